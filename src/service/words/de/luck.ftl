### Deutsch: luck. What dice gave, and what chance alone gives.

luck-attacks = Würfelglück: { $player } hatte Erfolg mit { $won } von { $count ->
    [one] 1 Angriff
   *[other] { $count } Angriffen
} (erwartet: { $expected }{ $usual })
luck-attacks-too = ; { $player } mit { $won } von { $count } (erwartet: { $expected }{ $usual })
luck-usual = ; der Zufall allein ergibt { $least } bis { $most } in 95 von 100 solchen Partien
luck-usual-too = ; { $least } bis { $most }
luck-swing = Der Wurf, der am meisten ausmachte: { $move }, Wert für { $player }: { $worth } { $pieces }.
luck-few = So wenige Angriffe sagen wenig aus.

profile-title = **{ $player }**
profile-none = Von { $player } ist von hier aus noch keine Partie zu sehen. { $command } bietet eine an.
profile-none-on-page = Von { $player } ist von hier aus noch keine Partie zu sehen.
profile-kind = { $title }: { $played } gespielt, { $won } gewonnen, { $drawn } remis, { $lost } verloren; laufend: { $running }.
profile-places = Plätze: { $places }
profile-dice = Versiegelte Würfel, aus { $games ->
    [one] 1 beendeten Partie
   *[other] { $games } beendeten Partien
}:
profile-attacks = Im Angriff hatte { $player } { $won } von { $count } Mal Erfolg (erwartet: { $expected }).
profile-defences = In der Verteidigung hielt { $player } { $won } von { $count } Mal stand (erwartet: { $expected }).
profile-chance = Der Zufall allein ergibt { $least } bis { $most } in 95 von 100 solchen Serien, und so weit vom Erwarteten entfernt wie hier ist er in { $often ->
    [0] weniger als 1
   *[other] { $often }
} von 100.
profile-uncounted = { $count ->
    [one] 1 ältere Partie ist
   *[other] { $count } ältere Partien sind
} noch nicht gezählt. Frag in einer Weile wieder.
profile-seen = Gezählt sind nur Partien, die du von hier aus sehen darfst.
