### Español: King's Mate, what is said of it alone.

console-legend-kings-mate = Las mayúsculas son de las Blancas: K rey, S espadachín, P sacerdote, R sacerdotisa, E guardián, F bufón. Las casillas elevadas van entre [ ]; * es la última jugada o una rechazada; !, peligro o lo que impide una jugada; +, una casilla a la que ir; x, un ataque rechazado; ~, una pieza fuera por este turno; †, lo perdido. **moves** muestra lo que es legal.

discord-option-kings-mate-expanded = Reglas ampliadas: Gambito del Bufón y Defensa de la Corona
discord-option-kings-mate-active = Juego Activo: los ataques se deciden con dados
discord-option-kings-mate-interactive = Juego Activo en que la defensa pulsa “Tirar para defender”; eso no cambia nada en los dados
discord-option-kings-mate-own-dice = Juego Activo con dados que tiras en tu propia mesa e introduces
discord-option-kings-mate-touch = Pieza tocada: la pieza que se toca tiene que jugarse
discord-option-kings-mate-repetition = Regla de la casa: una posición que se da por tercera vez es tablas

move-promotes-kings-mate = El { $from } vuelve como { $piece }.

alert-check-kings-mate = { $player }, tu rey está en peligro: **¡reacciona o sucumbe!**

caption-turn-check-kings-mate = Juegan { $side }: ¡reacciona o sucumbe!

board-letters-kings-mate = Las mayúsculas son de las Blancas. [ ] es una casilla elevada; *, la última jugada; !, peligro; x, un ataque rechazado; ~, una pieza fuera por este turno.

what-danger-kings-mate = Está en peligro: ¡reacciona o sucumbe!

illegal-roll-due = Antes van los dados del último ataque.
illegal-spent = { $piece ->
    [sacerdotisa] La { $piece }
   *[other] El { $piece }
} de { $square } atacó y falló: queda fuera por este turno. Mueve otra pieza.
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
illegal-raised-through = El camino pasa por { $square }, una casilla elevada, cerrada para tu { $piece }. Se abre mientras tu rey esté en una casilla elevada del centro.
illegal-raised-target = { $square } es una casilla elevada, cerrada para tu { $piece }. Se abre mientras tu rey esté en una casilla elevada del centro.
illegal-raised-fool = { $square } es una casilla elevada, cerrada para tu bufón. Se abre mientras tu rey esté en una casilla elevada del centro u otro bufón tuyo en tu casilla real, { $home } (Gambito del Bufón).
illegal-king-guarded = El rey de { $square } está protegido: mientras las { $side } tengan un espadachín, nada puede atacarlo.
illegal-king-never-taken = El rey nunca se captura. Las { $side } pierden cuando ya nada salva a su rey.
illegal-escort = Eso rompe tu escolta: { $count ->
    [one] el espadachín de { $squares } quedaría aparte
   *[other] los espadachines de { $squares } quedarían aparte
}. Un espadachín debe estar junto al rey; el otro, junto al rey o al primero.
illegal-escort-mend = Tu escolta está rota y antes debes recomponerla (aún aparte tras esa jugada: { $count ->
    [one] el espadachín de { $squares }
   *[other] los espadachines de { $squares }
}).
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
rule-roll-due = faltan los dados
rule-spent = fuera por este turno
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

pool-kings-mate = King’s Mate
pool-kings-mate-active = King’s Mate (Juego Activo)
## Themes of its puzzles

motif-escort = la escolta
motif-raised = casillas elevadas
web-about-kings-mate = Un rey, sus espadachines y casillas elevadas en el centro, con dados si se quiere. Para dos.
