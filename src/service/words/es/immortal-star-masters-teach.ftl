### Español: lo que ImmortalStarMasters enseña: ayuda en imágenes, las reglas con sus imágenes, la lección.

guide-title-is-aim = El objetivo
guide-is-aim = Ajedrez en 241 hexágonos para **dos a seis jugadores**, cada uno con dieciocho piezas en un lado del tablero. Las Rojas, al Sur, empiezan, y se juega en el sentido de las agujas del reloj. Tu **rey** nunca puede quedar atacado. Quien no tiene salida en su propio turno queda fuera. **Gana el último rey en juego.** Lo que cuenta es jugar: una mesa puede acordar terminar en cualquier momento.
guide-seen-is-aim = La posición inicial de seis jugadores. Enmarcados, los seis reyes.

guide-title-is-pieces = Cómo se mueven las piezas
guide-is-pieces = Una **torre** va recto por los lados de las casillas, un **alfil** recto por sus esquinas, una **dama** de las dos formas, un **rey** un paso de las dos formas. Un **caballo** salta: un paso por un lado y otro hacia fuera por una esquina, por encima de todo. Nada cruza los **muros**. Tampoco hay paso por una esquina entre dos muros.
guide-seen-is-pieces = Lo que puede hacer el caballo de las Rojas en el centro, en J10: doce saltos, uno sobre el alfil de las Verdes en K12.

guide-title-is-pawns = Peones
guide-is-pawns = Un **peón** se mueve una casilla por un lado y captura por una esquina: hacia delante en casa (la primera vez también dos casillas), en **todas las direcciones** en el centro, hacia el borde en un territorio enemigo. No cruza dos veces la misma **Línea de Soberanía**, así que nunca vuelve a casa. En la última casilla de un territorio enemigo se convierte en dama, o en torre, alfil o caballo que hayas perdido; si no hay, espera.
guide-seen-is-pawns = Lo que puede hacer el peón de las Rojas en el centro, en J10: se mueve por los lados y captura el peón de las Verdes en L9 por una esquina.

guide-title-is-out = Fuera de la partida
guide-is-out = El mate o el ahogado, juzgado en su propio turno, deja **fuera** a un jugador mientras haya tres reyes o más. Sus piezas se quedan, muertas y estorbando a todos, y pueden capturarse. Su territorio **se cierra**: nada entra, y lo atrapado dentro debe ir saliendo cuando se mueve. Con **dos reyes** es como en el ajedrez: el mate gana, el ahogado es tablas.
guide-seen-is-out = La dama de las Rojas ha ido a L2 y ha dado mate al rey de K1. Las Negras están fuera: sus piezas están muertas y su territorio, cerrado.

guide-title-is-here = Cómo se juega aquí
guide-is-here = { $challenge } ofrece una partida: de dos, o con **tres**, **cuatro**, **cinco** o **seis** de tres a seis. **Para mover**, responde al tablero (mención activada) con `D7-F9`. O usa { $move }, o pulsa **{ $pick }**. `O-O` es el enroque. { $board } muestra tu partida otra vez. Y ahora: { $tutorial } es una lección que se juega, { $rules } tiene cada regla con su imagen, { $settings } otros colores e idiomas.
guide-is-here-on-page = **Para mover**, toca una pieza y luego su casilla; o escribe la jugada, como `D7-F9`. `O-O` es el enroque. Y ahora sigue con la lección, que se juega, y con las reglas, cada una con su imagen.
guide-is-here-terminal = **new immortal-star-masters** empieza una partida de dos; con `three`, `four`, `five` o `six` detrás juegan de tres a seis. **Para mover**, escribe `D7-F9`; `O-O` es el enroque. **pick** lleva a una jugada paso a paso. { $board } vuelve a mostrar la partida. Y ahora: { $tutorial } es una lección que se juega, { $rules } tiene cada regla con su tablero.
guide-seen-is-here = La jugada D7-F9: el peón más avanzado de las Rojas va dos casillas, de D7 a F9.

diagram-is-in-short = La posición inicial de seis jugadores. Enmarcados, los seis reyes.
diagram-is-board = El tablero de tres: Rojas, Negras y Amarillas. Enmarcado, el centro, J10. Los otros tres territorios están cerrados.
diagram-is-army = La posición inicial de dos. Enmarcados, los Alfiles Soberanos de B6 y R6.
diagram-is-moves = Lo que puede hacer el caballo de las Rojas en J10: doce saltos, también sobre el alfil de las Verdes en K12.
diagram-is-pawn = Lo que puede hacer el peón de las Rojas en J10: se mueve por los lados a casillas vacías y captura en L9 por una esquina.
diagram-is-kings = La torre de las Verdes en F6 ataca al rey de las Rojas en A6. A6-B6 no se admite: la torre también ataca B6.
diagram-is-draws = El rey de las Rojas captura el caballo de B7, la última pieza que no es rey.
diagram-is-notation = La jugada R5-S5=Q: el peón va a la hilera 1 del territorio de las Verdes y se convierte en dama.
diagram-is-1 = Enmarcadas A2 y A9, los extremos de la línea de las Rojas, J10 en el centro y K1, la primera casilla de la fila K.
diagram-is-2 = Enmarcadas E6, E7, E8 y E9, las casillas interiores del territorio de las Rojas: delante corre su Línea de Soberanía.
diagram-is-3 = Enmarcados los Indicadores de Dama en A1, J19 y S1. Cada dama está a cuatro casillas de uno.
diagram-is-4 = Tres jugadores: los reyes de las Rojas en A6, de las Negras en N1 y de las Amarillas en O14. Empiezan las Rojas, luego las Negras, luego las Amarillas.
diagram-is-5 = D5-E4 no se admite: a ambos lados de esa esquina hay muro, en D4 y E5.
diagram-is-6 = Lo que puede hacer el peón de las Rojas en C6 en su primera jugada: una casilla o dos, recto, o capturar en E7.
diagram-is-7 = El peón de las Rojas ha ido de E7 a G9. El peón de las Verdes lo captura en F8, por donde pasó.
diagram-is-8 = El peón de S6 espera: las Rojas tienen dos damas y no han perdido nada, así que S6=Q no se admite.
diagram-is-9 = Las Rojas se enrocan: el rey va de A6 a A8, y la torre de A9 a A7.
diagram-is-10 = La dama de las Rojas ha ido a L2 y ha dado mate a las Negras. Las Negras están fuera: sus piezas están muertas y su territorio, cerrado.
diagram-is-11 = La dama de las Rojas en O13 está atrapada en el territorio cerrado de las Amarillas. Podría salir en una jugada, así que no puede capturar dentro una pieza muerta: O13xO14 no se admite.
diagram-is-12 = Las Amarillas se han rendido. Sus piezas, enmarcadas, quedan como obstáculos muertos.
diagram-is-13 = El rey de las Rojas ha capturado la última pieza que no era rey. Solo quedan reyes: tablas.

lesson-is-first = Juegas con las Rojas, abajo. En su primera jugada un peón puede ir dos casillas en línea recta. **Mueve dos casillas tu peón más avanzado, el de D7.**
lesson-hint-is-first = Es legal, pero el peón de D7 puede ir dos casillas. Otra vez:
lesson-done-is-first = **Bien hecho.** Ha cruzado tu Línea de Soberanía, así que nunca vuelve a casa.
lesson-is-leap = Un caballo da un paso por un lado y otro hacia fuera por una esquina. **Captura el alfil de las Verdes con tu caballo.**
lesson-hint-is-leap = Es legal, pero el alfil de K12 sigue ahí. Otra vez:
lesson-done-is-leap = **¡Capturado!** Nada en su camino estorba a un caballo; solo pueden los muros.
lesson-is-bishop = Un alfil recorre cualquier distancia por las esquinas y nunca deja las casillas de su color. **Captura el caballo de las Verdes con tu alfil.**
lesson-hint-is-bishop = Es legal, pero el caballo de N8 sigue ahí. Desde J10 el camino pasa por L9. Otra vez:
lesson-done-is-bishop = **¡Capturado!** Este es tu Alfil Soberano. Los alfiles de los otros dos colores nunca llegan al centro.
lesson-is-corner = En el centro un peón se mueve por cualquier lado y captura por cualquier esquina. **Captura con tu peón de J10.**
lesson-hint-is-corner = Es legal, pero no captura nada. Por la esquina de delante está L9. Otra vez:
lesson-done-is-corner = **¡Capturado!** El caballo de K10, tras un lado, solo estorbaba.
lesson-is-passing = Ahora juegas con las Verdes. El peón de las Rojas acaba de ir de E7 a G9, pasando por F8. **Captúralo al paso, con tu peón de H9.**
lesson-hint-is-passing = Es legal, pero el peón de G9 se ha escapado. Captura en la casilla por la que pasó, F8. Otra vez:
lesson-done-is-passing = **Bien hecho.** Solo puede hacerlo un peón, y solo en el turno siguiente.
lesson-is-queen = Tu peón está ante la hilera 1 del territorio de las Verdes. **Llévalo allí y hazlo dama.**
lesson-hint-is-queen = Es legal, pero no trae ninguna dama. Otra vez:
lesson-done-is-queen = **Bien hecho.** También podía ser torre o caballo, pues has perdido uno de cada.
lesson-is-castle = Un rey da un paso, por un lado o por una esquina. Una vez puede enrocarse, si él y la torre no se han movido y no hay nada entre ellos. **Enroca: lleva tu rey dos casillas hacia una torre.**
lesson-hint-is-castle = Es legal, pero esta vez enroca: lleva el rey de A6 a A8 o A4. Otra vez:
lesson-done-is-castle = **Bien hecho.** El rey ha ido dos casillas, y la torre a la casilla que cruzó. También `O-O` y `O-O-O` enrocan.
lesson-is-check = La torre de las Verdes ataca a tu rey, y no puedes dejarlo atacado. **Pon tu torre en medio.**
lesson-hint-is-check = Eso salva al rey. Pero esta vez pon la torre en medio. Otra vez:
lesson-done-is-check = **Bien hecho.** Tras la torre el rey está a salvo.
lesson-is-mate = Hay tres reyes en juego. **Da mate al rey de las Negras en K1, con tu dama a su lado.**
lesson-hint-is-mate = Es legal, pero las Negras siguen jugando. La torre de L10 puede defender a tu dama. Otra vez:
lesson-done-is-mate = **¡Mate!** Las Negras están fuera: sus piezas están muertas, su territorio está cerrado, y siguen las Amarillas.
