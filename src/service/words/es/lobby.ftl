### Español: mesas para más de dos: cómo se reúnen, a quién se pregunta, quién queda fuera y los puestos.

lobby-offered = { $player } abre una mesa para { $seats }: **{ $title }**, { $game }. Cualquiera de aquí puede sentarse.
lobby-called = { $player }, hay un asiento para ti si quieres.
lobby-terms = Empieza cuando todos los asientos estén ocupados.
lobby-teams = { $side1 } y { $side2 } juegan juntos, contra { $side3 } y { $side4 }.
lobby-came = { $player } llega a { $game } y toma un asiento cualquiera.
lobby-came-seat = { $player } llega a { $game } y toma el asiento { $side }.
lobby-went = { $player } deja { $game }.
lobby-would-start = { $player } propone empezar { $game } con quienes están aquí.
lobby-fewer = Todos de acuerdo: { $game } se juega entre { $seats }, y los asientos se sortean.
lobby-seat = { $side }: { $player }
lobby-free = { $side }: libre
lobby-by-lot = Un asiento cualquiera: { $players }
lobby-ready = De acuerdo en empezar: { $players }
lobby-count = Están { $count } de { $seats }.
button-lobby-any = Cualquier asiento
button-lobby-leave = Irse
button-lobby-begin = Empezar con { $count }

refuse-lobby-two = { $game } es para dos: acéptala y empieza.
refuse-lobby-there = Ese asiento ya es tuyo. { $game } empieza cuando hayan llegado los demás.
refuse-lobby-not-there = No estás en la mesa de { $game }. Toma primero un asiento.
refuse-lobby-taken = Ese asiento lo ha elegido { $player }. Toma otro, o uno cualquiera.
refuse-lobby-no-seat = La mesa de { $game } no tiene ese asiento.
refuse-lobby-host = Abriste tú esta mesa, así que no puedes dejarla sin más. Puedes retirar la oferta.
refuse-lobby-few = { $game } no se puede jugar con quienes están aquí. Tiene que venir alguien más.
refuse-lobby-ready = Ya aceptaste empezar. Aún faltan otros por aceptar.
refuse-lobby-which = Ese no es un asiento de esta mesa. Sus asientos son: { $sides }.
refuse-out = Has quedado fuera de { $game }, y los demás siguen jugando. { $command } `{ $number }` te deja mirar.
refuse-out-on-page = Has quedado fuera de { $game }, y los demás siguen jugando.
refuse-agreed = Ya has dado tu acuerdo. Faltan por responder: { $players }.

table-started = **{ $title } { $game }** empieza.
table-started-in-thread = **{ $title } { $game }** empieza en un hilo propio.
table-teams = { $player1 } ({ $side1 }) y { $player2 } ({ $side2 }) contra { $player3 } ({ $side3 }) y { $player4 } ({ $side4 }).
table-seated = { $player } ({ $side })
table-draw-prompt = **Aceptar tablas** termina la partida cuando todos hayan aceptado; un solo rechazo la deja seguir. Faltan por responder: { $players }.
table-takeback-prompt = Las jugadas se deshacen cuando todos hayan aceptado; un rechazo las deja como están, y seguir jugando también. Faltan por responder: { $players }.
table-abort-prompt = Se cancela en cuanto lo quiera la mitad de las personas de la mesa. Faltan por responder: { $players }.
table-draw-agreed = { $player } acepta tablas en { $game }.
table-takeback-agreed = { $player } acepta deshacer las jugadas en { $game }.
table-abort-agreed = { $player } acepta cancelar { $game } antes de que empiece.
table-abort-agreed-silent = { $player } quiere cancelar { $game }: nadie ha jugado desde hace { $time }.
table-out-resignation = { $player } se rinde en { $game }. Los demás siguen jugando.
table-out-time = A { $player } se le acabó el tiempo en { $game }. Los demás siguen jugando.
table-out-abandonment = { $player } no volvió a { $game }. Los demás siguen jugando.
table-partner-moves = Desde ahora { $partner } mueve lo que queda del { $side }.
table-end-won = **{ $count ->
    [one] { $players } gana
   *[other] { $players } ganan
} { $game }.** ({ $why })
table-end-level = **{ $game } termina en tablas para { $players }.** ({ $why })
table-places = Puestos: { $places }
board-of-table = { $players }.

handed-on-offered = { $from } quisiera que { $to } siguiera en { $game }. { $to } puede aceptar hasta el { $until }.
handed-on = { $to } sigue en { $game } por { $from }. Las ofertas de tablas, las peticiones de deshacer y similares quedan sin efecto.
discord-handover = Ofrecer tu asiento a alguien, o dejar que siga un ordenador
discord-handover-player = Quién ha de seguir por ti
discord-handover-game = El número de la partida, si juegas varias
discord-name-handover = ceder
console-which-table = ¿Qué mesa? **sit 12 west** toma un asiento en la mesa 12, **sit 12** uno cualquiera; **leave 12** y **start 12** se usan igual.
console-handover-whom = ¿Quién ha de seguir por ti? **handover NOMBRE** le ofrece tu asiento. **handover computer 3** pide en su lugar un ordenador de nivel 3, por ti o por alguien que se ha ido.
