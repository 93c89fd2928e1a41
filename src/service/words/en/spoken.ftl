### English: plain words said to the bot, and what it answers.
### A list holds words in lowercase letters between commas. The words of all languages are known to everybody, and none means two things.

spoken-hello = hi, hello, hey, hiya, howdy, good morning, good evening, good day, hello there, hi there
spoken-thanks = thanks, thank you, thx, ty
spoken-help = help, help me, commands
spoken-games = games, my games
spoken-resign = resign, i resign, give up, i give up
spoken-draw = draw, offer a draw, offer draw
spoken-takeback = undo, take back, takeback, take it back
spoken-done = done, i am done, end turn
spoken-yes = yes please, yep, yeah, yup, sure, okay, of course, i accept, accepted, i agree, agreed, gladly
spoken-no = no thanks, no thank you, nope, i decline, declined, refuse, i refuse, not now, rather not
spoken-withdraw = withdraw, i withdraw, cancel
spoken-play = play, new game, new, start a game
spoken-greeting = Hello { $player }! To move, reply to your board with the move. { $games } shows what waits for you, { $challenge } offers a game, { $help } explains the rest.
spoken-greeting-terminal = Hello { $player }! Type a move such as `D2-D3`. { $games } shows what waits for you, **new** starts a game, { $help } explains the rest.
spoken-games-aloud = { $games } shows your games, to you alone.
spoken-resign-aloud = If you are sure, answer `{ $answer }`, or use { $command }.
spoken-draw-aloud = To offer it with your next move, use { $command } with `{ $answer }` and the game { $game }.
spoken-unknown = I did not understand that. Send a move such as `{ $example }`, or look at { $help }.
spoken-command = There is { $command } for that.
spoken-nothing-waits = Nothing waits for a yes or no from you here.
spoken-nothing-to-withdraw = You have nothing to withdraw here.
spoken-answers-this = Is that your answer to this?
spoken-press = Please use the button below: if something is in the way, only you will see it.
move-and-more = I read `{ $move }`, but not “{ $rest }”. Send just `{ $move }`.
move-asked = Shall I play **{ $move }** in { $game }?
move-on-older-board = You replied to an older board of { $game }. Shall I play **{ $move }** on the newest one?
edited-after-move = You have moved in { $game } since you wrote that line, so its edit did nothing. If you mean it now, write it again.
