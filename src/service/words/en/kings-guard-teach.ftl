### English: what King’s Guard shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## In every game’s lesson.

button-lesson-word = Say “{ $move }”

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-kg-aim = The aim
guide-kg-aim = South is below, North above, on 9 columns and 10 rows. Each has a **king** (the crown) and nine **guards** (the helmets). **You win by putting a piece of yours on the enemy king.** South begins. In your turn you choose one square where the top piece is yours, and move pieces from there.
guide-kg-aim-terminal = South is below in capitals, North above, on 9 columns and 10 rows. Each has a **king** (K) and nine **guards** (G). **You win by putting a piece of yours on the enemy king.** South begins. In your turn you choose one square where the top piece is yours, and move pieces from there.
guide-seen-kg-aim = The starting position. Both kings are framed, on E1 and E10, each behind the V of nine guards.

guide-title-kg-high = Towers
guide-kg-high = Pieces stand on each other in **towers** of up to five. A piece goes as many squares as it is **high**, or fewer: a lone piece one, the top of three up to three. It goes along rows and columns, may change direction, passes over empty squares only, and ends on an empty square or on top of another piece. Then the next piece may go, with a step fewer, and so on **from the top down**. Stop when you like. You also move what lies under your top piece, **even guards of the enemy**.
guide-seen-kg-high = What the top of South’s tower of three on E5 may do: up to three steps. It can go onto the guard on D5 or take the one on E7.

guide-title-kg-corner = Capturing, and the king
guide-kg-corner = To capture, put a piece on an enemy piece. It stays on the board, under yours: when yours moves away, **you** may move it on in the same turn, and if you leave it there, it is the enemy’s again. A king is always on top: nothing goes onto your own. **Put a piece of yours on the enemy king, and you have won.** A captured guard never takes its own king.
guide-seen-kg-corner = South’s tower of two on E8: its top piece goes by way of E9, round the corner, onto North’s king on D9.

guide-title-kg-full = Full towers
guide-kg-full = Five pieces make a tower **full** (on the small board four): nothing can be put on it, so a king on top is safe. But the player who made it full with a piece of their own must **dismantle** it: their next turn starts there, and at least the top piece leaves it. If the enemy has changed the tower by then, or nothing can leave it, the duty is gone.
guide-seen-kg-full = South’s tower on E4 has five pieces and must be dismantled: South’s turn starts there, and the top piece may go up to five squares.

guide-title-kg-here = How to play here
guide-kg-here = { $challenge } offers a game, on the large board or with **small** (8 by 8, towers of four) and **diagonal** (steps in eight directions). **To move**, reply to the board (ping on) with `C3-C4`, or with a whole turn, the targets in order: `E5-E7,D5` moves the top piece to E7 and the next to D5. Or use { $move }, or press **{ $pick }**; `done` ends a turn early. { $board } shows your game again. Now go on: { $tutorial } is an interactive lesson, { $rules } has every rule with its picture, { $settings } other colours and languages.
guide-kg-here-on-page = **To move**, tap a tower, then a square for its top piece, and so on; or type `C3-C4`, or a whole turn with its targets in order: `E5-E7,D5` moves the top piece to E7 and the next to D5. `done` ends a turn early. Now go on to the interactive lesson, and to the rules, where every rule has its picture.
guide-kg-here-terminal = **new kings-guard** starts a game on the large board; `small` is 8 by 8 with towers of four, `diagonal` allows steps in eight directions. **To move**, type `C3-C4`, or a whole turn with its targets in order: `E5-E7,D5` moves the top piece to E7 and the next to D5. **pick** leads to a turn step by step, `done` ends one early. { $board } shows the game again. Now go on: { $tutorial } is an interactive lesson, { $rules } has every rule with its board.
guide-seen-kg-here = The turn E5-E7,D5: the top of South’s tower on E5 takes the guard on E7, the next piece goes onto D5.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-kg-in-short = The starting position. The kings on E1 and E10 are framed, each behind a V of guards.
diagram-kg-board = The small board with its starting position: 8 columns and 8 rows. The kings stand on E1 and D8.
diagram-kg-pieces = What South’s guard on E5, a lone piece, may do: one step, onto an empty square or onto North’s guard on E6.
diagram-kg-turns = The tower on E5 is three high, so its top piece may go up to three squares, changing direction too, onto the guard on D5 or the one on E7.
diagram-kg-towers = South’s guard went from D4 onto E4. The tower has five pieces now, and must be dismantled in South’s next turn.
diagram-kg-ends = South’s guard went from E8 by way of E9 onto the king on D9: he is taken, and South has won.
diagram-kg-notation = The turn E5-E7,D5: the top piece takes the guard on E7, the next one goes onto the guard on D5.
diagram-kg-positions = In the middle of a turn, written @E5:1: one piece has left E5 and stands on E7 on a guard of North’s, and that tower is written (gG).
diagram-kg-1 = South’s nine guards are framed: the V, with its point on E5. The king stands behind its open end, on E1.
diagram-kg-2 = C3-D4 is refused: D4 lies across a corner, and steps go along rows and columns.
diagram-kg-3 = The top piece has gone from E5 to E6. The next one, two high, may be put on it, but not pass it to E7.
diagram-kg-4 = South’s guard has gone from F5 to G4 and uncovered a guard of North’s. South may move that one now, but not onto the king on F6: no guard takes its own king.
diagram-kg-5 = The tower on E4 must be dismantled, so South’s turn starts there, and B2-B3 is refused.
diagram-kg-6 = South’s guard has gone to B10. Both towers beside North’s king on A10 are full, so North has no legal move and has lost.
diagram-kg-7 = South has played C3-C4. Instead of moving, North’s player may now take South’s side.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-kg-guard = You play South, at the bottom. A lone piece goes one square along its row or column. **Move the guard at the point of your V, on E5.**
lesson-hint-kg-guard = That is legal, but it is another piece. The point of your V stands on E5. Once more:
lesson-done-kg-guard = **Well done.** A lone piece goes one square, and it may end on another piece: on North’s it captures, on yours it builds a tower.
lesson-kg-build = Pieces may stand on each other. **Build a tower: put one of your guards on the other.**
lesson-hint-kg-build = That is legal, but no guard stands on a guard yet. Yours are on D2 and E2. Once more:
lesson-done-kg-build = **Well done.** The tower is two high, so its top piece may go up to two squares. Five pieces are the most on a square.
lesson-kg-top = Your tower on E3 is three high: its top piece goes up to three squares and may change direction. **Take the guard on F5 with it.**
lesson-hint-kg-top = That is legal, but the guard on F5 still stands free: two squares ahead and one to the right. Once more:
lesson-done-kg-top = **Captured!** North’s guard lies under yours now. Your turn is not over: the next piece on E3 may move as well.
lesson-kg-next = The turn goes on from E3. The next piece is two high and goes up to two squares. **Move it two squares away.**
lesson-hint-kg-next = In a game that would do: it may go one square, or the turn may end here. But this time, let it go two. Once more:
lesson-done-kg-next = **Well done.** From the top down, each piece goes as far as it is high: the first three squares, this one two, the last could go one.
lesson-kg-done = One piece is left on E3, and nobody makes you move it: only the top piece had to. **End your turn with `done`.**
lesson-hint-kg-done = That is legal: the last piece may move, too. But this time let it stay, and say `done`. Once more:
lesson-done-kg-done = **Well done.** A typed line is a whole turn, such as `E3-F5,E5`, and `done` goes without saying at its end.
lesson-kg-under = Your guard stood on one of North’s on F5 and has gone to F7. North’s guard is uncovered now, and in this turn it is yours to move. **Move it.**
lesson-hint-kg-under = That is legal: it may stay where it is. But this time move it away from F5. Once more:
lesson-done-kg-under = **Well done.** In this turn it was yours to move. From now on it is North’s again, as long as it is on top.
lesson-kg-duty = Your tower on A1 is full: five pieces. You have built it, so you must dismantle it in this turn. **Move at least its top piece.**
lesson-done-kg-duty = **Well done.** One piece has left the tower, and your duty is done. The next ones may go, too, but need not.
lesson-kg-crown = Your king goes as far as he is high, like a guard, and may stand on any tower with room. **Put your king on the guard on E2.**
lesson-hint-kg-crown = That is legal, but the king does not stand on the guard yet. It is on E2, right ahead of him. Once more:
lesson-done-kg-crown = **Well done.** The king is two high now, so he may go up to two squares. Nothing may be put onto your own king.
lesson-kg-king = North’s king on D9 hides behind a guard. Your tower on E8 is two high. **Take the king.**
lesson-hint-kg-king = That is legal, but the king still stands. From E8 the way leads over E9, which is empty, round the corner. Once more:
lesson-done-kg-king = **Taken!** Your guard stands on the king, and the game is over at once: you have won.
