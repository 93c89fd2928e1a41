### Français : la chance, ce que les dés ont donné et ce que donne le seul hasard.

luck-attacks = Chance : en attaque, { $player } a réussi { $won } fois sur { $count } (attendu : { $expected }{ $usual })
luck-attacks-too = {" "}; { $player }, { $won } fois sur { $count } (attendu : { $expected }{ $usual })
luck-usual = {" "}; le seul hasard donne de { $least } à { $most } dans 95 parties semblables sur 100
luck-usual-too = {" "}; de { $least } à { $most }
luck-swing = Le lancer qui a le plus compté : { $move }. Il vaut { $worth } { $pieces } à { $player }.
luck-few = Si peu d’attaques ne prouvent pas grand-chose.

profile-title = **{ $player }**
profile-none = Aucune partie de { $player } n’est visible d’ici pour l’instant. { $command } en propose une.
profile-none-on-page = Aucune partie de { $player } n’est visible d’ici pour l’instant.
profile-kind = { $title } : parties jouées { $played }, victoires { $won }, nulles { $drawn }, défaites { $lost } ; en cours { $running }.
profile-places = Places : { $places }
profile-dice = Dés scellés, dans { $games ->
    [one] une partie terminée
   *[other] { $games } parties terminées
} :
profile-attacks = En attaque, { $player } a réussi { $won } fois sur { $count } (attendu : { $expected }).
profile-defences = En défense, { $player } a tenu { $won } fois sur { $count } (attendu : { $expected }).
profile-chance = Le seul hasard donne de { $least } à { $most } dans 95 séries semblables sur 100, et s’écarte autant de l’attendu dans { $often ->
    [0] moins d’une série
    [one] { $often } série
   *[other] { $often } séries
} sur 100.
profile-uncounted = { $count ->
    [one] 1 partie plus ancienne n’est pas encore comptée.
   *[other] { $count } parties plus anciennes ne sont pas encore comptées.
} Redemande dans un moment.
profile-seen = Seules comptent les parties que tu peux voir d’ici.
