### Français : what Four Kings One War shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-fk-aim = Le but
guide-fk-aim = Le plateau est une croix : un sol au milieu et quatre terrasses. Les **Blancs** ont les armées du Sud (en bas) et de l’Ouest (à gauche), les **Noirs** celles du Nord et de l’Est, chacune un jeu d’échecs entier. **Tu gagnes en matant les rois des deux armées ennemies.** Les Blancs commencent. On peut aussi jouer à quatre, une armée chacun : Sud et Ouest contre Nord et Est.
guide-seen-fk-aim = La position de départ. Les quatre rois sont encadrés : celui du Sud en I1, de l’Ouest en A9, du Nord en H16, de l’Est en P8.
guide-title-fk-two = Deux coups
guide-fk-two = Un tour, c’est **deux coups de deux pièces différentes**, d’une de tes armées ou des deux. On peut renoncer au second : dis `done`. À la fin du tour, tes rois doivent être à l’abri ; entre les deux, un roi peut être attaqué si ton second coup peut le sauver. Aucun coup ne prend jamais un roi.
guide-seen-fk-two = Le tour E2-E5 B8-C8 : le pion du Sud en E2 va en E5, puis celui de l’Ouest en B8 va en C8.
guide-title-fk-walk = Pions et cavaliers
guide-fk-walk = Un **pion** avance toujours d’une à trois cases vides, et prend d’une case en diagonale vers l’avant. S’il prend sur une terrasse de côté, il tourne pour toujours vers la ligne de fond de celle-ci. Un **cavalier** fait un saut, ou deux par une case vide. Les autres pièces jouent comme aux échecs. Sur toute ligne de fond, un pion devient dame, tour, fou ou cavalier.
guide-seen-fk-walk = Ce que peut faire le pion du Sud en E7 : aller en E8, E9 ou E10, ou prendre le cavalier en D8, sur la terrasse de l’Ouest, et tourner à gauche.
guide-title-fk-fall = Quand un roi tombe
guide-fk-fall = Un roi que ni un coup ni deux ne sauvent est mat, et **livré** : `I1#` est le premier coup de ce tour, et un coup de ton autre armée peut suivre. L’armée joue sans lui. Amène un pion sur une ligne de fond quand un de tes rois est captif : le pion s’en va et **le roi revient**, si sa première case est vide et sûre. Qui perd son second roi a perdu.
guide-seen-fk-fall = Le roi du Sud en I1 était mat par des tours en E1 et E2 : il a été livré. L’Ouest peut jouer un coup à présent.
guide-title-fk-here = Comment jouer ici
guide-fk-here = { $challenge } propose une partie, à quatre avec **équipes**. **Pour jouer**, réponds au plateau (mention activée) par un coup, `E2-E5`, ou par un tour entier, `E2-E5 B8-C8`. Ou utilise { $move }, ou appuie sur **{ $pick }** ; `done` renonce au second coup. { $board } montre de nouveau ta partie. Et maintenant : { $tutorial } est une leçon à jouer, { $rules } donne chaque règle avec son image, { $settings } d’autres couleurs et langues.
guide-fk-here-on-page = **Pour jouer**, touche une pièce, puis sa case ; ou écris un coup, `E2-E5`, ou un tour entier, `E2-E5 B8-C8`. `done` renonce au second coup. Et maintenant, passe à la leçon à jouer et aux règles, chacune avec son image.
guide-fk-here-terminal = **new four-kings** commence une partie à deux, **new four-kings team** une partie à quatre. **Pour jouer**, tape un coup, `E2-E5`, ou un tour entier, `E2-E5 B8-C8`. **pick** mène à un coup pas à pas, `done` renonce au second. { $board } montre de nouveau la partie. Et maintenant : { $tutorial } est une leçon à jouer, { $rules } donne chaque règle avec son plateau.
guide-seen-fk-here = Ce que peut faire le cavalier du Sud en F1 au début : en deux sauts, il va au-delà des pions.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-fk-in-short = La position de départ. Les rois sont encadrés : celui du Sud en I1, de l’Ouest en A9, du Nord en H16, de l’Est en P8.
diagram-fk-board = La croix et ses quatre terrasses. Les tours aux bouts des lignes de fond sont encadrées.
diagram-fk-turns = Un tour des Blancs : le pion du Sud va de E2 à E5, puis celui de l’Ouest de B8 à C8.
diagram-fk-pieces = Où va le cavalier du Sud en F3 en un saut ou deux. Il peut prendre le fou en H7.
diagram-fk-pawns = Le pion du Sud en E7 peut aller en E8, E9 ou E10, ou prendre le cavalier en D8.
diagram-fk-mate = Le roi du Sud était mat et a été livré. Les Blancs peuvent encore jouer un coup, avec l’armée de l’Ouest.
diagram-fk-ends = La tour de l’Est est allée de C12 à A12. Le roi de l’Ouest en A9 était le dernier des Blancs, et il est mat : les Blancs ont perdu.
diagram-fk-notation = E13-E16=Q est joué : le pion est devenu dame sur la ligne de fond du Nord.
diagram-fk-positions = Au milieu du tour des Blancs, écrit W1 E5 : le pion en E5 a joué et franchi E3 et E4. On voit ce que peut faire le pion de l’Ouest en B8.
diagram-fk-1 = La tour du Sud en E5 porte à travers le sol et les terrasses, mais pas au-delà des cases absentes.
diagram-fk-2 = Le fou du Sud en E4 frôle le coin de la case absente D4 et continue par D5.
diagram-fk-3 = Les rois, sur des cases sombres, et à côté d’eux les dames.
diagram-fk-4 = Les Blancs ont renoncé au second coup par done : le trait est aux Noirs.
diagram-fk-5 = À quatre, le Sud joue d’abord, et seulement sa propre armée : B8-C8, à l’Ouest, est refusé.
diagram-fk-6 = Le pion en E5 a déjà joué dans ce tour : E5-E6 est refusé.
diagram-fk-7 = Le cavalier en F1 ne peut pas aller en F5 : les deux cases intermédiaires, E3 et G3, sont occupées.
diagram-fk-8 = Le pion du Sud a pris le cavalier en D8, sur la terrasse de l’Ouest. Désormais il va vers la gauche.
diagram-fk-9 = E13-E16 est refusé : ce coup libérerait le roi du Sud, mais une tour attaque sa case I1.
diagram-fk-10 = Le pion du Sud en C7 a tourné à gauche. En A7, sur la ligne de fond de son voisin, il est promu.
diagram-fk-11 = Le pion du Nord est allé de G10 à G7 par G9. Le pion du Sud l’y a pris : il a disparu de G7.
diagram-fk-12 = Le pion du Nord est allé de G10 à G7, puis la tour du Nord en E8 par G8. F7-G8 est donc refusé ; un pion ne pourrait le prendre qu’en G9.
diagram-fk-13 = H12-H16 est refusé : aucun coup ne prend un roi.
diagram-fk-14 = C9-C8 est refusé : ce coup exposerait le roi de l’Ouest, celui du partenaire, à la tour en L9.
diagram-fk-15 = Le roi du Sud est attaqué par les tours en E1 et I8. Il n’est pas mat : deux coups le sauvent, en I7 et en F1, dans l’ordre qu’on veut.
diagram-fk-16 = Le roi du Sud a pris la dernière autre pièce, en I2. Il n’y a plus que des rois : nulle.
diagram-fk-17 = Le roi du Sud en L1 n’est pas en échec, mais les tours en K8 et I2 ne lui laissent aucune case, et le Sud n’a rien d’autre. Il ne reste que `done`.
diagram-fk-18 = Sud et Ouest sont partenaires, Nord et Est aussi. Entre partenaires, il n’y a que les nombres de 1 à 10, que tous les quatre entendent.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-fk-pawn = Tu joues les Blancs : le Sud, en bas, et l’Ouest, à gauche. Les pions avancent d’une à trois cases. **Avance de trois cases le pion du Sud en E2.**
lesson-hint-fk-pawn = C’est légal, mais cette fois, avance de trois cases le pion en E2, tout à gauche chez le Sud. Encore une fois :
lesson-done-fk-pawn = **Bien joué.** Et il pourrait refaire trois cases à ton prochain tour : les pions le peuvent toujours.
lesson-fk-second = Ton tour n’est pas fini : il y a un second coup, avec une autre pièce d’une de tes armées. **Avance d’une case le pion de l’Ouest en B8**, vers la droite.
lesson-hint-fk-second = Dans une partie, cela irait. Mais cette fois, avance le pion en B8 d’une case vers la droite. Encore une fois :
lesson-done-fk-second = **Bien joué.** En une ligne, ce tour s’écrit `E2-E5 B8-C8`. Si tu ne veux pas de second coup, dis `done`.
lesson-fk-knight = Un cavalier fait un saut ou deux, et la case entre les deux doit être vide. **Prends le fou en H7 avec ton cavalier.**
lesson-hint-fk-knight = C’est légal, mais le fou en H7 est toujours là. De F3, le cavalier y va par G5. Encore une fois :
lesson-done-fk-knight = **Pris !** Avec ses deux sauts, un cavalier vaut ici plus qu’une tour.
lesson-fk-bishop = Un fou va aussi loin qu’il veut en diagonale, même en frôlant le coin d’une case absente. **Prends le cavalier en C6 avec ton fou.**
lesson-hint-fk-bishop = C’est légal, mais le cavalier en C6 est toujours là. De E4, le fou y va par D5, en frôlant la case absente D4. Encore une fois :
lesson-done-fk-bishop = **Pris !** Une case absente barre le chemin, son coin non.
lesson-fk-queen = Une dame va aussi loin qu’elle veut, tout droit ou en diagonale, sur le sol comme sur les terrasses. **Prends la tour en N10 avec ta dame.**
lesson-hint-fk-queen = C’est légal, mais la tour en N10 est toujours là. De H4, elle est sur une diagonale. Encore une fois :
lesson-done-fk-queen = **Prise !** Ici aussi, la dame est la pièce la plus forte.
lesson-fk-castle = Un roi va d’une case dans toutes les directions. Il peut roquer une fois, si ni lui ni la tour n’ont bougé et qu’il n’y a rien entre eux. **Roque : joue ton roi de I1 en K1.**
lesson-hint-fk-castle = C’est légal, mais cette fois, roque : le roi va de deux cases vers la tour. Encore une fois :
lesson-done-fk-castle = **Bien joué.** Le roi est en K1, et la tour est allée en J1. C’est un seul coup, mais aucun des deux ne rejoue dans ce tour.
lesson-fk-turning = Le pion du Sud en E7 est à côté de la terrasse de l’Ouest. **Prends avec lui le cavalier en D8.**
lesson-hint-fk-turning = C’est légal, mais le cavalier en D8 est toujours là : une case en avant, une à gauche. Encore une fois :
lesson-done-fk-turning = **Pris !** Sur une terrasse de côté, le pion tourne : désormais il va à gauche, vers la ligne de fond de l’Ouest, et y est promu.
lesson-fk-passing = Le pion du Nord est allé de G10 à G7, devant ton pion en F8. **Prends-le en passant**, comme s’il était en G9.
lesson-hint-fk-passing = C’est légal, mais alors l’occasion est perdue : elle ne vaut que pour ton tout premier coup. Encore une fois :
lesson-done-fk-passing = **Pris en passant !** Cela marche sur chaque case franchie par un pion, sauf si une dame, une tour ou un fou l’a gardée par le second coup.
lesson-fk-check = Le roi du Sud en I1 est attaqué deux fois, par les tours en E1 et I8. **Commence à le sauver : tes deux tours le peuvent.**
lesson-done-fk-check = **Bien joué.** L’autre tour fait le reste. C’est seulement à la fin de ton tour que tous tes rois doivent être à l’abri.
lesson-fk-hand = Le roi du Sud est mat : même deux coups ne le sauvent pas. **Livre-le.**
lesson-done-fk-hand = **C’est fait.** L’Ouest peut jouer un coup à présent, et l’armée du Sud rejoue dès ton prochain tour. Si tu perds aussi le roi de l’Ouest, tu as perdu.
lesson-fk-free = Le roi du Sud est captif, et ton pion est en E13, à trois cases d’une ligne de fond. **Libère le roi.**
lesson-hint-fk-free = C’est légal, mais le roi est toujours captif. Amène le pion en E16. Encore une fois :
lesson-done-fk-free = **Libre !** Le pion s’en va, et le roi est de retour en I1. Il y est à l’abri, sinon ce coup n’aurait pas été permis.
