### Deutsch: ImmortalStarMasters – Seiten, verbotene Züge, fehlerhafte Stellungen, Partieenden.

side-red = Rot
side-blue = Blau
side-green = Grün
side-yellow = Gelb
option-three = zu dritt
option-four = zu viert
option-five = zu fünft
option-six = zu sechst

end-quiet-turns = **Hundert Züge jeder Seite im Spiel, ohne Schlagen und ohne Bauernzug. { $game } ist remis.**
why-quiet-turns = hundert ruhige Züge

expected-star-row = Hier gehört ein Reihenbuchstabe von A bis S hin
expected-star-number = Hier gehört eine Nummer in dieser Reihe hin: Reihen haben 10 bis 19 Felder, Mauern mitgezählt
expected-star-becomes = Hier gehört hin, was aus dem Bauern wird: Q (Dame), R (Turm), B (Läufer) oder N (Springer)

illegal-star-wall = { $square } ist Mauer: Nichts steht dort, nichts geht hindurch.
illegal-star-dead = Die Figur auf { $square } ({ $piece }) ist tot: { $side } ist ausgeschieden, und tote Figuren ziehen nie.
illegal-star-nothing-due = Aus der Figur auf { $square } ({ $piece }) wird damit nichts anderes. Das geht nur mit einem Bauern auf Rang 1 eines feindlichen Gebiets, also lass das „=“ weg.
illegal-star-nothing-lost = Aus dem Bauern auf { $square } kann noch nichts werden: Du hast zwei Damen und keinen Turm, Läufer oder Springer verloren, den du wiederhaben darfst. Er wartet dort, bis es so weit ist.
illegal-star-kind = Diese Figur kann aus dem Bauern nicht werden: { $piece }. Zur Wahl stehen: { $choices }.
illegal-star-king-taken = Ein König wird nie geschlagen. { $side } scheidet aus, wenn { $side } am Zug ist und der König auf { $square } keinen Ausweg aus dem Schach hat.
illegal-star-waits = Der Bauer auf { $square } steht auf Rang 1 und geht nicht weiter. Er wartet darauf, getauscht zu werden.
illegal-star-castle-gone = Dorthin kannst du nicht mehr rochieren: Dein König oder dieser Turm hat gezogen, oder der Turm wurde geschlagen.
illegal-star-castle-blocked = Zwischen König und Turm müssen alle Felder leer sein, und auf { $square } steht etwas ({ $by }).
illegal-star-castle-check = Aus dem Schach heraus wird nicht rochiert: Dein König auf { $king } ist angegriffen ({ $by } auf { $square }).
illegal-star-castle-through = Über { $king } kannst du nicht rochieren: Das Feld ist angegriffen ({ $by } auf { $square }).
illegal-star-king-step = Ein König macht einen Schritt, durch eine Seite oder über eine Ecke, also nicht von { $from } nach { $to }.
illegal-star-queen-line = Eine Dame zieht geradeaus, durch Seiten oder über Ecken, also nicht von { $from } nach { $to }.
illegal-star-rook-line = Ein Turm zieht geradeaus durch Seiten, also nicht von { $from } nach { $to }.
illegal-star-bishop-line = Ein Läufer zieht geradeaus über Ecken, also nicht von { $from } nach { $to }.
illegal-star-knight-leap = Ein Springer geht einen Schritt durch eine Seite und einen weiter nach außen über eine Ecke, also nicht von { $from } nach { $to }.
illegal-star-pawn-home = Im eigenen Gebiet zieht ein Bauer ein Feld vorwärts durch eine Seite oder schlägt vorwärts über eine Ecke, also nicht von { $from } nach { $to }.
illegal-star-pawn-middle = In der Mitte zieht ein Bauer ein Feld durch jede Seite oder schlägt über jede Ecke, also nicht von { $from } nach { $to }.
illegal-star-pawn-away = In einem feindlichen Gebiet geht ein Bauer weiter zum Rand: ein Feld durch eine Seite oder schlagend über eine Ecke, also nicht von { $from } nach { $to }.
illegal-star-two-gone = Zwei Felder geht ein Bauer nur mit seinem ersten Zug, und der auf { $square } hat ihn schon gemacht.
illegal-star-pawn-empty = Ein Bauer zieht nur auf leere Felder, und auf { $square } steht etwas ({ $by }). Er schlägt über Ecken.
illegal-star-pawn-prey = Über eine Ecke geht ein Bauer nur, um zu schlagen, und auf { $square } steht nichts.
illegal-star-passed-gone = Den Bauern, der an { $square } vorbeigezogen ist, kannst du nicht mehr en passant schlagen: Das ging nur mit deinem nächsten Zug danach.
illegal-star-line = Der Bauer auf { $square } hat die Grenzlinie von { $side } schon überschritten, und dieselbe Linie überschreitet er nie wieder.
illegal-star-wall-way = Auf { $square } ist dieser Figur ({ $piece }) eine Mauer im Weg. Nichts geht durch Mauern.
illegal-star-wall-corner = Über die Ecke von { $from } nach { $to } kommt diese Figur ({ $piece }) nicht: Beide Felder daneben sind Mauer oder nicht mehr auf dem Brett.
illegal-star-wall-leap = Mauern versperren beide Wege dieses Sprungs von { $from } nach { $to }: Ein Springer braucht einen offenen.
illegal-star-closed = { $square } liegt im Gebiet von { $side }, und diese Seite ist ausgeschieden. Es ist geschlossen, nichts kommt hinein.
illegal-star-caught = Deine Figur auf { $square } ({ $piece }) ist im geschlossenen Gebiet von { $side } gefangen. Sie darf stehen bleiben, aber ein Zug muss hinausführen, eine lebende feindliche Figur schlagen oder sie dem Ausgang näher bringen.
illegal-star-danger-enters = Dein König auf { $king } wäre angegriffen ({ $by } auf { $square }).
illegal-star-danger-stays = Dein König auf { $king } wäre weiter angegriffen ({ $by } auf { $square }).

rule-star-wall = eine Mauer
rule-star-dead = tote Figuren ziehen nie
rule-star-nothing-due = keine Umwandlung
rule-star-nothing-lost = noch kann nichts aus ihm werden
rule-star-kind = steht nicht zur Wahl
rule-star-king-taken = Könige werden nie geschlagen
rule-star-waits = er wartet auf Rang 1
rule-star-castle-gone = Rochade nicht mehr möglich
rule-star-castle-blocked = die Rochade ist verstellt
rule-star-castle-check = keine Rochade aus dem Schach
rule-star-castle-through = keine Rochade über ein angegriffenes Feld
rule-star-king-step = Könige gehen einen Schritt
rule-star-queen-line = Damen ziehen geradeaus
rule-star-rook-line = Türme ziehen durch Seiten
rule-star-bishop-line = Läufer ziehen über Ecken
rule-star-knight-leap = kein Springersprung
rule-star-pawn-home = Bauern gehen zu Hause vorwärts
rule-star-pawn-middle = Bauern gehen ein Feld
rule-star-pawn-away = Bauern gehen weiter zum Rand
rule-star-two-gone = zwei Felder nur zu Beginn
rule-star-pawn-empty = Bauern schlagen über Ecken
rule-star-pawn-prey = dort ist nichts zu schlagen
rule-star-passed-gone = zu spät, um en passant zu schlagen
rule-star-line = diese Linie ist schon überschritten
rule-star-wall-way = eine Mauer ist im Weg
rule-star-wall-corner = zwischen Mauern versperrt
rule-star-wall-leap = Mauern versperren beide Wege
rule-star-closed = ein geschlossenes Gebiet
rule-star-caught = Gefangene müssen hinaus
rule-star-danger-enters = dein König wäre angegriffen
rule-star-danger-stays = dein König bleibt angegriffen

setup-star-piece = „{ $found }“ ist keine Figur. Eine Figur ist Farbe und Buchstabe, etwa rK: Farben sind r, b, k, g, y und w, Buchstaben K, Q, R, B, N und P.
setup-star-run = Eine Anzahl leerer Felder wird als eine Zahl geschrieben, ohne Null davor und nie neben einer anderen.
setup-star-wall-row = In Reihe { $row } stehen die Mauern nicht, wo sie hingehören. Jedes Mauerfeld wird „#“ geschrieben, und sonst nichts.
setup-star-seat = Am Zug ist „s“, „u“, „v“, „n“, „w“ oder „e“.
setup-star-seats = Die Spieler im Spiel stehen als Buchstaben s, u, v, n, w und e da, in dieser Reihenfolge, und sitzen an diesem Tisch.
setup-star-rights = Rochaderechte sind die Felder von Türmen auf ihren ersten Plätzen, nach Buchstabe und Zahl, oder „-“.
setup-star-passed = Bauern, die en passant geschlagen werden können, stehen als Feld, Bauer und Plätze mit „:“ dazwischen, oder „-“.
setup-star-lost = Hier gehören die verlorenen Türme, Läufer und Springer jedes Spielers im Spiel hin, etwa s0.1.2.
setup-star-still = Hier gehört die Anzahl ruhiger Züge hin.
setup-star-mover = { $side } ist am Zug, aber ausgeschieden.
setup-star-king-dead = Der König auf { $square } ist tot, aber Könige verlassen mit ihren Spielern das Brett.
setup-star-man-out = Die Figur auf { $square } lebt, aber ihr Spieler ist ausgeschieden. Schreib ein x davor.
setup-star-man-dead = Die Figur auf { $square } ist tot, aber ihr Spieler ist im Spiel.
setup-star-lines = Die Linien des Bauern auf { $square } sind unmöglich: Er hat die eigene überschritten und die des Gebiets, in dem er steht, außer er ist zu Hause.
setup-star-pawn = Auf { $square } kann kein Bauer stehen: Das ist sein eigener Rang 1 oder ein geschlossenes Gebiet.
setup-star-idle = Mit dem Turm auf { $square } kann nicht rochiert werden: Er oder sein König steht nicht auf dem ersten Platz.
setup-star-passed-none = An { $square } ist kein feindlicher Bauer gerade vorbeigezogen, einen Schritt hinter seinem Feld.

board-letters-immortal-star-masters = Vor dem Buchstaben der Figur steht r für Rot, b für Blau, k für Schwarz, g für Grün, y für Gelb, w für Weiß, x für tot: K König, Q Dame, R Turm, B Läufer, N Springer, P Bauer. # ist Mauer, : geschlossenes Gebiet, † verlorene Figuren, ! ein angegriffener König. * ist der letzte Zug, ' die Züge der anderen davor.
console-legend-immortal-star-masters = Vor dem Buchstaben der Figur steht r für Rot, b für Blau, k für Schwarz, g für Grün, y für Gelb, w für Weiß, x für tot: K König, Q Dame, R Turm, B Läufer, N Springer, P Bauer. # ist Mauer, : geschlossenes Gebiet, † verlorene Figuren. * ist der letzte Zug oder ein abgelehnter, ' die Züge der anderen davor, + ein Feld als Ziel, ! was einen Zug verbietet. **moves** zählt auf, was ziehen darf. **board passant** markiert En-passant-Felder mit =. An beiden Enden einer Reihe steht ihr Buchstabe mit der Nummer des letzten Feldes dort; dazwischen wird Feld für Feld weitergezählt.

pool-immortal-star-masters = ImmortalStarMasters
## Themes of its puzzles

motif-sovereignty = eine Grenzlinie
web-about-immortal-star-masters = Schach auf Sechsecken mit bis zu sechs Heeren, für zwei bis sechs.
