### Français : pourquoi un texte n’est pas un coup légal ou pas une position.

## What was expected where a move could not be read

expected-square = j’attendais une colonne de A à G
expected-row = j’attendais une rangée de 1 à 9
expected-promotion = j’attendais la pièce qui revient : E (gardien), P (prêtre) ou R (prêtresse)
expected-end = j’attendais la fin du coup
expected-shorter = c’est bien trop long

## Why a move is not legal

illegal-game-over = La partie est terminée : plus rien à jouer.
illegal-no-piece = Il n’y a pas de pièce en { $square }.
illegal-not-yours = { $square } ({ $piece }, { $side }) : ce camp n’est pas au trait.
illegal-same-square = La pièce ({ $piece }) est déjà en { $square }. Indique sa case d’arrivée.
illegal-own-piece = { $square } est occupée par une de tes pièces : { $by }.
illegal-king-step = Un roi se déplace d’une case dans n’importe quelle direction, donc pas de { $from } à { $to }.
illegal-blocked = Chemin bloqué en { $square } pour cette pièce ({ $piece }) : { $by }, { $side }.

## The rules in a few words, for pictures

rule-game-over = la partie est terminée
rule-no-piece = pas de pièce ici
rule-not-yours = pas ta pièce
rule-same-square = elle y est déjà
rule-own-piece = ta propre pièce est là
rule-king-step = le roi ne bouge que d’une case
rule-blocked = le chemin est bloqué

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
