### Deutsch: reminders, and the list of what waits.

reminder = { $player }, { $game } gegen { $opponent } wartet noch auf deinen Zug. Deine Zeit endet { $deadline }.
reminder-untimed = { $player }, { $game } gegen { $opponent } wartet schon { $time } auf deinen Zug.
reminder-several = { $player }, diese Partien warten auf deinen Zug:
reminder-line = { $game } gegen { $opponent }: Ablauf { $deadline }
reminder-line-untimed = { $game } gegen { $opponent }: schon { $time }
reminder-silent = Wenn du bis { $from } nicht gezogen hast, darf die Partie ohne Ergebnis abgesagt werden.
reminder-silent-now = Weil du { $time } lang nicht gezogen hast, darf die Partie ohne Ergebnis abgesagt werden.
reminder-silent-several = Eine Partie ohne Uhr darf ohne Ergebnis abgesagt werden, sobald du { $time } lang nicht gezogen hast.
button-play = Spielen
button-not-now = Nicht jetzt

not-now = Gut, nicht jetzt. Nächste Erinnerung an { $game }: { $when }.
not-now-too-near = Für noch eine Erinnerung an { $game } ist es zu knapp: Deine Zeit für den Zug endet { $deadline }.
not-now-never = Für diesen Zug erinnere ich dich nicht mehr an { $game }.
not-now-nothing = Keine dieser Partien wartet gerade auf dich, da gibt es nichts aufzuschieben.

remind-page = **Deine Erinnerungen**
remind-now-auto = Automatisch: eine, wenn vier Fünftel deiner Zeit für einen Zug um sind; ohne Uhr eine nach 3 Tagen, dann immer seltener.
remind-now-off = Aus: Du wirst nicht erinnert.
remind-now-every = In festem Abstand ({ $time }), solange eine Partie auf dich wartet; nach fünf Erinnerungen ohne Antwort keine mehr.
remind-now-place = Sie kommen dort, wo gespielt wird.
remind-now-person = Sie kommen als Direktnachricht.
remind-now-quiet = Ruhezeit: { $hours } ({ $zone }; { $command } ändert die Zeitzone). Dann kommt keine, auch nicht in deinen Nächten, an freien Tagen oder im Urlaub.
remind-now-no-quiet = Du hast dafür keine Ruhezeit. In deinen Nächten, an freien Tagen und im Urlaub kommt keine.
remind-now-boards = Sobald du am Zug bist, kommt das Brett als Direktnachricht, ohne Ton.
remind-now-no-boards = Bretter kommen nicht als Direktnachricht.
remind-closed = Eine Direktnachricht an dich wurde abgewiesen: { $when }. Seither kommen Erinnerungen dort, wo gespielt wird, und Bretter als Direktnachricht sind abgeschaltet. Um sie wieder zu bekommen, erlaube Direktnachrichten von Mitgliedern eines gemeinsamen Servers und wähle sie neu.
remind-typed = Andere Abstände und Zeiten kannst du tippen: bei { $command } etwa `36h` und `22-7`.
remind-menu-how = Wie oft?
remind-menu-where = Wo?
remind-menu-quiet = Ruhezeit?
remind-menu-boards = Bretter als Direktnachricht?
remind-often-auto = Erinnere mich, wenn es Zeit ist
remind-often-off = Erinnere mich nicht
remind-often-every = Erinnere mich regelmäßig (Abstand: { $time })
remind-to-place = Erinnere mich dort, wo gespielt wird
remind-to-person = Erinnere mich per Direktnachricht
remind-silence-off = Keine Ruhezeit
remind-silence = Ruhezeit { $hours }
remind-boards-on = Schick mir Bretter als Direktnachricht
remind-boards-off = Keine Bretter als Direktnachricht

refuse-remind-how = „{ $typed }“ kann ich nicht als Abstand lesen. Schreib `auto`, `off` oder wie oft: `12h`, `2d`, `1d12h`.
refuse-remind-length = Erinnerungen kommen höchstens einmal pro Stunde und mindestens einmal in 60 Tagen: nicht „{ $typed }“.
refuse-remind-where = Erinnerungen kommen `here`, wo gespielt wird, oder per `dm`: nicht „{ $typed }“.
refuse-quiet = „{ $typed }“ kann ich nicht als Ruhezeit lesen. Schreib sie als `22-7` oder `22:30-06:45`, oder `off`.
refuse-quiet-long = Die Ruhezeit darf höchstens zwölf Stunden dauern. Freie Tage und Urlaub sind auch ohne sie still.
refuse-boards = Bretter kommen per `dm` oder gar nicht: `off`.

inbox-mine = **Diese warten auf dich:**
inbox-others = **Diese warten auf andere:**
inbox-offers = **Diese werden dir angeboten:**
inbox-timed = { $game } gegen { $opponent }: Ablauf { $deadline }
inbox-timed-terminal = { $game } gegen { $opponent }: noch { $left }, Ablauf { $deadline }
inbox-timed-stops = { $game } gegen { $opponent }: noch { $left }, Ablauf { $deadline }
inbox-stands = { $game } gegen { $opponent }: noch { $left }
inbox-untimed = { $game } gegen { $opponent }: wartet schon { $time }
inbox-asked = { $game } gegen { $opponent }
inbox-offer = { $game } von { $challenger }
inbox-to-move = { $player } am Zug
inbox-paused = pausiert
inbox-away = { $player } hat Urlaub bis { $until }
inbox-draw = Remis ist angeboten
inbox-takeback = eine Rücknahme ist erbeten
inbox-pause = eine Pause ist vorgeschlagen
inbox-stand-in = ein Computer ist für einen Platz vorgeschlagen
inbox-renewal = ein neues Siegel ist vorgeschlagen
inbox-silent = { $abort } beendet sie ohne Ergebnis
inbox-silent-on-page = kann abgesagt werden
inbox-up = die Zeit ist um
inbox-page = Seite { $page } von { $pages }.
inbox-open-here = { $count ->
    [one] Eine Herausforderung ist hier offen.
   *[other] { $count } Herausforderungen sind hier offen.
}
inbox-open-here-terminal = { $count ->
    [one] Eine Herausforderung ist hier offen. **challenges** zeigt sie, **ja** oder **nein** beantwortet sie.
   *[other] { $count } Herausforderungen sind hier offen. **challenges** zeigt sie, **accept 12** und **decline 12** beantworten eine.
}
inbox-nothing = Gerade wartet nichts auf dich.
inbox-last = { $count ->
    [one] Kein anderes Brett wartet auf dich.
   *[other] Das war das letzte von { $count } Brettern, die auf dich warten.
}
inbox-nth = { $count ->
    [one] Kein anderes Brett wartet auf dich.
   *[other] Brett { $nth } von { $count }, die auf dich warten.
}
inbox-table = Nachricht
inbox-to-table = Zur neuesten { $table } der Partie.
button-next = Nächstes Brett
button-challenges = Herausforderungen ({ $count })
button-skip = Überspringen
button-inbox = Liste
button-from-first = Von vorn
button-page-back = Zurück
button-page-back-terminal = ◀ Zurück
button-page-on = Mehr
button-page-on-terminal = Mehr ▶
