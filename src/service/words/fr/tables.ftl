### Français : tables de plus de deux : comment elles se réunissent, à qui l’on demande, qui est sorti, et les places.

lobby-offered = { $player } ouvre une table pour { $seats } : **{ $title }**, { $game }. Tout le monde ici peut s’asseoir.
lobby-called = { $player }, une place est à toi si tu veux.
lobby-terms = Convenu : { $options }. La partie commence quand toutes les places sont prises.
lobby-came = { $player } rejoint { $game } et prend n’importe quelle place.
lobby-came-seat = { $player } rejoint { $game } et s’assied en { $side }.
lobby-went = { $player } quitte { $game }.
lobby-would-start = { $player } commencerait { $game } avec celles et ceux qui sont là.
lobby-fewer = Tout le monde est d’accord : { $game } se joue à { $seats }, et les places sont tirées au sort.
lobby-seat = { $side } : { $player }
lobby-free = { $side } : libre
lobby-by-lot = N’importe quelle place : { $players }
lobby-ready = Prêts à commencer : { $players }
lobby-count = { $count } sur { $seats } sont là.
button-lobby-any = N’importe quelle place
button-lobby-leave = Partir
button-lobby-begin = Commencer à { $count }

refuse-lobby-two = { $game } est pour deux : accepte, et la partie commence.
refuse-lobby-there = Tu y es déjà. { $game } commence quand les autres seront là.
refuse-lobby-not-there = Tu n’es pas à la table de { $game }. Prends d’abord une place.
refuse-lobby-taken = { $player } a choisi cette place. Prends-en une autre, ou n’importe laquelle.
refuse-lobby-no-seat = La table de { $game } n’a pas cette place.
refuse-lobby-host = C’est toi qui as ouvert cette table : tu ne peux pas simplement la quitter. Tu peux retirer l’offre.
refuse-lobby-few = { $game } ne peut pas se jouer avec celles et ceux qui sont là. Il manque quelqu’un.
refuse-lobby-ready = Tu es déjà d’accord pour commencer. Les autres ne le sont pas encore tous.
refuse-lobby-which = Ce n’est pas une place de cette table. Ses places sont : { $sides }.
refuse-out = Tu es hors jeu dans { $game }, et les autres continuent. { $command } `{ $number }` te laisse regarder.
refuse-agreed = Tu as déjà donné ton accord. Restent à répondre : { $players }.

table-started = **{ $title } { $game }** commence. Convenu : { $options }.
table-seated = { $player } ({ $side })
table-draw-prompt = **Accepter la nulle** termine la partie quand tout le monde a accepté ; un seul refus la laisse continuer. Restent à répondre : { $players }.
table-takeback-prompt = On revient en arrière quand tout le monde a accepté ; un refus laisse les coups, et jouer aussi. Restent à répondre : { $players }.
table-abort-prompt = La partie est annulée quand tout le monde a accepté. Restent à répondre : { $players }.
table-draw-agreed = { $player } accepte la nulle dans { $game }.
table-takeback-agreed = { $player } accepte de revenir en arrière dans { $game }.
table-abort-agreed = { $player } annulerait { $game } avant le début.
table-out-resignation = { $player } abandonne { $game }. Les autres continuent.
table-out-time = Le temps de { $player } est écoulé dans { $game }. Les autres continuent.
table-out-abandonment = { $player } n’est pas revenu à { $game }. Les autres continuent.
table-partner-moves = Désormais, { $partner } joue ce qui reste de { $side }.
table-end-won = **{ $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent
} { $game } !** ({ $why })
table-end-level = **{ $game } se termine à égalité pour { $players }.** ({ $why })
table-places = Places : { $places }
board-of-table = { $players }.

handed-on-offered = { $from } aimerait que { $to } continue { $game }. { $to } peut accepter jusqu’à { $until }.
handed-on = { $to } continue { $game } à la place de { $from }. Les offres de nulle, demandes de reprise et autres sont caduques.
discord-handover = Propose ta place à quelqu’un qui continuera
discord-handover-player = Qui doit continuer pour toi
discord-handover-game = Le numéro de la partie, si tu en joues plusieurs
discord-name-handover = céder
console-which-table = Quelle table ? **sit 12 west** prend une place à la table 12, **sit 12** n’importe laquelle ; **leave 12** et **start 12** vont avec.
console-handover-whom = Qui doit continuer pour toi ? **handover NOM** lui propose ta place.
