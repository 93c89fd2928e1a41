### English: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game }: { $topic }
teach-back = ◀ Back
teach-next = Next ▶
teach-skip = Skip ▶
teach-alt-from = From: { $cells }.
teach-alt-to = To: { $cells }.
teach-alt-repelled = Repelled on { $cells }.
teach-alt-framed = Framed: { $cells }.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-page = **{ $title }** ({ $page } of { $pages })
menu-guide = Go to a page
button-lesson = Play the lesson
button-rules = Rules
button-commands = All commands
button-pictures = In pictures
guide-commands-lesson = { $tutorial } is a lesson to play through, task by task.

guide-title-km-aim = The aim
guide-km-aim = White below, Black above, 7 columns and 9 rows. **You win by conquering the enemy king** (the crown). Nothing may attack him while one of his two **swordmasters** (the swords) stands: so take those first, then him. White begins, and each turn is one move.
guide-seen-km-aim = The starting position. Framed are both kings, on D1 and D9, each between his two swordmasters.

guide-title-km-men = How the men move
guide-km-men = **King** (crown): one square, any direction. **Swordmaster** (sword): any distance, all straight lines. **Keeper** (book): any distance along row or column. **Priest** (high crown) and **priestess** (veil): any distance diagonally. **Fool** (jester’s cap): one square straight ahead or back; it captures one square diagonally, and on the far row it comes back as a lost keeper, priest or priestess. Nobody leaps; you capture by moving onto an enemy.
guide-seen-km-men = What White’s keeper on A5, fool on B7 and priest on E2 may do. The fool can take the fool on C8.

guide-title-km-raised = Raised squares and escort
guide-km-raised = The seven framed squares are **raised**: only kings and swordmasters may stop on or pass them. While your king stands on one of the five in the centre, all your pieces may. **Escort**: after each of your moves, one swordmaster must be next to your king, the other next to the king or to the first.
guide-seen-km-raised = The raised squares are framed. White’s king on D3 has one swordmaster next to him, on E4, and the other on F3, next to the first.

guide-title-km-here = How to play here
guide-km-here = { $challenge } offers somebody a game. When it is your turn, you are called. **To move**, reply to the board with `D2-D3`, use { $move }, or press **{ $pick }** and choose from menus. { $board } shows your game again, { $clock } how much time there is: a game may have days for each move, so play when it suits you.
guide-seen-km-here = D2-D3 on the starting board: White’s fool steps from D2 to D3.

guide-title-km-dice = Dice, and where to go on
guide-km-dice = In **Active Play** a capture is an attack: each side throws a die, and the attacker needs the **higher** one. If it fails, nothing moves, and you move **another** piece. { $verify } checks the dice. Now go on: { $tutorial } is a lesson to play, { $rules } has every rule with its picture, { $settings } offers other colours (strong contrast, safe for colour-blind eyes) and languages.
guide-seen-km-dice = White’s fool on F7 attacked the priest on G8 and threw 2 against 5, so both stay where they are.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Rulings on this: { $rulings }.
rules-board = **On the board:** { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Choose a heading
menu-rulings = Choose a ruling
button-contents = Contents

diagram-km-in-short = The starting position. Framed are the kings, each between his two swordmasters.
diagram-km-board = The raised squares are framed: the King Squares D1 and D9, and C4, E4, D5, C6 and E6 in the middle.
diagram-km-pieces = What White’s keeper on A5, fool on B7 and priest on E2 may do. The fool can take on C8; raised squares stop the other two.
diagram-km-closed = The keeper on A4 gets no farther than B4: C4 is raised, and White’s king is not in the centre.
diagram-km-formation = A chain will do: the swordmaster on D3 is next to the king on D2, the one on E4 next to the first.
diagram-km-conquest = White’s keeper has gone to A1 and attacks the defenseless king on A9. The other keeper holds column B, so Black is conquered.
diagram-km-promotion = White has lost both keepers and the priest. On B9 the fool comes back as one of them.
diagram-km-gambit = With a fool on D1, its own King Square, White’s fool on C3 may step onto the raised square C4.
diagram-km-attack = The fool on F7 attacked the priest on G8 and threw 2 against 5. Both stay, and another white piece must move.
diagram-km-touch = Who touches the fool on D2 has to move it, and D3 is all it can do.
diagram-km-offer = White has just played D2-D3 and may offer a draw until Black has moved.
diagram-km-notation = The fool’s step from D2 to D3 is written D2-D3.
diagram-km-1 = The two priests are framed, on B1 and F9: each player’s stands second from his own left.
diagram-km-2 = White’s king is in the centre, on D5. So the keeper on A4 may pass C4 and E4, and the fool on D2 may step onto D1.
diagram-km-3 = The keeper on A4 may not take the priest on C4: the square is raised, and closed to it.
diagram-km-4 = Black’s priestess on E2 has taken a swordmaster, and the other on F2 is cut off from the king on D2. A2-A3 is refused: the formation comes first.
diagram-km-5 = The swordmaster on D3 is tied to his king, and yet Black’s defenseless king on D7 is in danger from him.
diagram-km-6 = White’s keeper has taken the last swordmaster on D8. From there it attacks the king on E8 at once.
diagram-km-7 = White’s keeper has gone to G8. The king on A9 is in no danger, but has no legal move: a draw.
diagram-km-8 = White has lost nothing that could come back, so the fool that came to A9 is still a fool.
diagram-km-9 = The fool came to D9, Black’s King Square, as a lost priest. White’s king on D5 had opened it.
diagram-km-10 = The fool has moved onto D9, the enemy King Square, which the king on D5 opened: White wins at once.
diagram-km-11 = The king may leap from D1 over the swordmasters on E2 and F3 to G4, though the swordmaster on A4 looks at G4.
diagram-km-12 = The fool on F7 has failed and is hatched: it is out for this turn. The priestess on E2 may move, or attack the fool on G4.
diagram-km-13 = The fool on B2 attacked C3 and threw 4 against 4. Nothing else of White’s can move, and the king on A1 is in no danger: it is Black’s turn.
diagram-km-14 = White’s king on A1 is in danger from the keeper on A5. The fool’s attack on that keeper is a legal move, however the dice may fall.
diagram-km-15 = D2-D4 is turned down, since a fool steps one square. But D2 has been named, so that fool must move.
diagram-km-16 = Kings that step out and back for ever: only where repetition was declared is the third time a draw.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title }: lesson, task { $task } of { $tasks }**
lesson-title = { $title }: lesson { $task }/{ $tasks }
lesson-how = Choose a piece from the menu, then its square. Or type: { $command } with this game, the number of the task and a move such as `{ $example }`.
lesson-odds = **{ $move }** is an attack. It succeeds in { $ways } of { $rolls } rolls ({ $percent } %): your die must be the higher one.
lesson-end = **That was the lesson: now you can play.** { $challenge } offers somebody a game, { $rules } has every rule with its picture, { $help } shows how to play here.
button-try = Try { $move }
button-throw = Throw the dice
button-once-more = Once more
button-lesson-again = Begin again

lesson-km-fool = You play White, at the bottom. Fools (the jester’s caps) step one square straight ahead or back. **Move a fool.**
lesson-hint-km-fool = That is legal, but it is no fool. Yours stand on A2, B2, D2, F2 and G2. Once more:
lesson-done-km-fool = **Well done.** A fool steps straight onto empty squares, and captures one square diagonally.
lesson-km-plate = The plates in the middle are raised squares: of all pieces, only kings and swordmasters (the swords) may step on them. **Put a swordmaster on a raised square.**
lesson-hint-km-plate = That is legal, but no swordmaster stands on a raised square yet. From C3 or E3 it is one step. Once more:
lesson-done-km-plate = **Well done.** Your priest could not have gone there: for that, your king would have to stand on a raised square of the centre.
lesson-km-escort = Swordmasters escort their king: after each of your moves, one must be next to him, the other next to him or to the first. **Move the king, and keep the escort together.**
lesson-hint-km-escort = That is legal, and the escort holds. But this time the king himself is to move. Once more:
lesson-done-km-escort = **Well done.** The king has moved, and both swordmasters are still with him.
lesson-km-last = One last swordmaster, on D8, guards Black’s king on E8. While he stands, nothing may attack the king. **Take him.**
lesson-hint-km-last = That is legal, but the swordmaster on D8 still guards his king. Your keeper on A8 can take him. Once more:
lesson-done-km-last = **Well done.** Black’s king is defenseless now, and in danger at once: your keeper attacks him. Black must counter or succumb.
lesson-km-danger = Now it is your turn to worry. Your swordmasters are gone, and the keeper on A7 attacks your king on A1. **Counter or succumb: find the one move that saves him.**
lesson-done-km-danger = **Saved!** Your priestess has taken the attacker. Had no move saved the king, you would have been conquered.
lesson-km-win = Black’s king on A9 is defenseless. **Conquer him in one move**: attack him so that nothing saves him.
lesson-hint-km-win = That is legal, but Black still has an answer. Your keeper on B2 holds column B; which piece could attack along column A? Once more:
lesson-done-km-win = **Conquered!** The king is in danger, and nothing saves him: you have won. No king is ever taken off the board.
lesson-km-return = Your fool on B8 is one step from the far row, and you have lost both keepers and the priest. **Let the fool come back as one of them.**
lesson-hint-km-return = That is legal, but the fool still waits. It goes from B8 to B9. Once more:
lesson-done-km-return = **Well done.** The fool has given its place to a lost piece. Swordmasters alone never come back.
lesson-km-throw = In **Active Play** a capture is an attack, and dice decide. **Attack the priest on G8 with your fool on F7.**
lesson-hint-km-throw = That is legal, but this time attack: the fool on F7 can go for G8. Once more:
lesson-done-km-throw = **Repelled.** You threw { $attack } against { $defence }, and you needed more. Both pieces stay, and another one of yours must move.
lesson-km-another = The fool on F7 has failed: it is hatched, and out for this turn. **Attack the fool on G4 with your priestess on E2.**
lesson-hint-km-another = That would do at the table: any piece that has not failed may move. But try one more attack, from E2 to G4. Once more:
lesson-done-km-another = **Taken!** You threw { $attack } against { $defence }. Your turn is over now, and Black would move next.

## The terminal and Discord

console-teach = **guide** shows the game in five pictures, **tutorial** is a lesson to play (**tutorial 3** begins at its third task), **rules** leads through all rules. Each takes a game: **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Learn the game by playing a short lesson, for you alone
discord-tutorial-game = Which game’s lesson
discord-tutorial-task = The number of the task to go to, such as 3
discord-tutorial-move = A move to make in that task, such as D2-D3 or E5-E6
