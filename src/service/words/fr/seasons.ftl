### French: seasons, their standings and the hall of fame.

season-name-month = { $part ->
    [1] janvier { $year }
    [2] février { $year }
    [3] mars { $year }
    [4] avril { $year }
    [5] mai { $year }
    [6] juin { $year }
    [7] juillet { $year }
    [8] août { $year }
    [9] septembre { $year }
    [10] octobre { $year }
    [11] novembre { $year }
   *[other] décembre { $year }
}
season-name-quarter = { $part ->
    [1] premier trimestre { $year }
    [2] deuxième trimestre { $year }
    [3] troisième trimestre { $year }
   *[other] quatrième trimestre { $year }
}
season-name-half-year = { $part ->
    [1] premier semestre { $year }
   *[other] second semestre { $year }
}
season-name-year = { $year }
season-length-month = chaque mois
season-length-quarter = chaque trimestre
season-length-half-year = chaque semestre
season-length-year = chaque année
house-seasons = Saisons
house-seasons-none = aucune
house-how-seasons = Choisis la durée d’une saison : **month** (mois), **quarter** (trimestre), **half-year** (semestre) ou **year** (année), selon le calendrier UTC ; **none** : pas de saisons. Une saison ne remet aucune cote à zéro : son classement ne compte que ses propres parties, et ses trois premières places entrent au panthéon.
season-title = **{ $season } : { $pool }**
season-title-everywhere = **{ $season }, tous les serveurs : { $pool }**
season-until = Cette saison finit { $until }.
season-rule = Y figurent les personnes qui ont au moins cinq parties classées de la saison contre au moins trois personnes. Seules ces parties comptent, chacune selon la force de l’adversaire ; une saison ne remet aucune cote à zéro.
season-none = Il n’y a pas de saisons sur ce serveur.
season-none-manager = Il n’y a pas de saisons sur ce serveur. { $command } en crée.
hall-title = **Panthéon : { $pool }**
hall-title-everywhere = **Panthéon de tous les serveurs : { $pool }**
hall-none = Personne ne figure encore dans une saison passée.
hall-now = En cours : { $season }. Fin : { $until }.
hall-season = Tout le classement d’une saison
button-season = Cette saison
button-all-time = Toutes saisons
button-hall = Panthéon
button-hall-older = Plus anciennes
button-hall-newest = Plus récentes
house-podium = Rôles des trois premières places
house-podium-none = aucun
house-how-podium = Choisis jusqu’à trois rôles, dans l’ordre des places ; un seul vaut pour les trois. Les trois premières places du classement du jeu de ce serveur les portent tant que cela dure : dans la saison en cours ou, sans saisons, depuis toujours. Je donne et retire ces rôles : il me faut **Gérer les rôles**, et mon propre rôle doit être au-dessus d’eux. **none** : pas de rôles.
house-podium-missing = Pour les rôles des trois premières places, il me manque encore :
house-podium-low = Discord a refusé un rôle des trois premières places. Fais glisser mon propre rôle au-dessus de lui dans la liste des rôles du serveur, et je réessaierai dans l’heure.
right-roles = • **Gérer les rôles** : pour donner leurs rôles aux trois premières places, et les retirer
standings-sheet-everywhere = { $span }, tous les serveurs
card-provisional = { $pool }, provisoire
card-form = Forme
card-all = Toutes les parties
card-best = Meilleure victoire : { $player } ({ $rating }), { $game }
card-opening = Premier coup habituel, { $side } : { $move } ({ $count } sur { $games })
card-luck = Dés : { $won } attaques gagnées sur { $count }, { $expected } attendues
card-luckless = Score { $score } ± { $error } % ; sans chance aux dés { $without } ± { $left } % ({ $games } parties)
card-alt = Cote de { $player } : { $rating } ± { $deviation }. Depuis le { $from }, fin de la première partie classée, son maximum a été { $high } et son minimum { $low }.
card-alt-form = Derniers résultats, le plus récent à la fin : { $results }.
card-alt-results = { $label } : { $won } gagnées, { $drawn } nulles, { $lost } perdues.
form-won = victoire
form-drawn = nulle
form-placed = place { $place } sur { $seats }
form-lost = défaite
unrated-barred = Un compte à sa table ne compte pas pour les cotes sur ce serveur.
standings-barred = La modération de ce serveur a exclu ton compte des cotes : tu ne figures donc ici dans aucun classement. Elle peut lever cela.
rating-barred = { $player } ne compte pas pour les cotes sur ce serveur en ce moment.
rating-merged = Sur ce serveur, les parties de { $player } comptent pour { $other }.
account-own = Il s’agit d’un de tes propres comptes. Quelqu’un d’autre de la modération doit en décider.
account-counts = { $player } compte pour les cotes comme tout le monde : il n’y a rien à lever.
account-barred-already = { $player } ne compte déjà plus pour les cotes de ce serveur. `moderate admit` lève cela.
account-same = Les parties de { $player } et de l’autre compte comptent déjà pour le même.
account-barred = { $player } ne compte plus pour les cotes de ce serveur : les parties qui commencent désormais ne comptent pas. Celles qui ont commencé continuent comme avant ; `moderate unrate` en retire une seule.
account-merged = Toutes les parties de { $player } sur ce serveur comptent maintenant pour { $other } ; celles des deux comptes l’un contre l’autre ne comptent pas. Les cotes d’ici sont recalculées.
account-admitted = { $player } compte pour les cotes sur ce serveur comme tout le monde.
account-told = Les personnes concernées l’apprennent en privé.
account-somebody = quelqu’un
account-notice-barred = Modération : ton compte ne compte plus pour les cotes d’un serveur. Les parties qui y commencent désormais ne sont pas classées ; celles en cours continuent comme avant.
account-notice-merged = Modération : sur un serveur, toutes les parties de { $player } comptent maintenant pour les cotes de { $other }.
account-notice-admitted = Modération : { $player } compte de nouveau pour les cotes d’un serveur comme tout le monde.
account-notice-ask = Si tu penses que c’est une erreur, demande à sa modération dans { $place }.
moderate-line-barred = { $when } : { $moderator } a exclu { $player } des cotes.
moderate-line-merged = { $when } : { $moderator } a fait compter les parties de { $player } pour { $other }.
moderate-line-admitted = { $when } : { $moderator } a fait compter { $player } comme tout le monde.
discord-name-bar = exclure
discord-name-merge = réunir
discord-name-admit = admettre
discord-name-into = pour
discord-moderate-bar = Exclure un compte des cotes : les parties qui commencent désormais ne comptent pas
discord-moderate-merge = Deux comptes d’une même personne : toutes leurs parties ici comptent pour l’un d’eux
discord-moderate-admit = Lever une exclusion ou une réunion : ce compte vaut de nouveau ici pour lui-même
discord-moderate-into = Le compte pour lequel compteront toutes les parties de l’autre
discord-moderate-barred = Le compte à exclure
discord-moderate-merged = Le compte qui ne comptera plus pour lui-même
discord-moderate-admitted = Le compte qui a été exclu ou réuni
discord-moderate-grounds = Pourquoi ; la personne concernée le lit en privé, 200 caractères au plus
settings-rated = Parties classées : **{ $rated }**. { $command } le change.
settings-rated-terminal = Parties classées : **{ $rated }**. **rated server**, **rated on** et **rated off** le changent.
setting-rated = Choisir si tes défis sont classés
rated-server = Tes défis sont classés selon le serveur
rated-server-terminal = Tes défis sont classés selon cette table
rated-on = Tes défis avec pendule sont classés
rated-off = Tes défis ne sont pas classés
discord-settings-rated = Si tes défis sont classés quand ils n’en disent rien
discord-name-season = saison
discord-name-hall = panthéon
discord-standings-season = Depuis toujours, ou les parties d’une saison
discord-standings-season-all = depuis toujours
discord-standings-season-now = cette saison
discord-standings-season-last = la saison passée
discord-hall = Voir les trois premières places de chaque saison passée
