# Four Kings One War: its sides and pieces, why a move is not legal, what is wrong with a position, and how games end.

side-west = Ouest
side-east = Est
option-team = à quatre

end-uneventful = **Cent tours sans prise ni coup de pion. { $game } est nulle.**
why-uneventful = ni prise ni coup de pion

expected-square-cross = j’attendais une colonne de A à P
expected-row-cross = j’attendais la rangée d’une case : de 1 à 16 dans les colonnes E à L, de 5 à 12 dans les autres
expected-becomes = j’attendais ce que devient le pion : Q (dame), R (tour), B (fou) ou N (cavalier), ou K pour le roi captif

illegal-turn-spent = Un tour, c’est deux coups, et ils sont joués. Retire le reste.
illegal-surrender-due = Un roi est mat et doit d’abord être livré : { $kings }.
illegal-not-mated = Aucun roi n’est à livrer en { $square } à présent.
illegal-done-first = Il faut jouer au moins un coup. On ne renonce qu’au second, avec `done`.
illegal-done-check = Le tour ne peut pas finir ici : ton roi en { $king } est attaqué depuis { $square } ({ $by }).
illegal-partners = { $square } ({ $piece }) est à ton partenaire : tu ne peux pas jouer cette pièce.
illegal-headless = { $square } ({ $piece }) est de l’armée dont le roi a été livré. Ce tour-ci, seule ton autre armée peut jouer.
illegal-moved-already = { $square } ({ $piece }) : cette pièce a déjà joué dans ce tour. Le second coup revient à une autre.
illegal-partner-stands = { $square } est occupée par une pièce de ton partenaire : { $by }.
illegal-queen-line = Une dame va en ligne droite ou en diagonale, donc pas de { $from } à { $to }.
illegal-rook-straight = Une tour suit sa colonne ou sa rangée, donc pas de { $from } à { $to }.
illegal-bishop-diagonal = Un fou se déplace en diagonale, donc pas de { $from } à { $to }.
illegal-knight-hops = Un cavalier fait un saut ou deux, chacun sur une case du plateau, donc pas de { $from } à { $to }.
illegal-pawn-step = Ce pion avance tout droit d’une à trois cases (direction : { $side }) ou prend d’une case en diagonale vers l’avant, donc pas de { $from } à { $to }.
illegal-turret = Entre { $from } et { $to } il manque des cases : cette pièce ({ $piece }) ne passe pas.
illegal-knight-between = La case entre les sauts du cavalier doit être vide, et ici toutes sont occupées : { $squares }.
illegal-pawn-ahead = Tout droit, il faut à un pion des cases vides, et { $square } est occupée : { $by }. Il prend en diagonale.
illegal-pawn-needs-enemy = Un pion ne va en diagonale que pour prendre, et il n’y a rien en { $square }.
illegal-passed-gone = Le pion qui a pu franchir { $square } ne peut plus y être pris : seul le tout premier coup après son tour le peut.
illegal-castle-moved = Le roque exige un roi et une tour qui n’ont jamais bougé. Le roi en { $king } ou cette tour a bougé.
illegal-castle-between = Le roque exige des cases vides entre roi et tour, et { $square } est occupée : { $by }.
illegal-castle-check = Le roi en { $king } est en échec ({ $by } en { $square }) : il ne peut pas roquer.
illegal-castle-through = En roquant, le roi passerait par { $king }, case attaquée depuis { $square } ({ $by }).
illegal-king-untaken = Aucun coup ne prend un roi : rien ne va en { $square }.
illegal-throne-taken = Le pion libérerait ton roi, mais sa case { $king } est occupée : { $by }.
illegal-throne-attacked = Le pion libérerait ton roi, mais sa case { $king } est attaquée depuis { $square } ({ $by }).
illegal-king-attacked = Un roi ne va jamais sur une case attaquée : { $king } l’est, depuis { $square } ({ $by }).
illegal-partner-open = Ce coup exposerait le roi de ton partenaire en { $king } à une attaque depuis { $square } ({ $by }).
illegal-left-attacked = Le tour finit là, et ton roi en { $king } serait attaqué depuis { $square } ({ $by }).
illegal-left-beyond = Ton roi en { $king } serait attaqué depuis { $square } ({ $by }), et aucun second coup ne pourrait le sauver.
illegal-becomes-nothing = Seul un pion sur une ligne de fond devient autre chose : retire le « = ».
illegal-becomes-king = Un de tes rois est captif : le pion le libère en { $king }. Écris `=K`.
illegal-becomes-piece = Aucun de tes rois n’est captif : le pion devient Q, R, B ou N.

rule-turn-spent = un tour, c’est deux coups
rule-surrender-due = livre d’abord le roi mat
rule-not-mated = aucun roi à livrer
rule-done-first = joue au moins un coup
rule-done-check = ton roi est attaqué
rule-partners = pièce de ton partenaire
rule-headless = seule l’autre armée joue
rule-moved-already = elle a déjà joué dans ce tour
rule-partner-stands = ton partenaire est là
rule-queen-line = la dame va en ligne droite
rule-rook-straight = la tour suit colonne ou rangée
rule-bishop-diagonal = le fou va en diagonale
rule-knight-hops = le cavalier fait un saut ou deux
rule-pawn-step = le pion va d’une à trois cases
rule-turret = les cases absentes barrent
rule-knight-between = pas de case vide entre les sauts
rule-pawn-ahead = le chemin n’est pas vide
rule-pawn-needs-enemy = rien à prendre là
rule-passed-gone = trop tard pour prendre en passant
rule-castle-moved = le roi ou la tour a bougé
rule-castle-between = le chemin n’est pas libre
rule-castle-check = pas de roque en échec
rule-castle-through = la case franchie est attaquée
rule-king-untaken = un roi n’est jamais pris
rule-throne-taken = la case du roi est occupée
rule-throne-attacked = la case du roi est attaquée
rule-king-attacked = la case est attaquée
rule-partner-open = le roi du partenaire exposé
rule-left-attacked = ton roi serait attaqué
rule-left-beyond = aucun second coup ne sauve ton roi
rule-becomes-nothing = pas de promotion ici
rule-becomes-king = le roi captif revient
rule-becomes-piece = aucun roi n’est captif

setup-four-piece = « { $found } » n’est pas une pièce. Une pièce s’écrit s, w, n ou e pour l’armée, puis K, Q, R, B, N ou P.
setup-four-run = Les cases vides s’écrivent par un nombre sans 0 devant, jamais deux de suite.
setup-pawn-heading = Dans « { $found } », un signe ^, v, < ou > n’a pas sa place : seul un pion qui a tourné en porte un.
setup-four-seat = Le camp au trait est W ou B, à quatre S, W, N ou E, puis 0 ou 1 pour les coups joués dans ce tour.
setup-begun = Ici va la case de la pièce qui a joué en premier dans ce tour, comme E5 (après un roque, celles du roi et de la tour), ou « - ».
setup-rights = Ici vont les tours qui peuvent roquer, dans l’ordre du départ, comme E1L1, ou « - ».
setup-captives = Ici vont les armées dont le roi est captif, par lettres dans l’ordre s, w, n, e, ou « - ».
setup-passed = Ici vont les cases franchies avec leurs pions, par colonne puis rangée, comme E3:E5, ou « - ».
setup-still = Le nombre de tours tranquilles va de 0 à 100.
setup-king-neither = { $side } n’a pas de roi, ni sur le plateau ni captif.
setup-king-both = Le roi ({ $side }) est à la fois sur le plateau et captif.
setup-kings-gone = Les deux rois du camp qui vient de jouer sont captifs : la partie est finie.
setup-pawn-back = Un pion ne peut pas être en { $square }, sur une ligne de fond.
setup-idle-right = La tour en { $square } ne peut pas roquer : elle ou son roi n’est pas à sa place.
setup-passed-none = Aucun pion qui ait franchi { $square } n’est une ou deux cases plus loin.
setup-begun-none = La pièce qui a joué en premier dans ce tour n’est pas là.
setup-begun-handed = Un tour qui commence par livrer un roi exige un roi captif, et ne continue qu’à deux.
setup-begun-stuck = Le tour ne peut pas finir : rien ne met les rois à l’abri.

turn-goes-on-four-kings = { $player }, ton tour continue : joue le second coup avec une autre pièce, ou dis `done`.
caption-turn-goes-on-four-kings = { $side } : le second coup
caption-turn-surrender = { $side } : un roi est à livrer
turn-surrender = { $player }, un de tes rois est mat et doit être livré : { $moves }.
turn-goes-on-surrender = { $player }, ton tour continue : joue une pièce de ton autre armée, ou dis `done`.
caption-turn-goes-on-surrender = { $side } : un coup de l’autre armée, ou done

board-letters-four-kings = Les minuscules s, w, n et e sont Sud, Ouest, Nord et Est (Sud et Ouest contre Nord et Est), les majuscules les pièces : K roi, Q dame, R tour, B fou, N cavalier, P pion. * est le dernier tour, " son second coup, ' les coups des autres avant lui, ! un roi attaqué, ~ ce qui a déjà bougé dans ce tour, † pièces perdues, ‡ rois captifs.
console-legend-four-kings = Les minuscules s, w, n et e sont Sud, Ouest, Nord et Est (Sud et Ouest contre Nord et Est), les majuscules les pièces : K roi, Q dame, R tour, B fou, N cavalier, P pion. * est le dernier tour ou un coup refusé, " son second coup, ' les coups des autres avant lui, ! un roi attaqué ou ce qui interdit un coup, ~ ce qui a déjà bougé dans ce tour, † pièces perdues, ‡ rois captifs, + une case où aller. Une ligne est un coup ou un tour entier, comme `E2-E5 B8-C8` ; `done` renonce au second coup. **moves** donne la liste des coups légaux. **board passant** marque d’un = les cases de prise en passant.
game-started-four-kings = **{ $title } { $game }** commence : { $white } ({ $first }, Sud et Ouest) contre { $black } ({ $second }, Nord et Est).

illegal-passed-swept = Le pion ne peut pas être pris en { $square } : après lui, une dame, une tour ou un fou a franchi cette case et l’a mise à l’abri.
rule-passed-swept = dame, tour ou fou la protège

pool-four-kings = Four Kings One War (duel)
pool-four-kings-team = Four Kings One War (équipes)
web-about-four-kings = Des échecs sur une croix avec quatre armées, pour deux ou quatre.
