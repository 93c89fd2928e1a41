### English: why text is no legal move or no position. One message for each code that several games use; others stand in the file of their game.

## What was expected where a move could not be read

expected-square = I expected a column letter from A to G
expected-row = I expected a row number from 1 to 9
expected-promotion = I expected the piece to come back as: E (keeper), P (priest) or R (priestess)
expected-end = I expected the move to end
expected-shorter = it is far too long

## Why a move is not legal

illegal-game-over = The game is over, so there is nothing to move.
illegal-no-piece = There is no piece on { $square }.
illegal-not-yours = The { $piece } on { $square } is { $side }’s, and { $side } is not to move.
illegal-same-square = The { $piece } already stands on { $square }. Name the square it goes to.
illegal-own-piece = Your own { $by } stands on { $square }.
illegal-king-step = A king moves one square in any direction, so not from { $from } to { $to }.
illegal-blocked = The { $piece } is blocked on { $square } by a { $by } of { $side }.

## The rules in a few words, for pictures

rule-game-over = the game is over
rule-no-piece = no piece there
rule-not-yours = not your piece
rule-same-square = it stands there already
rule-own-piece = your own piece is there
rule-king-step = kings move one square
rule-blocked = the way is blocked

## Why text is no position

setup-at = { $why } (At character { $at }.)
setup-too-long = The text is longer than any position.
setup-letter = No piece has the letter “{ $found }”. Pieces are K, S, P, R, E and F, Black’s in lowercase letters.
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
setup-too-many = The { $piece } on { $square } is one too many: { $side } may have at most { $most }.
setup-gambit-impossible = { $side }’s fool on { $square } has won already, so { $side } cannot be to move.
