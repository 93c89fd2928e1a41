### Español: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game }: { $topic }
teach-back = Atrás
teach-back-terminal = ◀ Atrás
teach-next = Siguiente
teach-next-terminal = Siguiente ▶
teach-skip = Saltar
teach-skip-terminal = Saltar ▶
teach-alt-from = Desde: { $cells }.
teach-alt-to = Hasta: { $cells }.
teach-alt-repelled = Ataque rechazado en { $cells }.
teach-alt-framed = Con marco: { $cells }.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-page = **{ $title }** ({ $page } de { $pages })
menu-guide = Ir a una página
button-lesson = Jugar la lección
button-rules = Reglas
button-commands = Todos los comandos
button-pictures = En imágenes
guide-commands-lesson = { $tutorial } es una lección que se juega tarea a tarea.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Dictámenes sobre esto: { $rulings }.
rules-board = **En el tablero:** { $seen }
rules-board-framed = **En el tablero:** { $seen }
rules-board-framed-terminal = **En el tablero** (`!` hace de marco): { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Elige un apartado
menu-rulings = Elige un dictamen
rules-topics = Apartados: { $headings }. **rules** con un apartado lo abre, **rules { $example }** un dictamen.
button-contents = Índice

## Words for which the rules are searched: subject-CODE has them, with commas between, in any case.

subject-promotion = promoción, promocionar, coronación, coronar, transformación, ascenso, retorno
subject-castling = enroque, enrocar, enrocarse
subject-capture = captura, capturas, capturar, capturado, comer, tomar
subject-en-passant = al paso, captura al paso, peón al paso
subject-draw = tablas, ofrecer tablas, oferta de tablas, empate, empatar
subject-resign = abandonar, abandono, rendirse, rendirme, rendición
subject-stalemate = ahogado, rey ahogado, sin jugada legal
subject-repetition = repetición, repetir, triple repetición, jaque perpetuo, regla de los 50 movimientos
subject-mate = mate, jaque mate, conquista
subject-check = jaque, en jaque, peligro, amenaza
subject-win = ganar, victoria, objetivo, perder, fin de la partida
subject-dice = dado, dados, tirada, suerte, azar
subject-setup = posición inicial, colocación, preparación
subject-jump = saltar, salto, brincar
subject-tower = torre, torres, pila, apilar, altura
subject-swap = cambio de bando, intercambio, cambiar de bando, regla del pastel
subject-release = liberación, liberar, liberado, soltar, rescate, rescatar, cautivo

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title }: lección, tarea { $task } de { $tasks }**
lesson-title = { $title }: lección { $task }/{ $tasks }
lesson-how = Elige una pieza en el menú y luego su casilla. O escribe: { $command } solo con una jugada como `{ $example }`. Así respondes a la tarea que abriste por última vez.
lesson-how-terminal = Escribe tu jugada, por ejemplo `{ $example }`; delante no va nada. **next** sigue, **back** vuelve.
lesson-how-on-page = Toca una pieza en el tablero y luego su casilla; el menú y la línea de abajo hacen lo mismo.
lesson-odds = **{ $move }** es un ataque. Sale bien en { $ways } de { $rolls } tiradas ({ $percent } %): tu dado tiene que ser el más alto.
lesson-end = **Esa era la lección: ya sabes jugar.** { $challenge } ofrece una partida a alguien, { $rules } tiene cada regla con su imagen, { $help } muestra cómo se juega aquí.
lesson-end-terminal = **Esa era la lección: ya sabes jugar.** **new** empieza una partida, { $rules } tiene cada regla con su tablero, { $help } muestra cómo se juega aquí.
lesson-end-on-page = **Esa era la lección: ya sabes jugar.** En **Reglas** cada regla tiene su imagen.
button-try = Probar { $move }
button-try-terminal = ¿Se puede jugar { $move }?
button-throw = Tirar los dados
button-once-more = Otra vez
button-lesson-again = Desde el principio

## The terminal and Discord

console-teach = **guide** muestra el juego en cinco tableros, **tutorial** es una lección que se juega (**tutorial 3** empieza en su tercera tarea), **rules** recorre todas las reglas. Detrás puede ir un juego: **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Aprender el juego con una lección corta, solo para ti
discord-tutorial-game = La lección de qué juego
discord-tutorial-task = El número de la tarea a la que ir, como 3
discord-tutorial-move = Una jugada en esa tarea, como D2-D3 o E5-E6
