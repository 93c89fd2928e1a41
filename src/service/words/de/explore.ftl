### Deutsch: the private board.

explore-title = Dein eigenes Brett zu { $game }: Niemand sonst sieht es, und es bleibt, bis du neu anfängst.
explore-nothing-yet = Noch nichts probiert. Wähle eine Figur der Seite am Zug, oder nenne hinter dem Befehl Züge beider Seiten.
explore-nothing-yet-terminal = Noch nichts probiert. Wähle eine Figur der Seite am Zug, oder tippe einen Zug: Er wird hier probiert und nicht gespielt. **board** führt zur Partie zurück.
explore-nothing-yet-on-page = Noch nichts probiert. Wähle eine Figur der Seite am Zug: Hier ziehst du für beide Seiten, und nichts davon wird gespielt.
explore-line = Probiert: { $line }
explore-tried = Vorwärts: { $line }
explore-behind = { $game } ist weitergegangen, seit du hier angefangen hast. **Neu anfangen** beginnt mit dem jetzigen Brett.
explore-changed = Dieses Brett hat sich seither geändert. Hier der jetzige Stand.
explore-best-line = Die beste Fortsetzung laut Analyse, ausgespielt. **Zurück** nimmt ihre Züge einzeln zurück.
explore-best-line-stuck = Die beste Fortsetzung laut Analyse ist { $line }, aber auf diesem Brett lässt sie sich nicht spielen.
explore-too-long = Hier passen { $most } Züge hintereinander. Geh zurück oder fang neu an.
explore-dice = { $move } ist ein Angriff. Wie sollen die Würfel fallen?
explore-not-over = Dein eigenes Brett zu { $game } kannst du anderen zeigen, wenn die Partie zu Ende ist.
explore-shared = { $player } zeigt, was in { $game } hätte sein können.
button-fresh = Neu anfangen
button-succeeds = Gelingt ({ $percent } %)
button-fails = Scheitert ({ $percent } %)
caption-explored = Nur probiert. { $what }
explore-not-planned = Nichts wurde geplant: Planen lassen sich nur Züge ab der jetzigen Stellung einer Partie, die du spielst. **Neu anfangen** beginnt mit ihr.
button-plan = Als Plan merken
