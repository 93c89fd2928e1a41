### Français : la vérification des dés scellés. Le procédé est dans docs/sealed-dice.md.

verify-agrees = { $rolls ->
    [0] Vérifié : le secret révélé est bien celui qui a été scellé. Aucun dé n’a été lancé dans { $game }.
    [one] Vérifié : le secret révélé est bien celui qui a été scellé, et le seul lancer de { $game } en découle.
   *[other] Vérifié : le secret révélé est bien celui qui a été scellé, et les { $rolls } lancers de { $game } en découlent tous.
}
verify-agrees-several = { $rolls ->
    [one] Vérifié : chaque secret révélé est bien celui qui a été scellé, et le seul lancer de { $game } découle du sien.
   *[other] Vérifié : chaque secret révélé est bien celui qui a été scellé, et les { $rolls } lancers de { $game } découlent tous du leur.
}
verify-unfit = Quelque chose cloche : le secret révélé n’est pas celui du sceau { $seal } ; il ne prouve donc rien sur les dés de { $game }.
verify-bad = Quelque chose cloche : le lancer n° { $number } de { $game } ne découle pas du secret. Au coup { $ply } { $move }, les dés indiqués sont { $told }, mais le secret donne { $follows }. C’est le premier désaccord.
verify-waits = { $rolls ->
    [0] Les dés de { $game } sont scellés (sceau { $seal }), et aucun lancer n’a encore été fait avec ce sceau. Le secret sera révélé à la fin de la partie.
    [one] Les dés de { $game } sont scellés (sceau { $seal }), et un lancer reste à vérifier. Le secret sera révélé à la fin de la partie.
   *[other] Les dés de { $game } sont scellés (sceau { $seal }), et { $rolls } lancers restent à vérifier. Le secret sera révélé à la fin de la partie.
}
verify-so-far = { $rolls ->
    [one] Vérifié jusqu’ici : le seul lancer dont le secret est déjà révélé en découle bien.
   *[other] Vérifié jusqu’ici : les { $rolls } lancers dont le secret est déjà révélé en découlent tous.
}
verify-never-opened = { $rolls ->
    [0] Le secret du sceau { $seal } n’a jamais été révélé. Aucun lancer de { $game } n’en dépend : il n’y a rien à vérifier.
    [one] Le secret du sceau { $seal } n’a jamais été révélé : { $rolls } lancer de { $game } est invérifiable.
   *[other] Le secret du sceau { $seal } n’a jamais été révélé : { $rolls } lancers de { $game } sont invérifiables.
}
verify-elsewhere = { $rolls ->
    [0] { $game } a commencé ailleurs, sous { $there }, et ses dés ont été scellés à nouveau à son arrivée ici. Aucun lancer n’a été fait avec le premier sceau, { $seal }.
    [one] { $game } a commencé ailleurs, sous { $there }, et le secret du sceau { $seal } y est resté : { $rolls } lancer est invérifiable ici.
   *[other] { $game } a commencé ailleurs, sous { $there }, et le secret du sceau { $seal } y est resté : { $rolls } lancers sont invérifiables ici.
}
verify-partly = { $before ->
    [one] Ce qui était scellé concorde (lancers : { $rolls }). Un lancer de { $game } a précédé le sceau : il est invérifiable.
   *[other] Ce qui était scellé concorde (lancers : { $rolls }). { $before } lancers de { $game } ont précédé le sceau : ils sont invérifiables.
}
verify-no-dice = { $game } se joue sans dés : rien à vérifier.
verify-own-dice = { $game } se joue avec des dés personnels : un programme n’a rien à y vérifier.
verify-older = { $game } a commencé avant que les dés soient scellés ici : les siens sont invérifiables.

verify-seal = Sceau `{ $seal }`, de { $game } (version des règles : { $rules }, schéma { $scheme }) :
verify-open = Son secret : { $secret } (lancers décidés : { $rolls })
verify-open-unfit = Le secret indiqué est { $secret }, et ce n’est pas ce qui a été scellé.
verify-shut = Son secret n’est pas révélé (lancers décidés : { $rolls }).
verify-seed = Ajout des { $side } : « { $seed } ».
verify-closed = Mots fermés des { $side } : `{ $seed }`.
verify-no-seed = Aucun ajout des { $side }.
verify-roll = Lancer n° { $number }, { $ply } { $move } : { $told }, concorde.
verify-how = Inutile de me croire sur parole : garde la feuille de partie et vérifie-la sur n’importe quelle machine, avec « { $command } » ou avec le court programme verify_dice.py, fourni avec Kingboard. Donne le sceau tel que tu l’as vu au début de la partie.

verify-not-a-seal = « { $seal } » n’est pas un sceau : un sceau compte { $whole } caractères, de 0 à 9 et de a à f. Il figure dans le message qui a proposé la partie, et { $verify } le montre.
verify-seal-short = « { $seal } » est trop court : donne le sceau entier, ses { $whole } caractères, ou au moins les { $fewest } premiers. Pour quelques caractères, on peut trouver un autre secret qui convient.
verify-other-seal = Aucun sceau de cette feuille de partie ne commence par { $seal }. Elle contient : { $seals }. C’est donc la feuille d’une autre partie, ou une fausse.
