### French: what is suggested while an option is typed; a suggestion holds at most 100 characters.

suggest-zone = { $zone } : il y est { $time }
suggest-month = { $month } : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
suggest-challenge = { $game } : { $challenger } propose { $what }
suggest-clock = { $clock } · { $what }
suggest-no-clock = Sans pendule
suggest-night = Nuits : { $hours }
suggest-no-night = Pas de nuit : toutes les heures comptent
suggest-rest-sat-sun = Samedi et dimanche
suggest-rest-sun = Dimanche
suggest-rest-fri-sat = Vendredi et samedi
suggest-rest-off = Pas de jours de repos
