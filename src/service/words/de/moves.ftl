### Deutsch: why text is no legal move or no position. One message for each code the games use.

## What was expected where a move could not be read

expected-square = Hier gehört ein Spaltenbuchstabe von A bis G hin
expected-row = Hier gehört eine Reihennummer von 1 bis 9 hin
expected-promotion = Hier gehört hin, was zurückkehrt: E (Hüter), P (Priester) oder R (Priesterin)
expected-end = Hier müsste der Zug enden
expected-shorter = Das ist viel zu lang

## Why a move is not legal

illegal-game-over = Die Partie ist zu Ende, es gibt nichts mehr zu ziehen.
illegal-roll-due = Erst kommen die Würfel für den letzten Angriff.
illegal-no-piece = Auf { $square } steht keine Figur.
illegal-not-yours = Die Figur auf { $square } ({ $piece }) gehört { $side }, und { $side } ist nicht am Zug.
illegal-spent = Die Figur auf { $square } ({ $piece }) ist mit dem Angriff gescheitert und für diesen Zug gesperrt. Zieh eine andere.
illegal-same-square = Die Figur ({ $piece }) steht schon auf { $square }. Nenne das Zielfeld.
illegal-own-piece = Auf { $square } steht deine eigene Figur: { $by }.
illegal-king-step = Ein König zieht ein Feld in beliebiger Richtung, also nicht von { $from } nach { $to }.
illegal-swordmaster-line = Ein Schwertmeister zieht in gerader Linie, also nicht von { $from } nach { $to }.
illegal-keeper-straight = Ein Hüter zieht auf seiner Reihe oder Spalte, also nicht von { $from } nach { $to }.
illegal-priest-diagonal = Ein Priester zieht diagonal, also nicht von { $from } nach { $to }.
illegal-priestess-diagonal = Eine Priesterin zieht diagonal, also nicht von { $from } nach { $to }.
illegal-fool-step = Ein Narr zieht ein Feld gerade vor oder zurück oder schlägt ein Feld diagonal, also nicht von { $from } nach { $to }.
illegal-fool-needs-empty = Geradeaus zieht ein Narr nur auf leere Felder, und { $square } ist besetzt ({ $by }). Er schlägt diagonal.
illegal-fool-needs-enemy = Diagonal zieht ein Narr nur, um zu schlagen, und auf { $square } steht nichts.
illegal-crown-moved = Für die Verteidigung der Krone darf der König noch nie gezogen haben; deiner hat schon.
illegal-crown-swordmasters = Die Verteidigung der Krone auf dieser Linie braucht deine Schwertmeister auf { $first } und { $second }.
illegal-crown-occupied = Die Verteidigung der Krone endet auf einem leeren Feld, und { $square } ist besetzt ({ $by }).
illegal-blocked = Diese Figur ({ $piece }) kommt nicht durch: Auf { $square } steht eine von { $side } im Weg ({ $by }).
illegal-raised-through = Diese Figur ({ $piece }) darf nicht über { $square }: Dieses erhöhte Feld ist nur offen, solange dein König auf einem erhöhten Feld der Mitte steht.
illegal-raised-target = Diese Figur ({ $piece }) darf nicht auf { $square }: Dieses erhöhte Feld ist nur offen, solange dein König auf einem erhöhten Feld der Mitte steht.
illegal-raised-fool = Ein Narr darf nicht auf { $square }: Dieses erhöhte Feld ist nur offen, solange dein König auf einem erhöhten Feld der Mitte steht oder ein anderer deiner Narren auf deinem Königsfeld { $home } (Narrengambit).
illegal-king-guarded = Der König auf { $square } ist geschützt: Solange { $side } einen Schwertmeister hat, kann ihn nichts angreifen.
illegal-king-never-taken = Ein König wird nie geschlagen. { $side } verliert, wenn nichts den König mehr rettet.
illegal-escort = Das löst dein Geleit auf (ohne Anschluss: Schwertmeister auf { $squares }). Einer muss neben dem König stehen, der andere neben dem König oder neben dem ersten.
illegal-escort-mend = Dein Geleit ist aufgelöst und muss sich erst wieder schließen (weiter ohne Anschluss: Schwertmeister auf { $squares }).
illegal-danger-enters = Dein König auf { $king } wäre in Gefahr ({ $by } auf { $square }).
illegal-danger-stays = Kontern oder unterliegen: Dein König auf { $king } wäre weiter in Gefahr ({ $by } auf { $square }).
illegal-promotion-not-due = Mit diesem Zug kehrt nichts zurück, also lass das „=“ weg.
illegal-promotion-wins = Ein Narr, der das gegnerische Königsfeld betritt, gewinnt sofort, also lass das „=“ weg.
illegal-promotion-nothing-lost = Du hast nichts verloren, als das der Narr auf { $square } zurückkehren könnte: Er bleibt ein Narr. Lass das „=“ weg.
illegal-promotion-kind = Der Narr kann nicht zurückkehren als { $piece }. Zur Wahl: { $choices }.
illegal-promotion-never = Diese Figur kehrt nie zurück: { $piece }. Zur Wahl: { $choices }.

## The rules in a few words, for pictures

rule-game-over = die Partie ist zu Ende
rule-roll-due = erst kommen die Würfel
rule-no-piece = dort steht keine Figur
rule-not-yours = nicht deine Figur
rule-spent = für diesen Zug gesperrt
rule-same-square = sie steht schon dort
rule-own-piece = dort steht deine eigene Figur
rule-king-step = Könige ziehen ein Feld
rule-swordmaster-line = Schwertmeister ziehen in gerader Linie
rule-keeper-straight = Hüter ziehen auf Reihe oder Spalte
rule-priest-diagonal = Priester ziehen diagonal
rule-priestess-diagonal = Priesterinnen ziehen diagonal
rule-fool-step = Narren ziehen ein Feld
rule-fool-needs-empty = Narren schlagen diagonal
rule-fool-needs-enemy = dort ist nichts zu schlagen
rule-crown-moved = dein König hat schon gezogen
rule-crown-swordmasters = keine Schwertmeister auf der Linie
rule-crown-occupied = das Zielfeld ist besetzt
rule-blocked = der Weg ist versperrt
rule-raised-through = ein erhöhtes Feld im Weg
rule-raised-target = ein gesperrtes erhöhtes Feld
rule-raised-fool = ein gesperrtes erhöhtes Feld
rule-king-guarded = der König ist geschützt
rule-king-never-taken = Könige werden nie geschlagen
rule-escort = das Geleit würde sich auflösen
rule-escort-mend = erst das Geleit schließen
rule-danger-enters = dein König wäre in Gefahr
rule-danger-stays = dein König bleibt in Gefahr
rule-promotion-not-due = nichts kehrt zurück
rule-promotion-wins = das gewinnt sofort
rule-promotion-nothing-lost = nichts verloren, was zurückkehrt
rule-promotion-kind = diese Figur ist nicht verloren
rule-promotion-never = diese Figur kehrt nie zurück

## Why text is no position

setup-at = { $why } (Bei Zeichen { $at }.)
setup-too-long = Der Text ist länger als jede Stellung.
setup-letter = Keine Figur hat den Buchstaben „{ $found }“. Figuren sind K, S, P, R, E und F, die von Schwarz in Kleinbuchstaben.
setup-field-missing = Der Text endet zu früh, es fehlt: { $field }.
field-side = die Seite am Zug
field-crown = die Kronrechte
field-rows = das Brett
field-begun = die Figur, die in diesem Zug zuerst gezogen hat
field-castling = die Rochaderechte
field-captives = die gefangenen Könige
field-passed = die von Bauern überschrittenen Felder
field-seats = die Spieler im Spiel
field-lost = was jeder verloren hat
field-still = die Züge seit dem letzten Schlagen oder Bauernzug
setup-side = Die Seite am Zug ist „w“ oder „b“.
setup-crown = Die Kronrechte sind „Kk“, „K“, „k“ oder „-“.
setup-crown-king-moved = Der König von { $side } steht nicht auf seinem Königsfeld, hat also gezogen und kein Kronrecht mehr.
setup-failed-empty = Die Liste gescheiterter Figuren hinter „!“ ist leer.
setup-failed-square = Die Liste gescheiterter Figuren braucht hier den Namen eines Feldes, etwa D4.
setup-failed-twice = { $square } steht schon in der Liste gescheiterter Figuren.
setup-failed-inactive = Angriffe scheitern nur im Aktiven Spiel, darum gibt es bei diesen Regeln keine „!“-Liste.
setup-failed-not-yours = { $side } ist am Zug und hat auf { $square } keine Figur.
setup-trailing = Hier hätte die Stellung enden sollen.
setup-king-missing = { $side } hat keinen König.
setup-king-twice = { $side } hat einen zweiten König, auf { $square }.
setup-too-many = { $side } hat zu viele Figuren dieser Art: { $piece }, erlaubt { $most }. Die auf { $square } ist zu viel.
setup-gambit-impossible = Der Narr von { $side } auf { $square } hat schon gewonnen, also kann { $side } nicht am Zug sein.
