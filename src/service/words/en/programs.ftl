### English: people's own programs: web hooks of servers, and tokens of the API.

discord-name-hooks = hooks
discord-name-address = address
discord-name-about = about
discord-name-test = test
discord-name-token = token
discord-name-new = new
discord-name-end = end

discord-hooks = See, add, try or remove the web hooks of this server
discord-hooks-address = The https address of your own program that is to be told
discord-hooks-about = What it is told; by default everything
discord-hooks-about-all = Everything
discord-hooks-about-move = Moves
discord-hooks-about-turn = Whose turn it is
discord-hooks-about-over = Ends of games
discord-hooks-about-round = Rounds of contests
discord-hooks-about-open = Open challenges
discord-hooks-test = The number of the hook to try
discord-hooks-remove = The number of the hook to remove

discord-web-token = See, make or end the tokens of your own programs
discord-server-token = See, make or end the tokens of this server’s programs
discord-token-new = Make a token
discord-token-new-read = Read-only
discord-token-new-move = Read and play
discord-token-end = The number of the token to end

hooks-title = **Web hooks of this server**
hooks-none = This server has no web hooks. { $command } with an address adds one: a program of yours at that address then hears what happens in the games here.
hooks-line = **{ $number }.** { $host }: { $about }.
hooks-stopped = **Switched off.**
hooks-answered = Last answer { $answer }, { $when }.
hooks-silent = No answer, { $when }.
hooks-forbidden = Its name led to no public address, { $when }.
hooks-waiting = { $count ->
    [one] One message waits.
   *[other] { $count } messages wait.
}
hooks-added = Web hook { $number } at { $host } is told: { $about }. This is the secret of its signatures. It is shown only now, so keep it safe:
hooks-how = Each request is signed by the rules of “Standard Webhooks”; libraries for many languages check the signature.
hooks-removed = Web hook { $number } is removed.
hooks-tested = A test is on its way to web hook { $number }. { $command } shows the answer in a moment.
hooks-unknown = This server has no such web hook.
hooks-full = This server has { $count } web hooks, and may have no more. Remove one first.
hooks-off-here = The bot’s operator has switched web hooks off.
hooks-not-yours = Only people who may manage this server can see and change its web hooks.
hooks-for-servers = Web hooks belong to servers on Discord. Programs of yours can play at this table through the API: **token** makes a token.
hooks-which-address = Add the address that should be notified.
hooks-one-thing = One thing at a time, please.
hook-not-https = “{ $typed }” cannot be a web hook: its address must begin with `https://`.
hook-other-port = “{ $typed }” cannot be a web hook: it must listen on port 443, which an address need not name.
hook-unreadable = “{ $typed }” is no address that I can use. One looks like `https://example.org/games`.
hook-not-global = “{ $typed }” is in a private network. A web hook must be reachable from everywhere.
hook-test-says = This is a test from Kingboard.
hook-stopped = Web hook { $number } of this server has not answered for more than a day and is switched off. { $command } shows it. A test that is answered switches it on again.
hook-gone = Web hook { $number } of this server answered that it is gone for good, and is switched off. { $command } shows it.
button-hook-test = Try { $number }
button-hook-remove = Remove { $number }

tokens-title = **Your tokens**
tokens-server-title = **Tokens of this server**
tokens-none = You have no tokens. With a token a program of your own sees what you see, and moves for you if you wish: { $command } with **new** makes one.
tokens-none-terminal = You have no tokens. With a token a program of your own sees what you see, and moves for you if you wish: **token new read** or **token new move** makes one.
tokens-server-none = This server has no tokens. With a token a program sees the games of this server: { $command } with **new** makes one.
tokens-line = **{ $number }**, { $may }. Made { $when }.
tokens-used = Last used { $when }.
tokens-unused = Never used.
token-scope-read = read-only
token-scope-move = read and play
tokens-made = Token { $number }: { $may }. It is shown only now, so keep it safe; anyone who has it can do the same:
tokens-how = A program sends it with each request as `Authorization: Bearer TOKEN`. What it can ask for is described at `/api/v1/openapi.json`, below the address of the pages in the browser.
tokens-ended = Token { $number } has ended: no program can use it any more.
tokens-unknown = You have no token { $number }.
tokens-no-pages = Programs reach a bot through its web pages, and this bot has none. Its operator can switch them on.
tokens-full = There are { $count } tokens already, and may be no more. End one first.
tokens-server-looks = A server’s token is always read-only: nobody moves for a whole server.
tokens-not-yours = Only people who may manage this server can see and change its tokens.
button-token-end = End { $number }
console-token-what = **token** lists your tokens, **token new read** or **token new move** makes one, **token end NUMBER** ends one.

web-tokens = Tokens
web-tokens-how = With a token a program of your own reads the games of this table and plays in them, in the name of one of its players. How it does that is in docs/api.md.
web-tokens-paths = All paths of the API (OpenAPI)
web-token-player = Whose
web-token-kind = Which kind

moderate-line-hook-added = { $when }: { $moderator } added web hook { $number }.
moderate-line-hook-removed = { $when }: { $moderator } removed web hook { $number }.
moderate-line-token-made = { $when }: { $moderator } made token { $number } of the server.
moderate-line-token-ended = { $when }: { $moderator } ended token { $number } of the server.
