### Deutsch: why text is no legal move or no position. One message for each code the games use.

## What was expected where a move could not be read

expected-square = Hier gehört ein Spaltenbuchstabe von A bis G hin
expected-row = Hier gehört eine Reihennummer von 1 bis 9 hin
expected-promotion = Hier gehört hin, was zurückkehrt: E (Hüter), P (Priester) oder R (Priesterin)
expected-end = Hier müsste der Zug enden
expected-shorter = Das ist viel zu lang

## Why a move is not legal

illegal-game-over = Die Partie ist zu Ende, es gibt nichts mehr zu ziehen.
illegal-no-piece = Auf { $square } steht keine Figur.
illegal-not-yours = Die Figur auf { $square } ({ $piece }) gehört { $side }, und { $side } ist nicht am Zug.
illegal-same-square = Die Figur ({ $piece }) steht schon auf { $square }. Nenne das Zielfeld.
illegal-own-piece = Auf { $square } steht deine eigene Figur: { $by }.
illegal-king-step = Ein König zieht ein Feld in beliebiger Richtung, also nicht von { $from } nach { $to }.
illegal-blocked = Diese Figur ({ $piece }) kommt nicht durch: Auf { $square } steht eine von { $side } im Weg ({ $by }).

## The rules in a few words, for pictures

rule-game-over = die Partie ist zu Ende
rule-no-piece = dort steht keine Figur
rule-not-yours = nicht deine Figur
rule-same-square = sie steht schon dort
rule-own-piece = dort steht deine eigene Figur
rule-king-step = Könige ziehen ein Feld
rule-blocked = der Weg ist versperrt

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
