### Deutsch: Tische für mehr als zwei: wie sie zusammenkommen, wer gefragt ist, wer draußen ist, und Plätze.

lobby-offered = { $player } eröffnet einen Tisch für { $seats }: **{ $title }**, { $game }. Alle hier dürfen sich dazusetzen.
lobby-called = { $player }, hier ist ein Platz für dich frei, wenn du magst.
lobby-terms = Es beginnt, sobald alle Plätze besetzt sind.
lobby-teams = { $side1 } und { $side2 } spielen zusammen, gegen { $side3 } und { $side4 }.
lobby-came = { $player } kommt zu { $game } und nimmt irgendeinen Platz.
lobby-came-seat = { $player } kommt zu { $game } und spielt { $side }.
lobby-went = { $player } verlässt { $game }.
lobby-would-start = { $player } möchte { $game } mit denen beginnen, die schon da sind.
lobby-fewer = Alle sind einverstanden: { $game } wird von { $seats } gespielt, und die Plätze werden ausgelost.
lobby-seat = { $side }: { $player }
lobby-free = { $side }: frei
lobby-by-lot = Irgendein Platz: { $players }
lobby-ready = Bereit zu beginnen: { $players }
lobby-count = { $count } von { $seats } sind da.
button-lobby-any = Irgendein Platz
button-lobby-leave = Gehen
button-lobby-begin = Mit { $count } beginnen

refuse-lobby-two = { $game } ist für zwei: Nimm an, und es beginnt.
refuse-lobby-there = Da sitzt du schon. { $game } beginnt, wenn die anderen gekommen sind.
refuse-lobby-not-there = Du bist nicht am Tisch von { $game }. Nimm zuerst einen Platz.
refuse-lobby-taken = Diesen Platz hat { $player } gewählt. Nimm einen anderen oder irgendeinen.
refuse-lobby-no-seat = Der Tisch von { $game } hat keinen solchen Platz.
refuse-lobby-host = Du hast diesen Tisch eröffnet und kannst ihn nicht einfach verlassen. Du kannst das Angebot zurückziehen.
refuse-lobby-few = Mit so vielen lässt sich { $game } nicht spielen. Es muss noch jemand kommen.
refuse-lobby-ready = Du hast dem Beginn schon zugestimmt, aber noch nicht alle anderen.
refuse-lobby-which = Das ist kein Platz an diesem Tisch. Seine Plätze sind: { $sides }.
refuse-out = Du bist aus { $game } ausgeschieden, und die anderen spielen weiter. Mit { $command } `{ $number }` kannst du zusehen.
refuse-out-on-page = Du bist aus { $game } ausgeschieden, und die anderen spielen weiter.
refuse-agreed = Du hast schon zugestimmt. Noch offen: { $players }.

table-started = **{ $title } { $game }** beginnt.
table-started-in-thread = **{ $title } { $game }** beginnt im eigenen Thread.
table-teams = { $player1 } ({ $side1 }) und { $player2 } ({ $side2 }) gegen { $player3 } ({ $side3 }) und { $player4 } ({ $side4 }).
table-seated = { $player } ({ $side })
table-draw-prompt = Das Remis gilt, sobald alle es angenommen haben; eine einzige Ablehnung lässt die Partie weitergehen. Noch offen: { $players }.
table-takeback-prompt = Es wird zurückgenommen, sobald alle zugestimmt haben; eine Ablehnung lässt die Züge stehen, Weiterspielen ebenso. Noch offen: { $players }.
table-abort-prompt = Die Partie wird abgesagt, sobald die Hälfte der Menschen am Tisch es will. Noch offen: { $players }.
table-draw-agreed = { $player } stimmt dem Remis in { $game } zu.
table-takeback-agreed = { $player } ist einverstanden, die Züge in { $game } zurückzunehmen.
table-abort-agreed = { $player } möchte { $game } absagen, bevor es losgeht.
table-abort-agreed-silent = { $player } möchte { $game } absagen: { $time } lang hat niemand gezogen.
table-out-resignation = { $player } gibt in { $game } auf. Die anderen spielen weiter.
table-out-time = Die Zeit von { $player } ist in { $game } abgelaufen. Die anderen spielen weiter.
table-out-abandonment = { $player } ist nicht zu { $game } zurückgekommen. Die anderen spielen weiter.
table-partner-moves = Von jetzt an zieht { $partner }, was von { $side } übrig ist.
table-end-won = **{ $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen
} { $game }!** ({ $why })
table-end-level = **{ $game } endet remis für { $players }.** ({ $why })
table-places = Plätze: { $places }
board-of-table = { $players }.

handed-on-offered = { $from } möchte, dass { $to } in { $game } weiterspielt. { $to } kann bis { $until } zustimmen.
handed-on = { $to } spielt in { $game } für { $from } weiter. Remisangebote, Bitten um Rücknahme und Ähnliches sind hinfällig.
discord-handover = Deinen Platz jemandem anbieten oder einen Computer weiterspielen lassen
discord-handover-player = Wer für dich weiterspielen soll
discord-handover-game = Nummer der Partie, falls du mehrere spielst
discord-name-handover = übergeben
console-which-table = Welcher Tisch? **sit 12 west** nimmt einen Platz an Tisch 12, **sit 12** irgendeinen; dazu gehören **leave 12** und **start 12**.
console-handover-whom = Wer soll für dich weiterspielen? **handover NAME** bietet deinen Platz an. **handover computer 3** bittet stattdessen um einen Computer der Stufe 3, für dich oder für jemanden, der gegangen ist.
