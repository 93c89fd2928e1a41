# The table in the browser.
web-skip = Skip to the board
web-pages = Pages
web-home = New game
web-games = Games
web-contests = Contests
web-contests-none = There are no leagues or tournaments yet. They are opened in the terminal or in Discord.
web-settings = Settings
web-theme = Colours
web-language = Language
web-confirm = Confirming moves
web-save = Save
web-begin = Begin a game
web-go-on = Go on playing
web-ended = Finished games
web-none = There are no games yet.
web-against = Who plays?
web-people = People at this screen
web-table = How many?
web-players = { $count } players
web-side = Your side
web-any-side = As it comes
web-rules = Rules
web-clock = Time for each move
web-clock-none = No clock
web-clock-10m = 10 minutes
web-clock-1h = An hour
web-clock-1d = A day
web-clock-3d = Three days
web-names = Names
web-start = Begin
web-board = Board
web-moves = Moves
web-type = Type a move
web-send = Play
web-take-back = Take back
web-offer-draw = Offer a draw
web-resign = Resign
web-walk = Walk through the game
web-first = To the start
web-back = One turn back
web-forward = One turn forward
web-last = To the present
web-turn = Turn the board
web-whole-board = Show the whole board
web-words = The board in words
web-keys = Keys
web-keys-list = Arrows go from cell to cell, letters and digits jump to one. Enter picks a piece and plays, Space says what is here or why a move is not possible, Backspace takes the last step back, Escape lets go. Comma and full stop go through the pieces that may move. A slash leads to the line for typing. Beside the board, the arrows walk through the game. A question mark shows this.
web-record = Record
web-film = Film
web-picture = Picture
web-cell-piece = { $cell }: { $piece }, { $side }
web-cell-danger = in danger
web-cell-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
web-as-of = Not connected: this is the board as of #.
web-old = Kingboard has been updated since you opened this page. What you have not sent stays here until you reload it.
web-reload = Reload the page
web-changed = The game went on meanwhile, so your choice was dropped.
web-pick-target = Where to?
web-choose = Which one?
web-sending = One moment …
web-reviewing = This is an earlier position. Go to the present to play.
web-moved-many = # moves were made.
web-half = So far:
web-nothing-here = empty
web-missing = There is nothing here
web-missing-how = This address leads nowhere. The first page lists your games.
web-no-game = There is no such game
web-no-game-how = No game at this table has this number, or this moment does not exist in it. The first page lists your games.
web-locked = This table is locked
web-locked-how = Open the address that the terminal shows: it holds the key for this browser.
web-serves =
    The table is open. In your browser:

    { $address }

    The games are kept in { $path }. Ctrl-C closes the table.
web-offer = Press Enter to open the browser.
web-again = Play again
web-follow = Turn to whoever moves
web-more = More
web-explore = What if?
web-notes = Notes
web-times = Times
web-dice-check = Check the dice
web-note = Note on the move shown
web-plan = Plan: moves for later
web-exploring = This is your private board: nothing here counts.
web-to-game = Back to the game
web-learn = Learn
web-learn-how = Each game has a lesson to play, a page of pictures, and its rules.
web-puzzles = Puzzles
web-puzzles-how = A position and its one best move. The solution can always be shown.
web-puzzle = A puzzle
web-go = Go
