### Deutsch: King's Guard – Seiten und Figuren, verbotene Züge, fehlerhafte Stellungen, Partieenden.

side-south = Süd
side-north = Nord
piece-guard = { $count ->
    [one] Wächter
   *[other] Wächter
}
option-small = kleines Brett
option-diagonal = diagonale Schritte
option-swap = Tauschregel
option-no-swap = keine Tauschregel

end-king-taken = **Der König von { $loser } ist geschlagen. { $winner } gewinnt { $game }!**
why-king-taken = König geschlagen
end-immobility = **{ $loser } hat keinen erlaubten Zug. { $winner } gewinnt { $game }!**
why-immobility = kein erlaubter Zug
end-standstill = **Hundert Züge, ohne dass eine Figur auf eine der anderen Farbe gesetzt wurde. { $game } ist remis.**
why-standstill = hundert Züge, ohne dass geschlagen wurde

expected-square-large = Hier gehört ein Spaltenbuchstabe von A bis I hin
expected-square-small = Hier gehört ein Spaltenbuchstabe von A bis H hin
expected-row-large = Hier gehört eine Reihennummer von 1 bis 10 hin
expected-row-small = Hier gehört eine Reihennummer von 1 bis 8 hin

illegal-must-move = In jedem Zug muss mindestens die oberste Figur eines Turms ziehen. Nenne einen Turm und wohin seine oberste Figur geht, etwa `E5-E6`.
illegal-one-tower = Ein Zug gehört einem einzigen Turm. Dieser Zug hat auf { $square } begonnen, also zieht darin nichts von { $other }. Trenne die Zielfelder seiner Figuren durch Kommas.
illegal-turn-over = Danach kann auf { $square } nichts mehr ziehen, der Zug ist damit zu Ende. Lass den Rest weg.
illegal-turn-won = Damit fällt der König auf { $square }, und die Partie ist zu Ende. Lass den Rest weg.
illegal-turn-elsewhere = Dieser Zug geht auf { $square } weiter. Sag, wohin die nächste Figur von dort geht, oder `done`.
illegal-not-your-top = Die oberste Figur auf { $square } gehört { $side }, von dort darfst du also nicht ziehen.
illegal-duty = Erst kommt dein voller Turm, und mindestens seine oberste Figur muss ihn verlassen. Dieser Zug beginnt dort: { $squares }.
illegal-stays = Keine Figur darf dort enden, wo sie losgezogen ist. Nenne ein anderes Feld als { $square }.
illegal-own-king = Auf { $square } steht dein eigener König, und auf ihn kommt nichts.
illegal-tower-full = Der Turm auf { $square } ist voll: Er hat { $most } Figuren und nimmt keine mehr auf.
illegal-king-spared = Diese Figur gehört { $side } und schlägt den eigenen König auf { $square } nicht. Das kann nur eine deiner Figuren.
illegal-corner = Schritte gehen hier nur auf Reihen und Spalten, nicht über Eck. Schritte von { $from } nach { $to }: { $steps }. Die oberste Figur auf { $from } hat so viele, wie sie hoch steht: { $height }.
illegal-too-far = { $to } ist auf Reihen und Spalten { $steps } Schritte von { $from } entfernt. Die oberste Figur auf { $from } geht so viele Schritte, wie ihr Turm hoch ist, hier { $height }.
illegal-too-far-diagonal = { $to } ist auch über Eck { $steps } Schritte von { $from } entfernt. Die oberste Figur auf { $from } geht so viele Schritte, wie ihr Turm hoch ist, hier { $height }.
illegal-no-way = Andere Figuren stehen im Weg: Von { $from } nach { $to } ist kein Weg über leere Felder kurz genug für eine Figur in Höhe { $height }.

rule-must-move = die oberste Figur muss ziehen
rule-one-tower = ein Zug gehört einem einzigen Turm
rule-turn-over = der Zug ist zu Ende
rule-turn-won = der König fällt zuerst
rule-turn-elsewhere = der Zug geht anderswo weiter
rule-not-your-top = die oberste Figur ist nicht deine
rule-duty = erst den vollen Turm abbauen
rule-stays = sie muss ihr Feld verlassen
rule-own-king = auf den eigenen König kommt nichts
rule-tower-full = der Turm ist voll
rule-king-spared = keine Figur schlägt den eigenen König
rule-corner = keine diagonalen Schritte
rule-too-far = zu weit für diese Höhe
rule-too-far-diagonal = zu weit für diese Höhe
rule-no-way = der Weg ist versperrt

field-duties = die abzubauenden Türme
setup-guard-letter = Keine Figur hat den Buchstaben „{ $found }“. Die Figuren sind K und G, die von Nord klein geschrieben.
setup-run = „{ $found }“ ist keine Anzahl leerer Felder: Schreib eine Ziffer von 1 bis { $most }, nie zwei hintereinander.
setup-row-wide = Reihe { $row } hat mehr als { $most } Felder.
setup-row-narrow = Reihe { $row } hat weniger als { $most } Felder.
setup-row-count = Eine Stellung hat hier { $most } Reihen mit „/“ dazwischen; diese hat { $found }.
setup-tower-open = Die „(“ dieses Turms wird nie geschlossen.
setup-tower-short = Ein Turm in „( )“ hat mindestens zwei Figuren. Eine einzelne wird ohne Klammern geschrieben.
setup-tower-high = Der Turm auf { $square } ist zu hoch: Auf einem Feld stehen höchstens { $most } Figuren.
setup-guard-side = Die Seite am Zug ist „s“ oder „n“.
setup-duty-square = In der Liste abzubauender Türme fehlt hier der Name eines Felds wie E5, oder „-“, wenn es keine gibt.
setup-duty-twice = { $square } steht schon in der Liste abzubauender Türme.
setup-duty-low = Abzubauen ist nur ein voller Turm: Der auf { $square } hat nicht { $most } Figuren.
setup-duty-stuck = Von { $square } kann jetzt nichts wegziehen, dieser Turm ist also nicht mehr abzubauen.
setup-turn-square = Hinter „@“ gehört das Feld, das geräumt wird, etwa E5.
setup-turn-count = Hinter das Feld, das geräumt wird, gehören ein Doppelpunkt und wie viele Figuren es verlassen haben, etwa „:1“.
setup-turn-left = { $square } hat mindestens eine Figur verlassen, und mehr als { $most } können es nicht sein.
setup-turn-king = Ein König ist immer oben und zieht zuerst, auf { $square } kann also keiner übrig sein.
setup-turn-stuck = Auf { $square } kann nichts ziehen, dieser Zug ist also zu Ende.
setup-king-none = { $side } hat keinen König.
setup-king-two = { $side } hat einen zweiten König, auf { $square }.
setup-guard-many = { $side } hat mehr als { $most } Wächter: Der auf { $square } ist zu viel.
setup-king-buried = Auf { $square } liegt ein König unter anderen Figuren. Auf ihm kann nur liegen, was ihn geschlagen hat.
setup-king-fallen = Der König auf { $square } ist geschlagen, die Partie also zu Ende: { $side } ist am Zug, und kein Turm ist abzubauen oder wird geräumt.

turn-goes-on-kings-guard = { $player }, dein Zug geht weiter: Sag, wohin die nächste Figur des Turms geht, oder `done`.
turn-due = { $count ->
    [one] Erst kommt dein voller Turm auf { $cells }: Mindestens seine oberste Figur muss ihn verlassen.
   *[other] Erst kommen deine vollen Türme auf { $cells }: Beginne mit einem davon. Mindestens seine oberste Figur muss ihn verlassen.
}
caption-turn-goes-on-kings-guard = { $side }: Der Zug geht weiter
caption-turn-due = { $side } am Zug, voller Turm zuerst: { $cells }
pick-so-far = Bisher gewählt: **{ $moves }**.
pick-or-done = Oder lass den Rest stehen, dann bist du fertig.
button-done = Fertig

## The pie rule

button-swap = Seiten tauschen
swap-possible = Statt zu ziehen, darfst du einmal { $side } übernehmen: **Seiten tauschen** oder `swap`.
swap-made = { $player } übernimmt { $side }. { $opponent } spielt von hier an { $other }.
swap-undone = Der Tausch ist zurückgenommen: { $player } spielt wieder { $side } und { $opponent } { $other }.
swap-word = der Seitentausch
refuse-swap-not-declared = { $game } wird ohne die Tauschregel gespielt, die Seiten bleiben, wie sie sind.
refuse-swap-early = Getauscht werden kann erst, wenn der erste Zug zu Ende ist.
refuse-swap-late = In { $game } ist es zu spät zum Tauschen: Das ging nur anstelle des ersten Zugs der zweiten Seite.
refuse-swap-done = In { $game } sind die Seiten schon getauscht, und das geht nur einmal.
refuse-swap-not-yours = Ob getauscht wird, entscheidet { $player }.
console-swap = Mit **swap** übernimmt Nord einmal, gleich nach dem ersten Zug von Süd, dessen Seite. Diese Tauschregel gilt in King’s Guard mit **small diagonal** von selbst, weil Süd dort ohne sie stark im Vorteil ist; **no-swap** hinter **new** schaltet sie ab, **swap** schaltet sie auf anderen Brettern ein.

tower-piece = { $count ->
    [one] { $piece } von { $side }
   *[other] { $count } { $piece } von { $side }
}
alt-towers = Türme, jeder von unten nach oben: { $towers }.
alt-tower = { $cell }, { $height } hoch: { $pieces }
alt-due = Voll, als Nächstes abzubauen: { $cells }.
alt-due-cell = { $cell } von { $side }
alt-begun = Wird gerade abgebaut: { $cells }.
what-tower = Auf { $cell } steht ein Turm, { $height } hoch, von unten nach oben: { $pieces }. Ihn bewegt { $side }, denn die oberste Figur gehört { $side }.
what-due = Er ist voll, also beginnt der nächste Zug von { $side } hier.
what-due-several = Er ist voll und muss abgebaut werden: Der nächste Zug von { $side } beginnt hier oder auf einem anderen solchen Turm.
what-begun = Er wird gerade abgebaut.

board-letters-kings-guard = Großbuchstaben sind Süd: K König, G Wächter. Die Buchstaben eines Turms gehen von unten nach oben. * ist der letzte Zug, # ein voller Turm, der abzubauen ist, ^ einer, der gerade abgebaut wird.
console-legend-kings-guard = Großbuchstaben sind Süd: K König, G Wächter. Die Buchstaben eines Turms gehen von unten nach oben. * ist der letzte Zug oder ein abgelehnter, # ein voller Turm, der abzubauen ist, ^ einer, der gerade abgebaut wird, + ein mögliches Zielfeld, ! was einen Zug verbietet. Eine Zeile enthält einen ganzen Zug, etwa `E5-E7,D5`. **moves** zeigt, was zuerst ziehen darf.

pool-kings-guard = King’s Guard
## Themes of its puzzles

motif-tower = Türme
web-about-kings-guard = Wächter steigen aufeinander, und Türme verteilen sich wieder. Für zwei.
