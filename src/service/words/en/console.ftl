### English: what only the terminal shows.

console-welcome = **Kingboard for two to six at one keyboard: { $games }.** Games are kept on disk: leave and come back at any time.
console-kept-in = Your games are in { $path }.
console-begin = Type **new** to start { $game }. Options follow it, such as **{ $example }**.
console-begin-declared = { $game } ({ $options })
console-begin-other = **{ $example }** starts { $game }.
console-begin-names = **new Anna Ben** starts it with your names.
console-begin-help = **help** shows what to type, **rules** explains the game, **tutorial** is an interactive lesson.
console-resumed = The game goes on where it stood. **help** shows what you can type.
console-help = **Play:** **new** starts a game, **new Anna Ben** with your names, **new computer** against the computer.
    Type a move such as `{ $example }`. **moves** lists the legal ones, **show { $square }** those of one piece, **pick** leads to one step by step.
    {""}**undo** asks to take your last move back, **draw** offers a draw, **yes** and **no** answer, **resign** gives up.
    {""}**Look:** **board** shows the game, **flip** turns it, **help symbols** explains the letters, **describe** says it in words.
    {""}**review** walks through a game, **analyse** judges one that is over, **games** lists those under way, **history** those that are over, **rematch** plays one again.
    {""}**Learn:** **tutorial** teaches by playing, **guide** on five boards, **rules** has every rule.
    {""}**Change:** **language** for another language, **settings** and **theme** for boards, **as Ben** for the person typing.
    {""}**Keep:** **png**, **film**, **story** and **export** write files, **import** reads one. **quit** leaves; every game is kept.
    {""}**help TOPIC** tells more about one of these: { $topics }. **help commands** lists all that can be typed, **help undo** explains one word.
console-help-starting = Type **new kings-mate**, **new kings-guard**, **new four-kings** or **new immortal-star-masters** for a game between Player 1 and Player 2; **new** alone begins the one that is usual here. After it, as you like: a time such as **3d** for each move (or **72h+12h/96h soft**), and **black**, **north** or **random** for Player 1’s side.
console-help-options = In King’s Mate **expanded** rules, **active** (dice), **interactive** (the defender rolls) or **own-dice** (you throw them and enter the faces), **touch** (touch-move), **repetition**; in King’s Guard the **small** board, **diagonal** steps; in Four Kings One War **team** for four players; in ImmortalStarMasters **three**, **four**, **five** or **six** players.
console-help-challenges = With **challenge NAME** you offer a game to somebody else at this keyboard, with **challenge anyone** to the first who accepts; add, as you like, options, **clock 3d**, **games 5** (one after another, to anyone) and **note** with some words. **accept**, **decline** (**decline 12 Not today**) and **withdraw** answer it, **challenges** lists what waits.
    With **block NAME** no new game begins between you two, with **friend NAME** all their challenges begin at once; **unblock** and **unfriend** undo it.
console-help-moves = Type a move such as `D2-D3` (in King’s Guard a whole turn: `E5-E7,D5`); **moves** lists what is legal, **pick** leads to a move step by step and shows it before it counts, **show D2** shows what the piece on D2 may do. In Active Play a capture needs the higher die; if it fails, move another piece.
console-help-offers = Right after your own move **draw** offers a draw and **undo** asks to take that move back; **yes** or **no** answers either (or **draw yes**, **takeback no**). **resign** gives up, **abort** calls a game off before its first move, or one without a clock after 30 days without a move, **rematch** plays one that is over again, **touch D2** touches a piece.
console-help-dice = **roll** throws the dice where the defender is to throw them, **roll 5 2** enters dice of your own, the attacker’s first. With **dice words** and some words you add to sealed dice before your first move (or with **accept 12** and some words); **dice renew** proposes to open their secret and to seal a new one.
console-help-time = With **clock** you see how much time there is; **pause** proposes to stop, **resume** goes on, **give 1d** gives everybody else time, **claim** takes the win, or plays on without somebody, when their time is up. **holiday 10d** and **hours night 22-7** stop your clocks.
console-help-seats = A number presses what stands beside it in brackets. **as 1** to **as 6** or **as NAME** changes who is speaking.
console-help-trying = With **explore** you try moves on a board of your own: **explore D2-D3 D8-D7**, **explore from 5**; an attack succeeds unless you add **fails**.
    With **plan D8-D7 E1-E2** you plan your reply; add more moves to plan further replies; `|` separates lines. **plan** shows what is planned, **plan drop 2** and **plan clear** take it out.
console-help-looking = Type **board** for the board, **games** for what waits for you and **games here** for all games, **next** and **skip** for one waiting board after the other, **rules** or **rules KM-4** for the rules.
    Where several games run, name one by its number: `#12 D2-D3`, **board 12**, **draw 12**.
    Type **describe** for the position in words, **where** for your own pieces, **what D5** for one square.
console-help-games = With **review 12** you walk through game 12 from its last move, with **review 12 move 5** or **review 12 move D2-D3** from that one, with **review 12 start** from the first board; **back**, **forward**, **first**, **last** turn pages, **flip** turns the board around.
    With **history** you find games that ended; add, as you like, a name, **against NAME**, **won**, **lost**, **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**. **profile**, or **profile NAME**, counts games and how the dice fell.
console-help-notes = With **note** and some words you note them on the last move, **note 5:** on move 5 (**5…** is Black’s); no words take a note away. **notes 12** lists them, **notes 12 share** lets all read them after the end.
console-help-settings = With **settings** you see how your boards look; **theme night**, **facing first** and **confirm all** (each move is shown before it counts) change it. With **server** you see how games are played here; **server expiry 14** changes it.
console-help-files = With **png board.png** you write the board last shown as a picture, with **film 12 game.gif** a game as a film (or a part of it: **film 12 5-20**), with **export 12 game.txt** its record. To leave, type **quit**; every game stays.
console-player = Player { $number }
console-help-names = Names follow **new** in the order of the seats, each with a capital letter: **new Anna Ben**, **new immortal-star-masters Anna Ben Cleo** (a game for three), **new "anna lee" Ben**. They keep their seats for the games that follow.
console-dropped = **quit** or Ctrl+D leaves, and so does Ctrl+C once more.
console-no-page = There is no page to turn just now. **undo** asks for your last move back, **review** walks through the game, **board** shows it.
console-first-page = This is the first page.
console-last-page = This is the last page.
console-elsewhere = Something happened in { $game } at another terminal:
console-moves-of = It is the turn of { $name }, who may play:
console-move-elsewhere = That would be a move in { $game }, which is not on the screen. **{ $game } { $text }** plays it there.
console-option-near = I do not know “{ $text }”. Did you mean **{ $option }**? A name begins with a capital letter.
console-option-of = { $game } has no option “{ $option }”, but { $other } has: **new { $slug } { $option }**.
console-name-capital = A name begins with a capital letter: **new Anna Ben**.
console-game-unknown = I do not know “{ $text }”. These are the games:
console-how-many = { $game } is for { $sizes ->
    [one] { $fewest }
    [two] { $fewest } or { $most }
   *[more] { $fewest } to { $most }
} players, not for { $number }. A time to move has a letter: **{ $number }d** for days, **{ $number }h** for hours.
console-other-names = This game is for { $fewer } or { $more } players: name as many.
console-too-many-names = { $count ->
    [one] Only one person at this keyboard plays here: name one.
   *[other] This game is for { $count } players, so at most { $count } names fit.
}
console-topic-near = There is no help on “{ $text }”. Did you mean **help { $topic }**?
console-topic-unknown = There is no help on “{ $text }”. **help** lists the topics.
console-after-end = What now? **rematch** plays it again with { $seats ->
    [2] sides swapped
   *[other] other seats
}, **review** walks through it, **new** starts another game.
console-games-beside = Also under way: { $games }. **{ $first }** puts that one on the screen.
console-language = The table speaks { $language }.
console-language-which = Which language? { $languages }. **language de** chooses one, **language auto** that of your terminal.
console-import-what = Which file? **import game.txt** brings in a record, as **export game.txt** writes it.
console-import-failed = Nothing was brought in from { $path }: { $why }
console-import-again = That game is here already, as { $game }, so it was left alone. To have it twice, leave the table and type `kingboard import { $path } --again`.
console-imported = The game in { $path } is { $game } here.
console-verb-import = Bring in the record of a game from a file
console-goodbye = All games are kept. Until next time.
console-speaking = { $name } is at the keyboard.
console-stored = It is stored. Another terminal on these games may have shown it already; this is how it stands.
console-thanks = You are welcome.
console-unknown = I do not know “{ $text }”. Type a move such as `{ $example }`, or **help**.
console-no-question = No request waits for your yes or no. **challenges** lists open challenges, **accept 12** and **decline 12** answer one.
console-not-done = Nothing has been done: everything stays as it was.
console-did-you-mean = I do not know “{ $text }”. Did you mean **{ $verb }**?{ $verb ->
    [help] {""}
   *[other] {" "}**help { $verb }** says how it is typed.
}
console-help-on = { $about }.
    Typed: **{ $lines }**
console-usage = Typed: **{ $lines }**
console-help-verbs = Everything you can type first on a line: { $verbs }. **help** and one of them, such as **help review**, says how it is typed.
console-help-words = Alone on a line these words do as well: { $words }.
console-verb-computer = Add a computer to a table, or remove it
console-verb-new = Begin a game between those at this keyboard
console-verb-withdraw = Withdraw an offer of your own
console-verb-rematch = Play a game that is over once more, with sides swapped
console-verb-sit = Take a seat in a lobby: any, or that of a side
console-verb-leave = Leave a lobby before its game starts
console-verb-start = Agree to start with those who are there
console-verb-skip = Leave this board for later and see the next that waits for you
console-verb-moves = List the legal moves, or those that begin with what you type
console-verb-as = Change the person at the keyboard
console-verb-boards = Draw boards, or leave them out for a screen reader
console-verb-flip = Turn the board shown last around
console-boards-off = Boards are not drawn any more. **board** and **describe** say a position in words, and **boards on** draws boards again.
console-boards-on = Boards are drawn again.
console-boards-what = **boards off** leaves boards out, for a screen reader. **boards on** draws them again.
console-verb-png = Write the board shown last as a picture
console-verb-quit = Leave; every game stays
console-no-control = There is nothing numbered { $number } to choose just now.
console-no-moves = There is no move to list just now. **board** shows whose turn it is; where several games wait, name one: **moves 12**.
console-no-such-moves = No legal move begins with “{ $text }” just now. **moves** alone lists all of them.
console-no-board = No board has been shown yet. **board** shows one.
console-png = The board is in { $path }.
console-film = The film is in { $path }.
console-film-how = **film** makes a film of your newest game here. After it, in any order: a game `12`, the moves `5-20`, **slow** or **fast**, **white** or **black** for the side, a theme such as **night**, and the file `game.gif`.
console-story = The story is in { $path }.
console-story-how = **story** draws your newest game here in one picture: its start, its turning point and its end. After it, in any order: a game `12`, **white** or **black** for the side, a theme such as **night**, and the file `story.png`.
console-png-taken = There is a file { $path } already, and it is no picture, so it was left alone. Choose another name.
console-path-folder = There is a folder { $path } already. Name a file.
console-picture-ending = That would be a picture of another kind. Name a file that ends in .{ $ending }, or give a name without an ending.
console-png-failed = The picture could not be written to { $path }: { $why }.
console-exported = The record is in { $path }.
console-export-failed = The record could not be written to { $path }: { $why }.
console-as-whom = Who is speaking? **as 1** to **as 6**, or **as** and a name.
console-challenge-whom = Whom? **challenge NAME** or **challenge anyone**, then a side and options as you like.
console-challenge-clock = Which time? **clock 3d** is three days for each move, **clock 72h+12h/96h soft** an account of hours, **clock none** no clock.
console-challenge-games = How many? **games 5**, or **games forever**.
console-no-challenge = There is no such open challenge here to withdraw. **games** lists what there is.
console-touch-what = Which piece? **touch D2**.
console-hours-what = Which hours? **hours zone Europe/Berlin**, **hours night 22-7**, **hours rest sat sun**; **off** takes one away.
console-dice-how = **roll** throws the dice, **roll 5 2** enters your own; **dice words** and some words adds to sealed dice, **dice renew** proposes a new seal (**dice renew yes** or **dice renew no** answers).
console-give-what = How much? **give 1d**, **give 12h**.
console-which-request = Several requests wait for that answer. Which one do you mean? Type its number or its words.
console-which-challenge = Several challenges wait for you: **accept { $game }** and **decline { $game }** answer one.
console-which-game = Name the game by its number, like **board 12**.
console-no-rematch = There is no game here to play again. **new** starts one.
console-why = Type the move itself: if it is not legal, the answer says why. **show { $square }** says what a piece may do.
console-show-what = Which piece? **show D2**.
console-what-what = Which square? **what D5**.
console-note-what = What shall I note? **note** and some words, on the last move; **note 5:** and some words, on move 5; **note 5:** alone takes that note away.
console-settings-what = I do not know that setting or value. Type **theme slate** (or **night**, **contrast**, **safe**, **print**), **facing own** or **facing first**, or **confirm off**, **picked** or **all**. **settings** shows your choices.
console-puzzles-what = **puzzles on** or **puzzles off**: whether your finished games may become puzzles for others, without names. **puzzle** brings one to solve.
console-rated-what = **rated on**, **rated off** or **rated server**: whether your challenges with a clock are rated.
console-server-what = **server** shows how games are played here. To change it, add what and how: **game**, **clock 3d**, **expiry 14**, **offers 5**, **offers-in-all 50**, **games 10**, **holidays 30**, **seasons year**.
console-review-what = Which game? **review 12** shows its last board, **review 12 start** its first, **review 12 move 5** that of its fifth move.
console-games-which = **games** for what waits for you, **games 2** for its second page, **games here** for all that is under way; **history** has those that ended.
console-history-how = **history**, followed by any of: a name, **against NAME**, **won**, **lost** or **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**.
console-symbols-hint = **help symbols** explains the letters and signs.
console-window-small = The whole board needs a window of { $columns } columns and { $rows } rows.
console-full-screen-keys = Arrows and Enter, or the mouse, choose a piece and then its cell. A typed line and Enter is a command. Ctrl+C leaves.
console-more = … Enter shows the rest.
console-full-screen-more = … PageDown
console-not-live = This board is not the game as it stands, and a click on it plays nothing there. Esc shows the game.
console-study-open = { $board ->
    [explore] Your own board is still open, and a move that you type counts there.
    [lesson] The lesson is still open, and a move that you type counts there.
   *[puzzle] The puzzle is still open, and a move that you type counts there.
} **board** leaves it.
console-study-plays = **{ $text }** is for a game, and { $board ->
    [explore] your own board
    [lesson] the lesson
   *[puzzle] the puzzle
} is on the screen. **board** leaves it.
console-study-plays-behind = Nothing was done in { $game }: { $board ->
    [explore] your own board
    [lesson] the lesson
   *[puzzle] the puzzle
} is on the screen. **board** leads back to the game, and **{ $game } { $text }** is meant for it.
console-study-solved = The puzzle is solved. **next** brings another one, **board** leaves it.
console-nobody = I know nobody called { $name } here. Type the name as they gave it, in quotation marks if it has several words: **friend "Anna Maria"**.
console-hint = **moves** lists what is legal on this board, **describe** says it in words.{ $board ->
    [puzzle] {" "}**solution** shows the solution, and the puzzle then counts as not solved.
   *[other] {""}
}
