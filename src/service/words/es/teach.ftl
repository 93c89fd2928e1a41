### Español: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game }: { $topic }
teach-back = ◀ Atrás
teach-next = Siguiente ▶
teach-skip = Saltar ▶
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
guide-commands-lesson = { $tutorial } es una lección para jugarla, tarea a tarea.

guide-title-km-aim = El objetivo
guide-km-aim = Blancas abajo, Negras arriba, 7 columnas y 9 filas. **Ganas al conquistar al rey enemigo** (la corona). Nada puede atacarlo mientras quede uno de sus dos **espadachines** (las espadas): captura primero a estos y luego ve por él. Empiezan las Blancas, y en cada turno se hace una jugada.
guide-seen-km-aim = La posición inicial. Con marco, los dos reyes, en D1 y D9, cada uno entre sus dos espadachines.

guide-title-km-men = Cómo mueven las piezas
guide-km-men = **Rey** (corona): una casilla, en cualquier dirección. **Espadachín** (espada): cualquier distancia, en toda línea recta. **Guardián** (libro): cualquier distancia por fila o columna. **Sacerdote** (corona alta) y **sacerdotisa** (velo): cualquier distancia en diagonal. **Bufón** (gorro): una casilla recta, adelante o atrás; captura una casilla en diagonal, y en la última fila vuelve como un guardián, sacerdote o sacerdotisa que hayas perdido. Nadie salta; se captura moviendo a la casilla enemiga.
guide-seen-km-men = Lo que pueden hacer el guardián blanco de A5, el bufón de B7 y el sacerdote de E2. El bufón puede capturar al bufón de C8.

guide-title-km-raised = Casillas elevadas y escolta
guide-km-raised = Las siete casillas con marco son **elevadas**: solo reyes y espadachines pueden detenerse en ellas o cruzarlas. Mientras tu rey esté en una de las cinco del centro, pueden todas tus piezas. **Escolta**: tras cada jugada tuya, un espadachín debe estar junto a tu rey, y el otro junto al rey o al primero.
guide-seen-km-raised = Las casillas elevadas tienen marco. El rey blanco de D3 tiene a su lado un espadachín, en E4, y el otro está en F3, junto al primero.

guide-title-km-here = Cómo se juega aquí
guide-km-here = { $challenge } ofrece una partida a alguien. Cuando te toca, se te avisa. **Para mover**, responde al tablero con `D2-D3`, usa { $move }, o pulsa **{ $pick }** y elige en los menús. { $board } vuelve a mostrar tu partida, { $clock } cuánto tiempo queda: una partida puede dar días para cada jugada, así que juega cuando te venga bien.
guide-seen-km-here = D2-D3 en el tablero inicial: el bufón blanco va de D2 a D3.

guide-title-km-dice = Dados, y cómo seguir
guide-km-dice = En el **Juego Activo**, capturar es atacar: cada bando tira un dado, y el ataque necesita el **más alto**. Si falla, no se mueve nada, y mueves **otra** pieza. { $verify } comprueba los dados. Y ahora: { $tutorial } es una lección para jugarla, { $rules } tiene cada regla con su imagen, { $settings } ofrece otros colores (mucho contraste, seguros para daltónicos) e idiomas.
guide-seen-km-dice = El bufón blanco de F7 atacó al sacerdote de G8 y sacó 2 contra 5, así que ambos se quedan donde están.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Dictámenes sobre esto: { $rulings }.
rules-board = **En el tablero:** { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Elige un apartado
menu-rulings = Elige un dictamen
button-contents = Índice

diagram-km-in-short = La posición inicial. Con marco, los reyes, cada uno entre sus dos espadachines.
diagram-km-board = Las casillas elevadas tienen marco: las casillas reales D1 y D9, y C4, E4, D5, C6 y E6 en el centro.
diagram-km-pieces = Lo que pueden hacer el guardián blanco de A5, el bufón de B7 y el sacerdote de E2. El bufón puede capturar en C8; las casillas elevadas detienen a los otros dos.
diagram-km-closed = El guardián de A4 no pasa de B4: C4 es elevada, y el rey blanco no está en el centro.
diagram-km-formation = Basta una cadena: el espadachín de D3 está junto al rey de D2, y el de E4 junto al primero.
diagram-km-conquest = El guardián blanco ha ido a A1 y ataca al rey indefenso de A9. El otro guardián domina la columna B: las Negras están conquistadas.
diagram-km-promotion = Las Blancas han perdido a los dos guardianes y al sacerdote. En B9 el bufón vuelve como uno de ellos.
diagram-km-gambit = Con un bufón en D1, su propia casilla real, el bufón blanco de C3 puede pisar la casilla elevada C4.
diagram-km-attack = El bufón de F7 atacó al sacerdote de G8 y sacó 2 contra 5. Ambos se quedan, y debe mover otra pieza blanca.
diagram-km-touch = Quien toca el bufón de D2 tiene que moverlo, y solo puede ir a D3.
diagram-km-offer = Las Blancas acaban de jugar D2-D3 y pueden ofrecer tablas hasta que muevan las Negras.
diagram-km-notation = El paso del bufón de D2 a D3 se escribe D2-D3.
diagram-km-1 = Con marco, los dos sacerdotes, en B1 y F9: el de cada jugador es el segundo desde su propia izquierda.
diagram-km-2 = El rey blanco está en el centro, en D5. Por eso el guardián de A4 puede cruzar C4 y E4, y el bufón de D2 puede ir a D1.
diagram-km-3 = El guardián de A4 no puede capturar al sacerdote de C4: la casilla es elevada y le está cerrada.
diagram-km-4 = La sacerdotisa negra de E2 ha capturado un espadachín, y el otro, en F2, está separado del rey de D2. A2-A3 se rechaza: primero la formación.
diagram-km-5 = El espadachín de D3 está atado a su rey, y aun así el rey negro indefenso de D7 está en peligro por él.
diagram-km-6 = El guardián blanco ha capturado en D8 al último espadachín. Desde allí ataca enseguida al rey de E8.
diagram-km-7 = El guardián blanco ha ido a G8. El rey de A9 no está en peligro, pero no tiene jugada legal: tablas.
diagram-km-8 = Las Blancas no han perdido nada que pueda volver, así que el bufón que llegó a A9 sigue siendo bufón.
diagram-km-9 = El bufón llegó a D9, la casilla real negra, como el sacerdote perdido. El rey blanco de D5 la había abierto.
diagram-km-10 = El bufón ha ido a D9, la casilla real enemiga, que abrió el rey de D5: las Blancas ganan en el acto.
diagram-km-11 = El rey puede saltar de D1 sobre los espadachines de E2 y F3 hasta G4, aunque el espadachín de A4 mire hacia G4.
diagram-km-12 = El bufón de F7 ha fallado y está rayado: queda fuera este turno. La sacerdotisa de E2 puede mover, o atacar al bufón de G4.
diagram-km-13 = El bufón de B2 atacó C3 y sacó 4 contra 4. Las Blancas no pueden mover nada más, y el rey de A1 no está en peligro: es turno de las Negras.
diagram-km-14 = El guardián de A5 pone en peligro al rey blanco de A1. El ataque del bufón a ese guardián es una jugada legal, caigan como caigan los dados.
diagram-km-15 = D2-D4 se rechaza, pues un bufón avanza una casilla. Pero se ha nombrado D2, así que ese bufón debe mover.
diagram-km-16 = Reyes que van y vienen sin fin: solo si se acordó la repetición, la tercera vez son tablas.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title }: lección, tarea { $task } de { $tasks }**
lesson-title = { $title }: lección { $task }/{ $tasks }
lesson-how = Elige una pieza en el menú y luego su casilla. O escribe: { $command } con este juego, el número de la tarea y una jugada como `{ $example }`.
lesson-odds = **{ $move }** es un ataque. Sale bien en { $ways } de { $rolls } tiradas ({ $percent } %): tu dado tiene que ser el más alto.
lesson-end = **Esa era la lección: ya sabes jugar.** { $challenge } ofrece una partida a alguien, { $rules } tiene cada regla con su imagen, { $help } muestra cómo se juega aquí.
button-try = Probar { $move }
button-throw = Tirar los dados
button-once-more = Otra vez
button-lesson-again = Desde el principio

lesson-km-fool = Juegas con Blancas, abajo. Los bufones (los gorros) van una casilla recta, adelante o atrás. **Mueve un bufón.**
lesson-hint-km-fool = Es legal, pero no es un bufón. Los tuyos están en A2, B2, D2, F2 y G2. Otra vez:
lesson-done-km-fool = **Bien hecho.** Un bufón va recto a casillas vacías y captura una casilla en diagonal.
lesson-km-plate = Las losas del centro son casillas elevadas: de todas las piezas, solo reyes y espadachines (las espadas) pueden pisarlas. **Pon un espadachín en una casilla elevada.**
lesson-hint-km-plate = Es legal, pero aún no hay ningún espadachín en una casilla elevada. Desde C3 o E3 es un paso. Otra vez:
lesson-done-km-plate = **Bien hecho.** Tu sacerdote no habría podido ir allí: para eso tu rey tendría que estar en una casilla elevada del centro.
lesson-km-escort = Los espadachines escoltan a su rey: tras cada jugada tuya, uno debe estar a su lado, y el otro al lado del rey o del primero. **Mueve el rey sin romper la escolta.**
lesson-hint-km-escort = Es legal, y la escolta se mantiene. Pero esta vez debe mover el rey mismo. Otra vez:
lesson-done-km-escort = **Bien hecho.** El rey se ha movido, y los dos espadachines siguen con él.
lesson-km-last = Un último espadachín, en D8, protege al rey negro de E8. Mientras siga ahí, nada puede atacar al rey. **Captúralo.**
lesson-hint-km-last = Es legal, pero el espadachín de D8 sigue protegiendo a su rey. Tu guardián de A8 puede capturarlo. Otra vez:
lesson-done-km-last = **Bien hecho.** El rey negro queda indefenso, y enseguida en peligro: tu guardián lo ataca. Las Negras deben reaccionar o sucumbir.
lesson-km-danger = Ahora te toca a ti. Tus espadachines ya no están, y el guardián de A7 ataca a tu rey de A1. **Reacciona o sucumbe: encuentra la única jugada que lo salva.**
lesson-done-km-danger = **¡A salvo!** Tu sacerdotisa ha capturado al atacante. Si ninguna jugada hubiera salvado al rey, habrías sido conquistado.
lesson-km-win = El rey negro de A9 está indefenso. **Conquístalo en una jugada**: atácalo de modo que nada lo salve.
lesson-hint-km-win = Es legal, pero las Negras aún tienen respuesta. Tu guardián de B2 domina la columna B; ¿qué pieza podría atacar por la columna A? Otra vez:
lesson-done-km-win = **¡Conquistado!** El rey está en peligro y nada lo salva: has ganado. Ningún rey sale nunca del tablero.
lesson-km-return = Tu bufón de B8 está a un paso de la última fila, y has perdido a los dos guardianes y al sacerdote. **Haz que el bufón vuelva como uno de ellos.**
lesson-hint-km-return = Es legal, pero el bufón sigue esperando. Va de B8 a B9. Otra vez:
lesson-done-km-return = **Bien hecho.** El bufón ha cedido su sitio a una pieza perdida. Solo los espadachines no vuelven nunca.
lesson-km-throw = En el **Juego Activo**, capturar es atacar, y deciden los dados. **Ataca al sacerdote de G8 con tu bufón de F7.**
lesson-hint-km-throw = Es legal, pero esta vez ataca: el bufón de F7 puede ir por G8. Otra vez:
lesson-done-km-throw = **Rechazado.** Has sacado { $attack } contra { $defence }, y hacía falta más. Ambas piezas se quedan, y debe mover otra de las tuyas.
lesson-km-another = El bufón de F7 ha fallado: está rayado y queda fuera este turno. **Ataca al bufón de G4 con tu sacerdotisa de E2.**
lesson-hint-km-another = En la mesa valdría: puede mover cualquier pieza que no haya fallado. Pero prueba otro ataque, de E2 a G4. Otra vez:
lesson-done-km-another = **¡Capturado!** Has sacado { $attack } contra { $defence }. Tu turno ha terminado, y moverían las Negras.

## The terminal and Discord

console-teach = **guide** muestra el juego en cinco imágenes, **tutorial** es una lección para jugarla (**tutorial 3** empieza en su tercera tarea), **rules** recorre todas las reglas. Detrás puede ir un juego: **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Aprende el juego con una lección corta, solo para ti
discord-tutorial-game = La lección de qué juego
discord-tutorial-task = El número de la tarea a la que ir, como 3
discord-tutorial-move = Una jugada en esa tarea, como D2-D3 o E5-E6
