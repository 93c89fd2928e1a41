# Dice: sealed before the first move, opened at the end.

dice-sealed = The dice are sealed: { $verify } checks every roll after the game, { $accept } takes words of yours for them.
dice-sealed-terminal = The dice are sealed: { $verify } checks every roll after the game, { $accept } takes words of yours for them. The seal, to keep: `{ $seal }`
dice-begins = Its dice are sealed.
dice-begins-terminal = Its dice are sealed: `{ $seal }`.
dice-seal = -# The seal, to keep: `{ $seal }`
dice-at-start = The dice are sealed. { $command } adds words of your own before your first move.
dice-at-start-on-page = The dice are sealed.
dice-at-start-terminal = { $told ->
    [yes] The dice are sealed.
   *[no] The dice are sealed: `{ $seal }`.
} Keep a copy of this seal: with it you can check every roll once the game is over ({ $verify } shows it again). { $command } adds words of your own before your first move.
dice-sealed-anew = The dice are sealed anew. To add words of your own: { $command }, before your next move.
dice-sealed-anew-on-page = The dice are sealed anew.
dice-sealed-anew-terminal = The dice are sealed anew: `{ $seal }`. To add words of your own: { $command }, before your next move.
dice-words = { $player } adds words to the dice: `{ $seed }`.
dice-closed = { $player } adds closed words to the dice: `{ $seed }`. They can be opened until the first attack.
dice-opened = The dice are open: { $command } `{ $number }` checks every roll.
dice-opened-on-page = The dice are open: **Check the dice** checks every roll.

dice-needed = Needed: the higher die, { $ways } in { $rolls } ({ $percent }%).
dice-own = Own dice.

refuse-dice-not-sealed = The dice of { $game } are not sealed, so there is nothing to add to them and no seal to renew.
refuse-dice-none = { $game } is played without dice: there is nothing to roll, and nothing sealed.
refuse-dice-seeds-stay = It is too late for that: what goes into the dice of { $game } is fixed with your own first move, and for everybody with the first attack.
refuse-dice-other-words = These are not the words you closed. Until the first attack you can open those alone, letter by letter as you hashed them.
refuse-dice-no-words = Which words? Add a few of your own, on one line. What looks like an ID, such as `discord:123`, does not count.
refuse-dice-secret-lost = The secret behind the dice of { $game } is missing from the database, and no other dice will be thrown in its place. Please tell the bot’s operator. The move was not made; until the secret is found the game can still be resigned, or ended by agreement.

move-attacks = { $player } attacks the { $piece } on { $cell }: { $move }.
dice-roll-to-defend = { $player }, roll to defend! The dice fall by themselves { $until }.
dice-roll-sealed = Pressing does not change how the dice fall: that is sealed.
dice-no-clock = No clock runs until they have fallen.
dice-stand = The dice of this attack are in the air: { $player } may roll to defend. While the game is paused they do not fall by themselves.
dice-enter = The dice are yours: throw one for { $attacker } and one for the defence. Either of you enters both, { $attacker }’s first: “roll 5 2”, or { $command }.
dice-enter-on-page = The dice are yours: throw one for { $attacker } and one for the defence. Either of you types both, { $attacker }’s first: “roll 5 2”.
button-roll = 🎲 Roll to defend
button-dice-enter = Enter the dice
form-dice = Dice of your own
form-dice-how = The attacker’s die, then the defence’s
dice-renewal-offered = { $player } proposes to open the secret behind the dice now, so that all rolls so far can be checked, and to seal a new one.
dice-renewal-prompt = { $player }, do you agree?
dice-renewal-declined = The dice stay sealed as they are: { $player } would rather not change the seal now.
button-renewal-accept = Open and seal anew
button-renewal-decline = Keep the seal

caption-dice = The dice are in the air
inbox-dice = dice in the air

refuse-dice-in-the-air = The dice have not fallen yet: { $player } may roll to defend. They fall by themselves { $until }.
refuse-dice-stand = The dice have not fallen yet: { $player } may roll to defend.
refuse-dice-enter-first = The dice have not fallen yet. Throw them and enter both faces, the attacker’s first: “roll 5 2”, or { $command }.
refuse-dice-enter-first-on-page = The dice have not fallen yet. Throw them and type both faces, the attacker’s first: “roll 5 2”.
refuse-dice-nothing-to-roll = There are no dice to roll in { $game } now.
refuse-dice-earlier-attack = That was for an earlier attack in { $game }. Another attack waits for its dice now.
refuse-dice-not-yours = This time { $player } rolls. It makes no difference to the dice.
refuse-dice-own = In { $game } you throw dice of your own. Enter both faces, the attacker’s first: “roll 5 2”, or { $command }.
refuse-dice-own-on-page = In { $game } you throw dice of your own. Type both faces, the attacker’s first: “roll 5 2”.
refuse-dice-not-own = The dice of { $game } are thrown by the bot, so there is nothing to enter.
refuse-dice-faces = “{ $typed }” is not a throw. Enter { $count } faces from 1 to { $faces }, the attacker’s first, such as “roll 5 2”.
refuse-dice-renewal-early = The current seal of { $game } has decided no roll yet, so there is nothing to open.
refuse-dice-renewal-already = You have proposed a new seal already. Your opponent may answer.
refuse-dice-no-renewal = Nobody has proposed a new seal in { $game }. { $command } proposes one.
refuse-dice-no-renewal-on-page = Nobody has proposed a new seal in { $game }.
refuse-dice-own-renewal = Your own proposal is for your opponent to answer.
