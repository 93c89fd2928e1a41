### Français : ce que seul le terminal montre.

console-welcome = **Kingboard pour deux à six personnes à un même clavier : { $games }.** Les parties sont gardées sur le disque : pars et reviens quand tu veux.
console-kept-in = Tes parties sont dans { $path }.
console-begin = Tape **new** pour commencer { $game }. Ajoute des options à la suite, comme **{ $example }**.
console-begin-declared = { $game } ({ $options })
console-begin-other = **{ $example }** commence { $game }.
console-begin-names = **new Anna Ben** commence avec vos noms.
console-begin-help = **help** montre ce qu’on peut taper, **rules** explique le jeu, **tutorial** est une leçon à jouer.
console-resumed = La partie reprend là où elle en était. **help** montre ce qu’on peut taper.
console-help = **Jouer :** **new** commence une partie, **new Anna Ben** avec vos noms, **new computer** contre l’ordinateur.
    Tape un coup comme `{ $example }`. **moves** affiche les coups légaux, **show { $square }** ceux d’une pièce, **pick** mène à un coup pas à pas.
    {""}**undo** demande à reprendre ton dernier coup, **draw** propose nulle, **yes** et **no** répondent, **resign** abandonne.
    {""}**Regarder :** **board** montre la partie, **flip** la retourne, **help symbols** explique les lettres, **describe** la décrit en phrases.
    {""}**review** parcourt une partie, **analyse** en juge une qui est finie, **games** montre celles en cours, **history** celles qui sont finies, **rematch** en rejoue une.
    {""}**Apprendre :** **tutorial** enseigne en jouant, **guide** en cinq plateaux, **rules** a toutes les règles.
    {""}**Changer :** **language** pour une autre langue, **settings** et **theme** pour les plateaux, **as Ben** pour qui tape.
    {""}**Garder :** **png**, **film**, **story** et **export** écrivent des fichiers, **import** en lit un. **quit** quitte la table ; toutes les parties sont gardées.
    {""}**help SUJET** en dit plus sur un de ces sujets : { $topics }. **help commands** montre tout ce qu’on peut taper, **help undo** explique un mot.
console-help-starting = Tape **new kings-mate**, **new kings-guard**, **new four-kings** ou **new immortal-star-masters** pour une partie entre Joueur 1 et Joueur 2 ; **new** seul commence le jeu habituel ici. À la suite, si tu veux : une cadence comme **3d** par coup (ou **72h+12h/96h soft**), et **black**, **north** ou **random** pour le camp de Joueur 1.
console-help-options = À King’s Mate **expanded** (règles étendues), **active** (dés), **interactive** (la défense les lance) ou **own-dice** (tu lances les tiens et saisis les faces), **touch** (pièce touchée), **repetition** ; à King’s Guard **small** (petit plateau), **diagonal** (pas diagonaux) ; à Four Kings One War **team** (à quatre) ; à ImmortalStarMasters **three**, **four**, **five** ou **six** (de trois à six joueurs).
console-help-challenges = Avec **challenge NOM**, tu proposes une partie à quelqu’un d’autre à ce clavier, avec **challenge anyone** à qui l’accepte ; ajoute, si tu veux, des options, **clock 3d**, **games 5** (l’une après l’autre, à tout le monde) et **note** avec quelques mots. **accept**, **decline** (**decline 12 Pas aujourd’hui**) et **withdraw** y répondent, **challenges** affiche ce qui attend.
    Avec **block NOM**, plus de nouvelle partie entre vous deux ; avec **friend NOM**, tous ses défis commencent aussitôt ; **unblock** et **unfriend** y mettent fin.
console-help-moves = Tape un coup comme `D2-D3` (à King’s Guard un tour entier : `E5-E7,D5`) ; **moves** affiche les coups légaux, **pick** mène pas à pas à un coup et le montre avant qu’il compte, **show D2** montre ce que peut faire la pièce en D2. En jeu actif, il faut le dé le plus haut pour prendre ; en cas d’échec, joue une autre pièce.
console-help-offers = Juste après ton coup, **draw** propose nulle et **undo** demande à le reprendre ; on y répond par **yes** ou **no** (ou **draw yes**, **takeback no**). **resign** abandonne, **abort** annule une partie avant son premier coup ou, sans pendule, après 30 jours sans coup, **rematch** rejoue une partie finie, **touch D2** touche une pièce.
console-help-dice = Avec **roll**, la défense lance les dés là où c’est convenu ; avec **roll 5 2**, tu saisis les tiens, celui de l’attaque d’abord. Avec **dice words** et quelques mots, tu les ajoutes aux dés scellés avant ton premier coup (ou avec **accept 12** et quelques mots) ; **dice renew** propose de révéler leur secret et d’en sceller un nouveau.
console-help-time = Avec **clock**, tu vois le temps restant ; **pause** propose un arrêt, **resume** reprend, **give 1d** donne du temps aux autres, **claim** prend la victoire quand le temps de quelqu’un est écoulé, ou continue sans cette personne. **holiday 10d** et **hours night 22-7** arrêtent tes pendules.
console-help-seats = Un numéro appuie sur ce qui l’accompagne entre crochets. **as 1** à **as 6** ou **as NOM** change qui parle.
console-help-trying = Avec **explore**, tu essaies des coups sur ton propre plateau : **explore D2-D3 D8-D7**, **explore from 5** ; une attaque réussit, sauf si tu ajoutes **fails**.
    Avec **plan D8-D7 E1-E2**, tu prévois ta réponse, avec plus de coups les réponses suivantes ; `|` sépare plusieurs lignes. **plan** montre ce qui est prévu, **plan drop 2** et **plan clear** le retirent.
console-help-looking = Tape **board** pour le plateau, **games** pour ce qui t’attend et **games here** pour toutes les parties, **next** et **skip** pour passer d’un plateau en attente à l’autre, **rules** ou **rules KM-4** pour les règles.
    S’il y a plusieurs parties en cours, indique le numéro : `#12 D2-D3`, **board 12**, **draw 12**.
    Tape **describe** pour la position en phrases, **where** pour tes pièces, **what D5** pour une case.
console-help-games = Avec **review 12**, tu parcours la partie 12 depuis son dernier coup, avec **review 12 move 5** ou **review 12 move D2-D3** depuis celui-là, avec **review 12 start** depuis le premier plateau ; **back**, **forward**, **first**, **last** tournent les pages, **flip** retourne le plateau.
    Avec **history**, tu retrouves les parties terminées ; ajoute, si tu veux, un nom, **against NOM**, **won**, **lost**, **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**. **profile**, ou **profile NOM**, compte les parties et dit ce qu’ont donné les dés.
console-help-notes = Avec **note** et quelques mots, tu les notes sur le dernier coup, avec **note 5:** sur le coup 5 (**5…** est celui des Noirs) ; sans mots, la note est effacée. **notes 12** les affiche, **notes 12 share** les rend publiques après la fin.
console-help-settings = Avec **settings**, tu vois l’aspect de tes plateaux ; **theme night**, **facing first** et **confirm all** (chaque coup est montré avant de compter) le changent. Avec **server**, tu vois comment on joue ici ; **server expiry 14** le change.
console-help-files = Avec **png board.png**, tu écris le dernier plateau affiché en image, avec **film 12 game.gif** une partie en film (ou un extrait : **film 12 5-20**), avec **export 12 game.txt** sa feuille de partie. Pour partir, tape **quit** ; toutes les parties restent.
console-player = Joueur { $number }
console-help-names = Les noms suivent **new** dans l’ordre des places, chacun avec une majuscule : **new Anna Ben**, **new immortal-star-masters Anna Ben Cleo** (une partie à trois), **new "anna lee" Ben**. Ils gardent leurs places pour les parties suivantes.
console-dropped = **quit** ou Ctrl+D quitte la table, un autre Ctrl+C aussi.
console-no-page = Il n’y a pas de page à tourner pour l’instant. **undo** demande à reprendre ton dernier coup, **review** parcourt la partie, **board** la montre.
console-first-page = C’est la première page.
console-last-page = C’est la dernière page.
console-elsewhere = Il s’est passé quelque chose dans { $game } à un autre terminal :
console-moves-of = C’est à { $name } de jouer, avec ces coups possibles :
console-move-elsewhere = Ce serait un coup dans { $game }, qui n’est pas à l’écran. **{ $game } { $text }** le joue là-bas.
console-option-near = Je ne connais pas « { $text } ». Voulais-tu dire **{ $option }** ? Un nom commence par une majuscule.
console-option-of = { $game } n’a pas d’option « { $option } », mais { $other } l’a : **new { $slug } { $option }**.
console-name-capital = Un nom commence par une majuscule : **new Anna Ben**.
console-game-unknown = Je ne connais pas « { $text } ». Voici les jeux :
console-how-many = { $game } se joue à { $sizes ->
    [one] { $fewest }
    [two] { $fewest } ou { $most }
   *[more] { $fewest } à { $most }
}, pas à { $number }. Un temps par coup s’écrit avec une lettre : **{ $number }d** pour des jours, **{ $number }h** pour des heures.
console-other-names = Ce jeu se joue à { $fewer } ou { $more } : donne autant de noms.
console-too-many-names = { $count ->
    [one] Une seule personne joue ici à ce clavier : donne un seul nom.
   *[other] Ce jeu se joue à { $count } : donne au plus autant de noms.
}
console-topic-near = Il n’y a pas d’aide sur « { $text } ». Voulais-tu dire **help { $topic }** ?
console-topic-unknown = Il n’y a pas d’aide sur « { $text } ». **help** montre les sujets.
console-after-end = Et maintenant ? **rematch** la rejoue en changeant de { $seats ->
    [2] camp
   *[other] place
}, **review** la parcourt, **new** en commence une autre.
console-games-beside = Aussi en cours : { $games }. **{ $first }** affiche cette partie.
console-language = Langue de la table : { $language }.
console-language-which = Quelle langue ? { $languages }. **language de** en choisit une, **language auto** celle de ton terminal.
console-import-what = Quel fichier ? **import game.txt** fait entrer une partie notée, telle que **export game.txt** l’écrit.
console-import-failed = Rien n’est entré depuis { $path } : { $why }
console-import-again = Cette partie est déjà ici, sous { $game } : rien n’a changé. Pour l’avoir en double, quitte la table et tape `kingboard import { $path } --again`.
console-imported = La partie de { $path } est ici { $game }.
console-verb-import = Fais entrer une partie notée depuis un fichier
console-goodbye = Toutes les parties sont gardées. À la prochaine !
console-speaking = C’est { $name } qui parle.
console-stored = C’est enregistré. Un autre terminal ouvert sur ces parties l’a peut-être déjà montré ; voici où en est la partie.
console-thanks = Avec plaisir.
console-unknown = Je ne connais pas « { $text } ». Tape un coup comme `{ $example }`, ou **help**.
console-no-question = Aucune demande n’attend ton oui ou ton non. **challenges** montre les défis ouverts, **accept 12** et **decline 12** répondent à l’un d’eux.
console-not-done = Rien n’a été fait : tout reste comme avant.
console-did-you-mean = Je ne connais pas « { $text } ». Voulais-tu dire **{ $verb }** ?{ $verb ->
    [help] {""}
   *[other] {" "}**help { $verb }** dit comment le taper.
}
console-help-on = { $about }.
    À taper : **{ $lines }**
console-usage = À taper : **{ $lines }**
console-help-verbs = Tout ce qui peut commencer une ligne : { $verbs }. **help** et l’un d’eux, comme **help review**, dit comment le taper.
console-help-words = Seuls sur une ligne, ces mots valent aussi : { $words }.
console-verb-computer = Fais venir un ordinateur à une table ouverte, ou renvoie-le
console-verb-new = Commence une partie entre les personnes à ce clavier
console-verb-withdraw = Retire une de tes propositions
console-verb-rematch = Rejoue une partie terminée, les camps échangés
console-verb-sit = Prends place à une table ouverte : n’importe où, ou du côté de ton choix
console-verb-leave = Quitte une table avant le début de la partie
console-verb-start = Accepte de commencer avec les personnes présentes
console-verb-skip = Laisse ce plateau pour plus tard et vois le suivant qui t’attend
console-verb-moves = Liste les coups légaux, ou ceux qui commencent ainsi
console-verb-as = Change de personne au clavier
console-verb-boards = Dessine les plateaux, ou omets-les pour un lecteur d’écran
console-verb-flip = Retourne le dernier plateau montré
console-boards-off = Les plateaux ne sont plus dessinés. **board** et **describe** donnent une position en phrases, et **boards on** dessine de nouveau les plateaux.
console-boards-on = Les plateaux sont de nouveau dessinés.
console-boards-what = **boards off** omet les plateaux, pour un lecteur d’écran. **boards on** les dessine de nouveau.
console-verb-png = Enregistre le dernier plateau montré comme image
console-verb-quit = Pars ; toutes les parties restent
console-no-control = Rien à choisir sous le numéro { $number } en ce moment.
console-no-moves = Il n’y a aucun coup à montrer pour l’instant. **board** montre à qui est le tour ; si plusieurs parties attendent, indique laquelle : **moves 12**.
console-no-such-moves = Aucun coup légal ne commence par « { $text } » pour l’instant. **moves** seul les montre tous.
console-no-board = Aucun plateau n’a encore été affiché. **board** en affiche un.
console-png = Le plateau est dans { $path }.
console-film = Le film est dans { $path }.
console-film-how = **film** fait un film de ta partie la plus récente ici. À la suite, dans n’importe quel ordre : une partie `12`, les coups `5-20`, **slow** (lent) ou **fast** (rapide), **white** ou **black** pour le camp, un thème comme **night**, et le fichier `game.gif`.
console-story = Le récit est dans { $path }.
console-story-how = **story** dessine ta partie la plus récente ici en une image : début, tournant et fin. À la suite, dans n’importe quel ordre : une partie `12`, **white** ou **black** pour le camp, un thème comme **night**, et le fichier `story.png`.
console-png-taken = Il y a déjà un fichier { $path }, et ce n’est pas une image : il n’a pas été touché. Choisis un autre nom.
console-path-folder = Il y a déjà un dossier { $path }. Donne le nom d’un fichier.
console-picture-ending = Ce serait une image d’une autre sorte. Donne un nom de fichier en .{ $ending }, ou un nom sans extension.
console-png-failed = Impossible d’écrire l’image dans { $path } : { $why }.
console-exported = La feuille de partie est dans { $path }.
console-export-failed = Impossible d’écrire la feuille de partie dans { $path } : { $why }.
console-as-whom = Qui parle ? **as 1** à **as 6**, ou **as** et un nom.
console-challenge-whom = Qui ? **challenge NOM** ou **challenge anyone**, puis un camp et des options si tu veux.
console-challenge-clock = Quelle cadence ? **clock 3d** : trois jours par coup ; **clock 72h+12h/96h soft** : une réserve d’heures ; **clock none** : sans pendule.
console-challenge-games = Combien ? **games 5**, ou **games forever**.
console-no-challenge = Il n’y a ici aucun défi ouvert de ce genre à retirer. **games** affiche ce qu’il y a.
console-touch-what = Quelle pièce ? **touch D2**.
console-hours-what = Quels horaires ? **hours zone Europe/Berlin**, **hours night 22-7**, **hours rest sat sun** ; **off** en retire un.
console-dice-how = **roll** lance les dés, **roll 5 2** saisit les tiens ; **dice words** et quelques mots les ajoutent aux dés scellés, **dice renew** propose un nouveau sceau (réponse : **dice renew yes** ou **dice renew no**).
console-give-what = Combien ? **give 1d**, **give 12h**.
console-which-request = Plusieurs demandes attendent cette réponse. Laquelle veux-tu dire ? Tape son numéro ou ses mots.
console-which-challenge = Plusieurs défis attendent ta réponse : **accept { $game }** et **decline { $game }** répondent à l’un d’eux.
console-which-game = Indique la partie par son numéro, comme **board 12**.
console-no-rematch = Il n’y a ici aucune partie à rejouer. **new** en lance une.
console-why = Tape le coup lui-même : s’il n’est pas légal, la réponse dit pourquoi. **show { $square }** dit ce qu’une pièce peut faire.
console-show-what = Quelle pièce ? **show D2**.
console-what-what = Quelle case ? **what D5**.
console-note-what = Que dois-je noter ? **note** et quelques mots, sur le dernier coup ; **note 5:** et quelques mots, sur le coup 5 ; **note 5:** seul efface cette note.
console-settings-what = Je ne connais pas ce réglage ou cette valeur. Écris **theme slate** (ou **night**, **contrast**, **safe**, **print**), **facing own** ou **facing first**, ou bien **confirm off**, **picked** ou **all**. **settings** montre tes choix.
console-puzzles-what = **puzzles on** ou **puzzles off** : si tes parties terminées peuvent devenir des problèmes pour d’autres, sans noms. **puzzle** en apporte un à résoudre.
console-rated-what = **rated on**, **rated off** ou **rated server** : si tes défis avec pendule sont classés.
console-server-what = **server** montre comment on joue ici. Pour le changer, ajoute quoi et comment : **game**, **clock 3d**, **expiry 14**, **offers 5**, **offers-in-all 50**, **games 10**, **holidays 30**, **seasons year**.
console-review-what = Quelle partie ? **review 12** montre son dernier plateau, **review 12 start** le premier, **review 12 move 5** celui de son cinquième coup.
console-games-which = **games** pour ce qui t’attend, **games 2** pour sa deuxième page, **games here** pour tout ce qui est en cours ; **history** a les parties terminées.
console-history-how = **history** et, à la suite, si tu veux : un nom, **against NOM**, **won**, **lost** ou **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**.
console-symbols-hint = **help symbols** explique les lettres et les signes.
console-window-small = Le plateau entier demande une fenêtre de { $columns } colonnes et { $rows } lignes.
console-full-screen-keys = Les flèches et Entrée, ou la souris, choisissent une pièce puis sa case. Une ligne tapée puis Entrée est une commande. Ctrl+C quitte la table.
console-more = … Entrée affiche la suite.
console-full-screen-more = … Page suiv.
console-not-live = Ce plateau n’est pas la position actuelle : y cliquer ne joue rien dans la partie. Échap montre la partie.
console-study-open = { $board ->
    [explore] Ton plateau d’essai est toujours ouvert : un coup que tu tapes y compte.
    [lesson] La leçon est toujours ouverte : un coup que tu tapes y compte.
   *[puzzle] Le problème est toujours ouvert : un coup que tu tapes y compte.
} **board** en sort.
console-study-plays = **{ $text }** vaut pour une partie, et c’est { $board ->
    [explore] ton plateau d’essai
    [lesson] la leçon
   *[puzzle] le problème
} qui est à l’écran. **board** en sort.
console-study-plays-behind = Rien n’a été fait dans { $game } : c’est { $board ->
    [explore] ton plateau d’essai
    [lesson] la leçon
   *[puzzle] le problème
} qui est à l’écran. **board** ramène à la partie, et **{ $game } { $text }** s’adresse à elle.
console-study-solved = Le problème est résolu. **next** en apporte un autre, **board** en sort.
console-nobody = Je ne connais personne ici du nom de { $name }. Tape le nom comme il a été donné, entre guillemets s’il a plusieurs mots : **friend "Anna Maria"**.
console-hint = **moves** montre les coups légaux sur ce plateau, **describe** le décrit en phrases.{ $board ->
    [puzzle] {" "}**solution** montre la solution, et le problème compte alors comme non résolu.
   *[other] {""}
}
