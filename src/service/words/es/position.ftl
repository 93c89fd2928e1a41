### Español: partidas que empiezan desde una posición preparada, y seguir jugando desde una partida terminada.

challenge-position = Empieza desde esta posición en vez de la inicial de siempre, y no es puntuada.
caption-position = Desde una posición
alt-start-position = { $title } { $game }, desde una posición preparada.
game-line-position = desde una posición
review-start-position = La posición preparada. { $total ->
    [0] Aún no hay jugadas.
    [one] Una jugada en total.
   *[other] { $total } jugadas en total.
}
describe-text = La posición en texto: `{ $position }`
    Con este texto como **position**, { $challenge } empieza otra partida desde ella.
describe-text-on-page = La posición en texto: `{ $position }`
    Una partida nueva toma este texto como posición inicial.

refuse-position = No puedo leer esto como una posición de { $title }. { $why } El lugar está marcado: `{ $before }▸{ $after }`
    La posición inicial de siempre se escribe `{ $usual }`. En vez de un texto, **#12 14** toma la posición tras la jugada 14 de la partida #12, una vez terminada.
refuse-position-over = En esta posición nadie puede mover: ahí la partida ya ha terminado. Elige una anterior.
refuse-position-running = { $game } aún no ha terminado. Una partida nueva puede empezar desde una posición de una partida terminada, o desde una escrita como texto.
refuse-position-kind = { $game } es una partida de { $title }, y sus posiciones no sirven para otro juego. Elige { $title } para tu desafío.
refuse-position-same = Es la posición de { $other }, que juegas contra personas. Ningún ordenador ayuda con ella: termina antes esa partida, o sigue jugando allí.
refuse-position-out = { $count ->
    [one] Fuera de la partida en esta posición: { $sides }. Nadie podría jugar ahí.
   *[other] Fuera de la partida en esta posición: { $sides }. Nadie podría jugar ahí.
} Contra el ordenador se puede, si tomas un bando que siga en juego.
refuse-position-swap = Una partida desde una posición no tiene cambio de bandos: todos ven la posición antes de aceptar. Quita **swap**.

button-play-on = Seguir desde aquí
play-on-choose = **Seguir jugando contra el ordenador** desde { $game } tras { $move }, con { $side }. ¿Qué nivel? Es una partida nueva, no puntuada; { $game } queda como está.
refuse-play-on-none = Aún no has terminado ninguna partida aquí. { $continue } acepta el número de cualquier partida terminada; { $history } la encuentra.

discord-name-continue = seguir
discord-name-position = posición
discord-challenge-position = Posición, no puntuada: texto, o partida y jugada: #12 14
discord-continue = Seguir jugando contra el ordenador desde una posición de una partida terminada
discord-continue-game = El número de la partida; si falta, la última que terminaste aquí
discord-continue-move = La jugada tras la que sigues, por su número o como se jugó; si falta, la última
discord-continue-computer = El nivel del ordenador; si falta, 3
discord-describe-show-text = La posición en texto, para empezar otra partida desde ella

console-position-what = ¿Qué posición? Detrás de **position** va su texto, o una partida terminada y una jugada: **new computer position #12 14**. **help positions** cuenta más.
console-continue-how = ¿Qué partida? **play on** sigue desde la página del repaso en pantalla, o desde la última partida que terminaste; **play on 12**, desde el final de la partida 12; **play on 12 14**, desde su jugada 14. **level 5** detrás elige el nivel del ordenador.
console-help-positions = Con **position** detrás de **new** o **challenge**, una partida empieza desde una posición en vez de la inicial, sin puntuar: **new kings-mate position** y su texto, o **new computer position #12 14** para la posición tras la jugada 14 de la partida 12, que debe haber terminado. El tablero y el número de jugadores salen del texto. **position** va al final; solo puede seguir **note**.
    {""}**position** a solas, o **position 12**, escribe el texto de una posición. **play on** sigue contra el ordenador desde una página del repaso; **play on 12 14 level 5**, desde una jugada de la partida 12.
