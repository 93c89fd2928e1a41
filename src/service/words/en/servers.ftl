### English: servers. How they want their games, what the bot may do in them, and what is in a game's way.

## The settings of a server: house-<rule>, house-how-<rule>.

house-title = **How games are played on this server**
house-title-terminal = **How games are played at this table**
house-setting = **{ $setting }**:
house-channels = Channels for new games
house-roles = Who may start and join games
house-game = Default game
house-clock = Default time control
house-pings = Messages
house-expiry = Challenges expire
house-offers = Open challenges of one person
house-offers-in-all = Open challenges in all
house-games = Running games of one person
house-holidays = Holidays of one person
house-puzzles = The puzzle of the day
house-puzzles-nowhere = nowhere
house-puzzles-refused = The channel for the puzzle of the day did not take the last one. Choose a text or announcement channel in which I may write.

house-everywhere = everywhere
house-everybody = everybody
house-no-clock = none, as long as it takes
house-never = never
house-after-days = { $count ->
    [one] after one day
   *[other] after { $count } days
}
house-days = { $count ->
    [0] none
    [one] one day a year
   *[other] { $count } days a year
}
house-most = at most { $count }
house-any-number = any number
pings-on = ping the players they call
pings-silent = name players, and ping nobody

house-change = Change something
house-who = Server managers can change this.
house-not-yours = Only people who may manage this server can change its settings.
house-no-server = These settings belong to a server that I am in. Ask for them in one of its channels.
house-not-read = I cannot use “{ $typed }” here.
house-how-channels = Choose the channels in which games are begun; their threads are included. **all** is everywhere. Running games go on where they are.
house-how-roles = Choose the roles whose members begin and join games. **all** is everybody. Server managers always may.
house-how-game = Choose a game by its name, such as `kings-mate`.
house-how-clock = Days for each move, such as `3d`; or a bank, an increment and a cap, such as `72h+12h/96h`. With **soft** after it, a player who runs out of time loses only if another player claims it. **none** is no clock.
house-how-pings = **on** pings the players that a message calls; **silent** names them without a sound.
house-how-expiry = Choose how many days a challenge waits for an answer, from 1 to 366, or **never**.
house-how-offers = Choose how many challenges one person may have open, from 1 to 999, or **any**.
house-how-offers-in-all = Choose how many challenges may be open in all, from 1 to 999, or **any**.
house-how-games = Choose how many games one person may have running here, from 1 to 999, or **any**.
house-how-holidays = Choose how many days of holiday one person may take in a year, from 0 to 366.
house-how-puzzles = Choose one text or announcement channel in which the puzzle of the day is posted, without a ping. **none** is nowhere.
button-server = Server settings

## What is in the way of a game's beginning.

admit-elsewhere = On this server, games start in these channels:
admit-shown-elsewhere = On this server, games are shown to everybody only in:
admit-there = On that server not everybody may start games, and from here I cannot see your roles. Please answer in { $place }.
admit-roles = On this server only members of some roles start games:
admit-nobody-here = In a private conversation nobody else could join us. Offer the game in a channel of a server, where somebody can accept it.
admit-guest = I am not in this server myself, so nobody here would see the board. A server manager can invite me; what is for you alone works here all the same.
admit-guest-shown = I am only your guest here, so I can show you this, but not everybody.
admit-offers = { $count ->
    [one] You have an open challenge on this server, and only one at a time is allowed here. Withdraw it, or wait for its answer.
   *[other] You have { $count } open challenges on this server, as many as one person may have here. Withdraw one, or wait for an answer.
}
admit-offers-in-all = { $count ->
    [one] A challenge is open on this server, and only one at a time is allowed here. Perhaps you would like to accept it?
   *[other] There are { $count } open challenges on this server, as many as are allowed here. Perhaps you would like to accept one?
}
admit-games = { $count ->
    [one] You have a running game on this server, and only one at a time is allowed here. Finish it first.
   *[other] You have { $count } running games on this server, as many as one person may have here. Finish one first.
}
admit-games-of-other = { $player } has as many running games as one person may have on this server. The challenge stays open.

## What the bot may do in a channel: right-<code>.

setup-ready = **Games can be played here.** I have all the permissions I need.
setup-missing = **Games cannot be played here yet.** I am missing:
setup-refused = Until I have that, nobody here would see the board. { $command } says how to give it to me.
setup-better = To answer typed moves with a reply to each, I would also need:
setup-for-threads = Only games in threads of their own also need:
setup-threads-ready = Games can have a thread of their own, too.
setup-hears = I read every message here, so a move such as `D2-D3` on a line of its own is played. Chatter is neither answered nor kept.
setup-hears-little = To move, reply to a board with `D2-D3` and leave the reply’s ping on, mention me, or use { $move }. A bare `D2-D3` I cannot see: for that, my operator must switch on the Message Content Intent and `read_messages`.
setup-how = To give me what is missing: open **Edit Channel** › **Permissions**, add my role or me under **Advanced permissions**, tick those permissions, and save. For all channels at once: **Server Settings** › **Roles** › my role › **Permissions**. Then press **Check again**.
setup-meanwhile = What is for you alone works meanwhile: { $board }, { $move }, { $games }.
setup-nothing = There is nothing to set up here: everything works.
setup-private = Here everything works that is for you alone. To check a channel, ask there.
setup-guest = I am not in this server myself: only you have me here. What is for you alone works, but nobody else sees it, and no game can be begun. A server manager can invite me.
setup-elsewhere = By this server’s settings games are started elsewhere, though:
button-setup = What I may do here
button-setup-again = Check again
button-invite = Invite me

right-view = • **View Channel**: to be here at all
right-post = • **Send Messages**: boards are ordinary messages
right-post-in-threads = • **Send Messages in Threads**: boards are ordinary messages there
right-attach = • **Attach Files**: the picture of the board
right-history = • **Read Message History**: Discord asks for it to reply to a message
right-open-threads = • **Create Public Threads**: to open the thread
right-keep-threads = • **Manage Threads**: to wake the thread, and to close it after the game
right-hear = • **Message Content Intent**: to read moves typed without a reply or a mention
right-call-roles = • **Mention @everyone, @here, and All Roles**: to mention the role for open challenges

## Places that close, and games that go on elsewhere.

place-gone = The place of { $game } with { $opponent } is gone, or closed to me, so the game is paused and no clock runs. Go to a channel where all its players and I are, and type { $command } there: it goes on with this board.
challenge-unposted = Discord did not take the message of your challenge { $game }, so nobody in its channel sees it. You can withdraw it and try again. { $setup } in that channel says whether I lack a permission.
here-private = A game is played where all its players see it. Type this in a channel of a server.
here-other-server = { $game } is played on another server, and its channel is still there. Within that server it can be brought anywhere.
refuse-here-already = { $game } is played here already.
moved-there = { $game } goes on elsewhere:
no-thread = I may not open threads here, so { $game } stays in this channel. { $command } says what I would need.
button-abort = Call it off
time-wait-left = Good: the game waits. { $player } can come back at any time by doing anything in { $game }.
places-gone = { $count } of your games have lost their place, or it is closed to me, so they are paused and no clock runs:
places-gone-line = { $game } { $title }: against { $opponent }
places-gone-how = Go to a channel where the others and I are, and type { $command } `{ $number }` there, with the number of the game: it goes on there with its board.

house-seekers = Role to mention for open challenges
house-seekers-none = none
house-how-seekers = Choose one role. When somebody posts a challenge to anyone here, I mention it below the offer: once per challenge, and at most once an hour. Everyone must be allowed to mention the role, or I need **Mention @everyone, @here, and All Roles**. **none** mentions nobody.
house-seekers-missing = To mention the role for open challenges I still need this, unless everyone may mention it:
house-seekers-call = { $player } would like to play: { $game }.
