### Français: the public pages in the browser: signing in, and what they show.

discord-name-web = web
discord-name-link = lien
discord-name-sessions = sessions
discord-web = Tes parties dans le navigateur et dans tes propres programmes
discord-web-link = Recevoir un lien qui connecte ton navigateur
discord-web-sessions = Les navigateurs connectés à ton nom
sign-in-no-pages = Ce bot n’a pas de pages dans le navigateur. La personne qui le gère peut les activer.
sign-in-link = Ce lien connecte un navigateur à ton nom. Il sert une seule fois, pendant dix minutes. Ne le montre à personne.
button-sign-in = Ouvrir dans le navigateur
button-in-browser = Dans le navigateur
button-sign-in-sessions = Navigateurs connectés
sign-in-sessions = **Navigateurs connectés à ton nom**
sign-in-no-sessions = Aucun navigateur n’est connecté à ton nom.
sign-in-all-ended = Déconnexion faite. Plus aucun navigateur n’est connecté à ton nom.
sign-in-ended = **Déconnexion faite.** Encore connectés à ton nom :
sign-in-ended-before = **Ce navigateur était déjà déconnecté.** Encore connectés à ton nom :
sign-in-session = { $number }. { $browser }, depuis le { $since }, dernière utilisation : { $used }
sign-in-end = { $number }. { $browser }
sign-in-end-which = En déconnecter un
button-sign-in-end-all = Tout déconnecter
sign-in-at-table = Ici, personne ne se connecte : `kingboard web` ouvre cette table dans le navigateur.
privacy-pages = Navigateurs connectés : { $sessions }. Serveurs où tu m’as utilisé en trente jours : { $met }

## The setting of a server.

house-watching = Regarder dans le navigateur
house-watching-members = les membres de ce serveur
house-watching-public = tout le monde
house-how-watching = Choisis qui voit les parties de ce serveur dans le navigateur, si ce bot y a des pages : **members**, les membres qui m’ont utilisé ici ces trente derniers jours, ou **public** : tout le monde sur internet peut les regarder, les partager et les intégrer. Chacun voit toujours les siennes.

## The pages.

face-sign-in = Se connecter
face-sign-out = Se déconnecter
face-signed-in = Session : { $name }
face-about = Quatre jeux de plateau autour de rois, joués sur plusieurs jours : dans Discord et ici, dans le navigateur. Pour jouer, connecte-toi.
face-how = Dans Discord, tape `/web link` : le bot te répond, à toi seul, avec un lien qui connecte ce navigateur.
face-link-title = Se connecter ?
face-link-asks = Connecter ce navigateur au nom de { $name } ? Le lien a été demandé dans Discord { $minutes ->
    [0] à l’instant
    [one] il y a une minute
   *[other] il y a { $minutes } minutes
}.
face-link-not-you = Si ce n’est pas toi, ferme cette page : rien n’a encore changé.
face-link-yes = Se connecter : { $name }
face-link-gone = Ce lien ne marche plus
face-link-gone-how = Un lien sert une seule fois, pendant dix minutes. Demandes-en un autre dans Discord avec `/web link`.
face-your-games = Tes parties
face-watch = Parties à regarder
face-none = Aucune partie à voir ici pour l’instant.
face-begin-how = Les parties commencent dans Discord, avec `/challenge`. Ici, tu les continues.
face-in-discord = Cela se fait dans Discord.
face-too-many = Trop de requêtes
face-not-stored = Rien n’est enregistré pour le moment
face-no-game-how = Aucune partie que tu peux voir ne porte ce numéro. Si c’est la tienne, connecte-toi.
face-no-game-account = Aucune partie que tu peux voir ne porte ce numéro.
face-account-only = Connecte-toi pour voir cette page.
face-signed-out = Ce navigateur n’est connecté à aucun compte, donc rien n’a été fait. Connecte-toi, puis recommence.
face-embed-none = Cette partie n’est pas ouverte à tout le monde, ou aucune ne porte ce numéro.
face-embed-open = Ouvrir sa page, où tu peux te connecter
face-nothing-open = Il n’y a rien ici que tout le monde puisse voir. Connecte-toi pour voir ce qui est à toi et à tes serveurs.
face-puzzle-how = Connecte-toi pour résoudre ce problème.
face-private = Une partie sur Kingboard
face-share = Partager cette position
face-with-discord = Se connecter avec Discord
face-oauth-asks = Discord ne communiquera à ce site que ton identifiant et ton nom. Connecter ce navigateur ?
face-oauth-failed = Cela n’a pas marché
face-oauth-failed-how = Discord n’a pas dit qui tu es, ou ce n’est pas ce navigateur qui a demandé. Essaie encore une fois, ou tape /web link dans Discord.
face-standings = Classement
face-standings-sign-in = Connecte-toi pour voir à quelle place tu es
face-profile = Ton profil
page-of-game = Ouvrir dans le navigateur
