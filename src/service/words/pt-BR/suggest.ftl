### Brazilian Portuguese: what is suggested while an option is typed; a suggestion holds at most 100 characters.

suggest-zone = { $zone }: lá são { $time }
suggest-month = { $month }: { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
suggest-challenge = { $game }: { $challenger } oferece { $what }
suggest-clock = { $clock } · { $what }
suggest-no-clock = Sem relógio
suggest-night = Noites de { $hours }
suggest-no-night = Sem noite: todas as horas contam
suggest-rest-sat-sun = Sábado e domingo
suggest-rest-sun = Domingo
suggest-rest-fri-sat = Sexta e sábado
suggest-rest-off = Sem dias de folga
