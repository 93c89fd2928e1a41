### Español: por qué un texto no es una jugada legal o una posición.

## Qué se esperaba

expected-square = esperaba una letra de columna, de la A a la G
expected-row = esperaba un número de fila, del 1 al 9
expected-promotion = esperaba la pieza que vuelve: E (guardián), P (sacerdote) o R (sacerdotisa)
expected-end = esperaba el final de la jugada
expected-shorter = ya es demasiado larga

## Por qué una jugada no es legal

illegal-game-over = La partida ha terminado: no hay nada que mover.
illegal-no-piece = En { $square } no hay ninguna pieza.
illegal-not-yours = { $piece ->
    [sacerdotisa] La { $piece }
    [dama] La { $piece }
    [torre] La { $piece }
   *[other] El { $piece }
} de { $square } es de las { $side }, y no es su turno.
illegal-same-square = { $piece ->
    [sacerdotisa] La { $piece }
    [dama] La { $piece }
    [torre] La { $piece }
   *[other] El { $piece }
} ya está en { $square }. Indica la casilla a la que va.
illegal-own-piece = En { $square } está tu { $by }.
illegal-king-step = El rey se mueve una casilla en cualquier dirección; no va de { $from } a { $to }.
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

## Las reglas en pocas palabras, para imágenes

rule-game-over = la partida ha terminado
rule-no-piece = ahí no hay pieza
rule-not-yours = no es tu pieza
rule-same-square = ya está ahí
rule-own-piece = ahí está tu propia pieza
rule-king-step = el rey se mueve una casilla
rule-blocked = el camino está cortado

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
