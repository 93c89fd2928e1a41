### Français : l’ordinateur comme joueur.

computer-name = Ordinateur (niveau { $level })
computer-name-numbered = Ordinateur { $number } (niveau { $level })
computer-level = Niveau { $level } : { $plays }
computer-plays-1 = connaît les règles, voit les prises et se trompe souvent (pour ta première partie)
computer-plays-2 = voit les prises, laisse passer la plupart des autres réponses
computer-plays-3 = laisse passer certaines réponses
computer-plays-4 = voit la plupart des réponses
computer-plays-5 = calcule quelques coups à l’avance
computer-plays-6 = joue solidement et se trompe rarement
computer-plays-7 = joue fort
computer-plays-8 = joue aussi bien qu’il peut
computer-strengths = L’ordinateur ici, d’après les parties de personnes classées contre lui : { $levels }.
computer-strength = niveau { $level }, environ { $rating } ± { $deviation }
computer-thinks = { $player } réfléchit.
computer-in-check = { $player } réfléchit : le roi est en danger.
computer-in-check-where = { $count ->
    [one] { $player } réfléchit : le roi en { $cells } est en danger.
   *[other] { $player } réfléchit : les rois en { $cells } sont en danger.
}
computer-thinks-later = { $ahead ->
    [0] { $player } réfléchit encore à ce coup.
    [one] { $player } réfléchit d’abord à une autre partie, puis jouera ici.
   *[other] { $player } réfléchit d’abord à { $ahead } autres parties, puis jouera ici.
}
inbox-computer = { $ahead ->
    [0] l’ordinateur réfléchit
    [one] l’ordinateur réfléchit d’abord à une autre partie
   *[other] l’ordinateur réfléchit d’abord à { $ahead } autres parties
}
computer-choose = **{ $title } contre l’ordinateur.** Quel niveau ? Il répond aussitôt, te laisse reprendre tes coups si tu le demandes, et accepte la nulle après dix coups quand il n’est pas mieux.
computer-choose-first = Le niveau 1 est fait pour ta première partie. On joue ici, dans ce salon, et les camps sont tirés au sort.
computer-choose-first-terminal = Le niveau 1 est fait pour ta première partie. Les camps sont tirés au sort.
challenge-computer = { $player } joue contre { $opponent }.

button-play-computer = Jouer contre l’ordinateur
button-computer-level = Niveau { $level }
menu-computer-level = Choisis un niveau
menu-lobby-computer = Ajouter un ordinateur
button-lobby-no-computer = Retirer un ordinateur

refuse-computer-off = Aucun ordinateur ne joue ici : la personne qui gère le bot l’a désactivé.
refuse-computer-own-dice = Un ordinateur n’a pas de dés à lui. Sans **dés-réels**, le bot les lance pour vous deux, et ses dés sont scellés d’avance.
refuse-computer-own-dice-terminal = Un ordinateur n’a pas de dés à lui. Sans **own-dice**, le bot les lance pour vous deux, et ses dés sont scellés d’avance.
refuse-computer-and-opponent = Indique quelqu’un ou l’ordinateur, pas les deux.
refuse-computer-host = Les ordinateurs viennent à { $game } et en partent quand { $player }, qui a ouvert la table, le demande.
refuse-computer-none = Aucun ordinateur n’est à la table de { $game }.

console-begin-computer = **new computer** commence { $game } contre l’ordinateur.
console-computer = {""}**L’ordinateur**
    Tape **new computer** pour jouer contre lui, **new computer 1** à **new computer 8** pour choisir un niveau (sans nombre, c’est 3), et à la suite tout ce que prend **new** : **new computer 3 active**, **new kings-guard computer 5**. À une table de plus de deux, il joue toutes les autres places ; **computer 12 5** en fait venir un de niveau 5 à la table 12, **computer 12 away** le renvoie.
console-computer-levels = Le niveau 1 { computer-plays-1 } ; le 2 { computer-plays-2 } ; le 3 { computer-plays-3 } ; le 4 { computer-plays-4 } ; le 5 { computer-plays-5 } ; le 6 { computer-plays-6 } ; le 7 { computer-plays-7 } ; le 8 { computer-plays-8 }.
console-computer-level = Quel niveau ? **new computer 1** à **new computer 8** ; **new computer** seul, c’est le niveau 3.
console-computer-table = Quelle table, et quel niveau ? **computer 12 5** fait venir un ordinateur de niveau 5 à la table 12, **computer 12 away** le renvoie.

discord-challenge-computer = Niveau de l’ordinateur, de 1 à 8
discord-name-computer = ordinateur
lesson-end-computer = L’ordinateur t’attend aussi : le niveau 1 est fait pour ta première partie.
profile-computer = Contre l’ordinateur

stand-in-offered = { $player } propose que { $computer } continue { $game } à la place de { $from }. Tous les autres doivent accepter. Réponses attendues jusqu’au { $until } : { $players }.
stand-in-offered-own = { $player } doit quitter { $game } et propose que { $computer } continue. Tous les autres doivent accepter. Réponses attendues jusqu’au { $until } : { $players }.
stand-in-agreed = { $player } accepte qu’un ordinateur continue { $game }.
stand-in-prompt = Il continue quand tout le monde a accepté. Réponses attendues : { $players }.
stand-in-declined = { $player } refuse : aucun ordinateur ne continue { $game }.
stand-in-lapsed = Tout le monde n’a pas accepté à temps : aucun ordinateur ne continue { $game }.
button-stand-in-agree = Accepter
button-stand-in-decline = Refuser
menu-stand-in = Laisser un ordinateur continuer
refuse-stand-in-there = { $player } est toujours là. Un ordinateur continue pour toi, ou pour quelqu’un qui est parti.
refuse-stand-in-nobody = Il ne resterait que des ordinateurs. { $resign } termine la partie pour toi.
refuse-stand-in-nobody-on-page = Il ne resterait que des ordinateurs. Pour terminer la partie pour toi, abandonne.
refuse-computer-many = Tu joues déjà { $count } parties contre l’ordinateur, le maximum à la fois. { $games } les affiche.
handover-one = Indique quelqu’un ou le niveau d’un ordinateur, pas les deux.
handover-whom = Indique qui continue : quelqu’un, ou le niveau d’un ordinateur.
console-verb-standin = Laisse un ordinateur continuer pour toi, ou pour quelqu’un qui est parti
discord-handover-computer = Niveau d’un ordinateur qui continue pour toi ou pour quelqu’un qui est parti
