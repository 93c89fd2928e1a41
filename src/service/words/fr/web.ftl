# La table dans le navigateur.
web-skip = Aller au plateau
web-pages = Pages
web-home = Nouvelle partie
web-games = Parties
web-contests = Compétitions
web-contests-none = Il n’y a encore ni ligue ni tournoi. On les ouvre dans le terminal ou dans Discord.
web-settings = Réglages
web-theme = Couleurs
web-language = Langue
web-confirm = Confirmer les coups
web-save = Enregistrer
web-begin = Commencer une partie
web-go-on = Continuer à jouer
web-ended = Parties terminées
web-none = Il n’y a pas encore de parties.
web-against = Qui joue ?
web-people = Des personnes devant cet écran
web-table = À combien ?
web-players = { $count } joueurs
web-side = Ton camp
web-any-side = Au hasard
web-rules = Règles
web-clock = Temps par coup
web-clock-none = Sans pendule
web-clock-10m = 10 minutes
web-clock-1h = Une heure
web-clock-1d = Un jour
web-clock-3d = Trois jours
web-names = Noms
web-start = Commencer
web-board = Plateau
web-moves = Coups
web-type = Tape un coup
web-send = Jouer
web-take-back = Reprendre
web-offer-draw = Proposer la nulle
web-resign = Abandonner
web-walk = Parcourir la partie
web-first = Au début
web-back = Un tour en arrière
web-forward = Un tour en avant
web-last = Au présent
web-turn = Tourner le plateau
web-whole-board = Voir tout le plateau
web-words = Le plateau en mots
web-keys = Touches
web-keys-list = Les flèches vont de case en case, lettres et chiffres sautent à une case. Entrée prend une pièce et joue, Espace dit ce qu’il y a ici ou pourquoi un coup est impossible, Retour arrière annule la dernière étape, Échap lâche la pièce. Virgule et point parcourent les pièces qui peuvent bouger. Une barre oblique mène à la ligne de saisie. Hors du plateau, les flèches parcourent la partie. Le point d’interrogation montre ceci.
web-record = Relevé
web-film = Film
web-picture = Image
web-cell-piece = { $cell } : { $piece }, { $side }
web-cell-danger = en danger
web-cell-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
}
web-as-of = Pas de connexion : voici le plateau de #.
web-old = Kingboard a été mis à jour depuis que tu as ouvert cette page. Ce que tu n’as pas envoyé reste ici jusqu’à ce que tu la recharges.
web-reload = Recharger la page
web-changed = La partie a continué entre-temps, ton choix est abandonné.
web-pick-target = Vers où ?
web-choose = Lequel ?
web-sending = Un instant…
web-reviewing = C’est une position antérieure. Va au présent pour jouer.
web-moved-many = # coups ont été joués.
web-half = Jusqu’ici :
web-nothing-here = vide
web-missing = Il n’y a rien ici
web-missing-how = Cette adresse ne mène nulle part. La première page montre tes parties.
web-no-game = Cette partie n’existe pas
web-no-game-how = Aucune partie de cette table n’a ce numéro, ou ce moment n’existe pas. La première page montre tes parties.
web-locked = Cette table est fermée
web-locked-how = Ouvre l’adresse affichée dans le terminal : elle contient la clé de ce navigateur.
web-serves =
    La table est ouverte. Dans ton navigateur :

    { $address }

    Les parties sont dans { $path }. Ctrl-C ferme la table.
web-offer = Appuie sur Entrée pour ouvrir le navigateur.
web-again = Rejouer
web-follow = Tourner vers qui joue
web-more = Plus
web-explore = Et si… ?
web-notes = Notes
web-times = Temps
web-dice-check = Vérifier les dés
web-note = Note sur le coup affiché
web-plan = Plan : des coups pour plus tard
web-exploring = C’est ton plateau privé : rien n’y compte.
web-to-game = Retour à la partie
web-learn = Apprendre
web-learn-how = Chaque jeu a une leçon à jouer, une page en images et ses règles.
web-puzzles = Problèmes
web-puzzles-how = Une position et son seul meilleur coup. La solution peut toujours être montrée.
web-puzzle = Un problème
web-go = Aller
