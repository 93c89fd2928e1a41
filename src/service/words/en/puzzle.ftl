### English: puzzles.

## A puzzle on its board

puzzle-rules = { $title }, { $options }
puzzle-title = { $title }: puzzle { $number }
puzzle-heading = **{ $title }: puzzle { $number }**
puzzle-level = Difficulty { $rating }; { $solved } of { $tried } solved it.
puzzle-level-untried = Difficulty about { $rating }; nobody has tried it yet.
puzzle-task = **{ $side }** to move: find the best move.
puzzle-task-second = **{ $side }** is in the middle of a turn: find the best continuation.
puzzle-task-attack = **{ $side }** to move: which attack comes first? Each has a { $percent }% chance of success.
puzzle-how = Choose a piece from the menu, then its square. Or type: { $command } with a move such as `{ $example }`.
puzzle-how-terminal = Type just your move, such as `{ $example }`.
puzzle-how-on-page = Tap a piece on the board, then its square; the menu and the line below do the same.
puzzle-right = **Right: `{ $move }`.** The answer is `{ $answer }`.
puzzle-right-on = **Right: `{ $move }`.**
puzzle-later = **`{ $move }` belongs to the turn.** Which move goes with it?
puzzle-wrong = **Not `{ $move }`:** another move is clearly better. Try again, or look at the solution.
puzzle-solved = **Solved:** `{ $line }`
puzzle-solved-attack = **Right: `{ $line }` comes first.** It has a { $percent }% chance of success, and it is worth the most even so.
puzzle-solution = **The solution:** `{ $line }`
puzzle-odds = This attack has a { $percent }% chance of success.
puzzle-contrast = Chances, from −1000 (lost) to +1000 (won): **{ $chances }** after `{ $move }`, { $then } after the next best move, `{ $other }`.
puzzle-themes = Themes: { $themes }.
puzzle-rating = Your rating in puzzles of { $title }: { $before } → **{ $after }**.
puzzle-rating-first = Your first rating in puzzles of { $title }: **{ $after }**.
puzzle-run = { $count } solved in a row.
puzzle-practice = This one has counted already; practise as you like.
puzzle-play-on = **Play on against the computer** from puzzle { $number } of { $title }, as { $side }. Which level? It is a game of its own, unrated.
puzzle-changed = That button belonged to an earlier position. This is where the puzzle stands now.

## Themes of all games

motif-win = winning the game
motif-save = the only saving move
motif-quiet = a quiet move
motif-second = the rest of a turn
motif-attack = the first attack

## A player’s record

puzzle-record = **Your puzzles**
puzzle-record-terminal = **Puzzles of { $player }**
puzzle-record-game = • { $title }: rating **{ $rating }** (± { $deviation }), { $solved } of { $tried } solved.
puzzle-record-run = Current streak: { $run }, best streak: { $best }.
puzzle-days = Days in a row with the puzzle of the day solved: { $count }.
puzzle-record-none = You have not tried a puzzle yet. { $command } opens one.
puzzle-record-none-on-page = You have not tried a puzzle yet.
puzzle-record-none-terminal = { $player } has not tried a puzzle yet. **puzzle** opens one.

## The puzzle of the day

puzzle-daily = **Puzzle of the day: { $title }, number { $number }**
puzzle-yesterday = Yesterday’s solution: `{ $line }`. { $solved } of { $tried } found it.
puzzle-yesterday-untried = Yesterday’s solution: `{ $line }`. Nobody tried it.

button-solve = Solve it
button-solution = Solution
button-next-puzzle = Next puzzle
button-puzzle-record = Your puzzles

refuse-puzzle-unopened = No puzzle is open. { $command } opens one.
refuse-puzzle-unopened-on-page = No puzzle is open. **Learn** has one for each game.
refuse-puzzle-gone = This puzzle is no longer kept. { $command } opens another.
refuse-puzzle-gone-on-page = This puzzle is no longer kept. **Learn** has others.
refuse-puzzle-same = This puzzle passes through the very position that stands in { $other } now, and nobody gets help there. Finish that game first, or play on in it.
refuse-puzzle-none = You have tried every puzzle of { $title } that there is. Here are other games.
refuse-puzzle-none-of-theme = You have tried every puzzle of { $title } with this theme: { $theme }. Try another theme or another game.
refuse-puzzle-no-theme = { $title } has no puzzles with this theme: { $theme }.
puzzle-theme-elsewhere = There are some in: { $games }.
refuse-puzzle-no-daily = There is no puzzle today.

## Settings

puzzle-share = May your finished games become puzzles for others? Your name is left out, and a game becomes one only if everybody in it agrees.
puzzle-shared = Thank you: your finished games may become puzzles, without names. { $command } changes that.
puzzle-kept = No puzzle is made of your games. { $command } changes that.
puzzle-shared-terminal = Thank you: your finished games may become puzzles, without names. **puzzles off** changes that.
puzzle-kept-terminal = No puzzle is made of your games. **puzzles on** changes that.
button-puzzle-share = Yes, without my name
button-puzzle-keep = No
settings-puzzles = Puzzles: **{ $puzzles }**. { $command } changes it.
settings-puzzles-terminal = Puzzles: **{ $puzzles }**. **puzzles on** and **puzzles off** change it.
setting-puzzles = Choose whether your games may become puzzles
puzzles-off = No puzzles are made of your games
puzzles-on = Your finished games may become puzzles, without names

## The terminal and Discord

console-puzzle-what = **puzzle** opens a puzzle; it takes a game and a theme: **puzzle kings-guard tower**. **puzzle daily** is that of the day, **puzzle record** shows your rating. Themes: win, save, quiet, second, attack, escort, raised, tower, sovereignty.
discord-puzzle = Solve puzzles, for you alone
discord-puzzle-solve = Solve a puzzle, for you alone
discord-puzzle-daily = Solve the puzzle of the day, for you alone
discord-puzzle-record = See your rating in puzzles and how many you have solved in a row
discord-puzzle-game = Which game’s puzzles
discord-puzzle-motif = A theme that the puzzle has
discord-puzzle-move = Your answer to the puzzle you opened last, such as D2-D3
discord-settings-puzzles = Whether your finished games may become puzzles for others, without names
