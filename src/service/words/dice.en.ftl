# Dice: sealed before the first move, opened at the end.

dice-sealed = Dice sealed: { $seal }
dice-seeded = { $player } adds “{ $seed }” to the dice.
dice-opened = Dice opened: { $secret }. Check them with { $command }.

refuse-dice-not-sealed = The dice of { $game } are not sealed, so there is nothing to add to them.
refuse-dice-seeds-stay = The dice sealed as { $seal } have been thrown already, so what you added to them stays.
refuse-dice-no-words = Which words? Add a few of your own, on one line.
refuse-dice-secret-lost = The secret behind the dice of { $game } is missing from the database, and no other dice will be thrown in its place. Please tell whoever runs this bot. The move was not made; until the secret is found the game can still be resigned, or ended by agreement.
