# ImmortalStarMasters: its sides, why a move is not legal, what is wrong with a position, and how games end.

side-red = Red
side-blue = Blue
side-green = Green
side-yellow = Yellow
option-three = three players
option-four = four players
option-five = five players
option-six = six players

end-quiet-turns = **Every king in play has had a hundred turns without a capture or a pawn move. { $game } is a draw.**
why-quiet-turns = a hundred quiet turns

expected-star-row = I expected a row letter from A to S
expected-star-number = I expected a number in that row: rows have 10 to 19 cells, counting walls
expected-star-becomes = I expected what the pawn becomes: Q (queen), R (rook), B (bishop) or N (knight)

illegal-star-wall = { $square } is a wall: nothing stands there or crosses it.
illegal-star-dead = The { $piece } on { $square } is dead: { $side } is out of the game, and dead pieces never move.
illegal-star-nothing-due = The { $piece } on { $square } does not become another piece with that. Only a pawn on rank 1 of an enemy territory does, so leave the “=” out.
illegal-star-nothing-lost = The pawn on { $square } has nothing to become: you have two queens, and have lost no rook, bishop or knight that you may have back. It waits there until you do.
illegal-star-kind = The pawn cannot become a { $piece }. Choose from: { $choices }.
illegal-star-king-taken = A king is never captured. { $side } is out when the king on { $square } has no way out of check on { $side }’s own turn.
illegal-star-waits = The pawn on { $square } stands on rank 1 and goes no farther. It waits to be exchanged.
illegal-star-castle-gone = You cannot castle there any more: your king or that rook has moved, or the rook was taken.
illegal-star-castle-blocked = You cannot castle over a { $by }: it stands on { $square }, and all cells between king and rook must be empty.
illegal-star-castle-check = You cannot castle out of check: the { $by } on { $square } attacks your king on { $king }.
illegal-star-castle-through = You cannot castle over { $king }: the { $by } on { $square } attacks that cell.
illegal-star-king-step = A king takes one step, through a side or through a corner, so not from { $from } to { $to }.
illegal-star-queen-line = A queen moves in a straight line, through sides or through corners, so not from { $from } to { $to }.
illegal-star-rook-line = A rook moves in a straight line through sides, so not from { $from } to { $to }.
illegal-star-bishop-line = A bishop moves in a straight line through corners, so not from { $from } to { $to }.
illegal-star-knight-leap = A knight goes a step through a side and one more outward through a corner, so not from { $from } to { $to }.
illegal-star-pawn-home = In its own territory a pawn moves one cell forward through a side, or captures forward through a corner, so not from { $from } to { $to }.
illegal-star-pawn-middle = In the central area a pawn moves one cell through any side, or captures through any corner, so not from { $from } to { $to }.
illegal-star-pawn-away = In an enemy territory a pawn goes on toward the edge: one cell through a side, or a capture through a corner, so not from { $from } to { $to }.
illegal-star-two-gone = Only a pawn’s first move may be two cells, and the pawn on { $square } has already moved.
illegal-star-pawn-empty = A pawn moves to empty cells only, and a { $by } stands on { $square }. It captures through corners.
illegal-star-pawn-prey = A pawn goes through a corner only to capture, and nothing stands on { $square }.
illegal-star-passed-gone = The pawn that passed { $square } can no longer be taken in passing: you could do that only in your next turn after its move.
illegal-star-line = The pawn on { $square } has crossed the Line of Sovereignty of { $side } before, and never crosses the same line again.
illegal-star-wall-way = A wall on { $square } is in the way of the { $piece }. Nothing crosses walls.
illegal-star-wall-corner = The { $piece } cannot step through the corner from { $from } to { $to }: both cells beside it are walls, or off the board.
illegal-star-wall-leap = Walls shut both ways of that leap from { $from } to { $to }: a knight needs one that is open.
illegal-star-closed = { $square } lies in the territory of { $side }, who is out of the game. It is closed, and nothing enters it.
illegal-star-caught = Your { $piece } on { $square } is caught in the closed territory of { $side }. It may stand there, but a move must leave it, capture a living enemy piece, or bring it nearer to the way out.
illegal-star-danger-enters = Your king on { $king } would be attacked by the { $by } on { $square }.
illegal-star-danger-stays = Your king on { $king } would still be attacked by the { $by } on { $square }.

rule-star-wall = a wall
rule-star-dead = dead pieces never move
rule-star-nothing-due = it becomes nothing there
rule-star-nothing-lost = nothing to become yet
rule-star-kind = not available
rule-star-king-taken = kings are never captured
rule-star-waits = it waits on rank 1
rule-star-castle-gone = castling is gone
rule-star-castle-blocked = castling is blocked
rule-star-castle-check = no castling out of check
rule-star-castle-through = no castling over an attacked cell
rule-star-king-step = kings take one step
rule-star-queen-line = queens move straight
rule-star-rook-line = rooks move through sides
rule-star-bishop-line = bishops move through corners
rule-star-knight-leap = not a knight’s leap
rule-star-pawn-home = pawns go forward at home
rule-star-pawn-middle = pawns go one cell
rule-star-pawn-away = pawns go toward the edge
rule-star-two-gone = two cells only at first
rule-star-pawn-empty = pawns capture through corners
rule-star-pawn-prey = nothing there to capture
rule-star-passed-gone = too late to take in passing
rule-star-line = that line is crossed already
rule-star-wall-way = a wall is in the way
rule-star-wall-corner = shut between walls
rule-star-wall-leap = walls shut both ways
rule-star-closed = a closed territory
rule-star-caught = a caught piece must head out
rule-star-danger-enters = your king would be attacked
rule-star-danger-stays = your king stays attacked

setup-star-piece = “{ $found }” is no piece. A piece is a colour and a letter, such as rK: colours are r, b, k, g, y and w, letters K, Q, R, B, N and P.
setup-star-run = A number of empty cells is written without a zero in front and never stands beside another.
setup-star-wall-row = In row { $row } the walls are not where they belong. Each cell of wall is written “#”, and nothing else is.
setup-star-seat = The player to move is one of “s”, “u”, “v”, “n”, “w” and “e”.
setup-star-seats = The players in play are written as the letters s, u, v, n, w and e, in this order, and sit at this table.
setup-star-rights = The castling rights are the cells of rooks in their first places, by letter and number, or “-”.
setup-star-passed = Pawns that can be taken in passing are written as cell, pawn and seats with “:” between, or “-”.
setup-star-lost = The lost rooks, bishops and knights of each player in play belong here, such as s0.1.2.
setup-star-still = The number of quiet turns belongs here.
setup-star-mover = { $side } is to move, but out of the game.
setup-star-king-dead = The king on { $square } is dead, but kings leave the board with their players.
setup-star-man-out = The piece on { $square } lives, but its player is out of the game. Write an x in front.
setup-star-man-dead = The piece on { $square } is dead, but its player is in the game.
setup-star-lines = The lines of the pawn on { $square } are impossible: it has crossed its own, and that of the territory it stands in, unless it is at home.
setup-star-pawn = No pawn can stand on { $square }: it is its own rank 1, or a closed territory.
setup-star-idle = The rook on { $square } cannot castle: it or its king is not in its first place.
setup-star-passed-none = No enemy pawn has just passed { $square }, one step behind where it stands.

board-letters-immortal-star-masters = r red, b blue, k black, g green, y yellow and w white before a piece’s letter, x before a dead one: K king, Q queen, R rook, B bishop, N knight, P pawn. # is wall, : closed ground, † pieces lost, ! an attacked king. * is the last move, ' the others’ moves before it.
console-legend-immortal-star-masters = r red, b blue, k black, g green, y yellow and w white before a piece’s letter, x before a dead one: K king, Q queen, R rook, B bishop, N knight, P pawn. # is wall, : closed ground, † pieces lost. * is the last move or a refused one, ' the others’ moves before it, + a cell to go to, ! what forbids a move. **moves** lists what may move. **board passant** marks squares for en passant with =. A row’s letter stands at both its ends, before the number of the last cell there; its cells are numbered one by one between them.

pool-immortal-star-masters = ImmortalStarMasters
## Themes of its puzzles

motif-sovereignty = a Line of Sovereignty
web-about-immortal-star-masters = Chess on hexagons with up to six armies, for two to six.
