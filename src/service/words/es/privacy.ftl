### Español: what is kept of somebody, handed out and deleted.

privacy-title = **Lo que se guarda sobre ti**
privacy-name = Tu nombre, como se vio por última vez: { $name }
privacy-games = Partidas y desafíos: { $games }; en curso: { $running }, abiertos: { $open }
privacy-own = Ajustes: { $settings }. Notas sobre jugadas: { $notes }. Planes: { $plans }. Significados de señas: { $meanings }. Tableros privados: { $boards }. Análisis pedidos: { $analyses }. Problemas intentados: { $puzzles }. Tokens de programas: { $tokens }
privacy-competition = Puntuaciones: { $ratings }. Competiciones en las que participas o que moderas: { $contests }. Decisiones de la moderación sobre tu cuenta: { $deeds }
privacy-others = Jugadores que has bloqueado: { $blocked }. Amigos: { $friends }
privacy-time = Vacaciones: { $holidays }. Recordatorios y mensajes privados, enviados o pendientes: { $messages }
privacy-seen = Última vez aquí: { $when }
privacy-policy = Tu id, tu nombre y tus partidas se guardan para que se pueda jugar, y también lo que se cuenta aquí. Una partida la ve todo su servidor; tus notas, planes y tableros privados los ves solo tú. Otros mensajes no se guardan, nada se vende, y casi todo se queda hasta que lo borres. Los programas de un servidor pueden saber qué pasa en sus partidas. Responde de ello quien lleva el bot.
privacy-policy-terminal = Qué se guarda, por qué y cuánto tiempo está en `docs/privacy.md`, que viene con Kingboard. Todo está en la base de datos de esta mesa.
privacy-policy-page = { $page }. Responde de ello quien lleva el bot.
privacy-page = Qué se guarda, por qué y cuánto tiempo
privacy-here = { $days ->
    [0] Cuando un servidor quita este bot, sus datos solo se borran si alguien lo pide.
    [one] Cuando un servidor quita este bot, sus datos se borran { $days } día después.
   *[other] Cuando un servidor quita este bot, sus datos se borran { $days } días después.
} De lo que guarda el bot responde quien lo lleva. El texto está en inglés.
privacy-none = No se guarda nada sobre ti.
privacy-file = Esto es todo lo que se guarda sobre ti. Nadie más ve este mensaje.
privacy-too-large = Lo que se guarda sobre ti es demasiado para un archivo aquí. Pídelo a quien lleva el bot: { $command } lo escribe.
privacy-really = **¿Borrar todo lo que se guarda sobre ti? No se puede deshacer.**
privacy-stale = **Ese botón era antiguo, o tus partidas han cambiado desde entonces. Lee otra vez, por favor: no se puede deshacer.**
privacy-sure = Se borran tu nombre, ajustes, notas, planes, significados de señas, tableros privados, tokens, bloqueos, amigos, vacaciones, recordatorios, puntuaciones, intentos de problemas, peticiones de análisis y navegadores conectados, y dejas todas las ligas, torneos y escaleras. Quien te había bloqueado tendrá que hacerlo de nuevo.
privacy-sure-games = Dejas tus partidas al instante; en curso: { $running } (te rindes; las que no tienen jugadas se cancelan), desafíos abiertos: { $open }. Se avisa en las mesas.
privacy-sure-rest = En tus partidas (son { $games }) ocupa tu lugar “un antiguo jugador”, y desaparecen las palabras que enviaste con desafíos; tus rivales conservan sus partidas. Las palabras que añadiste a los dados se quedan, porque con ellas se comprueban. Los mensajes que ya están en Discord siguen allí.
privacy-gone = Hecho: ya no se guarda nada sobre ti. Si vuelves a jugar, empiezas como alguien nuevo.
privacy-not-yours = Ese botón era para otra persona u otro lugar. Pide uno tuyo.
privacy-server-not-yours = Solo quien puede gestionar este servidor puede hacer borrar sus datos.
privacy-server-none = No se guarda nada sobre este servidor.
privacy-server-stale = **Ese botón era antiguo, o desde entonces algo ha empezado o terminado aquí. Lee otra vez, por favor: no se puede deshacer.**
privacy-server-sure = Se borran los ajustes, los webhooks y los tokens de este servidor, y lo que está en curso o abierto aquí ({ $alive }) termina sin resultado. Antes se abren los dados sellados, y se avisa a los jugadores en privado.
privacy-server-contests = Las ligas y los torneos de aquí que no han terminado ({ $contests }) se cancelan.
privacy-server-ladders = Las escaleras de aquí que siguen abiertas ({ $ladders }) se cierran.
privacy-server-games = Las partidas de aquí ({ $games }) pierden su lugar: solo quienes las jugaron pueden verlas. No se puede deshacer.
privacy-server-gone = Hecho: ya no se guarda nada sobre este servidor.
name-quoted = “{ $name }”
former-player = un antiguo jugador
refuse-rematch-gone = La otra persona de { $game } se fue para siempre, así que no hay revancha.
game-closed = { $game } termina sin resultado: se borró todo lo que se guardaba sobre su servidor.
button-privacy-export = Dámelo todo
button-privacy-delete = Borrar
button-privacy-sure = Borrar todo
button-privacy-server-sure = Borrar datos del servidor
discord-privacy = Ver, descargar o borrar lo que se guarda sobre ti
discord-privacy-show = Ver lo que se guarda sobre ti
discord-privacy-export = Recibir en un archivo todo lo que se guarda sobre ti
discord-privacy-delete = Borrar todo lo que se guarda sobre ti
discord-privacy-server = Borrar todo lo que se guarda sobre este servidor, si lo administras
console-privacy-what = **privacy** muestra lo que se guarda sobre ti, **privacy export** lo entrega, **privacy delete** lo borra.
config-bad-page = El ajuste page de [privacy] no puede ser { $given }: escribe una dirección que empiece por https://, sin espacios ni paréntesis.
