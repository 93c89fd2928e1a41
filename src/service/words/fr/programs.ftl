### French: people's own programs: web hooks of servers, and tokens of the API.

discord-name-hooks = webhooks
discord-name-address = adresse
discord-name-about = sujet
discord-name-test = essayer
discord-name-token = jeton
discord-name-new = nouveau
discord-name-end = révoquer

discord-hooks = Voir, ajouter, essayer ou retirer les webhooks de ce serveur
discord-hooks-address = L’adresse https de ton propre programme, qui sera prévenu
discord-hooks-about = Ce dont il est prévenu ; vide : tout
discord-hooks-about-all = Tout
discord-hooks-about-move = Coups
discord-hooks-about-turn = À qui de jouer
discord-hooks-about-over = Fins de parties
discord-hooks-about-round = Rondes de compétitions
discord-hooks-about-open = Défis ouverts
discord-hooks-test = Le numéro du webhook à essayer
discord-hooks-remove = Le numéro du webhook à retirer

discord-web-token = Voir, créer ou révoquer les jetons de tes propres programmes
discord-server-token = Voir, créer ou révoquer les jetons des programmes de ce serveur
discord-token-new = Créer un jeton
discord-token-new-read = Lecture seule
discord-token-new-move = Lire et jouer
discord-token-end = Le numéro du jeton à révoquer

hooks-title = **Webhooks de ce serveur**
hooks-none = Ce serveur n’a pas de webhook. { $command } avec une adresse en ajoute un : ton programme à cette adresse apprend alors ce qui se passe dans les parties d’ici.
hooks-line = **{ $number }.** { $host } : { $about }.
hooks-stopped = **Désactivé.**
hooks-answered = Dernière réponse { $answer }, { $when }.
hooks-silent = Pas de réponse, { $when }.
hooks-forbidden = Son nom ne menait à aucune adresse publique, { $when }.
hooks-waiting = { $count ->
    [one] Un message attend.
   *[other] { $count } messages attendent.
}
hooks-added = Le webhook { $number } à { $host } est prévenu : { $about }. Voici le secret de ses signatures. Il n’est montré que maintenant, alors garde-le bien :
hooks-how = Chaque requête est signée selon « Standard Webhooks » ; des bibliothèques dans bien des langages vérifient la signature.
hooks-removed = Le webhook { $number } est retiré.
hooks-tested = Un essai est en route vers le webhook { $number }. { $command } montre la réponse dans un instant.
hooks-unknown = Ce serveur n’a pas ce webhook.
hooks-full = Ce serveur a { $count } webhooks et ne peut en avoir plus. Retires-en d’abord un.
hooks-off-here = Qui gère ce bot a désactivé les webhooks.
hooks-not-yours = Seules les personnes qui peuvent gérer ce serveur voient et changent ses webhooks.
hooks-for-servers = Les webhooks appartiennent aux serveurs Discord. Tes programmes peuvent jouer à cette table par l’API : **token** crée un jeton.
hooks-which-address = Donne aussi l’adresse : qui faut-il prévenir ?
hooks-one-thing = Une seule chose à la fois, s’il te plaît.
hook-not-https = « { $typed } » ne peut pas être un webhook : son adresse doit commencer par `https://`.
hook-other-port = « { $typed } » ne peut pas être un webhook : il doit écouter sur le port 443, qu’une adresse n’a pas à nommer.
hook-unreadable = « { $typed } » n’est pas une adresse utilisable. Elle ressemble à `https://example.org/games`.
hook-not-global = « { $typed } » est dans un réseau privé. Un webhook doit être accessible de partout.
hook-test-says = Ceci est un essai de Kingboard.
hook-stopped = Le webhook { $number } de ce serveur n’a pas répondu depuis plus d’un jour et est désactivé. { $command } le montre. Un essai qui reçoit une réponse le réactive.
hook-gone = Le webhook { $number } de ce serveur a répondu qu’il n’existe plus, et est désactivé. { $command } le montre.
button-hook-test = Essayer { $number }
button-hook-remove = Retirer { $number }

tokens-title = **Tes jetons**
tokens-server-title = **Jetons de ce serveur**
tokens-none = Tu n’as pas de jeton. Avec un jeton, un programme à toi voit ce que tu vois, et joue pour toi si tu veux : { $command } avec **nouveau** en crée un.
tokens-none-terminal = Tu n’as pas de jeton. Avec un jeton, un programme à toi voit ce que tu vois, et joue pour toi si tu veux : **token new read** ou **token new move** en crée un.
tokens-server-none = Ce serveur n’a pas de jeton. Avec un jeton, un programme voit les parties de ce serveur : { $command } avec **nouveau** en crée un.
tokens-line = **{ $number }**, { $may }. Créé le { $when }.
tokens-used = Dernier usage : { $when }.
tokens-unused = Jamais utilisé.
token-scope-read = lecture seule
token-scope-move = lire et jouer
tokens-made = Jeton { $number } : { $may }. Il n’est montré que maintenant, alors garde-le bien ; qui l’a peut faire de même :
tokens-how = Un programme l’envoie avec chaque requête, sous la forme `Authorization: Bearer TOKEN`. Ce qu’il peut demander est décrit à `/api/v1/openapi.json`, sous l’adresse des pages dans le navigateur.
tokens-ended = Le jeton { $number } est révoqué : plus aucun programme ne peut s’en servir.
tokens-unknown = Tu n’as pas de jeton { $number }.
tokens-no-pages = Les programmes passent par les pages web du bot, et ce bot n’en a pas. La personne qui le gère peut les activer.
tokens-full = Il y a déjà { $count } jetons, et il ne peut y en avoir plus. Révoques-en d’abord un.
tokens-server-looks = Le jeton d’un serveur est toujours en lecture seule : personne ne joue pour tout un serveur.
tokens-not-yours = Seules les personnes qui peuvent gérer ce serveur voient et changent ses jetons.
button-token-end = Révoquer { $number }
console-token-what = **token** montre tes jetons, **token new read** ou **token new move** en crée un, **token end NUMÉRO** en révoque un.

web-tokens = Jetons
web-tokens-how = Avec un jeton, un programme à toi voit les parties de cette table et y joue, au nom de quelqu’un de la table. Comment faire, c’est dans docs/api.md.
web-tokens-paths = Tous les chemins de l’API (OpenAPI)
web-token-player = De qui
web-token-kind = Quel type

moderate-line-hook-added = { $when } : { $moderator } a ajouté le webhook { $number }.
moderate-line-hook-removed = { $when } : { $moderator } a retiré le webhook { $number }.
moderate-line-token-made = { $when } : { $moderator } a créé le jeton { $number } du serveur.
moderate-line-token-ended = { $when } : { $moderator } a révoqué le jeton { $number } du serveur.
