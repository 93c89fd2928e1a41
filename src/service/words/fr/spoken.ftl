### Français : plain words said to the bot, and what it answers.
### A list holds words in small letters between commas. The words of all languages are known to everybody, and none means two things.

spoken-hello = salut, bonjour, bonsoir, coucou
spoken-thanks = merci, merci beaucoup
spoken-help = aide, commandes
spoken-games = parties, mes parties
spoken-resign = abandonner, j’abandonne
spoken-draw = nulle, match nul
spoken-takeback = annuler, reprendre
spoken-done = fini, terminé
spoken-yes = oui volontiers, volontiers, bien sûr, d’accord, j’accepte, avec plaisir
spoken-no = non merci, je refuse, pas maintenant
spoken-withdraw = retirer, je retire
spoken-play = jouer, nouvelle partie
spoken-greeting = Bonjour { $player } ! Pour jouer, réponds à ton plateau avec le coup. { $games } montre ce qui t’attend, { $challenge } propose une partie, { $help } explique le reste.
spoken-greeting-terminal = Bonjour { $player } ! Tape un coup comme `D2-D3`. { $games } montre ce qui t’attend, **new** commence une partie, { $help } explique le reste.
spoken-games-aloud = { $games } montre tes parties, à toi seulement.
spoken-resign-aloud = Si c’est bien ce que tu veux, réponds `{ $answer }` ou utilise { $command }.
spoken-draw-aloud = Pour la proposer avec ton prochain coup, utilise { $command } avec `{ $answer }` et la partie { $game }.
spoken-unknown = Je n’ai pas compris. Envoie un coup comme `{ $example }`, ou regarde { $help }.
spoken-command = Pour cela, il y a { $command }.
spoken-nothing-waits = Rien n’attend ton oui ou ton non ici.
spoken-nothing-to-withdraw = Tu n’as rien à retirer ici.
spoken-answers-this = Est-ce ta réponse à ceci ?
spoken-press = Utilise le bouton ci-dessous, s’il te plaît : si quelque chose s’y oppose, je ne le dirai qu’à toi.
move-and-more = Je lis `{ $move }`, mais pas « { $rest } ». Envoie seulement `{ $move }`.
move-asked = Je joue **{ $move }** dans { $game } ?
move-on-older-board = Tu as répondu à un plateau plus ancien de { $game }. Je joue **{ $move }** sur le plus récent ?
edited-after-move = Tu as joué dans { $game } depuis que tu as écrit cette ligne, donc sa modification n’a rien fait. Si c’est ce que tu veux maintenant, écris-le à nouveau.
