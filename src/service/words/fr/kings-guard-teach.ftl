### Français : what King’s Guard shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## In every game’s lesson.

button-lesson-word = Dire « { $move } »

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-kg-aim = Le but
guide-kg-aim = Sud en bas, Nord en haut, 9 colonnes et 10 rangées. Chaque camp a un **roi** (la couronne) et neuf **gardes** (les casques). **Tu gagnes en posant une de tes pièces sur le roi adverse.** Sud commence. À ton tour, tu choisis une case dont la pièce du dessus est à toi, et tu joues à partir de là.
guide-kg-aim-terminal = Sud en bas, en majuscules, Nord en haut, 9 colonnes et 10 rangées. Chaque camp a un **roi** (K) et neuf **gardes** (G). **Tu gagnes en posant une de tes pièces sur le roi adverse.** Sud commence. À ton tour, tu choisis une case dont la pièce du dessus est à toi, et tu joues à partir de là.
guide-seen-kg-aim = La position de départ. Encadrés, les deux rois, en E1 et E10, chacun derrière le V de ses neuf gardes.

guide-title-kg-high = Les tours
guide-kg-high = Les pièces se posent les unes sur les autres en **tours** de cinq au plus. Une pièce avance au plus d’autant de cases que sa **hauteur** : une pièce seule d’une case, le sommet d’une tour de trois jusqu’à trois. Elle suit rangées et colonnes, peut changer de direction, ne passe que par des cases vides, et finit sur une case vide ou sur une autre pièce. Puis la suivante peut partir, avec un pas de moins, et ainsi de suite **de haut en bas**. Arrête quand tu veux. Tu joues aussi ce qui est sous ta pièce du dessus, **même des gardes adverses**.
guide-seen-kg-high = Ce que peut faire le sommet de la tour de trois de Sud en E5 : jusqu’à trois pas. Il peut aller sur le garde en D5 ou prendre celui en E7.

guide-title-kg-corner = Prendre, et le roi
guide-kg-corner = Pour prendre, pose une pièce sur une pièce adverse. Celle-ci reste sur le plateau, sous la tienne : quand la tienne s’en va, **tu** peux la jouer dans le même tour, et si tu la laisses là, elle est de nouveau à l’adversaire. Un roi est toujours au sommet : rien ne se pose sur le tien. **Pose une de tes pièces sur le roi adverse, et tu as gagné.** Un garde capturé ne prend jamais son propre roi.
guide-seen-kg-corner = La tour de deux de Sud en E8 : sa pièce du dessus passe par E9, tourne et va sur le roi de Nord en D9.

guide-title-kg-full = Les tours pleines
guide-kg-full = Cinq pièces font une tour **pleine** (quatre sur le petit plateau) : rien ne peut s’y poser, un roi au sommet est donc en sûreté. Mais qui l’a remplie avec une de ses pièces doit la **démonter** : son tour suivant part de là, et au moins la pièce du dessus la quitte. Si l’adversaire a changé la tour d’ici là, ou si rien ne peut la quitter, l’obligation disparaît.
guide-seen-kg-full = La tour de Sud en E4 a cinq pièces et doit être démontée : le tour de Sud part de là, et la pièce du dessus peut aller jusqu’à cinq cases.

guide-title-kg-here = Comment jouer ici
guide-kg-here = { $challenge } propose une partie, sur le grand plateau ou avec **petit** (8 sur 8, tours de quatre) et **diagonale** (des pas dans huit directions). **Pour jouer**, réponds au plateau (mention activée) par `C3-C4`, ou par un tour entier, les cases d’arrivée dans l’ordre : `E5-E7,D5` joue la pièce du dessus en E7 et la suivante en D5. Ou utilise { $move }, ou appuie sur **{ $pick }** ; `done` termine un tour plus tôt. { $board } montre de nouveau ta partie. Et maintenant : { $tutorial } est une leçon à jouer, { $rules } donne chaque règle avec son image, { $settings } d’autres couleurs et langues.
guide-kg-here-on-page = **Pour jouer**, touche une tour, puis une case pour sa pièce du dessus, et ainsi de suite ; ou écris `C3-C4`, ou un tour entier, les cases d’arrivée dans l’ordre : `E5-E7,D5` joue la pièce du dessus en E7 et la suivante en D5. `done` termine un tour plus tôt. Et maintenant, passe à la leçon à jouer et aux règles, chacune avec son image.
guide-kg-here-terminal = **new kings-guard** commence une partie sur le grand plateau ; `small` est de 8 sur 8 avec des tours de quatre, `diagonal` permet des pas dans huit directions. **Pour jouer**, tape `C3-C4`, ou un tour entier, les cases d’arrivée dans l’ordre : `E5-E7,D5` joue la pièce du dessus en E7 et la suivante en D5. **pick** mène à un tour pas à pas, `done` le termine plus tôt. { $board } montre de nouveau la partie. Et maintenant : { $tutorial } est une leçon à jouer, { $rules } donne chaque règle avec son plateau.
guide-seen-kg-here = Le tour E5-E7,D5 : le sommet de la tour de Sud en E5 prend le garde en E7, la pièce suivante va sur D5.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-kg-in-short = La position de départ. Encadrés, les rois en E1 et E10, chacun derrière le V de ses gardes.
diagram-kg-board = Le petit plateau et sa position de départ : 8 colonnes et 8 rangées. Les rois sont en E1 et D8.
diagram-kg-pieces = Ce que peut faire le garde de Sud en E5, une pièce seule : un pas, sur une case vide ou sur le garde de Nord en E6.
diagram-kg-turns = La tour en E5 est haute de trois ; sa pièce du dessus peut donc aller jusqu’à trois cases, en tournant au besoin, sur le garde en D5 ou celui en E7.
diagram-kg-towers = Le garde de Sud est allé de D4 sur E4. La tour a maintenant cinq pièces et doit être démontée au tour suivant de Sud.
diagram-kg-ends = Le garde de Sud est allé de E8 par E9 sur le roi en D9 : il est pris, et Sud a gagné.
diagram-kg-notation = Le tour E5-E7,D5 : la pièce du dessus prend le garde en E7, la suivante va sur le garde en D5.
diagram-kg-positions = Au milieu d’un tour, écrit @E5:1 : une pièce a quitté E5 et se tient en E7 sur un garde de Nord ; cette tour s’écrit (gG).
diagram-kg-1 = Les neuf gardes de Sud sont encadrés : le V, sa pointe en E5. Le roi est derrière le côté ouvert, en E1.
diagram-kg-2 = C3-D4 est refusé : D4 touche par le coin, et les pas suivent rangées et colonnes.
diagram-kg-3 = La pièce du dessus est allée de E5 en E6. La suivante, haute de deux, peut se poser sur elle, mais pas la dépasser vers E7.
diagram-kg-4 = Le garde de Sud est allé de F5 en G4 et a découvert un garde de Nord. Sud peut maintenant le jouer, mais pas sur le roi en F6 : aucun garde ne prend son propre roi.
diagram-kg-5 = La tour en E4 doit être démontée ; le tour de Sud part donc de là, et B2-B3 est refusé.
diagram-kg-6 = Le garde de Sud est allé en B10. Les deux tours à côté du roi de Nord en A10 sont pleines : Nord n’a pas de coup légal et a perdu.
diagram-kg-7 = Sud a joué C3-C4. Au lieu de jouer, Nord peut maintenant prendre le camp de Sud.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-kg-guard = Tu joues Sud, en bas. Une pièce seule va d’une case sur sa rangée ou sa colonne. **Joue le garde à la pointe de ton V, en E5.**
lesson-hint-kg-guard = C’est légal, mais c’est une autre pièce. La pointe de ton V est en E5. Encore une fois :
lesson-done-kg-guard = **Bien joué.** Une pièce seule va d’une case, et peut finir sur une autre : sur une de Nord elle prend, sur une à toi elle bâtit une tour.
lesson-kg-build = Les pièces peuvent se poser les unes sur les autres. **Bâtis une tour : pose un de tes gardes sur l’autre.**
lesson-hint-kg-build = C’est légal, mais aucun garde n’est encore sur un garde. Les tiens sont en D2 et E2. Encore une fois :
lesson-done-kg-build = **Bien joué.** La tour est haute de deux ; sa pièce du dessus peut donc aller jusqu’à deux cases. Une case porte au plus cinq pièces.
lesson-kg-top = Ta tour en E3 est haute de trois : sa pièce du dessus va jusqu’à trois cases et peut changer de direction. **Prends avec elle le garde en F5.**
lesson-hint-kg-top = C’est légal, mais le garde en F5 est encore libre : deux cases en avant et une à droite. Encore une fois :
lesson-done-kg-top = **Pris !** Le garde de Nord est maintenant sous le tien. Ton tour n’est pas fini : la pièce suivante en E3 peut bouger aussi.
lesson-kg-next = Le tour continue depuis E3. La pièce suivante est haute de deux et va jusqu’à deux cases. **Joue-la à deux cases de là.**
lesson-hint-kg-next = Dans une vraie partie, cela irait : elle peut aller d’une case, ou le tour peut finir ici. Mais cette fois, avance-la de deux. Encore une fois :
lesson-done-kg-next = **Bien joué.** De haut en bas, chaque pièce va aussi loin que sa hauteur le permet : la première de trois cases, celle-ci de deux, la dernière pourrait aller d’une.
lesson-kg-done = Il reste une pièce en E3, et rien ne t’oblige à la jouer : seule celle du dessus devait bouger. **Termine ton tour par `done`.**
lesson-hint-kg-done = C’est légal : la dernière pièce peut bouger aussi. Mais cette fois, laisse-la et dis `done`. Encore une fois :
lesson-done-kg-done = **Bien joué.** Une ligne tapée est un tour entier, comme `E3-F5,E5`, et `done` est sous-entendu à la fin.
lesson-kg-under = Ton garde était sur un garde de Nord en F5 et il est allé en F7. Celui de Nord est maintenant à découvert, et dans ce tour c’est à toi de le jouer. **Joue-le.**
lesson-hint-kg-under = C’est légal : il peut rester où il est. Mais cette fois, éloigne-le de F5. Encore une fois :
lesson-done-kg-under = **Bien joué.** Dans ce tour, c’était à toi de le jouer. Désormais il est de nouveau à Nord, tant qu’il est au sommet.
lesson-kg-duty = Ta tour en A1 est pleine : cinq pièces. Tu l’as bâtie, tu dois donc la démonter dans ce tour. **Joue au moins sa pièce du dessus.**
lesson-done-kg-duty = **Bien joué.** Une pièce a quitté la tour, et ton obligation est remplie. Les suivantes peuvent partir aussi, mais rien ne les y force.
lesson-kg-crown = Ton roi va aussi loin qu’il est haut, comme un garde, et peut se poser sur toute tour où il reste de la place. **Pose ton roi sur le garde en E2.**
lesson-hint-kg-crown = C’est légal, mais le roi n’est pas encore sur le garde. Il est en E2, juste devant lui. Encore une fois :
lesson-done-kg-crown = **Bien joué.** Le roi est maintenant haut de deux et peut aller jusqu’à deux cases. Rien ne se pose sur ton propre roi.
lesson-kg-king = Le roi de Nord en D9 se cache derrière un garde. Ta tour en E8 est haute de deux. **Prends le roi.**
lesson-hint-kg-king = C’est légal, mais le roi est toujours là. De E8, le chemin passe par E9, qui est vide, et tourne là. Encore une fois :
lesson-done-kg-king = **Pris !** Ton garde est sur le roi, et la partie finit aussitôt : tu as gagné.
