### Deutsch: Analysen beendeter Partien.

analysis-title = **Analyse von { $game }**
analysis-ready = { $player }, die Analyse von { $game } ist fertig.
analysis-unfinished = { $player }, die Analyse von { $game } ließ sich nicht abschließen. Bitte frag noch einmal danach.
analysis-queued = Die Analyse von { $game } steht in der Warteschlange. Sie dauert etwa { $time }, oder länger, solange Computer am Zug sind. Du erfährst es, sobald sie fertig ist.
analysis-queued-on-page = Die Analyse von { $game } steht in der Warteschlange. Sie dauert etwa { $time }, oder länger, solange Computer am Zug sind. Sie erscheint hier von selbst; wenn nicht, drück noch einmal **Analysieren**.
analysis-waits = Die Analyse von { $game } steht schon in der Warteschlange und dauert noch etwa { $time }. Du erfährst es, sobald sie fertig ist.
analysis-waits-on-page = Die Analyse von { $game } steht schon in der Warteschlange und dauert noch etwa { $time }. Sie erscheint hier von selbst; wenn nicht, drück noch einmal **Analysieren**.
analysis-progress = Analyse von { $game }: { $done } von { $total } Stellungen.
analysis-scale = Chancen stehen in Tausendsteln: +1000 ist gewonnen, 0 ausgeglichen, −1000 verloren.
analysis-seat = • **{ $side }**, { $player }, verschenkte je Entscheidung { $rate }: zweifelhaft (?!) { $doubtful }, Fehler (?) { $mistakes }, grobe Fehler (??) { $blunders }.
analysis-luck = Würfelglück: { $luck }. Ergebnis: { $result }; ohne Glück, als hätten Gleichstarke gespielt: { $adjusted }.
analysis-luck-alone = Würfelglück: { $luck }.
analysis-costliest = { $count ->
    [one] **Der teuerste Fehler:**
   *[other] **Die teuersten Fehler jeder Seite:**
}
analysis-mistake = • `{ $move }` ({ $mark }) von { $player } verschenkte { $error }. Am besten war `{ $best }`.
analysis-no-mistake = Kein Zug gilt als Fehler.
analysis-roll = Der Wurf, der am meisten entschied: `{ $move }` von { $player }, { $luck } für { $lucky }.
analysis-alt = Die Verlaufskurve von { $game }: die Chancen Zug für Zug, in Tausendsteln.
analysis-alt-curve = Für { $player }: am Anfang { $start }, im besten Moment { $high } ({ $best }), im schlechtesten { $low } ({ $worst }), am Ende { $end }.
analysis-alt-roll = Der größte Balken ist der Wurf von { $player } bei { $move }: { $luck }.
analysis-alt-signs = Die größten Zeichen: { $moves }.
analysis-alt-line = Die senkrechte Linie steht bei { $move }: Dort beginnt das Durchgehen der Fehler.
analysis-alt-here = Die senkrechte Linie markiert den Moment dieser Seite: { $move }.
analysis-page = Analyse von `{ $move }`: { $before } davor, { $after } danach.
analysis-page-mark = { $mark } Er verschenkte { $error }; am besten war `{ $best }`.
analysis-page-luck = Glück des Wurfs: { $luck }.
analysis-column-move = Zug
analysis-column-before = vorher
analysis-column-after = nachher
analysis-column-luck = Glück
analysis-column-best = am besten

button-analyse = Analysieren
button-look-through = Durchsehen
button-step-through-mistakes = Fehler durchgehen
button-graph = Verlauf
button-next-mistake = Nächster Fehler
button-best-line = Beste Fortsetzung

refuse-analysis-off = Hier werden keine Partien analysiert. Wer den Bot betreibt, hat das abgeschaltet.
refuse-analysis-none = Du hast hier noch keine Partie beendet. { $analyse } nimmt die Nummer jeder beendeten Partie; { $history } findet sie.
refuse-analysis-open = { $game } hat noch nicht begonnen. Eine Partie lässt sich analysieren, wenn sie zu Ende ist.
refuse-analysis-running = { $game } läuft noch, und niemand bekommt dabei Hilfe. Frag noch einmal, wenn sie zu Ende ist.
refuse-analysis-void = { $game } endete ohne Ergebnis, also gibt es nichts zu analysieren.
refuse-analysis-no-moves = In { $game } wurde kein Zug gemacht, also gibt es nichts zu analysieren.
refuse-analysis-rules = { $game } folgt nicht den heutigen Regeln, deshalb gibt es keine Analyse.
refuse-analysis-same = In { $game } kam genau die Stellung vor, die jetzt in { $other } auf dem Brett ist. Beende erst jene Partie, oder spiel dort weiter, und frag noch einmal.
refuse-analysis-many = Du hast an einem Tag { $count ->
    [one] eine Analyse
   *[other] { $count } Analysen
} erbeten, und mehr gibt es nicht. Frag später wieder; was schon analysiert ist, lässt sich jederzeit lesen.
refuse-analysis-unmade = { $game } ist noch nicht oder nicht mehr analysiert. Der Knopf bittet um eine Analyse.

discord-name-analyse = analyse
discord-analyse = Sehen, was jeder Zug einer beendeten Partie verschenkte und was die Würfel brachten
discord-analyse-game = Nummer der Partie; weggelassen: deine letzte beendete hier
graph-doubtful = zweifelhaft (?!)
graph-mistake = Fehler (?)
graph-blunder = grober Fehler (??)
graph-roll = Glück eines Wurfs
graph-roll-up = Glück, aufwärts für { $player }
graph-here = diese Seite
graph-costliest = teuerster Fehler
graph-title = { $game }: { $result }
