# Four Kings One War: its sides and pieces, why a move is not legal, what is wrong with a position, and how games end.

side-west = West
side-east = East
option-team = four players

end-uneventful = **A hundred turns without a capture or a pawn move. { $game } is a draw.**
why-uneventful = no capture and no pawn move

expected-square-cross = I expected a column letter from A to P
expected-row-cross = I expected the row number of a square: 1 to 16 in columns E to L, 5 to 12 in the others
expected-becomes = I expected what the pawn becomes: Q (queen), R (rook), B (bishop) or N (knight), or K for the captive king

illegal-turn-spent = A turn is two moves, and both are made. Leave the rest out.
illegal-surrender-due = A king is mated and must be handed over first: { $kings }.
illegal-not-mated = There is no king on { $square } to hand over now.
illegal-done-first = At least one move must be made. Only the second may be declined with `done`.
illegal-done-check = The turn cannot end here: your king on { $king } is attacked by the { $by } on { $square }.
illegal-partners = The { $piece } on { $square } is your partner’s, so you cannot move it.
illegal-headless = The { $piece } on { $square } belongs to the army whose king was handed over. In this turn only your other army may move.
illegal-moved-already = The { $piece } on { $square } has already moved in this turn. Make the second move with another piece.
illegal-partner-stands = Your partner’s { $by } stands on { $square }.
illegal-queen-line = A queen moves in a straight or diagonal line, so not from { $from } to { $to }.
illegal-rook-straight = A rook moves along its row or column, so not from { $from } to { $to }.
illegal-bishop-diagonal = A bishop moves diagonally, so not from { $from } to { $to }.
illegal-knight-hops = A knight makes one hop or two, each onto a square of the board, so not from { $from } to { $to }.
illegal-pawn-step = This pawn moves one to three squares straight ahead (direction: { $side }) or captures one square diagonally ahead, so not from { $from } to { $to }.
illegal-turret = Squares are missing between { $from } and { $to }, and they block the { $piece }.
illegal-knight-between = The square between the knight’s hops must be empty, and here each is taken: { $squares }.
illegal-pawn-ahead = Straight ahead a pawn needs empty squares, and a { $by } stands on { $square }. It captures diagonally.
illegal-pawn-needs-enemy = A pawn moves diagonally only to capture, and nothing stands on { $square }.
illegal-passed-gone = The pawn that may have passed { $square } cannot be taken there any more: only the very first move after its turn can.
illegal-castle-moved = Castling needs a king and a rook that have never moved. The king on { $king } or that rook has.
illegal-castle-between = Castling needs empty squares between king and rook, and a { $by } stands on { $square }.
illegal-castle-check = The king on { $king } is in check from the { $by } on { $square }, so he cannot castle.
illegal-castle-through = The king would castle across { $king }, which is attacked by the { $by } on { $square }.
illegal-king-untaken = No move takes a king, so nothing goes to { $square }.
illegal-throne-taken = The pawn would set your king free, but a { $by } stands on his square { $king }.
illegal-throne-attacked = The pawn would set your king free, but his square { $king } is attacked by the { $by } on { $square }.
illegal-king-attacked = A king never steps onto an attacked square: the { $by } on { $square } attacks { $king }.
illegal-partner-open = That would expose your partner’s king on { $king } to the { $by } on { $square }.
illegal-left-attacked = The turn ends with that, and your king on { $king } would be attacked by the { $by } on { $square }.
illegal-left-beyond = Your king on { $king } would be attacked by the { $by } on { $square }, and no second move could save him.
illegal-becomes-nothing = Only a pawn on a back line becomes another piece, so leave the “=” out.
illegal-becomes-king = A king of yours is captive, so the pawn sets him free on { $king }: write `=K`.
illegal-becomes-piece = No king of yours is captive, so the pawn becomes Q, R, B or N.

rule-turn-spent = two moves are a turn
rule-surrender-due = hand over the mated king first
rule-not-mated = no king to hand over
rule-done-first = make one move at least
rule-done-check = your king is attacked
rule-partners = your partner’s piece
rule-headless = only the other army moves
rule-moved-already = it has moved in this turn
rule-partner-stands = your partner’s piece is there
rule-queen-line = queens move in straight lines
rule-rook-straight = rooks move along row or column
rule-bishop-diagonal = bishops move diagonally
rule-knight-hops = knights make one hop or two
rule-pawn-step = pawns go one to three ahead
rule-turret = missing squares block
rule-knight-between = no empty square between the hops
rule-pawn-ahead = the way ahead is not empty
rule-pawn-needs-enemy = nothing there to capture
rule-passed-gone = too late to take in passing
rule-castle-moved = king or rook has moved
rule-castle-between = something stands between
rule-castle-check = no castling out of check
rule-castle-through = no castling across an attack
rule-king-untaken = kings are never captured
rule-throne-taken = the king’s square is taken
rule-throne-attacked = the king’s square is attacked
rule-king-attacked = the square is attacked
rule-partner-open = it exposes your partner’s king
rule-left-attacked = your king would be attacked
rule-left-beyond = no second move saves your king
rule-becomes-nothing = no promotion there
rule-becomes-king = the captive king comes back
rule-becomes-piece = no king is captive

setup-four-piece = No piece is written “{ $found }”. Pieces are s, w, n or e for the army and K, Q, R, B, N or P.
setup-four-run = Empty squares are written as one number without a 0 in front, never two in a row.
setup-pawn-heading = In “{ $found }” a mark ^, v, < or > is out of place: only a pawn that has turned bears one.
setup-four-seat = The side to move is W or B, with four players S, W, N or E; then comes 0 or 1, the moves made in this turn.
setup-begun = The square of the piece that moved first this turn belongs here, such as E5 (after castling, of king and rook), or “-”.
setup-rights = The rooks that may castle belong here, in the order of the start, such as E1L1, or “-”.
setup-captives = The armies whose kings are captive belong here, as letters in the order s, w, n, e, or “-”.
setup-passed = The passed squares with their pawns belong here, by column and then row, such as E3:E5, or “-”.
setup-still = The number of quiet turns is from 0 to 100.
setup-king-neither = { $side } has no king, neither on the board nor captive.
setup-king-both = The king of { $side } is on the board and captive at once.
setup-kings-gone = Both kings of the side that has just moved are captive, so the game is over.
setup-pawn-back = A pawn cannot stand on { $square }, on a back line.
setup-idle-right = The rook on { $square } cannot castle: it or its king is not at home.
setup-passed-none = No pawn that has passed { $square } stands one or two squares beyond it.
setup-begun-none = The piece that moved first this turn does not stand there.
setup-begun-handed = A turn that begins with handing over a king needs one that is captive, and goes on with two players only.
setup-begun-stuck = The turn cannot end: nothing makes the kings safe.

turn-goes-on-four-kings = { $player }, your turn goes on: make your second move with another piece, or say `done`.
caption-turn-goes-on-four-kings = { $side }: the second move
caption-turn-surrender = { $side }: a king is to be handed over
turn-surrender = { $player }, a king of yours is mated and must be handed over: { $moves }.
turn-goes-on-surrender = { $player }, your turn goes on: move a piece of your other army, or say `done`.
caption-turn-goes-on-surrender = { $side }: a move of the other army, or done

board-letters-four-kings = Lowercase s, w, n and e stand for South, West, North and East (South and West against North and East), capitals for the pieces: K king, Q queen, R rook, B bishop, N knight, P pawn. * is the last turn, " its second move, ' the others’ moves before it, ! an attacked king, ~ what has moved in this turn, † pieces lost, ‡ captive kings.
console-legend-four-kings = Lowercase s, w, n and e stand for South, West, North and East (South and West against North and East), capitals for the pieces: K king, Q queen, R rook, B bishop, N knight, P pawn. * is the last turn or a refused move, " its second move, ' the others’ moves before it, ! an attacked king or what forbids a move, ~ what has moved in this turn, † pieces lost, ‡ captive kings, + a square to go to. A line holds one move or a whole turn, as in `E2-E5 B8-C8`; `done` declines the second move. **moves** lists what is legal. **board passant** marks squares for en passant with =.
game-started-four-kings = **{ $title } { $game }** begins. { $white } plays { $first } (South and West), { $black } plays { $second } (North and East).

illegal-passed-swept = The pawn cannot be taken on { $square }: after it a line piece moved over that square, which makes it safe.
rule-passed-swept = a line piece made it safe

pool-four-kings = Four Kings One War (duel)
pool-four-kings-team = Four Kings One War (teams)
web-about-four-kings = Chess on a cross with four armies, for two or four.
