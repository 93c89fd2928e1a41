### Deutsch: what only Discord and `serve` show. Names and descriptions of commands hold at most 100 characters.

## Commands and their options: discord-<command>, discord-<command>-<option>.

discord-challenge = Jemandem eine Partie anbieten
discord-challenge-game = Eine Partie { $game } anbieten
discord-challenge-opponent = Dein Gegenüber; leer: alle, die wollen
discord-challenge-side = Deine Seite; sonst per Los
discord-side-random = Per Los
discord-challenge-clock = Zeit: 3d je Zug, 72h+12h/96h, soft oder none; sonst wie der Server
discord-challenge-words = Ein Wort zum Angebot
discord-challenge-games = Wie viele Partien nacheinander, für alle: 5 oder forever
discord-challenge-thread = In einem eigenen Thread

discord-challenges = Herausforderungen zeigen: die du annehmen kannst, und deine eigenen
discord-decline = Eine Herausforderung an dich ablehnen, gern mit einem Wort dazu
discord-decline-words = Ein Wort dazu, höchstens 200 Zeichen
discord-decline-game = Nummer der Herausforderung, falls mehrere auf dich warten

discord-option-kings-guard-small = Kleines Brett: 8 mal 8 Felder, je 8 Wächter
discord-option-kings-guard-diagonal = Diagonale Schritte, auch von Ecke zu Ecke; auf dem kleinen Brett hilft das Süd, darum Seitentausch
discord-option-kings-guard-swap = Tauschregel: Nach Süds erstem Zug darf Nord diese Seite nehmen (bei klein mit diagonal von selbst)
discord-option-kings-guard-swap-on-page = Tauschregel: Nach Süds erstem Zug darf Nord diese Seite nehmen (beim kleinen Brett mit diagonalen Schritten von selbst)
discord-option-kings-guard-no-swap = Ohne die Tauschregel, die sonst zu klein mit diagonal gehört: Dann ist Süd stark im Vorteil
discord-option-kings-guard-no-swap-on-page = Ohne die Tauschregel, die sonst zum kleinen Brett mit diagonalen Schritten gehört: Dann ist Süd stark im Vorteil
discord-option-four-kings-team = Zu viert, jeder ein Heer: Süd und West gegen Nord und Ost
discord-option-immortal-star-masters-three = Drei Spieler: Rot, Schwarz und Gelb
discord-option-immortal-star-masters-four = Vier Spieler: Rot, Blau, Grün und Gelb
discord-option-immortal-star-masters-five = Fünf Spieler: alle außer Weiß
discord-option-immortal-star-masters-six = Sechs Spieler

discord-move = Einen Zug spielen
discord-move-move = Der Zug, etwa D2-D3, in King’s Guard auch E5-E7,D5; weggelassen: du wählst ihn in Menüs
discord-move-game = Nummer der Partie, falls mehrere auf dich warten

discord-board = Das Brett einer Partie zeigen, nur dir
discord-board-game = Nummer der Partie; weggelassen: deine Partie hier
discord-board-show = Nahansicht oder Markierungen; weggelassen: das ganze Brett
discord-board-show-close = Meine Seite aus der Nähe
discord-board-show-passant = En-passant-Felder

discord-games = Was auf dich wartet, auf allen Servern
discord-games-terminal = Was auf dich wartet
discord-games-show = Welche Partien; weggelassen: deine
discord-games-show-mine = Meine, überall
discord-games-show-here = Was hier läuft

discord-review = Eine laufende oder frühere Partie nachspielen
discord-review-game = Nummer der Partie oder ein Name; weggelassen: deine Partie hier
discord-review-move = Ab welchem Zug, mit Nummer oder wie gespielt; weggelassen: ab dem letzten

discord-remind = Wie du an Partien erinnert wirst, die auf deinen Zug warten
discord-remind-how = auto, off oder wie oft: 12h, 2d
discord-remind-where = Wo Erinnerungen ankommen
discord-remind-where-here = Wo gespielt wird
discord-remind-where-dm = Als Direktnachricht
discord-remind-quiet = Stunden ohne Erinnerungen, etwa 22-7; oder off
discord-remind-boards = Ob das Brett ohne Ton als Direktnachricht kommt, wenn du am Zug bist
discord-remind-boards-off = Nein
discord-remind-boards-dm = Als Direktnachricht
discord-history = Frühere oder laufende Partien finden
discord-history-player = Wessen Partien; weggelassen: die dieses Servers
discord-history-opponent = Gegen wen
discord-history-result = Wie sie für diese Person ausgingen
discord-history-result-won = Gewonnen
discord-history-result-lost = Verloren
discord-history-result-drawn = Remis
discord-history-state = Ob sie beendet sind; weggelassen: beendete
discord-history-state-ended = Beendet
discord-history-state-running = Laufend
discord-history-since = Der erste Tag, etwa 2026-03-01; Monat oder Jahr genügt
discord-history-until = Der letzte Tag, etwa 2026-03-31; Monat oder Jahr genügt
discord-history-game = Welches Spiel gespielt wurde

discord-profile = Sehen, was jemand gespielt hat und wie die Würfel fielen
discord-profile-player = Von wem; weggelassen: von dir

discord-export = Das Protokoll einer Partie als Datei, zum Aufheben oder um anderswo weiterzuspielen
discord-export-game = Nummer der Partie
discord-verify = Die versiegelten Würfel einer Partie prüfen oder sehen, wie sie versiegelt sind
discord-verify-game = Nummer der Partie; weggelassen: deine Partie hier
discord-export-format = Das Format; weggelassen: Text
discord-export-format-text = Text, mit dem ein anderes Kingboard weiterspielen kann
discord-export-format-json = JSON, für Programme

discord-film = Eine Partie, oder einen Teil davon, als Film ansehen
discord-film-game = Nummer der Partie; weggelassen: deine neueste hier
discord-film-from = Erster Zug, mit Nummer oder wie gespielt; weggelassen: der Anfang
discord-film-to = Letzter Zug, mit Nummer oder wie gespielt; weggelassen: der letzte
discord-film-side = Welche Seite unten ist; weggelassen: deine
discord-film-speed = Wie schnell; weggelassen: etwa ein Zug pro Sekunde, höchstens eine halbe Minute
discord-film-speed-slow = Langsam, zum Mitdenken
discord-film-speed-normal = Normal
discord-film-speed-fast = Schnell, für einen Überblick
discord-film-theme = Die Farben; weggelassen: deine
discord-story = Eine Partie in einem Bild zum Teilen: Anfang, Wendepunkt und Ende
discord-story-game = Nummer der Partie; weggelassen: deine neueste hier
discord-story-side = Welche Seite unten ist; weggelassen: deine
discord-story-theme = Die Farben; weggelassen: deine

discord-draw = Remis anbieten
discord-draw-game = Nummer der Partie, falls du mehrere spielst

discord-takeback = Darum bitten, deinen letzten Zug zurückzunehmen
discord-takeback-game = Nummer der Partie, falls du mehrere spielst

discord-resign = Eine Partie aufgeben; du wirst noch einmal gefragt
discord-resign-game = Nummer der Partie, falls du mehrere spielst
discord-swap = Nach Süds erstem Zug die andere Seite nehmen, wo die Tauschregel gilt
discord-swap-game = Nummer der Partie, falls du mehrere spielst

discord-abort = Eine Partie ohne Ergebnis absagen: vor dem ersten Zug oder nach 30 Tagen Schweigen
discord-abort-game = Nummer der Partie, falls du mehrere spielst

discord-clock = Sehen, wie viel Zeit bleibt
discord-clock-game = Nummer der Partie, falls du mehrere spielst

discord-dice = Würfeln, den Würfeln eigene Worte hinzufügen oder sie neu versiegeln
discord-dice-roll = Zur Abwehr würfeln; das ändert nichts daran, wie die Würfel fallen
discord-dice-enter = Eingeben, wie eure eigenen Würfel fielen, wenn ihr mit solchen spielt
discord-dice-faces = Beide Augenzahlen, die des Angriffs zuerst, etwa 5 2
discord-dice-words = Versiegelten Würfeln eigene Worte hinzufügen, vor deinem ersten Zug
discord-dice-text = Die Worte; ihr beide und alle hier werden sie sehen
discord-dice-renew = Vorschlagen, das Geheimnis der Würfel jetzt offenzulegen und ein neues zu versiegeln
discord-dice-game = Nummer der Partie, falls du mehrere spielst
discord-accept = Eine Herausforderung annehmen; wo gewürfelt wird, mit eigenen Worten für die Würfel
discord-accept-game = Nummer der Herausforderung
discord-accept-words = Worte, die in die Würfel eingehen; alle hier werden sie sehen
discord-pause = Eine Pause vorschlagen: Keine Uhr läuft, bis jemand von euch weitermacht
discord-pause-game = Nummer der Partie, falls du mehrere spielst

discord-resume = Eine pausierte Partie fortsetzen
discord-resume-game = Nummer der Partie, falls du mehrere spielst

discord-give = Allen anderen in einer Partie Zeit schenken
discord-give-time = Wie viel: 1d, 12h, 1d12h
discord-give-game = Nummer der Partie, falls du mehrere spielst

discord-claim = Wenn die Zeit einer Seite um ist: den Sieg beanspruchen oder ohne sie weiterspielen
discord-claim-game = Nummer der Partie, falls du mehrere spielst

discord-holiday = Urlaub nehmen: In deinen Partien läuft keine Uhr; ohne Angabe: deinen Urlaub zeigen
discord-holiday-until = Der letzte Tag, etwa 2026-08-20, oder wie lange, etwa 10d
discord-holiday-from = Der erste Tag, etwa 2026-08-10; weggelassen: ab jetzt
discord-holiday-back = Du bist zurück: Dein Urlaub endet jetzt

discord-hours = Zeitzone, Nacht und freie Tage: Dann stehen deine Uhren; ohne Angabe: sie zeigen
discord-hours-zone = Deine Zeitzone, etwa Europe/Berlin oder +05:30
discord-hours-night = Deine Nacht, etwa 22-7, oder off
discord-hours-rest = Deine freien Tage, etwa sat sun, oder off

discord-touch = Eine Figur offen berühren, in einer Partie mit „Berührt – geführt“
discord-touch-square = Das Feld der Figur, etwa D2
discord-touch-game = Nummer der Partie, falls du mehrere spielst

discord-show = Zeigen, was eine Figur darf
discord-show-square = Das Feld der Figur, etwa D2
discord-show-game = Nummer der Partie, falls du mehrere spielst

discord-describe = Eine Partie vorlesen, in Worten oder als Brett in Buchstaben
discord-describe-square = Nur dieses Feld, etwa D5: was dort steht und was dorthin kann
discord-describe-show = Was vorgelesen wird; weggelassen: alles in Worten
discord-describe-show-all = Alles in Worten
discord-describe-show-mine = Meine Figuren in Worten
discord-describe-show-board = Das Brett in Buchstaben
discord-describe-game = Nummer der Partie, falls du mehrere spielst

discord-explore = Züge auf einem eigenen Brett probieren, das sonst niemand sieht
discord-explore-moves = Züge beider Seiten, etwa D2-D3 D8-D7; ein Angriff gelingt, außer mit fails dahinter
discord-explore-game = Nummer der Partie; weggelassen: deine Partie hier
discord-explore-from = Neu anfangen nach diesem Zug, mit Nummer oder wie gespielt

discord-plan = Antworten im Voraus planen: Nur du siehst sie, und sie werden sofort gespielt
discord-plan-line = Züge der Reihe nach, etwa D8-D7 E1-E2; oder draw accept; weggelassen: den Plan zeigen
discord-plan-game = Nummer der Partie, falls du mehrere spielst

discord-note = Etwas zu einem Zug notieren, für dich selbst
discord-note-text = Deine Notiz, höchstens 500 Zeichen; weggelassen: die Notiz zu diesem Zug löschen
discord-note-move = Der Zug, mit Nummer oder wie gespielt; weggelassen: der letzte
discord-note-game = Nummer der Partie, falls du mehrere spielst

discord-notes = Deine und alle freigegebenen Notizen zu einer Partie lesen
discord-notes-game = Nummer der Partie; weggelassen: deine Partie hier
discord-notes-share = Ob alle deine Notizen lesen dürfen, wenn die Partie zu Ende ist

discord-block = Mit jemandem keine neue Partie spielen, ohne dass es jemand erfährt
discord-block-player = Wen; weggelassen: alle zeigen, die du blockiert hast
discord-unblock = Wieder mit jemandem spielen
discord-unblock-player = Wen; weggelassen: alle zeigen, die du blockiert hast
discord-friend = Jemanden auf deine Freundesliste setzen: Herausforderungen beginnen dann sofort
discord-friend-player = Wen; weggelassen: deine Freundesliste zeigen
discord-unfriend = Jemanden von deiner Freundesliste nehmen: vor jeder Partie wieder gefragt werden
discord-unfriend-player = Wen; weggelassen: deine Freundesliste zeigen

discord-settings = Wählen, wie deine Bretter aussehen und welche Züge du vorab siehst
discord-settings-theme = Die Farben deiner Bretter
discord-settings-welcome = Wer dich herausfordern darf
discord-settings-facing = Welche Seite auf deinen Brettern unten ist
discord-settings-confirm = Welche Züge du siehst, bevor sie zählen

discord-server = Sehen oder ändern, wie auf diesem Server gespielt wird
discord-server-setting = Welche Einstellung; weggelassen: alle
discord-server-value = Was gelten soll; weggelassen: du wählst aus einer Liste

discord-setup = Prüfen, was ich in diesem Kanal darf und wie ich den Rest bekomme

discord-here = Eine Partie in diesen Kanal holen
discord-here-game = Nummer der Partie; weggelassen: die ohne Kanal, oder deine einzige

discord-help = Wie hier gespielt wird
discord-help-game = Bilder zu welchem Spiel; weggelassen: zu dem, das hier gespielt wird
discord-rules = Die Regeln eines Spiels in Kürze, oder eine Regelung
discord-rules-topic = Eine Regelung wie KM-4 oder KG-5, oder eine Überschrift
discord-rules-game = Für welches Spiel

## The adapter's own answers.

done-elsewhere = Erledigt. Es erscheint im Kanal der Partie.
done-restarted = Erledigt. Ich wurde neu gestartet, bevor ich antworten konnte.
done-there = Erledigt in { $game }. Das Brett steht hier:
done-there-move = Dein Zug in { $game }: `{ $moves }`. Das Brett steht hier:
discord-which-setting = Wähle, für welche Einstellung der Wert gelten soll.
discord-no-such-role = Nenne Rollen, indem du sie erwähnst, etwa `@Players`, oder wähle sie aus der Liste, die `/server settings` zeigt.
discord-unknown-control = Diesen Knopf kenne ich nicht mehr. Das neueste Brett der Partie hat die, die funktionieren.
discord-unknown-command = Diesen Befehl kenne ich nicht. Bis Discord die aktuellen zeigt, kann es einige Minuten dauern.
discord-no-such-game = Nenne eine Partie mit ihrer Nummer, etwa `12`. Du findest sie in der Liste der Partien.
discord-unknown-shape = Discord hat das in einer Form geschickt, die ich noch nicht kenne; geändert wurde nichts. Bitte versuch es anders: mit einem Befehl oder mit einer neueren Version von mir.
discord-opponent-is-bot = Bots lassen sich nicht herausfordern: Wähle einen Menschen, oder niemanden für alle hier. Für eine Partie gegen den Computer wähle seine Stufe in **computer**.
discord-films-busy = Gerade entstehen viele Filme, dieser noch nicht. Bitte versuch es in einer Minute noch einmal.
discord-film-in-hand = Dein anderer Film entsteht noch, dieser wurde nicht begonnen. Fordere ihn noch einmal an, sobald der andere da ist.
discord-films-in-a-row = Das waren mehrere Filme hintereinander. Um den nächsten kannst du in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} bitten.
discord-missing-rights = Ich darf in diesem Kanal keine Bretter posten. Hier brauche ich die Rechte **Kanal ansehen**, **Nachrichten senden** (in einem Thread: **Nachrichten in Threads senden**) und **Dateien anhängen**. Bis dahin warten die Nachrichten der Partie; `/board` und `/move` gehen trotzdem.

## Settings and the start of `serve`.

config-unreadable = Die Einstellungen in { $path } sind nicht lesbar: { $why }
config-malformed = Die Einstellungen sind nicht brauchbar: { $why }
config-unknown-level = Die Einstellung log kann nicht „{ $level }“ sein: Wähle off, error, warn, info, debug oder trace.
config-not-loopback = Die Einstellung api_base kann nicht „{ $base }“ sein: Für Discord einspringen darf nur eine Adresse dieses Rechners, etwa http://127.0.0.1:8080.

serve-no-token = Der Bot-Token fehlt: Setz die Umgebungsvariable DISCORD_TOKEN auf den Token aus Discords Entwicklerportal, oder DISCORD_TOKEN_FILE auf eine Datei, in der er steht.
serve-bad-token = Discord kennt diesen Bot-Token nicht: Kopiere ihn neu aus Discords Entwicklerportal und setz DISCORD_TOKEN darauf.
serve-bad-token-file = Discord kennt den Bot-Token in { $path } nicht: Kopiere ihn neu aus Discords Entwicklerportal in diese Datei.
serve-intent-refused = Discord lässt diesen Bot keine Nachrichten lesen: Schalte für ihn im Entwicklerportal den Message Content Intent ein, oder setz read_messages auf false.
serve-unreachable = Discord ist nicht erreichbar: { $why }
serve-ended = Die Verbindung zu Discord ist endgültig beendet: { $why }
