### English: why text is no legal move or no position. One message for each code the games use.

## What was expected where a move could not be read

expected-square = I expected a column letter from A to G
expected-row = I expected a row number from 1 to 9
expected-promotion = I expected the piece to come back as: E (keeper), P (priest) or R (priestess)
expected-end = I expected the move to end
expected-shorter = it is far too long

## Why a move is not legal

illegal-game-over = The game is over, so there is nothing to move.
illegal-roll-due = The dice for the last attack come first.
illegal-no-piece = There is no piece on { $square }.
illegal-not-yours = The { $piece } on { $square } is { $side }’s, and { $side } is not to move.
illegal-spent = The { $piece } on { $square } attacked and failed, so it stays out for the rest of this turn. Move another piece.
illegal-same-square = The { $piece } already stands on { $square }. Name the square it goes to.
illegal-own-piece = Your own { $by } stands on { $square }.
illegal-king-step = A king moves one square in any direction, so not from { $from } to { $to }.
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
illegal-blocked = The { $piece } is blocked on { $square } by a { $by } of { $side }.
illegal-raised-through = The way leads over { $square }, a raised square, which is closed to your { $piece }. It opens while your king stands on a raised square of the centre.
illegal-raised-target = { $square } is a raised square, closed to your { $piece }. It opens while your king stands on a raised square of the centre.
illegal-raised-fool = { $square } is a raised square, closed to your fool. It opens while your king stands on a raised square of the centre, or another fool of yours on your King Square, { $home } (Fool’s Gambit).
illegal-king-guarded = The king on { $square } is guarded: while { $side } has a swordmaster, nothing may attack it.
illegal-king-never-taken = A king is never captured. { $side } loses when nothing saves the king any more.
illegal-escort = That breaks your escort: the swordmaster on { $squares } would stand apart. One must be next to the king, the other next to the king or to the first.
illegal-escort-mend = Your escort is broken and must be mended first: after that move the swordmaster on { $squares } would still stand apart.
illegal-danger-enters = Your king on { $king } would be in danger from the { $by } on { $square }.
illegal-danger-stays = Counter or succumb: your king on { $king } would still be in danger from the { $by } on { $square }.
illegal-promotion-not-due = That move brings no piece back, so leave the “=” out.
illegal-promotion-wins = A fool that enters the enemy King Square wins at once, so leave the “=” out.
illegal-promotion-nothing-lost = You have lost nothing the fool on { $square } could come back as: it stays a fool. Leave the “=” out.
illegal-promotion-kind = The fool cannot come back as a { $piece }. Choose from: { $choices }.
illegal-promotion-never = A { $piece } never comes back. Choose from: { $choices }.

## The rules in a few words, for pictures

rule-game-over = the game is over
rule-roll-due = dice are due
rule-no-piece = no piece there
rule-not-yours = not your piece
rule-spent = out for this turn
rule-same-square = it stands there already
rule-own-piece = your own piece is there
rule-king-step = kings move one square
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
rule-blocked = the way is blocked
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

## Why text is no position

setup-at = { $why } (At character { $at }.)
setup-too-long = The text is longer than any position.
setup-letter = No piece has the letter “{ $found }”. Pieces are K, S, P, R, E and F, Black’s in small letters.
setup-field-missing = The text ends before { $field }.
field-side = the side to move
field-crown = the crown rights
field-rows = the board
field-begun = the piece that moved first in this turn
field-castling = the castling rights
field-captives = the captive kings
field-passed = the squares that pawns have passed
field-seats = the players in play
field-lost = what each player has lost
field-still = the turns since a capture or a pawn’s move
setup-side = The side to move is “w” or “b”.
setup-crown = The crown rights are “Kk”, “K”, “k” or “-”.
setup-crown-king-moved = { $side }’s king is not on its King Square, so it has moved and keeps no crown right.
setup-failed-empty = The list of failed pieces after “!” is empty.
setup-failed-square = The list of failed pieces needs the name of a square here, such as D4.
setup-failed-twice = { $square } is in the list of failed pieces already.
setup-failed-inactive = Attacks fail in Active Play only, so there is no “!” list under these rules.
setup-failed-not-yours = The side to move, { $side }, has no piece on { $square }.
setup-trailing = The position should have ended here.
setup-king-missing = { $side } has no king.
setup-king-twice = { $side } has a second king, on { $square }.
setup-too-many = { $side } has more than { $most } of its { $piece } pieces: the one on { $square } is too many.
setup-gambit-impossible = { $side }’s fool on { $square } has won already, so { $side } cannot be to move.
