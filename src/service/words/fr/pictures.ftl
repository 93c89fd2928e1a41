# Les dés sur le plateau, et la carte de fin de partie.

dice-hit = Touché
dice-miss = Manqué
dice-need = il fallait { $faces }
dice-unbeatable = imbattable
alt-dice = Dés : { $attacker } { $attack }, { $defender } { $defence }. { $verdict }, { $needed }.
alt-fallen = Roi couché en { $cells }.
alt-final = Décidé en { $cells }.
alt-turned = Pions qui ont tourné : { $pawns }.
alt-turned-pawn = { $cell } direction { $side }
alt-card = Résultat : { $lines }.
caption-move = Coup { $number }
card-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
card-conquest = Conquête
card-fools-gambit = Gambit du bouffon
card-resignation = Abandon
card-stalemate = Pat
card-both-kings = Les deux rois mat
card-mate = Échec et mat
card-last-king = Le dernier roi debout
card-bare-kings = Il ne reste que des rois
card-repetition = Triple répétition
card-agreement = Nulle par accord
card-otherwise = Partie terminée
card-time = Temps écoulé
card-abandonment = Départ de l’adversaire
card-uneventful = 100 tours sans événement
card-quiet-turns = 100 tours tranquilles
card-standstill = 100 tours sans prise
card-king-taken = Roi pris
card-immobility = Aucun coup légal

# Une partie en une image : début, tournant, fin.

story-start = Début
story-roll-hit = Le lancer le plus chanceux : touché
story-roll-miss = Le lancer le plus chanceux : manqué
story-decisive-hit = Le lancer le plus décisif : touché
story-decisive-miss = Le lancer le plus décisif : manqué
story-lead = À partir d’ici, avantage : { $side }
story-capture = La plus grosse prise : { $piece }
story-middle = À mi-chemin
story-told = { $game }, { $white } – { $black }, en une image : le début{ $middle ->
    [turn] , le tournant
    [half] , le milieu
   *[none] {""}
} et { $end ->
    [now] la position actuelle
   *[end] la fin
}.
story-alt = { $game } en trois plateaux.
