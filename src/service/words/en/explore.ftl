### English: the private board.

explore-title = A board of your own for { $game }: nobody else sees it, and it is kept until you start over.
explore-nothing-yet = Nothing tried yet. Choose a piece of the side to move, or type moves of both sides after the command.
explore-nothing-yet-terminal = Nothing tried yet. Choose a piece of the side to move, or type a move: it is tried here and not played. **board** goes back to the game.
explore-nothing-yet-on-page = Nothing tried yet. Choose a piece of the side to move: both sides’ moves are made here, and none is played.
explore-line = Tried: { $line }
explore-tried = Forward: { $line }
explore-behind = { $game } has gone on since you began here. **Start over** begins with its board as it stands.
explore-changed = This board has changed since that was shown. Here it is as it stands.
explore-best-line = The best line by the analysis, played out. **Back** takes its moves back one by one.
explore-best-line-stuck = The best line by the analysis is { $line }, but it cannot be played on this board.
explore-too-long = A line here holds { $most } moves. Go back, or start over.
explore-dice = { $move } is an attack. How shall the dice fall?
explore-not-over = A board of your own for { $game } can be shown to others once the game is over.
explore-shared = { $player } shows what might have been in { $game }.
button-fresh = Start over
button-succeeds = It succeeds ({ $percent }%)
button-fails = It fails ({ $percent }%)
caption-explored = Only tried. { $what }
explore-not-planned = Nothing was planned: only moves from the present position of a game that you play can be planned. **Start over** begins with it.
button-plan = Plan this
