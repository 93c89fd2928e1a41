### English: a challenge filled in by menus and buttons, and what is asked of a message that is pointed at.

form-title-to = **A game of { $title } for { $player }**
form-title = **A game of { $title } for anyone here**
form-how = Choose from the menus and switch on what you like; then send it. Until then only you see this.
form-kind = Game: { $chosen }
form-side = Your side: { $chosen }
form-clock = Time: { $chosen }
form-by-lot = by lot
form-no-clock = no clock
form-own-clock = as on this server ({ $clock })
form-on = { $what }: on
form-off = { $what }: off
form-thread = Own thread
button-form-send = Send challenge
form-sent = Sent: it is game { $game }, and appears here in a moment.
form-sent-already = You have offered that already: it is game { $game }.
pointed-unknown = This message belongs to no game that I know. Choose a message of mine with a board, or use { $review } to walk through a game and { $move } to move.
