### Français: King's Mate, what is said of it alone.

console-legend-kings-mate = Majuscules : Blancs. K roi, S maître d’armes, P prêtre, R prêtresse, E gardien, F bouffon. Les cases surélevées sont entre [ ] ; * dernier coup ou coup refusé, ! danger ou ce qui interdit un coup, + case où aller, x attaque repoussée, ~ pièce hors jeu ce tour-ci, † pertes. **moves** affiche les coups légaux.

discord-option-kings-mate-expanded = Règles étendues : gambit du bouffon et défense de la couronne
discord-option-kings-mate-active = Jeu actif : les dés décident des attaques
discord-option-kings-mate-interactive = Jeu actif où la défense appuie sur « Lancer pour défendre » ; cela ne change rien aux dés
discord-option-kings-mate-own-dice = Jeu actif avec des dés personnels, lancés à votre table puis saisis
discord-option-kings-mate-touch = Pièce touchée : une pièce touchée doit être jouée
discord-option-kings-mate-repetition = Règle maison : une position qui revient pour la troisième fois fait nulle

move-promotes-kings-mate = Retour : { $from } → { $piece }.

alert-check-kings-mate = { $player }, ton roi est en danger : **riposte ou succombe !**

caption-turn-check-kings-mate = { $side } : riposter ou succomber !

board-letters-kings-mate = Majuscules : Blancs. [ ] case surélevée ; * dernier coup, ! danger, x attaque repoussée, ~ hors jeu ce tour-ci.

what-danger-kings-mate = En danger : riposter ou succomber !

illegal-roll-due = Il faut d’abord les dés de la dernière attaque.
illegal-spent = { $square } ({ $piece }) : son attaque a échoué, cette pièce ne joue plus ce tour-ci. Joue une autre pièce.
illegal-swordmaster-line = Un maître d’armes se déplace en ligne droite, donc pas de { $from } à { $to }.
illegal-keeper-straight = Un gardien suit sa colonne ou sa rangée, donc pas de { $from } à { $to }.
illegal-priest-diagonal = Un prêtre se déplace en diagonale, donc pas de { $from } à { $to }.
illegal-priestess-diagonal = Une prêtresse se déplace en diagonale, donc pas de { $from } à { $to }.
illegal-fool-step = Un bouffon avance ou recule tout droit d’une case, ou prend d’une case en diagonale, donc pas de { $from } à { $to }.
illegal-fool-needs-empty = Tout droit, un bouffon ne va que sur une case vide, et { $square } est occupée : { $by }. Il prend en diagonale.
illegal-fool-needs-enemy = Un bouffon ne va en diagonale que pour prendre, et il n’y a rien en { $square }.
illegal-crown-moved = La défense de la couronne exige un roi qui n’a jamais bougé ; le tien a bougé.
illegal-crown-swordmasters = La défense de la couronne sur cette ligne exige tes maîtres d’armes en { $first } et { $second }.
illegal-crown-occupied = La défense de la couronne finit sur une case vide, et { $square } est occupée : { $by }.
illegal-raised-through = Le chemin passe par { $square }, une case surélevée, fermée à cette pièce ({ $piece }). Elle s’ouvre tant que ton roi est sur une case surélevée du centre.
illegal-raised-target = { $square } est une case surélevée, fermée à cette pièce ({ $piece }). Elle s’ouvre tant que ton roi est sur une case surélevée du centre.
illegal-raised-fool = { $square } est une case surélevée, fermée à ton bouffon. Elle s’ouvre tant que ton roi est sur une case surélevée du centre, ou un autre de tes bouffons sur ta case royale { $home } (gambit du bouffon).
illegal-king-guarded = Le roi en { $square } est protégé : tant que les { $side } ont un maître d’armes, rien ne peut l’attaquer.
illegal-king-never-taken = On ne prend jamais un roi. Les { $side } perdent quand plus rien ne sauve le leur.
illegal-escort = Ce coup rompt l’escorte de tes maîtres d’armes. À l’écart : { $count ->
    [one] le maître d’armes en { $squares }
   *[other] les maîtres d’armes en { $squares }
}. L’un doit être à côté du roi, l’autre à côté du roi ou du premier.
illegal-escort-mend = Ton escorte est rompue et doit d’abord être rétablie. Encore à l’écart après ce coup : { $count ->
    [one] le maître d’armes en { $squares }
   *[other] les maîtres d’armes en { $squares }
}.
illegal-danger-enters = Ton roi en { $king } serait en danger ({ $by } en { $square }).
illegal-danger-stays = Riposte ou succombe : ton roi en { $king } serait toujours en danger ({ $by } en { $square }).
illegal-promotion-not-due = Ce coup ne fait revenir aucune pièce : retire le « = ».
illegal-promotion-wins = Un bouffon qui entre sur la case royale adverse gagne aussitôt : retire le « = ».
illegal-promotion-nothing-lost = Tu n’as perdu aucune pièce qui puisse remplacer le bouffon en { $square } : il reste bouffon. Retire le « = ».
illegal-promotion-kind = Le bouffon ne peut pas revenir sous cette forme ({ $piece }). Choisis parmi : { $choices }.
illegal-promotion-never = Cette pièce ne revient jamais : { $piece }. Choisis parmi : { $choices }.
rule-roll-due = les dés d’abord
rule-spent = hors jeu ce tour-ci
rule-swordmaster-line = le maître d’armes va tout droit
rule-keeper-straight = le gardien suit colonne ou rangée
rule-priest-diagonal = le prêtre va en diagonale
rule-priestess-diagonal = la prêtresse va en diagonale
rule-fool-step = le bouffon ne bouge que d’une case
rule-fool-needs-empty = le bouffon prend en diagonale
rule-fool-needs-enemy = rien à prendre là
rule-crown-moved = ton roi a bougé
rule-crown-swordmasters = pas de maîtres d’armes en ligne
rule-crown-occupied = la case d’arrivée est occupée
rule-raised-through = case surélevée en chemin
rule-raised-target = case surélevée fermée
rule-raised-fool = case surélevée fermée
rule-king-guarded = le roi est protégé
rule-king-never-taken = un roi n’est jamais pris
rule-escort = l’escorte serait rompue
rule-escort-mend = rétablis d’abord l’escorte
rule-danger-enters = ton roi serait en danger
rule-danger-stays = ton roi reste en danger
rule-promotion-not-due = rien ne revient
rule-promotion-wins = ce coup gagne aussitôt
rule-promotion-nothing-lost = rien de perdu à faire revenir
rule-promotion-kind = cette pièce n’est pas perdue
rule-promotion-never = cette pièce ne revient jamais

pool-kings-mate = King’s Mate
pool-kings-mate-active = King’s Mate (jeu actif)
## Themes of its puzzles

motif-escort = l’escorte
motif-raised = cases surélevées
web-about-kings-mate = Un roi, ses maîtres d’armes et des cases surélevées au centre, avec des dés si l’on veut. Pour deux.
