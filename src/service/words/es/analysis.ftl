### Español: análisis de partidas terminadas.

analysis-title = **Análisis de { $game }**
analysis-ready = { $player }, el análisis de { $game } está listo.
analysis-unfinished = { $player }, no se pudo terminar el análisis de { $game }. Pídelo otra vez, por favor.
analysis-queued = El análisis de { $game } está en la cola. Tarda más o menos { $time }, o más mientras los ordenadores tengan jugadas pendientes. Te avisaré cuando esté listo.
analysis-queued-on-page = El análisis de { $game } está en la cola. Tarda más o menos { $time }, o más mientras los ordenadores tengan jugadas pendientes. Aparecerá aquí por sí solo; si no, pulsa **Analizar** otra vez.
analysis-waits = El análisis de { $game } ya está en la cola y tardará más o menos { $time } más. Te avisaré cuando esté listo.
analysis-waits-on-page = El análisis de { $game } ya está en la cola y tardará más o menos { $time } más. Aparecerá aquí por sí solo; si no, pulsa **Analizar** otra vez.
analysis-progress = Análisis de { $game }: { $done } de { $total } posiciones.
analysis-scale = Las posibilidades van en milésimas: +1000 es ganado, 0 igualado, −1000 perdido.
analysis-seat = • **{ $side }**, { $player }, cedió { $rate } por decisión: dudosas (?!) { $doubtful }, errores (?) { $mistakes }, errores graves (??) { $blunders }.
analysis-luck = Suerte con los dados: { $luck }. Resultado: { $result }; sin contar la suerte, como entre iguales: { $adjusted }.
analysis-luck-alone = Suerte con los dados: { $luck }.
analysis-costliest = { $count ->
    [one] **El error más caro:**
   *[other] **Los errores más caros de cada bando:**
}
analysis-mistake = • `{ $move }` ({ $mark }) de { $player } cedió { $error }. Lo mejor era `{ $best }`.
analysis-no-mistake = Ninguna jugada cuenta como error.
analysis-roll = La tirada más decisiva: `{ $move }` de { $player }, { $luck } para { $lucky }.
analysis-alt = Un gráfico de { $game }: las posibilidades jugada a jugada, en milésimas.
analysis-alt-curve = Para { $player }: { $start } al principio, { $high } en el mejor momento ({ $best }), { $low } en el peor ({ $worst }), { $end } al final.
analysis-alt-roll = La barra más grande es la tirada de { $player } en { $move }: { $luck }.
analysis-alt-signs = Los signos más grandes: { $moves }.
analysis-alt-line = La línea vertical está en { $move }, donde empieza el repaso.
analysis-alt-here = La línea vertical marca el momento de esta página: { $move }.
analysis-page = Análisis de `{ $move }`: { $before } antes, { $after } después.
analysis-page-mark = { $mark } Cedió { $error }; lo mejor era `{ $best }`.
analysis-page-luck = Suerte de la tirada: { $luck }.
analysis-column-move = jugada
analysis-column-before = antes
analysis-column-after = después
analysis-column-luck = suerte
analysis-column-best = lo mejor

button-analyse = Analizar
button-look-through = Repasar
button-step-through-mistakes = Repasar los errores
button-graph = Gráfico
button-next-mistake = Siguiente error
button-best-line = Mejor línea

refuse-analysis-off = Aquí no se analizan partidas. Quien lleva el bot lo ha desactivado.
refuse-analysis-none = Aún no has terminado ninguna partida aquí. { $analyse } acepta el número de cualquier partida terminada; { $history } la encuentra.
refuse-analysis-open = { $game } no ha empezado. Una partida se puede analizar cuando termina.
refuse-analysis-running = { $game } todavía se juega, y nadie recibe ayuda en ella. Pídelo de nuevo cuando termine.
refuse-analysis-void = { $game } terminó sin resultado, así que no hay nada que analizar.
refuse-analysis-no-moves = En { $game } no se hizo ninguna jugada, así que no hay nada que analizar.
refuse-analysis-rules = { $game } no sigue las reglas de hoy, así que no se puede analizar.
refuse-analysis-same = { $game } pasó por la misma posición que hay ahora en { $other }. Termina antes esa partida, o sigue jugando allí, y pídelo de nuevo.
refuse-analysis-many = En un día has pedido { $count ->
    [one] un análisis
   *[other] { $count } análisis
}, y es el máximo. Pide otro más tarde; lo ya analizado se puede leer siempre.
refuse-analysis-unmade = { $game } aún no está analizada, o ya no. El botón pide el análisis.

discord-name-analyse = analizar
discord-analyse = Ver qué cedió cada jugada de una partida terminada y qué dieron los dados
discord-analyse-game = El número de la partida; si falta, la última que terminaste aquí
graph-doubtful = dudosa (?!)
graph-mistake = error (?)
graph-blunder = error grave (??)
graph-roll = suerte de una tirada
graph-roll-up = suerte, hacia arriba para { $player }
graph-here = esta página
graph-costliest = error más caro
graph-title = { $game }: { $result }
