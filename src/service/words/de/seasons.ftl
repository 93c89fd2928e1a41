### German: seasons, their standings and the hall of fame.

season-name-month = { $part ->
    [1] Januar { $year }
    [2] Februar { $year }
    [3] März { $year }
    [4] April { $year }
    [5] Mai { $year }
    [6] Juni { $year }
    [7] Juli { $year }
    [8] August { $year }
    [9] September { $year }
    [10] Oktober { $year }
    [11] November { $year }
   *[other] Dezember { $year }
}
season-name-quarter = { $part }. Quartal { $year }
season-name-half-year = { $part }. Halbjahr { $year }
season-name-year = { $year }
season-length-month = jeder Monat
season-length-quarter = jedes Quartal
season-length-half-year = jedes Halbjahr
season-length-year = jedes Jahr
house-seasons = Saisons
house-seasons-none = keine
house-how-seasons = Wähle, wie lang eine Saison ist: **month** (Monat), **quarter** (Quartal), **half-year** (Halbjahr) oder **year** (Jahr), nach dem Kalender in UTC; **none** heißt keine Saisons. Eine Saison setzt keine Wertung zurück: Ihre Rangliste reiht nur ihre eigenen Partien, und die ersten drei kommen in die Ruhmeshalle.
season-title = **{ $season }: { $pool }**
season-title-everywhere = **{ $season }, alle Server: { $pool }**
season-until = Diese Saison endet { $until }.
season-rule = Hier stehen alle mit mindestens fünf gewerteten Partien der Saison gegen mindestens drei Leute. Nur diese Partien zählen, jede nach der Stärke der Gegner; eine Saison setzt keine Wertung zurück.
season-none = Auf diesem Server gibt es keine Saisons.
season-none-manager = Auf diesem Server gibt es keine Saisons. { $command } führt sie ein.
hall-title = **Ruhmeshalle: { $pool }**
hall-title-everywhere = **Ruhmeshalle aller Server: { $pool }**
hall-none = Noch hat keine vergangene Saison jemanden in ihrer Rangliste.
hall-now = Jetzt: { $season }. Ende: { $until }.
hall-season = Ganze Rangliste einer Saison
button-season = Diese Saison
button-all-time = Insgesamt
button-hall = Ruhmeshalle
button-hall-older = Ältere
button-hall-newest = Neueste
house-podium = Rollen der ersten drei
house-podium-none = keine
house-how-podium = Wähle bis zu drei Rollen, in der Reihenfolge der Plätze; eine einzige gilt für alle drei. Wer in der Rangliste des Spiels dieses Servers auf Platz eins, zwei oder drei ist, trägt sie, solange das so bleibt: in der laufenden Saison oder, wo es keine Saisons gibt, insgesamt. Ich vergebe und entziehe diese Rollen, also brauche ich **Rollen verwalten**, und meine eigene Rolle muss über ihnen stehen. **none** heißt keine Rollen.
house-podium-missing = Für die Rollen der ersten drei fehlt mir noch:
house-podium-low = Discord hat eine Rolle der ersten drei verweigert. Zieh meine eigene Rolle in der Rollenliste des Servers über sie; ich versuche es innerhalb einer Stunde wieder.
right-roles = • **Rollen verwalten**: um den ersten drei ihre Rollen zu geben und sie ihnen wieder zu nehmen
standings-sheet-everywhere = { $span }, alle Server
card-provisional = { $pool }, vorläufig
card-form = Zuletzt
card-all = Alle Partien
card-best = Bester Sieg: { $player } ({ $rating }), { $game }
card-opening = Üblicher erster Zug, { $side }: { $move } ({ $count } von { $games })
card-luck = Würfel: { $won } von { $count } Angriffen gewonnen, { $expected } erwartet
card-luckless = Ergebnis { $score } ± { $error } %, ohne Würfelglück { $without } ± { $left } % ({ $games } Partien)
card-alt = Wertung von { $player }: { $rating } ± { $deviation }. Seit { $from }, als die erste gewertete Partie endete, war sie höchstens { $high } und mindestens { $low }.
card-alt-form = Letzte Ergebnisse, das neueste zuletzt: { $results }.
card-alt-results = { $label }: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
form-won = gewonnen
form-drawn = remis
form-placed = Platz { $place } von { $seats }
form-lost = verloren
unrated-barred = Ein Konto am Tisch zählt auf diesem Server nicht für Wertungen.
standings-barred = Die Moderation dieses Servers hat dein Konto von seinen Wertungen ausgeschlossen, darum stehst du hier in keiner Rangliste. Sie kann das aufheben.
rating-barred = { $player } zählt auf diesem Server zurzeit nicht für Wertungen.
rating-merged = Partien von { $player } zählen auf diesem Server für { $other }.
account-own = Hier geht es um ein eigenes Konto. Das muss jemand anderes von der Moderation entscheiden.
account-counts = { $player } zählt für Wertungen wie alle anderen, es gibt also nichts aufzuheben.
account-barred-already = { $player } ist von den Wertungen dieses Servers schon ausgeschlossen. `moderate admit` hebt das auf.
account-same = Partien von { $player } und dem anderen Konto zählen schon für dasselbe.
account-barred = { $player } ist von den Wertungen dieses Servers ausgeschlossen: Partien, die ab jetzt beginnen, zählen nicht. Begonnene gehen weiter wie bisher; `moderate unrate` nimmt eine einzelne heraus.
account-merged = Alle Partien von { $player } auf diesem Server zählen jetzt für { $other }; die der beiden gegeneinander zählen nicht. Die Wertungen hier werden neu berechnet.
account-admitted = { $player } zählt auf diesem Server für Wertungen wie alle anderen.
account-told = Die Betroffenen erfahren es privat.
account-somebody = jemand
account-notice-barred = Moderation: Dein Konto zählt auf einem Server nicht mehr für Wertungen. Partien, die dort ab jetzt beginnen, werden nicht gewertet; laufende gehen weiter wie bisher.
account-notice-merged = Moderation: Auf einem Server zählen alle Partien von { $player } jetzt für die Wertungen von { $other }.
account-notice-admitted = Moderation: { $player } zählt auf einem Server wieder für Wertungen wie alle anderen.
account-notice-ask = Hältst du das für einen Irrtum, frag die Moderation dort in { $place }.
moderate-line-barred = { $when }: { $player } von den Wertungen ausgeschlossen von { $moderator }.
moderate-line-merged = { $when }: Partien von { $player } zählen für { $other }, entschieden von { $moderator }.
moderate-line-admitted = { $when }: { $player } zählt für Wertungen wie alle anderen, entschieden von { $moderator }.
discord-name-bar = ausschließen
discord-name-merge = verbinden
discord-name-admit = zulassen
discord-name-into = für
discord-moderate-bar = Ein Konto von den Wertungen hier ausschließen: Partien, die ab jetzt beginnen, zählen nicht
discord-moderate-merge = Zwei Konten einer Person: Alle ihre Partien hier zählen für eines davon
discord-moderate-admit = Ausschließen oder Verbinden aufheben: Das Konto zählt hier wieder für sich
discord-moderate-into = Das Konto, für das alle Partien des anderen zählen sollen
discord-moderate-barred = Das Konto, das ausgeschlossen wird
discord-moderate-merged = Das Konto, das nicht mehr für sich zählt
discord-moderate-admitted = Das Konto, das ausgeschlossen oder verbunden wurde
discord-moderate-grounds = Warum; die betroffene Person liest es privat, höchstens 200 Zeichen
settings-rated = Gewertete Partien: **{ $rated }**. { $command } ändert das.
settings-rated-terminal = Gewertete Partien: **{ $rated }**. **rated server**, **rated on** und **rated off** ändern das.
setting-rated = Wählen, ob deine Herausforderungen gewertet werden
rated-server = Deine Herausforderungen werden gewertet, wie es der Server hält
rated-server-terminal = Deine Herausforderungen werden gewertet, wie es dieser Tisch hält
rated-on = Deine Herausforderungen mit Uhr werden gewertet
rated-off = Deine Herausforderungen werden nicht gewertet
discord-settings-rated = Ob deine Herausforderungen gewertet werden, wenn sie nichts sagen
discord-name-season = saison
discord-name-hall = ruhmeshalle
discord-standings-season = Insgesamt oder die Partien einer Saison
discord-standings-season-all = insgesamt
discord-standings-season-now = diese Saison
discord-standings-season-last = die letzte Saison
discord-hall = Die ersten drei jeder vergangenen Saison sehen
