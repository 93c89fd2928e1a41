### Français : choisir un coup pas à pas, et le voir avant qu’il compte.

button-pick = Choisir un coup
button-another-piece = Autre pièce
pick-piece = Ton coup dans { $game } : quelle pièce ?
pick-target = { $cell } ({ $piece }) : vers où ?
pick-moved-on = La partie { $game } a changé entre-temps. La voici telle qu’elle est.
pick-option-piece = { $cell } { $piece } ({ $count ->
    [one] { $count } coup
   *[other] { $count } coups
})
pick-option-take = { $cell } prise : { $piece }
pick-option-attack = { $cell } attaque : { $piece }
pick-option-kind = { $move }, { $piece }
menu-pick-piece = Choisis une pièce
menu-pick-army = Choisis une pièce ({ $side })
menu-pick-target = Choisis sa case

preview-move = Aperçu avant de jouer : **{ $move }** dans { $game }.
preview-take = Aperçu avant de jouer : **{ $move }** dans { $game }. Prise en { $cell } : { $piece }.
preview-attack = Aperçu avant de jouer : **{ $move }** dans { $game }. Attaque en { $cell } : { $piece }. Les dés décident.
preview-succeeds = **Si elle réussit** ({ $ways } lancers sur { $rolls }, { $percent } %), prise : { $piece }. { $then }.
preview-fails = **Si elle échoue** ({ $ways } lancers sur { $rolls }, { $percent } %), reste en place : { $piece }. { $then }.
preview-odds = **{ $move }** réussit dans { $percent } % des cas et échoue dans { $fails } %.
preview-aloud = Ce coup ne compte pas encore : le bouton te montre d’abord { $move }, comme le veulent tes réglages.
button-look-first = Montre-moi { $move }
button-play-it = Jouer ce coup
button-change = Changer
caption-supposed = Pas encore joué. { $what }
caption-if-succeeds = Si elle réussit : { $what }
caption-if-fails = Si elle échoue : { $what }

setting-confirm = Choisir les coups à revoir avant qu’ils comptent
confirm-off = Chaque coup compte aussitôt
confirm-picked = Les coups choisis sans écrire sont d’abord montrés
confirm-all = Chaque coup est d’abord montré
