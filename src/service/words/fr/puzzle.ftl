### Français : problèmes.

## Un problème sur son plateau

puzzle-rules = { $title }, { $options }
puzzle-title = { $title } : problème { $number }
puzzle-heading = **{ $title } : problème { $number }**
puzzle-level = Difficulté { $rating } ; résolu par { $solved } sur { $tried }.
puzzle-level-untried = Difficulté d’environ { $rating } ; personne ne l’a encore essayé.
puzzle-task = Au trait : **{ $side }**. Trouve le meilleur coup.
puzzle-task-second = Suite du tour (**{ $side }**) : trouve la meilleure voie.
puzzle-task-attack = Au trait : **{ $side }**. Quelle attaque vient en premier ? Chacune réussit à { $percent } %.
puzzle-how = Choisis une pièce dans le menu, puis sa case. Ou tape : { $command } avec un coup comme `{ $example }`.
puzzle-how-terminal = Tape simplement ton coup, par exemple `{ $example }`.
puzzle-how-on-page = Touche une pièce sur le plateau, puis sa case ; le menu et la ligne en dessous font la même chose.
puzzle-right = **Juste : `{ $move }`.** La réponse est `{ $answer }`.
puzzle-right-on = **Juste : `{ $move }`.**
puzzle-later = **`{ $move }` fait partie du tour.** Quel coup va avec ?
puzzle-wrong = **Pas `{ $move }` :** un autre coup est nettement meilleur. Essaie encore, ou regarde la solution.
puzzle-solved = **Résolu :** `{ $line }`
puzzle-solved-attack = **Juste : `{ $line }` vient en premier.** Cette attaque réussit à { $percent } %, et c’est tout de même ce qui vaut le plus.
puzzle-solution = **La solution :** `{ $line }`
puzzle-odds = Cette attaque réussit à { $percent } %.
puzzle-contrast = Chances, de −1000 (perdu) à +1000 (gagné) : **{ $chances }** après `{ $move }`, { $then } après le meilleur des autres coups, `{ $other }`.
puzzle-themes = Thèmes : { $themes }.
puzzle-rating = Ta cote aux problèmes de { $title } : { $before } → **{ $after }**.
puzzle-rating-first = Ta première cote aux problèmes de { $title } : **{ $after }**.
puzzle-run = { $count } résolus d’affilée.
puzzle-practice = Celui-ci a déjà compté ; entraîne-toi autant que tu veux.
puzzle-play-on = **Continue contre l’ordinateur** à partir du problème { $number } de { $title }, avec { $side }. Quel niveau ? C’est une partie à part, non classée.
puzzle-changed = Ce bouton appartenait à une position antérieure. Voici où en est le problème.

## Thèmes de tous les jeux

motif-win = gagner la partie
motif-save = le seul coup qui sauve
motif-quiet = un coup tranquille
motif-second = la suite d’un tour
motif-attack = la première attaque

## Ce que quelqu’un a résolu

puzzle-record = **Tes problèmes**
puzzle-record-terminal = **Problèmes de { $player }**
puzzle-record-game = • { $title } : cote **{ $rating }** (± { $deviation }), { $solved } résolus sur { $tried }.
puzzle-record-run = Résolus d’affilée : { $run }, au mieux { $best }.
puzzle-days = Jours d’affilée avec le problème du jour résolu : { $count }.
puzzle-record-none = Tu n’as pas encore essayé de problème. { $command } en ouvre un.
puzzle-record-none-on-page = Tu n’as pas encore essayé de problème.
puzzle-record-none-terminal = { $player } n’a pas encore essayé de problème. **puzzle** en ouvre un.

## Le problème du jour

puzzle-daily = **Problème du jour : { $title }, numéro { $number }**
puzzle-yesterday = La solution d’hier : `{ $line }`. Trouvée par { $solved } sur { $tried }.
puzzle-yesterday-untried = La solution d’hier : `{ $line }`. Personne n’a essayé.

button-solve = Résoudre
button-solution = Solution
button-next-puzzle = Problème suivant
button-puzzle-record = Tes problèmes

refuse-puzzle-unopened = Aucun problème n’est ouvert. { $command } en ouvre un.
refuse-puzzle-unopened-on-page = Aucun problème n’est ouvert. Sous **Apprendre**, il y en a un pour chaque jeu.
refuse-puzzle-gone = Ce problème n’existe plus. { $command } en ouvre un autre.
refuse-puzzle-gone-on-page = Ce problème n’existe plus. Sous **Apprendre**, il y en a d’autres.
refuse-puzzle-same = Ce problème passe exactement par la position qui est maintenant dans { $other }, et là personne ne reçoit d’aide. Finis d’abord cette partie, ou continue à la jouer.
refuse-puzzle-none = Tu as essayé tous les problèmes de { $title }. Voici d’autres jeux.
refuse-puzzle-none-of-theme = Tu as essayé tous les problèmes de { $title } sur ce thème : { $theme }. Prends un autre thème ou un autre jeu.
refuse-puzzle-no-theme = { $title } n’a pas de problème sur ce thème : { $theme }.
puzzle-theme-elsewhere = Il y en a dans : { $games }.
refuse-puzzle-no-daily = Il n’y a pas de problème aujourd’hui.

## Réglages

puzzle-share = Tes parties terminées peuvent-elles devenir des problèmes pour d’autres ? Ton nom n’y figure pas, et une partie n’en devient un que si tout le monde y consent.
puzzle-shared = Merci : tes parties terminées peuvent devenir des problèmes, sans noms. { $command } le change.
puzzle-kept = Tes parties ne deviennent pas des problèmes. { $command } le change.
puzzle-shared-terminal = Merci : tes parties terminées peuvent devenir des problèmes, sans noms. **puzzles off** le change.
puzzle-kept-terminal = Tes parties ne deviennent pas des problèmes. **puzzles on** le change.
button-puzzle-share = Oui, sans mon nom
button-puzzle-keep = Non
settings-puzzles = Problèmes : **{ $puzzles }**. { $command } le change.
settings-puzzles-terminal = Problèmes : **{ $puzzles }**. **puzzles on** et **puzzles off** le changent.
setting-puzzles = Choisir si tes parties peuvent devenir des problèmes
puzzles-off = Tes parties ne deviennent pas des problèmes
puzzles-on = Tes parties terminées peuvent devenir des problèmes, sans noms

## Le terminal et Discord

console-puzzle-what = **puzzle** ouvre un problème, au choix d’un jeu et d’un thème : **puzzle kings-guard tower**. **puzzle daily** est celui du jour, **puzzle record** montre ta cote. Thèmes : win, save, quiet, second, attack, escort, raised, tower, sovereignty.
discord-puzzle = Résoudre des problèmes, rien que pour toi
discord-puzzle-solve = Résoudre un problème, rien que pour toi
discord-puzzle-daily = Résoudre le problème du jour, rien que pour toi
discord-puzzle-record = Voir ta cote aux problèmes et combien tu en as résolu d’affilée
discord-puzzle-game = De quel jeu
discord-puzzle-motif = Un thème du problème
discord-puzzle-move = Ta réponse au dernier problème ouvert, comme D2-D3
discord-settings-puzzles = Si tes parties terminées peuvent devenir des problèmes pour d’autres, sans noms
