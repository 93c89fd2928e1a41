### Français : analyses de parties terminées.

analysis-title = **Analyse de { $game }**
analysis-ready = { $player }, l’analyse de { $game } est prête.
analysis-unfinished = { $player }, l’analyse de { $game } n’a pas pu être finie. Redemande-la, s’il te plaît.
analysis-queued = L’analyse de { $game } est dans la file d’attente. Elle prend à peu près { $time }, ou plus tant que des ordinateurs ont des coups à jouer. Un message te préviendra quand elle sera prête.
analysis-queued-on-page = L’analyse de { $game } est dans la file d’attente. Elle prend à peu près { $time }, ou plus tant que des ordinateurs ont des coups à jouer. Elle apparaîtra ici d’elle-même ; sinon, appuie encore une fois sur **Analyser**.
analysis-waits = L’analyse de { $game } est déjà dans la file d’attente et prendra encore à peu près { $time }. Un message te préviendra quand elle sera prête.
analysis-waits-on-page = L’analyse de { $game } est déjà dans la file d’attente et prendra encore à peu près { $time }. Elle apparaîtra ici d’elle-même ; sinon, appuie encore une fois sur **Analyser**.
analysis-progress = Analyse de { $game } : { $done } sur { $total } positions.
analysis-scale = Les chances sont en millièmes : +1000 est gagné, 0 égal, −1000 perdu.
analysis-seat = • **{ $side }**, { $player }, a cédé { $rate } par décision en moyenne : coups douteux (?!) { $doubtful }, erreurs (?) { $mistakes }, gaffes (??) { $blunders }.
analysis-luck = Chance aux dés : { $luck }. Résultat : { $result } ; sans la chance, comme entre égaux : { $adjusted }.
analysis-luck-alone = Chance aux dés : { $luck }.
analysis-costliest = { $count ->
    [one] **L’erreur la plus coûteuse :**
   *[other] **Les erreurs les plus coûteuses de chaque camp :**
}
analysis-mistake = • `{ $move }` ({ $mark }) de { $player } a cédé { $error }. Le meilleur coup était `{ $best }`.
analysis-no-mistake = Aucun coup ne compte comme une erreur.
analysis-roll = Le lancer le plus décisif : `{ $move }` de { $player }, { $luck } pour { $lucky }.
analysis-alt = Un graphique de { $game } : les chances coup par coup, en millièmes.
analysis-alt-curve = Pour { $player } : { $start } au début, au plus haut { $high } ({ $best }), au plus bas { $low } ({ $worst }), { $end } à la fin.
analysis-alt-roll = La plus grande barre est le lancer de { $player } à { $move } : { $luck }.
analysis-alt-signs = Les plus grands signes : { $moves }.
analysis-alt-line = La ligne verticale est à { $move }, là où commence la revue des erreurs.
analysis-alt-here = La ligne verticale marque le moment de cette page : { $move }.
analysis-page = Analyse de `{ $move }` : { $before } avant, { $after } après.
analysis-page-mark = { $mark } Il a cédé { $error } ; le meilleur coup était `{ $best }`.
analysis-page-luck = Chance du lancer : { $luck }.
analysis-column-move = coup
analysis-column-before = avant
analysis-column-after = après
analysis-column-luck = chance
analysis-column-best = le meilleur

button-analyse = Analyser
button-look-through = Revoir
button-step-through-mistakes = Revoir les erreurs
button-graph = Graphique
button-next-mistake = Erreur suivante
button-best-line = Meilleure suite

refuse-analysis-off = Aucune partie n’est analysée ici. La personne qui gère le bot a désactivé l’analyse.
refuse-analysis-none = Tu n’as encore terminé aucune partie ici. { $analyse } accepte le numéro de toute partie terminée ; { $history } la retrouve.
refuse-analysis-open = { $game } n’a pas commencé. Une partie s’analyse une fois terminée.
refuse-analysis-running = { $game } se joue encore, et personne n’y reçoit d’aide. Redemande quand elle sera terminée.
refuse-analysis-void = { $game } s’est terminée sans résultat : il n’y a rien à analyser.
refuse-analysis-no-moves = Aucun coup n’a été joué dans { $game } : il n’y a rien à analyser.
refuse-analysis-rules = { $game } ne suit pas les règles actuelles et ne peut donc pas être analysée.
refuse-analysis-same = { $game } est passée par la position même qui se trouve maintenant dans { $other }. Termine d’abord cette partie, ou joues-y un coup, et redemande.
refuse-analysis-many = Tu as demandé { $count ->
    [one] une analyse
   *[other] { $count } analyses
} en un jour, et c’est le maximum. Redemande plus tard ; ce qui est déjà analysé se lit à tout moment.
refuse-analysis-unmade = { $game } n’est pas encore analysée, ou ne l’est plus. Le bouton demande l’analyse.

discord-name-analyse = analyser
discord-analyse = Voir ce que chaque coup d’une partie terminée a cédé, et ce que les dés ont donné
discord-analyse-game = Le numéro de la partie ; vide : la dernière que tu as terminée ici
graph-doubtful = douteux (?!)
graph-mistake = erreur (?)
graph-blunder = gaffe (??)
graph-roll = chance d’un lancer
graph-roll-up = chance, vers le haut pour { $player }
graph-here = cette page
graph-costliest = erreur la plus coûteuse
graph-title = { $game } : { $result }
