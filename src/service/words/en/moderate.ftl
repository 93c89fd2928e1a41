### English: moderators, what they do, and what is typed into fields of their own.

house-moderators = Moderators of games
house-moderators-all = everybody who may manage messages
house-how-moderators = Choose the roles that may pause, annul and hand over games. **all** is everybody who may manage messages. Server managers always may. If a role does not see the command, allow it under Server Settings, Integrations.

discord-moderate = For moderators: pause, annul or hand over games, and say which accounts count for ratings
discord-moderate-pause = Stop a game until a moderator lets it go on
discord-moderate-resume = Let a game that a moderator has paused go on
discord-moderate-annul = End a game without a result, or take its result away
discord-moderate-hand-over = Ask somebody to take a player’s seat
discord-moderate-log = Actions of moderators, newest first
discord-moderate-game = The game’s number
discord-moderate-from = Whose seat it is now
discord-moderate-to = Who is to take it
discord-moderate-reason = Why; everybody at the table reads it, at most 200 characters
discord-moderate-player = About whom; by default about everybody
discord-seat-for-bot = A bot cannot take a seat. Name somebody who plays.

moderated-paused = Moderation: { $moderator } has paused { $game }. No clock runs, and only a moderator can let it go on.
moderated-resumed = Moderation: { $moderator } lets { $game } go on.
moderated-annulled = **Moderation: { $moderator } has annulled { $game }.** It counts for nobody. Its moves can still be read.
moderated-offered = Moderation: { $moderator } asks { $to } to play on for { $from } in { $game }. { $to } can agree until { $until }.
moderated-declined = { $player } has turned the offer down: in { $game } everybody keeps their seat.
moderated-lapsed = Nobody took the seat in time: in { $game } everybody keeps theirs.
moderated-handed = { $to } plays on for { $from } in { $game }, at the request of moderator { $moderator }. Open draw offers and take-back requests are withdrawn.
moderated-reason = Reason: { $reason }

button-seat-accept = Take the seat
button-seat-decline = Not me

refuse-held = Moderation: { $moderator } has paused { $game }, so only a moderator of this server can let it go on; ask one. Giving up with { $resign } is possible at any time.
refuse-held-on-page = Moderation: { $moderator } has paused { $game }, so only a moderator of its server can let it go on; ask one. You can resign at any time.

board-annulled = { $game } was annulled by a moderator. It has no result.

moderate-no-server = Moderators belong to a server that I am in. Ask for this in one of its channels.
moderate-not-yours = Only moderators of this server can do that.
moderate-among-friends = Moderators are for servers. At this table you are among friends: `pause`, `abort` and `resign` do what is needed.
moderate-done = Done. The players of { $game } have been told, in your name.
moderate-annul-sure = Annul { $game }? It ends without a result and counts for nobody. That cannot be undone. This is how it stands:
moderate-annul-over = Annul { $game }, which is over? Its result counts for nobody any more. That cannot be undone. This is how it ended:
moderate-cannot-sit = { $player } cannot take this seat. Ask somebody else.
moderate-own-game = You play in { $game } yourself, so another moderator must see to it.
moderate-not-running = { $game } is not being played just now, so there is nothing to do about it here.
moderate-held = { $game } is paused already: { $player } has paused it.
moderate-not-held = No moderator has paused { $game }. What its players agreed on, they end themselves.
moderate-annulled = { $game } is annulled already.
moderate-void = { $game } has already ended without a result.
moderate-no-place = The channel of { $game } is gone, or closed to me, so its players could not be told. One of them must bring it to a channel first.
moderate-not-seated = { $player } does not play in { $game }.
moderate-plays-already = { $player } plays in { $game } already.
moderate-no-offer = That offer of a seat in { $game } no longer stands.
moderate-not-asked = This seat in { $game } is offered to { $player }; the answer is theirs.
moderate-lapsed = That offer of a seat in { $game } stood until { $until }. It can be made again.
moderate-offer-stands = An offer of { $player }’s seat in { $game } still stands. It has to be answered or withdrawn first.
moderate-seat-counts = { $game } counts for ratings, a contest or a ladder, so players keep their seats. A moderator can give yours to another player. You can also offer a pause.
moderate-log = **What moderators did**
moderate-log-empty = The log has nothing of that kind.
moderate-log-more = and { $count } older
moderate-line-paused = { $when }, { $game }: { $moderator } paused it.
moderate-line-resumed = { $when }, { $game }: { $moderator } let it go on.
moderate-line-annulled = { $when }, { $game }: { $moderator } annulled it.
moderate-line-offered = { $when }, { $game }: { $moderator } asked { $to } to take a seat.
moderate-line-declined = { $when }, { $game }: { $moderator } turned a seat down.
moderate-line-handed = { $when }, { $game }: { $to } took the seat of { $from }, asked by { $moderator }.

form-type = Type it here
form-why = Why? Everybody at the table reads it
form-zone = Time zone
form-night = Night
form-rest = Days off
form-away = Holiday until
form-quiet = Quiet hours
form-remind = How often to remind
form-annul = Annul the game
form-open = { $what } …
form-again = Try again …
form-typed = Write it after { $command }, for example: { $sample }
refuse-rematch-annulled = { $game } was annulled, so it has no rematch. Offer a new game instead.
