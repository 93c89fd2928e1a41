### German: what is suggested while an option is typed; a suggestion holds at most 100 characters.

suggest-zone = { $zone }: Dort ist es { $time }
suggest-month = { $month }: { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
suggest-challenge = { $game }: { $challenger } bietet an: { $what }
suggest-clock = { $clock } · { $what }
suggest-no-clock = Keine Uhr
suggest-night = Nachts { $hours }
suggest-no-night = Keine Nacht: alle Stunden zählen
suggest-rest-sat-sun = Samstag und Sonntag
suggest-rest-sun = Sonntag
suggest-rest-fri-sat = Freitag und Samstag
suggest-rest-off = Keine freien Tage
