### Deutsch: Moderation, was sie tut, und was in eigene Felder getippt wird.

house-moderators = Moderation von Partien
house-moderators-all = alle, die Nachrichten verwalten dürfen
house-how-moderators = Wähle die Rollen, die Partien anhalten, annullieren und übergeben dürfen. **all** sind alle, die Nachrichten verwalten dürfen. Wer den Server verwaltet, darf es immer. Sieht eine Rolle den Befehl nicht, erlaub ihn in den Servereinstellungen unter Integrationen.

discord-moderate = Für die Moderation: Partien anhalten, annullieren, übergeben; welche Konten für Wertungen zählen
discord-moderate-pause = Eine Partie anhalten, bis die Moderation sie weitergehen lässt
discord-moderate-resume = Eine von der Moderation angehaltene Partie weitergehen lassen
discord-moderate-annul = Eine Partie ohne Ergebnis beenden oder ihr Ergebnis streichen
discord-moderate-hand-over = Jemanden bitten, einen Platz zu übernehmen
discord-moderate-log = Was die Moderation getan hat, das Neueste zuerst
discord-moderate-game = Die Nummer der Partie
discord-moderate-from = Wem der Platz jetzt gehört
discord-moderate-to = Wer ihn übernehmen soll
discord-moderate-reason = Warum; alle am Tisch lesen es, höchstens 200 Zeichen
discord-moderate-player = Über wen; ohne Angabe über alle
discord-seat-for-bot = Ein Bot kann keinen Platz übernehmen. Nenn jemanden, der spielt.

moderated-paused = Moderation: { $moderator } hat { $game } angehalten. Keine Uhr läuft, und nur die Moderation kann sie weitergehen lassen.
moderated-resumed = Moderation: { $moderator } lässt { $game } weitergehen.
moderated-annulled = **Moderation: { $moderator } hat { $game } annulliert.** Sie zählt für niemanden. Ihre Züge bleiben lesbar.
moderated-offered = Moderation: { $moderator } bittet { $to }, in { $game } für { $from } weiterzuspielen. { $to } kann bis { $until } zustimmen.
moderated-declined = { $player } hat das abgelehnt: In { $game } behalten alle ihren Platz.
moderated-lapsed = Niemand hat den Platz rechtzeitig angenommen: In { $game } behalten alle ihren Platz.
moderated-handed = { $to } spielt in { $game } für { $from } weiter, worum { $moderator } von der Moderation gebeten hatte. Remisangebote, Bitten um Rücknahme und dergleichen gelten nicht mehr.
moderated-reason = Grund: { $reason }

button-seat-accept = Platz übernehmen
button-seat-decline = Ich nicht

refuse-held = Moderation: { $moderator } hat { $game } angehalten. Weitergehen lassen kann sie nur die Moderation dieses Servers; frag dort nach. Aufgeben mit { $resign } geht jederzeit.
refuse-held-on-page = Moderation: { $moderator } hat { $game } angehalten. Weitergehen lassen kann sie nur die Moderation ihres Servers; frag dort nach. Aufgeben geht jederzeit.

board-annulled = { $game } wurde von der Moderation annulliert. Sie hat kein Ergebnis.

moderate-no-server = Moderation gehört zu einem Server, auf dem ich bin. Frag in einem seiner Kanäle danach.
moderate-not-yours = Das kann nur die Moderation dieses Servers.
moderate-among-friends = Moderation ist für Server da. An diesem Tisch seid ihr unter euch: `pause`, `abort` und `resign` tun, was nötig ist.
moderate-done = Erledigt. Am Tisch von { $game } wird es in deinem Namen mitgeteilt.
moderate-annul-sure = { $game } annullieren? Sie endet ohne Ergebnis und zählt für niemanden. Das lässt sich nicht rückgängig machen. So steht sie:
moderate-annul-over = { $game } annullieren, obwohl sie zu Ende ist? Ihr Ergebnis zählt dann für niemanden mehr. Das lässt sich nicht rückgängig machen. So ging sie aus:
moderate-cannot-sit = { $player } kann diesen Platz nicht übernehmen. Frag jemand anderen.
moderate-own-game = Du spielst selbst in { $game }, also muss sich jemand anderes von der Moderation darum kümmern.
moderate-not-running = { $game } wird gerade nicht gespielt, darum gibt es da nichts zu tun.
moderate-held = { $game } ist schon angehalten, von { $player }.
moderate-not-held = { $game } ist nicht von der Moderation angehalten. Was die Spielenden vereinbart haben, beenden sie selbst.
moderate-annulled = { $game } ist schon annulliert.
moderate-void = { $game } ist ohnehin ohne Ergebnis zu Ende.
moderate-no-place = Der Kanal von { $game } ist weg oder mir verschlossen, darum könnte es niemand erfahren. Zuerst muss jemand, der mitspielt, sie in einen Kanal holen.
moderate-not-seated = { $player } spielt nicht in { $game }.
moderate-plays-already = { $player } spielt schon in { $game }.
moderate-no-offer = Dieses Angebot eines Platzes in { $game } gilt nicht mehr.
moderate-not-asked = Dieser Platz in { $game } ist { $player } angeboten; antworten kann nur, wer gefragt ist.
moderate-lapsed = Diesem Angebot eines Platzes in { $game } konnte man bis { $until } zustimmen. Es lässt sich erneuern.
moderate-offer-stands = In { $game } gilt noch ein Angebot für den Platz von { $player }. Erst muss es beantwortet oder zurückgezogen werden.
moderate-seat-counts = { $game } zählt für eine Wertung, ein Turnier oder eine Leiter. Deshalb behalten alle ihren Platz. Die Moderation kann deinen Platz neu besetzen. Du kannst auch eine Pause anbieten.
moderate-log = **Was die Moderation getan hat**
moderate-log-empty = Dazu steht nichts im Protokoll.
moderate-log-more = und { $count } ältere
moderate-line-paused = { $when }, { $game }: angehalten von { $moderator }.
moderate-line-resumed = { $when }, { $game }: fortgesetzt von { $moderator }.
moderate-line-annulled = { $when }, { $game }: annulliert von { $moderator }.
moderate-line-offered = { $when }, { $game }: { $moderator } bot { $to } einen Platz an.
moderate-line-declined = { $when }, { $game }: { $moderator } lehnte einen Platz ab.
moderate-line-handed = { $when }, { $game }: { $to } übernahm den Platz von { $from }, auf Bitte von { $moderator }.

form-type = Hier eintippen
form-why = Warum? Alle am Tisch lesen es
form-zone = Zeitzone
form-night = Nacht
form-rest = Freie Tage
form-away = Urlaub bis
form-quiet = Ruhezeit
form-remind = Wie oft erinnern
form-annul = Partie annullieren
form-open = { $what } …
form-again = Noch einmal …
form-typed = Schreib es hinter { $command }, zum Beispiel: { $sample }
refuse-rematch-annulled = { $game } wurde annulliert, eine Revanche gibt es dafür nicht. Biete stattdessen eine neue Partie an.
