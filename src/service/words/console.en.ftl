### English: what only the terminal shows.

console-welcome = **Kingboard: King’s Mate for two at one keyboard.** Games are kept on disk: leave and come back at any time.
console-begin = Type **new** to start a game. Declare options behind it, such as **new expanded active**. **help** lists everything.
console-help = **At this keyboard**
    Type **new** to start a game (behind it, as you like: **expanded**, **active**, **touch**, **repetition**; **black** or **random** for Player 1’s side).
    Type a move such as `D2-D3`; **moves** lists what is legal, **moves D2** what the piece on D2 may do.
    A number presses what stands beside it in brackets. **as 1**, **as 2** or **as NAME** changes who is speaking.
    With **png board.png** you write the board last shown as a picture; **quit** leaves; every game stays.
console-goodbye = All games are kept. Until next time.
console-speaking = { $name } is speaking.
console-unknown = I do not know “{ $text }”. Type a move such as `D2-D3`, or **help**.
console-no-control = There is nothing numbered { $number } to choose just now.
console-no-moves = There is no such move for you just now. **board** shows whose turn it is.
console-no-board = No board has been shown yet. **board** shows one.
console-png = The board is in { $path }.
console-png-failed = The picture could not be written to { $path }: { $why }.
console-as-whom = Who is speaking? **as 1**, **as 2**, or **as** and a name.
console-challenge-whom = Whom? **challenge NAME** or **challenge anyone**, then a side and options as you like.
console-move-what = Which move? **move D2-D3**.
console-touch-what = Which piece? **touch D2**.
console-which-game = Name the game by its number, like **board 12**.
console-review-what = Which game? **review 12** shows its last board, **review 12 0** its start.
console-games-which = **games**, **games mine** or **games ended**.
