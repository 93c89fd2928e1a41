### Français: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game } : { $topic }
teach-back = Retour
teach-back-terminal = ◀ Retour
teach-next = Suite
teach-next-terminal = Suite ▶
teach-skip = Passer
teach-skip-terminal = Passer ▶
teach-alt-from = De : { $cells }.
teach-alt-to = Vers : { $cells }.
teach-alt-repelled = Attaque repoussée en { $cells }.
teach-alt-framed = Cases encadrées : { $cells }.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-page = **{ $title }** ({ $page } sur { $pages })
menu-guide = Aller à une page
button-lesson = Jouer la leçon
button-rules = Règles
button-commands = Toutes les commandes
button-pictures = En images
guide-commands-lesson = { $tutorial } est une leçon à jouer, exercice par exercice.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Décisions à ce sujet : { $rulings }.
rules-board = **Sur le plateau :** { $seen }
rules-board-framed = **Sur le plateau :** { $seen }
rules-board-framed-terminal = **Sur le plateau** (`!` tient lieu de cadre) : { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Choisis un titre
menu-rulings = Choisis une décision
rules-topics = Titres : { $headings }. **rules** suivi d’un titre l’ouvre, **rules { $example }** une décision.
button-contents = Sommaire

## Words for which the rules are searched: subject-CODE has them, with commas between, in any case.

subject-promotion = promotion, promouvoir, sous-promotion, transformation, retour
subject-castling = roque, roquer
subject-capture = prise, prendre, capture, capturer, manger
subject-en-passant = en passant, prise en passant
subject-draw = nulle, nul, partie nulle, égalité, match nul
subject-resign = abandonner, abandon, abandonne
subject-stalemate = pat, aucun coup légal
subject-repetition = répétition, répéter, triple répétition, échec perpétuel, règle des 50 coups
subject-mate = mat, échec et mat, conquête
subject-check = échec, en échec, danger, menace
subject-win = gagner, victoire, but du jeu, perdre, fin de partie
subject-dice = dé, dés, lancer, jet, chance, hasard
subject-setup = position de départ, position initiale, mise en place, disposition
subject-jump = sauter, saut, bond
subject-tower = tours, pile, empiler, empilement, hauteur
subject-swap = échange, changer de camp, échanger, règle du gâteau
subject-release = libération, libérer, libéré, délivrer, captif, rançon

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title } : leçon, exercice { $task } sur { $tasks }**
lesson-title = { $title } : leçon { $task }/{ $tasks }
lesson-how = Choisis une pièce dans le menu, puis sa case. Ou tape { $command } avec un coup seulement, comme `{ $example }` : il répond au dernier exercice que tu as ouvert.
lesson-how-terminal = Tape ton coup, par exemple `{ $example }`, sans rien devant. **next** continue, **back** revient.
lesson-how-on-page = Touche une pièce sur le plateau, puis sa case ; le menu et la ligne en dessous font la même chose.
lesson-odds = **{ $move }** est une attaque. Elle réussit dans { $ways } lancers sur { $rolls } ({ $percent } %) : ton dé doit être le plus haut.
lesson-end = **C’était la leçon : maintenant tu peux jouer.** { $challenge } propose une partie à quelqu’un, { $rules } donne chaque règle avec son image, { $help } montre comment jouer ici.
lesson-end-terminal = **C’était la leçon : maintenant tu peux jouer.** **new** commence une partie, { $rules } donne chaque règle avec son plateau, { $help } montre comment jouer ici.
lesson-end-on-page = **C’était la leçon : maintenant tu peux jouer.** Sous **Règles**, chaque règle a son image.
button-try = Essayer { $move }
button-try-terminal = { $move } est-il permis ?
button-throw = Lancer les dés
button-once-more = Encore une fois
button-lesson-again = Depuis le début

## The terminal and Discord

console-teach = **guide** montre le jeu en cinq plateaux, **tutorial** est une leçon à jouer (**tutorial 3** commence à son troisième exercice), **rules** mène à travers toutes les règles. Un jeu peut suivre : **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Apprendre le jeu par une courte leçon, rien que pour toi
discord-tutorial-game = La leçon de quel jeu
discord-tutorial-task = Le numéro de l’exercice voulu, comme 3
discord-tutorial-move = Un coup dans cet exercice, comme D2-D3 ou E5-E6
