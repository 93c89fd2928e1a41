### Français : King's Guard – camps et pièces, coups illégaux, positions fautives et fins de partie.

side-south = Sud
side-north = Nord
piece-guard = { $count ->
    [one] garde
   *[other] gardes
}
option-small = petit plateau
option-diagonal = pas diagonaux
option-swap = règle du gâteau
option-no-swap = sans règle du gâteau

end-king-taken = **Le roi de { $loser } est pris. { $winner } gagne { $game } !**
why-king-taken = roi pris
end-immobility = **{ $loser } n’a aucun coup légal. { $winner } gagne { $game } !**
why-immobility = aucun coup légal
end-standstill = **Cent tours sans qu’une pièce soit posée sur une pièce de l’autre couleur. { $game } est nulle.**
why-standstill = cent tours sans prise

expected-square-large = j’attendais une colonne de A à I
expected-square-small = j’attendais une colonne de A à H
expected-row-large = j’attendais une rangée de 1 à 10
expected-row-small = j’attendais une rangée de 1 à 8

illegal-must-move = À chaque tour, au moins la pièce du dessus d’une tour doit bouger. Indique une tour et où va sa pièce du dessus, comme dans `E5-E6`.
illegal-one-tower = Dans un tour, on ne joue qu’une seule tour. Celui-ci a commencé en { $square } : rien ne peut partir de { $other }. Sépare par des virgules les cases où vont les pièces de la tour.
illegal-turn-over = Après cela, plus rien ne peut bouger en { $square } : le tour finit là. Enlève le reste.
illegal-turn-won = Le roi en { $square } tombe, et la partie finit là. Enlève le reste.
illegal-turn-elsewhere = Ce tour continue depuis { $square }. Dis où va la pièce suivante, ou `done`.
illegal-not-your-top = La pièce du dessus en { $square } est à { $side } : tu ne peux pas jouer depuis cette case.
illegal-duty = Ta tour pleine passe d’abord, et au moins sa pièce du dessus doit la quitter. Ce tour commence là : { $squares }.
illegal-stays = Aucune pièce ne peut finir sur la case d’où elle est partie. Indique une autre case que { $square }.
illegal-own-king = Ton propre roi est en { $square }, et rien ne se pose sur lui.
illegal-tower-full = La tour en { $square } est pleine : elle a { $most } pièces et n’en reçoit plus.
illegal-king-spared = Cette pièce est à { $side } et ne prend pas son propre roi en { $square }. Seule une de tes pièces le peut.
illegal-corner = Ici les pas suivent les rangées et les colonnes, jamais les diagonales. Nombre de pas de { $from } à { $to } : { $steps }. La pièce du dessus, en { $from }, en a autant que sa hauteur : { $height }.
illegal-too-far = { $to } est à { $steps } pas de { $from } par rangées et colonnes. La pièce du dessus, en { $from }, fait autant de pas que la hauteur de sa tour, ici { $height }.
illegal-too-far-diagonal = { $to } est à { $steps } pas de { $from }, diagonales comprises. La pièce du dessus, en { $from }, fait autant de pas que la hauteur de sa tour, ici { $height }.
illegal-no-way = D’autres pièces barrent la route : de { $from } à { $to }, aucun chemin par des cases vides n’est assez court pour une pièce de hauteur { $height }.

rule-must-move = la pièce du dessus doit bouger
rule-one-tower = une seule tour par tour
rule-turn-over = le tour est fini
rule-turn-won = le roi tombe d’abord
rule-turn-elsewhere = le tour continue ailleurs
rule-not-your-top = la pièce du dessus n’est pas à toi
rule-duty = démonte d’abord ta tour pleine
rule-stays = elle doit quitter sa case
rule-own-king = rien ne va sur ton roi
rule-tower-full = la tour est pleine
rule-king-spared = aucune pièce ne prend son propre roi
rule-corner = aucun pas en diagonale
rule-too-far = trop loin pour cette hauteur
rule-too-far-diagonal = trop loin pour cette hauteur
rule-no-way = le chemin est barré

field-duties = les tours à démonter
setup-guard-letter = Aucune pièce n’a la lettre « { $found } ». Les pièces sont K et G, en minuscules pour Nord.
setup-run = « { $found } » n’est pas un nombre de cases vides : écris un chiffre de 1 à { $most }, jamais deux de suite.
setup-row-wide = La rangée { $row } a plus de { $most } cases.
setup-row-narrow = La rangée { $row } a moins de { $most } cases.
setup-row-count = Ici une position a { $most } rangées séparées par « / » ; celle-ci : { $found }.
setup-tower-open = La « ( » de cette tour n’est jamais fermée.
setup-tower-short = Une tour entre « ( ) » a au moins deux pièces. Une pièce seule s’écrit sans parenthèses.
setup-tower-high = La tour en { $square } est trop haute : une case porte au plus { $most } pièces.
setup-guard-side = Le camp au trait est « s » ou « n ».
setup-duty-square = La liste des tours à démonter attend ici le nom d’une case, comme E5, ou « - » s’il n’y en a pas.
setup-duty-twice = { $square } est déjà dans la liste des tours à démonter.
setup-duty-low = Seule une tour pleine est à démonter : celle en { $square } n’a pas { $most } pièces.
setup-duty-stuck = Rien ne peut quitter { $square } maintenant, cette tour n’est donc plus à démonter.
setup-turn-square = Après « @ » vient la case que l’on vide, comme E5.
setup-turn-count = Après la case que l’on vide viennent deux-points et le nombre de pièces parties, comme « :1 ».
setup-turn-left = Au moins une pièce a quitté { $square }, et { $most } au plus ont pu la quitter.
setup-turn-king = Un roi est toujours au sommet et bouge en premier : il ne peut en rester aucun en { $square }.
setup-turn-stuck = Rien ne peut bouger en { $square }, ce tour est donc fini.
setup-king-none = { $side } n’a pas de roi.
setup-king-two = { $side } a un second roi, en { $square }.
setup-guard-many = { $side } a plus de { $most } gardes : celui en { $square } est de trop.
setup-king-buried = En { $square }, un roi est sous d’autres pièces. Seule la pièce qui l’a pris peut être posée sur lui.
setup-king-fallen = Le roi en { $square } est pris, la partie est donc finie : { $side } est au trait, et aucune tour n’est à démonter ni en train d’être vidée.

turn-goes-on-kings-guard = { $player }, ton tour continue : dis où va la pièce suivante de la tour, ou `done`.
turn-due = { $count ->
    [one] Ta tour pleine en { $cells } passe d’abord : au moins sa pièce du dessus doit la quitter.
   *[other] Tes tours pleines en { $cells } passent d’abord : commence par l’une d’elles. Au moins sa pièce du dessus doit la quitter.
}
caption-turn-goes-on-kings-guard = { $side } : le tour continue
caption-turn-due = Trait : { $side }, d’abord la tour pleine : { $cells }
pick-so-far = Choisi jusqu’ici : **{ $moves }**.
pick-or-done = Ou laisse le reste en place, et tu as fini.
button-done = Fini

## The pie rule

button-swap = Changer de camp
swap-possible = Au lieu de jouer, tu peux prendre le camp { $side }, une seule fois : **Changer de camp** ou `swap`.
swap-made = { $player } prend le camp { $side }. { $opponent } joue désormais { $other }.
swap-undone = L’échange est annulé : { $player } joue de nouveau { $side } et { $opponent } { $other }.
swap-word = l’échange des camps
refuse-swap-not-declared = { $game } se joue sans la règle du gâteau : les camps restent tels quels.
refuse-swap-early = On ne peut changer de camp qu’une fois le premier tour terminé.
refuse-swap-late = Il est trop tard pour changer dans { $game } : c’était possible seulement à la place du premier tour du second camp.
refuse-swap-done = Les camps ont déjà été échangés dans { $game }, et cela ne se fait qu’une fois.
refuse-swap-not-yours = Le choix de changer revient à { $player }.
console-swap = Avec **swap**, Nord prend une fois, juste après le premier tour de Sud, le camp de celui-ci. Cette règle du gâteau vaut d’office à King’s Guard avec **small diagonal**, où sans elle Sud a un grand avantage ; **no-swap** après **new** l’enlève, **swap** la met sur les autres plateaux.

tower-piece = { $count ->
    [one] { $piece } de { $side }
   *[other] { $count } { $piece } de { $side }
}
alt-towers = Tours, chacune de bas en haut : { $towers }.
alt-tower = { $cell }, hauteur { $height } : { $pieces }
alt-due = Pleines, à démonter au tour suivant : { $cells }.
alt-due-cell = { $cell } par { $side }
alt-begun = En cours de démontage : { $cells }.
what-tower = En { $cell }, une tour de hauteur { $height }, de bas en haut : { $pieces }. C’est { $side } qui la joue, par la pièce du dessus.
what-due = Elle est pleine : le prochain tour de { $side } commence ici.
what-due-several = Elle est pleine et doit être démontée : le prochain tour de { $side } commence ici ou sur une autre tour de ce genre.
what-begun = Elle est en cours de démontage.

board-letters-kings-guard = Majuscules : Sud. K roi, G garde. Les lettres d’une tour vont de bas en haut. * dernier tour, # tour pleine à démonter, ^ tour en cours de démontage.
console-legend-kings-guard = Majuscules : Sud. K roi, G garde. Les lettres d’une tour vont de bas en haut. * dernier tour ou coup refusé, # tour pleine à démonter, ^ tour en cours de démontage, + case où aller, ! ce qui interdit un coup. Une ligne contient un tour entier, comme `E5-E7,D5`. **moves** affiche ce qui peut bouger en premier.

pool-kings-guard = King’s Guard
## Themes of its puzzles

motif-tower = tours
web-about-kings-guard = Les gardes montent les uns sur les autres, et les tours se dispersent. Pour deux.
