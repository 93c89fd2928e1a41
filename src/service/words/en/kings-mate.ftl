### English: King's Mate, what is said of it alone.

console-legend-kings-mate = Capitals are White: K king, S swordmaster, P priest, R priestess, E keeper, F fool. Raised squares are in [ ]; * is the last move or a refused one, ! danger or what forbids a move, + a square to go to, x a repelled attack, ~ a piece out for this turn, † what is lost. **moves** lists what is legal.

discord-option-kings-mate-expanded = Expanded rules: Fool’s Gambit and Defense of the Crown
discord-option-kings-mate-active = Active Play: attacks are decided by dice
discord-option-kings-mate-interactive = Active Play in which the defender presses “Roll to defend”; the dice are the same
discord-option-kings-mate-own-dice = Active Play with dice you throw at your own table and enter
discord-option-kings-mate-touch = Touch-move: a piece that is touched must be moved
discord-option-kings-mate-repetition = House rule: a position that occurs for the third time is a draw

move-promotes-kings-mate = The { $from } comes back as a { $piece }.

alert-check-kings-mate = { $player }, your king is in danger: **counter or succumb!**

caption-turn-check-kings-mate = { $side } to move: counter or succumb!

board-letters-kings-mate = Capitals are White. [ ] is a raised square; * is the last move, ! danger, x a repelled attack, ~ out for this turn.

what-danger-kings-mate = It is in danger: counter or succumb!

illegal-roll-due = The dice for the last attack come first.
illegal-spent = The { $piece } on { $square } attacked and failed, so it stays out for the rest of this turn. Move another piece.
illegal-swordmaster-line = A swordmaster moves in a straight line, so not from { $from } to { $to }.
illegal-keeper-straight = A keeper moves along its row or column, so not from { $from } to { $to }.
illegal-priest-diagonal = A priest moves diagonally, so not from { $from } to { $to }.
illegal-priestess-diagonal = A priestess moves diagonally, so not from { $from } to { $to }.
illegal-fool-step = A fool moves one square straight ahead or back, or captures one square diagonally, so not from { $from } to { $to }.
illegal-fool-needs-empty = A fool moves straight to empty squares only, and a { $by } stands on { $square }. It captures diagonally.
illegal-fool-needs-enemy = A fool moves diagonally only to capture, and nothing stands on { $square }.
illegal-crown-moved = Defense of the Crown needs a king that has never moved; yours has.
illegal-crown-swordmasters = Defense of the Crown along that line needs your swordmasters on { $first } and { $second }.
illegal-crown-occupied = Defense of the Crown ends on an empty square, and a { $by } stands on { $square }.
illegal-raised-through = The way leads over { $square }, a raised square, which is closed to your { $piece }. It opens while your king stands on a raised square of the centre.
illegal-raised-target = { $square } is a raised square, closed to your { $piece }. It opens while your king stands on a raised square of the centre.
illegal-raised-fool = { $square } is a raised square, closed to your fool. It opens while your king stands on a raised square of the centre, or another fool of yours on your King Square, { $home } (Fool’s Gambit).
illegal-king-guarded = The king on { $square } is guarded: while { $side } has a swordmaster, nothing may attack it.
illegal-king-never-taken = A king is never captured. { $side } loses when nothing saves the king any more.
illegal-escort = That breaks your escort: { $count ->
    [one] the swordmaster on { $squares }
   *[other] the swordmasters on { $squares }
} would stand apart. One must be next to the king, the other next to the king or to the first.
illegal-escort-mend = Your escort is broken and must be mended first: after that move { $count ->
    [one] the swordmaster on { $squares }
   *[other] the swordmasters on { $squares }
} would still stand apart.
illegal-danger-enters = Your king on { $king } would be in danger from the { $by } on { $square }.
illegal-danger-stays = Counter or succumb: your king on { $king } would still be in danger from the { $by } on { $square }.
illegal-promotion-not-due = That move brings no piece back, so leave the “=” out.
illegal-promotion-wins = A fool that enters the enemy King Square wins at once, so leave the “=” out.
illegal-promotion-nothing-lost = You have lost nothing the fool on { $square } could come back as: it stays a fool. Leave the “=” out.
illegal-promotion-kind = The fool cannot come back as a { $piece }. Choose from: { $choices }.
illegal-promotion-never = A { $piece } never comes back. Choose from: { $choices }.
rule-roll-due = dice are due
rule-spent = out for this turn
rule-swordmaster-line = swordmasters move straight
rule-keeper-straight = keepers move along row or column
rule-priest-diagonal = priests move diagonally
rule-priestess-diagonal = priestesses move diagonally
rule-fool-step = fools move one square
rule-fool-needs-empty = fools capture diagonally
rule-fool-needs-enemy = nothing there to capture
rule-crown-moved = your king has moved
rule-crown-swordmasters = no swordmasters on the line
rule-crown-occupied = the far square is taken
rule-raised-through = a raised square on the way
rule-raised-target = a closed raised square
rule-raised-fool = a closed raised square
rule-king-guarded = the king is guarded
rule-king-never-taken = kings are never captured
rule-escort = the escort would break
rule-escort-mend = mend the escort first
rule-danger-enters = your king would be in danger
rule-danger-stays = your king stays in danger
rule-promotion-not-due = nothing comes back
rule-promotion-wins = that wins at once
rule-promotion-nothing-lost = nothing lost to come back
rule-promotion-kind = that piece is not lost
rule-promotion-never = that piece never comes back

pool-kings-mate = King’s Mate
pool-kings-mate-active = King’s Mate (Active Play)
## Themes of its puzzles

motif-escort = the escort
motif-raised = raised squares
web-about-kings-mate = A king, his swordmasters and raised squares in the middle, with dice if you like. For two.
