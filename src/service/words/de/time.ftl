### Deutsch: clocks, pauses, gifts, holidays, reminders.

length-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
length-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
length-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
length-minutes = { $count ->
    [0] weniger als 1 Minute
    [one] 1 Minute
   *[other] { $count } Minuten
}
short-days = { $count } Tg.
short-hours = { $count } Std.
short-minutes = { $count } Min.

clock-per-move = Bedenkzeit: { $bank } je Zug. Wer sie überschreitet, verliert.
clock-per-move-soft = Bedenkzeit: { $bank } je Zug. { $others ->
    [one] Läuft sie ab, entscheidet die Gegenseite: Sieg beanspruchen, warten oder Zeit schenken.
   *[other] Läuft sie ab, entscheiden die anderen: ohne diese Person weiterspielen, warten oder Zeit schenken.
}
clock-bank = Bedenkzeit: { $bank } für jede Seite, nach jedem Zug { $increment } dazu, höchstens { $cap }. Wer sie überschreitet, verliert.
clock-bank-soft = Bedenkzeit: { $bank } für jede Seite, nach jedem Zug { $increment } dazu, höchstens { $cap }. { $others ->
    [one] Läuft sie ab, entscheidet die Gegenseite: Sieg beanspruchen, warten oder Zeit schenken.
   *[other] Läuft sie ab, entscheiden die anderen: ohne diese Person weiterspielen, warten oder Zeit schenken.
}
turn-until = Deine Zeit endet { $deadline }.
turn-first-until = Ohne ersten Zug ist die Partie { $deadline } verloren.
moment-due = am { $moment }

challenge-expired = { $player }, niemand hat deine Herausforderung { $game } rechtzeitig angenommen, sie ist verfallen. Biete sie jederzeit neu an.

time-up = { $others ->
    [0] Die Zeit von { $player } in { $game } ist um. Du kannst den Sieg beanspruchen, Zeit schenken oder einfach warten: Es bleibt alles, wie es ist, bis jemand von euch handelt.
   *[other] Die Zeit von { $player } in { $game } ist um. Du kannst ohne { $player } weiterspielen, Zeit schenken oder einfach warten: Es bleibt alles, wie es ist, bis jemand von euch handelt.
}
button-claim = Sieg beanspruchen
button-play-on-without = Ohne diese Person weiterspielen
button-give-one-day = 1 Tag schenken
button-give-three-days = 3 Tage schenken
button-wait = Warten
time-given = { $player } schenkt { $to } { $time }.

pause-offered = { $player } möchte { $game } pausieren: Keine Uhr läuft, und niemand wird erinnert, bis jemand von euch weitermacht. Weiterspielen heißt nein.
move-ends-pause-proposal = Damit ist die vorgeschlagene Pause hinfällig.
pause-declined = { $player } möchte lieber weiterspielen. Keine Pause.
button-pause-accept = Partie pausieren
button-pause-decline = Weiterspielen
paused = { $game } pausiert. Keine Uhr läuft. { $others ->
    [one] Beide Seiten können jederzeit weitermachen.
   *[other] Wer mitspielt, kann jederzeit weitermachen.
}
paused-until = { $game } pausiert, längstens bis { $until }. Keine Uhr läuft. { $others ->
    [one] Beide Seiten können jederzeit weitermachen.
   *[other] Wer mitspielt, kann jederzeit weitermachen.
}
paused-place-gone = { $game } pausiert: Der Kanal ist weg oder mir verschlossen.
paused-left = { $player } hat den Server verlassen, darum pausiert { $game }, und keine Uhr läuft.
paused-left-until = { $others ->
    [0] Ist { $player } bis { $until } nicht zurück, kannst du dann den Sieg beanspruchen.
   *[other] Ist { $player } bis { $until } nicht zurück, können die anderen dann ohne { $player } weiterspielen.
}
button-resume = Weitermachen
resumed = { $player } macht mit { $game } weiter.
pause-ended = Die Pause von { $game } ist vorbei: In einem Wettkampf halten Urlaub und Pausen eine Partie höchstens { $longest } lang an. Die Uhr läuft wieder.
pause-ends-soon = Die Pause von { $games } endet { $until }; dann läuft die Uhr wieder.
holiday-ends-soon = Der Urlaub von { $player } endet { $until }; dann laufen die Uhren wieder in { $games }.

away = { $player } hat Urlaub: { $from } bis { $until }. In { $game } darf weitergespielt werden, aber keine Uhr läuft.
back = { $player } ist aus dem Urlaub zurück. Die Uhren in { $game } laufen wieder.
away-several = { $player } hat Urlaub: { $from } bis { $until }. In { $game } steht so lange nur die Uhr von { $player }.
back-several = { $player } ist aus dem Urlaub zurück. Die Uhr von { $player } zählt in { $game } wieder.
away-games = { $player } hat Urlaub: { $from } bis { $until }. In { $games } darf weitergespielt werden, aber keine Uhr läuft.
back-games = { $player } ist aus dem Urlaub zurück. Die Uhren in { $games } laufen wieder.
away-games-several = { $player } hat Urlaub: { $from } bis { $until }. In { $games } steht so lange nur die Uhr von { $player }.
back-games-several = { $player } ist aus dem Urlaub zurück. Die Uhr von { $player } zählt in { $games } wieder.
moved-here = { $game } geht hier weiter.

end-time = **Die Zeit von { $loser } ist um. { $winner } gewinnt { $game }.**
end-time-first = **{ $loser } hat { $game } nicht rechtzeitig begonnen. { $winner } gewinnt.**
why-time = Zeit
end-abandonment = **{ $loser } ist gegangen und nicht zurückgekommen. { $winner } gewinnt { $game }.**
why-abandonment = Partie verlassen

time-wait = { $others ->
    [0] Gut: Nichts ändert sich. Bis der Zug kommt, kannst du in { $game } immer noch mit { $claim } den Sieg beanspruchen oder mit { $give } Zeit schenken.
   *[other] Gut: Nichts ändert sich. Bis der Zug kommt, kannst du in { $game } immer noch mit { $claim } ohne { $player } weiterspielen oder mit { $give } Zeit schenken.
}
time-wait-on-page = { $others ->
    [0] Gut: Nichts ändert sich. Bis der Zug kommt, kannst du in { $game } immer noch den Sieg beanspruchen oder Zeit schenken.
   *[other] Gut: Nichts ändert sich. Bis der Zug kommt, kannst du in { $game } immer noch ohne { $player } weiterspielen oder Zeit schenken.
}
time-none = { $game } wird ohne Uhr gespielt.
time-shown = Die Uhren in { $game }:
time-shown-player = { $player } hat { $left }
time-shown-running = { $player } hat { $left }, Ablauf { $deadline }
time-shown-up = { $player } hat keine Zeit mehr

refuse-paused = { $game } pausiert. Mach erst mit { $resume } weiter, dann zieh.
refuse-paused-on-page = { $game } pausiert. Lass die Partie erst weitergehen, dann zieh.
refuse-paused-place-gone = { $game } pausiert: Der Kanal ist weg oder mir verschlossen. Hol die Partie mit { $here } in einen anderen Kanal, dann spiel weiter.
refuse-paused-place-gone-on-page = { $game } pausiert: Der Kanal in Discord ist weg oder mir verschlossen. Hol die Partie dort in einen anderen Kanal, dann spiel weiter.
refuse-paused-left = { $game } pausiert, denn { $player } hat den Server verlassen. Von selbst geht es weiter, wenn { $player } zurückkommt; du kannst die Partie mit { $abort } absagen oder später mit { $claim } den Sieg beanspruchen.
refuse-paused-left-on-page = { $game } pausiert, denn { $player } hat den Server verlassen. Von selbst geht es weiter, wenn { $player } zurückkommt; du kannst die Partie absagen oder später den Sieg beanspruchen.
refuse-table-paused-left = { $others ->
    [0] { $game } pausiert, denn { $player } hat den Server verlassen. Von selbst geht es weiter, wenn { $player } zurückkommt; nach drei Tagen kannst du mit { $claim } den Sieg beanspruchen.
   *[other] { $game } pausiert, denn { $player } hat den Server verlassen. Von selbst geht es weiter, wenn { $player } zurückkommt; nach drei Tagen kannst du mit { $claim } ohne { $player } weiterspielen.
}
refuse-table-paused-left-on-page = { $others ->
    [0] { $game } pausiert, denn { $player } hat den Server verlassen. Von selbst geht es weiter, wenn { $player } zurückkommt; nach drei Tagen kannst du den Sieg beanspruchen.
   *[other] { $game } pausiert, denn { $player } hat den Server verlassen. Von selbst geht es weiter, wenn { $player } zurückkommt; nach drei Tagen kannst du ohne { $player } weiterspielen.
}
refuse-not-paused = { $game } pausiert nicht.
refuse-pause-offered = Für { $game } hast du schon eine Pause vorgeschlagen. Zustimmen muss dein Gegenüber.
refuse-stops-used-up = Urlaub und Pausen haben { $game } schon { $longest } lang angehalten. Mehr geht in einem Wettkampf nicht.
refuse-no-pause-offer = Niemand hat für { $game } eine Pause vorgeschlagen. Mit { $pause } schlägst du eine vor.
refuse-no-pause-offer-on-page = Niemand hat für { $game } eine Pause vorgeschlagen.
refuse-own-pause-offer = Das war dein eigener Vorschlag: Die Antwort gibt dein Gegenüber.
refuse-no-clock = { $game } wird ohne Uhr gespielt, da gibt es keine Zeit zu schenken.
refuse-bad-gift = Auf einmal kannst du mindestens 1 Minute und höchstens { $most } schenken. Schreib es als `1d`, `12h` oder `1d12h`.
refuse-full-clock = { $others ->
    [one] Dein Gegenüber hätte dann mehr als { $most }, und so weit geht in { $game } keine Uhr.
   *[other] Jemand von den anderen hätte dann mehr als { $most }, und so weit geht in { $game } keine Uhr.
}
refuse-nothing-to-claim = { $others ->
    [one] In { $game } gibt es für dich nichts zu beanspruchen: Die Zeit deines Gegenübers ist nicht um.
   *[other] In { $game } gibt es für dich nichts zu beanspruchen: Von den anderen hat niemand die Zeit überschritten.
}
refuse-nothing-to-claim-yet = { $others ->
    [one] In { $game } gibt es für dich noch nichts zu beanspruchen: Die Zeit deines Gegenübers endet { $deadline }.
   *[other] In { $game } gibt es für dich noch nichts zu beanspruchen: Die Zeit von { $player } endet { $deadline }.
}
refuse-may-come-back = Dein Gegenüber ist gegangen, kann aber bis { $until } zurückkommen. Danach kannst du in { $game } den Sieg beanspruchen; absagen mit { $abort } geht sofort.
refuse-may-come-back-on-page = Dein Gegenüber ist gegangen, kann aber bis { $until } zurückkommen. Danach kannst du in { $game } den Sieg beanspruchen; absagen geht sofort.
refuse-table-may-come-back = { $others ->
    [0] { $player } ist gegangen, kann aber bis { $until } zurückkommen. Danach kannst du in { $game } den Sieg beanspruchen.
   *[other] { $player } ist gegangen, kann aber bis { $until } zurückkommen. Danach kannst du in { $game } ohne { $player } weiterspielen.
}

hours-none = keine
hours-page = Deine Zeiten, für alle deine Partien: Zeitzone **{ $zone }**, Nacht **{ $night }**, freie Tage **{ $rest }**. Nachts und an freien Tagen stehen deine Uhren, und niemand erinnert dich. Ändern kannst du sie mit { $command }; für Urlaub gibt es { $holiday }.
hours-later = Uhren übernehmen neue Zeiten höchstens einmal in der Woche: Deine richten sich ab **{ $from }** nach diesen, bis dahin nach Zeitzone { $zone }, Nacht { $night }, freie Tage { $rest }.
hours-bad-zone = Eine Zeitzone { $text } kenne ich nicht. Schreib die größte Stadt darin, etwa `Berlin` oder `New York`, oder `+05:30`.
hours-bad-night = { $text } kann ich nicht als Nacht lesen. Schreib etwa `22-7` oder `22:30-06:45`, oder `off`.
hours-long-night = { $text } ist länger als zwölf Stunden. Länger darf eine Nacht nicht sein, sonst liefe nie eine Uhr ab.
hours-bad-rest = { $text } kann ich nicht als freie Tage lesen. Schreib etwa `sat sun`, oder `off`.
hours-much-rest = Höchstens drei Tage pro Woche können frei sein.

holiday-booked = Urlaub: { $from } bis { $until }. { $games ->
    [0] Du hast keine laufenden Partien.
    [one] In einer Partie erfährt es dein Gegenüber, und dort läuft keine Uhr.
   *[other] In { $games } Partien erfährt es dein Gegenüber, und dort läuft keine Uhr.
}
holiday-booked-several = Urlaub: { $from } bis { $until }. { $games ->
    [one] In einer Partie erfahren es die anderen.
   *[other] In { $games } Partien erfahren es die anderen.
} Deine Uhr steht; wo mehr als zwei spielen, laufen die der anderen weiter.
holiday-back = Früher zurück oder Urlaub absagen: { $command } mit **zurück**.
holiday-back-terminal = Früher zurück oder Urlaub absagen: **holiday over**.
holiday-shorter = In { $game } gilt er nur bis { $until }: Mehr Urlaub erlaubt der Server dort dieses Jahr nicht.
holiday-used-up = In { $game } gilt er nicht: Du hattest schon allen Urlaub, den der Server dort dieses Jahr erlaubt.
holiday-shorter-here = In { $game } gilt er nur bis { $until }: In einem Wettkampf halten Urlaub und Pausen eine Partie höchstens { $longest } lang an.
holiday-used-up-here = In { $game } gilt er nicht: Urlaub und Pausen haben die Partie schon { $longest } lang angehalten. Mehr geht in einem Wettkampf nicht.
holiday-over = Willkommen zurück! Auch künftiger Urlaub ist gestrichen. { $games ->
    [0] Keine Partie hat darauf gewartet.
    [one] Die Uhr einer Partie läuft wieder.
   *[other] Die Uhren von { $games } Partien laufen wieder.
}
holiday-none = Du hast keinen Urlaub eingetragen.
holiday-line = Urlaub: { $from } bis { $until }.
holiday-how = Urlaub nimmst du mit { $command }, bis zu einem Tag wie `2026-08-20` oder für eine Zeit wie `10d`. Ziehen darfst du trotzdem.
holiday-bad-day = Diesen Tag kann ich nicht lesen. Schreib ihn wie `{ $today }`, oder wie lange, etwa `10d`.
holiday-past = Dieser Urlaub wäre schon vorbei. Heute ist `{ $today }`.
holiday-far = Ein Urlaub kann höchstens ein Jahr im Voraus beginnen und enden. Heute ist `{ $today }`.
holiday-overlaps = Da hast du schon Urlaub. Sieh deinen Urlaub mit { $command } an oder beende ihn erst.
holiday-many = Du hast schon { $most } Urlaube vor dir. Mehr merke ich mir nicht.
