### Español: el tablero privado.

explore-title = Tu tablero de pruebas para { $game }: solo lo ves tú, y se guarda hasta que empieces de nuevo.
explore-nothing-yet = Aún no has probado nada. Elige una pieza del bando que juega, o escribe jugadas de ambos bandos detrás del comando.
explore-nothing-yet-terminal = Aún no has probado nada. Elige una pieza del bando que juega, o escribe una jugada: aquí se prueba, no se juega. **board** vuelve a la partida.
explore-nothing-yet-on-page = Aún no has probado nada. Elige una pieza del bando que juega: aquí mueves por ambos bandos, y nada se juega en la partida.
explore-line = Probado: { $line }
explore-tried = Adelante: { $line }
explore-behind = { $game } ha seguido desde que empezaste aquí. **Empezar de nuevo** parte de su tablero actual.
explore-changed = Este tablero ha cambiado desde que se mostró. Así está ahora.
explore-best-line = La mejor línea según el análisis, jugada hasta el final. **Atrás** retira sus jugadas una a una.
explore-best-line-stuck = La mejor línea según el análisis es { $line }, pero no se puede jugar en este tablero.
explore-too-long = Aquí caben { $most } jugadas seguidas. Vuelve atrás o empieza de nuevo.
explore-dice = { $move } es un ataque. ¿Cómo caen los dados?
explore-not-over = Un tablero de pruebas de { $game } se puede enseñar cuando la partida haya terminado.
explore-shared = { $player } muestra lo que pudo pasar en { $game }.
button-fresh = Empezar de nuevo
button-succeeds = Sale bien ({ $percent } %)
button-fails = Falla ({ $percent } %)
caption-explored = Solo una prueba. { $what }
explore-not-planned = No se planeó nada: solo se pueden planear jugadas desde la posición actual de una partida que juegas. **Empezar de nuevo** parte de ella.
button-plan = Planear esto
