# Der Tisch im Browser.
web-skip = Zum Brett springen
web-pages = Seiten
web-home = Neue Partie
web-games = Partien
web-contests = Wettkämpfe
web-contests-none = Es gibt noch keine Ligen oder Turniere. Eröffnet werden sie im Terminal oder in Discord.
web-settings = Einstellungen
web-theme = Farben
web-language = Sprache
web-confirm = Züge bestätigen
web-save = Speichern
web-begin = Eine Partie beginnen
web-go-on = Weiterspielen
web-ended = Beendete Partien
web-none = Es gibt noch keine Partien.
web-against = Wer spielt?
web-people = Menschen an diesem Bildschirm
web-table = Wie viele?
web-players = { $count } Spieler
web-side = Deine Seite
web-any-side = Wie es kommt
web-rules = Regeln
web-clock = Zeit für jeden Zug
web-clock-none = Keine Uhr
web-clock-10m = 10 Minuten
web-clock-1h = Eine Stunde
web-clock-1d = Ein Tag
web-clock-3d = Drei Tage
web-names = Namen
web-start = Beginnen
web-board = Brett
web-moves = Züge
web-type = Zug eintippen
web-send = Ziehen
web-take-back = Zurücknehmen
web-offer-draw = Remis anbieten
web-resign = Aufgeben
web-walk = Durch die Partie gehen
web-first = Zum Anfang
web-back = Einen Zug zurück
web-forward = Einen Zug weiter
web-last = Zur Gegenwart
web-turn = Brett drehen
web-whole-board = Das ganze Brett zeigen
web-words = Das Brett in Worten
web-keys = Tasten
web-keys-list = Pfeile gehen von Feld zu Feld, Buchstaben und Ziffern springen zu einem. Die Eingabetaste nimmt eine Figur und zieht, die Leertaste sagt, was hier steht oder warum ein Zug nicht geht, die Rücktaste nimmt den letzten Schritt zurück, Escape lässt los. Komma und Punkt gehen durch die Figuren, die ziehen dürfen. Ein Schrägstrich führt zur Zeile zum Tippen. Neben dem Brett gehen die Pfeile durch die Partie. Das Fragezeichen zeigt dies.
web-record = Aufzeichnung
web-film = Film
web-picture = Bild
web-cell-piece = { $cell }: { $piece }, { $side }
web-cell-danger = bedroht
web-cell-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
web-as-of = Nicht verbunden: Das ist das Brett von #.
web-old = Kingboard wurde aktualisiert, seit du diese Seite geöffnet hast. Was du noch nicht gesendet hast, bleibt hier stehen, bis du sie neu lädst.
web-reload = Seite neu laden
web-changed = Die Partie ging inzwischen weiter, deine Auswahl ist verworfen.
web-pick-target = Wohin?
web-choose = Welcher?
web-sending = Einen Moment …
web-reviewing = Das ist eine frühere Stellung. Zum Ziehen geht es zurück in die Gegenwart.
web-moved-many = # Züge wurden gemacht.
web-half = Bis jetzt:
web-nothing-here = leer
web-missing = Hier ist nichts
web-missing-how = Diese Adresse führt nirgendwohin. Deine Partien stehen auf der ersten Seite.
web-no-game = Diese Partie gibt es nicht
web-no-game-how = Keine Partie an diesem Tisch hat diese Nummer, oder diesen Moment gibt es in ihr nicht. Deine Partien stehen auf der ersten Seite.
web-locked = Dieser Tisch ist verschlossen
web-locked-how = Öffne die Adresse, die im Terminal steht: Sie enthält den Schlüssel für diesen Browser.
web-serves =
    Der Tisch ist offen. Im Browser:

    { $address }

    Die Partien liegen in { $path }. Strg-C schließt den Tisch.
web-offer = Die Eingabetaste öffnet den Browser.
web-again = Noch einmal
web-follow = Zu dem drehen, der zieht
web-more = Mehr
web-explore = Was wäre, wenn?
web-notes = Notizen
web-times = Zeiten
web-dice-check = Würfel prüfen
web-note = Notiz zum gezeigten Zug
web-plan = Plan: Züge für später
web-exploring = Das ist dein privates Brett: Hier zählt nichts.
web-to-game = Zurück zur Partie
web-learn = Lernen
web-learn-how = Zu jedem Spiel gibt es eine Lektion zum Mitspielen, eine Seite in Bildern und seine Regeln.
web-puzzles = Aufgaben
web-puzzles-how = Eine Stellung und ihr einer bester Zug. Die Lösung lässt sich immer zeigen.
web-puzzle = Eine Aufgabe
web-go = Los
