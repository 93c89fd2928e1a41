### Français : les serveurs, leurs réglages, et ce qui gêne une partie.

## The settings of a server: house-<rule>, house-how-<rule>.

house-title = **Comment on joue sur ce serveur**
house-title-terminal = **Comment on joue à cette table**
house-setting = **{ $setting }** :
house-channels = Les parties commencent
house-roles = Qui les lance et les rejoint
house-game = Jeu, si rien n’est précisé
house-clock = Cadence, si rien n’est précisé
house-pings = Messages
house-expiry = Un défi expire
house-offers = Défis ouverts par personne
house-offers-in-all = Défis ouverts en tout
house-games = Parties en cours par personne
house-holidays = Vacances par personne
house-puzzles = Le problème du jour
house-puzzles-nowhere = nulle part
house-puzzles-refused = Le salon du problème du jour n’a pas accepté le dernier. Choisis un salon textuel ou d’annonces où je peux écrire.

house-everywhere = partout
house-everybody = tout le monde
house-no-clock = aucune, sans limite de temps
house-never = jamais
house-after-days = { $count ->
    [one] au bout d’un jour
   *[other] au bout de { $count } jours
}
house-days = { $count ->
    [0] aucun jour
    [one] un jour par an
   *[other] { $count } jours par an
}
house-most = { $count } au plus
house-any-number = sans limite
pings-on = notifient les personnes qu’ils appellent
pings-silent = nomment les personnes sans notifier

house-change = Changer un réglage
house-who = Qui gère le serveur peut changer cela.
house-not-yours = Seules les personnes qui gèrent ce serveur peuvent changer ses réglages.
house-no-server = Ces réglages sont ceux d’un serveur où je suis. Demande-les dans un de ses salons.
house-not-read = Je ne peux rien faire de « { $typed } » ici.
house-how-channels = Choisis les salons où commencent les parties, fils compris. **all** : partout. Les parties en cours restent où elles sont.
house-how-roles = Choisis les rôles dont les membres lancent et rejoignent des parties. **all** : tout le monde. Les personnes qui gèrent le serveur le peuvent toujours.
house-how-game = Choisis un jeu par son nom, comme `kings-mate`.
house-how-clock = Des jours par coup, comme `3d` ; ou une réserve, un incrément et un plafond, comme `72h+12h/96h`. Avec **soft** à la fin, qui épuise son temps ne perd que si quelqu’un d’autre dans la partie le réclame. **none** : sans pendule.
house-how-pings = **on** notifie les personnes qu’un message appelle ; **silent** les nomme sans bruit.
house-how-expiry = Choisis combien de jours un défi attend une réponse, de 1 à 366, ou **never**.
house-how-offers = Choisis combien de défis une personne peut avoir ouverts, de 1 à 999, ou **any**.
house-how-offers-in-all = Choisis combien de défis peuvent être ouverts en tout, de 1 à 999, ou **any**.
house-how-games = Choisis combien de parties une personne peut avoir en cours ici, de 1 à 999, ou **any**.
house-how-holidays = Choisis combien de jours de vacances une personne peut prendre par an, de 0 à 366.
house-how-puzzles = Choisis un salon textuel ou d’annonces où le problème du jour est publié, sans notification. **none** veut dire nulle part.
button-server = Réglages du serveur

## What is in the way of a game's beginning.

admit-elsewhere = Sur ce serveur, les parties commencent ailleurs :
admit-shown-elsewhere = Sur ce serveur, on ne montre pas les parties à tout le monde ici, mais ailleurs :
admit-there = Sur ce serveur-là, tout le monde ne peut pas lancer de partie, et d’ici je ne vois pas tes rôles. Réponds plutôt dans { $place }.
admit-roles = Sur ce serveur, seuls certains rôles lancent des parties :
admit-nobody-here = Dans une conversation privée, personne d’autre ne pourrait nous rejoindre. Propose la partie dans un salon d’un serveur, où quelqu’un peut l’accepter.
admit-guest = Je ne suis pas membre de ce serveur : personne ici ne verrait le plateau. La personne qui le gère peut m’inviter ; ce qui n’est que pour toi marche quand même ici.
admit-guest-shown = Je ne suis ici qu’à ton invitation : je peux te montrer cela, mais pas à tout le monde.
admit-offers = { $count ->
    [one] Tu as un défi ouvert sur ce serveur, et c’est le maximum ici. Retire-le, ou attends sa réponse.
   *[other] Tu as { $count } défis ouverts sur ce serveur, et c’est le maximum par personne ici. Retires-en un, ou attends une réponse.
}
admit-offers-in-all = { $count ->
    [one] Un défi est ouvert sur ce serveur, et c’est le maximum ici. Et si tu l’acceptais ?
   *[other] Il y a { $count } défis ouverts sur ce serveur, et c’est le maximum ici. Et si tu en acceptais un ?
}
admit-games = { $count ->
    [one] Tu as une partie en cours sur ce serveur, et c’est le maximum ici. Termine-la d’abord.
   *[other] Tu as { $count } parties en cours sur ce serveur, et c’est le maximum par personne ici. Termines-en une d’abord.
}
admit-games-of-other = { $player } a déjà le maximum de parties en cours sur ce serveur. Le défi reste ouvert.

## What the bot may do in a channel: right-<code>.

setup-ready = **On peut jouer ici.** J’ai toutes les permissions qu’il faut.
setup-missing = **On ne peut pas encore jouer ici.** Il me manque :
setup-refused = Sans cela, personne ici ne verrait le plateau. { $command } explique comment me le donner.
setup-better = Pour répondre directement aux coups tapés, il me faudrait aussi :
setup-for-threads = Seulement pour les parties dans leur propre fil, il faut aussi :
setup-threads-ready = Les parties peuvent aussi avoir leur propre fil.
setup-hears = Je lis tous les messages ici : un coup comme `D2-D3`, seul sur sa ligne, est joué. Je ne réponds pas aux bavardages et n’en garde rien.
setup-hears-little = Pour jouer, réponds à un plateau par `D2-D3` en laissant la mention activée, mentionne-moi, ou utilise { $move }. Un simple `D2-D3`, je ne le vois pas : il faudrait que la personne qui me gère active Message Content Intent et `read_messages`.
setup-how = Pour me donner ce qui manque : ouvre **Modifier le salon** › **Permissions**, ajoute mon rôle ou moi-même sous **Permissions avancées**, coche ces permissions et enregistre. Pour tous les salons d’un coup : **Paramètres du serveur** › **Rôles** › mon rôle › **Permissions**. Puis appuie sur **Vérifier à nouveau**.
setup-meanwhile = En attendant, ce qui n’est que pour toi marche : { $board }, { $move }, { $games }.
setup-nothing = Rien à régler ici : tout marche.
setup-private = Ici, tout ce qui n’est que pour toi marche. Pour vérifier un salon, demande-le là-bas.
setup-guest = Je ne suis pas membre de ce serveur : je n’y suis que pour toi. Ce qui n’est que pour toi marche, mais personne d’autre ne le voit, et aucune partie ne peut commencer. La personne qui gère le serveur peut m’inviter.
setup-elsewhere = D’après les réglages de ce serveur, les parties commencent toutefois ailleurs :
button-setup = Ce que je peux faire ici
button-setup-again = Vérifier à nouveau
button-invite = M’inviter

right-view = • **Voir le salon** : pour être là, tout simplement
right-post = • **Envoyer des messages** : les plateaux sont des messages ordinaires
right-post-in-threads = • **Envoyer des messages dans les fils** : les plateaux y sont des messages ordinaires
right-attach = • **Joindre des fichiers** : l’image du plateau
right-history = • **Voir les anciens messages** : Discord l’exige pour répondre à un message
right-open-threads = • **Créer des fils publics** : pour ouvrir le fil
right-keep-threads = • **Gérer les fils** : pour réveiller le fil, et le fermer après la partie
right-hear = • **Message Content Intent** : pour lire les coups tapés sans réponse ni mention
right-call-roles = • **Mentionner @everyone, @here et tous les rôles** : pour appeler le rôle des défis ouverts

## Places that close, and games that go on elsewhere.

place-gone = Le salon de { $game } avec { $opponent } a disparu ou m’est fermé : la partie est en pause et aucune pendule ne tourne. Va dans un salon où se trouvent toute la table et moi, et tapes-y { $command } : elle y continue avec ce plateau.
challenge-unposted = Discord n’a pas accepté le message de ton défi { $game } : personne ne le voit dans son salon. Tu peux le retirer et réessayer. { $setup } dans ce salon dit s’il me manque une permission.
here-private = Une partie se joue là où toute la table la voit. Tape ceci dans un salon d’un serveur.
here-other-server = { $game } se joue sur un autre serveur, et son salon existe toujours. Sur ce serveur-là, on peut l’amener n’importe où.
refuse-here-already = { $game } se joue déjà ici.
moved-there = { $game } continue ailleurs :
no-thread = Je n’ai pas le droit d’ouvrir des fils ici : { $game } reste dans ce salon. { $command } dit ce qu’il me faudrait.
button-abort = Annuler la partie
time-wait-left = Bien : la partie attend. { $player } peut revenir à tout moment : la moindre action dans { $game } suffit.
places-gone = { $count } de tes parties ont perdu leur salon, ou il m’est fermé : elles sont en pause et aucune pendule ne tourne.
places-gone-line = { $game } { $title } : contre { $opponent }
places-gone-how = Va dans un salon où se trouvent les autres et moi, et tapes-y { $command } `{ $number }`, avec le numéro de la partie : elle y continue avec son plateau.

house-seekers = Rôle appelé pour les défis ouverts
house-seekers-none = aucun
house-how-seekers = Choisis un rôle. Quand quelqu’un lance un défi ouvert à tout le monde, j’appelle ce rôle sous l’offre : une fois par défi, et une fois par heure au plus. Tout le monde doit pouvoir mentionner ce rôle, sinon il me faut **Mentionner @everyone, @here et tous les rôles**. **none** n’appelle personne.
house-seekers-missing = Pour appeler le rôle des défis ouverts, il me manque encore ceci, sauf si tout le monde peut le mentionner :
house-seekers-call = { $player } aimerait jouer : { $game }.
