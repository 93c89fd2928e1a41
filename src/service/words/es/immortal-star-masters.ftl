### Español: ImmortalStarMasters: bandos, jugadas ilegales, posiciones con errores y finales.

side-red = Rojas
side-blue = Azules
side-green = Verdes
side-yellow = Amarillas
option-three = tres jugadores
option-four = cuatro jugadores
option-five = cinco jugadores
option-six = seis jugadores

end-quiet-turns = **Cien turnos de cada rey en juego sin capturas ni jugadas de peón. { $game } acaba en tablas.**
why-quiet-turns = cien turnos tranquilos

expected-star-row = esperaba una letra de fila, de la A a la S
expected-star-number = esperaba un número de esa fila: las filas tienen de 10 a 19 casillas, contando los muros
expected-star-becomes = esperaba en qué se convierte el peón: Q (dama), R (torre), B (alfil) o N (caballo)

illegal-star-wall = { $square } es un muro: nada se pone ahí ni lo cruza.
illegal-star-dead = La pieza de { $square } ({ $piece }) está muerta: las { $side } están fuera de la partida, y las piezas muertas nunca se mueven.
illegal-star-nothing-due = La pieza de { $square } ({ $piece }) no se convierte en nada con eso. Solo lo hace un peón en la hilera 1 de un territorio enemigo: quita el “=”.
illegal-star-nothing-lost = El peón de { $square } no tiene en qué convertirse: tienes dos damas y no has perdido torre, alfil ni caballo que puedas recuperar. Espera ahí hasta entonces.
illegal-star-kind = El peón no puede convertirse en esa pieza: { $piece }. Elige entre: { $choices }.
illegal-star-king-taken = Un rey nunca se captura. Las { $side } quedan fuera si, en su propio turno, el rey de { $square } no tiene salida del jaque.
illegal-star-waits = El peón de { $square } está en la hilera 1 y no va más lejos. Espera a que lo cambies.
illegal-star-castle-gone = Ya no puedes enrocarte ahí: tu rey o esa torre se ha movido, o la torre fue capturada.
illegal-star-castle-blocked = Entre rey y torre todas las casillas deben estar vacías, y { $square } está ocupada ({ $by }).
illegal-star-castle-check = No puedes enrocarte en jaque: tu rey en { $king } está atacado ({ $by } en { $square }).
illegal-star-castle-through = No puedes enrocarte pasando por { $king }: esa casilla está atacada ({ $by } en { $square }).
illegal-star-king-step = Un rey da un paso, por un lado o por una esquina; no va de { $from } a { $to }.
illegal-star-queen-line = Una dama se mueve en línea recta, por lados o por esquinas; no va de { $from } a { $to }.
illegal-star-rook-line = Una torre se mueve en línea recta por los lados; no va de { $from } a { $to }.
illegal-star-bishop-line = Un alfil se mueve en línea recta por las esquinas; no va de { $from } a { $to }.
illegal-star-knight-leap = Un caballo da un paso por un lado y otro hacia fuera por una esquina; no va de { $from } a { $to }.
illegal-star-pawn-home = En su propio territorio un peón avanza una casilla por un lado o captura hacia delante por una esquina; no va de { $from } a { $to }.
illegal-star-pawn-middle = En la zona central un peón se mueve una casilla por cualquier lado o captura por cualquier esquina; no va de { $from } a { $to }.
illegal-star-pawn-away = En territorio enemigo un peón sigue hacia el borde: una casilla por un lado, o capturando por una esquina; no va de { $from } a { $to }.
illegal-star-two-gone = Un peón avanza dos casillas solo en su primera jugada, y el de { $square } ya la hizo.
illegal-star-pawn-empty = Un peón solo se mueve a casillas vacías, y { $square } está ocupada ({ $by }). Captura por las esquinas.
illegal-star-pawn-prey = Un peón solo pasa por una esquina para capturar, y en { $square } no hay nada.
illegal-star-passed-gone = Ya no puedes capturar al paso el peón que pasó por { $square }: tenía que ser en tu turno siguiente a su jugada.
illegal-star-line = El peón de { $square } ya cruzó la Línea de Soberanía de las { $side }, y nunca cruza la misma línea otra vez.
illegal-star-wall-way = En { $square } un muro cierra el paso a esta pieza ({ $piece }). Nada cruza los muros.
illegal-star-wall-corner = Esta pieza ({ $piece }) no puede pasar por la esquina de { $from } a { $to }: las dos casillas de al lado son muro o no existen.
illegal-star-wall-leap = Los muros cierran los dos caminos de ese salto de { $from } a { $to }: un caballo necesita uno abierto.
illegal-star-closed = { $square } está en el territorio de las { $side }, que están fuera de la partida. Está cerrado y nada entra en él.
illegal-star-caught = Tu pieza de { $square } ({ $piece }) está atrapada en el territorio cerrado de las { $side }. Puede quedarse, pero si se mueve debe salir, capturar una pieza enemiga viva o acercarse a la salida.
illegal-star-danger-enters = Tu rey en { $king } quedaría atacado ({ $by } en { $square }).
illegal-star-danger-stays = Tu rey en { $king } seguiría atacado ({ $by } en { $square }).

rule-star-wall = un muro
rule-star-dead = las piezas muertas no se mueven
rule-star-nothing-due = ahí no se convierte en nada
rule-star-nothing-lost = aún no hay en qué convertirse
rule-star-kind = esa pieza no se puede
rule-star-king-taken = los reyes nunca se capturan
rule-star-waits = espera en la hilera 1
rule-star-castle-gone = ya no hay enroque
rule-star-castle-blocked = el enroque está tapado
rule-star-castle-check = no se enroca en jaque
rule-star-castle-through = no se enroca por una casilla atacada
rule-star-king-step = los reyes dan un paso
rule-star-queen-line = las damas van en línea recta
rule-star-rook-line = las torres van por los lados
rule-star-bishop-line = los alfiles van por las esquinas
rule-star-knight-leap = no es salto de caballo
rule-star-pawn-home = en casa los peones avanzan
rule-star-pawn-middle = los peones van una casilla
rule-star-pawn-away = los peones van hacia el borde
rule-star-two-gone = dos casillas solo al principio
rule-star-pawn-empty = los peones capturan por esquinas
rule-star-pawn-prey = ahí no hay nada que capturar
rule-star-passed-gone = tarde para capturar al paso
rule-star-line = esa línea ya está cruzada
rule-star-wall-way = hay un muro en medio
rule-star-wall-corner = cerrado entre muros
rule-star-wall-leap = los muros cierran ambos caminos
rule-star-closed = un territorio cerrado
rule-star-caught = lo atrapado debe salir
rule-star-danger-enters = tu rey quedaría atacado
rule-star-danger-stays = tu rey sigue atacado

setup-star-piece = “{ $found }” no es una pieza. Una pieza es color y letra, como rK: los colores son r, b, k, g, y, w; las letras, K, Q, R, B, N, P.
setup-star-run = Un número de casillas vacías se escribe una vez, sin cero delante y nunca junto a otro.
setup-star-wall-row = En la fila { $row } los muros no están en su sitio. Cada casilla de muro se escribe “#”, y nada más.
setup-star-seat = Le toca a “s”, “u”, “v”, “n”, “w” o “e”.
setup-star-seats = Quienes están en juego se escriben con las letras s, u, v, n, w, e, en este orden, y deben tener asiento en esta mesa.
setup-star-rights = Los derechos de enroque son las casillas de torres en su primer sitio, por letra y número, o “-”.
setup-star-passed = Los peones que pueden capturarse al paso se escriben como casilla, peón y asientos con “:” en medio, o “-”.
setup-star-lost = Aquí van las torres, alfiles y caballos perdidos de cada jugador en juego, como s0.1.2.
setup-star-still = Aquí va el número de turnos tranquilos.
setup-star-mover = { $side }: con el turno, pero fuera de la partida.
setup-star-king-dead = El rey de { $square } está muerto, pero los reyes dejan el tablero con sus jugadores.
setup-star-man-out = La pieza de { $square } está viva, pero su jugador está fuera. Escribe una x delante.
setup-star-man-dead = La pieza de { $square } está muerta, pero su jugador está en juego.
setup-star-lines = Las líneas del peón de { $square } no pueden ser: ha cruzado la suya y la del territorio en que está, salvo que esté en casa.
setup-star-pawn = En { $square } no puede haber un peón: es su propia hilera 1 o un territorio cerrado.
setup-star-idle = La torre de { $square } no puede enrocarse: ella o su rey no está en su primer sitio.
setup-star-passed-none = Ningún peón enemigo acaba de pasar por { $square }, un paso detrás de donde está.

board-letters-immortal-star-masters = Ante la letra de la pieza, r es rojas, b azules, k negras, g verdes, y amarillas, w blancas, x muerta: K rey, Q dama, R torre, B alfil, N caballo, P peón. # es muro, : terreno cerrado, † piezas perdidas, ! un rey atacado. * es la última jugada, ' las jugadas anteriores de los demás.
console-legend-immortal-star-masters = Ante la letra de la pieza, r es rojas, b azules, k negras, g verdes, y amarillas, w blancas, x muerta: K rey, Q dama, R torre, B alfil, N caballo, P peón. # es muro, : terreno cerrado, † piezas perdidas. * es la última jugada o una rechazada, ' las jugadas anteriores de los demás, + una casilla de destino, ! lo que prohíbe una jugada. **moves** dice qué se puede mover. **board passant** marca con = las casillas de captura al paso. En cada extremo de una fila está su letra con el número de la última casilla; entre los dos, las casillas se cuentan una a una.

pool-immortal-star-masters = ImmortalStarMasters
## Themes of its puzzles

motif-sovereignty = una Línea de Soberanía
web-about-immortal-star-masters = Ajedrez en hexágonos con hasta seis ejércitos, de dos a seis jugadores.
