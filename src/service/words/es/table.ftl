### Español: las frases del servicio, agrupadas por tema.
### **strong** and `code` are our own markup; arguments are never read as markup.
### Where an article needs the gender of a piece, [sacerdotisa], [dama] and [torre] are the feminine ones.

## Palabras

side-white = Blancas
side-black = Negras

piece-king = { $count ->
    [one] rey
   *[other] reyes
}
piece-swordmaster = { $count ->
    [one] espadachín
   *[other] espadachines
}
piece-priest = { $count ->
    [one] sacerdote
   *[other] sacerdotes
}
piece-priestess = { $count ->
    [one] sacerdotisa
   *[other] sacerdotisas
}
piece-keeper = { $count ->
    [one] guardián
   *[other] guardianes
}
piece-fool = { $count ->
    [one] bufón
   *[other] bufones
}
piece-queen = { $count ->
    [one] dama
   *[other] damas
}
piece-rook = { $count ->
    [one] torre
   *[other] torres
}
piece-bishop = { $count ->
    [one] alfil
   *[other] alfiles
}
piece-knight = { $count ->
    [one] caballo
   *[other] caballos
}
piece-pawn = { $count ->
    [one] peón
   *[other] peones
}

option-expanded = reglas ampliadas
option-active = Juego Activo (dados)
option-interactive = tira la defensa
option-own-dice = dados propios
option-touch = pieza tocada
offer-clash = “{ $first }” y “{ $second }” se excluyen, así que no empieza nada. Quita una de las dos.
option-repetition = tablas por repetición
options-none = reglas básicas
comma = { $first }, { $then }
someone = alguien

## Desafíos

challenge-offered = { $player } le ofrece a { $opponent } una partida de **{ $title }**, { $game }.
challenge-offered-anyone = { $player } ofrece una partida de **{ $title }**, { $game }. Puede aceptar quien quiera.
challenge-rematch = Revancha de { $game }.
challenge-terms = { $player } juega con { $side }.
challenge-terms-lot = Los bandos se sortean.
declared = Modalidad: { $options }.
challenge-declined = { $player } rechaza { $game }. Otro día será.
challenge-withdrawn = { $player } retira el desafío { $game }.
challenge-withdrawn-from = { $player } retira { $game }, el desafío a { $opponent }.
button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar

## Juego

game-started = ¡Empieza **{ $title } { $game }**! { $white } juega con { $first } y { $black } con { $second }.
game-started-in-thread = **{ $title } { $game }** empieza en un hilo propio: { $white } ({ $first }) contra { $black } ({ $second }).
game-how = Responde al tablero más reciente (mención activada) con una jugada como `{ $example }`, o usa { $command }.
game-how-terminal = Escribe una jugada como `{ $example }`. **moves** muestra las legales, **undo** pide deshacer una.
game-how-choices = { $help } explica cómo se juega; { $rules }, las reglas.
game-imported = **{ $title } { $game }** sigue aquí. Antes era { $before }; vino con sus jugadas, dados y tiempos.

move-plain = { $player } juega **{ $move }**.
move-done = { $player } termina aquí su turno.
move-passes = { $player } no tiene jugada ni está en jaque, así que su turno pasa (FK-17).
move-takes = { $player } juega **{ $move }** y captura { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
}.
move-attack-won = { $player } ataca { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
} de { $cell }, { $attack } contra { $defence }: **captura lograda**. { $move }
move-attack-lost = { $player } ataca { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
} de { $cell }, { $attack } contra { $defence }: **ataque rechazado**. { $move }
move-declines-draw = Con eso rechaza las tablas.

turn-next = { $player }, te toca.
turn-another = { $player }, mueve otra pieza: la que falló se queda donde está este turno.
turn-passed = { $player } no tiene otra pieza que mover: pasa el turno.
alert-check = { $player }, tu rey está en **jaque**.
touched = { $player } tocó { $cells }: pieza tocada, pieza jugada.
touched-lapsed = Ya nada legal puede cumplir con { $cells }: ese toque deja de obligar a { $player }.
touched-refused = Esa jugada no es legal, pero pieza tocada, pieza jugada. Tocaste { $cells }.

draw-offered = { $player } ofrece tablas.
draw-offered-prompt = { $player }, ¿aceptas? Seguir jugando es un no.
draw-sure = { $player } ha ofrecido tablas en { $game }. ¿Las aceptas?
draw-declined = { $player } rechaza las tablas. La partida sigue.
still-open-draw = Sigue pendiente la oferta de tablas de { $player }.
still-open-takeback = Sigue pendiente la petición de { $player } de deshacer **{ $moves }**.
still-open-renewal = Sigue pendiente el sello nuevo que propone { $player }.
button-draw-accept = Aceptar tablas
button-draw-decline = Rechazar tablas
button-draw-next = Con mi próxima jugada

resign-sure = ¿Te rindes en { $game } contra { $opponent }? Así termina la partida.
button-resign = Rendirse en { $game }
resign-not = No te has rendido: la partida sigue. Para rendirte de todos modos: `resign yes`.
# Words for yes and no as people type them, with a comma between; those of every language are understood.
answer-yes = sí, si, s, aceptar
answer-no = no, rechazar
game-aborted = { $player } cancela { $game } antes de la primera jugada. Sin resultado.
game-aborted-later = { $player } cancela { $game }. Sin resultado.
game-aborted-silent = { $player } cancela { $game }: nadie ha jugado desde hace { $time }. Sin resultado.
silent = { $silent } no juega desde hace { $time }, así que puedes cancelar { $game } sin resultado.
silent-several = { $silent } no juega desde hace { $time }, así que la mitad de las personas de la mesa puede cancelar { $game } sin resultado.
silent-oneself = No juegas desde hace { $time }, y otros quieren cancelar { $game } sin resultado. Puedes aceptar o jugar.
silent-call = { $player }, { $silent } no juega en { $game } desde hace { $time }, así que puedes cancelar la partida sin resultado: { $abort }.
silent-call-several = { $player }, { $silent } no juega en { $game } desde hace { $time }, así que la mitad de las personas de la mesa puede cancelar la partida sin resultado: { $abort }.

end-conquest = **¡Conquista! { $loser } sucumbe y { $winner } gana { $game }.**
end-fools-gambit = **¡Gambito del Bufón! Un bufón ocupa la casilla real enemiga. { $winner } gana { $game }.**
end-resignation = **{ $loser } se rinde. { $winner } gana { $game }.**
end-stalemate = **Ahogado: sin jugada legal y sin peligro. { $game } acaba en tablas.**
end-both-kings = **Los dos reyes de { $loser } han recibido mate. ¡{ $winner } gana { $game }!**
end-mate = **¡Jaque mate! { $winner } gana { $game }.**
end-last-king = **El rey de { $winner } es el último. ¡{ $winner } gana { $game }!**
end-bare-kings = **Solo quedan reyes. { $game } acaba en tablas.**
end-repetition = **La misma posición por tercera vez. { $game } acaba en tablas.**
end-agreement = **Tablas de común acuerdo en { $game }.**
end-otherwise = **{ $game } ha terminado.**

## Imágenes

caption-title = { $title } { $game }
head = **{ $title } { $game }**{ $ply ->
    [0] {""}
   *[other] {" "}· jugada { $ply }, { $side }
}
caption-open = Desafío
caption-turn = Turno de { $side }
caption-turn-check = Turno de { $side }: ¡jaque!
caption-turn-another = { $side } mueven otra pieza
caption-draw-offered = hay oferta de tablas
caption-won = { $count ->
    [one] Victoria de { $side }
   *[other] Victoria de { $side }
}
caption-drawn = Tablas
caption-void = Sin resultado

caption-reach = Qué puede hacer: { $piece } de { $cell }
caption-reason = { $move }: { $rule }
reason-ruled = { $rule } ({ $ruling })

alt-reason = { $move } no vale: { $rule }. Casillas marcadas: { $cells }.
alt-title = { $title } { $game }, posición tras la jugada { $ply }, { $side }.
alt-start = { $title } { $game }, posición inicial.
alt-last = Última jugada: { $move }.
moved = { $piece } { $move }
moved-and-takes = { $piece } { $move } (captura { $taken ->
    [sacerdotisa] la { $taken }
    [dama] la { $taken }
    [torre] la { $taken }
   *[other] el { $taken }
})
alt-round = Antes: { $moves }.
alt-side = { $side }: { $pieces }.
alt-none = { $side }: sin piezas.
alt-out = { $side }: fuera de la partida.
alt-dead = Piezas muertas, { $side }: { $pieces }.
alt-captive = { $count ->
    [one] Rey cautivo
   *[other] Reyes cautivos
}: { $sides }.
alt-group = { $piece } { $cells }
alt-danger = Rey en peligro en { $cells }.
alt-spent = Ya no se mueven en este turno: { $cells }.
alt-as-it-stands = Las piezas están como ahora.

## Notas

note-kept = Anotado en { $move }. Solo tú lo ves. { $notes } muestra tus notas.
note-kept-on-page = Anotado en { $move }. Solo tú lo ves. **Notas** muestra tus notas.
note-kept-open = Anotado en { $move }. Cualquiera puede leerlo, porque abriste tus notas de esta partida.
note-before = Tu nota anterior decía: { $text }
note-gone = Se borró tu nota en { $move }. Decía: { $text }
note-none = No tienes ninguna nota en { $move }. Escribe una con { $note } y unas palabras.
note-none-on-page = No tienes ninguna nota en { $move }.
note-too-long = En una nota caben { $most } caracteres, y esta tiene { $count }. No ha cambiado nada: acórtala, por favor.
note-players-only = Solo quienes juegan { $game } pueden llevar notas de ella.
the-start = el comienzo
note-line = Nota de { $player }: { $text }
notes-title = Notas de { $game }:
notes-none = No hay notas de { $game } que puedas leer. { $note } escribe una, en la última jugada o en cualquier otra.
notes-none-on-page = No hay notas de { $game } que puedas leer.
notes-line = **{ $move }** { $player }: { $text }
notes-file = No caben en un mensaje: aquí van en un archivo.
notes-closed = Tus notas son solo para ti.
notes-will-open = Cualquiera podrá leer tus notas cuando termine la partida.
notes-opened = Cualquiera puede leer tus notas.
button-notes-share = Dejar que se lean mis notas
button-notes-keep = Guardar mis notas para mí

## La partida en palabras

describe-start = Todavía no hay jugadas.
describe-lost = { $side }, pérdidas: { $pieces }.
lost-group = { $count } { $piece }
describe-capturable = En peligro de captura ahora: { $pieces }.
describe-not-capturable = Ninguna pieza de este bando puede ser capturada ahora.
describe-attackable = En peligro de ataque ahora: { $pieces }.
describe-not-attackable = Ninguna pieza de este bando puede ser atacada ahora.
button-board = El tablero en letras
button-words = En palabras
ground-plain = casilla normal
ground-raised = casilla elevada
ground-home = casilla real de las { $side }, elevada
what-empty = { $cell }, { $ground }, está vacía.
what-piece = En { $cell }, { $ground }, hay { $piece ->
    [sacerdotisa] una { $piece }
    [dama] una { $piece }
    [torre] una { $piece }
   *[other] un { $piece }
} ({ $side }).
what-empty-bare = { $cell } está vacía.
what-piece-bare = En { $cell } hay { $piece ->
    [sacerdotisa] una { $piece }
    [dama] una { $piece }
    [torre] una { $piece }
   *[other] un { $piece }
} ({ $side }).
what-danger = Está en jaque.
what-spent = Atacó y falló: queda fuera por este turno.
what-taken = { $code ->
    [north] El { $side } puede
    [south] El { $side } puede
    [east] El { $side } puede
    [west] El { $side } puede
   *[other] Las { $side } pueden
} capturar ahí ahora: { $moves }.
what-not-taken = { $code ->
    [north] El { $side } no puede
    [south] El { $side } no puede
    [east] El { $side } no puede
    [west] El { $side } no puede
   *[other] Las { $side } no pueden
} capturar ahí ahora.
what-entered = { $code ->
    [north] El { $side } puede
    [south] El { $side } puede
    [east] El { $side } puede
    [west] El { $side } puede
   *[other] Las { $side } pueden
} ir ahí ahora: { $moves }.
what-not-entered = { $code ->
    [north] El { $side } no puede
    [south] El { $side } no puede
    [east] El { $side } no puede
    [west] El { $side } no puede
   *[other] Las { $side } no pueden
} ir ahí ahora.

## Qué puede hacer una pieza

reach-may = { $piece ->
    [sacerdotisa] La { $piece }
    [dama] La { $piece }
    [torre] La { $piece }
   *[other] El { $piece }
} de { $cell } puede ir a { $targets }.
reach-takes = { $cell } (captura { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
})
reach-surrender = El rey de { $cell } ha recibido mate: `{ $move }` lo entrega.
reach-none = { $piece ->
    [sacerdotisa] La { $piece }
    [dama] La { $piece }
    [torre] La { $piece }
   *[other] El { $piece }
} de { $cell } no tiene ahora ninguna jugada legal.
reach-because = A { $cell }, por ejemplo, no puede ir:
reach-touched = Primero va la pieza tocada. Puedes jugar: { $choices }.
reach-not-turn = { $piece ->
    [sacerdotisa] La { $piece }
    [dama] La { $piece }
    [torre] La { $piece }
   *[other] El { $piece }
} de { $cell } ({ $side }) no juega ahora: turno de { $mover }. Verás qué puede hacer cuando le toque.
reach-empty = En { $cell } no hay nada. Indica la casilla de una pieza.
reach-no-cell = Aquí no hay ninguna casilla “{ $cell }”. Van de `{ $first }` a `{ $last }`.
button-why = Muéstrame por qué
button-reach = Qué puede hacer { $cell }
menu-play = Elige una de sus jugadas
suggest-square = { $cell } { $piece }

## Preferencias

settings-now = Tus tableros: **{ $theme }**, **{ $facing }**. Un tablero publicado se ve como lo quiere quien tiene el turno. Tus jugadas: **{ $confirm }**. Desafíos: **{ $welcome }**.
settings-now-terminal = Tus tableros: **{ $theme }**, **{ $facing }**. Tus jugadas: **{ $confirm }**.
settings-sample = Todas las piezas de ambos bandos, las casillas elevadas y todas las marcas con el tema { $theme }.
setting-theme = Elige otros colores
setting-facing = Elige qué bando va abajo
theme-slate = Pizarra y pergamino
theme-night = Noche
theme-contrast = Alto contraste
theme-safe = Apto para daltonismo
theme-print = Impresión, negro sobre blanco
facing-own = Tu bando abajo
facing-first = El primer bando siempre abajo

## Mirar partidas

board-of = { $white } ({ $first }) contra { $black } ({ $second }).
board-void = { $game } terminó sin resultado.
review-start = El comienzo. { $total ->
    [0] Aún no hay jugadas.
    [one] Una jugada en total.
   *[other] { $total } jugadas en total.
}
review-ply = **{ $move }** de { $player }, { $when } (jugada { $ply } de { $total })
review-move = `{ $move }` { $when }
review-to-start = Comienzo
review-no-picture = Esta versión de Kingboard no puede dibujar la posición. Está guardada como `{ $position }`.
button-first = Primera
button-first-terminal = ⏮ Primera
button-back = Atrás
button-back-terminal = ◀ Atrás
button-forward = Adelante
button-forward-terminal = Adelante ▶
button-last = Última
button-last-terminal = Última ⏭
button-flip = Girar
button-moves = Jugadas
button-to-board = Tablero
button-share = Compartir aquí
button-alone = Repasar por mi cuenta
button-newer = Más nuevas
button-newer-terminal = ◀ Más nuevas
button-older = Más antiguas
button-older-terminal = Más antiguas ▶
menu-jump = Ir a una jugada
menu-show = Ver una de estas jugadas
menu-open = Abrir una partida
button-film = Animación
button-story = Historia
button-rematch = Revancha
button-record = Registro
film-whole = { $game }, { $white } – { $black }, animada: { $total ->
    [one] su única jugada
   *[other] las { $total } jugadas
}.
film-part = { $game }, { $white } – { $black }, animada, desde { $from } hasta { $to }.
film-alt = Animación de { $game }, desde { $from } hasta { $to }. Termina con este tablero.
film-smaller = Para poder enviarla, la animación tiene { $width } píxeles de ancho.
film-shorter = Para poder enviarla, la animación tiene { $width } píxeles de ancho y muestra { $shown } de sus { $frames } imágenes.
games-here = Desafíos abiertos y partidas en curso aquí:
games-none = Todavía no hay. Ofrece una partida con { $command }.
games-none-terminal = Todavía no hay. **new** empieza una.
games-more = Hay más: { $command } encuentra también las que están en curso.
game-line-open = { $game } { $title }: { $challenger } espera a { $invited }, { $when }
game-line-open-anyone = { $game } { $title }: { $challenger } espera a quien quiera, { $when }
game-line-running = { $game } { $title }: { $white } – { $black }, { $ply ->
    [0] aún sin jugadas
    [one] 1 jugada
   *[other] { $ply } jugadas
}, le toca a { $player }, { $when }
game-line-won = { $game } { $title }: { $white } – { $black }, ganó { $player } ({ $why }){ $ply ->
    [0] {""}
    [one] , 1 jugada
   *[other] , { $ply } jugadas
}, { $when }
game-line-drawn = { $game } { $title }: { $white } – { $black }, tablas ({ $why }){ $ply ->
    [0] {""}
    [one] , 1 jugada
   *[other] , { $ply } jugadas
}, { $when }
game-line-void = { $game } { $title }: { $challenger }, sin resultado, { $when }
game-line-aborted = { $game } { $title }: { $white } – { $black }, sin resultado, { $when }
why-conquest = conquista
why-fools-gambit = Gambito del Bufón
why-resignation = rendición
why-stalemate = ahogado
why-both-kings = mate a los dos reyes
why-mate = jaque mate
why-last-king = último rey
why-bare-kings = solo reyes
why-repetition = repetición
why-agreement = acuerdo
suggest-move-of-game = { $game } { $opponent }: { $move }
suggest-game-open = { $game } { $challenger } – ?, desafío abierto, { $date }
suggest-game-running = { $game } { $white } – { $black }, le toca a { $player }, { $date }
suggest-game-won = { $game } { $white } – { $black }, ganó { $player }, { $date }
suggest-game-drawn = { $game } { $white } – { $black }, tablas, { $date }
suggest-game-void = { $game } { $challenger }, sin resultado, { $date }
suggest-game-aborted = { $game } { $white } – { $black }, sin resultado, { $date }
suggest-move = { $move } ({ $side })

history-ended = **Partidas terminadas, primero las más nuevas**
history-running = **Partidas en curso, primero las más nuevas**
history-player = { $player }
history-opponent = contra { $player }
history-kind = { $title }
history-won = ganadas
history-drawn = tablas
history-lost = perdidas
history-since = desde { $day }
history-until = hasta { $day }
history-page = página { $page }
history-score = **{ $player } contra { $opponent }**
history-score-several = En mesas comunes para más de dos, partidas jugadas: { $played }; en curso: { $running }.
history-none = No hay ninguna. { $command } muestra lo que está en curso.
history-none-on-page = No hay ninguna.
history-no-page = La lista termina antes de esa página.
history-no-score-yet = Una partida en curso aún no tiene resultado. Quita el resultado o pide partidas terminadas.
history-backwards = Ningún día cumple las dos fechas: la primera es posterior a la segunda.
history-oneself = Nadie es su propio rival. Nombra a dos personas distintas.
history-no-date = Entiendo fechas como `2026-03-01`, meses como `2026-03` y años como `2026`, desde 1970.

## Lo que no se puede, y qué hacer

refuse-open-running = { $game } ya empezó: alguien aceptó el desafío.
accept-already = Estás en { $game }, y la partida ha empezado.
refuse-open-over = { $game } ya terminó.
closed-declined = { $game } está cerrada: el desafío se rechazó.
closed-withdrawn = { $game } está cerrada: el desafío se retiró.
closed-lapsed = { $game } está cerrada: el desafío caducó, porque nadie lo aceptó a tiempo.
closed-called-off = { $game } está cerrada: se canceló, sin resultado.
closed-deleted = { $game } está cerrada, sin resultado: se borró todo lo que se guardaba de su servidor.
refuse-yourself = No puedes jugar contra ti. Nombra a otra persona, o no nombres rival y ofrece la partida a quien quiera aquí.
refuse-accept-own = Este desafío es tuyo: lo tiene que aceptar otra persona. Puedes retirarlo.
refuse-not-invited = { $game } se ofreció a { $player }: le toca responder.
refuse-not-challenger = Solo { $player } puede retirar { $game }.
refuse-open-to-all = { $game } está abierta a quien quiera, así que no hay nada que rechazar. Déjala pasar.
refuse-not-started = { $game } no ha empezado: el desafío sigue esperando respuesta.
refuse-over = { $game } ya terminó. { $command } `{ $number }` la muestra de nuevo.
refuse-over-on-page = { $game } ya terminó.
refuse-rematch-early = { $game } aún no ha terminado: no puede haber revancha todavía.
refuse-rematch-offered = Ya la ofreciste: { $game } espera a { $player }.
refuse-rematch-running = { $game } ya está en juego: es tu revancha con { $player }.
refuse-not-seated = No juegas en { $game }. { $command } `{ $number }` te deja mirar.
refuse-not-seated-on-page = No juegas en { $game }.
refuse-not-your-turn = En { $game } le toca a { $player }. Te avisaré cuando te toque.
refuse-not-your-turn-on-page = En { $game } le toca a { $player }.
refuse-stale = La partida { $game } ha cambiado desde que salió ese botón. Usa el tablero más nuevo: { $command } lo muestra.
refuse-stale-on-page = La partida { $game } ha cambiado desde que salió ese botón. El tablero más nuevo está en esta página.
refuse-touched = Tocaste { $cells }, así que debes jugar una de estas: { $choices }.
refuse-no-touch = { $game } no se juega a pieza tocada: no hace falta tocar nada.
refuse-nothing-to-touch = Tocar { $cell } no te obliga a nada nuevo: indica la casilla de una pieza tuya que puedas mover, o de una que puedas capturar.
refuse-done-nothing = En { $title } un turno es una sola jugada y acaba por sí mismo: `done` no tiene nada que terminar. Escribe una jugada, como `{ $example }`.
refuse-draw-before-move = Puedes ofrecer tablas justo después de tu jugada, hasta que tu rival mueva. Mueve primero: después las ofrece { $draw }, o `draw` en respuesta a ese tablero.
refuse-draw-before-move-terminal = Puedes ofrecer tablas justo después de tu jugada, hasta que tu rival mueva. Mueve primero y luego escribe `draw`.
refuse-draw-before-move-on-page = Puedes ofrecer tablas justo después de tu jugada, hasta que tu rival mueva. Mueve primero.
refuse-draw-already = Ya ofreciste tablas tras esta jugada. Puedes repetirlo tras la próxima.
refuse-no-draw-offer = En { $game } no hay ninguna oferta de tablas que responder.
refuse-own-draw-offer = { $others ->
    [one] Esa oferta de tablas es tuya: responde tu rival.
   *[other] Esa oferta de tablas es tuya. Faltan por responder: { $players }.
}
refuse-too-late-to-abort = En { $game } ya se ha jugado, así que no se puede cancelar. Puedes ofrecer tablas o rendirte.
refuse-abort-from = En { $game } ya se ha jugado. Solo se podrá cancelar si { $silent } no juega antes del { $from }. Puedes ofrecer tablas o rendirte.
refuse-diverged = { $game } está apartada: desde la jugada { $ply }, las posiciones guardadas no encajan con las reglas. Tiene que verlo quien administra Kingboard aquí. Aún puedes repasarla; { $abort } la cancela sin resultado, { $resign } la da por perdida.
refuse-diverged-on-page = { $game } está apartada: desde la jugada { $ply }, las posiciones guardadas no encajan con las reglas. Tiene que verlo quien administra Kingboard aquí. Aún puedes recorrerla o rendirte.
refuse-rules = { $game } empezó con la versión { $found } de las reglas y yo juego con la { $ours }: no puede seguir aquí. Aún puedes repasarla; { $abort } la cancela sin resultado, { $resign } la da por perdida.
refuse-rules-on-page = { $game } empezó con la versión { $found } de las reglas y yo juego con la { $ours }: no puede seguir aquí. Aún puedes recorrerla o rendirte.

refuse-unknown-game = Desde aquí no se ve ninguna partida { $game }. { $command } muestra las que hay.
refuse-unknown-game-on-page = Desde aquí no se ve ninguna partida { $game }.
refuse-no-game = Aquí no tienes ninguna partida que encaje. { $command } muestra tus partidas, { $challenge } empieza una.
refuse-no-game-terminal = Aquí no hay ninguna partida que encaje. **new** empieza una, { $command } muestra las que están en curso.
refuse-first-game = Aquí aún no tienes ninguna partida. { $challenge } ofrece una.
refuse-which-look = ¿Qué partida? Aquí no tienes ninguna. Indica una por su número, como **partida:12**; { $history } la encuentra.
review-nobody = Aquí no hay ninguna partida de “{ $name }”. { $history } busca partidas por jugador.
review-of-whom = ¿Qué partida de “{ $name }” quieres ver? { $history } encuentra otras.
refuse-which-game = Eso encaja con varias de tus partidas. ¿Cuál es?
refuse-two-games = Tu jugada nombra { $named }, pero se envió para { $game }. No se ha jugado nada.
refuse-two-games-on-page = Tu jugada nombra { $named }, pero esta es la página de { $game }. No se ha jugado nada.
refuse-number-alone = Escribe una jugada después de { $game }, por ejemplo `{ $game } { $example }`.
refuse-which-board = Todavía no sé a qué tablero responde eso. ¿Qué partida quieres decir?
refuse-which-game-named = Eso encaja con varias de tus partidas: { $games }. Indica una por su número.
refuse-which-game-example = Por ejemplo: `{ $example }`.
refuse-which-game-most = Estas son las { $count } más urgentes; indica otra por su número.
menu-which-game = ¿Qué partida?
menu-move-in-game = { $game } contra { $players }: { $move }
refuse-which-game-more = y { $count } más
refuse-unknown-option = { $title } no tiene la opción “{ $option }”. Tiene: { $options }.
refuse-unknown-ply = { $game } tiene las jugadas de la 0 a la { $total }.
refuse-unknown-move = { $game } no tiene la jugada “{ $text }”. { $last ->
    [0] Aún no tiene ninguna.
   *[other] Indica una por su número (de `1` a `{ $last }`), como se jugó (`D2-D3`) o con ambas cosas (`1. D2-D3`); `start` es el primer tablero.
}
refuse-which-move = { $game } tiene varias jugadas “{ $text }”: { $moves }. Indica también la jugada misma: `{ $example }`.
refuse-share = { $game } se juega en otro servidor, así que aquí no se comparte. Puedes mirarla por tu cuenta.
refuse-film-empty = { $game } aún no tiene jugadas: no hay nada que animar.
refuse-story-empty = { $game } aún no tiene jugadas: no hay nada que contar.
refuse-film-backwards = Una animación va hacia delante: no desde { $from } hasta { $to }. Empieza en { $to } y termina en { $from }.
refuse-film-long = Una animación muestra como máximo { $most } jugadas, y { $game } tiene { $total }. Indica la parte que quieres: con qué jugada empieza y con cuál termina.
rules-elsewhere = Las reglas de { $game } no mencionan “{ $topic }”. Otras sí:
refuse-no-topic = Las reglas no tienen ningún dictamen ni apartado “{ $topic }”. Prueba con un número como `{ $example }` o con un apartado: { $headings }.
refuse-too-long = Eso es demasiado largo para ser una jugada. Leo jugadas como `{ $example }`.
refuse-two-moves = Hago una jugada cada vez, y aquí hay varias. Envía solo una.
fault-full = No se guardó: no queda espacio en el disco. Todo lo anterior está a salvo; quien administra Kingboard aquí tiene que hacer sitio.
fault-read-only = No se guardó: ahora mismo no se puede escribir en el disco. Todo lo anterior está a salvo; quien administra Kingboard aquí tiene que revisarlo.
fault-disk = No se guardó: el disco ha dado un error. Todo lo anterior está a salvo; inténtalo de nuevo en un momento. Si sigue igual, quien administra Kingboard aquí tiene que revisarlo.
fault-lost = No se guardó: alguien movió, borró o cambió el archivo de las partidas mientras yo estaba en marcha. Las partidas siguen como estaban; quien administra Kingboard aquí tiene que arreglarlo y volver a ponerme en marcha.
fault-busy = No se guardó: otro programa está usando las partidas. Inténtalo de nuevo en un momento.
fault-damaged = Esa partida no se puede leer tal como está guardada, así que no ha cambiado nada. Quien administra Kingboard aquí tiene que revisarlo.
too-much = Un momento, eso fue mucho de golpe. Inténtalo de nuevo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
apart-game = { $game } está apartada: lo que hay guardado de ella está dañado, así que por ahora nada puede seguir ahí. Ningún reloj corre en ella y todas las demás partidas siguen. Quien administra Kingboard aquí puede revisarlo.
apart-game-ended = Lo que hay guardado de { $game } está dañado y ya no se puede leer. La partida terminó sin resultado.
apart-games = { $count ->
    [one] Apartada, porque lo que hay guardado de ella está dañado: { $games }. Ningún reloj corre en ella.
   *[other] Apartadas, porque lo que hay guardado de ellas está dañado: { $games }. Ningún reloj corre en ellas.
}
fault = Algo falló por mi parte. No se perdió nada de lo que hiciste; inténtalo de nuevo en un momento.

move-unreadable = No puedo leer “{ $text }” como jugada: en el carácter { $at }, { $expected }. Una jugada se escribe como `{ $example }`.
move-half-to = “{ $text }” dice adónde, pero no desde dónde. ¿Quieres decir { $choices }?
move-half-from = “{ $text }” dice desde dónde, pero no adónde. ¿Quieres decir { $choices }?
move-half-how = No puedo leer “{ $text }” como jugada completa. Escribe desde dónde y adónde, por ejemplo `{ $example }`.
move-half-nothing = Ninguna de tus piezas puede ir ahora a { $cell }.
move-half-no-piece = Ninguna de tus piezas de esa clase ({ $piece }) puede ir ahora a { $cell }.
move-half-no-pieces = Ninguna de las piezas que puedes estar nombrando ({ $piece }) puede ir ahora a { $cell }.
move-other-piece = En { $cell } no está la pieza que nombras, sino esta: { $piece }. ¿Quieres decir { $move }?
move-meant = ¿Quieres decir { $move }?
square-missing = Aquí no hay ninguna casilla { $cell }. Las de la { $letter } van de { $first } a { $last }.
square-letter-missing = Aquí no hay ninguna casilla { $cell }. Las letras van de la { $first } a la { $last }.
move-ambiguous = { $move } puede ser varias jugadas. Elige una: { $choices }.
move-ruling = (Dictamen { $ruling }.)

## Ayuda

help-title = **Kingboard: juegos de reyes por correspondencia**
help-challenge = { $challenge } ofrece una partida a alguien, o a quien quiera aquí. Quien quiera jugarla pulsa **Aceptar**. { $challenges } muestra los desafíos abiertos; { $friend } hace que los de alguien empiecen enseguida, { $block } te libra de ellos. { $continue } sigue una partida terminada contra el ordenador. { $contest } tiene ligas y torneos.
help-move = Para jugar, responde al tablero con una jugada como `{ $example }` y deja activada la mención. { $move } hace lo mismo y propone las jugadas legales; sin jugada, o con **Elegir jugada**, eliges pieza y casilla en menús y ves el tablero antes de que cuente. `#12 { $example }` indica la partida si tienes varias.
help-active = En el Juego Activo, para capturar tu dado tiene que superar al de la defensa. Si falla, mueve otra pieza. Los dados se sellan antes de la partida y se abren después: { $words } les añade palabras tuyas, { $verify } comprueba cada tirada.
help-draw = { $draw } ofrece tablas tras tu jugada, { $takeback } pide deshacer tu última jugada, { $resign } es rendirse, { $abort } cancela una partida antes de la primera jugada o, sin reloj, si alguien no juega en 30 días.
help-aids = { $show } `D2` muestra qué puede hacer la pieza de D2; { $explore } es un tablero privado para probar jugadas; { $plan } juega tus respuestas si ocurre lo que esperas; { $describe } pone una partida en palabras; { $note } guarda una nota para ti; { $settings } cambia el aspecto de tus tableros.
help-time = { $clock } muestra cuánto tiempo queda; { $pause } propone una pausa y { $resume } la termina, { $give } da tiempo y { $claim } reclama la victoria por tiempo. { $holiday } detiene tus relojes unos días; { $hours }, por la noche y en días libres.
help-look = { $board } muestra un tablero, { $review } repasa cualquier partida, { $games } muestra lo que te espera, { $remind } ajusta tus recordatorios, { $history } busca partidas jugadas, { $profile } las cuenta y dice cómo cayeron los dados, { $film } anima una partida, { $analyse } juzga una terminada, { $export } entrega su registro.
help-rules = { $rules } contiene las reglas, dictamen por dictamen.
help-server = { $setup } dice qué puedo hacer en un canal; { $server }, cómo se juega en este servidor; { $here } trae una partida a otro canal. { $privacy } muestra lo que se guarda sobre ti, lo entrega y lo borra; { $moderate } es para la moderación.

rules-title = **{ $title }: las reglas en breve**
alt-passed = Al paso: { $cells }.

look-prompt = Ver más de cerca
look-whole = Todo el tablero
look-near = { $side }, de cerca
look-hints = Casillas de captura al paso
look-small = El tablero de { $title } es pequeño: no hay vista de cerca.
look-no-hints = Ahora mismo no se puede capturar ningún peón al paso.
button-close-up = De cerca
