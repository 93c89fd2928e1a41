### Français : ce qu’ImmortalStarMasters montre à qui l’apprend : l’aide en images, les règles avec leurs images, la leçon.

guide-title-is-aim = Le but
guide-is-aim = Des échecs sur 241 hexagones pour **deux à six joueurs**, chacun avec dix-huit pièces d’un côté du plateau. Les Rouges, au Sud, commencent, et on joue dans le sens des aiguilles d’une montre. Ton **roi** ne doit jamais rester attaqué. Qui n’a pas d’issue quand vient son tour est éliminé. **Le dernier roi en jeu gagne.** Ce qui compte, c’est de jouer : une table peut convenir à tout moment d’arrêter la partie.
guide-seen-is-aim = La position de départ à six joueurs. Encadrés, les six rois.

guide-title-is-pieces = La marche des pièces
guide-is-pieces = Une **tour** va tout droit par les côtés des cases, un **fou** tout droit par leurs coins, une **dame** de l’une ou l’autre façon, un **roi** d’un pas de l’une ou l’autre façon. Un **cavalier** saute : un pas par un côté et un autre vers l’extérieur par un coin, par-dessus tout. Rien ne traverse les **murs**. On ne passe pas non plus par un coin entre deux murs.
guide-seen-is-pieces = Ce que peut faire le cavalier rouge au centre, en J10 : douze sauts, dont un sur le fou vert en K12.

guide-title-is-pawns = Les pions
guide-is-pawns = Un **pion** va d’une case par un côté et prend par un coin : vers l’avant chez lui (deux cases possibles au premier coup), dans **tous les sens** au milieu, vers le bord dans un territoire ennemi. Il ne franchit jamais deux fois la même **Ligne de Souveraineté** : il ne rentre donc jamais chez lui. Sur la dernière case d’un territoire ennemi il devient dame, ou tour, fou ou cavalier que tu as perdu ; s’il n’y en a pas, il attend.
guide-seen-is-pawns = Ce que peut faire le pion rouge au centre, en J10 : il va par les côtés et prend le pion vert en L9 par un coin.

guide-title-is-out = Éliminé
guide-is-out = Qui est mat ou pat quand vient son tour est **éliminé**, tant que trois rois ou plus sont en jeu. Ses pièces restent en place : mortes, elles gênent tout le monde, et on peut les prendre. Son territoire **se ferme** : rien n’y entre, et ce qui y est enfermé doit chercher la sortie en jouant. Avec **deux rois**, c’est comme aux échecs : le mat gagne, le pat fait nulle.
guide-seen-is-out = La dame rouge est allée en L2 et a maté le roi en K1. Les Noirs sont éliminés : leurs pièces sont mortes, leur territoire est fermé.

guide-title-is-here = Comment jouer ici
guide-is-here = { $challenge } propose une partie : à deux, ou de trois à six avec **trois**, **quatre**, **cinq** ou **six**. **Pour jouer**, réponds au plateau (mention activée) par `D7-F9`. Ou utilise { $move }, ou appuie sur **{ $pick }**. `O-O` roque. { $board } montre de nouveau ta partie. Et maintenant : { $tutorial } est une leçon à jouer, { $rules } donne chaque règle avec son image, { $settings } d’autres couleurs et langues.
guide-is-here-on-page = **Pour jouer**, touche une pièce, puis sa case ; ou écris le coup, par exemple `D7-F9`. `O-O` roque. Et maintenant, passe à la leçon à jouer et aux règles, chacune avec son image.
guide-is-here-terminal = **new immortal-star-masters** commence une partie à deux ; avec `three`, `four`, `five` ou `six` à la suite, elle se joue de trois à six. **Pour jouer**, tape `D7-F9` ; `O-O` roque. **pick** mène à un coup pas à pas. { $board } montre de nouveau la partie. Et maintenant : { $tutorial } est une leçon à jouer, { $rules } donne chaque règle avec son plateau.
guide-seen-is-here = Le coup D7-F9 : le pion rouge le plus avancé va de deux cases, de D7 à F9.

diagram-is-in-short = La position de départ à six joueurs. Encadrés, les six rois.
diagram-is-board = Le plateau à trois : Rouges, Noirs et Jaunes. Encadré, le centre, J10. Les trois autres territoires sont fermés.
diagram-is-army = La position de départ à deux. Encadrés, les Fous Souverains en B6 et R6.
diagram-is-moves = Ce que peut faire le cavalier rouge en J10 : douze sauts, aussi sur le fou vert en K12.
diagram-is-pawn = Ce que peut faire le pion rouge en J10 : il va par les côtés sur des cases vides et prend en L9 par un coin.
diagram-is-kings = La tour verte en F6 attaque le roi rouge en A6. A6-B6 est refusé : la tour attaque aussi B6.
diagram-is-draws = Le roi rouge prend le cavalier en B7, la dernière pièce qui n’est pas un roi.
diagram-is-notation = Le coup R5-S5=Q : le pion va au rang 1 du territoire des Verts et devient une dame.
diagram-is-1 = Encadrés : A2 et A9, aux bouts de la ligne rouge, J10 au centre et K1, la première case de la rangée K.
diagram-is-2 = Encadrées : E6, E7, E8 et E9, les cases intérieures du territoire des Rouges ; devant elles court leur Ligne de Souveraineté.
diagram-is-3 = Encadrés, les Repères de Dame en A1, J19 et S1. Chaque dame est à quatre cases de l’un d’eux.
diagram-is-4 = Trois joueurs : les rois des Rouges en A6, des Noirs en N1 et des Jaunes en O14. Les Rouges commencent, puis les Noirs, puis les Jaunes.
diagram-is-5 = D5-E4 est refusé : des deux côtés de ce coin il y a un mur, en D4 et E5.
diagram-is-6 = Ce que peut faire le pion rouge en C6 à son premier coup : une case ou deux, tout droit, ou prendre en E7.
diagram-is-7 = Le pion rouge est allé de E7 à G9. Le pion vert le prend en F8, par où il est passé.
diagram-is-8 = Le pion en S6 attend : les Rouges ont deux dames et n’ont rien perdu, S6=Q est donc refusé.
diagram-is-9 = Les Rouges roquent : le roi va de A6 à A8, la tour de A9 à A7.
diagram-is-10 = La dame rouge est allée en L2 et a maté les Noirs. Ils sont éliminés : leurs pièces sont mortes, leur territoire est fermé.
diagram-is-11 = La dame rouge en O13 est enfermée dans le territoire fermé des Jaunes. Elle pourrait sortir en un coup, elle ne peut donc pas y prendre une pièce morte : O13xO14 est refusé.
diagram-is-12 = Les Jaunes ont abandonné. Leurs pièces, encadrées, restent comme obstacles morts.
diagram-is-13 = Le roi rouge a pris la dernière pièce qui n’était pas un roi. Il ne reste que des rois : nulle.

lesson-is-first = Tu joues les Rouges, en bas. À son premier coup, un pion peut aller de deux cases tout droit. **Avance de deux cases ton pion le plus avancé, en D7.**
lesson-hint-is-first = C’est légal, mais le pion en D7 peut aller de deux cases. Encore une fois :
lesson-done-is-first = **Bien joué.** Il a franchi ta Ligne de Souveraineté : il ne rentrera jamais.
lesson-is-leap = Un cavalier fait un pas par un côté et un autre vers l’extérieur par un coin. **Prends le fou vert avec ton cavalier.**
lesson-hint-is-leap = C’est légal, mais le fou en K12 est toujours là. Encore une fois :
lesson-done-is-leap = **Pris !** Rien sur sa route ne gêne un cavalier, seuls les murs le peuvent.
lesson-is-bishop = Un fou va aussi loin qu’il veut par les coins et ne quitte jamais les cases de sa couleur. **Prends le cavalier vert avec ton fou.**
lesson-hint-is-bishop = C’est légal, mais le cavalier en N8 est toujours là. De J10, le chemin passe par L9. Encore une fois :
lesson-done-is-bishop = **Pris !** C’est ton Fou Souverain. Les fous des deux autres couleurs n’arrivent jamais au centre.
lesson-is-corner = Au milieu, un pion va par n’importe quel côté et prend par n’importe quel coin. **Prends avec ton pion en J10.**
lesson-hint-is-corner = C’est légal, mais cela ne prend rien. Par le coin de devant, il y a L9. Encore une fois :
lesson-done-is-corner = **Pris !** Le cavalier en K10, derrière un côté, barrait seulement la route.
lesson-is-passing = Tu joues maintenant les Verts. Le pion rouge vient d’aller de E7 à G9, en passant par F8. **Prends-le en passant, avec ton pion en H9.**
lesson-hint-is-passing = C’est légal, mais le pion en G9 s’est échappé. Prends sur la case par où il est passé, F8. Encore une fois :
lesson-done-is-passing = **Bien joué.** Seul un pion le peut, et seulement au tour suivant.
lesson-is-queen = Ton pion est devant le rang 1 du territoire des Verts. **Amène-le là et fais-en une dame.**
lesson-hint-is-queen = C’est légal, mais cela n’apporte pas de dame. Encore une fois :
lesson-done-is-queen = **Bien joué.** Une tour ou un cavalier étaient possibles aussi, car tu as perdu l’un et l’autre.
lesson-is-castle = Un roi fait un pas, par un côté ou par un coin. Il peut roquer une fois, si ni lui ni la tour n’ont bougé et qu’il n’y a rien entre eux. **Roque : joue ton roi de deux cases vers une tour.**
lesson-hint-is-castle = C’est légal, mais cette fois, roque : le roi va de A6 en A8 ou en A4. Encore une fois :
lesson-done-is-castle = **Bien joué.** Le roi est allé de deux cases, et la tour sur la case qu’il a franchie. `O-O` et `O-O-O` roquent aussi.
lesson-is-check = La tour verte attaque ton roi, et tu ne peux pas le laisser attaqué. **Mets ta tour sur sa route.**
lesson-hint-is-check = Cela sauve le roi. Mais cette fois, mets la tour entre les deux. Encore une fois :
lesson-done-is-check = **Bien joué.** Derrière la tour, le roi est en sûreté.
lesson-is-mate = Trois rois sont en jeu. **Mate le roi des Noirs en K1, avec ta dame à côté de lui.**
lesson-hint-is-mate = C’est légal, mais les Noirs jouent encore. La tour en L10 peut protéger ta dame. Encore une fois :
lesson-done-is-mate = **Mat !** Les Noirs sont éliminés : leurs pièces sont mortes, leur territoire est fermé, et c’est aux Jaunes de jouer.
