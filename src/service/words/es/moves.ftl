### Español: por qué un texto no es una jugada legal o una posición.

## Qué se esperaba

expected-square = esperaba una letra de columna, de la A a la G
expected-row = esperaba un número de fila, del 1 al 9
expected-promotion = esperaba la pieza que vuelve: E (guardián), P (sacerdote) o R (sacerdotisa)
expected-end = esperaba el final de la jugada
expected-shorter = ya es demasiado larga

## Por qué una jugada no es legal

illegal-game-over = La partida ha terminado: no hay nada que mover.
illegal-roll-due = Antes van los dados del último ataque.
illegal-no-piece = En { $square } no hay ninguna pieza.
illegal-not-yours = { $piece ->
    [sacerdotisa] La { $piece }
    [dama] La { $piece }
    [torre] La { $piece }
   *[other] El { $piece }
} de { $square } es de las { $side }, y no es su turno.
illegal-spent = { $piece ->
    [sacerdotisa] La { $piece }
   *[other] El { $piece }
} de { $square } atacó y falló: queda fuera por este turno. Mueve otra pieza.
illegal-same-square = { $piece ->
    [sacerdotisa] La { $piece }
    [dama] La { $piece }
    [torre] La { $piece }
   *[other] El { $piece }
} ya está en { $square }. Indica la casilla a la que va.
illegal-own-piece = En { $square } está tu { $by }.
illegal-king-step = El rey se mueve una casilla en cualquier dirección; no va de { $from } a { $to }.
illegal-swordmaster-line = El espadachín se mueve en línea recta; no va de { $from } a { $to }.
illegal-keeper-straight = El guardián se mueve por su columna o su fila; no va de { $from } a { $to }.
illegal-priest-diagonal = El sacerdote se mueve en diagonal; no va de { $from } a { $to }.
illegal-priestess-diagonal = La sacerdotisa se mueve en diagonal; no va de { $from } a { $to }.
illegal-fool-step = El bufón se mueve una casilla hacia delante o hacia atrás, o captura una casilla en diagonal; no va de { $from } a { $to }.
illegal-fool-needs-empty = El bufón solo avanza o retrocede a casillas vacías, y en { $square } hay { $by ->
    [sacerdotisa] una { $by }
   *[other] un { $by }
}. Captura en diagonal.
illegal-fool-needs-enemy = El bufón solo va en diagonal para capturar, y en { $square } no hay nada.
illegal-crown-moved = La Defensa de la Corona pide un rey que no se haya movido, y el tuyo ya se movió.
illegal-crown-swordmasters = La Defensa de la Corona en esa línea pide tus espadachines en { $first } y { $second }.
illegal-crown-occupied = La Defensa de la Corona termina en una casilla vacía, y en { $square } hay { $by ->
    [sacerdotisa] una { $by }
   *[other] un { $by }
}.
illegal-blocked = { $piece ->
    [sacerdotisa] La { $piece }
    [dama] La { $piece }
    [torre] La { $piece }
   *[other] El { $piece }
} no puede pasar: en { $square } hay { $by ->
    [sacerdotisa] una { $by }
    [dama] una { $by }
    [torre] una { $by }
   *[other] un { $by }
} ({ $side }).
illegal-raised-through = El camino pasa por { $square }, una casilla elevada, cerrada para tu { $piece }. Se abre mientras tu rey esté en una casilla elevada del centro.
illegal-raised-target = { $square } es una casilla elevada, cerrada para tu { $piece }. Se abre mientras tu rey esté en una casilla elevada del centro.
illegal-raised-fool = { $square } es una casilla elevada, cerrada para tu bufón. Se abre mientras tu rey esté en una casilla elevada del centro u otro bufón tuyo en tu casilla real, { $home } (Gambito del Bufón).
illegal-king-guarded = El rey de { $square } está protegido: mientras las { $side } tengan un espadachín, nada puede atacarlo.
illegal-king-never-taken = El rey nunca se captura. Las { $side } pierden cuando ya nada salva a su rey.
illegal-escort = Eso rompe tu escolta: el espadachín de { $squares } quedaría apartado. Uno debe estar junto al rey; el otro, junto al rey o al primero.
illegal-escort-mend = Tu escolta está rota y antes debes recomponerla: tras esa jugada, el espadachín de { $squares } seguiría apartado.
illegal-danger-enters = Tu rey en { $king } quedaría en peligro: lo amenaza { $by ->
    [sacerdotisa] la { $by }
   *[other] el { $by }
} de { $square }.
illegal-danger-stays = Reacciona o sucumbe: tu rey en { $king } seguiría en peligro, pues lo amenaza { $by ->
    [sacerdotisa] la { $by }
   *[other] el { $by }
} de { $square }.
illegal-promotion-not-due = Esa jugada no hace volver ninguna pieza: quita el “=”.
illegal-promotion-wins = Un bufón que entra en la casilla real enemiga gana en el acto: quita el “=”.
illegal-promotion-nothing-lost = No has perdido ninguna pieza que pueda volver por el bufón de { $square }: sigue siendo bufón. Quita el “=”.
illegal-promotion-kind = El bufón no puede volver como { $piece }. Elige entre: { $choices }.
illegal-promotion-never = Esa pieza no vuelve nunca: { $piece }. Elige entre: { $choices }.

## Las reglas en pocas palabras, para imágenes

rule-game-over = la partida ha terminado
rule-roll-due = faltan los dados
rule-no-piece = ahí no hay pieza
rule-not-yours = no es tu pieza
rule-spent = fuera por este turno
rule-same-square = no se mueve
rule-own-piece = ahí está tu propia pieza
rule-king-step = el rey se mueve una casilla
rule-swordmaster-line = el espadachín va en línea recta
rule-keeper-straight = el guardián va por columna o fila
rule-priest-diagonal = el sacerdote va en diagonal
rule-priestess-diagonal = la sacerdotisa va en diagonal
rule-fool-step = el bufón se mueve una casilla
rule-fool-needs-empty = el bufón captura en diagonal
rule-fool-needs-enemy = ahí no hay nada que capturar
rule-crown-moved = tu rey ya se movió
rule-crown-swordmasters = no hay espadachines en la línea
rule-crown-occupied = la casilla final está ocupada
rule-blocked = el camino está cortado
rule-raised-through = una casilla elevada en el camino
rule-raised-target = una casilla elevada cerrada
rule-raised-fool = una casilla elevada cerrada
rule-king-guarded = el rey está protegido
rule-king-never-taken = el rey nunca se captura
rule-escort = se rompería la escolta
rule-escort-mend = antes, recompón la escolta
rule-danger-enters = tu rey quedaría en peligro
rule-danger-stays = tu rey sigue en peligro
rule-promotion-not-due = no vuelve ninguna pieza
rule-promotion-wins = eso gana en el acto
rule-promotion-nothing-lost = nada perdido que pueda volver
rule-promotion-kind = esa pieza no está perdida
rule-promotion-never = esa pieza no vuelve nunca

## Por qué un texto no es una posición

setup-at = { $why } (Carácter { $at }.)
setup-too-long = El texto es más largo que cualquier posición.
setup-letter = Ninguna pieza tiene la letra “{ $found }”. Las piezas son K, S, P, R, E y F; las de las Negras, en minúsculas.
setup-field-missing = El texto termina antes de { $field }.
field-side = indicar qué bando juega
field-crown = indicar los derechos de corona
field-rows = indicar el tablero
field-begun = indicar qué se ha movido primero en este turno
field-castling = indicar los derechos de enroque
field-captives = indicar los reyes cautivos
field-passed = indicar las casillas por las que han pasado los peones
field-seats = indicar quién sigue en juego
field-lost = indicar lo que ha perdido cada jugador
field-still = indicar los turnos desde la última captura o jugada de peón
setup-side = El bando que juega es “w” o “b”.
setup-crown = Los derechos de corona son “Kk”, “K”, “k” o “-”.
setup-crown-king-moved = El rey de las { $side } no está en su casilla real: ya se movió y no conserva el derecho de corona.
setup-failed-empty = La lista de piezas que fallaron, detrás de “!”, está vacía.
setup-failed-square = En la lista de piezas que fallaron va aquí el nombre de una casilla, como D4.
setup-failed-twice = { $square } ya está en la lista de piezas que fallaron.
setup-failed-inactive = Los ataques solo fallan en el Juego Activo: estas reglas no conocen la lista “!”.
setup-failed-not-yours = El bando que juega ({ $side }) no tiene ninguna pieza en { $square }.
setup-trailing = La posición debería haber terminado aquí.
setup-king-missing = Las { $side } no tienen rey.
setup-king-twice = Las { $side } tienen un segundo rey, en { $square }.
setup-too-many = Las { $side } tienen más de { $most } piezas del tipo { $piece }: sobra la de { $square }.
setup-gambit-impossible = El bufón de las { $side } en { $square } ya ha ganado: no puede ser el turno de las { $side }.
