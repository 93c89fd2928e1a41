### English: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game }: { $topic }
teach-back = Back
teach-back-terminal = ◀ Back
teach-next = Next
teach-next-terminal = Next ▶
teach-skip = Skip
teach-skip-terminal = Skip ▶
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
guide-commands-lesson = { $tutorial } is an interactive lesson, task by task.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Rulings on this: { $rulings }.
rules-board = **On the board:** { $seen }
rules-board-framed = **On the board:** { $seen }
rules-board-framed-terminal = **On the board** (`!` stands for a frame): { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Choose a heading
menu-rulings = Choose a ruling
rules-topics = Headings: { $headings }. **rules** with a heading opens it, **rules { $example }** a ruling.
button-contents = Contents

## Words for which the rules are searched: subject-CODE has them, with commas between, in any case.

subject-promotion = promotion, promote, promotes, promoted, promoting, queening, underpromotion, pawn becomes a queen, return of a piece
subject-castling = castling, castle, castles, O-O, rook and king
subject-capture = capture, captures, captured, capturing, take, takes, taken, taking, hit, kill
subject-en-passant = en passant, in passing, e.p.
subject-draw = draw, draws, drawn, tie, tied, draw offer, half point
subject-resign = resign, resigns, resigning, resignation, give up, giving up, surrender, concede
subject-stalemate = stalemate, stalemated, no legal move, no moves
subject-repetition = repetition, repetitions, repeat, repeated, repeating, threefold, third time, perpetual check, fifty moves, fifty-move rule
subject-mate = mate, mated, checkmate, checkmated, conquest, conquered
subject-check = check, in check, danger, threat, threatened
subject-win = win, wins, winning, victory, goal, aim, lose, losing, end of the game
subject-dice = dice, die, roll, rolls, throw, luck, chance, random
subject-setup = setup, set-up, starting position, start position, initial position, opening position, line-up
subject-jump = jump, jumps, jumping, leap, leaping, hop
subject-tower = tower, towers, stack, stacks, stacking, pile, height
subject-swap = swap, swapping, pie rule, change sides, switch sides
subject-release = release, releases, released, releasing, set free, setting free, captive, captives, captivity, prisoner, ransom

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title }: lesson, task { $task } of { $tasks }**
lesson-title = { $title }: lesson { $task }/{ $tasks }
lesson-how = Choose a piece from the menu, then its square. Or type { $command } with a move alone, such as `{ $example }`: it answers the task you opened last.
lesson-how-terminal = Type just your move, such as `{ $example }`. **next** goes on, **back** goes back.
lesson-how-on-page = Tap a piece on the board, then its square; the menu and the line below do the same.
lesson-odds = **{ $move }** is an attack. It succeeds in { $ways } of { $rolls } rolls ({ $percent }%): your die must be the higher one.
lesson-end = **That was the lesson: now you can play.** { $challenge } offers somebody a game, { $rules } has every rule with its picture, { $help } shows how to play here.
lesson-end-terminal = **That was the lesson: now you can play.** **new** starts a game, { $rules } has every rule with its board, { $help } shows how to play here.
lesson-end-on-page = **That was the lesson: now you can play.** Under **Rules** every rule has its picture.
button-try = Try { $move }
button-try-terminal = Is { $move } legal?
button-throw = Throw the dice
button-once-more = Once more
button-lesson-again = Begin again

## The terminal and Discord

console-teach = **guide** shows the game on five boards, **tutorial** is an interactive lesson (**tutorial 3** begins at its third task), **rules** leads through all rules. Each takes a game: **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Learn the game by playing a short lesson, for you alone
discord-tutorial-game = Which game’s lesson
discord-tutorial-task = The number of the task to go to, such as 3
discord-tutorial-move = A move to make in that task, such as D2-D3 or E5-E6
