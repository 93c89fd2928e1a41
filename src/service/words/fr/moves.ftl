### Français : pourquoi un texte n’est pas un coup légal ou pas une position.

## What was expected where a move could not be read

expected-square = j’attendais une colonne de A à G
expected-row = j’attendais une rangée de 1 à 9
expected-promotion = j’attendais la pièce qui revient : E (gardien), P (prêtre) ou R (prêtresse)
expected-end = j’attendais la fin du coup
expected-shorter = c’est bien trop long

## Why a move is not legal

illegal-game-over = La partie est terminée : plus rien à jouer.
illegal-roll-due = Il faut d’abord les dés de la dernière attaque.
illegal-no-piece = Il n’y a pas de pièce en { $square }.
illegal-not-yours = { $square } ({ $piece }) : cette pièce est au camp { $side }, et ce n’est pas son tour.
illegal-spent = { $square } ({ $piece }) : son attaque a échoué, cette pièce ne joue plus ce tour-ci. Joue une autre pièce.
illegal-same-square = La pièce ({ $piece }) est déjà en { $square }. Indique sa case d’arrivée.
illegal-own-piece = { $square } est occupée par une de tes pièces : { $by }.
illegal-king-step = Un roi se déplace d’une case dans n’importe quelle direction, donc pas de { $from } à { $to }.
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
illegal-blocked = Chemin bloqué en { $square } pour cette pièce ({ $piece }) : { $by }, camp { $side }.
illegal-raised-through = Le chemin passe par { $square }, une case surélevée, fermée à cette pièce ({ $piece }). Elle s’ouvre tant que ton roi est sur une case surélevée du centre.
illegal-raised-target = { $square } est une case surélevée, fermée à cette pièce ({ $piece }). Elle s’ouvre tant que ton roi est sur une case surélevée du centre.
illegal-raised-fool = { $square } est une case surélevée, fermée à ton bouffon. Elle s’ouvre tant que ton roi est sur une case surélevée du centre, ou un autre de tes bouffons sur ta case royale { $home } (gambit du bouffon).
illegal-king-guarded = Le roi en { $square } est protégé : tant que les { $side } ont un maître d’armes, rien ne peut l’attaquer.
illegal-king-never-taken = On ne prend jamais un roi. Les { $side } perdent quand plus rien ne sauve le leur.
illegal-escort = Ce coup rompt l’escorte de tes maîtres d’armes. À l’écart : { $squares }. L’un doit être à côté du roi, l’autre à côté du roi ou du premier.
illegal-escort-mend = Ton escorte est rompue et doit d’abord être rétablie. Encore à l’écart après ce coup : { $squares }.
illegal-danger-enters = Ton roi en { $king } serait en danger ({ $by } en { $square }).
illegal-danger-stays = Riposte ou succombe : ton roi en { $king } serait toujours en danger ({ $by } en { $square }).
illegal-promotion-not-due = Ce coup ne fait revenir aucune pièce : retire le « = ».
illegal-promotion-wins = Un bouffon qui entre sur la case royale adverse gagne aussitôt : retire le « = ».
illegal-promotion-nothing-lost = Tu n’as perdu aucune pièce qui puisse remplacer le bouffon en { $square } : il reste bouffon. Retire le « = ».
illegal-promotion-kind = Le bouffon ne peut pas revenir sous cette forme ({ $piece }). Choisis parmi : { $choices }.
illegal-promotion-never = Cette pièce ne revient jamais : { $piece }. Choisis parmi : { $choices }.

## The rules in a few words, for pictures

rule-game-over = la partie est terminée
rule-roll-due = les dés d’abord
rule-no-piece = pas de pièce ici
rule-not-yours = pas ta pièce
rule-spent = hors jeu ce tour-ci
rule-same-square = elle y est déjà
rule-own-piece = ta propre pièce est là
rule-king-step = le roi ne bouge que d’une case
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
rule-blocked = le chemin est bloqué
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

## Why text is no position

setup-at = { $why } (Caractère { $at }.)
setup-too-long = Le texte est plus long que toute position.
setup-letter = Aucune pièce n’a la lettre « { $found } ». Les pièces sont K, S, P, R, E et F, en minuscules pour les Noirs.
setup-field-missing = Le texte s’arrête avant { $field }.
field-side = le camp au trait
field-crown = les droits de la couronne
field-rows = le plateau
field-begun = la pièce qui a joué en premier dans ce tour
field-castling = les droits de roque
field-captives = les rois captifs
field-passed = les cases que des pions ont franchies
field-seats = les joueurs en jeu
field-lost = ce que chacun a perdu
field-still = les tours depuis la dernière prise ou le dernier coup de pion
setup-side = Le camp au trait est « w » ou « b ».
setup-crown = Les droits de la couronne sont « Kk », « K », « k » ou « - ».
setup-crown-king-moved = Le roi des { $side } n’est pas sur sa case royale : il a bougé et n’a plus le droit de la couronne.
setup-failed-empty = La liste des pièces hors jeu après « ! » est vide.
setup-failed-square = La liste des pièces hors jeu attend ici une case, comme D4.
setup-failed-twice = { $square } est déjà dans la liste des pièces hors jeu.
setup-failed-inactive = Les attaques n’échouent qu’en jeu actif : avec ces règles, pas de liste « ! ».
setup-failed-not-yours = Les { $side }, au trait, n’ont pas de pièce en { $square }.
setup-trailing = La position aurait dû finir ici.
setup-king-missing = Les { $side } n’ont pas de roi.
setup-king-twice = Les { $side } ont un second roi, en { $square }.
setup-too-many = Les { $side } ont trop de pièces de ce type ({ $piece }, { $most } au plus) : celle en { $square } est de trop.
setup-gambit-impossible = Le bouffon des { $side } en { $square } a déjà gagné : le trait ne peut pas être aux { $side }.
