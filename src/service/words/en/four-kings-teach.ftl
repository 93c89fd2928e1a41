### English: what Four Kings One War shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-fk-aim = The aim
guide-fk-aim = The board is a cross: a floor in the middle and four terraces. **White** has the armies of South (below) and West (left), **Black** those of North and East, each a whole chess set. **You win by mating the kings of both enemy armies.** White begins. Four can play, too, one army each: South and West against North and East.
guide-seen-fk-aim = The starting position. The four kings are framed: South’s on I1, West’s on A9, North’s on H16, East’s on P8.
guide-title-fk-two = Two moves
guide-fk-two = A turn is **two moves by two different pieces**, of either of your armies or of both. The second may be declined: say `done`. When the turn ends, your kings must be safe; in between, a king may be attacked if your second move can save him. No move ever takes a king.
guide-seen-fk-two = The turn E2-E5 B8-C8: South’s pawn on E2 goes to E5, then West’s pawn on B8 goes to C8.
guide-title-fk-walk = Pawns and knights
guide-fk-walk = A **pawn** goes one to three empty squares ahead, always, and captures one square diagonally ahead. If it captures onto a terrace at the side, it turns toward that terrace’s back line for good. A **knight** makes one hop or two, by way of an empty square. Everything else moves as in chess. On any back line a pawn becomes a queen, rook, bishop or knight.
guide-seen-fk-walk = What South’s pawn on E7 may do: go to E8, E9 or E10, or take the knight on D8, on West’s terrace, and turn to the left.
guide-title-fk-fall = When a king falls
guide-fk-fall = A king that neither one move nor two can save is mated and **handed over**: `I1#` is the first move of that turn, and one move of your other army may follow. The army plays on without him. Bring a pawn to a back line while a king of yours is captive, and the pawn goes and **the king comes back**, if his first square is empty and safe. When your second king falls, you have lost.
guide-seen-fk-fall = South’s king on I1 was mated by rooks on E1 and E2 and has been handed over. West may make one move now.
guide-title-fk-here = How to play here
guide-fk-here = { $challenge } offers a game, for four with **team**. **To move**, reply to the board (ping on) with one move, `E2-E5`, or with a whole turn, `E2-E5 B8-C8`. Or use { $move }, or press **{ $pick }**; `done` declines the second move. { $board } shows your game again. Now go on: { $tutorial } is an interactive lesson, { $rules } has every rule with its picture, { $settings } other colours and languages.
guide-fk-here-on-page = **To move**, tap a piece, then its square; or type one move, `E2-E5`, or a whole turn, `E2-E5 B8-C8`. `done` declines the second move. Now go on to the interactive lesson, and to the rules, where every rule has its picture.
guide-fk-here-terminal = **new four-kings** starts a game for two, **new four-kings team** one for four. **To move**, type one move, `E2-E5`, or a whole turn, `E2-E5 B8-C8`. **pick** leads to a move step by step, `done` declines the second one. { $board } shows the game again. Now go on: { $tutorial } is an interactive lesson, { $rules } has every rule with its board.
guide-seen-fk-here = What South’s knight on F1 may do as the game begins: with two hops it reaches squares beyond the pawns.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-fk-in-short = The starting position. The kings are framed: South’s on I1, West’s on A9, North’s on H16, East’s on P8.
diagram-fk-board = The cross with its four terraces. The rooks at the ends of the back lines are framed.
diagram-fk-turns = A turn of White’s: South’s pawn goes from E2 to E5, then West’s pawn from B8 to C8.
diagram-fk-pieces = Where South’s knight on F3 may go with one hop or two. It can take the bishop on H7.
diagram-fk-pawns = South’s pawn on E7 may go to E8, E9 or E10, or take the knight on D8.
diagram-fk-mate = South’s king was mated and has been handed over. White may still make one move, with West’s army.
diagram-fk-ends = East’s rook went from C12 to A12. West’s king on A9 was White’s last, and he is mated: White has lost.
diagram-fk-notation = E13-E16=Q has been played: the pawn has become a queen on North’s back line.
diagram-fk-positions = In the middle of White’s turn, written W1 E5: the pawn now on E5 has moved and passed E3 and E4. The picture shows what West’s pawn on B8 may do.
diagram-fk-1 = South’s rook on E5 reaches across the floor and the terraces, but no missing square.
diagram-fk-2 = South’s bishop on E4 passes the inner corner of the missing square D4 and goes on to D5.
diagram-fk-3 = The kings, on dark squares, and beside them the queens.
diagram-fk-4 = White has declined the second move with done, and Black is to move.
diagram-fk-5 = With four players South moves first, and only South’s own army: West’s B8-C8 is refused.
diagram-fk-6 = The pawn on E5 has moved in this turn, so E5-E6 is refused.
diagram-fk-7 = The knight on F1 cannot hop to F5: both squares between, E3 and G3, are taken.
diagram-fk-8 = South’s pawn took the knight on D8, on West’s terrace. From now on it goes to the left.
diagram-fk-9 = E13-E16 is refused: it would set South’s king free, but a rook attacks his square I1.
diagram-fk-10 = South’s pawn on C7 has turned to the left. On A7, on its neighbour’s back line, it is promoted.
diagram-fk-11 = North’s pawn went from G10 to G7 and passed G9. South’s pawn has taken it there: it is gone from G7.
diagram-fk-12 = North’s pawn went from G10 to G7, then North’s rook to E8, over G8. So F7-G8 is refused, and only on G9 could a pawn take it.
diagram-fk-13 = H12-H16 is refused: no move takes a king.
diagram-fk-14 = C9-C8 is refused: it would expose West’s king, the partner’s, to the rook on L9.
diagram-fk-15 = South’s king is attacked by the rooks on E1 and I8. He is not mated: two moves save him, to I7 and to F1, in either order.
diagram-fk-16 = South’s king took the last other piece, on I2. Only kings are left: a draw.
diagram-fk-17 = South’s king on L1 is not in check, but the rooks on K8 and I2 leave him no square, and South has nothing else. Only `done` is left.
diagram-fk-18 = South and West are partners, North and East too. Between partners there are only the numbers 1 to 10, which all four hear.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-fk-pawn = You play White: South, below, and West, on the left. Pawns go one to three squares ahead. **Move South’s pawn from E2 three squares.**
lesson-hint-fk-pawn = That is legal, but this time let the pawn on E2, at the left end of South’s pawns, go three squares. Once more:
lesson-done-fk-pawn = **Well done.** And it could go three again in your next turn: pawns always can.
lesson-fk-second = Your turn is not over: there is a second move, with another piece of either army. **Move West’s pawn from B8 one square ahead**, to the right.
lesson-hint-fk-second = In a game that would do. But this time, move the pawn on B8 one square to its right. Once more:
lesson-done-fk-second = **Well done.** As one line that turn is `E2-E5 B8-C8`. If you want no second move, say `done`.
lesson-fk-knight = A knight makes one hop or two, and the square between must be empty. **Take the bishop on H7 with your knight.**
lesson-hint-fk-knight = That is legal, but the bishop on H7 still stands. From F3 the knight gets there by way of G5. Once more:
lesson-done-fk-knight = **Captured!** With two hops a knight is worth more than a rook here.
lesson-fk-bishop = A bishop goes any distance diagonally, past the corner of a missing square too. **Take the knight on C6 with your bishop.**
lesson-hint-fk-bishop = That is legal, but the knight on C6 still stands. From E4 the bishop gets there over D5, past the missing square D4. Once more:
lesson-done-fk-bishop = **Captured!** A missing square blocks the way; its corner does not.
lesson-fk-queen = A queen goes any distance, straight or diagonally, across floor and terraces alike. **Take the rook on N10 with your queen.**
lesson-hint-fk-queen = That is legal, but the rook on N10 still stands. From H4 it lies on a diagonal. Once more:
lesson-done-fk-queen = **Captured!** The queen is the strongest piece, here too.
lesson-fk-castle = A king goes one square in any direction. He may castle once, if he and the rook have not moved and nothing stands between them. **Castle: move your king from I1 to K1.**
lesson-hint-fk-castle = That is legal, but this time castle, with the king two squares toward the rook. Once more:
lesson-done-fk-castle = **Well done.** The king is on K1, and the rook went to J1. It is one move, but neither of them moves again in this turn.
lesson-fk-turning = South’s pawn on E7 stands beside West’s terrace. **Take the knight on D8 with it.**
lesson-hint-fk-turning = That is legal, but the knight on D8 still stands: one square ahead and one to the left. Once more:
lesson-done-fk-turning = **Captured!** On a terrace at the side the pawn turns: from now on it goes left, to West’s back line, and is promoted there.
lesson-fk-passing = North’s pawn went from G10 to G7, past your pawn on F8. **Take it in passing**, as if it stood on G9.
lesson-hint-fk-passing = That is legal, but then the chance is gone: it is there for your very first move only. Once more:
lesson-done-fk-passing = **Captured in passing!** That works on every square that a pawn passed over, unless a queen, rook or bishop guarded it with the second move.
lesson-fk-check = South’s king on I1 is attacked twice, by the rooks on E1 and I8. **Begin to save him: your two rooks can.**
lesson-done-fk-check = **Well done.** The other rook does the rest. Only at the end of your turn must all your kings be safe.
lesson-fk-hand = South’s king is mated: no two moves save him. **Hand him over.**
lesson-done-fk-hand = **Done.** West may make one move now, and South’s army plays on from your next turn. Lose West’s king too, and you have lost.
lesson-fk-free = South’s king is captive, and your pawn stands on E13, three squares before a back line. **Set the king free.**
lesson-hint-fk-free = That is legal, but the king is still captive. Bring the pawn to E16. Once more:
lesson-done-fk-free = **Free!** The pawn is gone, and the king is back on I1. He was safe there, or it would not have been allowed.
