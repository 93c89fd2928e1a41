### English: the public pages in the browser: signing in, and what they show.

discord-name-web = web
discord-name-link = link
discord-name-sessions = sessions
discord-web = Your games in the browser and in programs of your own
discord-web-link = Get a link that signs your browser in
discord-web-sessions = The browsers that are signed in as you
sign-in-no-pages = This bot has no pages in the browser. Its operator can switch them on.
sign-in-link = This link signs one browser in as you. It works once, within ten minutes. Do not share it.
button-sign-in = Open in the browser
button-in-browser = In the browser
button-sign-in-sessions = Signed-in browsers
sign-in-sessions = **Browsers signed in as you**
sign-in-no-sessions = No browser is signed in as you.
sign-in-all-ended = Signed out. No browser is signed in as you any more.
sign-in-ended = **Signed out.** Still signed in as you:
sign-in-ended-before = **That browser was signed out already.** Still signed in as you:
sign-in-session = { $number }. { $browser }, since { $since }, last used { $used }
sign-in-end = { $number }. { $browser }
sign-in-end-which = Sign one out
button-sign-in-end-all = Sign all out
sign-in-at-table = Here nobody signs in: `kingboard web` opens this table in the browser.
privacy-pages = Browsers signed in: { $sessions }. Servers where you used me within thirty days: { $met }

## The setting of a server.

house-watching = Watching in the browser
house-watching-members = members of this server
house-watching-public = everybody
house-how-watching = Choose whose browsers show the games of this server, where this bot has pages in the browser: **members**, who have used me here within thirty days, or **public**, so that everybody on the internet may watch, share and embed them. Players always see their own.

## The pages.

face-sign-in = Sign in
face-sign-out = Sign out
face-signed-in = Signed in as { $name }
face-about = Four board games of kings, played over days: in Discord, and here in the browser. To play, sign in.
face-how = In Discord, type `/web link`: the bot answers you alone, with a link that signs this browser in.
face-link-title = Sign in?
face-link-asks = Sign this browser in as { $name }? The link was asked for in Discord { $minutes ->
    [0] just now
    [one] a minute ago
   *[other] { $minutes } minutes ago
}.
face-link-not-you = If that is not you, close this page: nothing has happened yet.
face-link-yes = Sign in as { $name }
face-link-gone = This link no longer works
face-link-gone-how = A link works once, for ten minutes. Get a new one in Discord with `/web link`.
face-your-games = Your games
face-watch = Games to watch
face-none = There is no game to see here yet.
face-begin-how = Games begin in Discord, with `/challenge`. Here you go on playing them.
face-in-discord = That is done in Discord.
face-too-many = Too many requests
face-not-stored = Nothing is stored just now
face-no-game-how = No game that you may see has this number. If it is yours, sign in.
face-no-game-account = No game that you may see has this number.
face-account-only = Sign in to see this page.
face-signed-out = This browser is not signed in, so nothing was done. Sign in, then do it again.
face-embed-none = This game is not open to everybody, or there is none with this number.
face-embed-open = Open its page, where you can sign in
face-nothing-open = There is nothing here that everybody may see. Sign in to see what belongs to you and your servers.
face-puzzle-how = Sign in to solve this puzzle.
face-private = A game on Kingboard
face-share = Share this position
face-with-discord = Sign in with Discord
face-oauth-asks = Discord will share only your user ID and your name with this site. Sign this browser in?
face-oauth-failed = That did not work
face-oauth-failed-how = Discord did not say who you are, or this browser did not ask. Try it once more, or type /web link in Discord.
face-standings = Standings
face-standings-sign-in = Sign in to see where you stand
face-profile = Your profile
page-of-game = Open in the browser
