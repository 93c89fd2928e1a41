### Español: los servidores, qué puede hacer el bot en ellos y qué impide una partida.

## Los ajustes de un servidor

house-title = **Cómo se juega en este servidor**
house-title-terminal = **Cómo se juega en esta mesa**
house-setting = **{ $setting }**:
house-channels = Canales donde empiezan partidas
house-roles = Quién las empieza y las acepta
house-game = Juego, si no se indica otro
house-clock = Control de tiempo, si no se indica otro
house-pings = Mensajes
house-expiry = Un desafío caduca
house-offers = Desafíos abiertos por persona
house-offers-in-all = Desafíos abiertos en total
house-games = Partidas en curso por persona
house-holidays = Vacaciones por persona
house-puzzles = El problema del día
house-puzzles-nowhere = en ninguna parte
house-puzzles-refused = El canal del problema del día no aceptó el último. Elige un canal de texto o de anuncios en el que yo pueda escribir.

house-everywhere = todos
house-everybody = todo el mundo
house-no-clock = ninguno, sin prisa
house-never = nunca
house-after-days = { $count ->
    [one] tras un día
   *[other] tras { $count } días
}
house-days = { $count ->
    [0] ningún día
    [one] un día al año
   *[other] { $count } días al año
}
house-most = como máximo { $count }
house-any-number = sin límite
pings-on = avisan a quien nombran
pings-silent = nombran sin avisar

house-change = Cambiar algo
house-who = Lo puede cambiar quien administra el servidor.
house-not-yours = Solo quien puede gestionar este servidor cambia sus ajustes.
house-no-server = Estos ajustes son de un servidor en el que yo esté. Pídelos en uno de sus canales.
house-not-read = Aquí no me sirve “{ $typed }”.
house-how-channels = Elige los canales donde empiezan las partidas; sus hilos también cuentan. **all** es en todos. Las partidas en curso siguen donde están.
house-how-roles = Elige los roles que pueden empezar y aceptar partidas. **all** es todo el mundo. Quien administra el servidor siempre puede.
house-how-game = Elige un juego por su nombre, como `kings-mate`.
house-how-clock = Días por jugada, como `3d`; o una reserva, un incremento y un tope, como `72h+12h/96h`. Con **soft** detrás, quien se queda sin tiempo solo pierde si otra persona de la partida lo reclama. **none** es sin reloj.
house-how-pings = **on** avisa a quien nombra un mensaje; **silent** nombra sin hacer ruido.
house-how-expiry = Elige cuántos días espera un desafío su respuesta, de 1 a 366, o **never**.
house-how-offers = Elige cuántos desafíos abiertos puede tener una persona, de 1 a 999, o **any**.
house-how-offers-in-all = Elige cuántos desafíos puede haber abiertos en total, de 1 a 999, o **any**.
house-how-games = Elige cuántas partidas en curso puede tener aquí una persona, de 1 a 999, o **any**.
house-how-holidays = Elige cuántos días de vacaciones puede tomarse una persona al año, de 0 a 366.
house-how-puzzles = Elige un canal de texto o de anuncios en el que se publica el problema del día, sin avisar a nadie. **none** es en ninguna parte.
button-server = Ajustes del servidor

## Qué impide que empiece una partida

admit-elsewhere = En este servidor las partidas empiezan en otro lugar:
admit-shown-elsewhere = En este servidor las partidas no se muestran aquí, sino en:
admit-there = En ese servidor no todo el mundo empieza partidas, y desde aquí no veo tus roles. Responde, por favor, en { $place }.
admit-roles = En este servidor solo empiezan partidas quienes tienen ciertos roles:
admit-nobody-here = A una conversación privada no puede unirse nadie más. Ofrece la partida en un canal de un servidor, donde alguien pueda aceptarla.
admit-guest = No estoy en este servidor, así que aquí nadie más vería el tablero. Quien lo administra puede invitarme; lo que es solo para ti funciona aquí igual.
admit-guest-shown = Aquí solo estoy de visita contigo: puedo mostrártelo a ti, pero no a todo el mundo.
admit-offers = { $count ->
    [one] Ya tienes un desafío abierto en este servidor, y aquí solo se admite uno a la vez. Retíralo o espera la respuesta.
   *[other] Ya tienes { $count } desafíos abiertos en este servidor, el máximo por persona. Retira uno o espera una respuesta.
}
admit-offers-in-all = { $count ->
    [one] Ya hay un desafío abierto en este servidor, y aquí solo se admite uno a la vez. ¿Te animas a aceptarlo?
   *[other] Ya hay { $count } desafíos abiertos en este servidor, el máximo aquí. ¿Te animas a aceptar uno?
}
admit-games = { $count ->
    [one] Ya tienes una partida en curso en este servidor, y aquí solo se admite una a la vez. Termínala antes.
   *[other] Ya tienes { $count } partidas en curso en este servidor, el máximo por persona. Termina una antes.
}
admit-games-of-other = { $player } ya tiene el máximo de partidas en curso por persona en este servidor. El desafío sigue abierto.

## Qué puede hacer el bot en un canal

setup-ready = **Aquí se puede jugar.** Tengo todos los permisos necesarios.
setup-missing = **Aquí aún no se puede jugar.** Me falta:
setup-refused = Sin eso, nadie vería aquí el tablero. { $command } explica cómo dármelo.
setup-better = A las jugadas escritas podría contestar mejor, como respuesta a ellas, con:
setup-for-threads = Solo las partidas con hilo propio necesitan además:
setup-threads-ready = Las partidas también pueden tener su propio hilo.
setup-hears = Leo todos los mensajes de aquí: una jugada como `D2-D3`, sola en su línea, se juega. La charla ni la contesto ni la guardo.
setup-hears-little = Para jugar, responde a un tablero con `D2-D3` y deja activada la mención, mencióname o usa { $move }. Un `D2-D3` suelto no lo veo: para eso, quien lleva el bot tiene que activar Message Content Intent y `read_messages`.
setup-how = Para darme lo que falta: abre **Editar canal** › **Permisos**, añádeme a mí o mi rol en **Permisos avanzados**, marca esos permisos y guarda. Para todos los canales a la vez: **Ajustes del servidor** › **Roles** › mi rol › **Permisos**. Luego pulsa **Comprobar otra vez**.
setup-meanwhile = Mientras tanto funciona lo que es solo para ti: { $board }, { $move }, { $games }.
setup-nothing = Aquí no hay nada que configurar: todo funciona.
setup-private = Aquí funciona todo lo que es solo para ti. Para comprobar un canal, pregunta en él.
setup-guest = No estoy en este servidor: aquí solo me tienes tú. Lo que es solo para ti funciona, pero nadie más lo ve y no puede empezar ninguna partida. Quien administra el servidor puede invitarme.
setup-elsewhere = Eso sí: según los ajustes de este servidor, las partidas empiezan en otro lugar:
button-setup = Qué puedo hacer aquí
button-setup-again = Comprobar otra vez
button-invite = Invítame

right-view = • **Ver canal**: para poder estar aquí
right-post = • **Enviar mensajes**: los tableros son mensajes normales
right-post-in-threads = • **Enviar mensajes en hilos**: allí los tableros son mensajes normales
right-attach = • **Adjuntar archivos**: la imagen del tablero
right-history = • **Leer el historial de mensajes**: Discord lo pide para responder a un mensaje
right-open-threads = • **Crear hilos públicos**: para abrir el hilo
right-keep-threads = • **Gestionar hilos**: para despertar el hilo y cerrarlo tras la partida
right-hear = • **Message Content Intent**: para leer jugadas escritas sin respuesta ni mención
right-call-roles = • **Mencionar @everyone, @here y todos los roles**: para avisar al rol de los desafíos abiertos

## Lugares que se cierran y partidas que siguen en otro sitio

place-gone = El lugar de { $game } con { $opponent } ya no existe o me está cerrado, así que la partida está en pausa y no corre ningún reloj. Ve a un canal donde estemos todos los de la partida y yo, y escribe allí { $command }: seguirá con este tablero.
challenge-unposted = Discord no aceptó el mensaje de tu desafío { $game }, así que nadie lo ve en su canal. Puedes retirarlo e intentarlo de nuevo. { $setup } en ese canal dice si me falta algún permiso.
here-private = Una partida se juega donde la ven todos los que juegan. Escribe esto en un canal de un servidor.
here-other-server = { $game } se juega en otro servidor, y su canal sigue allí. Dentro de ese servidor se puede llevar a cualquier sitio.
refuse-here-already = { $game } ya se juega aquí.
moved-there = { $game } sigue en otro lugar:
no-thread = Aquí no puedo abrir hilos, así que { $game } se queda en este canal. { $command } dice qué me haría falta.
button-abort = Cancelar la partida
time-wait-left = Bien: la partida espera. { $player } puede volver cuando quiera: basta con que haga algo en { $game }.
places-gone = { $count } de tus partidas se quedaron sin lugar, o me está cerrado: están en pausa y no corre ningún reloj.
places-gone-line = { $game } { $title }: contra { $opponent }
places-gone-how = Ve a un canal donde estemos los demás y yo, y escribe allí { $command } `{ $number }`, con el número de la partida: allí seguirá con su tablero.

house-seekers = Rol al que se avisa de los desafíos abiertos
house-seekers-none = ninguno
house-how-seekers = Elige un rol. Cuando alguien abra aquí un desafío para quien quiera, menciono el rol debajo de la oferta: una vez por desafío y, como mucho, una vez por hora. Todos deben poder mencionar el rol, o necesito **Mencionar @everyone, @here y todos los roles**. **none** no avisa a nadie.
house-seekers-missing = Para avisar al rol de los desafíos abiertos aún necesito esto, salvo que todos puedan mencionarlo:
house-seekers-call = { $player } quiere jugar: { $game }.
