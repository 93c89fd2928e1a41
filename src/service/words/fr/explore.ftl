### Français : le plateau privé.

explore-title = Ton plateau d’essai pour { $game } : personne d’autre ne le voit, et il reste là jusqu’à ce que tu recommences.
explore-nothing-yet = Rien d’essayé pour l’instant. Choisis une pièce du camp au trait, ou écris des coups des deux camps après la commande.
explore-nothing-yet-terminal = Rien d’essayé pour l’instant. Choisis une pièce du camp au trait, ou tape un coup : il est essayé ici, pas joué. **board** ramène à la partie.
explore-nothing-yet-on-page = Rien d’essayé pour l’instant. Choisis une pièce du camp au trait : ici tu joues pour les deux camps, et la partie n’en sait rien.
explore-line = Essayé : { $line }
explore-tried = Suite : { $line }
explore-behind = { $game } a avancé depuis que tu as commencé ici. **Recommencer** repart de son plateau actuel.
explore-changed = Ce plateau a changé depuis cet affichage. Le voici tel qu’il est.
explore-best-line = La meilleure suite selon l’analyse, jouée jusqu’au bout. **Retour** reprend ses coups un par un.
explore-best-line-stuck = La meilleure suite selon l’analyse est { $line }, mais elle ne peut pas être jouée sur ce plateau.
explore-too-long = Une ligne contient ici { $most } coups au plus. Reviens en arrière, ou recommence.
explore-dice = { $move } est une attaque. Que donnent les dés ?
explore-not-over = On peut montrer un plateau d’essai de { $game } une fois la partie terminée.
explore-shared = { $player } montre ce qui aurait pu arriver dans { $game }.
button-fresh = Recommencer
button-succeeds = Elle réussit ({ $percent } %)
button-fails = Elle échoue ({ $percent } %)
caption-explored = Simple essai. { $what }
explore-not-planned = Rien n’a été planifié : seuls les coups depuis la position actuelle d’une partie que tu joues peuvent l’être. **Recommencer** part d’elle.
button-plan = Planifier
