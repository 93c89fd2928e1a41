### Español: las partidas como archivos, y qué falla en un texto que no es un registro.

record-file = El registro de { $game } hasta ahora, para guardarlo o llevarlo a otro sitio.
record-not-started = { $game } no ha empezado: no hay nada que registrar.
record-not-analysed = No hay guardado ningún análisis completo de { $game }. `kingboard analyse` hace uno.
record-no-game = No existe la partida { $game }.
record-here = Esa partida ya está aquí, como { $game }, así que no se tocó. Para tenerla dos veces, impórtala con --again.
record-false-dice = La partida no se importó: sus dados no son los que se sellaron. { $why }
record-comments-left = { $count ->
    [one] Un comentario no nombra a nadie de la partida y se dejó fuera.
   *[other] { $count } comentarios no nombran a nadie de la partida y se dejaron fuera.
}
record-imported = Importada como { $game }. “{ $command }” la muestra.
record-imported-running = Importada como { $game }; sigue en { $place }. “{ $command }” la muestra.
record-imported-nobody = Allí nadie puede jugarla: sus jugadores son { $players }. --place toma el lugar donde están.
record-origin = Traída aquí desde { $place }, donde era { $game }.
record-untouched = Ya hay un archivo { $path } que no es un registro, así que no se tocó.

record-line = Línea { $line }: { $why }

## El archivo entero

record-too-large = El archivo pasa de { $most } KiB: no es un registro.
record-not-text = El archivo no es texto: aquí empiezan bytes que no existen en ningún texto UTF-8.
record-line-too-long = La línea pasa de { $most } bytes.
record-character = El carácter { $found } no puede ir tal cual en un registro.
record-escape = “{ $found }” no representa ningún carácter. Detrás de una barra invertida entiendo otra barra, unas comillas, n, y u con cuatro cifras hexadecimales.
record-too-many-tags = Hay más de { $most } etiquetas.
record-too-many-moves = El registro tiene más de { $most } jugadas, o demasiado texto junto a ellas.

## Su forma

record-no-tags = Un registro empieza con etiquetas como [Game "kings-mate"], y aquí no hay ninguna.
record-tag = Una etiqueta es una línea de la forma [Name "value"].
record-tag-twice = La etiqueta { $tag } aparece dos veces.
record-tag-late = Las etiquetas van antes de las jugadas, y un registro contiene una sola partida.
record-tag-missing = Falta la etiqueta { $tag }.
record-unexpected = “{ $found }” no es una jugada ni su número, ni un comentario, ni el resultado.
record-comment-open = El comentario que empieza aquí no se cierra nunca.
record-comment-nested = Un comentario no puede contener otro: escribe las llaves dentro de él como \u007B o \u007D.
record-comment-too-long = El comentario pasa de { $most } caracteres.
record-command = “{ $found }” no es nada que yo entienda en este punto.
record-dice = “{ $found }” no termina en dados como [5:2].
record-no-result = El registro termina sin resultado; el de una partida en curso es un asterisco.
record-after-result = Hay algo detrás del resultado. Un registro contiene una sola partida.

## Lo que dicen las etiquetas

record-id = La etiqueta { $tag } no nombra a nadie: “{ $found }” no es un identificador como discord:12 o console:player-2.
record-value = La etiqueta { $tag } no puede ser “{ $found }”.
record-too-long = La etiqueta { $tag } pasa de { $most } caracteres.
record-option = El juego no tiene la opción “{ $found }”. Tiene: { $options }.
record-same-player = Una misma persona no puede jugar con los dos bandos.
record-clock = No conozco ningún control de tiempo como “{ $found }”.
record-setup = La partida no empieza en ninguna posición válida. { $because }
record-setup-over = En la posición inicial de la partida no le toca a nadie.
record-rules-running = La partida usa la versión { $found } de las reglas y yo juego con la { $ours }: no puede seguir aquí.

## Lo que se jugó

record-number = El texto pone “{ $found }” donde toca la jugada “{ $expected }”.
record-time = “{ $found }” no es un momento como 2026-03-01T12:00:00.000Z.
record-over = La partida ha terminado, y aún sigue { $found }.
record-move = { $move } no se puede jugar. { $because }
record-move-rules = { $move } se jugó con la versión { $found } de las reglas y no vale con la { $ours }, la que conozco. { $because }
record-touched = { $move } no respeta lo que se tocó: { $cells }.
record-dice-missing = { $move } es un ataque, y faltan sus dados.
record-dice-surplus = { $move } no necesita dados.
record-dice-faces = Ningún dado cae como los de { $move }.
record-roll-missing = Los dados de { $move } están sellados, y falta aquello de lo que dependen: va detrás de la jugada, como [%roll …].
record-roll = Según el registro, los dados de esta jugada dependen de “{ $found }”; según lo jugado hasta ahí, de “{ $expected }”.
record-roll-open = Los dados de { $move } cayeron después de abrirse su secreto.
record-rolls = Tiradas que decidió el secreto, según el registro: { $found }; según las jugadas: { $expected }.
record-act = “{ $found }” no podía ocurrir en este punto de la partida.
record-result = El resultado pone “{ $found }”, pero según las jugadas es “{ $expected }”.
record-unreadable = En el carácter { $at }, { $expected }.
record-ambiguous = Puede ser varias jugadas: { $choices }.
