# Dice on the board, and the card of a game that is over.

dice-hit = Hit
dice-miss = Miss
dice-need = needs { $faces }
dice-unbeatable = unbeatable
alt-dice = Dice: { $attacker } { $attack }, { $defender } { $defence }. { $verdict }, { $needed }.
alt-fallen = King lying down on { $cells }.
alt-final = Decided on { $cells }.
alt-turned = Turned pawns: { $pawns }.
alt-turned-pawn = { $cell } toward { $side }
alt-card = Result: { $lines }.
caption-move = Move { $number }
card-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
card-conquest = Conquest
card-fools-gambit = Fool’s Gambit
card-resignation = Resignation
card-stalemate = Stalemate
card-both-kings = Both kings mated
card-mate = Checkmate
card-last-king = The last king standing
card-bare-kings = Only kings left
card-repetition = Threefold repetition
card-agreement = Draw agreed
card-otherwise = Game over
card-time = Out of time
card-abandonment = Opponent gone
card-uneventful = 100 uneventful turns
card-quiet-turns = 100 quiet turns
card-standstill = 100 turns without a capture
card-king-taken = King taken
card-immobility = No legal move

# A game in one picture: its start, its turning point, its end.

story-start = Start
story-roll-hit = The luckiest roll: a hit
story-roll-miss = The luckiest roll: a miss
story-decisive-hit = The roll that decided most: a hit
story-decisive-miss = The roll that decided most: a miss
story-lead = { $side } leads from here on
story-capture = The greatest capture: { $piece }
story-middle = Halfway
story-told = { $game }, { $white } – { $black }, in one picture: the start{ $middle ->
    [turn] , the turning point
    [half] , halfway
   *[none] {""}
} and { $end ->
    [now] the position now
   *[end] the end
}.
story-alt = { $game } in three boards.
