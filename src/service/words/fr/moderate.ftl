### Français : la modération, ce qu’elle fait, et ce qui se tape dans des champs à part.

house-moderators = Modération des parties
house-moderators-all = toute personne qui peut gérer les messages
house-how-moderators = Choisis les rôles qui peuvent suspendre, annuler et transmettre des parties. **all** : toute personne qui peut gérer les messages. Les personnes qui gèrent le serveur le peuvent toujours. Si un rôle ne voit pas la commande, autorise-la dans les paramètres du serveur, Intégrations.

discord-moderate = Pour la modération : suspendre, annuler, transmettre des parties ; comptes exclus des cotes
discord-moderate-pause = Arrêter une partie jusqu’à ce que la modération la relance
discord-moderate-resume = Relancer une partie arrêtée par la modération
discord-moderate-annul = Finir une partie sans résultat, ou lui retirer le sien
discord-moderate-hand-over = Demander à quelqu’un de prendre une place
discord-moderate-log = Ce qu’a fait la modération, le plus récent d’abord
discord-moderate-game = Le numéro de la partie
discord-moderate-from = À qui est la place maintenant
discord-moderate-to = Qui doit la prendre
discord-moderate-reason = Pourquoi ; toute la table le lit, 200 caractères au plus
discord-moderate-player = Sur qui ; sans précision, sur tout le monde
discord-seat-for-bot = Un bot ne peut pas prendre de place. Nomme une personne.

moderated-paused = Modération : { $moderator } a arrêté { $game }. Aucune pendule ne tourne, et seule la modération peut la relancer.
moderated-resumed = Modération : { $moderator } relance { $game }.
moderated-annulled = **Modération : { $moderator } a annulé { $game }.** Elle ne compte pour personne. Ses coups restent lisibles.
moderated-offered = Modération : { $moderator } demande à { $to } de continuer { $game } pour { $from }. { $to } peut accepter jusqu’au { $until }.
moderated-declined = { $player } a refusé : dans { $game }, chacun garde sa place.
moderated-lapsed = Personne n’a pris la place à temps : dans { $game }, chacun garde la sienne.
moderated-handed = { $to } continue { $game } pour { $from }, à la demande de { $moderator }, de la modération. Les propositions de nulle et demandes de reprise en cours sont retirées.
moderated-reason = Motif : { $reason }

button-seat-accept = Prendre la place
button-seat-decline = Pas moi

refuse-held = Modération : { $moderator } a arrêté { $game }, et seule la modération de ce serveur peut la relancer ; demande-lui. Abandonner avec { $resign } reste toujours possible.
refuse-held-on-page = Modération : { $moderator } a arrêté { $game }, et seule la modération de son serveur peut la relancer ; demande-lui. Abandonner reste toujours possible.

board-annulled = La modération a annulé { $game }. Elle n’a pas de résultat.

moderate-no-server = La modération est celle d’un serveur où je suis. Demande-le dans un de ses salons.
moderate-not-yours = Seule la modération de ce serveur peut le faire.
moderate-among-friends = La modération est faite pour les serveurs. À cette table, vous êtes entre amis : `pause`, `abort` et `resign` font le nécessaire.
moderate-done = C’est fait. La table de { $game } l’apprend, en ton nom.
moderate-annul-sure = Annuler { $game } ? Elle finit sans résultat et ne compte pour personne. C’est sans retour. Voici où elle en est :
moderate-annul-over = Annuler { $game }, qui est finie ? Son résultat ne comptera plus pour personne. C’est sans retour. Voici comment elle a fini :
moderate-cannot-sit = { $player } ne peut pas prendre cette place. Demande à quelqu’un d’autre.
moderate-own-game = Tu joues dans { $game } : quelqu’un d’autre de la modération doit s’en charger.
moderate-not-running = { $game } n’est pas en cours : il n’y a rien à y faire.
moderate-held = { $game } est déjà arrêtée, par { $player }.
moderate-not-held = La modération n’a pas arrêté { $game }. Ce que les joueurs ont convenu, ils le terminent eux-mêmes.
moderate-annulled = { $game } est déjà annulée.
moderate-void = { $game } a déjà fini sans résultat.
moderate-no-place = Le salon de { $game } a disparu ou m’est fermé : ses joueurs n’en sauraient rien. L’un d’eux doit d’abord l’amener dans un salon.
moderate-not-seated = { $player } ne joue pas dans { $game }.
moderate-plays-already = { $player } joue déjà dans { $game }.
moderate-no-offer = Cette offre d’une place dans { $game } ne tient plus.
moderate-not-asked = Cette place dans { $game } est offerte à { $player }, qui doit répondre.
moderate-lapsed = Cette offre d’une place dans { $game } pouvait être acceptée jusqu’au { $until }. Elle peut être refaite.
moderate-offer-stands = Une offre de place tient encore dans { $game } ({ $player }). Il faut d’abord y répondre ou la retirer.
moderate-seat-counts = { $game } compte pour un classement ou une compétition : chaque place y reste à qui l’occupe. La modération peut confier la tienne à quelqu’un d’autre. Tu peux aussi proposer une pause.
moderate-log = **Ce qu’a fait la modération**
moderate-log-empty = Rien de tel n’a été fait ici.
moderate-log-more = et { $count } plus anciennes
moderate-line-paused = { $when }, { $game } : { $moderator } l’a arrêtée.
moderate-line-resumed = { $when }, { $game } : { $moderator } l’a relancée.
moderate-line-annulled = { $when }, { $game } : { $moderator } l’a annulée.
moderate-line-offered = { $when }, { $game } : { $moderator } a offert une place à { $to }.
moderate-line-declined = { $when }, { $game } : { $moderator } a refusé une place.
moderate-line-handed = { $when }, { $game } : { $to } a pris la place de { $from }, à la demande de { $moderator }.

form-type = Tape-le ici
form-why = Pourquoi ? Toute la table le lit
form-zone = Fuseau horaire
form-night = Nuit
form-rest = Jours de repos
form-away = Vacances jusqu’au
form-quiet = Heures calmes
form-remind = Fréquence des rappels
form-annul = Annuler la partie
form-open = { $what }…
form-again = Réessayer…
form-typed = Écris-le après { $command }, par exemple : { $sample }
refuse-rematch-annulled = { $game } a été annulée : pas de revanche. Propose plutôt une nouvelle partie.
