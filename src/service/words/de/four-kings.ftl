# Four Kings One War: its sides and pieces, why a move is not legal, what is wrong with a position, and how games end.

side-west = West
side-east = Ost
option-team = zu viert

end-uneventful = **Hundert Züge ohne Schlagen und ohne Bauernzug. { $game } ist remis.**
why-uneventful = nichts geschlagen, kein Bauernzug

expected-square-cross = Hier gehört ein Spaltenbuchstabe von A bis P hin
expected-row-cross = Hier gehört die Reihe eines Feldes hin: 1 bis 16 in den Spalten E bis L, 5 bis 12 in den anderen
expected-becomes = Hier gehört hin, was aus dem Bauern wird: Q (Dame), R (Turm), B (Läufer) oder N (Springer), oder K für den gefangenen König

illegal-turn-spent = Ein Zug hat zwei Teilzüge, und die sind gemacht. Lass den Rest weg.
illegal-surrender-due = Ein König ist matt und muss zuerst übergeben werden: { $kings }.
illegal-not-mated = Auf { $square } ist jetzt kein König zu übergeben.
illegal-done-first = Mindestens ein Teilzug ist Pflicht. Nur auf den zweiten kannst du mit `done` verzichten.
illegal-done-check = Hier kann der Zug nicht enden: Dein König auf { $king } ist angegriffen ({ $by } auf { $square }).
illegal-partners = Die Figur auf { $square } ({ $piece }) gehört zum Heer deines Partners.
illegal-headless = Die Figur auf { $square } ({ $piece }) gehört zum Heer, dessen König übergeben wurde. In diesem Zug zieht nur dein anderes Heer.
illegal-moved-already = Die Figur auf { $square } ({ $piece }) hat in diesem Zug schon gezogen. Den zweiten Teilzug macht eine andere.
illegal-partner-stands = Auf { $square } steht eine Figur deines Partners: { $by }.
illegal-queen-line = Eine Dame zieht gerade oder diagonal, also nicht von { $from } nach { $to }.
illegal-rook-straight = Ein Turm zieht auf seiner Reihe oder Spalte, also nicht von { $from } nach { $to }.
illegal-bishop-diagonal = Ein Läufer zieht diagonal, also nicht von { $from } nach { $to }.
illegal-knight-hops = Ein Springer springt einmal oder zweimal, jedes Mal auf ein Feld des Brettes, also nicht von { $from } nach { $to }.
illegal-pawn-step = Dieser Bauer geht ein bis drei Felder geradeaus (Richtung { $side }) oder schlägt ein Feld schräg nach vorn, also nicht von { $from } nach { $to }.
illegal-turret = Zwischen { $from } und { $to } fehlen Felder; da kommt diese Figur ({ $piece }) nicht durch.
illegal-knight-between = Zwischen den Sprüngen braucht der Springer ein leeres Feld, und hier ist jedes besetzt: { $squares }.
illegal-pawn-ahead = Geradeaus braucht ein Bauer leere Felder, und { $square } ist besetzt ({ $by }). Er schlägt schräg.
illegal-pawn-needs-enemy = Schräg zieht ein Bauer nur, um zu schlagen, und auf { $square } steht nichts.
illegal-passed-gone = Ein Bauer, der über { $square } gegangen ist, ist dort nicht mehr zu schlagen: Das kann nur der allererste Teilzug nach seinem Zug.
illegal-castle-moved = Zur Rochade dürfen König und Turm noch nie gezogen haben. Der König auf { $king } oder dieser Turm hat schon.
illegal-castle-between = Zur Rochade muss zwischen König und Turm alles leer sein, und { $square } ist besetzt ({ $by }).
illegal-castle-check = Der König auf { $king } steht im Schach ({ $by } auf { $square }) und kann nicht rochieren.
illegal-castle-through = Der König käme bei der Rochade über { $king }, und dort ist er angegriffen ({ $by } auf { $square }).
illegal-king-untaken = Kein Teilzug schlägt einen König, also geht nichts nach { $square }.
illegal-throne-taken = Der Bauer würde deinen König befreien, aber dessen Feld { $king } ist besetzt ({ $by }).
illegal-throne-attacked = Der Bauer würde deinen König befreien, aber dessen Feld { $king } ist angegriffen ({ $by } auf { $square }).
illegal-king-attacked = Ein König betritt nie ein angegriffenes Feld: { $king } ist angegriffen ({ $by } auf { $square }).
illegal-partner-open = Das gäbe den König deines Partners auf { $king } preis ({ $by } auf { $square }).
illegal-left-attacked = Damit endet der Zug, und dein König auf { $king } wäre angegriffen ({ $by } auf { $square }).
illegal-left-beyond = Dein König auf { $king } wäre angegriffen ({ $by } auf { $square }), und kein zweiter Teilzug könnte ihn retten.
illegal-becomes-nothing = Nur ein Bauer auf einer Grundlinie wird zu etwas anderem, also lass das „=“ weg.
illegal-becomes-king = Einer deiner Könige ist gefangen, also befreit ihn der Bauer auf { $king }: Schreib `=K`.
illegal-becomes-piece = Keiner deiner Könige ist gefangen, also wird der Bauer zu Q, R, B oder N.

rule-turn-spent = ein Zug hat zwei Teilzüge
rule-surrender-due = erst den matten König übergeben
rule-not-mated = kein König zu übergeben
rule-done-first = mindestens ein Teilzug
rule-done-check = dein König ist angegriffen
rule-partners = gehört deinem Partner
rule-headless = nur das andere Heer zieht
rule-moved-already = hat in diesem Zug schon gezogen
rule-partner-stands = dort steht dein Partner
rule-queen-line = Damen ziehen in gerader Linie
rule-rook-straight = Türme ziehen auf Reihe oder Spalte
rule-bishop-diagonal = Läufer ziehen diagonal
rule-knight-hops = Springer springen ein- oder zweimal
rule-pawn-step = Bauern gehen ein bis drei Felder
rule-turret = fehlende Felder sperren
rule-knight-between = kein leeres Feld dazwischen
rule-pawn-ahead = der Weg ist nicht leer
rule-pawn-needs-enemy = dort ist nichts zu schlagen
rule-passed-gone = zu spät, um en passant zu schlagen
rule-castle-moved = König oder Turm hat gezogen
rule-castle-between = dazwischen steht etwas
rule-castle-check = keine Rochade aus dem Schach
rule-castle-through = das Feld dazwischen ist angegriffen
rule-king-untaken = Könige werden nie geschlagen
rule-throne-taken = das Feld des Königs ist besetzt
rule-throne-attacked = das Feld des Königs ist angegriffen
rule-king-attacked = das Feld ist angegriffen
rule-partner-open = der König des Partners wäre angreifbar
rule-left-attacked = dein König wäre angegriffen
rule-left-beyond = kein zweiter Teilzug rettet den König
rule-becomes-nothing = keine Umwandlung
rule-becomes-king = der gefangene König kommt zurück
rule-becomes-piece = kein König ist gefangen

setup-four-piece = „{ $found }“ ist keine Figur. Figuren sind s, w, n oder e für das Heer und K, Q, R, B, N oder P.
setup-four-run = Leere Felder stehen als eine Zahl ohne 0 davor, nie zwei hintereinander.
setup-pawn-heading = In „{ $found }“ gehört kein Zeichen ^, v, < oder > hin: Nur ein Bauer, der sich gedreht hat, trägt eines.
setup-four-seat = Am Zug ist W oder B, zu viert S, W, N oder E, dann 0 oder 1 für die Teilzüge, die schon gemacht sind.
setup-begun = Hier gehört das Feld der Figur hin, die in diesem Zug zuerst gezogen hat, etwa E5 (nach der Rochade König und Turm), oder „-“.
setup-rights = Hier gehören die Türme hin, die rochieren dürfen, in der Reihenfolge der Anfangsstellung, etwa E1L1, oder „-“.
setup-captives = Hier gehören die Heere hin, deren Könige gefangen sind, als Buchstaben in der Reihenfolge s, w, n, e, oder „-“.
setup-passed = Hier gehören überschrittene Felder mit ihren Bauern hin, nach Spalte und Reihe, etwa E3:E5, oder „-“.
setup-still = Die Zahl der ruhigen Züge liegt zwischen 0 und 100.
setup-king-neither = { $side } hat keinen König, weder auf dem Brett noch gefangen.
setup-king-both = Der König von { $side } ist zugleich auf dem Brett und gefangen.
setup-kings-gone = Beide Könige der Farbe, die gerade gezogen hat, sind gefangen; die Partie ist also zu Ende.
setup-pawn-back = Auf { $square }, auf einer Grundlinie, kann kein Bauer stehen.
setup-idle-right = Der Turm auf { $square } kann nicht rochieren: Er oder sein König steht nicht auf dem Anfangsfeld.
setup-passed-none = Ein oder zwei Felder hinter { $square } steht kein Bauer, der darüber gegangen ist.
setup-begun-none = Die Figur, die in diesem Zug zuerst gezogen hat, steht nicht dort.
setup-begun-handed = Ein Zug, der mit einer Übergabe beginnt, braucht einen gefangenen König, und nur zu zweit geht er weiter.
setup-begun-stuck = Der Zug kann nicht enden: Nichts bringt die Könige in Sicherheit.

turn-goes-on-four-kings = { $player }, dein Zug geht weiter: Mach den zweiten Teilzug mit einer anderen Figur, oder sag `done`.
caption-turn-goes-on-four-kings = { $side }: zweiter Teilzug
caption-turn-surrender = { $side }: ein König ist zu übergeben
turn-surrender = { $player }, einer deiner Könige ist matt und muss übergeben werden: { $moves }.
turn-goes-on-surrender = { $player }, dein Zug geht weiter: Zieh eine Figur deines anderen Heeres, oder sag `done`.
caption-turn-goes-on-surrender = { $side }: Teilzug des anderen Heeres oder done

board-letters-four-kings = Kleines s, w, n und e stehen für Süd, West, Nord und Ost (Süd und West gegen Nord und Ost), Großbuchstaben für die Figuren: K König, Q Dame, R Turm, B Läufer, N Springer, P Bauer. * ist der letzte Zug, " sein zweiter Teilzug, ' die Züge der anderen davor, ! ein angegriffener König, ~ was in diesem Zug schon gezogen hat, † verlorene Figuren, ‡ gefangene Könige.
console-legend-four-kings = Kleines s, w, n und e stehen für Süd, West, Nord und Ost (Süd und West gegen Nord und Ost), Großbuchstaben für die Figuren: K König, Q Dame, R Turm, B Läufer, N Springer, P Bauer. * ist der letzte Zug oder ein abgelehnter, " sein zweiter Teilzug, ' die Züge der anderen davor, ! ein angegriffener König oder was einen Zug verbietet, ~ was in diesem Zug schon gezogen hat, † verlorene Figuren, ‡ gefangene Könige, + ein mögliches Zielfeld. Eine Zeile ist ein Teilzug oder ein ganzer Zug, etwa `E2-E5 B8-C8`; `done` verzichtet auf den zweiten. **moves** zeigt alles Erlaubte. **board passant** markiert En-passant-Felder mit =.
game-started-four-kings = **{ $title } { $game }** beginnt. { $white } spielt { $first } (Süd und West), { $black } spielt { $second } (Nord und Ost).

illegal-passed-swept = Der Bauer ist auf { $square } nicht zu schlagen: Nach ihm zog eine Linienfigur über dieses Feld, und das macht es sicher.
rule-passed-swept = eine Linienfigur sichert das Feld

pool-four-kings = Four Kings One War (Duell)
pool-four-kings-team = Four Kings One War (Teams)
web-about-four-kings = Schach auf einem Kreuz mit vier Heeren, für zwei oder vier.
