### Español: what King’s Guard shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## In every game’s lesson.

button-lesson-word = Decir “{ $move }”

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-kg-aim = El objetivo
guide-kg-aim = El Sur abajo, el Norte arriba, 9 columnas y 10 filas. Cada bando tiene un **rey** (la corona) y nueve **guardias** (los yelmos). **Ganas poniendo una pieza tuya sobre el rey enemigo.** Empieza el Sur. En tu turno eliges una casilla cuya pieza superior sea tuya y mueves desde ahí.
guide-kg-aim-terminal = El Sur abajo, en mayúsculas, el Norte arriba, 9 columnas y 10 filas. Cada bando tiene un **rey** (K) y nueve **guardias** (G). **Ganas poniendo una pieza tuya sobre el rey enemigo.** Empieza el Sur. En tu turno eliges una casilla cuya pieza superior sea tuya y mueves desde ahí.
guide-seen-kg-aim = La posición inicial. Enmarcados, los dos reyes, en E1 y E10, cada uno detrás de la V de sus nueve guardias.

guide-title-kg-high = Torres
guide-kg-high = Las piezas se ponen unas sobre otras en **torres** de hasta cinco. Una pieza avanza tantas casillas como su **altura**, o menos: una pieza sola, una; la superior de tres, hasta tres. Va por filas y columnas, puede cambiar de dirección, pasa solo por casillas vacías y acaba en una casilla vacía o encima de otra pieza. Después puede ir la siguiente, con un paso menos, y así **de arriba abajo**. Para cuando quieras. También mueves lo que está debajo de tu pieza superior, **incluso guardias del enemigo**.
guide-seen-kg-high = Lo que puede hacer la pieza superior de la torre del Sur en E5, de altura tres: hasta tres pasos. Puede ponerse sobre el guardia de D5 o capturar el de E7.

guide-title-kg-corner = La captura y el rey
guide-kg-corner = Para capturar, pon una pieza sobre una enemiga. Esta sigue en el tablero, debajo de la tuya: cuando la tuya se va, **tú** puedes moverla en el mismo turno, y si la dejas ahí, vuelve a ser del enemigo. Un rey está siempre arriba: nada se pone sobre el tuyo. **Pon una pieza tuya sobre el rey enemigo y has ganado.** Un guardia capturado nunca captura a su propio rey.
guide-seen-kg-corner = La torre del Sur en E8, de altura dos: su pieza superior pasa por E9, gira y cae sobre el rey del Norte en D9.

guide-title-kg-full = Torres completas
guide-kg-full = Cinco piezas hacen una torre **completa** (cuatro en el tablero pequeño): nada puede ponerse sobre ella, así que un rey arriba está seguro. Pero quien la ha completado con una pieza propia debe **desmontarla**: su siguiente turno empieza ahí, y al menos la pieza superior sale. Si hasta entonces el enemigo ha cambiado la torre, o nada puede salir, la obligación desaparece.
guide-seen-kg-full = La torre del Sur en E4 tiene cinco piezas y hay que desmontarla: el turno del Sur empieza ahí, y la pieza superior puede ir hasta cinco casillas.

guide-title-kg-here = Cómo se juega aquí
guide-kg-here = { $challenge } ofrece una partida, en el tablero grande o con **pequeño** (8 por 8, torres de cuatro) y **diagonal** (pasos en ocho direcciones). **Para mover**, responde al tablero (mención activada) con `C3-C4`, o con un turno entero, los destinos en orden: `E5-E7,D5` mueve la pieza superior a E7 y la siguiente a D5. O usa { $move }, o pulsa **{ $pick }**; `done` termina antes un turno. { $board } vuelve a mostrar tu partida. Y ahora: { $tutorial } es una lección que se juega, { $rules } tiene cada regla con su imagen, { $settings } otros colores e idiomas.
guide-kg-here-on-page = **Para mover**, toca una torre, luego una casilla para su pieza superior, y así sucesivamente; o escribe `C3-C4`, o un turno entero, los destinos en orden: `E5-E7,D5` mueve la pieza superior a E7 y la siguiente a D5. `done` termina antes un turno. Y ahora sigue con la lección, que se juega, y con las reglas, cada una con su imagen.
guide-kg-here-terminal = **new kings-guard** empieza una partida en el tablero grande; `small` es de 8 por 8 con torres de cuatro, `diagonal` permite pasos en ocho direcciones. **Para mover**, escribe `C3-C4`, o un turno entero con los destinos en orden: `E5-E7,D5` mueve la pieza superior a E7 y la siguiente a D5. **pick** lleva a un turno paso a paso, `done` lo termina antes. { $board } vuelve a mostrar la partida. Y ahora: { $tutorial } es una lección que se juega, { $rules } tiene cada regla con su tablero.
guide-seen-kg-here = El turno E5-E7,D5: la pieza superior de la torre del Sur en E5 captura el guardia de E7, la siguiente va a D5.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-kg-in-short = La posición inicial. Enmarcados, los reyes en E1 y E10, cada uno detrás de la V de sus guardias.
diagram-kg-board = El tablero pequeño con su posición inicial: 8 columnas y 8 filas. Los reyes están en E1 y D8.
diagram-kg-pieces = Lo que puede hacer el guardia del Sur en E5, una pieza sola: un paso, a una casilla vacía o sobre el guardia del Norte en E6.
diagram-kg-turns = La torre de E5 tiene altura tres, así que su pieza superior puede ir hasta tres casillas, también cambiando de dirección, y ponerse sobre el guardia de D5 o el de E7.
diagram-kg-towers = El guardia del Sur fue de D4 a E4. La torre tiene ahora cinco piezas y hay que desmontarla en el siguiente turno del Sur.
diagram-kg-ends = El guardia del Sur fue de E8 por E9 y cayó sobre el rey en D9: está capturado, y el Sur ha ganado.
diagram-kg-notation = El turno E5-E7,D5: la pieza superior captura el guardia de E7, la siguiente se pone sobre el guardia de D5.
diagram-kg-positions = En mitad de un turno, escrito @E5:1: una pieza ha salido de E5 y está en E7 sobre un guardia del Norte; esa torre se escribe (gG).
diagram-kg-1 = Los nueve guardias del Sur están enmarcados: la V, con su punta en E5. Su rey está detrás de la boca abierta, en E1.
diagram-kg-2 = C3-D4 no se admite: D4 está de esquina a esquina, y los pasos van por filas y columnas.
diagram-kg-3 = La pieza superior fue de E5 a E6. La siguiente, con altura dos, puede ponerse sobre ella, pero no pasarla hasta E7.
diagram-kg-4 = El guardia del Sur fue de F5 a G4 y descubrió uno del Norte. El Sur puede moverlo ahora, pero no sobre el rey de F6: ningún guardia captura a su propio rey.
diagram-kg-5 = Hay que desmontar la torre de E4, así que el turno del Sur empieza ahí, y B2-B3 no se admite.
diagram-kg-6 = El guardia del Sur fue a B10. Las dos torres junto al rey del Norte en A10 están completas, así que el Norte no tiene jugada legal y ha perdido.
diagram-kg-7 = El Sur ha jugado C3-C4. En vez de mover, quien lleva el Norte puede tomar ahora el bando del Sur.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-kg-guard = Juegas con el Sur, abajo. Una pieza sola va una casilla por su fila o columna. **Mueve el guardia de la punta de tu V, en E5.**
lesson-hint-kg-guard = Es legal, pero es otra pieza. La punta de tu V está en E5. Otra vez:
lesson-done-kg-guard = **Bien hecho.** Una pieza sola va una casilla, y puede acabar sobre otra: sobre una del Norte captura, sobre una tuya construye una torre.
lesson-kg-build = Las piezas pueden ponerse unas sobre otras. **Construye una torre: pon uno de tus guardias sobre el otro.**
lesson-hint-kg-build = Es legal, pero aún no hay ningún guardia sobre otro. Los tuyos están en D2 y E2. Otra vez:
lesson-done-kg-build = **Bien hecho.** La torre tiene altura dos, así que su pieza superior puede ir hasta dos casillas. En una casilla caben como mucho cinco piezas.
lesson-kg-top = Tu torre de E3 tiene altura tres: su pieza superior va hasta tres casillas y puede cambiar de dirección. **Captura con ella el guardia de F5.**
lesson-hint-kg-top = Es legal, pero el guardia de F5 sigue libre: dos casillas adelante y una a la derecha. Otra vez:
lesson-done-kg-top = **¡Capturado!** El guardia del Norte está ahora debajo del tuyo. Tu turno no ha terminado: también puede moverse la siguiente pieza de E3.
lesson-kg-next = El turno sigue desde E3. La siguiente pieza tiene altura dos y va hasta dos casillas. **Muévela a dos casillas de distancia.**
lesson-hint-kg-next = En una partida valdría: puede ir una casilla, o el turno puede terminar aquí. Pero esta vez que vaya dos. Otra vez:
lesson-done-kg-next = **Bien hecho.** De arriba abajo, cada pieza va tan lejos como su altura: la primera tres casillas, esta dos, la última podría ir una.
lesson-kg-done = Queda una pieza en E3, y nadie te obliga a moverla: solo tenía que moverse la de arriba. **Termina tu turno con `done`.**
lesson-hint-kg-done = Es legal: también puede moverse la última pieza. Pero esta vez déjala y di `done`. Otra vez:
lesson-done-kg-done = **Bien hecho.** Una línea escrita es un turno entero, como `E3-F5,E5`, y `done` se sobrentiende al final.
lesson-kg-under = Tu guardia estaba sobre uno del Norte en F5 y ha ido a F7. El del Norte ha quedado descubierto, y en este turno lo mueves tú. **Muévelo.**
lesson-hint-kg-under = Es legal: puede quedarse donde está. Pero esta vez muévelo fuera de F5. Otra vez:
lesson-done-kg-under = **Bien hecho.** En este turno lo movías tú. Desde ahora vuelve a ser del Norte, mientras esté arriba.
lesson-kg-duty = Tu torre de A1 está completa: cinco piezas. La construiste tú, así que debes desmontarla en este turno. **Mueve al menos su pieza superior.**
lesson-done-kg-duty = **Bien hecho.** Una pieza ha salido de la torre, y tu obligación está cumplida. Las siguientes también pueden ir, pero no tienen que hacerlo.
lesson-kg-crown = Tu rey avanza tantas casillas como su altura, o menos, igual que un guardia, y puede ponerse sobre cualquier torre con sitio. **Pon tu rey sobre el guardia de E2.**
lesson-hint-kg-crown = Es legal, pero el rey aún no está sobre el guardia de E2, justo delante de él. Otra vez:
lesson-done-kg-crown = **Bien hecho.** El rey tiene ahora altura dos y puede ir hasta dos casillas. Sobre tu propio rey no se puede poner nada.
lesson-kg-king = El rey del Norte en D9 se esconde detrás de un guardia. Tu torre de E8 tiene altura dos. **Captura al rey.**
lesson-hint-kg-king = Es legal, pero el rey sigue en pie. Desde E8 el camino va por E9, que está vacía, y allí gira. Otra vez:
lesson-done-kg-king = **¡Capturado!** Tu guardia está sobre el rey, y la partida termina en el acto: has ganado.
