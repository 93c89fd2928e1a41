### Français: what is kept of somebody, handed out and deleted.

privacy-title = **Ce qui est conservé à ton sujet**
privacy-name = Ton nom, tel que vu en dernier : { $name }
privacy-games = Parties et défis : { $games } ; en cours : { $running }, ouverts : { $open }
privacy-own = Réglages : { $settings }. Notes sur des coups : { $notes }. Plans : { $plans }. Sens de signaux : { $meanings }. Plateaux privés : { $boards }. Analyses demandées : { $analyses }. Problèmes essayés : { $puzzles }. Jetons de programmes : { $tokens }
privacy-competition = Cotes : { $ratings }. Compétitions où tu joues ou que tu modères : { $contests }. Décisions de la modération sur ton compte : { $deeds }
privacy-others = Personnes que tu as bloquées : { $blocked }. Amis : { $friends }
privacy-time = Vacances : { $holidays }. Rappels et messages privés, envoyés ou à venir : { $messages }
privacy-seen = Dernière activité : { $when }
privacy-policy = Ton identifiant, ton nom et tes parties sont conservés pour que l’on puisse jouer, tout comme ce qui est compté ici. Une partie est visible de tout son serveur ; tes notes, plans et plateaux privés ne le sont que de toi. Les autres messages ne sont pas conservés, rien n’est vendu, et presque tout reste jusqu’à ce que tu l’effaces. Les programmes d’un serveur peuvent apprendre ce qui se passe dans ses parties. La personne qui gère le bot en répond.
privacy-policy-terminal = Ce qui est conservé, pourquoi et combien de temps se trouve dans `docs/privacy.md`, fourni avec Kingboard. Tout est dans la base de données de cette table.
privacy-policy-page = { $page }. La personne qui gère le bot en répond.
privacy-page = Ce qui est conservé, pourquoi et combien de temps
privacy-here = { $days ->
    [0] Ce bot n’oublie un serveur qui le retire que si on le lui demande.
    [one] Ce bot oublie un serveur { $days } jour après en avoir été retiré.
   *[other] Ce bot oublie un serveur { $days } jours après en avoir été retiré.
} La personne qui le gère répond de ce qu’il conserve. Le texte est en anglais.
privacy-none = Rien n’est conservé à ton sujet.
privacy-file = Voici tout ce qui est conservé à ton sujet. Personne d’autre ne voit ce message.
privacy-too-large = Ce qui est conservé à ton sujet est trop grand pour un fichier ici. Demande à la personne qui gère le bot : { $command } l’écrit.
privacy-really = **Supprimer tout ce qui est conservé à ton sujet ? C’est irréversible.**
privacy-stale = **Ce bouton était ancien, ou tes parties ont changé depuis. Relis, s’il te plaît : c’est irréversible.**
privacy-sure = Sont supprimés ton nom, tes réglages, notes, plans, sens de signaux, plateaux privés, jetons, blocages, amis, vacances, rappels, cotes, essais de problèmes, demandes d’analyse et navigateurs connectés, et tu quittes toutes les ligues, tous les tournois et toutes les échelles. Qui t’avait bloqué devra le refaire.
privacy-sure-games = Tu quittes tes parties sur-le-champ ; en cours : { $running } (tu abandonnes ; celles sans coup joué sont annulées), défis ouverts : { $open }. Les tables en sont informées.
privacy-sure-rest = Dans { $games ->
        [0] tes parties
        [one] ta partie
       *[other] tes { $games } parties
    }, « un ancien joueur » prend ta place, et les mots joints à tes défis disparaissent ; tes adversaires gardent leurs parties. Les mots que tu as ajoutés aux dés restent, car ils servent à les vérifier. Les messages déjà dans Discord y restent.
privacy-gone = C’est fait : plus rien n’est conservé à ton sujet. Si tu rejoues, tu repars de zéro.
privacy-not-yours = Ce bouton était pour quelqu’un d’autre ou pour un autre endroit. Demandes-en un à ton nom.
privacy-server-not-yours = Seules les personnes qui gèrent ce serveur peuvent faire supprimer ses données.
privacy-server-none = Rien n’est conservé au sujet de ce serveur.
privacy-server-stale = **Ce bouton était ancien, ou quelque chose a commencé ou s’est terminé ici depuis. Relis, s’il te plaît : c’est irréversible.**
privacy-server-sure = Les réglages, les webhooks et les jetons de ce serveur sont supprimés, et ce qui est en cours ou ouvert ici ({ $alive }) se termine sans résultat. Le secret des dés scellés est d’abord révélé, et les joueurs sont prévenus en privé.
privacy-server-contests = { $contests ->
        [one] La seule compétition d’ici qui n’est pas terminée est annulée.
       *[other] Les { $contests } compétitions d’ici qui ne sont pas terminées sont annulées.
    }
privacy-server-ladders = { $ladders ->
        [one] La seule échelle d’ici encore ouverte est fermée.
       *[other] Les { $ladders } échelles d’ici encore ouvertes sont fermées.
    }
privacy-server-games = { $games ->
        [0] Aucune partie n’a été jouée ici.
        [one] La seule partie jouée ici perd son salon : seules les personnes qui l’ont jouée peuvent la voir.
       *[other] Les { $games } parties jouées ici perdent leur salon : seules les personnes qui les ont jouées peuvent les voir.
    } C’est irréversible.
privacy-server-gone = C’est fait : plus rien n’est conservé au sujet de ce serveur.
name-quoted = « { $name } »
former-player = un ancien joueur
refuse-rematch-gone = L’autre personne de { $game } est partie pour de bon : pas de revanche.
game-closed = { $game } se termine sans résultat : tout ce qui était conservé au sujet de son serveur a été supprimé.
button-privacy-export = Tout télécharger
button-privacy-delete = Supprimer
button-privacy-sure = Tout supprimer
button-privacy-server-sure = Supprimer ces données
discord-privacy = Voir, télécharger ou supprimer ce qui est conservé à ton sujet
discord-privacy-show = Voir ce qui est conservé à ton sujet
discord-privacy-export = Recevoir en fichier tout ce qui est conservé à ton sujet
discord-privacy-delete = Supprimer tout ce qui est conservé à ton sujet
discord-privacy-server = Supprimer tout ce qui est conservé au sujet de ce serveur, si tu le gères
console-privacy-what = **privacy** montre ce qui est conservé à ton sujet, **privacy export** te le remet, **privacy delete** le supprime.
config-bad-page = Le réglage page de [privacy] ne peut pas être { $given } : écris une adresse qui commence par https://, sans espaces ni parenthèses.
