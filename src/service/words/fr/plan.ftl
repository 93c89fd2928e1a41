### Français : les plans, visibles seulement de qui les fait.

plan-title = Ton plan pour { $game }. Personne d’autre ne le voit ; tu joues ce qui est en gras, le reste doit d’abord arriver.
plan-none = Tu n’as rien prévu dans { $game }.
plan-how = Après { $command }, écris les coups dans l’ordre, ceux de l’adversaire et les tiens : `{ $example }`. Après une attaque aux dés, ajoute `fails` si elle doit échouer. Après ton coup, ajoute `draw` pour proposer nulle ; à sa place, écris `resign` pour abandonner. Aussi : `draw accept`, `draw decline`, `resigns rematch`. Sépare plusieurs lignes par un retour à la ligne ou par `|`.
plan-file = Ses lignes sont trop longues pour un message : les voici en fichier.
plan-number = { $number }.
plan-option = { $number }. { $line }
plan-own = **{ $move }**
plan-their = { $move }
plan-own-succeeds = **{ $move }** (réussit)
plan-own-fails = **{ $move }** (échoue)
plan-their-succeeds = { $move } (réussit)
plan-their-fails = { $move } (échoue)
plan-dice-succeed = si l’attaque réussit
plan-dice-fail = si l’attaque échoue
plan-step-draw = **proposer nulle**
plan-step-resign = **abandonner**
plan-draw-accept = Si nulle est proposée : **accepter**. Jusqu’à ce que tu le retires.
plan-draw-decline = Si nulle est proposée : **refuser**. Jusqu’à ce que tu le retires.
plan-resign-rematch = Si l’adversaire abandonne : **proposer une revanche**.
menu-plan-drop = Retirer une consigne
button-plan-clear = Tout effacer
plan-changed = Le plan a changé depuis cet affichage. Le voici tel qu’il est.
plan-lost = Après { $move }, ton plan pour { $game } ne convient plus : ses coups sont effacés. { $command } en fait un nouveau.
plan-refused = Ce que tu avais prévu pour { $game } n’a pas pu se faire : les coups prévus sont effacés. { $command } en fait un nouveau.

plan-wrong-move = Rien n’a changé : le coup { $number } de cette ligne, « { $text } », y est impossible.
plan-wrong-empty = Il n’y a aucun coup là-dedans.
plan-wrong-only-theirs = Rien n’a changé : cette ligne finit sur un coup adverse. Que feras-tu ensuite ?
plan-wrong-only-own = Rien n’a changé : c’est ton tour, tu peux simplement jouer ce coup. Une ligne continue avec la réponse adverse et la tienne.
plan-wrong-resign-first = Rien n’a changé : que doit-il arriver avant que tu abandonnes ? Indique d’abord ce coup.
plan-wrong-after-resign = Rien n’a changé : il n’y a rien après ton abandon.
plan-wrong-draw-not-yet = Rien n’a changé : on propose nulle une fois son tour terminé, et là, il ne l’est pas.
plan-wrong-draw-how = Rien n’a changé : écris `draw accept` ou `draw decline`.
plan-wrong-resign-how = Rien n’a changé : écris `resigns rematch` pour le cas où l’adversaire abandonne. Pour abandonner toi-même, indique ce qui doit arriver avant.
plan-wrong-long = Rien n’a changé : cette ligne est trop longue.
plan-wrong-many = Rien n’a changé : un plan contient 20 lignes au plus. Retires-en une d’abord.
