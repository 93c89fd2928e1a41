### Español: King's Guard: bandos y piezas, jugadas ilegales, posiciones con errores y finales.

side-south = Sur
side-north = Norte
piece-guard = { $count ->
    [one] guardia
   *[other] guardias
}
option-small = tablero pequeño
option-diagonal = pasos en diagonal
option-swap = regla del pastel
option-no-swap = sin regla del pastel

end-king-taken = **¡El rey de { $loser } ha caído! ¡{ $winner } gana { $game }!**
why-king-taken = rey capturado
end-immobility = **{ $loser } no tiene ninguna jugada legal. ¡{ $winner } gana { $game }!**
why-immobility = sin jugadas legales
end-standstill = **Cien turnos sin que una pieza se ponga sobre otra del otro color. { $game } acaba en tablas.**
why-standstill = cien turnos sin capturas

expected-square-large = esperaba una letra de columna, de la A a la I
expected-square-small = esperaba una letra de columna, de la A a la H
expected-row-large = esperaba un número de fila, del 1 al 10
expected-row-small = esperaba un número de fila, del 1 al 8

illegal-must-move = En cada turno debe moverse al menos la pieza superior de una torre. Di una torre y adónde va su pieza superior, como en `E5-E6`.
illegal-one-tower = Un turno es de una sola torre. Este empezó en { $square }: en él no se mueve nada de { $other }. Separa con comas los destinos de las piezas de la torre.
illegal-turn-over = Después de eso ya nada puede moverse en { $square }: el turno termina ahí. Quita el resto.
illegal-turn-won = Con eso cae el rey de { $square } y la partida termina ahí. Quita el resto.
illegal-turn-elsewhere = Este turno sigue desde { $square }. Di adónde va la siguiente pieza, o `done`.
illegal-not-your-top = La pieza superior de { $square } es del { $side }, así que no puedes mover desde ahí.
illegal-duty = Tu torre completa va primero, y al menos su pieza superior debe salir. Este turno empieza ahí: { $squares }.
illegal-stays = Ninguna pieza puede acabar en la casilla de la que salió. Di una casilla que no sea { $square }.
illegal-own-king = Tu propio rey está en { $square }, y nada se pone sobre él.
illegal-tower-full = La torre de { $square } está completa: tiene { $most } piezas y no admite más.
illegal-king-spared = Esa pieza es del { $side } y no captura a su propio rey en { $square }. Solo puede hacerlo una pieza tuya.
illegal-corner = Aquí los pasos van por filas y columnas, no de esquina a esquina. Pasos de { $from } a { $to }: { $steps }. La pieza superior de { $from } tiene tantos como su altura: { $height }.
illegal-too-far = { $to } está a { $steps } pasos de { $from } por filas y columnas. La pieza superior de { $from } da tantos pasos como la altura de su torre, aquí { $height }.
illegal-too-far-diagonal = { $to } está a { $steps } pasos de { $from }, también en diagonal. La pieza superior de { $from } da tantos pasos como la altura de su torre, aquí { $height }.
illegal-no-way = Hay piezas en medio: de { $from } a { $to } ningún camino por casillas vacías es bastante corto para una pieza de altura { $height }.

rule-must-move = debe moverse la pieza superior
rule-one-tower = un turno es de una sola torre
rule-turn-over = el turno ha terminado
rule-turn-won = antes cae el rey
rule-turn-elsewhere = el turno sigue en otra casilla
rule-not-your-top = la pieza superior no es tuya
rule-duty = primero desmonta tu torre completa
rule-stays = debe dejar su casilla
rule-own-king = nada se pone sobre tu rey
rule-tower-full = la torre está completa
rule-king-spared = ninguna pieza captura a su propio rey
rule-corner = no hay pasos en diagonal
rule-too-far = demasiado lejos para esa altura
rule-too-far-diagonal = demasiado lejos para esa altura
rule-no-way = el camino está cerrado

field-duties = indicar las torres por desmontar
setup-guard-letter = Ninguna pieza tiene la letra “{ $found }”. Las piezas son K y G, las del Norte en minúscula.
setup-run = “{ $found }” no es un número de casillas vacías: escribe una cifra del 1 al { $most }, nunca dos seguidas.
setup-row-wide = La fila { $row } tiene más de { $most } casillas.
setup-row-narrow = La fila { $row } tiene menos de { $most } casillas.
setup-row-count = Aquí una posición tiene { $most } filas separadas por “/”; esta tiene { $found }.
setup-tower-open = El “(” de esta torre no se cierra.
setup-tower-short = Una torre entre “( )” tiene dos piezas o más. Una pieza sola se escribe sin paréntesis.
setup-tower-high = La torre de { $square } es demasiado alta: en una casilla caben como mucho { $most } piezas.
setup-guard-side = El bando que juega es “s” o “n”.
setup-duty-square = La lista de torres por desmontar necesita aquí el nombre de una casilla, como E5, o “-” si no hay ninguna.
setup-duty-twice = { $square } ya está en la lista de torres por desmontar.
setup-duty-low = Solo se desmonta una torre completa: la de { $square } no tiene { $most } piezas.
setup-duty-stuck = Nada puede salir ahora de { $square }, así que esa torre ya no hay que desmontarla.
setup-turn-square = Detrás de “@” va la casilla que se está vaciando, como E5.
setup-turn-count = Detrás de la casilla que se está vaciando van dos puntos y cuántas piezas han salido, como “:1”.
setup-turn-left = De { $square } ha salido al menos una pieza, y no pueden ser más de { $most }.
setup-turn-king = Un rey está siempre arriba y se mueve primero, así que no puede quedar ninguno en { $square }.
setup-turn-stuck = Nada puede moverse en { $square }, así que ese turno ha terminado.
setup-king-none = El { $side } no tiene rey.
setup-king-two = El { $side } tiene un segundo rey, en { $square }.
setup-guard-many = El { $side } tiene más de { $most } guardias: sobra el de { $square }.
setup-king-buried = En { $square } hay un rey debajo de otras piezas. Sobre él solo puede estar la que lo ha capturado.
setup-king-fallen = El rey de { $square } está capturado y la partida ha terminado: juega el { $side }, y ninguna torre está por desmontar ni se está vaciando.

turn-goes-on-kings-guard = { $player }, tu turno sigue: di adónde va la siguiente pieza de la torre, o `done`.
turn-due = { $count ->
    [one] Tu torre completa de { $cells } va primero: al menos su pieza superior debe salir.
   *[other] Tus torres completas de { $cells } van primero: empieza por una de ellas. Al menos su pieza superior debe salir.
}
caption-turn-goes-on-kings-guard = { $side }: sigue el turno
caption-turn-due = Turno del { $side }, primero la torre completa: { $cells }
pick-so-far = Elegido hasta ahora: **{ $moves }**.
pick-or-done = O deja el resto donde está, y has terminado.
button-done = Listo

## The pie rule

button-swap = Cambiar de bando
swap-possible = En vez de mover puedes tomar el { $side }, una sola vez: **Cambiar de bando** o `swap`.
swap-made = { $player } toma el { $side }. Desde aquí { $opponent } juega con el { $other }.
swap-undone = Se deshace el cambio: { $player } vuelve a jugar con el { $side } y { $opponent } con el { $other }.
swap-word = el cambio de bando
refuse-swap-not-declared = { $game } se juega sin la regla del pastel: los bandos quedan como están.
refuse-swap-early = Solo se puede cambiar de bando cuando acabe el primer turno.
refuse-swap-late = Ya es tarde para cambiar en { $game }: solo se podía en lugar del primer turno del segundo bando.
refuse-swap-done = En { $game } ya se cambió de bando, y solo se puede una vez.
refuse-swap-not-yours = Quien decide el cambio es { $player }.
console-swap = Con **swap**, el Norte toma una vez, justo tras el primer turno del Sur, el bando de este. Esta regla del pastel rige por sí sola en King’s Guard con **small diagonal**, donde sin ella el Sur tiene gran ventaja; **no-swap** detrás de **new** la quita, y **swap** la pone en otros tableros.

tower-piece = { $count ->
    [one] { $piece } del { $side }
   *[other] { $count } { $piece } del { $side }
}
alt-towers = Torres, cada una de abajo arriba: { $towers }.
alt-tower = { $cell }, altura { $height }: { $pieces }
alt-due = Completas, por desmontar en el turno siguiente: { $cells }.
alt-due-cell = { $cell } por el { $side }
alt-begun = Desmontándose: { $cells }.
what-tower = En { $cell } hay una torre de altura { $height }, de abajo arriba: { $pieces }. La mueve el { $side }, que tiene la pieza de arriba.
what-due = Está completa: el próximo turno del { $side } empieza aquí.
what-due-several = Está completa y hay que desmontarla: el próximo turno del { $side } empieza aquí o en otra torre así.
what-begun = Se está desmontando.

board-letters-kings-guard = Las mayúsculas son del Sur: K rey, G guardia. Las letras de una torre van de abajo arriba. * es el último turno; #, una torre completa por desmontar; ^, una que se está desmontando.
console-legend-kings-guard = Las mayúsculas son del Sur: K rey, G guardia. Las letras de una torre van de abajo arriba. * es el último turno o una jugada rechazada; #, una torre completa por desmontar; ^, una que se está desmontando; +, una casilla a la que ir; !, lo que impide una jugada. Una línea contiene un turno entero, como `E5-E7,D5`. **moves** muestra lo que puede moverse primero.

pool-kings-guard = King’s Guard
## Themes of its puzzles

motif-tower = torres
web-about-kings-guard = Los guardias se suben unos a otros y las torres vuelven a repartirse. Para dos.
