# Four Kings One War: its sides and pieces, why a move is not legal, what is wrong with a position, and how games end.

side-west = Oeste
side-east = Este
option-team = a cuatro

end-uneventful = **Cien turnos sin captura ni jugada de peón. { $game } acaba en tablas.**
why-uneventful = ni captura ni jugada de peón

expected-square-cross = esperaba una columna de A a P
expected-row-cross = esperaba la fila de una casilla: de 1 a 16 en las columnas E a L, de 5 a 12 en las demás
expected-becomes = esperaba en qué se convierte el peón: Q (dama), R (torre), B (alfil) o N (caballo), o K para el rey cautivo

illegal-turn-spent = Un turno son dos jugadas, y ya están hechas. Quita lo demás.
illegal-surrender-due = Un rey está en jaque mate y hay que entregarlo primero: { $kings }.
illegal-not-mated = Ahora no hay que entregar ningún rey en { $square }.
illegal-done-first = Hay que hacer al menos una jugada. Solo a la segunda se renuncia con `done`.
illegal-done-check = El turno no puede acabar aquí: tu rey en { $king } está atacado desde { $square } ({ $by }).
illegal-partners = En { $square } hay una pieza de tu pareja ({ $piece }): no puedes moverla.
illegal-headless = La pieza de { $square } ({ $piece }) es del ejército cuyo rey se entregó. En este turno solo juega tu otro ejército.
illegal-moved-already = La pieza de { $square } ({ $piece }) ya se movió en este turno. La segunda jugada es de otra.
illegal-partner-stands = En { $square } hay una pieza de tu pareja: { $by }.
illegal-queen-line = Una dama va en línea recta o diagonal, así que no de { $from } a { $to }.
illegal-rook-straight = Una torre va por su fila o columna, así que no de { $from } a { $to }.
illegal-bishop-diagonal = Un alfil va en diagonal, así que no de { $from } a { $to }.
illegal-knight-hops = Un caballo da un salto o dos, cada uno a una casilla del tablero, así que no de { $from } a { $to }.
illegal-pawn-step = Este peón avanza recto de una a tres casillas (dirección: { $side }) o captura una casilla en diagonal hacia delante, así que no de { $from } a { $to }.
illegal-turret = Entre { $from } y { $to } faltan casillas, y por ahí no pasa esta pieza ({ $piece }).
illegal-knight-between = La casilla entre los saltos del caballo debe estar vacía, y aquí todas están ocupadas: { $squares }.
illegal-pawn-ahead = Para avanzar, un peón necesita casillas vacías, y { $square } está ocupada ({ $by }). Captura en diagonal.
illegal-pawn-needs-enemy = Un peón solo va en diagonal para capturar, y en { $square } no hay nada.
illegal-passed-gone = El peón que quizá pasó por { $square } ya no se puede capturar ahí: solo puede la primerísima jugada tras su turno.
illegal-castle-moved = El enroque pide un rey y una torre que no se hayan movido nunca. El rey de { $king } o esa torre se movió.
illegal-castle-between = El enroque pide casillas vacías entre rey y torre, y { $square } está ocupada: { $by }.
illegal-castle-check = El rey de { $king } está en jaque desde { $square } ({ $by }) y no puede enrocarse.
illegal-castle-through = El rey se enrocaría pasando por { $king }, atacada desde { $square } ({ $by }).
illegal-king-untaken = Ninguna jugada captura un rey, así que nada va a { $square }.
illegal-throne-taken = El peón liberaría a tu rey, pero su casilla { $king } está ocupada: { $by }.
illegal-throne-attacked = El peón liberaría a tu rey, pero su casilla { $king } está atacada desde { $square } ({ $by }).
illegal-king-attacked = Un rey nunca va a una casilla atacada: { $king } está atacada desde { $square } ({ $by }).
illegal-partner-open = Eso expondría al rey de tu pareja en { $king } ante { $square } ({ $by }).
illegal-left-attacked = Con eso acaba el turno, y tu rey en { $king } quedaría atacado desde { $square } ({ $by }).
illegal-left-beyond = Tu rey en { $king } quedaría atacado desde { $square } ({ $by }), y ninguna segunda jugada podría salvarlo.
illegal-becomes-nothing = Solo un peón en una línea de fondo se convierte en otra pieza, así que quita el “=”.
illegal-becomes-king = Un rey tuyo está cautivo, así que el peón lo libera en { $king }: escribe `=K`.
illegal-becomes-piece = Ningún rey tuyo está cautivo, así que el peón se convierte en Q, R, B o N.

rule-turn-spent = un turno son dos jugadas
rule-surrender-due = entrega antes al rey en mate
rule-not-mated = ningún rey que entregar
rule-done-first = haz al menos una jugada
rule-done-check = tu rey está atacado
rule-partners = pieza de tu pareja
rule-headless = solo juega el otro ejército
rule-moved-already = ya se movió en este turno
rule-partner-stands = ahí está tu pareja
rule-queen-line = la dama va en línea
rule-rook-straight = la torre va por fila o columna
rule-bishop-diagonal = el alfil va en diagonal
rule-knight-hops = el caballo da un salto o dos
rule-pawn-step = el peón avanza de una a tres
rule-turret = cierran las casillas que faltan
rule-knight-between = sin casilla vacía entre saltos
rule-pawn-ahead = el camino no está vacío
rule-pawn-needs-enemy = ahí no hay qué capturar
rule-passed-gone = tarde para capturar al paso
rule-castle-moved = rey o torre se movió
rule-castle-between = hay algo en medio
rule-castle-check = no se enroca en jaque
rule-castle-through = la casilla cruzada está atacada
rule-king-untaken = un rey nunca se captura
rule-throne-taken = la casilla del rey está ocupada
rule-throne-attacked = la casilla del rey está atacada
rule-king-attacked = la casilla está atacada
rule-partner-open = el rey de tu pareja, expuesto
rule-left-attacked = tu rey quedaría atacado
rule-left-beyond = nada salva después a tu rey
rule-becomes-nothing = ahí no se corona
rule-becomes-king = vuelve el rey cautivo
rule-becomes-piece = ningún rey está cautivo

setup-four-piece = “{ $found }” no es una pieza. Una pieza es s, w, n o e por el ejército y K, Q, R, B, N o P.
setup-four-run = Las casillas vacías se escriben con un número sin 0 delante, nunca dos seguidos.
setup-pawn-heading = En “{ $found }” sobra un signo ^, v, < o >: solo lo lleva un peón que ha girado.
setup-four-seat = Le toca a W o B; a cuatro, a S, W, N o E, y luego 0 o 1 por las jugadas hechas en este turno.
setup-begun = Aquí va la casilla donde está lo que se movió primero en este turno, como E5, tras un enroque rey y torre, o “-”.
setup-rights = Aquí van las torres que pueden enrocarse, en el orden del comienzo, como E1L1, o “-”.
setup-captives = Aquí van los ejércitos con el rey cautivo, por letras en el orden s, w, n, e, o “-”.
setup-passed = Aquí van casillas pasadas con sus peones, por columna y fila, como E3:E5, o “-”.
setup-still = El número de turnos tranquilos va de 0 a 100.
setup-king-neither = El { $side } no tiene rey, ni en el tablero ni cautivo.
setup-king-both = El rey del { $side } está a la vez en el tablero y cautivo.
setup-kings-gone = Los dos reyes de quien acaba de jugar están cautivos: la partida ha acabado.
setup-pawn-back = No puede haber un peón en { $square }, en una línea de fondo.
setup-idle-right = La torre de { $square } no puede enrocarse: ella o su rey no está en su casa.
setup-passed-none = Ningún peón que haya pasado por { $square } está una o dos casillas más allá.
setup-begun-none = Lo que se movió primero en este turno no está ahí.
setup-begun-handed = Un turno que empieza entregando un rey pide un rey cautivo, y solo sigue entre dos.
setup-begun-stuck = El turno no puede acabar: nada pone a salvo a los reyes.

turn-goes-on-four-kings = { $player }, tu turno sigue: haz la segunda jugada con otra pieza, o di `done`.
caption-turn-goes-on-four-kings = { $side }: la segunda jugada
caption-turn-surrender = { $side }: hay que entregar un rey
turn-surrender = { $player }, un rey tuyo está en jaque mate y hay que entregarlo: { $moves }.
turn-goes-on-surrender = { $player }, tu turno sigue: mueve una pieza de tu otro ejército, o di `done`.
caption-turn-goes-on-surrender = { $side }: una jugada del otro ejército, o done

board-letters-four-kings = Las minúsculas s, w, n y e son Sur, Oeste, Norte y Este (Sur y Oeste contra Norte y Este), las mayúsculas las piezas: K rey, Q dama, R torre, B alfil, N caballo, P peón. * es el último turno, " su segunda jugada, ' las jugadas anteriores de los demás, ! un rey atacado, ~ lo que ya se movió en este turno, † piezas perdidas, ‡ reyes cautivos.
console-legend-four-kings = Las minúsculas s, w, n y e son Sur, Oeste, Norte y Este (Sur y Oeste contra Norte y Este), las mayúsculas las piezas: K rey, Q dama, R torre, B alfil, N caballo, P peón. * es el último turno o una jugada rechazada, " su segunda jugada, ' las jugadas anteriores de los demás, ! un rey atacado o lo que prohíbe una jugada, ~ lo que ya se movió en este turno, † piezas perdidas, ‡ reyes cautivos, + una casilla adonde ir. Una línea es una jugada o un turno entero, como `E2-E5 B8-C8`; `done` renuncia a la segunda. **moves** muestra lo que es legal. **board passant** marca con = las casillas de captura al paso.
game-started-four-kings = ¡Empieza **{ $title } { $game }**! { $white } juega con las { $first } (Sur y Oeste) y { $black } con las { $second } (Norte y Este).

illegal-passed-swept = El peón no se puede capturar en { $square }: tras él, una dama, una torre o un alfil pasó por esa casilla y la dejó a salvo.
rule-passed-swept = dama, torre o alfil la guarda

pool-four-kings = Four Kings One War (duelo)
pool-four-kings-team = Four Kings One War (equipos)
web-about-four-kings = Ajedrez en una cruz con cuatro ejércitos, para dos o cuatro.
