### Español: lo que solo muestran Discord y `serve`. Los textos de comandos tienen como máximo 100 caracteres.

## Los comandos y sus opciones

discord-challenge = Ofrecer una partida a alguien
discord-challenge-game = Ofrecer una partida de { $game }
discord-challenge-opponent = Tu rival; si falta, quien quiera
discord-challenge-side = Tu bando; si falta, por sorteo
discord-side-random = Por sorteo
discord-challenge-clock = Tiempo: 3d por jugada, 72h+12h/96h, soft o none; o el del servidor
discord-challenge-words = Unas palabras con la oferta
discord-challenge-games = Cuántas partidas seguidas, para quien quiera: 5 o forever
discord-challenge-thread = Si la partida tiene hilo propio

discord-challenges = Ver los desafíos que puedes responder y los tuyos
discord-decline = Rechazar un desafío, con unas palabras si quieres
discord-decline-words = Unas palabras para quien te desafió, como máximo 200 caracteres
discord-decline-game = El número del desafío, si te esperan varios

discord-option-kings-guard-small = Tablero pequeño: 8 por 8 casillas, 8 guardias por bando
discord-option-kings-guard-diagonal = Pasos diagonales; en el tablero pequeño favorecen al Sur: se puede cambiar de bando
discord-option-kings-guard-swap = Regla del pastel: el Norte puede tomar el bando del Sur tras su primer turno
discord-option-kings-guard-swap-on-page = Regla del pastel: el Norte puede tomar el bando del Sur tras su primer turno (en el tablero pequeño con pasos en diagonal rige de por sí)
discord-option-kings-guard-no-swap = Sin la regla del pastel, que pequeño con diagonal trae de por sí: entonces el Sur tiene gran ventaja
discord-option-kings-guard-no-swap-on-page = Sin la regla del pastel, que el tablero pequeño con pasos en diagonal trae de por sí: entonces el Sur tiene gran ventaja
discord-option-four-kings-team = A cuatro, un ejército cada cual: Sur y Oeste contra Norte y Este
discord-option-immortal-star-masters-three = Tres jugadores: rojas, negras y amarillas
discord-option-immortal-star-masters-four = Cuatro jugadores: rojas, azules, verdes y amarillas
discord-option-immortal-star-masters-five = Cinco jugadores: todas menos las blancas
discord-option-immortal-star-masters-six = Seis jugadores

discord-move = Hacer una jugada
discord-move-move = La jugada, como D2-D3, en King’s Guard E5-E7,D5; si falta, la eliges en menús
discord-move-game = El número de la partida, si te esperan varias

discord-board = Ver el tablero de una partida, solo para ti
discord-board-game = El número de la partida; si falta, tu partida de aquí
discord-board-show = Vista de cerca o marcas; si falta, todo el tablero
discord-board-show-close = Mi lado, de cerca
discord-board-show-passant = Casillas de captura al paso

discord-games = Lo que te espera, en todos los servidores
discord-games-terminal = Lo que te espera
discord-games-show = Qué partidas; si falta, las tuyas
discord-games-show-mine = Las mías, en todas partes
discord-games-show-here = Las que están en curso aquí

discord-review = Repasar una partida, pasada o en curso
discord-review-game = El número de la partida, o el nombre de quien juega; si falta, tu partida de aquí
discord-review-move = La jugada por la que empezar, por su número o como se jugó; si falta, la última

discord-remind = Cómo se te recuerdan las partidas que esperan tu jugada
discord-remind-how = auto, off o cada cuánto: 12h, 2d
discord-remind-where = Dónde llegan los recordatorios
discord-remind-where-here = Donde se juega la partida
discord-remind-where-dm = Por mensaje directo
discord-remind-quiet = Horas sin recordatorios, como 22-7; u off
discord-remind-boards = Si el tablero llega por mensaje directo, sin sonido, cuando te toca
discord-remind-boards-off = No
discord-remind-boards-dm = Por mensaje directo
discord-history = Buscar partidas que se jugaron o están en curso
discord-history-player = De quién; si falta, las de este servidor
discord-history-opponent = Contra quién
discord-history-result = Cómo terminaron para esa persona
discord-history-result-won = Ganadas
discord-history-result-lost = Perdidas
discord-history-result-drawn = Tablas
discord-history-state = Si han terminado; si falta, las terminadas
discord-history-state-ended = Terminadas
discord-history-state-running = En curso
discord-history-since = El primer día, como 2026-03-01; basta un mes o un año
discord-history-until = El último día, como 2026-03-31; basta un mes o un año
discord-history-game = Con las reglas de qué juego

discord-profile = Ver qué ha jugado alguien y cómo cayeron los dados
discord-profile-player = De quién; si falta, lo tuyo

discord-export = Sacar el registro de una partida en un archivo, para guardarlo o seguir en otro sitio
discord-export-game = El número de la partida
discord-verify = Comprobar los dados sellados de una partida, o ver cómo están sellados
discord-verify-game = El número de la partida; si falta, la que juegas aquí
discord-export-format = El formato; si falta, texto
discord-export-format-text = Texto, con el que otro Kingboard puede seguir
discord-export-format-json = JSON, para programas

discord-film = Ver una partida, o una parte, como animación
discord-film-game = El número de la partida; si falta, la tuya más nueva aquí
discord-film-from = La jugada por la que empezar, por su número o como se jugó; si falta, el comienzo
discord-film-to = La jugada con la que terminar, por su número o como se jugó; si falta, la última
discord-film-side = El bando que va abajo; si falta, el tuyo
discord-film-speed = A qué velocidad; si falta, una jugada por segundo, medio minuto como mucho
discord-film-speed-slow = Lenta, para ir pensando
discord-film-speed-normal = Normal
discord-film-speed-fast = Rápida, para un vistazo
discord-film-theme = Los colores; si falta, los tuyos
discord-story = Ver una partida en una imagen para compartir: comienzo, momento decisivo y final
discord-story-game = El número de la partida; si falta, la tuya más nueva aquí
discord-story-side = El bando que va abajo; si falta, el tuyo
discord-story-theme = Los colores; si falta, los tuyos

discord-draw = Ofrecer tablas
discord-draw-game = El número de la partida, si juegas varias

discord-takeback = Pedir que te dejen deshacer tu última jugada
discord-takeback-game = El número de la partida, si juegas varias

discord-resign = Rendirte en una partida; se te pregunta una vez más
discord-resign-game = El número de la partida, si juegas varias
discord-swap = Tomar el otro bando tras el primer turno del Sur, si rige la regla del pastel
discord-swap-game = El número de la partida, si juegas varias

discord-abort = Terminar una partida sin resultado: antes de la primera jugada o tras 30 días de silencio
discord-abort-game = El número de la partida, si juegas varias

discord-clock = Ver cuánto tiempo queda
discord-clock-game = El número de la partida, si juegas varias

discord-dice = Tirar los dados, añadirles palabras tuyas o sellarlos de nuevo
discord-dice-roll = Tirar para defender; que pulses no cambia cómo caen los dados
discord-dice-enter = Introducir cómo cayeron tus dados, si se juega con dados propios
discord-dice-faces = Los dos resultados, primero el del ataque, como 5 2
discord-dice-words = Añadir palabras tuyas a los dados sellados, antes de tu primera jugada
discord-dice-text = Las palabras; las verán tu rival y todo el mundo aquí
discord-dice-renew = Proponer abrir ya el secreto de los dados y sellar uno nuevo
discord-dice-game = El número de la partida, si juegas varias
discord-accept = Aceptar un desafío; si hay dados, con palabras tuyas para ellos
discord-accept-game = El número del desafío
discord-accept-words = Palabras que entran en los dados; las verá todo el mundo aquí
discord-pause = Proponer una pausa: no corre ningún reloj hasta que alguien reanude la partida
discord-pause-game = El número de la partida, si juegas varias

discord-resume = Reanudar una partida en pausa
discord-resume-game = El número de la partida, si juegas varias

discord-give = Dar más tiempo a los demás de una partida
discord-give-time = Cuánto: 1d, 12h, 1d12h
discord-give-game = El número de la partida, si juegas varias

discord-claim = Si a alguien se le acabó el tiempo: reclamar la victoria o seguir sin esa persona
discord-claim-game = El número de la partida, si juegas varias

discord-holiday = Irte de vacaciones: no corre ningún reloj en tus partidas; sin más, las muestra
discord-holiday-until = El último día, como 2026-08-20, o cuánto tiempo, como 10d
discord-holiday-from = El primer día, como 2026-08-10; si falta, ya
discord-holiday-back = Has vuelto: tus vacaciones terminan ahora

discord-hours = Tu zona horaria, noches y días libres, en que tus relojes se paran; sin más, los muestra
discord-hours-zone = Tu zona horaria, como Europe/Berlin o +05:30
discord-hours-night = Tu noche, como 22-7, u off
discord-hours-rest = Tus días libres, como sat sun, u off

discord-touch = Tocar una pieza a la vista, en una partida a pieza tocada
discord-touch-square = La casilla de la pieza, como D2
discord-touch-game = El número de la partida, si juegas varias

discord-show = Ver qué puede hacer una de las piezas
discord-show-square = La casilla de la pieza, como D2
discord-show-game = El número de la partida, si juegas varias

discord-describe = Poner una partida en palabras, o el tablero en letras
discord-describe-square = Solo esta casilla, como D5: qué hay en ella y qué puede llegar
discord-describe-show = Qué leer; si falta, todo en palabras
discord-describe-show-all = Todo en palabras
discord-describe-show-mine = Mis piezas en palabras
discord-describe-show-board = El tablero en letras
discord-describe-game = El número de la partida, si juegas varias

discord-explore = Probar jugadas en un tablero propio que nadie más ve
discord-explore-moves = Jugadas de ambos bandos, como D2-D3 D8-D7; un ataque sale bien si no añades fails
discord-explore-game = El número de la partida; si falta, tu partida de aquí
discord-explore-from = Empezar de nuevo tras esta jugada, por su número o como se jugó

discord-plan = Planear tus respuestas: solo las ves tú, y se juegan en el acto
discord-plan-line = Jugadas en su orden, como D8-D7 E1-E2; o draw accept; si falta, ves tu plan
discord-plan-game = El número de la partida, si juegas varias

discord-note = Anotar algo en una jugada, para ti
discord-note-text = Tu nota, como máximo 500 caracteres; si falta, se borra la nota de esa jugada
discord-note-move = La jugada, por su número o como se jugó; si falta, la última
discord-note-game = El número de la partida, si juegas varias

discord-notes = Leer tus notas de una partida y las que se abrieron a todo el mundo
discord-notes-game = El número de la partida; si falta, tu partida de aquí
discord-notes-share = Si se podrán leer tus notas cuando termine la partida

discord-block = No jugar más partidas nuevas con alguien, sin que nadie lo sepa
discord-block-player = A quién; si falta, a quienes bloqueas
discord-unblock = Volver a jugar con alguien a quien bloqueaste
discord-unblock-player = A quién; si falta, a quienes bloqueas
discord-friend = Aceptar enseguida todos los desafíos de alguien
discord-friend-player = De quién; si falta, ves de quiénes los aceptas
discord-unfriend = Decidir de nuevo antes de que empiece un desafío de alguien
discord-unfriend-player = De quién; si falta, ves de quiénes los aceptas

discord-settings = Elegir el aspecto de tus tableros y qué jugadas ves antes de que cuenten
discord-settings-theme = Los colores de tus tableros
discord-settings-welcome = Quién puede desafiarte
discord-settings-facing = Qué bando va abajo en tus tableros
discord-settings-confirm = Qué jugadas se te muestran antes de que cuenten

discord-server = Ver o cambiar cómo se juega en este servidor
discord-server-setting = Qué ajuste; si falta, todos
discord-server-value = Qué valor tendrá; si falta, lo eliges en una lista

discord-setup = Comprobar qué puedo hacer en este canal y cómo darme lo que falta

discord-here = Traer una partida a este canal
discord-here-game = El número de la partida; si falta, la que perdió su canal, o tu única partida

discord-help = Cómo se juega aquí
discord-help-game = Las imágenes de qué juego; si falta, las del que se juega aquí
discord-rules = Las reglas de un juego en breve, o uno de sus dictámenes
discord-rules-topic = Un dictamen como KM-4 o KG-5, o un apartado
discord-rules-game = Las reglas de qué juego

## Las respuestas propias del adaptador

done-elsewhere = Hecho. Aparece en el canal de la partida.
done-restarted = Hecho. Me reiniciaron antes de que pudiera responder.
done-there = Hecho en { $game }. El tablero está aquí:
done-there-move = Tu jugada en { $game }: `{ $moves }`. El tablero está aquí:
discord-which-setting = Elige qué ajuste tendrá ese valor.
discord-no-such-role = Nombra los roles mencionándolos, como `@Players`, o elígelos en la lista que muestra `/server settings`.
discord-unknown-control = Ya no conozco este botón. El tablero más nuevo de la partida tiene los que funcionan.
discord-unknown-command = No conozco este comando. Discord puede tardar unos minutos en mostrar los actuales.
discord-no-such-game = Indica la partida por su número, como `12`. La lista de partidas tiene los de las tuyas.
discord-unknown-shape = Discord envió esto en una forma que aún no conozco, así que no se cambió nada. Inténtalo de otro modo: con un comando o con una versión más nueva de mí.
discord-opponent-is-bot = No se puede desafiar a un bot: elige a una persona, o no nombres rival y juega con quien quiera aquí. Para jugar contra el ordenador, elige su nivel en **ordenador**.
discord-films-busy = Hay muchas animaciones en marcha, así que esta no empezó. Pídela otra vez en un minuto.
discord-film-in-hand = Tu otra animación aún se está haciendo, así que esta no empezó. Pídela otra vez cuando la otra esté aquí.
discord-films-in-a-row = Fueron varias animaciones seguidas. Podrás pedir la siguiente en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
discord-missing-rights = No puedo publicar tableros en este canal. Aquí necesito los permisos **Ver canal**, **Enviar mensajes** (en un hilo: **Enviar mensajes en hilos**) y **Adjuntar archivos**. Hasta entonces los mensajes de la partida esperan; `/board` y `/move` funcionan igual.

## Los ajustes y el arranque de `serve`

config-unreadable = No se pueden leer los ajustes de { $path }: { $why }
config-malformed = Los ajustes no sirven: { $why }
config-unknown-level = El ajuste log no puede ser "{ $level }": elige off, error, warn, info, debug o trace.
config-not-loopback = El ajuste api_base no puede ser "{ $base }": solo una dirección de esta máquina puede sustituir a Discord, como http://127.0.0.1:8080.

serve-no-token = No hay token de bot: pon en la variable de entorno DISCORD_TOKEN el token del portal de desarrolladores de Discord, o en DISCORD_TOKEN_FILE un archivo que lo contenga.
serve-bad-token = Discord no conoce este token de bot: copia de nuevo el token del portal de desarrolladores de Discord y ponlo en DISCORD_TOKEN.
serve-bad-token-file = Discord no conoce el token de bot de { $path }: copia de nuevo el token del portal de desarrolladores de Discord a ese archivo.
serve-intent-refused = Discord no deja que este bot lea mensajes: actívale Message Content Intent en el portal de desarrolladores de Discord, o pon read_messages en false.
serve-unreachable = No se puede contactar con Discord: { $why }
serve-ended = La conexión con Discord terminó definitivamente: { $why }
