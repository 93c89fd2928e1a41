# Luck: what dice gave, and what chance alone gives.

luck-attacks = Luck: { $player } won { $won } of { $count ->
    [one] 1 attack
   *[other] { $count } attacks
} ({ $expected } expected; chance alone gives { $least } to { $most } in 95 of 100 such games)
luck-attacks-too = { $player } won { $won } of { $count } ({ $expected } expected; { $least } to { $most })
luck-swing = The roll that swung most: { $move }, worth { $worth } { $pieces } to { $player }.
luck-few = So few attacks tell little.
