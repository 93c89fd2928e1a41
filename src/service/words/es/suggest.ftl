### Spanish: what is suggested while an option is typed; a suggestion holds at most 100 characters.

suggest-zone = { $zone }: allí son las { $time }
suggest-month = { $month }: { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
suggest-challenge = { $game }: { $challenger } ofrece { $what }
suggest-clock = { $clock } · { $what }
suggest-no-clock = Sin reloj
suggest-night = Noches de { $hours }
suggest-no-night = Sin noche: todas las horas cuentan
suggest-rest-sat-sun = Sábado y domingo
suggest-rest-sun = Domingo
suggest-rest-fri-sat = Viernes y sábado
suggest-rest-off = Sin días libres
