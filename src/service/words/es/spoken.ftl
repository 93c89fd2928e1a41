### Español: plain words said to the bot, and what it answers.
### A list holds words in small letters between commas. The words of all languages are known to everybody, and none means two things.

spoken-hello = hola, buenas, buenos días, buenas tardes, buenas noches
spoken-thanks = gracias, muchas gracias
spoken-help = ayuda, comandos
spoken-games = partidas, mis partidas
spoken-resign = rendirse, abandonar, abandono, me rindo
spoken-draw = tablas, empate
spoken-takeback = deshacer, retirar, retractar
spoken-done = listo, hecho, terminar turno
spoken-yes = sí por favor, si por favor, claro, claro que sí, vale, de acuerdo, por supuesto, acepto
spoken-no = no gracias, rechazo, mejor no, ahora no
spoken-withdraw = retirar oferta, retiro la oferta, cancelar
spoken-play = jugar, nueva partida
spoken-greeting = ¡Hola, { $player }! Para mover, responde a tu tablero con la jugada. { $games } muestra lo que te espera, { $challenge } ofrece una partida, { $help } explica lo demás.
spoken-greeting-terminal = ¡Hola, { $player }! Escribe una jugada como `D2-D3`. { $games } muestra lo que te espera, **new** empieza una partida, { $help } explica lo demás.
spoken-games-aloud = { $games } muestra tus partidas, solo a ti.
spoken-resign-aloud = Si es lo que quieres, responde `{ $answer }` o usa { $command }.
spoken-draw-aloud = Para ofrecer tablas con tu próxima jugada, usa { $command } con `{ $answer }` y la partida { $game }.
spoken-unknown = No entendí eso. Envía una jugada como `{ $example }` o mira { $help }.
spoken-command = Para eso está { $command }.
spoken-nothing-waits = Aquí nada espera un sí o un no tuyo.
spoken-nothing-to-withdraw = Aquí no tienes nada que retirar.
spoken-answers-this = ¿Es tu respuesta a esto?
spoken-press = Usa el botón de abajo, por favor: si hay algún impedimento, solo tú lo verás.
move-and-more = Leo `{ $move }`, pero no “{ $rest }”. Envía solo `{ $move }`.
move-asked = ¿Juego **{ $move }** en { $game }?
move-on-older-board = Has respondido a un tablero anterior de { $game }. ¿Juego **{ $move }** en el más reciente?
edited-after-move = Has jugado en { $game } desde que escribiste esa línea, así que editarla no ha hecho nada. Si es lo que quieres ahora, escríbelo de nuevo.
