# Signaux d’équipe : des nombres que les partenaires se disent devant la table, et leur sens.

signal-said = { $player } fait le signal **{ $number }** à { $partner } dans { $game }.
signal-title = **Signaux dans { $game } avec { $partner }.** Seuls les partenaires voient cette page. Ce que tu dis, toute la table le voit.
signal-title-open = **Signaux dans { $game }.** Personne d’autre ne voit encore cette page ; ton partenaire la lira dès que la partie aura commencé.
signal-meaning = **{ $number }** : { $text } ({ $player })
signal-none-noted = Aucun sens n’est encore noté. Avec { $command }, tu dis un nombre de 1 à 10 et, jusqu’au premier coup, tu notes ce qu’il veut dire.
signal-note-how = { $command } dit un nombre de 1 à 10 et, jusqu’au premier coup, note ce qu’il veut dire.
signal-meaning-kept = Le sens de { $number } est noté.
signal-meaning-gone = Ce que tu avais noté pour { $number } est effacé.
signal-meaning-none = Tu n’avais rien noté pour { $number }.
signal-too-long = Un sens tient en { $most } caractères, et celui-ci en a { $count }. Rien n’a changé : fais plus court.
signal-too-late = Les partenaires conviennent d’avance du sens des nombres (FK-18) : après le premier coup de { $game }, plus aucun sens ne se note ni ne change. Tu peux toujours dire les nombres.
signal-numbers = Les partenaires peuvent dire les nombres de 1 à 10, et rien d’autre (FK-18).
signal-how = Dis un nombre de 1 à 10 avec { $command }. Le bouton ne montre qu’à toi ce que vos nombres veulent dire.
signal-option = { $number }
signal-option-meaning = { $number } : { $text }
menu-signal = Dire un nombre à la table
button-signal = Signaux
signal-heard = Signaux : { $signals }.
caption-signals = Signaux : { $signals }
signal-heard-one = { $player } ({ $side }) { $number }
refuse-signal-alone = Personne n’a de partenaire dans { $game } : il n’y a personne à qui faire signe.
refuse-signal-many = Cela fait beaucoup de signaux en peu de temps, et chacun est montré à tous. De nouveau possible : { $when }.
console-signal-what = **signal 3** dit 3 à ton partenaire et à la table, **signal 3 = avance à gauche** note ce qu’il veut dire et **signal 3 =** l’efface, tous deux jusqu’au premier coup, **signal** montre ce qui est noté ; **signal #12 3** vaut pour la partie 12.
help-signal = Avec un partenaire (Four Kings One War) : { $signal } dit un nombre de 1 à 10 et, jusqu’au premier coup, note ce qu’il veut dire pour vous deux.
discord-signal = Dire un nombre à ton partenaire devant la table, ou voir et noter ce que vos nombres veulent dire
discord-signal-number = Le nombre, de 1 à 10 ; vide : ce qui est noté, montré à toi seulement
discord-signal-meaning = Ce qu’il veut dire, jusqu’au premier coup ; noté pour les partenaires, pas dit. Un - l’efface
discord-signal-game = Le numéro de la partie, si tu en joues plusieurs
discord-name-signal = signal
discord-name-number = nombre
discord-name-meaning = sens
