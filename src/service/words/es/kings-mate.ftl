### Español: King's Mate, what is said of it alone.

console-legend-kings-mate = Las mayúsculas son de las Blancas: K rey, S espadachín, P sacerdote, R sacerdotisa, E guardián, F bufón. Las casillas elevadas van entre [ ]; * es la última jugada; !, peligro o lo que impide una jugada; +, una casilla a la que ir; x, un ataque rechazado; ~, una pieza fuera por este turno; †, lo perdido. **moves** muestra lo que es legal.

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
