# Los dados sobre el tablero y la tarjeta del final de una partida.

dice-hit = Acierto
dice-miss = Fallo
dice-need = hacía falta { $faces }
dice-unbeatable = imbatible
alt-dice = Dados: { $attacker } { $attack }, { $defender } { $defence }. { $verdict }, { $needed }.
alt-fallen = Rey tumbado en { $cells }.
alt-final = Decidido en { $cells }.
alt-turned = Peones que han girado: { $pawns }.
alt-turned-pawn = { $cell } hacia el { $side }
alt-card = Resultado: { $lines }.
caption-move = Jugada { $number }
card-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
card-conquest = Conquista
card-fools-gambit = Gambito del Bufón
card-resignation = Rendición
card-stalemate = Ahogado
card-both-kings = Mate a los dos reyes
card-mate = Jaque mate
card-last-king = El último rey en pie
card-bare-kings = Solo quedan reyes
card-repetition = Triple repetición
card-agreement = Tablas acordadas
card-otherwise = Partida terminada
card-time = Tiempo agotado
card-abandonment = El rival se ha ido
card-uneventful = 100 turnos sin novedad
card-quiet-turns = 100 turnos tranquilos
card-standstill = 100 turnos sin capturas
card-king-taken = Rey capturado
card-immobility = Sin jugada legal

# Una partida en una imagen: comienzo, momento decisivo, final.

story-start = Comienzo
story-roll-hit = La tirada con más suerte: un acierto
story-roll-miss = La tirada con más suerte: un fallo
story-decisive-hit = La tirada más decisiva: un acierto
story-decisive-miss = La tirada más decisiva: un fallo
story-lead = Desde aquí, ventaja: { $side }
story-capture = La mayor captura: { $piece }
story-middle = A mitad de camino
story-told = { $game }, { $white } – { $black }, en una imagen: el comienzo{ $middle ->
    [turn] , el momento decisivo
    [half] , la mitad
   *[none] {""}
} y { $end ->
    [now] la posición actual
   *[end] el final
}.
story-alt = { $game } en tres tableros.
