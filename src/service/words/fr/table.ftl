### Français : les phrases du service.

## Words

side-white = Blancs
side-black = Noirs

piece-king = { $count ->
    [one] roi
   *[other] rois
}
piece-swordmaster = { $count ->
    [one] maître d’armes
   *[other] maîtres d’armes
}
piece-priest = { $count ->
    [one] prêtre
   *[other] prêtres
}
piece-priestess = { $count ->
    [one] prêtresse
   *[other] prêtresses
}
piece-keeper = { $count ->
    [one] gardien
   *[other] gardiens
}
piece-fool = { $count ->
    [one] bouffon
   *[other] bouffons
}
piece-queen = { $count ->
    [one] dame
   *[other] dames
}
piece-rook = { $count ->
    [one] tour
   *[other] tours
}
piece-bishop = { $count ->
    [one] fou
   *[other] fous
}
piece-knight = { $count ->
    [one] cavalier
   *[other] cavaliers
}
piece-pawn = { $count ->
    [one] pion
   *[other] pions
}

option-expanded = règles étendues
option-active = jeu actif (dés)
option-interactive = la défense lance les dés
option-own-dice = dés personnels
option-touch = pièce touchée
offer-clash = « { $first } » et « { $second } » s’excluent : aucune partie n’a été lancée. Enlève l’un des deux.
option-repetition = nulle par répétition
options-none = règles standard
comma = { $first }, { $then }
someone = quelqu’un

## Challenges

challenge-offered = { $player } propose à { $opponent } une partie de **{ $title }**, { $game }.
challenge-offered-anyone = { $player } propose une partie de **{ $title }**, { $game }. Tout le monde ici peut accepter.
challenge-rematch = Revanche de { $game }.
challenge-terms = Camp de { $player } : { $side }.
challenge-terms-lot = Camps tirés au sort.
declared = Options : { $options }.
challenge-declined = { $player } décline { $game }. Peut-être un autre jour.
challenge-withdrawn = { $player } retire son défi { $game }.
challenge-withdrawn-from = { $player } retire { $game }, son défi à { $opponent }.
button-accept = Accepter
button-decline = Décliner
button-withdraw = Retirer

## Play

game-started = **{ $title } { $game }** commence : { $white } ({ $first }) contre { $black } ({ $second }).
game-started-in-thread = **{ $title } { $game }** commence dans son propre fil : { $white } ({ $first }) contre { $black } ({ $second }).
game-how = Réponds au plateau le plus récent (mention activée) par un coup, comme `{ $example }`, ou utilise { $command }.
game-how-terminal = Tape un coup comme `{ $example }`. **moves** affiche les coups légaux, **undo** demande à en reprendre un.
game-how-choices = { $help } explique comment jouer, { $rules } donne les règles.
game-imported = **{ $title } { $game }** continue ici. Ailleurs, c’était { $before } ; coups, dés et temps ont suivi.

move-plain = { $player } joue **{ $move }**.
move-done = { $player } termine son tour ici.
move-passes = { $player } n’a aucun coup et n’est pas en échec : son tour passe (FK-17).
move-takes = { $player } joue **{ $move }**. Prise : { $piece }.
move-attack-won = { $player } attaque { $cell } ({ $piece }), { $attack } contre { $defence } : **prise réussie**. { $move }
move-attack-lost = { $player } attaque { $cell } ({ $piece }), { $attack } contre { $defence } : **attaque repoussée**. { $move }
move-declines-draw = La proposition de nulle est donc refusée.

turn-next = { $player }, à toi de jouer.
turn-another = { $player }, joue une autre pièce : celle qui a échoué ne bouge plus ce tour-ci.
turn-passed = { $player } n’a rien d’autre à jouer : le tour passe.
alert-check = { $player }, ton roi est en **échec !**
touched = { $player } a touché { $cells } : pièce touchée, pièce jouée.
touched-lapsed = Plus aucun coup légal ne concerne { $cells } : cela n’oblige plus { $player } à rien.
touched-refused = Ce coup n’est pas légal, mais pièce touchée, pièce jouée : tu as touché { $cells }.

draw-offered = { $player } propose nulle.
draw-offered-prompt = { $player }, tu acceptes ? Jouer un coup veut dire non.
draw-sure = { $player } a proposé nulle dans { $game }. Tu acceptes ?
draw-declined = { $player } refuse la nulle. La partie continue.
still-open-draw = Toujours en attente : la nulle proposée par { $player }.
still-open-takeback = Toujours en attente : la reprise demandée par { $player }, **{ $moves }**.
still-open-renewal = Toujours en attente : le nouveau sceau proposé par { $player }.
button-draw-accept = Accepter la nulle
button-draw-decline = Refuser la nulle
button-draw-next = Avec mon prochain coup

resign-sure = Abandonner { $game } contre { $opponent } ? La partie sera terminée.
button-resign = Abandonner { $game }
resign-not = Tu n’as pas abandonné, la partie continue. Pour abandonner quand même : `resign yes`.
# Words for yes and no as people type them, with a comma between; those of every language are understood.
answer-yes = oui, o, accepter
answer-no = non, refuser, décliner
game-aborted = { $player } annule { $game } avant le premier coup. Pas de résultat.
game-aborted-later = { $player } annule { $game }. Pas de résultat.
game-aborted-silent = { $player } annule { $game } : personne n’a joué depuis { $time }. Pas de résultat.
silent = { $silent } n’a pas joué depuis { $time } : tu peux annuler { $game } sans résultat.
silent-several = { $silent } n’a pas joué depuis { $time } : la moitié des personnes à la table peut annuler { $game } sans résultat.
silent-oneself = Tu n’as pas joué depuis { $time }, et d’autres veulent annuler { $game } sans résultat. Tu peux accepter ou jouer.
silent-call = { $player }, { $silent } n’a pas joué dans { $game } depuis { $time } : tu peux annuler la partie sans résultat avec { $abort }.
silent-call-several = { $player }, { $silent } n’a pas joué dans { $game } depuis { $time } : la moitié des personnes à la table peut annuler la partie sans résultat avec { $abort }.

end-conquest = **Conquête ! Le roi de { $loser } succombe. { $winner } gagne { $game } !**
end-fools-gambit = **Gambit du bouffon ! Un bouffon occupe la case royale adverse. { $winner } gagne { $game } !**
end-resignation = **{ $loser } abandonne. { $winner } gagne { $game }.**
end-stalemate = **Pat : aucun coup légal et aucun danger. { $game } est nulle.**
end-both-kings = **Les deux rois de { $loser } sont mat. { $winner } gagne { $game } !**
end-mate = **Échec et mat ! { $winner } gagne { $game } !**
end-last-king = **Le roi de { $winner } est le dernier. { $winner } gagne { $game } !**
end-bare-kings = **Il ne reste que des rois. { $game } est nulle.**
end-repetition = **Même position pour la troisième fois. { $game } est nulle.**
end-agreement = **Nulle d’un commun accord dans { $game }.**
end-otherwise = **{ $game } est terminée.**

## Pictures

caption-title = { $title } { $game }
head = **{ $title } { $game }**{ $ply ->
    [0] {""}
   *[other] {" "}· coup { $ply }, { $side }
}
caption-open = Défi
caption-turn = Trait : { $side }
caption-turn-check = { $side } : échec au roi !
caption-turn-another = { $side } : jouer une autre pièce
caption-draw-offered = nulle proposée
caption-won = { $count ->
    [one] Victoire : { $side }
   *[other] Victoire : { $side }
}
caption-drawn = Nulle
caption-void = Pas de résultat

caption-reach = Coups possibles : { $piece } { $cell }
caption-reason = { $move } : { $rule }
reason-ruled = { $rule } ({ $ruling })

alt-reason = Pas { $move } : { $rule }. Cases marquées : { $cells }.
alt-title = { $title } { $game }, position après le coup { $ply }, { $side }.
alt-start = { $title } { $game }, position de départ.
alt-last = Dernier coup : { $move }.
moved = { $piece } { $move }
moved-and-takes = { $piece } { $move } (prise : { $taken })
alt-round = Avant cela : { $moves }.
alt-side = { $side } : { $pieces }.
alt-none = { $side } : aucune pièce.
alt-out = { $side } : hors jeu.
alt-dead = Pièces mortes, { $side } : { $pieces }.
alt-captive = { $count ->
    [one] Roi captif
   *[other] Rois captifs
} : { $sides }.
alt-group = { $piece } { $cells }
alt-danger = Roi en danger : { $cells }.
alt-spent = Ne peut plus jouer ce tour-ci : { $cells }.
alt-as-it-stands = Aucune pièce ne bouge.

## Notes

note-kept = Note enregistrée ({ $move }). Personne d’autre ne la voit. { $notes } affiche tes notes.
note-kept-on-page = Note enregistrée ({ $move }). Personne d’autre ne la voit. **Notes** affiche tes notes.
note-kept-open = Note enregistrée ({ $move }). Tout le monde peut la lire : tes notes sur cette partie sont publiques.
note-before = Ta note précédente disait : { $text }
note-gone = Ta note ({ $move }) est effacée. Elle disait : { $text }
note-none = Tu n’as pas de note ici ({ $move }). { $note } suivi de quelques mots en écrit une.
note-none-on-page = Tu n’as pas de note ici ({ $move }).
note-too-long = Une note tient en { $most } caractères, celle-ci en a { $count }. Rien n’a changé : fais plus court.
note-players-only = Seules les personnes qui jouent { $game } peuvent y prendre des notes.
the-start = le début
note-line = Note de { $player } : { $text }
notes-title = Notes sur { $game } :
notes-none = Aucune note à lire sur { $game }. { $note } en écrit une, sur le dernier coup ou un autre.
notes-none-on-page = Aucune note à lire sur { $game }.
notes-line = **{ $move }** { $player } : { $text }
notes-file = Elles sont trop longues pour un message : les voici en fichier.
notes-closed = Tes notes restent privées.
notes-will-open = Tout le monde pourra lire tes notes après la partie.
notes-opened = Tout le monde peut lire tes notes.
button-notes-share = Rendre mes notes publiques
button-notes-keep = Garder mes notes pour moi

## A game read out

describe-start = Aucun coup n’a encore été joué.
describe-lost = Pertes ({ $side }) : { $pieces }.
lost-group = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece }
}
describe-capturable = En prise : { $pieces }.
describe-not-capturable = Aucune pièce de ce camp n’est en prise.
describe-attackable = Sous la menace d’une attaque : { $pieces }.
describe-not-attackable = Aucune pièce de ce camp n’est sous la menace d’une attaque.
button-board = Plateau en lettres
button-words = En phrases
ground-plain = case ordinaire
ground-raised = case surélevée
ground-home = case royale des { $side }, surélevée
what-empty = { $cell } ({ $ground }) est vide.
what-piece = { $cell } ({ $ground }) : { $piece }, { $side }.
what-empty-bare = { $cell } est vide.
what-piece-bare = { $cell } : { $piece }, { $side }.
what-danger = En échec !
what-spent = Son attaque a échoué : cette pièce ne joue plus ce tour-ci.
what-taken = { $code ->
    [north] Le Nord peut
    [south] Le Sud peut
    [east] L’Est peut
    [west] L’Ouest peut
   *[other] Les { $side } peuvent
} prendre ici : { $moves }.
what-not-taken = { $code ->
    [north] Le Nord ne peut
    [south] Le Sud ne peut
    [east] L’Est ne peut
    [west] L’Ouest ne peut
   *[other] Les { $side } ne peuvent
} pas prendre ici pour l’instant.
what-entered = { $code ->
    [north] Le Nord peut
    [south] Le Sud peut
    [east] L’Est peut
    [west] L’Ouest peut
   *[other] Les { $side } peuvent
} y aller : { $moves }.
what-not-entered = { $code ->
    [north] Le Nord ne peut
    [south] Le Sud ne peut
    [east] L’Est ne peut
    [west] L’Ouest ne peut
   *[other] Les { $side } ne peuvent
} pas y aller pour l’instant.

## What a piece may do

reach-may = { $cell } ({ $piece }) peut aller en { $targets }.
reach-takes = { $cell } (prise : { $piece })
reach-none = { $cell } ({ $piece }) : aucun coup légal pour l’instant.
reach-surrender = Le roi en { $cell } est mat : `{ $move }` le livre.
reach-because = Pas en { $cell }, par exemple :
reach-touched = La pièce touchée passe d’abord. Tu as le choix : { $choices }.
reach-not-turn = { $cell } ({ $piece }, { $side }). Au trait : { $mover }. Les coups de cette pièce s’afficheront à son tour.
reach-empty = Il n’y a rien en { $cell }. Indique la case d’une pièce.
reach-no-cell = La case « { $cell } » n’existe pas ici. Elles vont de `{ $first }` à `{ $last }`.
button-why = Montre-moi pourquoi
button-reach = Coups possibles en { $cell }
menu-play = Jouer un de ses coups
suggest-square = { $cell } { $piece }

## Settings

settings-now = Tes plateaux : **{ $theme }**, **{ $facing }**. Un plateau publié suit les réglages de qui a le trait. Tes coups : **{ $confirm }**. Défis : **{ $welcome }**.
settings-now-terminal = Tes plateaux : **{ $theme }**, **{ $facing }**. Tes coups : **{ $confirm }**.
settings-sample = Toutes les pièces des deux camps, les cases surélevées et tous les repères avec le thème { $theme }.
setting-theme = Choisir d’autres couleurs
setting-facing = Choisir le camp en bas
theme-slate = Ardoise et parchemin
theme-night = Nuit
theme-contrast = Contraste élevé
theme-safe = Adapté au daltonisme
theme-print = Impression, noir sur blanc
facing-own = Ton camp en bas
facing-first = Toujours le premier camp en bas

## Looking at games

board-of = { $white } ({ $first }) contre { $black } ({ $second }).
board-void = { $game } s’est terminée sans résultat.
review-start = Le début. { $total ->
    [0] Aucun coup pour l’instant.
    [one] Un seul coup en tout.
   *[other] { $total } coups en tout.
}
review-ply = **{ $move }** par { $player }, { $when } (coup { $ply } sur { $total })
review-move = `{ $move }` { $when }
review-to-start = Début
review-no-picture = Cette version de Kingboard n’a pas d’image pour cette position. Elle est conservée ainsi : `{ $position }`.
button-first = Premier
button-first-terminal = ⏮ Premier
button-back = Retour
button-back-terminal = ◀ Retour
button-forward = Suite
button-forward-terminal = Suite ▶
button-last = Dernier
button-last-terminal = Dernier ⏭
button-flip = Retourner
button-moves = Coups
button-to-board = Plateau
button-share = Partager ici
button-alone = Parcourir en privé
button-newer = Plus récentes
button-newer-terminal = ◀ Plus récentes
button-older = Plus anciennes
button-older-terminal = Plus anciennes ▶
menu-jump = Aller à un coup
menu-show = Afficher un de ces coups
menu-open = Ouvrir une partie
button-film = Film
button-story = Récit
button-rematch = Revanche
button-record = Feuille de partie
film-whole = { $game }, { $white } – { $black }, en film : { $total ->
    [one] le seul coup
   *[other] les { $total } coups
}.
film-part = { $game }, { $white } – { $black }, en film : { $from } → { $to }.
film-alt = Film de { $game } : { $from } → { $to }. Il se termine sur ce plateau.
film-smaller = Pour rester assez léger à envoyer, le film fait { $width } pixels de large.
film-shorter = Pour rester assez léger à envoyer, le film fait { $width } pixels de large et montre { $shown } de ses { $frames } images.
games-here = Défis et parties en cours ici :
games-none = Rien pour l’instant. Propose une partie avec { $command }.
games-none-terminal = Aucune pour l’instant. **new** en commence une.
games-more = Il y en a d’autres : { $command } trouve aussi les parties en cours.
game-line-open = { $game } { $title } : { $challenger } attend { $invited }, { $when }
game-line-open-anyone = { $game } { $title } : { $challenger } attend quelqu’un, { $when }
game-line-running = { $game } { $title } : { $white } – { $black }, { $ply ->
    [0] aucun coup
    [one] { $ply } coup
   *[other] { $ply } coups
}, trait à { $player }, { $when }
game-line-won = { $game } { $title } : { $white } – { $black }, victoire de { $player } ({ $why }){ $ply ->
    [0] {""}
    [one] , { $ply } coup
   *[other] , { $ply } coups
}, { $when }
game-line-drawn = { $game } { $title } : { $white } – { $black }, nulle ({ $why }){ $ply ->
    [0] {""}
    [one] , { $ply } coup
   *[other] , { $ply } coups
}, { $when }
game-line-void = { $game } { $title } : { $challenger }, sans résultat, { $when }
game-line-aborted = { $game } { $title } : { $white } – { $black }, sans résultat, { $when }
why-conquest = conquête
why-fools-gambit = gambit du bouffon
why-resignation = abandon
why-stalemate = pat
why-both-kings = deux rois mat
why-mate = échec et mat
why-last-king = dernier roi
why-bare-kings = plus que des rois
why-repetition = répétition
why-agreement = accord
suggest-move-of-game = { $game } { $opponent } : { $move }
suggest-game-open = { $game } { $challenger } – ?, défi ouvert, { $date }
suggest-game-running = { $game } { $white } – { $black }, trait à { $player }, { $date }
suggest-game-won = { $game } { $white } – { $black }, victoire de { $player }, { $date }
suggest-game-drawn = { $game } { $white } – { $black }, nulle, { $date }
suggest-game-void = { $game } { $challenger }, sans résultat, { $date }
suggest-game-aborted = { $game } { $white } – { $black }, sans résultat, { $date }
suggest-move = { $move } ({ $side })

history-ended = **Parties terminées, les plus récentes d’abord**
history-running = **Parties en cours, les plus récentes d’abord**
history-player = { $player }
history-opponent = contre { $player }
history-kind = { $title }
history-won = victoires
history-drawn = nulles
history-lost = défaites
history-since = depuis le { $day }
history-until = jusqu’au { $day }
history-page = page { $page }
history-score = **{ $player } contre { $opponent }**
history-score-several = Ensemble à des tables de plus de deux : jouées { $played } ; en cours { $running }.
history-none = Il n’y en a aucune. { $command } affiche ce qui est en cours.
history-none-on-page = Il n’y en a pas.
history-no-page = La liste s’arrête avant cette page.
history-no-score-yet = Une partie en cours n’a pas encore de résultat. Retire le résultat, ou demande les parties terminées.
history-backwards = Aucun jour ne convient : la première date vient après la seconde.
history-oneself = Personne ne joue contre soi-même. Donne deux noms différents.
history-no-date = Je lis des dates comme `2026-03-01`, des mois comme `2026-03` et des années comme `2026`, à partir de 1970.

## What is refused, and what to do next

refuse-open-running = { $game } a déjà commencé : le défi a été relevé.
accept-already = Tu joues dans { $game }, et la partie a commencé.
refuse-open-over = { $game } est déjà terminée.
closed-declined = { $game } est close : le défi a été décliné.
closed-withdrawn = { $game } est close : le défi a été retiré.
closed-lapsed = { $game } est close : le défi a expiré, car personne ne l’a relevé à temps.
closed-called-off = { $game } est close : elle a été annulée, sans résultat.
closed-deleted = { $game } est close, sans résultat : tout ce qui était gardé de son serveur a été supprimé.
refuse-yourself = Tu ne peux pas jouer contre toi. Choisis quelqu’un d’autre, ou n’indique personne pour proposer la partie à tout le monde ici.
refuse-accept-own = C’est ton propre défi : quelqu’un d’autre doit l’accepter. Tu peux le retirer.
refuse-not-invited = { $game } a été proposée à { $player } : la réponse lui revient.
refuse-not-challenger = C’est à { $player } de retirer { $game }, à personne d’autre.
refuse-open-to-all = { $game } est ouverte à tout le monde ici : rien à décliner, laisse-la simplement.
refuse-not-started = { $game } n’a pas commencé : le défi attend encore une réponse.
refuse-over = { $game } est terminée. { $command } `{ $number }` la montre de nouveau.
refuse-over-on-page = { $game } est terminée.
refuse-rematch-early = { $game } n’est pas encore terminée : pas de revanche pour l’instant.
refuse-rematch-offered = Tu as déjà proposé la revanche : { $game } attend { $player }.
refuse-rematch-running = { $game } est déjà en cours : c’est ta revanche contre { $player }.
refuse-not-seated = Tu ne joues pas dans { $game }. { $command } `{ $number }` te permet de la regarder.
refuse-not-seated-on-page = Tu ne joues pas dans { $game }.
refuse-not-your-turn = Dans { $game }, c’est à { $player } de jouer. Je te préviendrai quand ce sera ton tour.
refuse-not-your-turn-on-page = Dans { $game }, c’est à { $player } de jouer.
refuse-stale = Ce bouton est dépassé : la partie { $game } a changé. Utilise le plateau le plus récent ; { $command } l’affiche.
refuse-stale-on-page = Ce bouton est dépassé : la partie { $game } a changé. Le plateau le plus récent est sur cette page.
refuse-touched = Tu as touché { $cells }. Joue un de ces coups : { $choices }.
refuse-no-touch = { $game } se joue sans la règle de la pièce touchée : rien à toucher.
refuse-nothing-to-touch = Toucher { $cell } ne t’oblige à rien de nouveau : indique la case d’une de tes pièces qui peut jouer, ou d’une pièce que tu peux prendre.
refuse-done-nothing = Dans { $title }, un tour est un seul coup et finit de lui-même : `done` n’a rien à terminer. Écris un coup, par exemple `{ $example }`.
refuse-draw-before-move = Tu peux proposer nulle juste après ton coup, tant que ton adversaire n’a pas joué. Joue d’abord : ensuite, { $draw } la propose, ou `draw` en réponse à ce plateau.
refuse-draw-before-move-terminal = Tu peux proposer nulle juste après ton coup, tant que ton adversaire n’a pas joué. Joue d’abord, puis tape `draw`.
refuse-draw-before-move-on-page = Tu peux proposer nulle juste après ton coup, tant que ton adversaire n’a pas joué. Joue d’abord.
refuse-draw-already = Tu as déjà proposé nulle après ce coup. Tu pourras recommencer après le prochain.
refuse-no-draw-offer = Aucune proposition de nulle n’attend de réponse dans { $game }.
refuse-own-draw-offer = { $others ->
    [one] C’est ta propre proposition de nulle : la réponse revient à ton adversaire.
   *[other] C’est ta propre proposition de nulle. Réponses attendues : { $players }.
}
refuse-too-late-to-abort = Un coup a été joué dans { $game } : on ne peut plus l’annuler. Tu peux proposer nulle ou abandonner.
refuse-abort-from = Un coup a été joué dans { $game }. On ne pourra l’annuler que si { $silent } n’a pas joué d’ici au { $from }. Tu peux proposer nulle ou abandonner.
refuse-diverged = { $game } est mise de côté : à partir du coup { $ply }, les positions enregistrées et les règles se contredisent. La personne qui gère Kingboard ici doit s’en occuper. Tu peux toujours la revoir ; { $abort } l’annule sans résultat, { $resign } l’abandonne.
refuse-diverged-on-page = { $game } est mise de côté : à partir du coup { $ply }, les positions enregistrées et les règles se contredisent. La personne qui gère Kingboard ici doit s’en occuper. Tu peux toujours la parcourir ou abandonner.
refuse-rules = { $game } a commencé avec la version { $found } des règles, et je joue avec la version { $ours } : elle ne peut pas continuer ici. Tu peux toujours la revoir ; { $abort } l’annule sans résultat, { $resign } l’abandonne.
refuse-rules-on-page = { $game } a commencé avec la version { $found } des règles, et je joue avec la version { $ours } : elle ne peut pas continuer ici. Tu peux toujours la parcourir ou abandonner.

refuse-unknown-game = Aucune partie { $game } n’est visible d’ici. { $command } affiche les parties.
refuse-unknown-game-on-page = Aucune partie { $game } n’est visible d’ici.
refuse-no-game = Tu n’as ici aucune partie qui convienne. { $command } affiche tes parties, { $challenge } en lance une.
refuse-no-game-terminal = Il n’y a ici aucune partie qui convienne. **new** en commence une, { $command } affiche celles en cours.
refuse-first-game = Tu n’as encore aucune partie ici. { $challenge } en propose une.
refuse-which-look = Quelle partie ? Tu n’en as aucune ici. Indique son numéro, comme **partie:12** ; { $history } la trouve.
review-nobody = Aucune partie de « { $name } » ici. { $history } cherche les parties d’une personne.
review-of-whom = Quelle partie de « { $name } » veux-tu voir ? { $history } en trouve d’autres.
refuse-which-game = Cela convient à plusieurs de tes parties. Laquelle ?
refuse-two-games = Ton coup nomme { $named }, mais il a été envoyé pour { $game }. Rien n’a été joué.
refuse-two-games-on-page = Ton coup nomme { $named }, mais c’est ici la page de { $game }. Rien n’a été joué.
refuse-number-alone = Écris un coup après { $game }, par exemple `{ $game } { $example }`.
refuse-which-board = Je ne sais pas encore à quel plateau cela répond. De quelle partie s’agit-il ?
refuse-which-game-named = Cela convient à plusieurs de tes parties : { $games }. Indique le numéro de l’une d’elles.
refuse-which-game-example = Par exemple : `{ $example }`.
refuse-which-game-most = Voici les { $count } plus urgentes ; pour une autre, indique son numéro.
menu-which-game = Quelle partie ?
menu-move-in-game = { $game } contre { $players } : { $move }
refuse-which-game-more = et { $count } de plus
refuse-unknown-option = { $title } n’a pas d’option « { $option } ». Options possibles : { $options }.
refuse-unknown-ply = { $game } a les coups 0 à { $total }.
refuse-unknown-move = { $game } n’a pas de coup « { $text } ». { $last ->
    [0] Elle n’en a encore aucun.
   *[other] Indique son numéro (`1` à `{ $last }`), le coup joué (`D2-D3`) ou les deux (`1. D2-D3`) ; `start` est le premier plateau.
}
refuse-which-move = { $game } a plusieurs coups « { $text } » : { $moves }. Indique aussi le coup lui-même : `{ $example }`.
refuse-share = { $game } se joue sur un autre serveur : on ne la partage pas ici. Tu peux la regarder en privé.
refuse-film-empty = { $game } n’a encore aucun coup : rien à filmer.
refuse-story-empty = { $game } n’a encore aucun coup : rien à raconter.
refuse-film-backwards = Un film va vers l’avant, donc pas { $from } → { $to }. Début : { $to }, fin : { $from }.
refuse-film-long = Un film montre au plus { $most } coups, et { $game } en a { $total }. Indique l’extrait voulu : son premier et son dernier coup.
rules-elsewhere = Les règles de { $game } ne parlent pas de « { $topic } ». D’autres si :
refuse-no-topic = Les règles n’ont ni décision ni titre « { $topic } ». Essaie un numéro comme `{ $example }`, ou un titre : { $headings }.
refuse-too-long = C’est trop long pour un coup. Je lis des coups comme `{ $example }`.
refuse-two-moves = Je joue un coup à la fois, et il y en a plusieurs ici. Envoie-n’en qu’un.
fault-full = Rien n’a été enregistré : le disque est plein. Tout ce qui précède est en sûreté ; la personne qui gère Kingboard ici doit faire de la place.
fault-read-only = Rien n’a été enregistré : impossible d’écrire sur le disque en ce moment. Tout ce qui précède est en sûreté ; la personne qui gère Kingboard ici doit s’en occuper.
fault-disk = Rien n’a été enregistré : le disque a signalé une erreur. Tout ce qui précède est en sûreté ; réessaie dans un instant. Si cela continue, la personne qui gère Kingboard ici doit s’en occuper.
fault-lost = Rien n’a été enregistré : le fichier des parties a été déplacé, supprimé ou remplacé pendant que je fonctionnais. Les parties restent comme elles étaient ; la personne qui gère Kingboard ici doit y remédier et me relancer.
fault-busy = Rien n’a été enregistré : un autre programme utilise les parties. Réessaie dans un instant.
fault-damaged = Cette partie est illisible telle qu’elle est enregistrée : rien n’a changé. La personne qui gère Kingboard ici doit s’en occuper.
too-much = Un instant, cela faisait beaucoup à la fois. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
apart-game = { $game } est mise de côté : ses données enregistrées sont abîmées. Aucune pendule n’y tourne, et toutes les autres parties continuent. La personne qui gère Kingboard ici peut s’en occuper.
apart-game-ended = Les données enregistrées de { $game } sont abîmées et ne peuvent plus être lues. La partie s’est terminée sans résultat.
apart-games = { $count ->
    [one] Mise de côté, car ses données enregistrées sont abîmées : { $games }. Aucune pendule n’y tourne.
   *[other] Mises de côté, car leurs données enregistrées sont abîmées : { $games }. Aucune pendule n’y tourne.
}
fault = Quelque chose a échoué de mon côté. Rien de ce que tu as fait n’est perdu ; réessaie dans un instant.

move-unreadable = Je ne lis pas « { $text } » comme un coup : au caractère { $at }, { $expected }. Un coup ressemble à `{ $example }`.
move-half-to = « { $text } » dit où aller, mais pas d’où partir. Veux-tu dire { $choices } ?
move-half-from = « { $text } » dit d’où partir, mais pas où aller. Veux-tu dire { $choices } ?
move-half-how = Je ne peux pas lire « { $text } » comme un coup entier. Écris d’où et vers où, par exemple `{ $example }`.
move-half-nothing = Aucune de tes pièces ne peut aller en { $cell } maintenant.
move-half-no-piece = Aucune de tes pièces de ce genre ({ $piece }) ne peut aller en { $cell } maintenant.
move-half-no-pieces = Aucune des pièces que tu peux désigner ainsi ({ $piece }) ne peut aller en { $cell } maintenant.
move-other-piece = La pièce en { $cell } n’est pas celle que tu nommes, mais celle-ci : { $piece }. Veux-tu dire { $move } ?
move-meant = Veux-tu dire { $move } ?
square-missing = La case { $cell } n’existe pas ici. Celles en { $letter } vont de { $first } à { $last }.
square-letter-missing = La case { $cell } n’existe pas ici. Les lettres vont de { $first } à { $last }.
move-ambiguous = { $move } peut désigner plusieurs coups. Choisis : { $choices }.
move-ruling = (Décision { $ruling }.)

## Help

help-title = **Kingboard : jeux des rois par correspondance**
help-challenge = { $challenge } propose une partie à quelqu’un, ou à tout le monde ici : il suffit d’appuyer sur **Accepter**. { $challenges } affiche les défis ouverts ; { $friend } fait commencer aussitôt les défis de quelqu’un, { $block } les écarte. { $continue } reprend une partie terminée contre l’ordinateur. { $contest } a des ligues et des tournois.
help-move = Pour jouer, réponds au plateau par un coup comme `{ $example }`, en laissant la mention activée. { $move } fait de même et propose les coups légaux ; sans coup, ou avec **Choisir un coup**, tu choisis pièce et case dans des menus et vois le plateau avant que le coup compte. `#12 { $example }` indique la partie si tu en as plusieurs.
help-active = En jeu actif, il faut un dé plus haut que celui de la défense pour prendre. En cas d’échec, joue une autre pièce. Les dés sont scellés avant la partie et révélés après : { $words } y ajoute tes propres mots, { $verify } vérifie chaque lancer.
help-draw = { $draw } propose nulle après ton coup, { $takeback } demande à reprendre ton dernier coup, { $resign } abandonne, { $abort } annule une partie avant son premier coup ou, sans pendule, si quelqu’un n’a pas joué depuis 30 jours.
help-aids = { $show } `D2` montre ce que peut faire la pièce en D2, { $explore } est un plateau privé pour essayer des coups, { $plan } joue tes réponses quand ce que tu prévois arrive, { $describe } lit une partie, { $note } garde une note pour toi, { $settings } change l’aspect de tes plateaux.
help-time = { $clock } montre le temps restant ; { $pause } met en pause et { $resume } reprend, { $give } donne du temps et { $claim } réclame la victoire. { $holiday } arrête tes pendules quelques jours, { $hours } la nuit et les jours de repos.
help-look = { $board } affiche un plateau, { $review } parcourt n’importe quelle partie, { $games } liste ce qui t’attend, { $remind } règle tes rappels, { $history } retrouve les parties jouées, { $profile } les compte et dit ce qu’ont donné les dés, { $film } fait un film d’une partie, { $analyse } en juge une qui est finie, { $export } donne sa feuille de partie.
help-rules = { $rules } donne les règles, décision par décision.
help-server = { $setup } dit ce que je peux faire dans un salon, { $server } comment on joue sur ce serveur, { $here } amène une partie dans un autre salon. { $privacy } montre ce qui est conservé à ton sujet, te le remet et le supprime ; { $moderate } est pour la modération.

rules-title = **{ $title } : les règles en bref**
alt-passed = En passant : { $cells }.

look-prompt = Voir de plus près
look-whole = Tout le plateau
look-near = { $side }, de près
look-hints = Cases de prise en passant
look-small = Le plateau de { $title } est assez petit pour se passer de gros plan.
look-no-hints = Aucun pion ne peut être pris en passant pour le moment.
button-close-up = Gros plan
