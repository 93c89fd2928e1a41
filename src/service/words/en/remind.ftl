### English: reminders, and the list of what waits.

reminder = { $player }, { $game } against { $opponent } still waits for your move. Time runs out { $deadline }.
reminder-untimed = { $player }, { $game } against { $opponent } has been waiting for your move for { $time }.
reminder-several = { $player }, these games wait for your move:
reminder-line = { $game } against { $opponent }: time runs out { $deadline }
reminder-line-untimed = { $game } against { $opponent }: for { $time }
reminder-silent = If you have not moved by { $from }, it may be called off without a result.
reminder-silent-now = Since you have not moved for { $time }, it may be called off without a result.
reminder-silent-several = A game without a clock may be called off without a result once you have not moved for { $time }.
button-play = Play
button-not-now = Not now

not-now = Not now, then. I will remind you of { $game } again on { $when }.
not-now-too-near = { $game } leaves no time for another reminder: your time for the move runs out { $deadline }.
not-now-never = I will not remind you of { $game } again for this move.
not-now-nothing = None of these games waits for you just now, so there is nothing to put off.

remind-page = **Your reminders**
remind-now-auto = Auto: one when four fifths of your time for a move are used up; without a clock, one after 3 days, and then less and less often.
remind-now-off = Off: you are not reminded.
remind-now-every = At an interval of { $time } while a game waits for you; after five reminders without an answer, none.
remind-now-place = They come where the game is played.
remind-now-person = They come by direct message.
remind-now-quiet = Quiet hours: { $hours } ({ $zone }; { $command } changes the zone). None comes then, nor in your nights, on your days off or on holiday.
remind-now-no-quiet = You have no quiet hours for them. None comes in your nights, on your days off or on holiday.
remind-now-boards = When it becomes your move, the board comes by direct message, without a sound.
remind-now-no-boards = Boards do not come by direct message.
remind-closed = A direct message to you was turned down on { $when }. Since then reminders have come where the game is played, and boards by direct message are switched off. To have them, allow direct messages from members of a server we share, and choose them again.
remind-typed = Other intervals and hours can be typed: with { $command }, say `36h` and `22-7`.
remind-menu-how = How often?
remind-menu-where = Where?
remind-menu-quiet = Quiet hours?
remind-menu-boards = Boards by direct message?
remind-often-auto = Remind me when it is time
remind-often-off = Do not remind me
remind-often-every = Remind me at an interval of { $time }
remind-to-place = Remind me where the game is played
remind-to-person = Remind me by direct message
remind-silence-off = No quiet hours
remind-silence = Quiet hours { $hours }
remind-boards-on = Send me boards by direct message
remind-boards-off = No boards by direct message

refuse-remind-how = I cannot read “{ $typed }” as an interval. Write `auto`, `off`, or how often: `12h`, `2d`, `1d12h`.
refuse-remind-length = Reminders can come once an hour at most and once in 60 days at least: not “{ $typed }”.
refuse-remind-where = Reminders come `here`, where the game is played, or by `dm`: not by “{ $typed }”.
refuse-quiet = I cannot read “{ $typed }” as quiet hours. Write them as `22-7` or `22:30-06:45`, or `off`.
refuse-quiet-long = Quiet hours can last at most twelve hours. Days off and holidays are quiet without them.
refuse-boards = Boards come by `dm`, or not at all: `off`.

inbox-mine = **These wait for you:**
inbox-others = **These wait for others:**
inbox-offers = **These are offered to you:**
inbox-timed = { $game } against { $opponent }: time runs out { $deadline }
inbox-timed-terminal = { $game } against { $opponent }: { $left } left, time runs out { $deadline }
inbox-timed-stops = { $game } against { $opponent }: { $left } left, time runs out { $deadline }
inbox-stands = { $game } against { $opponent }: { $left } left
inbox-untimed = { $game } against { $opponent }: waiting for { $time }
inbox-asked = { $game } against { $opponent }
inbox-offer = { $game } from { $challenger }
inbox-to-move = { $player } to move
inbox-paused = paused
inbox-away = { $player } is on holiday until { $until }
inbox-draw = a draw is offered
inbox-takeback = a take-back is asked for
inbox-pause = a pause is proposed
inbox-stand-in = a computer is proposed for a seat
inbox-renewal = a new seal is proposed
inbox-silent = { $abort } ends it without a result
inbox-silent-on-page = may be called off
inbox-up = the time is up
inbox-page = Page { $page } of { $pages }.
inbox-open-here = { $count ->
    [one] One challenge is open here.
   *[other] { $count } challenges are open here.
}
inbox-open-here-terminal = { $count ->
    [one] One challenge is open here. **challenges** shows it, **yes** or **no** answers it.
   *[other] { $count } challenges are open here. **challenges** lists them, **accept 12** and **decline 12** answer one.
}
inbox-nothing = Nothing waits for you just now.
inbox-last = { $count ->
    [one] No other board waits for you.
   *[other] That was the last of { $count } boards that wait for you.
}
inbox-nth = { $count ->
    [one] No other board waits for you.
   *[other] Board { $nth } of { $count } that wait for you.
}
inbox-table = message
inbox-to-table = To its newest { $table }.
button-next = Next board
button-challenges = Challenges ({ $count })
button-skip = Skip
button-inbox = List
button-from-first = From the first
button-page-back = Previous
button-page-back-terminal = ◀ Previous
button-page-on = More
button-page-on-terminal = More ▶
