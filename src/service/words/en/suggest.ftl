### English: what is suggested while an option is typed; a suggestion holds at most 100 characters.

suggest-zone = { $zone }: it is { $time } there
suggest-month = { $month }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
suggest-challenge = { $game }: { $challenger } offers { $what }
suggest-clock = { $clock } · { $what }
suggest-no-clock = No clock
suggest-night = Nights of { $hours }
suggest-no-night = No night: all hours count
suggest-rest-sat-sun = Saturday and Sunday
suggest-rest-sun = Sunday
suggest-rest-fri-sat = Friday and Saturday
suggest-rest-off = No days off
