### English: seasons, their standings and the hall of fame.

season-name-month = { $part ->
    [1] January { $year }
    [2] February { $year }
    [3] March { $year }
    [4] April { $year }
    [5] May { $year }
    [6] June { $year }
    [7] July { $year }
    [8] August { $year }
    [9] September { $year }
    [10] October { $year }
    [11] November { $year }
   *[other] December { $year }
}
season-name-quarter = { $part ->
    [1] first quarter of { $year }
    [2] second quarter of { $year }
    [3] third quarter of { $year }
   *[other] fourth quarter of { $year }
}
season-name-half-year = { $part ->
    [1] first half of { $year }
   *[other] second half of { $year }
}
season-name-year = { $year }
season-length-month = each month
season-length-quarter = each quarter of a year
season-length-half-year = each half-year
season-length-year = each year
house-seasons = Seasons
house-seasons-none = none
house-how-seasons = Choose how long a season is: **month**, **quarter**, **half-year** or **year**, by the calendar in UTC; **none** is no seasons. A season resets no rating: its standings rank its own games, and its first three enter the hall of fame.
season-title = **{ $season }: { $pool }**
season-title-everywhere = **{ $season }, all servers: { $pool }**
season-until = This season ends { $until }.
season-rule = Players are ranked once they have at least five rated games of the season against at least three people. Only these games count, each by the strength of its opponents; a season resets no rating.
season-none = There are no seasons on this server.
season-none-manager = There are no seasons on this server. { $command } begins them.
hall-title = **Hall of fame: { $pool }**
hall-title-everywhere = **Hall of fame of all servers: { $pool }**
hall-none = No past season has anybody in it yet.
hall-now = Now: { $season }. It ends { $until }.
hall-season = All who stood in a season
button-season = This season
button-all-time = All time
button-hall = Hall of fame
button-hall-older = Older
button-hall-newest = Newest
house-podium = Roles of the first three
house-podium-none = none
house-how-podium = Choose up to three roles, in the order of the places; one role is for all three. The players who are first, second and third in the standings of this server’s game wear them while that lasts: in the present season, or over all time where there are no seasons. I give and take these roles, so I need **Manage Roles**, and my own role must stand above them. **none** is no roles.
house-podium-missing = For the roles of the first three I still need:
house-podium-low = Discord refused a role of the first three. Drag my own role above it in the server’s list of roles, and I try again within the hour.
right-roles = • **Manage Roles**: to give the first three their roles, and take them back
standings-sheet-everywhere = { $span }, all servers
card-provisional = { $pool }, provisional
card-form = Form
card-all = All games
card-best = Best win: { $player } ({ $rating }), { $game }
card-opening = Usual first move, { $side }: { $move } ({ $count } of { $games })
card-luck = Dice: { $won } of { $count } attacks won, { $expected } expected
card-luckless = Score { $score } ± { $error }%; without dice luck { $without } ± { $left }% ({ $games } games)
card-alt = Rating of { $player }: { $rating } ± { $deviation }. Since { $from }, when the first rated game ended, its highest was { $high } and its lowest { $low }.
card-alt-form = Last results, the newest last: { $results }.
card-alt-results = { $label }: { $won } won, { $drawn } drawn, { $lost } lost.
form-won = won
form-drawn = drawn
form-placed = place { $place } of { $seats }
form-lost = lost
unrated-barred = An account at its table does not count for ratings on this server.
standings-barred = Moderators of this server have barred your account from its ratings, so you are in no standings here. They can lift that.
rating-barred = { $player } does not count for ratings on this server at present.
rating-merged = Games of { $player } count for { $other } on this server.
account-own = This is about an account of your own. Another moderator has to decide it.
account-counts = { $player } counts for ratings like everyone else, so there is nothing to lift.
account-barred-already = { $player } is barred from the ratings of this server already. `moderate admit` lifts that.
account-same = Games of { $player } and of the other account count for the same one already.
account-barred = { $player } is barred from the ratings of this server: games that begin from now on do not count. Those that have begun go on as they were; `moderate unrate` takes a single one out.
account-merged = All games of { $player } on this server now count for { $other }; those of the two against each other do not count. The ratings here are recomputed.
account-admitted = { $player } counts for ratings on this server like everyone else.
account-told = The people concerned are told in private.
account-somebody = somebody
account-notice-barred = Moderation: your account no longer counts for ratings on a server. Games that begin there from now on are not rated; those under way go on as they were.
account-notice-merged = Moderation: on a server, all games of { $player } now count for the ratings of { $other }.
account-notice-admitted = Moderation: { $player } counts for ratings on a server like everyone else again.
account-notice-ask = If you think that is a mistake, ask its moderators in { $place }.
moderate-line-barred = { $when }: { $moderator } barred { $player } from the ratings.
moderate-line-merged = { $when }: { $moderator } let games of { $player } count for { $other }.
moderate-line-admitted = { $when }: { $moderator } let { $player } count for ratings like everyone else.
discord-name-bar = bar
discord-name-merge = merge
discord-name-admit = admit
discord-name-into = into
discord-moderate-bar = Bar an account from the ratings here: games that begin from now on do not count
discord-moderate-merge = Two accounts of one person: all their games here count for one of them
discord-moderate-admit = Undo bar or merge: the account counts for the ratings here by itself again
discord-moderate-into = The account for which all games of the other one are to count
discord-moderate-barred = The account to be barred
discord-moderate-merged = The account that no longer counts by itself
discord-moderate-admitted = The account that was barred or merged
discord-moderate-grounds = Why; the person concerned reads it in private, at most 200 characters
settings-rated = Rated games: **{ $rated }**. { $command } changes it.
settings-rated-terminal = Rated games: **{ $rated }**. **rated server**, **rated on** and **rated off** change it.
setting-rated = Choose whether your challenges are rated
rated-server = Your challenges are rated as the server has it
rated-server-terminal = Your challenges are rated as this table has it
rated-on = Your challenges with a clock are rated
rated-off = Your challenges are not rated
discord-settings-rated = Whether your challenges are rated where they do not say
discord-name-season = season
discord-name-hall = hall
discord-standings-season = All time, or the games of one season
discord-standings-season-all = all time
discord-standings-season-now = this season
discord-standings-season-last = the last season
discord-hall = See the first three of each past season
