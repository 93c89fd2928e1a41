### Français: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game } : { $topic }
teach-back = ◀ Retour
teach-next = Suite ▶
teach-skip = Passer ▶
teach-alt-from = De : { $cells }.
teach-alt-to = Vers : { $cells }.
teach-alt-repelled = Attaque repoussée en { $cells }.
teach-alt-framed = Cases encadrées : { $cells }.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-page = **{ $title }** ({ $page } sur { $pages })
menu-guide = Aller à une page
button-lesson = Jouer la leçon
button-rules = Règles
button-commands = Toutes les commandes
button-pictures = En images
guide-commands-lesson = { $tutorial } est une leçon à jouer, exercice par exercice.

guide-title-km-aim = Le but
guide-km-aim = Les Blancs en bas, les Noirs en haut, 7 colonnes et 9 rangées. **Tu gagnes en conquérant le roi adverse** (la couronne). Rien ne peut l’attaquer tant qu’il reste un de ses deux **maîtres d’armes** (les épées) : prends-les d’abord, puis attaque le roi. Les Blancs commencent, et chaque tour est un seul coup.
guide-seen-km-aim = La position de départ. Encadrés : les deux rois, en D1 et D9, chacun entre ses deux maîtres d’armes.

guide-title-km-men = Comment vont les pièces
guide-km-men = **Roi** (couronne) : une case, dans toutes les directions. **Maître d’armes** (épée) : aussi loin qu’il veut, en ligne droite. **Gardien** (livre) : aussi loin qu’il veut sur sa rangée ou sa colonne. **Prêtre** (haute couronne) et **prêtresse** (voile) : aussi loin qu’ils veulent en diagonale. **Bouffon** (bonnet) : une case tout droit, en avant ou en arrière ; il prend à une case en diagonale, et sur la dernière rangée il revient en gardien, prêtre ou prêtresse perdus. Personne ne saute ; on prend en allant sur la case adverse.
guide-seen-km-men = Ce que peuvent faire le gardien blanc en A5, le bouffon en B7 et le prêtre en E2. Le bouffon peut prendre le bouffon en C8.

guide-title-km-raised = Cases surélevées et escorte
guide-km-raised = Les sept cases encadrées sont **surélevées** : seuls les rois et les maîtres d’armes peuvent s’y arrêter ou les traverser. Tant que ton roi est sur l’une des cinq du centre, toutes tes pièces le peuvent. **Escorte** : après chacun de tes coups, un maître d’armes doit être à côté de ton roi, l’autre à côté du roi ou du premier.
guide-seen-km-raised = Les cases surélevées sont encadrées. Le roi blanc en D3 a un maître d’armes à côté de lui, en E4 ; l’autre est en F3, à côté du premier.

guide-title-km-here = Comment jouer ici
guide-km-here = { $challenge } propose une partie à quelqu’un. Quand c’est à toi, on t’appelle. **Pour jouer**, réponds au plateau par `D2-D3`, utilise { $move }, ou appuie sur **{ $pick }** et choisis dans les menus. { $board } montre de nouveau ta partie, { $clock } le temps qui reste : une partie peut laisser des jours pour chaque coup, joue donc quand cela te convient.
guide-seen-km-here = D2-D3 sur le plateau de départ : le bouffon blanc va de D2 à D3.

guide-title-km-dice = Les dés, et la suite
guide-km-dice = En **jeu actif**, prendre, c’est attaquer : chaque camp lance un dé, et il faut à l’attaque le **plus haut**. En cas d’échec, rien ne bouge, et tu joues une **autre** pièce. { $verify } vérifie les dés. Et maintenant : { $tutorial } est une leçon à jouer, { $rules } a chaque règle avec son image, { $settings } offre d’autres couleurs (fort contraste, sûres pour les daltoniens) et langues.
guide-seen-km-dice = Le bouffon blanc en F7 a attaqué le prêtre en G8 et fait 2 contre 5 : les deux restent où ils sont.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Décisions à ce sujet : { $rulings }.
rules-board = **Sur le plateau :** { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Choisis un chapitre
menu-rulings = Choisis une décision
button-contents = Sommaire

diagram-km-in-short = La position de départ. Encadrés : les rois, chacun entre ses deux maîtres d’armes.
diagram-km-board = Les cases surélevées sont encadrées : les cases royales D1 et D9, et C4, E4, D5, C6 et E6 au milieu.
diagram-km-pieces = Ce que peuvent faire le gardien blanc en A5, le bouffon en B7 et le prêtre en E2. Le bouffon peut prendre en C8 ; les cases surélevées arrêtent les deux autres.
diagram-km-closed = Le gardien en A4 ne va pas plus loin que B4 : C4 est surélevée, et le roi blanc n’est pas au centre.
diagram-km-formation = Une chaîne suffit : le maître d’armes en D3 est à côté du roi en D2, celui en E4 à côté du premier.
diagram-km-conquest = Le gardien blanc est allé en A1 et attaque le roi sans défense en A9. L’autre gardien tient la colonne B : les Noirs sont conquis.
diagram-km-promotion = Les Blancs ont perdu les deux gardiens et le prêtre. En B9, le bouffon revient comme l’un d’eux.
diagram-km-gambit = Avec un bouffon en D1, sa propre case royale, le bouffon blanc en C3 peut entrer sur la case surélevée C4.
diagram-km-attack = Le bouffon en F7 a attaqué le prêtre en G8 et fait 2 contre 5. Les deux restent, et une autre pièce blanche doit jouer.
diagram-km-touch = Qui touche le bouffon en D2 doit le jouer, et il ne peut aller qu’en D3.
diagram-km-offer = Les Blancs viennent de jouer D2-D3 et peuvent proposer nulle jusqu’au coup des Noirs.
diagram-km-notation = Le pas du bouffon de D2 à D3 s’écrit D2-D3.
diagram-km-1 = Les deux prêtres sont encadrés, en B1 et F9 : chacun est le deuxième depuis la gauche de son joueur.
diagram-km-2 = Le roi blanc est au centre, en D5. Le gardien en A4 peut donc traverser C4 et E4, et le bouffon en D2 aller en D1.
diagram-km-3 = Le gardien en A4 ne peut pas prendre le prêtre en C4 : la case est surélevée et lui est fermée.
diagram-km-4 = La prêtresse noire en E2 a pris un maître d’armes, et l’autre, en F2, est coupé du roi en D2. A2-A3 est refusé : la formation d’abord.
diagram-km-5 = Le maître d’armes en D3 est lié à son roi, et pourtant il met en danger le roi noir sans défense en D7.
diagram-km-6 = Le gardien blanc a pris le dernier maître d’armes en D8. De là, il attaque aussitôt le roi en E8.
diagram-km-7 = Le gardien blanc est allé en G8. Le roi en A9 n’est pas en danger, mais n’a aucun coup légal : nulle.
diagram-km-8 = Les Blancs n’ont rien perdu qui puisse revenir : le bouffon arrivé en A9 est donc toujours un bouffon.
diagram-km-9 = Le bouffon est arrivé en D9, la case royale noire, comme prêtre perdu. Le roi blanc en D5 l’avait ouverte.
diagram-km-10 = Le bouffon est allé en D9, la case royale adverse, ouverte par le roi en D5 : les Blancs gagnent aussitôt.
diagram-km-11 = Le roi peut sauter de D1 par-dessus les maîtres d’armes en E2 et F3 jusqu’en G4, bien que le maître d’armes en A4 vise G4.
diagram-km-12 = Le bouffon en F7 a échoué et est hachuré : il est hors jeu ce tour-ci. La prêtresse en E2 peut jouer, ou attaquer le bouffon en G4.
diagram-km-13 = Le bouffon en B2 a attaqué C3 et fait 4 contre 4. Rien d’autre ne peut jouer chez les Blancs, et le roi en A1 n’est pas en danger : aux Noirs de jouer.
diagram-km-14 = Le gardien en A5 met en danger le roi blanc en A1. L’attaque du bouffon contre ce gardien est un coup légal, quoi que donnent les dés.
diagram-km-15 = D2-D4 est refusé, car un bouffon avance d’une case. Mais D2 a été nommé : ce bouffon doit donc jouer.
diagram-km-16 = Des rois qui vont et viennent sans fin : ce n’est nulle à la troisième fois que si la répétition a été convenue.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title } : leçon, exercice { $task } sur { $tasks }**
lesson-title = { $title } : leçon { $task }/{ $tasks }
lesson-how = Choisis une pièce dans le menu, puis sa case. Ou tape : { $command } avec ce jeu, le numéro de l’exercice et un coup comme `{ $example }`.
lesson-odds = **{ $move }** est une attaque. Elle réussit dans { $ways } lancers sur { $rolls } ({ $percent } %) : ton dé doit être le plus haut.
lesson-end = **C’était la leçon : maintenant tu peux jouer.** { $challenge } propose une partie à quelqu’un, { $rules } a chaque règle avec son image, { $help } montre comment jouer ici.
button-try = Essayer { $move }
button-throw = Lancer les dés
button-once-more = Encore une fois
button-lesson-again = Depuis le début

lesson-km-fool = Tu joues les Blancs, en bas. Les bouffons (les bonnets) vont d’une case tout droit, en avant ou en arrière. **Joue un bouffon.**
lesson-hint-km-fool = C’est légal, mais ce n’est pas un bouffon. Les tiens sont en A2, B2, D2, F2 et G2. Encore une fois :
lesson-done-km-fool = **Bien joué.** Un bouffon va tout droit sur des cases vides et prend à une case en diagonale.
lesson-km-plate = Les dalles du milieu sont des cases surélevées : de toutes les pièces, seuls les rois et les maîtres d’armes (les épées) peuvent y entrer. **Place un maître d’armes sur une case surélevée.**
lesson-hint-km-plate = C’est légal, mais aucun maître d’armes n’est encore sur une case surélevée. De C3 ou E3, il n’y a qu’un pas. Encore une fois :
lesson-done-km-plate = **Bien joué.** Ton prêtre n’aurait pas pu y aller : il faudrait pour cela que ton roi soit sur une case surélevée du centre.
lesson-km-escort = Les maîtres d’armes escortent leur roi : après chacun de tes coups, l’un doit être à côté de lui, l’autre à côté de lui ou du premier. **Joue le roi sans rompre l’escorte.**
lesson-hint-km-escort = C’est légal, et l’escorte tient. Mais cette fois, c’est au roi lui-même de jouer. Encore une fois :
lesson-done-km-escort = **Bien joué.** Le roi a bougé, et les deux maîtres d’armes sont toujours avec lui.
lesson-km-last = Un dernier maître d’armes, en D8, protège le roi noir en E8. Tant qu’il est là, rien ne peut attaquer le roi. **Prends-le.**
lesson-hint-km-last = C’est légal, mais le maître d’armes en D8 protège encore son roi. Ton gardien en A8 peut le prendre. Encore une fois :
lesson-done-km-last = **Bien joué.** Le roi noir est maintenant sans défense, et aussitôt en danger : ton gardien l’attaque. Les Noirs doivent riposter ou succomber.
lesson-km-danger = À ton tour d’avoir peur. Tes maîtres d’armes ne sont plus là, et le gardien en A7 attaque ton roi en A1. **Riposte ou succombe : trouve le seul coup qui le sauve.**
lesson-done-km-danger = **Sauvé !** Ta prêtresse a pris l’attaquant. Si aucun coup n’avait sauvé le roi, tu aurais été conquis.
lesson-km-win = Le roi noir en A9 est sans défense. **Conquiers-le en un coup** : attaque-le de sorte que rien ne le sauve.
lesson-hint-km-win = C’est légal, mais les Noirs ont encore une réponse. Ton gardien en B2 tient la colonne B ; quelle pièce pourrait attaquer sur la colonne A ? Encore une fois :
lesson-done-km-win = **Conquis !** Le roi est en danger et rien ne le sauve : tu as gagné. Aucun roi n’est jamais retiré du plateau.
lesson-km-return = Ton bouffon en B8 est à un pas de la dernière rangée, et tu as perdu les deux gardiens et le prêtre. **Fais revenir le bouffon comme l’un d’eux.**
lesson-hint-km-return = C’est légal, mais le bouffon attend toujours. Il va de B8 à B9. Encore une fois :
lesson-done-km-return = **Bien joué.** Le bouffon a laissé sa place à une pièce perdue. Seuls les maîtres d’armes ne reviennent jamais.
lesson-km-throw = En **jeu actif**, prendre, c’est attaquer, et les dés décident. **Attaque le prêtre en G8 avec ton bouffon en F7.**
lesson-hint-km-throw = C’est légal, mais cette fois, attaque : le bouffon en F7 peut viser G8. Encore une fois :
lesson-done-km-throw = **Repoussé.** Tu as fait { $attack } contre { $defence }, et il fallait plus. Les deux pièces restent, et une autre des tiennes doit jouer.
lesson-km-another = Le bouffon en F7 a échoué : il est hachuré, et hors jeu ce tour-ci. **Attaque le bouffon en G4 avec ta prêtresse en E2.**
lesson-hint-km-another = À table, cela irait : toute pièce qui n’a pas échoué peut jouer. Mais essaie encore une attaque, de E2 en G4. Encore une fois :
lesson-done-km-another = **Pris !** Tu as fait { $attack } contre { $defence }. Ton tour est fini, et ce serait aux Noirs de jouer.

## The terminal and Discord

console-teach = **guide** montre le jeu en cinq images, **tutorial** est une leçon à jouer (**tutorial 3** commence à son troisième exercice), **rules** mène à travers toutes les règles. Un jeu peut suivre : **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Apprends le jeu par une courte leçon, pour toi seul
discord-tutorial-game = La leçon de quel jeu
discord-tutorial-task = Le numéro de l’exercice voulu, comme 3
discord-tutorial-move = Un coup dans cet exercice, comme D2-D3 ou E5-E6
