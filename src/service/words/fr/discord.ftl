### Français : ce que seuls Discord et `serve` montrent. Commandes : noms et descriptions, 100 caractères au plus.

## Commands and their options: discord-<command>, discord-<command>-<option>.

discord-challenge = Proposer une partie à quelqu’un
discord-challenge-game = Proposer une partie de { $game }
discord-challenge-opponent = Ton adversaire ; vide : n’importe qui ici
discord-challenge-side = Ton camp ; vide : tirage au sort
discord-side-random = Au hasard
discord-challenge-clock = Cadence : 3d par coup, 72h+12h/96h, soft, none ; vide : du serveur
discord-challenge-words = Un mot avec le défi
discord-challenge-games = Combien de parties à la suite, pour tous : 5 ou forever
discord-challenge-thread = Si la partie a son propre fil

discord-challenges = Afficher les défis auxquels tu peux répondre, et les tiens
discord-decline = Décliner un défi reçu, avec un mot si tu veux
discord-decline-words = Un mot en réponse au défi, 200 caractères au plus
discord-decline-game = Le numéro du défi, si plusieurs t’attendent

discord-option-kings-guard-small = Petit plateau : 8 cases sur 8, 8 gardes par camp
discord-option-kings-guard-diagonal = Pas diagonaux ; sur le petit plateau cela favorise Sud : on peut changer de camp
discord-option-kings-guard-swap = Règle du gâteau : après le premier tour de Sud, Nord peut prendre ce camp
discord-option-kings-guard-swap-on-page = Règle du gâteau : après le premier tour de Sud, Nord peut prendre ce camp (vaut d’office sur le petit plateau avec pas en diagonale)
discord-option-kings-guard-no-swap = Sans la règle du gâteau, d’office avec petit et diagonale : Sud a alors un grand avantage
discord-option-kings-guard-no-swap-on-page = Sans la règle du gâteau, qui vaut sinon d’office sur le petit plateau avec pas en diagonale : Sud a alors un grand avantage
discord-option-four-kings-team = À quatre, une armée chacun : Sud et Ouest contre Nord et Est
discord-option-immortal-star-masters-three = Trois joueurs : rouges, noirs et jaunes
discord-option-immortal-star-masters-four = Quatre joueurs : rouges, bleus, verts et jaunes
discord-option-immortal-star-masters-five = Cinq joueurs : tous sauf les blancs
discord-option-immortal-star-masters-six = Six joueurs

discord-move = Jouer un coup
discord-move-move = Le coup, comme D2-D3, à King’s Guard E5-E7,D5 ; vide : tu le choisis dans des menus
discord-move-game = Le numéro de la partie, si plusieurs t’attendent

discord-board = Afficher le plateau d’une partie, pour toi seulement
discord-board-game = Le numéro de la partie ; vide : ta partie ici
discord-board-show = Gros plan ou repères ; vide : tout le plateau
discord-board-show-close = Mon côté, de près
discord-board-show-passant = Cases de prise en passant

discord-games = Ce qui t’attend, sur tous les serveurs
discord-games-terminal = Ce qui t’attend
discord-games-show = Quelles parties ; vide : les tiennes
discord-games-show-mine = Les miennes, partout
discord-games-show-here = Celles en cours ici

discord-review = Parcourir une partie, terminée ou en cours
discord-review-game = Le numéro de la partie, ou un nom ; vide : ta partie ici
discord-review-move = Le coup de départ, par son numéro ou tel que joué ; vide : le dernier

discord-remind = Tes rappels pour les parties qui attendent ton coup
discord-remind-how = auto, off, ou le rythme : 12h, 2d
discord-remind-where = Où arrivent les rappels
discord-remind-where-here = Là où se joue la partie
discord-remind-where-dm = En message privé
discord-remind-quiet = Heures sans rappel, comme 22-7 ; ou off
discord-remind-boards = Si le plateau arrive en message privé, sans bruit, quand c’est à toi de jouer
discord-remind-boards-off = Non
discord-remind-boards-dm = En message privé
discord-history = Retrouver des parties jouées ou en cours
discord-history-player = Les parties de qui ; vide : celles de ce serveur
discord-history-opponent = Contre qui
discord-history-result = Leur résultat pour cette personne
discord-history-result-won = Victoires
discord-history-result-lost = Défaites
discord-history-result-drawn = Nulles
discord-history-state = Terminées ou non ; vide : terminées
discord-history-state-ended = Terminées
discord-history-state-running = En cours
discord-history-since = Le premier jour, comme 2026-03-01 ; un mois ou une année suffit
discord-history-until = Le dernier jour, comme 2026-03-31 ; un mois ou une année suffit
discord-history-game = À quel jeu

discord-profile = Voir ce que quelqu’un a joué, et ce qu’ont donné les dés
discord-profile-player = De qui ; vide : toi

discord-export = Obtenir la feuille d’une partie en fichier, à garder ou pour continuer ailleurs
discord-export-game = Le numéro de la partie
discord-verify = Vérifier les dés scellés d’une partie, ou voir comment ils sont scellés
discord-verify-game = Le numéro de la partie ; vide : celle que tu joues ici
discord-export-format = Le format ; vide : texte
discord-export-format-text = Texte, pour continuer sur un autre Kingboard
discord-export-format-json = JSON, pour les programmes

discord-film = Voir une partie, ou un extrait, en film
discord-film-game = Le numéro de la partie ; vide : ta plus récente ici
discord-film-from = Le coup de départ, par son numéro ou tel que joué ; vide : le début
discord-film-to = Le coup final, par son numéro ou tel que joué ; vide : le dernier
discord-film-side = Le camp en bas ; vide : le tien
discord-film-speed = La vitesse ; vide : environ un coup par seconde, une demi-minute au plus
discord-film-speed-slow = Lente, pour réfléchir en même temps
discord-film-speed-normal = Normale
discord-film-speed-fast = Rapide, pour un aperçu
discord-film-theme = Les couleurs ; vide : les tiennes
discord-story = Voir une partie en une image à partager : début, tournant et fin
discord-story-game = Le numéro de la partie ; vide : ta plus récente ici
discord-story-side = Le camp en bas ; vide : le tien
discord-story-theme = Les couleurs ; vide : les tiennes

discord-draw = Proposer nulle
discord-draw-game = Le numéro de la partie, si tu en joues plusieurs

discord-takeback = Demander à reprendre ton dernier coup
discord-takeback-game = Le numéro de la partie, si tu en joues plusieurs

discord-resign = Abandonner une partie, après confirmation
discord-resign-game = Le numéro de la partie, si tu en joues plusieurs
discord-swap = Prendre l’autre camp après le premier tour de Sud, si la règle du gâteau s’applique
discord-swap-game = Le numéro de la partie, si tu en joues plusieurs

discord-abort = Annuler une partie sans résultat : avant son premier coup ou après 30 jours de silence
discord-abort-game = Le numéro de la partie, si tu en joues plusieurs

discord-clock = Voir le temps restant
discord-clock-game = Le numéro de la partie, si tu en joues plusieurs

discord-dice = Lancer les dés, y ajouter tes propres mots, ou les sceller à nouveau
discord-dice-roll = Lancer pour défendre ; appuyer ne change rien à ce que donnent les dés
discord-dice-enter = Saisir ce qu’ont donné tes propres dés, si la partie se joue avec
discord-dice-faces = Les deux faces, celle de l’attaque d’abord, comme 5 2
discord-dice-words = Ajouter tes propres mots aux dés scellés, avant ton premier coup
discord-dice-text = Les mots ; tout le monde ici les verra, ton adversaire aussi
discord-dice-renew = Proposer de révéler maintenant le secret des dés et d’en sceller un nouveau
discord-dice-game = Le numéro de la partie, si tu en joues plusieurs
discord-accept = Accepter un défi ; s’il se joue aux dés, avec tes propres mots pour eux
discord-accept-game = Le numéro du défi
discord-accept-words = Des mots à ajouter aux dés ; tout le monde ici les verra
discord-pause = Proposer une pause : aucune pendule ne tourne jusqu’à la reprise
discord-pause-game = Le numéro de la partie, si tu en joues plusieurs

discord-resume = Reprendre une partie en pause
discord-resume-game = Le numéro de la partie, si tu en joues plusieurs

discord-give = Donner du temps aux autres d’une partie
discord-give-time = Combien : 1d, 12h, 1d12h
discord-give-game = Le numéro de la partie, si tu en joues plusieurs

discord-claim = Quand le temps de quelqu’un est écoulé : réclamer la victoire ou continuer sans cette personne
discord-claim-game = Le numéro de la partie, si tu en joues plusieurs

discord-holiday = Partir en vacances : pendules arrêtées dans tes parties ; sans option, montre tes vacances
discord-holiday-until = Le dernier jour, comme 2026-08-20, ou la durée, comme 10d
discord-holiday-from = Le premier jour, comme 2026-08-10 ; vide : maintenant
discord-holiday-back = Te voilà de retour : tes vacances finissent maintenant

discord-hours = Ton fuseau, tes nuits et jours de repos : tes pendules s’arrêtent ; sans option, les montre
discord-hours-zone = Ton fuseau horaire, comme Europe/Berlin ou +05:30
discord-hours-night = Ta nuit, comme 22-7, ou off
discord-hours-rest = Tes jours de repos, comme sat sun, ou off

discord-touch = Toucher une pièce ouvertement, si la règle de la pièce touchée s’applique
discord-touch-square = La case de la pièce, comme D2
discord-touch-game = Le numéro de la partie, si tu en joues plusieurs

discord-show = Montrer ce que peut faire une des pièces
discord-show-square = La case de la pièce, comme D2
discord-show-game = Le numéro de la partie, si tu en joues plusieurs

discord-describe = Se faire lire une partie, en phrases ou comme plateau en lettres
discord-describe-square = Cette case seulement, comme D5 : ce qui s’y trouve, et ce qui peut y venir
discord-describe-show = Que lire ; vide : tout, en phrases
discord-describe-show-all = Tout, en phrases
discord-describe-show-mine = Mes pièces, en phrases
discord-describe-show-board = Le plateau en lettres
discord-describe-game = Le numéro de la partie, si tu en joues plusieurs

discord-explore = Essayer des coups sur un plateau que personne d’autre ne voit
discord-explore-moves = Coups des deux camps, comme D2-D3 D8-D7 ; une attaque réussit, sauf si tu ajoutes fails
discord-explore-game = Le numéro de la partie ; vide : ta partie ici
discord-explore-from = Recommencer après ce coup, par son numéro ou tel que joué

discord-plan = Prévoir en privé tes coups selon ce qui arrive ; ils se jouent aussitôt
discord-plan-line = Coups dans l’ordre, comme D8-D7 E1-E2 ; ou draw accept ; vide : tu vois ton plan
discord-plan-game = Le numéro de la partie, si tu en joues plusieurs

discord-note = Noter quelque chose sur un coup, pour toi
discord-note-text = Ta note, 500 caractères au plus ; vide : la note de ce coup est effacée
discord-note-move = Le coup, par son numéro ou tel que joué ; vide : le dernier
discord-note-game = Le numéro de la partie, si tu en joues plusieurs

discord-notes = Lire tes notes sur une partie, et celles qui sont publiques
discord-notes-game = Le numéro de la partie ; vide : ta partie ici
discord-notes-share = Si tout le monde peut lire tes notes après la partie

discord-block = Ne plus jouer de nouvelle partie avec quelqu’un, sans le dire à personne
discord-block-player = Qui ; vide : toutes les personnes que tu bloques
discord-unblock = Jouer à nouveau avec quelqu’un que tu as bloqué
discord-unblock-player = Qui ; vide : toutes les personnes que tu bloques
discord-friend = Relever aussitôt tous les défis de quelqu’un
discord-friend-player = De qui ; vide : toutes les personnes dont tu relèves les défis
discord-unfriend = Donner à nouveau ton accord avant qu’un défi de quelqu’un commence
discord-unfriend-player = De qui ; vide : toutes les personnes dont tu relèves les défis

discord-settings = Choisir l’aspect de tes plateaux et les coups à revoir d’abord
discord-settings-theme = Les couleurs de tes plateaux
discord-settings-welcome = Qui peut te défier
discord-settings-facing = Quel camp est en bas de tes plateaux
discord-settings-confirm = Quels coups te sont montrés avant de compter

discord-server = Voir ou changer la façon de jouer sur ce serveur
discord-server-setting = Quel réglage ; vide : tous
discord-server-value = Sa nouvelle valeur ; vide : tu choisis dans une liste

discord-setup = Vérifier ce que je peux faire dans ce salon, et comment me donner le reste

discord-here = Amener une partie dans ce salon
discord-here-game = Le numéro de la partie ; vide : celle dont le salon a disparu, ou ta seule partie

discord-help = Comment jouer ici
discord-help-game = Les images de quel jeu ; vide : du jeu qu’on joue ici
discord-rules = Les règles d’un jeu en bref, ou une décision
discord-rules-topic = Une décision comme KM-4 ou KG-5, ou un titre
discord-rules-game = Les règles de quel jeu

## The adapter's own answers.

done-elsewhere = C’est fait. Cela apparaît dans le salon de la partie.
done-restarted = C’est fait. J’ai redémarré avant de pouvoir répondre.
done-there = C’est fait dans { $game }. Le plateau est ici :
done-there-move = Ton coup dans { $game } : `{ $moves }`. Le plateau est ici :
discord-which-setting = Choisis quel réglage doit avoir cette valeur.
discord-no-such-role = Indique des rôles en les mentionnant, comme `@Players`, ou choisis-les dans la liste de `/server settings`.
discord-unknown-control = Je ne connais plus ce bouton. Ceux du plateau le plus récent de la partie marchent.
discord-unknown-command = Je ne connais pas cette commande. Discord met parfois quelques minutes à actualiser la liste.
discord-no-such-game = Une partie se désigne par son numéro, comme `12`. La liste des parties donne les tiens.
discord-unknown-shape = Discord a envoyé ceci sous une forme que je ne connais pas encore : rien n’a changé. Essaie autrement, avec une commande ou avec une version plus récente de moi.
discord-opponent-is-bot = On ne peut pas défier un bot : choisis une personne, ou laisse vide pour n’importe qui ici. Pour jouer contre l’ordinateur, choisis son niveau dans **ordinateur**.
discord-films-busy = Beaucoup de films sont en préparation : celui-ci n’a pas commencé. Redemande-le dans une minute.
discord-film-in-hand = Ton autre film est encore en préparation : celui-ci n’a pas commencé. Redemande-le quand l’autre sera là.
discord-films-in-a-row = Cela faisait plusieurs films de suite. Tu pourras demander le prochain dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
discord-missing-rights = Je n’ai pas le droit de publier des plateaux dans ce salon. Il me faut les permissions **Voir le salon**, **Envoyer des messages** (dans un fil : **Envoyer des messages dans les fils**) et **Joindre des fichiers**. D’ici là, les messages de la partie attendent ; `/board` et `/move` marchent quand même.

## Settings and the start of `serve`.

config-unreadable = Impossible de lire les réglages dans { $path } : { $why }
config-malformed = Les réglages sont inutilisables : { $why }
config-unknown-level = Le réglage log ne peut pas être « { $level } » : choisis off, error, warn, info, debug ou trace.
config-not-loopback = Le réglage api_base ne peut pas être « { $base } » : seule une adresse de cette machine peut remplacer Discord, comme http://127.0.0.1:8080.

serve-no-token = Il n’y a pas de jeton de bot : mets dans la variable d’environnement DISCORD_TOKEN le jeton du portail des développeurs de Discord, ou dans DISCORD_TOKEN_FILE un fichier qui le contient.
serve-bad-token = Discord ne connaît pas ce jeton de bot : copie-le à nouveau depuis le portail des développeurs de Discord et mets-le dans DISCORD_TOKEN.
serve-bad-token-file = Discord ne connaît pas le jeton de bot dans { $path } : copie-le à nouveau depuis le portail des développeurs de Discord dans ce fichier.
serve-intent-refused = Discord refuse à ce bot la lecture des messages : active pour lui Message Content Intent dans le portail des développeurs de Discord, ou mets read_messages à false.
serve-unreachable = Discord est injoignable : { $why }
serve-ended = La connexion à Discord est définitivement terminée : { $why }
