### English: sealed dice checked. The scheme is in docs/sealed-dice.md.

verify-agrees = { $rolls ->
    [0] Checked: the opened secret is the one that was sealed. No dice were thrown in { $game }.
    [one] Checked: the opened secret is the one that was sealed, and the one roll of { $game } follows from it.
   *[other] Checked: the opened secret is the one that was sealed, and all { $rolls } rolls of { $game } follow from it.
}
verify-agrees-several = { $rolls ->
    [one] Checked: each opened secret is the one that was sealed, and the one roll of { $game } follows from its own.
   *[other] Checked: each opened secret is the one that was sealed, and all { $rolls } rolls of { $game } follow from theirs.
}
verify-unfit = Something is wrong: the opened secret is not the one that was sealed as { $seal }, so it proves nothing about the dice of { $game }.
verify-bad = Something is wrong: roll { $number } of { $game } does not follow from the secret. On { $ply } { $move } the dice are given as { $told }, but the secret gives { $follows }. It is the first roll that does not agree.
verify-waits = { $rolls ->
    [0] The dice of { $game } are sealed as { $seal }, and no roll was made with that seal yet. The secret is opened when the game ends.
    [one] The dice of { $game } are sealed as { $seal }, and one roll was made with that seal. It can be checked when the game ends and the secret is opened.
   *[other] The dice of { $game } are sealed as { $seal }, and { $rolls } rolls were made with that seal. They can be checked when the game ends and the secret is opened.
}
verify-so-far = { $rolls ->
    [one] Checked so far: the one roll made with what is open already follows from its secret.
   *[other] Checked so far: all { $rolls } rolls made with what is open already follow from their secrets.
}
verify-never-opened = { $rolls ->
    [0] The secret sealed as { $seal } was never opened. No dice of { $game } were thrown with it, so there is nothing to check.
    [one] The secret sealed as { $seal } was never opened, so one roll of { $game } cannot be checked.
   *[other] The secret sealed as { $seal } was never opened, so { $rolls } rolls of { $game } cannot be checked.
}
verify-elsewhere = { $rolls ->
    [0] { $game } began elsewhere, as { $there }, and its dice were sealed anew when it was brought here. No roll was made with the first seal, { $seal }.
    [one] { $game } began elsewhere, as { $there }, and the secret sealed there as { $seal } stayed there: one roll cannot be checked here.
   *[other] { $game } began elsewhere, as { $there }, and the secret sealed there as { $seal } stayed there: { $rolls } rolls cannot be checked here.
}
verify-partly = { $before ->
    [one] What was sealed agrees (rolls: { $rolls }). One roll of { $game } fell before its dice were sealed, and cannot be checked.
   *[other] What was sealed agrees (rolls: { $rolls }). { $before } rolls of { $game } fell before its dice were sealed, and cannot be checked.
}
verify-no-dice = { $game } is played without dice, so there is nothing to check.
verify-own-dice = In { $game } the players throw dice of their own, so there is nothing that a program could check.
verify-older = { $game } was begun before dice were sealed here, so its dice cannot be checked.

verify-seal = Seal `{ $seal }`, of { $game } under rules version { $rules }, scheme { $scheme }:
verify-open = Its secret: { $secret } (rolls made with it: { $rolls })
verify-open-unfit = Its secret is given as { $secret }, but that is not what was sealed.
verify-shut = Its secret is not opened (rolls made with it: { $rolls }).
verify-seed = { $side } adds “{ $seed }”.
verify-closed = { $side } adds closed words: `{ $seed }`.
verify-no-seed = { $side } has added nothing.
verify-roll = Roll { $number }, { $ply } { $move }: { $told }, agrees.
verify-how = You need not take my word for it: keep the record of the game and check it on any machine, with “{ $command }” or with the short program verify_dice.py that comes with Kingboard. Give the seal as you saw it when the game began.

verify-not-a-seal = “{ $seal }” is not a seal: a seal is { $whole } digits from 0 to 9 and a to f. It stands in the message that offered the game, and { $verify } shows it.
verify-seal-short = “{ $seal }” has too few digits: give the whole seal, all { $whole } of them, or at least the first { $fewest }. For a few digits somebody can find another secret that fits.
verify-other-seal = No seal of this record begins with { $seal }. It has: { $seals }. So this is another game’s record, or a forged one.
