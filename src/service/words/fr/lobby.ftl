### Français : tables de plus de deux : comment elles se réunissent, à qui l’on demande, qui est sorti, et les places.

lobby-offered = { $player } ouvre une table pour { $seats } : **{ $title }**, { $game }. Tout le monde ici peut s’asseoir.
lobby-called = { $player }, il y a une place pour toi si tu veux.
lobby-terms = La partie commence quand toutes les places sont prises.
lobby-teams = { $side1 } et { $side2 } jouent ensemble, contre { $side3 } et { $side4 }.
lobby-came = { $player } rejoint { $game } et s’assied n’importe où.
lobby-came-seat = { $player } rejoint { $game } et choisit sa place : { $side }.
lobby-went = { $player } quitte { $game }.
lobby-would-start = { $player } aimerait commencer { $game } avec les personnes présentes.
lobby-fewer = Tout le monde est d’accord : { $game } se joue à { $seats }, et les places sont tirées au sort.
lobby-seat = { $side } : { $player }
lobby-free = { $side } : libre
lobby-by-lot = N’importe quelle place : { $players }
lobby-ready = D’accord pour commencer : { $players }
lobby-count = { $count } sur { $seats } sont là.
button-lobby-any = N’importe quelle place
button-lobby-leave = Partir
button-lobby-begin = Commencer à { $count }

refuse-lobby-two = { $game } est pour deux : accepte, et la partie commence.
refuse-lobby-there = Tu y es déjà. { $game } commencera quand les autres seront là.
refuse-lobby-not-there = Tu n’es pas à la table de { $game }. Prends d’abord une place.
refuse-lobby-taken = { $player } a choisi cette place. Prends-en une autre, ou n’importe laquelle.
refuse-lobby-no-seat = La table de { $game } n’a pas cette place.
refuse-lobby-host = C’est toi qui as ouvert cette table : tu ne peux pas simplement la quitter. Tu peux retirer l’offre.
refuse-lobby-few = { $game } ne peut pas se jouer à ce nombre. Il manque quelqu’un.
refuse-lobby-ready = Tu es déjà d’accord pour commencer. Les autres ne le sont pas encore tous.
refuse-lobby-which = Ce n’est pas une place de cette table. Ses places sont : { $sides }.
refuse-out = Tu es hors jeu dans { $game }, et les autres continuent. { $command } `{ $number }` te laisse regarder.
refuse-out-on-page = Tu es hors jeu dans { $game }, et les autres continuent.
refuse-agreed = Tu as déjà donné ton accord. Réponses attendues : { $players }.

table-started = **{ $title } { $game }** commence.
table-started-in-thread = **{ $title } { $game }** commence dans son propre fil.
table-teams = { $player1 } ({ $side1 }) et { $player2 } ({ $side2 }) contre { $player3 } ({ $side3 }) et { $player4 } ({ $side4 }).
table-seated = { $player } ({ $side })
table-draw-prompt = **Accepter la nulle** termine la partie quand tout le monde a accepté ; un seul refus la laisse continuer. Réponses attendues : { $players }.
table-takeback-prompt = Les coups sont repris quand tout le monde a accepté ; un seul refus les maintient, tout comme jouer un coup. Réponses attendues : { $players }.
table-abort-prompt = La partie est annulée dès que la moitié des personnes à la table le veulent. Réponses attendues : { $players }.
table-draw-agreed = { $player } accepte la nulle dans { $game }.
table-takeback-agreed = { $player } accepte la reprise dans { $game }.
table-abort-agreed = { $player } aimerait annuler { $game } avant le début.
table-abort-agreed-silent = { $player } aimerait annuler { $game } : personne n’a joué depuis { $time }.
table-out-resignation = { $player } abandonne { $game }. Les autres continuent.
table-out-time = Le temps de { $player } est écoulé dans { $game }. Les autres continuent.
table-out-abandonment = { $player } n’est pas de retour dans { $game }. Les autres continuent.
table-partner-moves = Désormais, { $partner } joue ce qui reste du camp { $side }.
table-end-won = **{ $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent
} { $game } !** ({ $why })
table-end-level = **{ $game } est nulle pour { $players }.** ({ $why })
table-places = Places : { $places }
board-of-table = { $players }.

handed-on-offered = { $from } aimerait que { $to } continue { $game }. { $to } peut accepter jusqu’au { $until }.
handed-on = { $to } continue { $game } à la place de { $from }. Les propositions de nulle et demandes de reprise en cours sont retirées.
discord-handover = Proposer ta place à quelqu’un, ou laisser un ordinateur continuer
discord-handover-player = Qui doit continuer pour toi
discord-handover-game = Le numéro de la partie, si tu en joues plusieurs
discord-name-handover = céder
console-which-table = Quelle table ? **sit 12 west** prend une place à la table 12, **sit 12** n’importe laquelle ; **leave 12** et **start 12** vont avec.
console-handover-whom = Qui doit continuer pour toi ? **handover NOM** lui propose ta place. **handover computer 3** demande plutôt un ordinateur de niveau 3, pour toi ou pour quelqu’un qui est parti.
