### Français : ImmortalStarMasters – camps, coups illégaux, positions fautives et fins de partie.

side-red = Rouges
side-blue = Bleus
side-green = Verts
side-yellow = Jaunes
option-three = trois joueurs
option-four = quatre joueurs
option-five = cinq joueurs
option-six = six joueurs

end-quiet-turns = **Cent tours de chaque roi en jeu sans prise ni coup de pion. { $game } est nulle.**
why-quiet-turns = cent tours tranquilles

expected-star-row = j’attendais une lettre de rangée de A à S
expected-star-number = j’attendais un numéro de cette rangée : elles ont de 10 à 19 cases, murs compris
expected-star-becomes = j’attendais ce que devient le pion : Q (dame), R (tour), B (fou) ou N (cavalier)

illegal-star-wall = { $square } est un mur : rien ne s’y pose, rien ne le traverse.
illegal-star-dead = La pièce en { $square } ({ $piece }) est morte : les { $side } sont hors jeu, et les pièces mortes ne bougent jamais.
illegal-star-nothing-due = La pièce en { $square } ({ $piece }) ne devient rien d’autre par ce coup. Seul un pion au rang 1 d’un territoire ennemi est promu : enlève le « = ».
illegal-star-nothing-lost = Le pion en { $square } ne peut rien devenir pour l’instant : tu as deux dames et n’as perdu ni tour, ni fou, ni cavalier que tu puisses récupérer. D’ici là, il attend.
illegal-star-kind = Le pion ne peut pas devenir cette pièce : { $piece }. Choisis parmi : { $choices }.
illegal-star-king-taken = On ne prend jamais un roi. Les { $side } sont éliminés si, quand vient leur tour, le roi en { $square } ne peut sortir de l’échec.
illegal-star-waits = Le pion en { $square } est au rang 1 et ne va pas plus loin. Il attend d’être échangé.
illegal-star-castle-gone = Tu ne peux plus roquer de ce côté : ton roi ou cette tour a bougé, ou la tour a été prise.
illegal-star-castle-blocked = Entre le roi et la tour toutes les cases doivent être vides, et { $square } est occupée ({ $by }).
illegal-star-castle-check = On ne roque pas en échec : ton roi en { $king } est attaqué depuis { $square } ({ $by }).
illegal-star-castle-through = On ne roque pas en passant par { $king } : cette case est attaquée depuis { $square } ({ $by }).
illegal-star-king-step = Un roi fait un pas, par un côté ou par un coin, donc pas de { $from } à { $to }.
illegal-star-queen-line = Une dame va en ligne droite, par les côtés ou par les coins, donc pas de { $from } à { $to }.
illegal-star-rook-line = Une tour va en ligne droite par les côtés, donc pas de { $from } à { $to }.
illegal-star-bishop-line = Un fou va en ligne droite par les coins, donc pas de { $from } à { $to }.
illegal-star-knight-leap = Un cavalier fait un pas par un côté puis un autre vers l’extérieur par un coin, donc pas de { $from } à { $to }.
illegal-star-pawn-home = Dans son propre territoire, un pion avance d’une case par un côté ou prend vers l’avant par un coin, donc pas de { $from } à { $to }.
illegal-star-pawn-middle = Dans la zone centrale, un pion va d’une case par n’importe quel côté ou prend par n’importe quel coin, donc pas de { $from } à { $to }.
illegal-star-pawn-away = Dans un territoire ennemi, un pion continue vers le bord : une case par un côté, ou une prise par un coin, donc pas de { $from } à { $to }.
illegal-star-two-gone = Un pion n’avance de deux cases qu’à son premier coup, et celui en { $square } l’a déjà joué.
illegal-star-pawn-empty = Un pion ne va que sur une case vide, et { $square } est occupée ({ $by }). Il prend par les coins.
illegal-star-pawn-prey = Un pion ne passe par un coin que pour prendre, et il n’y a rien en { $square }.
illegal-star-passed-gone = Tu ne peux plus prendre en passant le pion passé par { $square } : il fallait le faire à ton tour suivant.
illegal-star-line = Le pion en { $square } a déjà franchi la Ligne de Souveraineté des { $side }, et ne franchit jamais deux fois la même ligne.
illegal-star-wall-way = En { $square }, un mur arrête cette pièce ({ $piece }). Rien ne traverse les murs.
illegal-star-wall-corner = Cette pièce ({ $piece }) ne passe pas par le coin de { $from } à { $to } : les deux cases voisines sont des murs ou hors du plateau.
illegal-star-wall-leap = Des murs ferment les deux chemins de ce saut de { $from } à { $to } : il faut au cavalier un chemin ouvert.
illegal-star-closed = { $square } est dans le territoire des { $side }, qui sont hors jeu. Il est fermé, et rien n’y entre.
illegal-star-caught = Ta pièce en { $square } ({ $piece }) est enfermée dans le territoire fermé des { $side }. Elle peut rester, mais un coup doit la faire sortir, prendre une pièce ennemie vivante ou la rapprocher de la sortie.
illegal-star-danger-enters = Ton roi en { $king } serait attaqué depuis { $square } ({ $by }).
illegal-star-danger-stays = Ton roi en { $king } serait toujours attaqué depuis { $square } ({ $by }).

rule-star-wall = un mur
rule-star-dead = les pièces mortes ne bougent pas
rule-star-nothing-due = pas de promotion là
rule-star-nothing-lost = rien à devenir pour l’instant
rule-star-kind = cette pièce n’est pas disponible
rule-star-king-taken = on ne prend jamais un roi
rule-star-waits = il attend au rang 1
rule-star-castle-gone = le roque n’est plus possible
rule-star-castle-blocked = le roque est barré
rule-star-castle-check = pas de roque en échec
rule-star-castle-through = pas de roque par une case attaquée
rule-star-king-step = un roi fait un pas
rule-star-queen-line = une dame va tout droit
rule-star-rook-line = une tour passe par les côtés
rule-star-bishop-line = un fou passe par les coins
rule-star-knight-leap = ce n’est pas un saut de cavalier
rule-star-pawn-home = chez lui, un pion avance
rule-star-pawn-middle = un pion va d’une case
rule-star-pawn-away = un pion va vers le bord
rule-star-two-gone = deux cases seulement au début
rule-star-pawn-empty = un pion prend par les coins
rule-star-pawn-prey = rien à prendre là
rule-star-passed-gone = trop tard pour prendre en passant
rule-star-line = ligne déjà franchie
rule-star-wall-way = un mur barre la route
rule-star-wall-corner = fermé entre des murs
rule-star-wall-leap = des murs ferment les deux chemins
rule-star-closed = un territoire fermé
rule-star-caught = une pièce enfermée doit sortir
rule-star-danger-enters = ton roi serait attaqué
rule-star-danger-stays = ton roi reste attaqué

setup-star-piece = « { $found } » n’est pas une pièce. Une pièce est une couleur et une lettre, comme rK : couleurs r, b, k, g, y, w, lettres K, Q, R, B, N, P.
setup-star-run = Un nombre de cases vides s’écrit d’un seul tenant, sans zéro devant, jamais à côté d’un autre.
setup-star-wall-row = Dans la rangée { $row }, les murs ne sont pas à leur place. Chaque case de mur s’écrit « # », et rien d’autre.
setup-star-seat = Au trait : « s », « u », « v », « n », « w » ou « e ».
setup-star-seats = Les joueurs en jeu s’écrivent avec les lettres s, u, v, n, w, e, dans cet ordre, et siègent à cette table.
setup-star-rights = Les droits de roque sont les cases des tours à leur première place, par lettre et numéro, ou « - ».
setup-star-passed = Les pions qu’on peut prendre en passant s’écrivent case, pion et places avec « : » entre eux, ou « - ».
setup-star-lost = Ici viennent les tours, fous et cavaliers perdus de chaque joueur en jeu, comme s0.1.2.
setup-star-still = Ici vient le nombre de tours tranquilles.
setup-star-mover = { $side } : au trait, mais hors jeu.
setup-star-king-dead = Le roi en { $square } est mort, mais les rois quittent le plateau avec leurs joueurs.
setup-star-man-out = La pièce en { $square } vit, mais son joueur est hors jeu. Mets un x devant.
setup-star-man-dead = La pièce en { $square } est morte, mais son joueur est en jeu.
setup-star-lines = Les lignes du pion en { $square } sont impossibles : il a franchi la sienne et celle du territoire où il est, sauf s’il est chez lui.
setup-star-pawn = Aucun pion ne peut être en { $square } : c’est son propre rang 1, ou un territoire fermé.
setup-star-idle = La tour en { $square } ne peut pas roquer : elle ou son roi n’est pas à sa première place.
setup-star-passed-none = Aucun pion ennemi ne vient de passer par { $square }, un pas derrière sa case.

board-letters-immortal-star-masters = Devant la lettre de la pièce, r est rouge, b bleu, k noir, g vert, y jaune, w blanc, x mort : K roi, Q dame, R tour, B fou, N cavalier, P pion. # est un mur, : un terrain fermé, † pièces perdues, ! un roi attaqué. * est le dernier coup, ' les coups des autres avant lui.
console-legend-immortal-star-masters = Devant la lettre de la pièce, r est rouge, b bleu, k noir, g vert, y jaune, w blanc, x mort : K roi, Q dame, R tour, B fou, N cavalier, P pion. # est un mur, : un terrain fermé, † pièces perdues. * est le dernier coup ou un coup refusé, ' les coups des autres avant lui, + une case où aller, ! ce qui interdit un coup. **moves** dit ce qui peut bouger. **board passant** marque d’un = les cases de prise en passant. À chaque bout d’une rangée se trouve sa lettre avec le numéro de la dernière case ; entre les deux, les cases se comptent une à une.

pool-immortal-star-masters = ImmortalStarMasters
## Themes of its puzzles

motif-sovereignty = une Ligne de Souveraineté
web-about-immortal-star-masters = Des échecs sur des hexagones avec jusqu’à six armées, de deux à six joueurs.
