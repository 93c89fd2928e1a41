### Español: what Four Kings One War shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-fk-aim = El objetivo
guide-fk-aim = El tablero es una cruz: un suelo en medio y cuatro terrazas. Las **Blancas** tienen los ejércitos del Sur (abajo) y del Oeste (a la izquierda), las **Negras** los del Norte y del Este, cada uno un juego de ajedrez completo. **Ganas dando mate a los reyes de los dos ejércitos enemigos.** Empiezan las Blancas. También pueden jugar cuatro, cada cual con un ejército: Sur y Oeste contra Norte y Este.
guide-seen-fk-aim = La posición inicial. Los cuatro reyes están enmarcados: el del Sur en I1, el del Oeste en A9, el del Norte en H16, el del Este en P8.
guide-title-fk-two = Dos jugadas
guide-fk-two = Un turno son **dos jugadas de dos piezas distintas**, de uno de tus ejércitos o de ambos. A la segunda puedes renunciar: di `done`. Al acabar el turno tus reyes deben estar a salvo; entre medias, un rey puede estar atacado si tu segunda jugada puede salvarlo. Ninguna jugada captura nunca un rey.
guide-seen-fk-two = El turno E2-E5 B8-C8: el peón del Sur en E2 va a E5, luego el del Oeste en B8 va a C8.
guide-title-fk-walk = Peones y caballos
guide-fk-walk = Un **peón** avanza siempre de una a tres casillas vacías, y captura una casilla en diagonal hacia delante. Si captura en una terraza lateral, gira para siempre hacia su línea de fondo. Un **caballo** da un salto, o dos por una casilla vacía. Lo demás se mueve como en el ajedrez. En cualquier línea de fondo un peón se convierte en dama, torre, alfil o caballo.
guide-seen-fk-walk = Lo que puede el peón del Sur en E7: ir a E8, E9 o E10, o capturar el caballo en D8, en la terraza del Oeste, y girar a la izquierda.
guide-title-fk-fall = Cuando cae un rey
guide-fk-fall = Un rey al que no salvan ni una jugada ni dos está en jaque mate y se **entrega**: `I1#` es la primera jugada de ese turno, y puede seguir una de tu otro ejército. El ejército sigue sin él. Lleva un peón a una línea de fondo mientras un rey tuyo está cautivo: el peón se va y **el rey vuelve**, si su primera casilla está vacía y segura. Quien pierde el segundo rey pierde la partida.
guide-seen-fk-fall = El rey del Sur en I1 ha recibido mate de las torres de E1 y E2, y se ha entregado. El Oeste puede hacer ahora una jugada.
guide-title-fk-here = Cómo se juega aquí
guide-fk-here = { $challenge } ofrece una partida, a cuatro con **equipos**. **Para mover**, responde al tablero (mención activada) con una jugada, `E2-E5`, o con un turno entero, `E2-E5 B8-C8`. O usa { $move }, o pulsa **{ $pick }**; `done` renuncia a la segunda jugada. { $board } vuelve a mostrar tu partida. Y ahora: { $tutorial } es una lección que se juega, { $rules } tiene cada regla con su imagen, { $settings } otros colores e idiomas.
guide-fk-here-on-page = **Para mover**, toca una pieza y luego su casilla; o escribe una jugada, `E2-E5`, o un turno entero, `E2-E5 B8-C8`. `done` renuncia a la segunda jugada. Y ahora sigue con la lección, que se juega, y con las reglas, cada una con su imagen.
guide-fk-here-terminal = **new four-kings** empieza una partida de dos, **new four-kings team** una de cuatro. **Para mover**, escribe una jugada, `E2-E5`, o un turno entero, `E2-E5 B8-C8`. **pick** lleva a una jugada paso a paso, `done` renuncia a la segunda. { $board } vuelve a mostrar la partida. Y ahora: { $tutorial } es una lección que se juega, { $rules } tiene cada regla con su tablero.
guide-seen-fk-here = Lo que puede el caballo del Sur en F1 al empezar: con dos saltos llega más allá de los peones.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-fk-in-short = La posición inicial. Los reyes están enmarcados: el del Sur en I1, el del Oeste en A9, el del Norte en H16, el del Este en P8.
diagram-fk-board = La cruz con sus cuatro terrazas. Están enmarcadas las torres de los extremos de las líneas de fondo.
diagram-fk-turns = Un turno de las Blancas: el peón del Sur va de E2 a E5, luego el del Oeste de B8 a C8.
diagram-fk-pieces = Adónde va el caballo del Sur en F3 con un salto o dos. Puede capturar el alfil en H7.
diagram-fk-pawns = El peón del Sur en E7 puede ir a E8, E9 o E10, o capturar el caballo en D8.
diagram-fk-mate = El rey del Sur ha recibido mate y se ha entregado. Las Blancas aún pueden hacer una jugada, con el ejército del Oeste.
diagram-fk-ends = La torre del Este fue de C12 a A12. El rey del Oeste en A9 era el último de las Blancas y está en jaque mate: las Blancas han perdido.
diagram-fk-notation = Se ha jugado E13-E16=Q: el peón se ha convertido en dama en la línea de fondo del Norte.
diagram-fk-positions = En medio del turno de las Blancas, escrito W1 E5: el peón que está en E5 ya se ha movido y ha pasado por E3 y E4. Se ve lo que puede el peón del Oeste en B8.
diagram-fk-1 = La torre del Sur en E5 llega por el suelo y las terrazas, pero no a las casillas que faltan.
diagram-fk-2 = El alfil del Sur en E4 pasa junto a la esquina de la casilla D4, que falta, y sigue por D5.
diagram-fk-3 = Los reyes, en casillas oscuras, y a su lado las damas.
diagram-fk-4 = Las Blancas han renunciado con done a la segunda jugada, y les toca a las Negras.
diagram-fk-5 = A cuatro juega primero el Sur, y solo su propio ejército: B8-C8, del Oeste, no se admite.
diagram-fk-6 = El peón de E5 ya se movió en este turno, así que E5-E6 no se admite.
diagram-fk-7 = El caballo de F1 no puede saltar a F5: las dos casillas de en medio, E3 y G3, están ocupadas.
diagram-fk-8 = El peón del Sur ha capturado el caballo en D8, en la terraza del Oeste. Desde ahora va a la izquierda.
diagram-fk-9 = E13-E16 no se admite: liberaría al rey del Sur, pero una torre ataca su casilla I1.
diagram-fk-10 = El peón del Sur en C7 ha girado a la izquierda. En A7, en la línea de fondo de su vecino, se corona.
diagram-fk-11 = El peón del Norte fue de G10 a G7 y pasó por G9. El peón del Sur lo ha capturado ahí: ya no está en G7.
diagram-fk-12 = El peón del Norte fue de G10 a G7, luego su torre a E8, por G8. Por eso F7-G8 no se admite, y solo en G9 podría capturarlo un peón.
diagram-fk-13 = H12-H16 no se admite: ninguna jugada captura un rey.
diagram-fk-14 = C9-C8 no se admite: expondría al rey del Oeste, su pareja, a la torre de L9.
diagram-fk-15 = El rey del Sur está atacado por las torres de E1 e I8. No es mate: lo salvan dos jugadas, a I7 y a F1, en cualquier orden.
diagram-fk-16 = El rey del Sur ha capturado en I2 la última pieza que no era rey. Solo quedan reyes: tablas.
diagram-fk-17 = El rey del Sur en L1 no está en jaque, pero las torres de K8 e I2 no le dejan casilla, y el Sur no tiene nada más. Solo queda `done`.
diagram-fk-18 = Sur y Oeste son compañeros, Norte y Este también. Entre compañeros solo hay los números del 1 al 10, que oyen los cuatro.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-fk-pawn = Juegas con las Blancas: el Sur, abajo, y el Oeste, a la izquierda. Los peones avanzan de una a tres casillas. **Avanza tres casillas el peón del Sur en E2.**
lesson-hint-fk-pawn = Es legal, pero esta vez avanza tres casillas el peón de E2, el primero de la izquierda del Sur. Otra vez:
lesson-done-fk-pawn = **Bien hecho.** Y en tu próximo turno podría avanzar otras tres: los peones siempre pueden.
lesson-fk-second = Tu turno no ha acabado: hay una segunda jugada, con otra pieza de uno de tus ejércitos. **Avanza una casilla el peón del Oeste en B8**, hacia la derecha.
lesson-hint-fk-second = En una partida valdría. Pero esta vez avanza el peón de B8 una casilla a la derecha. Otra vez:
lesson-done-fk-second = **Bien hecho.** En una línea ese turno es `E2-E5 B8-C8`. Si no quieres segunda jugada, di `done`.
lesson-fk-knight = Un caballo da un salto o dos, y la casilla de en medio debe estar vacía. **Captura el alfil de H7 con tu caballo.**
lesson-hint-fk-knight = Es legal, pero el alfil de H7 sigue ahí. Desde F3 el caballo llega por G5. Otra vez:
lesson-done-fk-knight = **¡Capturado!** Con dos saltos, un caballo vale aquí más que una torre.
lesson-fk-bishop = Un alfil recorre cualquier distancia en diagonal, también junto a la esquina de una casilla que falta. **Captura el caballo de C6 con tu alfil.**
lesson-hint-fk-bishop = Es legal, pero el caballo de C6 sigue ahí. Desde E4 el alfil llega por D5, junto a la casilla D4, que falta. Otra vez:
lesson-done-fk-bishop = **¡Capturado!** Una casilla que falta corta el paso; su esquina, no.
lesson-fk-queen = Una dama recorre cualquier distancia, recto o en diagonal, por el suelo y las terrazas por igual. **Captura la torre de N10 con tu dama.**
lesson-hint-fk-queen = Es legal, pero la torre de N10 sigue ahí. Desde H4 está en una diagonal. Otra vez:
lesson-done-fk-queen = **¡Capturada!** La dama es también aquí la pieza más fuerte.
lesson-fk-castle = Un rey se mueve una casilla en cualquier dirección. Una vez puede enrocarse, si él y la torre no se han movido y no hay nada entre ellos. **Enroca: lleva tu rey de I1 a K1.**
lesson-hint-fk-castle = Es legal, pero esta vez enroca: lleva el rey dos casillas hacia la torre. Otra vez:
lesson-done-fk-castle = **Bien hecho.** El rey está en K1, y la torre fue a J1. Es una sola jugada, pero ninguno de los dos se mueve más en este turno.
lesson-fk-turning = El peón del Sur en E7 está junto a la terraza del Oeste. **Captura con él el caballo de D8.**
lesson-hint-fk-turning = Es legal, pero el caballo de D8 sigue ahí: una casilla adelante y una a la izquierda. Otra vez:
lesson-done-fk-turning = **¡Capturado!** En una terraza lateral el peón gira: desde ahora va a la izquierda, hacia la línea de fondo del Oeste, y allí se corona.
lesson-fk-passing = El peón del Norte fue de G10 a G7, junto a tu peón de F8. **Captúralo al paso**, como si estuviera en G9.
lesson-hint-fk-passing = Es legal, pero así se pierde la ocasión: solo vale para tu primerísima jugada. Otra vez:
lesson-done-fk-passing = **¡Capturado al paso!** Se puede en cada casilla por la que pasó un peón, si una dama, torre o alfil no la guardó con la segunda jugada.
lesson-fk-check = El rey del Sur en I1 está atacado dos veces, por las torres de E1 e I8. **Empieza a salvarlo: tus dos torres pueden hacerlo.**
lesson-done-fk-check = **Bien hecho.** La otra torre hace el resto. Solo al acabar tu turno deben estar a salvo todos tus reyes.
lesson-fk-hand = El rey del Sur está en jaque mate: ni dos jugadas lo salvan. **Entrégalo.**
lesson-done-fk-hand = **Entregado.** El Oeste puede hacer ahora una jugada, y el ejército del Sur sigue desde tu próximo turno. Si pierdes también el rey del Oeste, has perdido.
lesson-fk-free = El rey del Sur está cautivo, y tu peón está en E13, a tres casillas de una línea de fondo. **Libera al rey.**
lesson-hint-fk-free = Es legal, pero el rey sigue cautivo. Lleva el peón a E16. Otra vez:
lesson-done-fk-free = **¡Libre!** El peón se ha ido, y el rey está de nuevo en I1. Allí estaba a salvo; si no, no se habría podido.
