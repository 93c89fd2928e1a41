# Luck: what dice gave, and what chance alone gives.

luck-attacks = Luck: { $player } won { $won } of { $count ->
    [one] 1 attack
   *[other] { $count } attacks
} ({ $expected } expected{ $usual })
luck-attacks-too = ; { $player } won { $won } of { $count } ({ $expected } expected{ $usual })
luck-usual = ; chance alone gives { $least } to { $most } in 95 of 100 such games
luck-usual-too = ; { $least } to { $most }
luck-swing = The roll that swung most: { $move }, worth { $worth } { $pieces } to { $player }.
luck-few = So few attacks tell little.

profile-title = **{ $player }**
profile-none = No game of { $player } can be seen from here yet. { $command } offers one.
profile-none-on-page = No game of { $player } can be seen from here yet.
profile-kind = { $title }: { $played } played, { $won } won, { $drawn } drawn, { $lost } lost; { $running } under way.
profile-places = Places: { $places }
profile-dice = Sealed dice, in { $games ->
    [one] 1 game
   *[other] { $games } games
} that ended:
profile-attacks = Attacking, { $player } won { $won } of { $count } ({ $expected } expected).
profile-defences = Defending, { $player } held { $won } of { $count } ({ $expected } expected).
profile-chance = Chance alone gives { $least } to { $most } in 95 of 100 such series, and is as far off as this in { $often ->
    [0] fewer than 1
   *[other] { $often }
} of 100.
profile-uncounted = { $count ->
    [one] 1 older game is
   *[other] { $count } older games are
} not counted yet. Ask again in a while.
profile-seen = Only games that you may see from here are counted.
