### English: what is kept of somebody, handed out and deleted.

privacy-title = **What is kept about you**
privacy-name = Your name, as last seen: { $name }
privacy-games = Games and challenges: { $games }, of these { $running } under way and { $open } open
privacy-own = Settings: { $settings }. Notes on moves: { $notes }. Plans: { $plans }. Meanings of signals: { $meanings }. Private boards: { $boards }. Analyses asked for: { $analyses }. Puzzles tried: { $puzzles }. Tokens of programs: { $tokens }
privacy-competition = Ratings: { $ratings }. Contests entered or moderated: { $contests }. Decisions of moderators about your account: { $deeds }
privacy-others = Players you have blocked: { $blocked }. Friends: { $friends }
privacy-time = Holidays: { $holidays }. Reminders and private messages, sent or to come: { $messages }
privacy-seen = Last seen: { $when }
privacy-policy = Your id, name and games are kept so that people can play, and so is what is counted here. Everybody in a game’s server sees the game; your notes, plans and private boards only you see. Other messages are not kept, nothing is sold, and most of it stays until you delete it. Programs of a server may be told what happens in its games. The bot’s operator is responsible for it.
privacy-policy-terminal = What is kept, why, and for how long is in `docs/privacy.md`, which comes with Kingboard. All of it is in the database of this table.
privacy-policy-page = { $page }. The bot’s operator is responsible for it.
privacy-page = What is kept, why, and for how long
privacy-here = { $days ->
    [0] This bot forgets a server that removes it only if it is asked to.
    [one] This bot forgets a server { $days } day after it was removed there.
   *[other] This bot forgets a server { $days } days after it was removed there.
} The bot’s operator is responsible for what it keeps.
privacy-none = Nothing is kept about you.
privacy-file = This is all that is kept about you. Nobody else sees this message.
privacy-too-large = What is kept about you is too much for a file here. Ask the bot’s operator: { $command } writes it.
privacy-really = **Delete everything that is kept about you? This cannot be undone.**
privacy-stale = **That button was old, or your games have changed since. Please read once more: this cannot be undone.**
privacy-sure = This deletes your name, settings, notes, plans, signal meanings, private boards, tokens, blocks, friends, holidays, reminders, ratings, attempts at puzzles, requests for analyses and signed-in browsers, and takes you out of every league, tournament and ladder. Anyone who had blocked you must do so again.
privacy-sure-games = You leave your games at once: { $running } under way (you resign; those without a move are called off) and { $open ->
        [one] one open challenge
       *[other] { $open } open challenges
    }. The other players are told.
privacy-sure-rest = In { $games ->
        [0] your games
        [one] your game
       *[other] your { $games } games
    } “a former player” takes your place, and the words you sent with challenges go; your opponents keep their games. Words you added to dice stay, since the dice are checked by them. Messages already in Discord stay there.
privacy-gone = Done: nothing is kept about you any more. If you play again, you begin as somebody new.
privacy-not-yours = That button was made for somebody or somewhere else. Ask for one of your own.
privacy-server-not-yours = Only people who may manage this server can have its data deleted.
privacy-server-none = Nothing is kept about this server.
privacy-server-stale = **That button was old, or something here has begun or ended since. Please read once more: this cannot be undone.**
privacy-server-sure = The settings, web hooks and tokens of this server are deleted, and { $alive ->
        [one] the one game or challenge under way here ends
       *[other] the { $alive } games and challenges under way here end
    } without a result. Sealed dice are opened first, and the players are told in private.
privacy-server-contests = { $contests ->
        [one] The one league or tournament here that is not over is called off.
       *[other] The { $contests } leagues and tournaments here that are not over are called off.
    }
privacy-server-ladders = { $ladders ->
        [one] The one ladder here that is still open is closed.
       *[other] The { $ladders } ladders here that are still open are closed.
    }
privacy-server-games = { $games ->
        [one] The one game played here loses its place: only those who played it can look at it.
       *[other] The { $games } games played here lose their place: only those who played them can look at them.
    } This cannot be undone.
privacy-server-gone = Done: nothing is kept about this server any more.
name-quoted = “{ $name }”
former-player = a former player
refuse-rematch-gone = The other player of { $game } has left for good, so there is no rematch.
game-closed = { $game } ends without a result: all that was kept about its server was deleted.
button-privacy-export = Get all of it
button-privacy-delete = Delete it
button-privacy-sure = Delete everything
button-privacy-server-sure = Delete this server’s data
discord-privacy = See, download or delete what is kept about you
discord-privacy-show = See what is kept about you
discord-privacy-export = Get everything that is kept about you, as a file
discord-privacy-delete = Delete everything that is kept about you
discord-privacy-server = Delete everything that is kept about this server, if you manage it
console-privacy-what = **privacy** shows what is kept about you, **privacy export** hands it out, **privacy delete** deletes it.
config-bad-page = The setting page under [privacy] cannot be { $given }: write an address that begins with https:// and holds no spaces or brackets.
