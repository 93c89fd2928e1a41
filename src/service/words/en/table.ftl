### English: sentences of the service. Ids are grouped by what they speak of.
### **strong** and `code` are our own markup; arguments are never read as markup.

## Words

side-white = White
side-black = Black

piece-king = { $count ->
    [one] king
   *[other] kings
}
piece-swordmaster = { $count ->
    [one] swordmaster
   *[other] swordmasters
}
piece-priest = { $count ->
    [one] priest
   *[other] priests
}
piece-priestess = { $count ->
    [one] priestess
   *[other] priestesses
}
piece-keeper = { $count ->
    [one] keeper
   *[other] keepers
}
piece-fool = { $count ->
    [one] fool
   *[other] fools
}
piece-queen = { $count ->
    [one] queen
   *[other] queens
}
piece-rook = { $count ->
    [one] rook
   *[other] rooks
}
piece-bishop = { $count ->
    [one] bishop
   *[other] bishops
}
piece-knight = { $count ->
    [one] knight
   *[other] knights
}
piece-pawn = { $count ->
    [one] pawn
   *[other] pawns
}

option-expanded = expanded rules
option-active = Active Play (dice)
option-interactive = the defender rolls
option-own-dice = own dice
option-touch = touch-move
offer-clash = “{ $first }” and “{ $second }” cannot be combined, so no game was started. Leave one of them out.
option-repetition = draw by repetition
options-none = standard rules
comma = { $first }, { $then }
someone = someone

## Challenges

challenge-offered = { $player } offers { $opponent } a game of **{ $title }**, { $game }.
challenge-offered-anyone = { $player } offers a game of **{ $title }**, { $game }. Anyone here may accept.
challenge-rematch = A rematch of { $game }.
challenge-terms = { $player } plays { $side }.
challenge-terms-lot = Sides are drawn by lot.
declared = Declared: { $options }.
challenge-declined = { $player } declines { $game }. Perhaps another day.
challenge-withdrawn = { $player } withdraws the challenge { $game }.
challenge-withdrawn-from = { $player } withdraws { $game }, the challenge to { $opponent }.
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw

## Play

game-started = **{ $title } { $game }** begins. { $white } plays { $first }, { $black } plays { $second }.
game-started-in-thread = **{ $title } { $game }** begins in its thread: { $white } ({ $first }) against { $black } ({ $second }).
game-how = Reply to the newest board (ping on) with a move such as `{ $example }`, or use { $command }.
game-how-terminal = Type a move such as `{ $example }`. **moves** lists the legal ones, **undo** asks to take one back.
game-how-choices = { $help } shows how to play; { $rules } shows the rules.
game-imported = **{ $title } { $game }** goes on here. Elsewhere it was { $before }; moves, dice and times came along.

move-plain = { $player } plays **{ $move }**.
move-done = { $player } ends the turn here.
move-passes = { $player } has no move and is not in check, so the turn passes (FK-17).
move-takes = { $player } plays **{ $move }** and takes the { $piece }.
move-attack-won = { $player } attacks the { $piece } on { $cell }, { $attack } against { $defence }: **taken**. { $move }
move-attack-lost = { $player } attacks the { $piece } on { $cell }, { $attack } against { $defence }: **repelled**. { $move }
move-declines-draw = That declines the draw offer.

turn-next = { $player }, it is your move.
turn-another = { $player }, move another piece: what failed stays where it is for this turn.
turn-passed = { $player } has nothing else to move, so the turn passes.
alert-check = { $player }, your king is in **check!**
touched = { $player } has touched { $cells } and must act on it.
touched-lapsed = Nothing legal can act on { $cells } any more, so { $player } is free of that touch.
touched-refused = That is not a legal move, but a touched piece must move. You touched { $cells }.

draw-offered = { $player } offers a draw.
draw-offered-prompt = { $player }, do you accept? Playing on means no.
draw-sure = { $player } has offered a draw in { $game }. Do you accept it?
draw-declined = { $player } declines the draw. Play goes on.
still-open-draw = Still open: the draw offer of { $player }.
still-open-takeback = Still open: the take-back that { $player } asks for, **{ $moves }**.
still-open-renewal = Still open: the new seal that { $player } proposes.
button-draw-accept = Accept the draw
button-draw-decline = Decline the draw
button-draw-next = Offer it with my next move

resign-sure = Resign { $game } against { $opponent }? This ends the game.
button-resign = Resign { $game }
resign-not = You have not resigned: play goes on. To resign after all: `resign yes`.
# Words for yes and no as people type them, with a comma between; those of every language are understood.
answer-yes = yes, y, accept, agree, ok
answer-no = no, n, decline
game-aborted = { $player } calls { $game } off before the first move. No result.
game-aborted-later = { $player } calls { $game } off. No result.
game-aborted-silent = { $player } calls { $game } off: nobody has moved for { $time }. No result.
silent = { $silent } has not moved for { $time }, so you may call { $game } off without a result.
silent-several = { $silent } has not moved for { $time }, so half of the people at the table may call { $game } off without a result.
silent-oneself = You have not moved for { $time }, and others would like to call { $game } off without a result. You may agree, or move.
silent-call = { $player }, { $silent } has not moved in { $game } for { $time }, so you may call it off without a result: { $abort }.
silent-call-several = { $player }, { $silent } has not moved in { $game } for { $time }, so half of the people at the table may call it off without a result: { $abort }.

end-conquest = **{ $loser } is conquered. { $winner } wins { $game }!**
end-fools-gambit = **Fool’s Gambit! A fool stands on the enemy King Square. { $winner } wins { $game }!**
end-resignation = **{ $loser } resigns. { $winner } wins { $game }.**
end-stalemate = **Stalemate: no legal move and no danger. { $game } is a draw.**
end-both-kings = **Both kings of { $loser } are mated. { $winner } wins { $game }!**
end-mate = **Checkmate! { $winner } wins { $game }!**
end-last-king = **The king of { $winner } is the last one left. { $winner } wins { $game }!**
end-bare-kings = **Only kings are left. { $game } is a draw.**
end-repetition = **The same position for the third time. { $game } is a draw.**
end-agreement = **Draw agreed in { $game }.**
end-otherwise = **{ $game } is over.**

## Pictures

caption-title = { $title } { $game }
head = **{ $title } { $game }**{ $ply ->
    [0] {""}
   *[other] {" "}· move { $ply }, { $side }
}
caption-open = Challenge
caption-turn = { $side } to move
caption-turn-check = { $side } to move: check!
caption-turn-another = { $side } moves another piece
caption-draw-offered = draw offered
caption-won = { $count ->
    [one] { $side } wins
   *[other] { $side } win
}
caption-drawn = Draw
caption-void = No result

caption-reach = What the { $piece } on { $cell } may do
caption-reason = { $move }: { $rule }
reason-ruled = { $rule } ({ $ruling })

alt-reason = Not { $move }: { $rule }. Marked: { $cells }.
alt-title = { $title } { $game }, position after move { $ply }, { $side }.
alt-start = { $title } { $game }, starting position.
alt-last = Last move: { $move }.
moved = { $piece } { $move }
moved-and-takes = { $piece } { $move } (takes the { $taken })
alt-round = Before that: { $moves }.
alt-side = { $side }: { $pieces }.
alt-none = { $side }: no pieces.
alt-out = { $side } is out.
alt-dead = Dead men of { $side }: { $pieces }.
alt-captive = Captive { $count ->
    [one] king
   *[other] kings
}: { $sides }.
alt-group = { $piece } { $cells }
alt-danger = King in danger on { $cells }.
alt-spent = Not to move again this turn: { $cells }.
alt-as-it-stands = The pieces stand as they do now.

## Notes

note-kept = Noted on { $move }. Only you see it. { $notes } lists your notes.
note-kept-on-page = Noted on { $move }. Only you see it. **Notes** lists your notes.
note-kept-open = Noted on { $move }. Everybody may read it, since you opened your notes on this game.
note-before = Your earlier note was: { $text }
note-gone = Your note on { $move } is gone. It was: { $text }
note-none = You have no note on { $move }. { $note } with some words writes one.
note-none-on-page = You have no note on { $move }.
note-too-long = A note holds { $most } characters, and this one has { $count }. Nothing was changed: please make it shorter.
note-players-only = Only the players of { $game } keep notes on it.
the-start = the start
note-line = Note by { $player }: { $text }
notes-title = Notes on { $game }:
notes-none = There are no notes on { $game } for you to read. { $note } writes one, on the last move or any other.
notes-none-on-page = There are no notes on { $game } for you to read.
notes-line = **{ $move }** { $player }: { $text }
notes-file = They are too long for a message, so here they are as a file.
notes-closed = Your notes are yours alone.
notes-will-open = Everybody may read your notes once the game is over.
notes-opened = Everybody may read your notes.
button-notes-share = Let everybody read my notes
button-notes-keep = Keep my notes to myself

## A game read out

describe-start = No move has been made yet.
describe-lost = { $side } has lost { $pieces }.
lost-group = { $count ->
    [one] a { $piece }
   *[other] { $count } { $piece }
}
describe-capturable = Can be taken now: { $pieces }.
describe-not-capturable = No piece of this side can be taken now.
describe-attackable = Can be attacked now: { $pieces }.
describe-not-attackable = No piece of this side can be attacked now.
button-board = As a board in letters
button-words = In words
ground-plain = a plain square
ground-raised = a raised square
ground-home = { $side }’s King Square, which is raised
what-empty = { $cell } is empty. It is { $ground }.
what-piece = { $side }’s { $piece } stands on { $cell }, { $ground }.
what-empty-bare = { $cell } is empty.
what-piece-bare = { $side }’s { $piece } stands on { $cell }.
what-danger = It is in check!
what-spent = It attacked and failed, so it stays out for the rest of this turn.
what-taken = { $code ->
   *[other] { $side }
} can take it now: { $moves }.
what-not-taken = { $code ->
   *[other] { $side }
} cannot take it now.
what-entered = { $code ->
   *[other] { $side }
} can go there now: { $moves }.
what-not-entered = { $code ->
   *[other] { $side }
} cannot go there now.

## What a piece may do

reach-may = The { $piece } on { $cell } may go to { $targets }.
reach-takes = { $cell } (takes the { $piece })
reach-none = The { $piece } on { $cell } has no legal move now.
reach-surrender = The king on { $cell } is mated: `{ $move }` hands it over.
reach-because = Not to { $cell }, for instance:
reach-touched = A touched piece comes first. Open to you: { $choices }.
reach-not-turn = The { $piece } on { $cell } is { $side }’s, and { $mover } is to move. You can see what it may do once it is { $side }’s turn.
reach-empty = Nothing stands on { $cell }. Name the square of a piece.
reach-no-cell = There is no square “{ $cell }” here. They go from `{ $first }` to `{ $last }`.
button-why = Show me why
button-reach = What { $cell } may do
menu-play = Play one of its moves
suggest-square = { $cell } { $piece }

## Settings

settings-now = Your boards: **{ $theme }**, **{ $facing }**. A posted board follows the settings of the player to move. Your moves: **{ $confirm }**. Challenges: **{ $welcome }**.
settings-now-terminal = Your boards: **{ $theme }**, **{ $facing }**. Your moves: **{ $confirm }**.
settings-sample = Every piece of both sides, raised squares and all marks in the theme { $theme }.
setting-theme = Choose other colours
setting-facing = Choose which side is at the bottom
theme-slate = Slate and parchment
theme-night = Night
theme-contrast = High contrast
theme-safe = Safe for colour-blind eyes
theme-print = Print, black on white
facing-own = Own side at the bottom
facing-first = First side always at the bottom

## Looking at games

board-of = { $white } ({ $first }) against { $black } ({ $second }).
board-void = { $game } ended without a result.
review-start = The start. { $total ->
    [0] No move yet.
    [one] One move in all.
   *[other] { $total } moves in all.
}
review-ply = **{ $move }** by { $player }, { $when } (move { $ply } of { $total })
review-move = `{ $move }` { $when }
review-to-start = Start
review-no-picture = This version of Kingboard has no picture for the position. It is kept as `{ $position }`.
button-first = First
button-first-terminal = ⏮ First
button-back = Back
button-back-terminal = ◀ Back
button-forward = Forward
button-forward-terminal = Forward ▶
button-last = Last
button-last-terminal = Last ⏭
button-flip = Flip
button-moves = Moves
button-to-board = Board
button-share = Share here
button-alone = Just for me
button-newer = Newer
button-newer-terminal = ◀ Newer
button-older = Older
button-older-terminal = Older ▶
menu-jump = Jump to a move
menu-show = Show one of these moves
menu-open = Open a game
button-film = Film
button-story = Story
button-rematch = Rematch
button-record = Record
film-whole = { $game }, { $white } – { $black }, as a film: { $total ->
    [one] the one move
   *[other] all { $total } moves
}.
film-part = { $game }, { $white } – { $black }, as a film, from { $from } to { $to }.
film-alt = Film of { $game }, from { $from } to { $to }. It ends with this board.
film-smaller = To stay small enough to send, the film is { $width } pixels wide.
film-shorter = To stay small enough to send, the film is { $width } pixels wide and shows { $shown } of its { $frames } pictures.
games-here = Open and running games here:
games-none = None yet. Offer one with { $command }.
games-none-terminal = None yet. **new** starts one.
games-more = There are more: { $command } finds those under way, too.
game-line-open = { $game } { $title }: { $challenger } waits for { $invited }, { $when }
game-line-open-anyone = { $game } { $title }: { $challenger } waits for anyone, { $when }
game-line-running = { $game } { $title }: { $white } – { $black }, { $ply ->
    [0] no moves yet
    [one] 1 move
   *[other] { $ply } moves
}, { $player } to move, { $when }
game-line-won = { $game } { $title }: { $white } – { $black }, { $player } won ({ $why }){ $ply ->
    [0] {""}
    [one] , 1 move
   *[other] , { $ply } moves
}, { $when }
game-line-drawn = { $game } { $title }: { $white } – { $black }, draw ({ $why }){ $ply ->
    [0] {""}
    [one] , 1 move
   *[other] , { $ply } moves
}, { $when }
game-line-void = { $game } { $title }: { $challenger }, without result, { $when }
game-line-aborted = { $game } { $title }: { $white } – { $black }, without result, { $when }
why-conquest = conquest
why-fools-gambit = Fool’s Gambit
why-resignation = resignation
why-stalemate = stalemate
why-both-kings = both kings mated
why-mate = checkmate
why-last-king = last king
why-bare-kings = only kings left
why-repetition = repetition
why-agreement = agreed
suggest-move-of-game = { $game } { $opponent }: { $move }
suggest-game-open = { $game } { $challenger } – ?, open challenge, { $date }
suggest-game-running = { $game } { $white } – { $black }, { $player } to move, { $date }
suggest-game-won = { $game } { $white } – { $black }, { $player } won, { $date }
suggest-game-drawn = { $game } { $white } – { $black }, draw, { $date }
suggest-game-void = { $game } { $challenger }, no result, { $date }
suggest-game-aborted = { $game } { $white } – { $black }, no result, { $date }
suggest-move = { $move } ({ $side })

history-ended = **Games that ended, newest first**
history-running = **Games under way, newest first**
history-player = { $player }
history-opponent = against { $player }
history-kind = { $title }
history-won = won
history-drawn = drawn
history-lost = lost
history-since = since { $day }
history-until = until { $day }
history-page = page { $page }
history-score = **{ $player } against { $opponent }**
history-score-several = Together at tables for more than two: { $played } played; { $running } under way.
history-none = There are none. { $command } lists what is under way.
history-none-on-page = There are none.
history-no-page = The list ends before this page.
history-no-score-yet = A game under way has no result yet. Leave the result out, or ask for games that ended.
history-backwards = No day fits: the first date comes after the second.
history-oneself = Nobody plays against themselves. Name two different players.
history-no-date = I read dates such as `2026-03-01`, months such as `2026-03` and years such as `2026`, from 1970 on.

## What is refused, and what to do next

refuse-open-running = { $game } has started already: the challenge was accepted.
accept-already = You are in { $game }, and it has begun.
refuse-open-over = { $game } is over already.
closed-declined = { $game } is closed: the challenge was declined.
closed-withdrawn = { $game } is closed: the challenge was withdrawn.
closed-lapsed = { $game } is closed: the challenge lapsed, since nobody accepted it in time.
closed-called-off = { $game } is closed: it was called off, without a result.
closed-deleted = { $game } is closed, without a result: all that was kept about its server was deleted.
refuse-yourself = You cannot play against yourself. Name somebody else, or leave the opponent out to offer the game to anyone here.
refuse-accept-own = This is your own challenge: somebody else must accept it. You can withdraw it.
refuse-not-invited = { $game } was offered to { $player }, so the answer is theirs.
refuse-not-challenger = Only { $player } can withdraw { $game }.
refuse-open-to-all = { $game } is open to anyone here, so there is nothing to decline. Just leave it.
refuse-not-started = { $game } has not started: the challenge is still waiting for an answer.
refuse-over = { $game } is over. { $command } `{ $number }` shows it again.
refuse-over-on-page = { $game } is over.
refuse-rematch-early = { $game } is not over yet, so it cannot be played again.
refuse-rematch-offered = You have offered that already: { $game } waits for { $player }.
refuse-rematch-running = { $game } is being played already: that is your rematch with { $player }.
refuse-not-seated = You are not playing in { $game }. { $command } `{ $number }` lets you watch.
refuse-not-seated-on-page = You are not playing in { $game }.
refuse-not-your-turn = It is { $player }’s turn in { $game }. You will be called when it is yours.
refuse-not-your-turn-on-page = It is { $player }’s turn in { $game }.
refuse-stale = { $game } has changed since that button was made. Use the newest board; { $command } shows it.
refuse-stale-on-page = { $game } has changed since that button was made. The newest board is on this page.
refuse-touched = You touched { $cells }, so you must play one of: { $choices }.
refuse-no-touch = { $game } is not played with touch-move, so nothing has to be touched.
refuse-nothing-to-touch = Touching { $cell } would change nothing: name the square of a piece of yours that can move, or of one you can take.
refuse-done-nothing = In { $title } a turn is one move, and it ends by itself: there is nothing to end with `done`. Type a move, such as `{ $example }`.
refuse-draw-before-move = You may offer a draw right after your own move, until your opponent has moved. Move first: then { $draw } offers it, or `draw` in reply to that board.
refuse-draw-before-move-terminal = You may offer a draw right after your own move, until your opponent has moved. Move first, then type `draw`.
refuse-draw-before-move-on-page = You may offer a draw right after your own move, until your opponent has moved. Move first.
refuse-draw-already = You have offered a draw after this move already. You can offer again after your next move.
refuse-no-draw-offer = There is no draw offer in { $game } to answer.
refuse-own-draw-offer = { $others ->
    [one] That is your own draw offer: the answer is your opponent’s.
   *[other] That is your own draw offer. Still to answer: { $players }.
}
refuse-too-late-to-abort = A move has been made in { $game }, so it can no longer be called off. You can offer a draw or resign.
refuse-abort-from = A move has been made in { $game }, so it can be called off only if { $silent } has not moved by { $from }. You can offer a draw or resign.
refuse-diverged = { $game } is on hold: from move { $ply } on, its stored positions and the rules disagree. Kingboard’s operator must look at it. You can still review it; { $abort } calls it off without a result, { $resign } gives it up.
refuse-diverged-on-page = { $game } is on hold: from move { $ply } on, its stored positions and the rules disagree. Kingboard’s operator must look at it. You can still walk through it, or resign.
refuse-rules = { $game } was begun under rules version { $found }, and I play by version { $ours }: it cannot go on here. You can still review it; { $abort } calls it off without a result, { $resign } gives it up.
refuse-rules-on-page = { $game } was begun under rules version { $found }, and I play by version { $ours }: it cannot go on here. You can still walk through it, or resign.

refuse-unknown-game = There is no game { $game } that you can see from here. { $command } lists the games.
refuse-unknown-game-on-page = There is no game { $game } that you can see from here.
refuse-no-game = You have no game here that fits this. { $command } lists your games, { $challenge } starts one.
refuse-no-game-terminal = No running game is on the screen. **new** starts one, { $command } lists those under way.
refuse-first-game = You have no game here yet. { $challenge } offers one.
refuse-which-look = Which game? You have none here. Name one by its number, such as **game:12**; { $history } finds it.
review-nobody = No game of “{ $name }” here. { $history } finds games by player.
review-of-whom = Which game of “{ $name }” do you mean? { $history } finds others.
refuse-which-game = That fits several of your games. Which one do you mean?
refuse-two-games = Your move names { $named } but was sent for { $game }. No move was made.
refuse-two-games-on-page = Your move names { $named }, but this is the page of { $game }. No move was made.
refuse-number-alone = Write a move after { $game }, such as `{ $game } { $example }`.
refuse-which-board = I cannot tell yet which board that replies to. Which game do you mean?
refuse-which-game-named = That fits several of your games: { $games }. Name one by its number.
refuse-which-game-example = For example: `{ $example }`.
refuse-which-game-most = These are the { $count } most urgent; name another one by its number.
menu-which-game = Which game?
menu-move-in-game = { $game } against { $players }: { $move }
refuse-which-game-more = and { $count } more
refuse-unknown-option = { $title } has no option “{ $option }”. It knows: { $options }.
refuse-unknown-ply = { $game } has moves 0 to { $total }.
refuse-unknown-move = { $game } has no move “{ $text }”. { $last ->
    [0] It has none yet.
   *[other] Name one by its number (`1` to `{ $last }`), as it was played (`D2-D3`), or both (`1. D2-D3`); `start` is the first board.
}
refuse-which-move = { $game } has several moves “{ $text }”: { $moves }. Name the move itself, too: `{ $example }`.
refuse-share = { $game } is played in another server, so it is not shared here. You can look at it alone.
refuse-film-empty = { $game } has no move yet, so there is nothing to film.
refuse-story-empty = { $game } has no move yet, so there is no story to tell.
refuse-film-backwards = A film runs forwards, so not from { $from } to { $to }. Begin at { $to } and end with { $from }.
refuse-film-long = A film shows { $most } moves at most, and { $game } has { $total }. Name the part you want: the moves it begins and ends with.
rules-elsewhere = The rules of { $game } do not mention “{ $topic }”. Others do:
refuse-no-topic = The rules have no ruling or heading “{ $topic }”. Try a number such as `{ $example }`, or a heading: { $headings }.
refuse-too-long = That is too long to be a move. I read moves such as `{ $example }`.
refuse-two-moves = I play one move at a time, and there are several here. Send just one.
fault-full = That was not stored: there is no room left on the disk. Everything before it is safe; Kingboard’s operator must make room.
fault-read-only = That was not stored: the disk cannot be written just now. Everything before it is safe; Kingboard’s operator must look at it.
fault-disk = That was not stored: the disk reported an error. Everything before it is safe; please try again in a moment. If that does not help, Kingboard’s operator must look at it.
fault-lost = That was not stored: the file of the games was moved, removed or replaced while I was running. Games stand as they did before; Kingboard’s operator must put it right and start me again.
fault-busy = That was not stored: the games are in use by another program. Please try again in a moment.
fault-damaged = That game cannot be read as it was stored, so nothing was changed. Kingboard’s operator must look at it.
too-much = One moment, that was a lot at once. Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
apart-game = { $game } is on hold because its stored data is damaged. No clock runs in it, and all other games go on. Kingboard’s operator can look into it.
apart-game-ended = The stored data of { $game } is damaged and cannot be read any more. The game ended without a result.
apart-games = { $count ->
    [one] On hold because its stored data is damaged: { $games }. No clock runs in it.
   *[other] On hold because their stored data is damaged: { $games }. No clock runs in them.
}
fault = Something went wrong on my side. Nothing you did is lost; please try again in a moment.

move-unreadable = I cannot read “{ $text }” as a move: at character { $at }, { $expected }. A move looks like `{ $example }`.
move-half-to = “{ $text }” says where to, but not where from. Do you mean { $choices }?
move-half-from = “{ $text }” says where from, but not where to. Do you mean { $choices }?
move-half-how = I cannot read “{ $text }” as a whole move. Write where from and where to, such as `{ $example }`.
move-half-nothing = Nothing of yours can go to { $cell } now.
move-half-no-piece = No { $piece } of yours can go to { $cell } now.
move-half-no-pieces = None of the pieces that you may mean ({ $piece }) can go to { $cell } now.
move-other-piece = On { $cell } there is another piece: { $piece }. Do you mean { $move }?
move-meant = Do you mean { $move }?
square-missing = There is no square { $cell } here. Those with { $letter } go from { $first } to { $last }.
square-letter-missing = There is no square { $cell } here. The letters go from { $first } to { $last }.
move-ambiguous = { $move } can be several moves. Choose one: { $choices }.
move-ruling = (Ruling { $ruling }.)

## Help

help-title = **Kingboard: correspondence play of four games about kings**
help-challenge = { $challenge } offers a game to somebody, or to anyone here. They press **Accept**. { $challenges } lists what is open; { $friend } lets somebody’s challenges begin at once, { $block } keeps them away. { $continue } plays on from a finished game against the computer. { $contest } has leagues and tournaments.
help-move = To move, reply to the board with a move such as `{ $example }`, and leave the reply’s ping on. { $move } does the same and offers the legal moves; without a move, or with **Pick a move**, you choose the piece and its square from menus and see the board before it counts. `#12 { $example }` names the game when you have several.
help-active = In Active Play a capture needs a higher roll than the defender’s. If it fails, move another piece. The dice are sealed before the game and opened after it: { $words } adds words of your own to them, { $verify } checks every roll.
help-draw = { $draw } offers a draw after your move, { $takeback } asks for your last move back, { $resign } gives up, { $abort } calls a game off before its first move, or a game without a clock once somebody has not moved for 30 days.
help-aids = { $show } `D2` shows what the piece on D2 may do, { $explore } is a private board to try moves on, { $plan } plays your answers when what you expect happens, { $describe } reads a game out, { $note } keeps a note for yourself, { $settings } changes how your boards look.
help-time = { $clock } shows how much time there is; { $pause } and { $resume }, { $give } and { $claim } do what they say. { $holiday } stops your clocks for some days, { $hours } at night and on days off.
help-look = { $board } shows a board, { $review } steps through any game, { $games } lists what waits for you, { $remind } says how you are reminded of it, { $history } finds what was played, { $profile } counts it and how the dice fell, { $film } makes a film of a game, { $analyse } judges one that is over, { $export } gives you its record.
help-rules = { $rules } has the rules, ruling by ruling.
help-server = { $setup } says what I may do in a channel, { $server } how games are played on this server, { $here } brings a game to another channel. { $privacy } shows what is kept about you, gives it to you as a file and deletes it; { $moderate } is for moderators.

rules-title = **{ $title }: the rules in short**
alt-passed = En passant: { $cells }.

look-prompt = Look closer
look-whole = Whole board
look-near = { $side }, close up
look-hints = En passant squares
look-small = The board of { $title } is small enough without a close-up.
look-no-hints = No pawn can be taken en passant just now.
button-close-up = Close-up
