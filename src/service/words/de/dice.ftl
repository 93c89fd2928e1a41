### Deutsch: sealed dice, from their seal before the first move to their opening at the end.

dice-sealed = Die Würfel sind versiegelt: { $verify } prüft nach der Partie jeden Wurf, { $accept } nimmt eigene Worte von dir dazu.
dice-sealed-terminal = Die Würfel sind versiegelt: { $verify } prüft nach der Partie jeden Wurf, { $accept } nimmt eigene Worte von dir dazu. Das Siegel, zum Aufheben: `{ $seal }`
dice-begins = Die Würfel sind versiegelt.
dice-begins-terminal = Die Würfel sind versiegelt: `{ $seal }`.
dice-seal = -# Das Siegel, zum Aufheben: `{ $seal }`
dice-at-start = Die Würfel sind versiegelt. Mit { $command } fügst du vor deinem ersten Zug eigene Worte hinzu.
dice-at-start-on-page = Die Würfel sind versiegelt.
dice-at-start-terminal = { $told ->
    [yes] Die Würfel sind versiegelt.
   *[no] Die Würfel sind versiegelt: `{ $seal }`.
} Bewahre eine Kopie dieses Siegels auf: Damit kannst du nach der Partie jeden Wurf prüfen ({ $verify } zeigt es wieder). Mit { $command } fügst du vor deinem ersten Zug eigene Worte hinzu.
dice-sealed-anew = Die Würfel sind neu versiegelt. Eigene Worte dazu: { $command }, vor deinem nächsten Zug.
dice-sealed-anew-on-page = Die Würfel sind neu versiegelt.
dice-sealed-anew-terminal = Die Würfel sind neu versiegelt: `{ $seal }`. Eigene Worte dazu: { $command }, vor deinem nächsten Zug.
dice-words = { $player } fügt den Würfeln eigene Worte hinzu: `{ $seed }`.
dice-closed = { $player } fügt den Würfeln verschlossene Worte hinzu: `{ $seed }`. Bis zum ersten Angriff lassen sie sich öffnen.
dice-opened = Die Würfel sind offengelegt: { $command } `{ $number }` prüft jeden Wurf.
dice-opened-on-page = Die Würfel sind offengelegt: **Würfel prüfen** prüft jeden Wurf.

dice-needed = Nötig: der höhere Würfel, { $ways } von { $rolls } Würfen ({ $percent } %).
dice-own = Eigene Würfel.

refuse-dice-not-sealed = Die Würfel von { $game } sind nicht versiegelt: Es gibt nichts hinzuzufügen und kein Siegel zu erneuern.
refuse-dice-none = { $game } wird ohne Würfel gespielt: Zu würfeln gibt es nichts, und nichts ist versiegelt.
refuse-dice-seeds-stay = Dafür ist es zu spät: Was in die Würfel von { $game } eingeht, steht mit deinem eigenen ersten Zug fest, und für alle mit dem ersten Angriff.
refuse-dice-other-words = Das sind nicht die Worte, die du verschlossen hast. Bis zum ersten Angriff kannst du genau diese öffnen, Zeichen für Zeichen, und keine anderen.
refuse-dice-no-words = Welche Worte? Schreib ein paar eigene dazu, in einer Zeile. Was wie eine ID aussieht, etwa `discord:123`, zählt nicht.
refuse-dice-secret-lost = Das Geheimnis der Würfel von { $game } fehlt in der Datenbank, und ersatzweise gewürfelt wird nicht. Bitte sag denen Bescheid, die diesen Bot betreiben. Der Zug ist nicht gespielt; bis das Geheimnis gefunden ist, lässt sich die Partie immer noch aufgeben oder einvernehmlich beenden.

move-attacks = { $player } greift { $cell } an ({ $piece }): { $move }.
dice-roll-to-defend = { $player }, würfle zur Abwehr! Von selbst fallen die Würfel { $until }.
dice-roll-sealed = Der Knopf ändert nichts daran, wie die Würfel fallen: Das ist versiegelt.
dice-no-clock = Bis sie gefallen sind, läuft keine Uhr.
dice-stand = Die Würfel für diesen Angriff sind noch nicht gefallen: { $player } kann zur Abwehr würfeln. Solange die Partie stillsteht, fallen sie nicht von selbst.
dice-enter = Ihr würfelt selbst: ein Würfel für { $attacker }, einer für die Verteidigung. Gebt beide Augenzahlen ein, die von { $attacker } zuerst: „roll 5 2“, oder { $command }.
dice-enter-on-page = Ihr würfelt selbst: ein Würfel für { $attacker }, einer für die Verteidigung. Tippt beide Augenzahlen ein, die von { $attacker } zuerst: „roll 5 2“.
button-roll = 🎲 Zur Abwehr würfeln
button-dice-enter = Würfel eingeben
form-dice = Eigene Würfel
form-dice-how = Erst der Angriff, dann die Verteidigung
dice-renewal-offered = { $player } schlägt vor, das Geheimnis hinter den Würfeln jetzt offenzulegen, damit sich alle bisherigen Würfe prüfen lassen, und ein neues zu versiegeln.
dice-renewal-prompt = { $player }, bist du einverstanden?
dice-renewal-declined = Die Würfel bleiben versiegelt, wie sie sind: { $player } möchte das Siegel jetzt nicht wechseln.
button-renewal-accept = Offenlegen und neu versiegeln
button-renewal-decline = Siegel behalten

caption-dice = Die Würfel sind noch nicht gefallen
inbox-dice = die Würfel sind noch nicht gefallen

refuse-dice-in-the-air = Die Würfel sind noch nicht gefallen: { $player } kann zur Abwehr würfeln. Von selbst fallen sie { $until }.
refuse-dice-stand = Die Würfel sind noch nicht gefallen: { $player } kann zur Abwehr würfeln.
refuse-dice-enter-first = Die Würfel sind noch nicht gefallen. Würfelt und gebt beide Augenzahlen ein, die des Angriffs zuerst: „roll 5 2“, oder { $command }.
refuse-dice-enter-first-on-page = Die Würfel sind noch nicht gefallen. Würfelt und tippt beide Augenzahlen ein, die des Angriffs zuerst: „roll 5 2“.
refuse-dice-nothing-to-roll = In { $game } gibt es gerade nichts zu würfeln.
refuse-dice-earlier-attack = Das galt einem früheren Angriff in { $game }. Jetzt wartet ein anderer auf seine Würfel.
refuse-dice-not-yours = Diesmal würfelt { $player }. Für die Würfel macht das keinen Unterschied.
refuse-dice-own = In { $game } würfelt ihr selbst. Gebt beide Augenzahlen ein, die des Angriffs zuerst: „roll 5 2“, oder { $command }.
refuse-dice-own-on-page = In { $game } würfelt ihr selbst. Tippt beide Augenzahlen ein, die des Angriffs zuerst: „roll 5 2“.
refuse-dice-not-own = In { $game } würfelt der Bot, da gibt es nichts einzugeben.
refuse-dice-faces = „{ $typed }“ ist kein Wurf. Gib { $count } Augenzahlen von 1 bis { $faces } ein, die des Angriffs zuerst, etwa „roll 5 2“.
refuse-dice-renewal-early = Das jetzige Siegel von { $game } hat noch keinen Wurf entschieden, da gibt es nichts offenzulegen.
refuse-dice-renewal-already = Ein neues Siegel hast du schon vorgeschlagen. Die Antwort gibt dein Gegenüber.
refuse-dice-no-renewal = In { $game } schlägt gerade niemand ein neues Siegel vor. Mit { $command } schlägst du eins vor.
refuse-dice-no-renewal-on-page = In { $game } schlägt gerade niemand ein neues Siegel vor.
refuse-dice-own-renewal = Das ist dein eigener Vorschlag: Die Antwort gibt dein Gegenüber.
