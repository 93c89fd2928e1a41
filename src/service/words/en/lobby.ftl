### English: tables of more than two: how they gather, who is asked, who is out, and places.

lobby-offered = { $player } opens a table for { $seats }: **{ $title }**, { $game }. Anyone here may sit down.
lobby-called = { $player }, there is a seat for you if you like.
lobby-terms = It starts when all seats are taken.
lobby-teams = { $side1 } and { $side2 } play together, against { $side3 } and { $side4 }.
lobby-came = { $player } comes to { $game } and takes any seat.
lobby-came-seat = { $player } comes to { $game } and takes { $side }.
lobby-went = { $player } leaves { $game }.
lobby-would-start = { $player } would like to start { $game } with those who are here.
lobby-fewer = All agree: { $game } is played by { $seats }, and seats are drawn by lot.
lobby-seat = { $side }: { $player }
lobby-free = { $side }: free
lobby-by-lot = Any seat: { $players }
lobby-ready = Ready to start: { $players }
lobby-count = { $count } of { $seats } are here.
button-lobby-any = Any seat
button-lobby-leave = Leave
button-lobby-begin = Start with { $count }

refuse-lobby-two = { $game } is for two: accept it, and it begins.
refuse-lobby-there = You have that seat already. { $game } starts when the others have come.
refuse-lobby-not-there = You are not at the table of { $game }. Take a seat first.
refuse-lobby-taken = { $player } has chosen that seat. Take another, or any.
refuse-lobby-no-seat = The table of { $game } has no such seat.
refuse-lobby-host = You opened this table, so you cannot leave it alone. You can withdraw the offer.
refuse-lobby-few = { $game } cannot be played by that many. Somebody else must join.
refuse-lobby-ready = You have agreed to start already. The others have not all done so.
refuse-lobby-which = That is no seat of this table. Its seats are: { $sides }.
refuse-out = You are out of { $game }, and the others play on. { $command } `{ $number }` lets you watch.
refuse-out-on-page = You are out of { $game }, and the others play on.
refuse-agreed = You have agreed already. Still to answer: { $players }.

table-started = **{ $title } { $game }** begins.
table-started-in-thread = **{ $title } { $game }** begins in its thread.
table-teams = { $player1 } ({ $side1 }) and { $player2 } ({ $side2 }) against { $player3 } ({ $side3 }) and { $player4 } ({ $side4 }).
table-seated = { $player } ({ $side })
table-draw-prompt = The draw is agreed once all have accepted it; one refusal lets the game go on. Still to answer: { $players }.
table-takeback-prompt = The moves are undone once all have agreed; one refusal lets them stand, and so does playing on. Still to answer: { $players }.
table-abort-prompt = It is called off as soon as half of the people at the table want it. Still to answer: { $players }.
table-draw-agreed = { $player } agrees to a draw in { $game }.
table-takeback-agreed = { $player } agrees to take back the moves in { $game }.
table-abort-agreed = { $player } would like to call { $game } off before it begins.
table-abort-agreed-silent = { $player } would like to call { $game } off: nobody has moved for { $time }.
table-out-resignation = { $player } gives up in { $game }. The others play on.
table-out-time = The time of { $player } is up in { $game }. The others play on.
table-out-abandonment = { $player } did not come back to { $game }. The others play on.
table-partner-moves = From now on { $partner } moves what is left of { $side }.
table-end-won = **{ $count ->
    [one] { $players } wins
   *[other] { $players } win
} { $game }!** ({ $why })
table-end-level = **{ $game } ends in a draw for { $players }.** ({ $why })
table-places = Places: { $places }
board-of-table = { $players }.

handed-on-offered = { $from } would like { $to } to play on in { $game }. { $to } can agree until { $until }.
handed-on = { $to } plays on for { $from } in { $game }. Open draw offers and take-back requests are withdrawn.
discord-handover = Offer your seat to somebody, or let a computer play on
discord-handover-player = The player who takes over your seat
discord-handover-game = The game’s number, where you play several
discord-name-handover = handover
console-which-table = Which table? **sit 12 west** takes a seat at table 12, **sit 12** any seat; **leave 12** and **start 12** go with it.
console-handover-whom = Who is to play on for you? **handover NAME** offers them your seat. **handover computer 3** asks for a computer of level 3 instead, for you or for somebody who has left.
