### English: what ImmortalStarMasters shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-is-aim = The aim
guide-is-aim = Chess on 241 hexagons for **two to six players**, each with eighteen pieces at one side of the board. Red, in the South, starts, and turns go clockwise. Your **king** must never stay attacked. A player with no way out on their own turn is out of the game. **The last king in play wins.** Playing is what counts: a table may agree to end the game at any time.
guide-seen-is-aim = The starting position of six players. The six kings are framed.

guide-title-is-pieces = How the pieces move
guide-is-pieces = A **rook** goes straight through the sides of cells, a **bishop** straight through their corners, a **queen** either way, a **king** one step either way. A **knight** leaps: a step through a side and one more outward through a corner, over whatever stands there. Nothing crosses the **walls**, and nothing passes through a corner between two walls.
guide-seen-is-pieces = What Red’s knight in the centre, on J10, may do: twelve leaps, one of them onto Green’s bishop on K12.

guide-title-is-pawns = Pawns
guide-is-pawns = A **pawn** moves one cell through a side and captures through a corner: forward at home (its first move may be two cells), in **all directions** in the middle, toward the edge in an enemy territory. It crosses no **Line of Sovereignty** twice, so it never comes home. On the last cell of an enemy territory it becomes a queen, or a rook, bishop or knight that you have lost; if there is none, it waits.
guide-seen-is-pawns = What Red’s pawn in the centre, on J10, may do: it moves through sides, and takes Green’s pawn on L9 through a corner.

guide-title-is-out = Out of the game
guide-is-out = Mate or stalemate, judged on their own turn, puts a player **out** while three or more kings are in play. Their men stay where they are, dead and in everybody’s way, and may be captured. Their territory **closes**: nothing enters it, and what is caught inside must head out when it moves. With **two kings left** it is as in chess: mate wins, stalemate is a draw.
guide-seen-is-out = Red’s queen has gone to L2 and mated the king on K1. Black is out: the black men are dead, and their territory is closed.

guide-title-is-here = How to play here
guide-is-here = { $challenge } offers a game: for two, or with **three**, **four**, **five** or **six** players. **To move**, reply to the board (ping on) with `D7-F9`. Or use { $move }, or press **{ $pick }**. `O-O` castles. { $board } shows your game again. Now go on: { $tutorial } is an interactive lesson, { $rules } has every rule with its picture, { $settings } other colours and languages.
guide-is-here-on-page = **To move**, tap a piece, then its cell; or type the move, such as `D7-F9`. `O-O` castles. Now go on to the interactive lesson, and to the rules, where every rule has its picture.
guide-is-here-terminal = **new immortal-star-masters** starts a game for two; `three`, `four`, `five` or `six` after it bring more players. **To move**, type `D7-F9`; `O-O` castles. **pick** leads to a move step by step. { $board } shows the game again. Now go on: { $tutorial } is an interactive lesson, { $rules } has every rule with its board.
guide-seen-is-here = The move D7-F9: Red’s foremost pawn goes two cells from D7 to F9.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-is-in-short = The starting position of six players. The six kings are framed.
diagram-is-board = The board of three players, Red, Black and Yellow. The centre, J10, is framed. The other three territories are closed.
diagram-is-army = The starting position of two players. The Sovereign Bishops on B6 and R6 are framed.
diagram-is-moves = What Red’s knight on J10 may do: twelve leaps, onto Green’s bishop on K12 too.
diagram-is-pawn = What Red’s pawn on J10 may do: it moves through sides to empty cells, and captures on L9 through a corner.
diagram-is-kings = Green’s rook on F6 attacks Red’s king on A6. A6-B6 is refused: the rook attacks B6 as well.
diagram-is-draws = Red’s king takes the knight on B7, the last piece that is not a king.
diagram-is-notation = The move R5-S5=Q: the pawn goes to rank 1 of Green’s territory and becomes a queen.
diagram-is-1 = A2 and A9 at the ends of Red’s line, J10 in the centre, and K1, the first cell of row K, are framed.
diagram-is-2 = E6, E7, E8 and E9, the innermost cells of Red’s territory, are framed: Red’s Line of Sovereignty runs before them.
diagram-is-3 = The Queen Indicators on A1, J19 and S1 are framed. Each queen stands four cells from one.
diagram-is-4 = Three players: the kings of Red on A6, Black on N1 and Yellow on O14. Red starts, then Black, then Yellow.
diagram-is-5 = D5-E4 is refused: on both sides of that corner is wall, on D4 and E5.
diagram-is-6 = What Red’s pawn on C6 may do with its first move: one cell or two, straight on, or a capture on E7.
diagram-is-7 = Red’s pawn has gone from E7 to G9. Green’s pawn takes it on F8, over which it passed.
diagram-is-8 = The pawn on S6 waits: Red has two queens and has lost nothing, so S6=Q is refused.
diagram-is-9 = Red castles: the king goes from A6 to A8, and the rook from A9 to A7.
diagram-is-10 = Red’s queen has gone to L2 and mated Black’s king. Black is out: the black men are dead, and their territory is closed.
diagram-is-11 = Red’s queen on O13 is caught in Yellow’s closed territory. It could leave in one move, so it may not take a dead man inside: O13xO14 is refused.
diagram-is-12 = Yellow has resigned. The framed men stay as dead obstacles.
diagram-is-13 = Red’s king has taken the last piece that was not a king. Only kings are left: a draw.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-is-first = You play Red, at the bottom. With its first move a pawn may go two cells straight on. **Move your foremost pawn, on D7, two cells.**
lesson-hint-is-first = That is legal, but the pawn on D7 can go two cells. Once more:
lesson-done-is-first = **Well done.** It has crossed your Line of Sovereignty, so it never comes back home.
lesson-is-leap = A knight goes one step through a side and one more outward through a corner. **Take Green’s bishop with your knight.**
lesson-hint-is-leap = That is legal, but the bishop on K12 still stands. Once more:
lesson-done-is-leap = **Captured!** Nothing on its way hinders a knight, only walls can.
lesson-is-bishop = A bishop goes any distance through corners, and never leaves the cells of its colour. **Take Green’s knight with your bishop.**
lesson-hint-is-bishop = That is legal, but the knight on N8 still stands. From J10 the way leads over L9. Once more:
lesson-done-is-bishop = **Captured!** This is your Sovereign Bishop. Bishops of the other two colours never come to the centre.
lesson-is-corner = In the middle a pawn moves through any side and captures through any corner. **Capture with your pawn on J10.**
lesson-hint-is-corner = That is legal, but it captures nothing. Through the corner ahead lies L9. Once more:
lesson-done-is-corner = **Captured!** The knight on K10, behind a side, only stood in the way.
lesson-is-passing = Now you play Green. Red’s pawn has just gone from E7 to G9 and passed F8. **Take it in passing, with your pawn on H9.**
lesson-hint-is-passing = That is legal, but the pawn on G9 got away. Capture on the cell it passed over, F8. Once more:
lesson-done-is-passing = **Well done.** Only a pawn may do that, and only in the turn that follows.
lesson-is-queen = Your pawn stands before rank 1 of Green’s territory. **Move it there and make it a queen.**
lesson-hint-is-queen = That is legal, but it brings no queen. Once more:
lesson-done-is-queen = **Well done.** A rook or a knight would have been possible too, since you have lost one of each.
lesson-is-castle = A king goes one step, through a side or through a corner. He may castle once, if he and the rook have not moved and nothing stands between them. **Castle: move your king two cells toward a rook.**
lesson-hint-is-castle = That is legal, but this time castle, with the king from A6 to A8 or A4. Once more:
lesson-done-is-castle = **Well done.** The king has gone two cells, and the rook onto the cell he crossed. `O-O` and `O-O-O` castle, too.
lesson-is-check = Green’s rook attacks your king, and you may not leave him attacked. **Put your rook in its way.**
lesson-hint-is-check = That saves the king. But this time block the way with the rook. Once more:
lesson-done-is-check = **Well done.** The king is safe behind the rook.
lesson-is-mate = Three kings are in play. **Mate Black’s king on K1, with your queen beside him.**
lesson-hint-is-mate = That is legal, but Black plays on. The rook on L10 can guard your queen. Once more:
lesson-done-is-mate = **Mate!** Black is out: the black men are dead, their territory is closed, and Yellow is next.
