# Time: clocks, pauses, gifts, holidays, reminders.

length-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
length-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
length-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
length-minutes = { $count ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $count } minutes
}
short-days = { $count }d
short-hours = { $count }h
short-minutes = { $count }m

clock-per-move = Time: { $bank } for each move. A player who lets it run out loses.
clock-per-move-soft = Time: { $bank } for each move. { $others ->
    [one] When it runs out, the opponent decides whether to claim the win, wait, or give time.
   *[other] When it runs out, the others decide whether to play on without that player, wait, or give time.
}
clock-bank = Time: { $bank } each, and { $increment } more after every turn, up to { $cap }. A player who lets it run out loses.
clock-bank-soft = Time: { $bank } each, and { $increment } more after every turn, up to { $cap }. { $others ->
    [one] When it runs out, the opponent decides whether to claim the win, wait, or give time.
   *[other] When it runs out, the others decide whether to play on without that player, wait, or give time.
}
turn-until = Time runs out { $deadline }.
turn-first-until = Without a first move the game is lost { $deadline }.
moment-due = on { $moment }

challenge-expired = { $player }, nobody accepted your challenge { $game } in time, so it has lapsed. Offer it again whenever you like.

time-up = { $others ->
    [0] The time of { $player } in { $game } is up. You may claim the win, give more time, or just wait: the game stays as it is until one of you acts.
   *[other] The time of { $player } in { $game } is up. You may play on without { $player }, give more time, or just wait: the game stays as it is until one of you acts.
}
button-claim = Claim the win
button-play-on-without = Play on without them
button-give-one-day = Give 1 day
button-give-three-days = Give 3 days
button-wait = Wait
time-given = { $player } gives { $to } { $time } more.

pause-offered = { $player } would like to pause { $game }: no clock runs and nobody is reminded until one of you goes on. Playing on means no.
move-ends-pause-proposal = That ends the proposal to pause.
pause-declined = { $player } would rather play on. No pause.
button-pause-accept = Pause the game
button-pause-decline = Play on
paused = { $game } is paused. No clock runs. { $others ->
    [one] Either player can go on with it at any time.
   *[other] Anyone who plays can go on with it at any time.
}
paused-until = { $game } is paused until { $until } at most. No clock runs. { $others ->
    [one] Either player can go on with it at any time.
   *[other] Anyone who plays can go on with it at any time.
}
paused-place-gone = { $game } is paused: its channel is gone, or closed to me.
paused-left = { $player } has left the server, so { $game } is paused and no clock runs.
paused-left-until = { $others ->
    [0] If { $player } is not back by { $until }, you can claim the win then.
   *[other] If { $player } is not back by { $until }, the others can play on without { $player } then.
}
button-resume = Go on
resumed = { $player } goes on with { $game }.
pause-ended = The pause of { $game } is over: in a contest, holidays and pauses stop a game for { $longest } at most. The clock runs again.
pause-ends-soon = The pause of { $games } ends { $until }; then the clock runs again.
holiday-ends-soon = The holiday of { $player } ends { $until }; then the clocks run again in { $games }.

away = { $player } is on holiday from { $from } until { $until }. { $game } may be played on, but no clock runs.
back = { $player } is back from holiday. The clocks of { $game } run again.
away-several = { $player } is on holiday from { $from } until { $until }. In { $game } only their own clock stands then.
back-several = { $player } is back from holiday. Their clock in { $game } counts again.
away-games = { $player } is on holiday from { $from } until { $until }. { $games } may be played on, but no clock runs.
back-games = { $player } is back from holiday. The clocks of { $games } run again.
away-games-several = { $player } is on holiday from { $from } until { $until }. In { $games } only their own clock stands then.
back-games-several = { $player } is back from holiday. Their clock in { $games } counts again.
moved-here = { $game } goes on here.

end-time = **The time of { $loser } is up. { $winner } wins { $game }.**
end-time-first = **{ $loser } did not begin { $game } in time. { $winner } wins.**
why-time = time
end-abandonment = **{ $loser } has left and not come back. { $winner } wins { $game }.**
why-abandonment = abandonment

time-wait = { $others ->
    [0] Good: nothing changes. You can still claim the win or give time in { $game } with { $claim } and { $give }, until the move is made.
   *[other] Good: nothing changes. You can still play on without { $player } or give time in { $game } with { $claim } and { $give }, until the move is made.
}
time-wait-on-page = { $others ->
    [0] Good: nothing changes. You can still claim the win or give time in { $game }, until the move is made.
   *[other] Good: nothing changes. You can still play on without { $player } or give time in { $game }, until the move is made.
}
time-none = { $game } is played without clocks.
time-shown = The clocks of { $game }:
time-shown-player = { $player } has { $left }
time-shown-running = { $player } has { $left }, which runs out { $deadline }
time-shown-up = { $player } has no time left

refuse-paused = { $game } is paused. Go on with { $resume }, then move.
refuse-paused-on-page = { $game } is paused. Let it go on first, then move.
refuse-paused-place-gone = { $game } is paused: its channel is gone, or closed to me. Bring it to a channel with { $here } there, then play on.
refuse-paused-place-gone-on-page = { $game } is paused: its channel in Discord is gone, or closed to me. Bring it to another channel there, then play on.
refuse-paused-left = { $game } is paused, since { $player } has left the server. It goes on by itself when { $player } comes back; you can call it off with { $abort }, or claim the win later with { $claim }.
refuse-paused-left-on-page = { $game } is paused, since { $player } has left the server. It goes on by itself when { $player } comes back; you can call it off, or claim the win later.
refuse-table-paused-left = { $others ->
    [0] { $game } is paused, since { $player } has left the server. It goes on by itself when { $player } comes back; after three days you can claim the win, with { $claim }.
   *[other] { $game } is paused, since { $player } has left the server. It goes on by itself when { $player } comes back; after three days you can play on without { $player }, with { $claim }.
}
refuse-table-paused-left-on-page = { $others ->
    [0] { $game } is paused, since { $player } has left the server. It goes on by itself when { $player } comes back; after three days you can claim the win.
   *[other] { $game } is paused, since { $player } has left the server. It goes on by itself when { $player } comes back; after three days you can play on without { $player }.
}
refuse-not-paused = { $game } is not paused.
refuse-pause-offered = You have proposed a pause in { $game } already. It is for your opponent to agree.
refuse-stops-used-up = Holidays and pauses have stopped { $game } for { $longest }, and in a contest that is the most.
refuse-no-pause-offer = Nobody has proposed to pause { $game }. You can, with { $pause }.
refuse-no-pause-offer-on-page = Nobody has proposed to pause { $game }.
refuse-own-pause-offer = That was your own proposal: the answer is your opponent’s.
refuse-no-clock = { $game } is played without clocks, so there is no time to give.
refuse-bad-gift = One gift can be anything from 1 minute up to { $most }. Write it as `1d`, `12h` or `1d12h`.
refuse-full-clock = { $others ->
    [one] Your opponent would have more than { $most } then, and no clock in { $game } goes that far.
   *[other] One of the others would have more than { $most } then, and no clock in { $game } goes that far.
}
refuse-nothing-to-claim = { $others ->
    [one] There is nothing for you to claim in { $game }: your opponent’s time is not up.
   *[other] There is nothing for you to claim in { $game }: the time of none of the others is up.
}
refuse-nothing-to-claim-yet = { $others ->
    [one] There is nothing for you to claim in { $game } yet: your opponent has until { $deadline }.
   *[other] There is nothing for you to claim in { $game } yet: { $player } has until { $deadline }.
}
refuse-may-come-back = Your opponent has left, but may come back until { $until }. After that you can claim the win in { $game }; calling it off with { $abort } is possible at once.
refuse-may-come-back-on-page = Your opponent has left, but may come back until { $until }. After that you can claim the win in { $game }; calling it off is possible at once.
refuse-table-may-come-back = { $others ->
    [0] { $player } has left, but may come back until { $until }. After that you can claim the win in { $game }.
   *[other] { $player } has left, but may come back until { $until }. After that you can play on in { $game } without { $player }.
}

hours-none = none
hours-page = Your hours, in all your games: time zone **{ $zone }**, night **{ $night }**, days off **{ $rest }**. Your clocks stand at night and on days off, and nobody reminds you then. Change them with { $command }; for holidays there is { $holiday }.
hours-later = Clocks take over new hours once a week at most: yours follow these from **{ $from }** on, and until then time zone { $zone }, night { $night }, days off { $rest }.
hours-bad-zone = I know no time zone { $text }. Write the largest city in it, such as `Berlin` or `New York`, or `+05:30`.
hours-bad-night = I cannot read { $text } as a night. Write it like `22-7` or `22:30-06:45`, or `off`.
hours-long-night = { $text } is more than twelve hours. A night can be at most that long, so that a clock can run out at all.
hours-bad-rest = I cannot read { $text } as days off. Write them like `sat sun`, or `off`.
hours-much-rest = At most three days a week can be days off.

holiday-booked = Holiday from { $from } until { $until }. { $games ->
    [0] You have no games under way.
    [one] Your opponent in one game is told, and no clock runs in it.
   *[other] Your opponents in { $games } games are told, and no clock runs in them.
}
holiday-booked-several = Holiday from { $from } until { $until }. { $games ->
    [one] Those who play with you in one game are told.
   *[other] Those who play with you in { $games } games are told.
} Your clock stands; where more than two play, the clocks of the others run on.
holiday-back = To come back early or cancel your holidays, use { $command } with **back**.
holiday-back-terminal = To come back early or cancel your holidays, type **holiday over**.
holiday-shorter = In { $game } it counts until { $until } only: that is all the holiday its server allows this year.
holiday-used-up = In { $game } it does not count: you have had all the holiday its server allows this year.
holiday-shorter-here = In { $game } it counts until { $until } only: in a contest, holidays and pauses stop a game for { $longest } at most.
holiday-used-up-here = In { $game } it does not count: holidays and pauses have stopped it for { $longest }, and in a contest that is the most.
holiday-over = Welcome back! Holidays to come are called off too. { $games ->
    [0] No game was waiting for it.
    [one] The clock of one game runs again.
   *[other] The clocks of { $games } games run again.
}
holiday-none = You have no holiday booked.
holiday-line = On holiday from { $from } until { $until }.
holiday-how = Go on holiday with { $command }, until a day like `2026-08-20` or for a time like `10d`. You may move meanwhile.
holiday-bad-day = I cannot read that day. Write it like `{ $today }`, or how long, like `10d`.
holiday-past = That holiday would be over already. Today is `{ $today }`.
holiday-far = A holiday can begin and last up to a year ahead, not more. Today is `{ $today }`.
holiday-overlaps = You are on holiday then already. See your holidays with { $command }, or end them first.
holiday-many = You have { $most } holidays booked. That is as many as I keep.
