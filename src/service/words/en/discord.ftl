### English: what only Discord and `serve` show (commands and their options, the adapter's own answers,
### and why the bot does not start). Names and descriptions of commands hold at most 100 characters.

## Commands and their options: discord-<command>, discord-<command>-<option>.

discord-challenge = Offer somebody a game
discord-challenge-game = Offer a game of { $game }
discord-challenge-opponent = Whom you play; anyone here by default
discord-challenge-side = Your side; by lot by default
discord-side-random = By lot
discord-challenge-clock = Time: 3d a move, 72h+12h/96h, soft, or none; the server’s by default
discord-challenge-words = A note with the offer
discord-challenge-games = How many games, one by one, to anyone: 5, or forever
discord-challenge-thread = Whether it gets its own thread

discord-challenges = List the challenges you can answer, and your own
discord-decline = Decline a challenge made to you, with a word if you like
discord-decline-words = A word to the challenger, at most 200 characters
discord-decline-game = The challenge’s number, where several wait for you

discord-option-kings-guard-small = Small board: 8 by 8 squares, 8 guards a side
discord-option-kings-guard-diagonal = Diagonal steps, corner to corner; on the small board they favour South, so sides may be swapped
discord-option-kings-guard-swap = Pie rule: after South’s first turn North may take that side (on by itself for small with diagonal)
discord-option-kings-guard-swap-on-page = Pie rule: after South’s first turn North may take that side (on by itself with the small board and diagonal steps together)
discord-option-kings-guard-no-swap = Without the pie rule, which small with diagonal otherwise brings: then South has a great advantage
discord-option-kings-guard-no-swap-on-page = Without the pie rule, which the small board and diagonal steps together otherwise bring: then South has a great advantage
discord-option-four-kings-team = Four players, one army each: South and West against North and East
discord-option-immortal-star-masters-three = Three players: Red, Black and Yellow
discord-option-immortal-star-masters-four = Four players: Red, Blue, Green and Yellow
discord-option-immortal-star-masters-five = Five players: all but White
discord-option-immortal-star-masters-six = Six players

discord-move = Play a move
discord-move-move = The move, such as D2-D3, in King’s Guard a turn (E5-E7,D5); leave it out to pick from menus
discord-move-game = The game’s number, where several wait for you

discord-board = Show the board of a game, to you alone
discord-board-game = The game’s number; by default your game here
discord-board-show = A close-up, or marks; by default the whole board
discord-board-show-close = My side, close up
discord-board-show-passant = En passant squares

discord-games = Games and requests that wait for you, in all servers
discord-games-terminal = Games and requests that wait for you
discord-games-show = Which games; by default yours
discord-games-show-mine = Mine, everywhere
discord-games-show-here = Those under way here

discord-review = Step through a game, past or under way
discord-review-game = The game’s number, or a player’s name; by default your game here
discord-review-move = The move to begin at, by its number or as it was played; by default the last

discord-remind = How you are reminded of games that wait for your move
discord-remind-how = auto, off, or how often: 12h, 2d
discord-remind-where = Where reminders come
discord-remind-where-here = Where the game is played
discord-remind-where-dm = By direct message
discord-remind-quiet = Hours without reminders, such as 22-7; or off
discord-remind-boards = Whether the board comes by direct message, without a sound, when it is your move
discord-remind-boards-off = No
discord-remind-boards-dm = By direct message
discord-history = Find games that were played, or are under way
discord-history-player = Whose games; by default those of this server
discord-history-opponent = Against whom
discord-history-result = How they ended for the player
discord-history-result-won = Won
discord-history-result-lost = Lost
discord-history-result-drawn = Drawn
discord-history-state = Whether they have ended; by default those that have
discord-history-state-ended = Ended
discord-history-state-running = Under way
discord-history-since = The first day, such as 2026-03-01; a month or a year will do
discord-history-until = The last day, such as 2026-03-31; a month or a year will do
discord-history-game = Which game’s rules were played

discord-profile = See what somebody has played, and how the dice fell
discord-profile-player = Whose; by default your own

discord-export = Get the record of a game as a file, to keep or to continue elsewhere
discord-export-game = The game’s number
discord-verify = Check the sealed dice of a game, or see how they are sealed
discord-verify-game = The game’s number; by default the one you play in here
discord-export-format = The format; by default text
discord-export-format-text = Text, from which another Kingboard can continue
discord-export-format-json = JSON, for programs

discord-film = Watch a game, or a part of it, as a film
discord-film-game = The game’s number; by default your newest here
discord-film-from = The move to begin at, by its number or as played; by default the start
discord-film-to = The move to end with, by its number or as played; by default the last
discord-film-side = The side at the bottom; by default yours
discord-film-speed = How fast it goes; by default about a move a second, half a minute at most
discord-film-speed-slow = Slow, to think along
discord-film-speed-normal = Normal
discord-film-speed-fast = Fast, for a glimpse
discord-film-theme = The colours; by default yours
discord-story = See a game in one picture to share: its start, turning point and end
discord-story-game = The game’s number; by default your newest here
discord-story-side = The side at the bottom; by default yours
discord-story-theme = The colours; by default yours

discord-draw = Offer a draw
discord-draw-game = The game’s number, where you play several

discord-takeback = Ask to take your last move back
discord-takeback-game = The game’s number, where you play several

discord-resign = Resign a game; you are asked to confirm
discord-resign-game = The game’s number, where you play several
discord-swap = Take the other side after South’s first turn, where the pie rule is on
discord-swap-game = The game’s number, where you play several

discord-abort = End a game without a result: before its first move, or after a silence of 30 days
discord-abort-game = The game’s number, where you play several

discord-clock = See how much time there is
discord-clock-game = The game’s number, where you play several

discord-dice = Roll the dice, add words of your own to them, or seal them anew
discord-dice-roll = Roll to defend; it does not change how the dice fall
discord-dice-enter = Enter how your own dice fell, where you play with them
discord-dice-faces = Both faces, the attacker’s first, such as 5 2
discord-dice-words = Add words of your own to sealed dice, before your first move
discord-dice-text = The words; both of you and everybody here will see them
discord-dice-renew = Propose to open the secret behind the dice now, and to seal a new one
discord-dice-game = The game’s number, where you play several
discord-accept = Accept a challenge; in a game with dice, with words of your own for them
discord-accept-game = The challenge’s number
discord-accept-words = Words that go into the dice; everybody here will see them
discord-pause = Propose to pause a game: no clock runs until one of you goes on
discord-pause-game = The game’s number, where you play several

discord-resume = Go on with a paused game
discord-resume-game = The game’s number, where you play several

discord-give = Give everybody else in a game more time
discord-give-time = How much: 1d, 12h, 1d12h
discord-give-game = The game’s number, where you play several

discord-claim = When somebody’s time is up: claim the win, or play on without them
discord-claim-game = The game’s number, where you play several

discord-holiday = Go on holiday: no clock runs in your games; alone, it shows your holidays
discord-holiday-until = The last day, such as 2026-08-20, or how long, such as 10d
discord-holiday-from = The first day, such as 2026-08-10; by default now
discord-holiday-back = You are back: your holidays end now

discord-hours = Your time zone, nights and days off: your clocks stand then; alone, it shows them
discord-hours-zone = Your time zone, such as Europe/Berlin or +05:30
discord-hours-night = Your night, such as 22-7, or off
discord-hours-rest = Your days off, such as sat sun, or off

discord-touch = Touch a piece openly, in a game with touch-move
discord-touch-square = The piece’s square, such as D2
discord-touch-game = The game’s number, where you play several

discord-show = Show what one of the pieces may do
discord-show-square = The piece’s square, such as D2
discord-show-game = The game’s number, where you play several

discord-describe = Have a game read out in words, or as a board in letters
discord-describe-square = Only this square, such as D5: what stands there, and what may come there
discord-describe-show = What to read out; by default everything in words
discord-describe-show-all = Everything in words
discord-describe-show-mine = My pieces in words
discord-describe-show-board = The board in letters
discord-describe-game = The game’s number, where you play several

discord-explore = Try moves on a board of your own that nobody else sees
discord-explore-moves = Moves of both sides to try, such as D2-D3 D8-D7; an attack succeeds unless you add fails
discord-explore-game = The game’s number; by default your game here
discord-explore-from = Start over after this move, by its number or as it was played

discord-plan = Plan your replies in advance: only you see them, and they are played at once
discord-plan-line = Moves as they would be made, such as D8-D7 E1-E2; or draw accept; leave it out to see your plan
discord-plan-game = The game’s number, where you play several

discord-note = Note something on a move, for yourself
discord-note-text = Your note, at most 500 characters; leave it out to delete the note on that move
discord-note-move = The move, by its number or as it was played; by default the last
discord-note-game = The game’s number, where you play several

discord-notes = Read your notes on a game, and those that were opened to all
discord-notes-game = The game’s number; by default your game here
discord-notes-share = Whether everybody may read your notes once the game is over

discord-block = Play no new game with somebody, and tell nobody
discord-block-player = Whom; leave it out to list everybody you have blocked
discord-unblock = Play again with somebody you have blocked
discord-unblock-player = Whom; leave it out to list everybody you have blocked
discord-friend = Accept every challenge from somebody at once
discord-friend-player = Whose; leave it out to list everybody whose challenges you accept
discord-unfriend = Be asked again before a challenge from somebody begins
discord-unfriend-player = Whose; leave it out to list everybody whose challenges you accept

discord-settings = Choose how your boards look, and which moves you see before they count
discord-settings-theme = The colours of your boards
discord-settings-welcome = Who may challenge you
discord-settings-facing = Which side of your boards is at the bottom
discord-settings-confirm = Which moves are shown to you before they count

discord-server = See or change how games are played on this server
discord-server-setting = Which setting; by default all of them
discord-server-value = Its new value; leave it out to choose from a list

discord-setup = Check what I may do in this channel, and how to give me the rest

discord-here = Bring a game to this channel
discord-here-game = The game’s number; by default the one whose channel is gone, or your only one

discord-help = How to play here
discord-help-game = Which game’s pictures; by default those of the game played here
discord-rules = The rules of a game in short, or one of its rulings
discord-rules-topic = A ruling such as KM-4 or KG-5, or a heading
discord-rules-game = Which game’s rules

## The adapter's own answers.

done-elsewhere = Done. It appears in the game’s channel.
done-restarted = Done. I was restarted before I could answer.
done-there = Done in { $game }. Its board stands here:
done-there-move = Your move in { $game }: `{ $moves }`. The board stands here:
discord-which-setting = Choose which setting is to have that value.
discord-no-such-role = Name roles by mentioning them, such as `@Players`, or choose them from the list that `/server settings` shows.
discord-unknown-control = I do not know this button any more. The newest board of the game has the ones that work.
discord-unknown-command = I do not know this command. It may take Discord a few minutes to show the current ones.
discord-no-such-game = A game is named by its number, such as `12`. Your games and their numbers are in the list of games.
discord-unknown-shape = Discord sent this in a form that I do not know yet, so nothing was changed. Please try it another way: with a command, or with a newer version of me.
discord-opponent-is-bot = Bots cannot be challenged: choose a person, or leave the opponent out to play anyone here. For a game against the computer choose its level in **computer**.
discord-films-busy = Many films are being made just now, so this one was not begun. Please ask for it again in a minute.
discord-film-in-hand = Your other film is still being made, so this one was not begun. Ask for it again once the other one is here.
discord-films-in-a-row = You have asked for several films in a row. You can ask for the next one in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
discord-missing-rights = I may not post boards in this channel. Here I need the permissions **View Channel**, **Send Messages** (in a thread: **Send Messages in Threads**) and **Attach Files**. Until then the game’s messages wait; `/board` and `/move` work all the same.

## Settings and the start of `serve`.

config-unreadable = The settings in { $path } cannot be read: { $why }
config-malformed = The settings cannot be used: { $why }
config-unknown-level = The setting log cannot be "{ $level }": choose off, error, warn, info, debug or trace.
config-not-loopback = The setting api_base cannot be "{ $base }": only an address of this machine may stand in for Discord, such as http://127.0.0.1:8080.

serve-no-token = There is no bot token: set the environment variable DISCORD_TOKEN to the token from Discord’s developer portal, or DISCORD_TOKEN_FILE to a file that holds it.
serve-bad-token = Discord does not know this bot token: copy the token again from Discord’s developer portal and set DISCORD_TOKEN to it.
serve-bad-token-file = Discord does not know the bot token in { $path }: copy the token again from Discord’s developer portal into that file.
serve-intent-refused = Discord refuses to let this bot read messages: switch on the Message Content Intent for it in Discord’s developer portal, or set read_messages to false.
serve-unreachable = Discord cannot be reached: { $why }
serve-ended = The connection to Discord has ended for good: { $why }
