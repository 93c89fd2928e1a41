### Español: los recordatorios y la lista de lo que espera.

reminder = { $player }, { $game } contra { $opponent } aún espera tu jugada. Plazo: { $deadline }.
reminder-untimed = { $player }, { $game } contra { $opponent } espera tu jugada desde hace { $time }.
reminder-several = { $player }, estas partidas esperan tu jugada:
reminder-line = { $game } contra { $opponent }; plazo: { $deadline }
reminder-line-untimed = { $game } contra { $opponent }: desde hace { $time }
reminder-silent = Si no juegas antes del { $from }, se podrá cancelar sin resultado.
reminder-silent-now = Como no juegas desde hace { $time }, ya se puede cancelar sin resultado.
reminder-silent-several = Una partida sin reloj se puede cancelar sin resultado cuando llevas { $time } sin jugar.
button-play = Jugar
button-not-now = Ahora no

not-now = De acuerdo, ahora no. Te recordaré { $game } de nuevo el { $when }.
not-now-too-near = { $game } no da tiempo a otro recordatorio. Tu plazo para la jugada: { $deadline }.
not-now-never = No te recordaré más { $game } para esta jugada.
not-now-nothing = Ahora mismo ninguna de estas partidas te espera: no hay nada que aplazar.

remind-page = **Tus recordatorios**
remind-now-auto = Automático: uno cuando hayas gastado cuatro quintos de tu tiempo para una jugada; sin reloj, uno a los 3 días y luego cada vez menos.
remind-now-off = Desactivados: no recibes recordatorios.
remind-now-every = A intervalos de { $time } mientras una partida te espere; tras cinco sin respuesta, ninguno más.
remind-now-place = Llegan donde se juega la partida.
remind-now-person = Llegan por mensaje directo.
remind-now-quiet = Horas de silencio: { $hours } ({ $zone }; { $command } cambia la zona). Entonces no llega ninguno, ni en tus noches, tus días libres o tus vacaciones.
remind-now-no-quiet = No tienes horas de silencio para ellos. En tus noches, tus días libres o tus vacaciones no llega ninguno.
remind-now-boards = Cuando te toca, el tablero llega por mensaje directo, sin sonido.
remind-now-no-boards = Los tableros no llegan por mensaje directo.
remind-closed = El { $when } se rechazó un mensaje directo para ti. Desde entonces los recordatorios llegan donde se juega la partida, y los tableros por mensaje directo están desactivados. Para recibirlos, permite mensajes directos de miembros de un servidor que compartamos y vuelve a elegirlos.
remind-typed = También puedes escribir otros intervalos y horas: con { $command }, por ejemplo `36h` y `22-7`.
remind-menu-how = ¿Cada cuánto?
remind-menu-where = ¿Dónde?
remind-menu-quiet = ¿Horas de silencio?
remind-menu-boards = ¿Tableros por mensaje directo?
remind-often-auto = Recuérdamelo cuando haga falta
remind-often-off = No me lo recuerdes
remind-often-every = Recuérdamelo a intervalos de { $time }
remind-to-place = Recuérdamelo donde se juega la partida
remind-to-person = Recuérdamelo por mensaje directo
remind-silence-off = Sin horas de silencio
remind-silence = Horas de silencio: { $hours }
remind-boards-on = Envíame los tableros por mensaje directo
remind-boards-off = Sin tableros por mensaje directo

refuse-remind-how = No entiendo “{ $typed }” como intervalo. Escribe `auto`, `off` o cada cuánto: `12h`, `2d`, `1d12h`.
refuse-remind-length = Los recordatorios pueden llegar como mucho una vez por hora y como poco una vez en 60 días: no “{ $typed }”.
refuse-remind-where = Los recordatorios llegan `here`, donde se juega la partida, o por `dm`: no por “{ $typed }”.
refuse-quiet = No entiendo “{ $typed }” como horas de silencio. Escríbelas como `22-7` o `22:30-06:45`, o pon `off`.
refuse-quiet-long = Las horas de silencio son doce como mucho. En días libres y vacaciones ya hay silencio sin ellas.
refuse-boards = Los tableros llegan por `dm`, o no llegan: `off`.

inbox-mine = **Te esperan:**
inbox-others = **Esperan a otras personas:**
inbox-offers = **Te ofrecen:**
inbox-timed = { $game } contra { $opponent }; plazo: { $deadline }
inbox-timed-terminal = { $game } contra { $opponent }; tiempo: { $left }; plazo: { $deadline }
inbox-timed-stops = { $game } contra { $opponent }; tiempo: { $left }; plazo: { $deadline }
inbox-stands = { $game } contra { $opponent }; tiempo: { $left }
inbox-untimed = { $game } contra { $opponent }: espera desde hace { $time }
inbox-asked = { $game } contra { $opponent }
inbox-offer = { $game }, de { $challenger }
inbox-to-move = le toca a { $player }
inbox-paused = en pausa
inbox-away = { $player } está de vacaciones hasta el { $until }
inbox-draw = hay oferta de tablas
inbox-takeback = hay petición de deshacer
inbox-pause = hay propuesta de pausa
inbox-stand-in = se propone un ordenador para un asiento
inbox-renewal = se propone un sello nuevo
inbox-silent = { $abort } la termina sin resultado
inbox-silent-on-page = se puede cancelar
inbox-up = se acabó el tiempo
inbox-page = Página { $page } de { $pages }.
inbox-open-here = { $count ->
    [one] Aquí hay un desafío abierto.
   *[other] Aquí hay { $count } desafíos abiertos.
}
inbox-open-here-terminal = { $count ->
    [one] Aquí hay un desafío abierto. **challenges** lo muestra, **sí** o **no** responde.
   *[other] Aquí hay { $count } desafíos abiertos. **challenges** los muestra, **accept 12** y **decline 12** responden a uno.
}
inbox-nothing = Ahora mismo no te espera nada.
inbox-last = { $count ->
    [one] No te espera ningún otro tablero.
   *[other] Era el último de los { $count } tableros que te esperan.
}
inbox-nth = { $count ->
    [one] No te espera ningún otro tablero.
   *[other] Tablero { $nth } de los { $count } que te esperan.
}
inbox-table = mensaje
inbox-to-table = Ir a su último { $table }.
button-next = Siguiente tablero
button-challenges = Desafíos ({ $count })
button-skip = Saltar
button-inbox = Lista
button-from-first = Desde el primero
button-page-back = Anteriores
button-page-back-terminal = ◀ Anteriores
button-page-on = Más
button-page-on-terminal = Más ▶
