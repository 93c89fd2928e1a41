### Español: problemas.

## Un problema en su tablero

puzzle-rules = { $title }, { $options }
puzzle-title = { $title }: problema { $number }
puzzle-heading = **{ $title }: problema { $number }**
puzzle-level = Dificultad { $rating }; resuelto por { $solved } de { $tried }.
puzzle-level-untried = Dificultad aproximada: { $rating }; nadie lo ha intentado aún.
puzzle-task = Turno: **{ $side }**. Encuentra la mejor jugada.
puzzle-task-second = Sigue el turno (**{ $side }**): encuentra el mejor camino.
puzzle-task-attack = Turno: **{ $side }**. ¿Qué ataque va primero? Cada uno sale bien el { $percent } % de las veces.
puzzle-how = Elige una pieza en el menú y luego su casilla. O escribe: { $command } con una jugada como `{ $example }`.
puzzle-how-terminal = Escribe solo tu jugada, por ejemplo `{ $example }`.
puzzle-how-on-page = Toca una pieza en el tablero y luego su casilla; el menú y la línea de abajo hacen lo mismo.
puzzle-right = **Correcto: `{ $move }`.** La respuesta es `{ $answer }`.
puzzle-right-on = **Correcto: `{ $move }`.**
puzzle-later = **`{ $move }` es parte del turno.** ¿Qué jugada va con ella?
puzzle-wrong = **`{ $move }` no es:** hay otra jugada claramente mejor. Prueba otra vez o mira la solución.
puzzle-solved = **Resuelto:** `{ $line }`
puzzle-solved-attack = **Correcto: `{ $line }` va primero.** Sale bien el { $percent } % de las veces y aun así es lo que más vale.
puzzle-solution = **La solución:** `{ $line }`
puzzle-odds = Este ataque sale bien el { $percent } % de las veces.
puzzle-contrast = Posibilidades, de −1000 (perdido) a +1000 (ganado): **{ $chances }** tras `{ $move }`, { $then } tras la siguiente mejor jugada, `{ $other }`.
puzzle-themes = Temas: { $themes }.
puzzle-rating = Tu puntuación en problemas de { $title }: { $before } → **{ $after }**.
puzzle-rating-first = Tu primera puntuación en problemas de { $title }: **{ $after }**.
puzzle-run = Resueltos seguidos: { $count }.
puzzle-practice = Este ya ha contado; practica cuanto quieras.
puzzle-play-on = **Sigue jugando contra el ordenador** desde el problema { $number } de { $title }, con { $side }. ¿Qué nivel? Es una partida aparte, no puntuada.
puzzle-changed = Ese botón era de una posición anterior. Así está el problema ahora.

## Temas de todos los juegos

motif-win = ganar la partida
motif-save = la única jugada que salva
motif-quiet = una jugada tranquila
motif-second = el resto de un turno
motif-attack = el primer ataque

## Lo que alguien ha resuelto

puzzle-record = **Tus problemas**
puzzle-record-terminal = **Problemas de { $player }**
puzzle-record-game = • { $title }: puntuación **{ $rating }** (± { $deviation }), { $solved } de { $tried } resueltos.
puzzle-record-run = Resueltos seguidos: { $run }; el máximo, { $best }.
puzzle-days = Días seguidos con el problema del día resuelto: { $count }.
puzzle-record-none = Todavía no has intentado ningún problema. { $command } abre uno.
puzzle-record-none-on-page = Todavía no has intentado ningún problema.
puzzle-record-none-terminal = { $player } todavía no ha intentado ningún problema. **puzzle** abre uno.

## El problema del día

puzzle-daily = **Problema del día: { $title }, número { $number }**
puzzle-yesterday = La solución de ayer: `{ $line }`. La encontraron { $solved } de { $tried }.
puzzle-yesterday-untried = La solución de ayer: `{ $line }`. Nadie lo intentó.

button-solve = Resolver
button-solution = Solución
button-next-puzzle = Otro problema
button-puzzle-record = Tus problemas

refuse-puzzle-unopened = No hay ningún problema abierto. { $command } abre uno.
refuse-puzzle-unopened-on-page = No hay ningún problema abierto. En **Aprender** hay uno de cada juego.
refuse-puzzle-gone = Este problema ya no se guarda. { $command } abre otro.
refuse-puzzle-gone-on-page = Este problema ya no se guarda. En **Aprender** hay otros.
refuse-puzzle-same = Este problema pasa justo por la posición que hay ahora en { $other }, y ahí nadie recibe ayuda. Termina antes esa partida o sigue jugándola.
refuse-puzzle-none = Ya has intentado todos los problemas de { $title }. Aquí tienes otros juegos.
refuse-puzzle-none-of-theme = Ya has intentado todos los problemas de { $title } con este tema: { $theme }. Prueba otro tema u otro juego.
refuse-puzzle-no-theme = { $title } no tiene problemas con este tema: { $theme }.
puzzle-theme-elsewhere = Los hay en: { $games }.
refuse-puzzle-no-daily = Hoy no hay problema.

## Ajustes

puzzle-share = ¿Pueden tus partidas terminadas convertirse en problemas para otros? Tu nombre no aparece, y una partida solo lo hace si todos los que la jugaron aceptan.
puzzle-shared = Gracias: tus partidas terminadas pueden convertirse en problemas, sin nombres. { $command } lo cambia.
puzzle-kept = De tus partidas no se hace ningún problema. { $command } lo cambia.
puzzle-shared-terminal = Gracias: tus partidas terminadas pueden convertirse en problemas, sin nombres. **puzzles off** lo cambia.
puzzle-kept-terminal = De tus partidas no se hace ningún problema. **puzzles on** lo cambia.
button-puzzle-share = Sí, sin mi nombre
button-puzzle-keep = No
settings-puzzles = Problemas: **{ $puzzles }**. { $command } lo cambia.
settings-puzzles-terminal = Problemas: **{ $puzzles }**. **puzzles on** y **puzzles off** lo cambian.
setting-puzzles = Elige si tus partidas pueden convertirse en problemas
puzzles-off = Con tus partidas no se hacen problemas
puzzles-on = Tus partidas terminadas pueden convertirse en problemas, sin nombres

## El terminal y Discord

console-puzzle-what = **puzzle** abre un problema, si quieres de un juego y con un tema: **puzzle kings-guard tower**. **puzzle daily** es el del día, **puzzle record** muestra tu puntuación. Temas: win, save, quiet, second, attack, escort, raised, tower, sovereignty.
discord-puzzle = Resolver problemas, solo para ti
discord-puzzle-solve = Resolver un problema, solo para ti
discord-puzzle-daily = Resolver el problema del día, solo para ti
discord-puzzle-record = Ver tu puntuación en problemas y cuántos has resuelto seguidos
discord-puzzle-game = De qué juego
discord-puzzle-motif = Un tema que tiene el problema
discord-puzzle-move = Tu respuesta al último problema que abriste, como D2-D3
discord-settings-puzzles = Si tus partidas terminadas pueden convertirse en problemas para otros, sin nombres
