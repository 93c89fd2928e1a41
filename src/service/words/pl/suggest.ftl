### Polish: what is suggested while an option is typed; a suggestion holds at most 100 characters.

suggest-zone = { $zone }: jest tam { $time }
suggest-month = { $month }: { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
suggest-challenge = { $game }: { $challenger } proponuje: { $what }
suggest-clock = { $clock } · { $what }
suggest-no-clock = Bez zegara
suggest-night = Noc { $hours }
suggest-no-night = Bez nocy: liczą się wszystkie godziny
suggest-rest-sat-sun = Sobota i niedziela
suggest-rest-sun = Niedziela
suggest-rest-fri-sat = Piątek i sobota
suggest-rest-off = Bez dni wolnych
