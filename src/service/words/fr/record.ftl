### Français : les parties en fichiers. record-<code> dit ce qui cloche dans une feuille de partie.

record-file = La feuille de partie de { $game } à ce stade, à garder ou à emporter ailleurs.
record-not-started = { $game } n’a pas commencé : rien à noter.
record-not-analysed = Aucune analyse complète de { $game } n’est enregistrée. `kingboard analyse` en fait une.
record-no-game = Il n’y a pas de partie { $game }.
record-here = Cette partie est déjà ici, sous { $game } : rien n’a changé. Pour l’avoir en double, importe-la avec --again.
record-false-dice = La partie n’a pas été importée : ses dés ne sont pas ceux qui avaient été scellés. { $why }
record-comments-left = { $count ->
    [one] Un commentaire ne nomme personne de la partie : il a été laissé de côté.
   *[other] { $count } commentaires ne nomment personne de la partie : ils ont été laissés de côté.
}
record-imported = Importée sous { $game }. « { $command } » l’affiche.
record-imported-running = Importée sous { $game }, elle continue ici : { $place }. « { $command } » l’affiche.
record-imported-nobody = Personne ne peut y jouer à cet endroit : y participent { $players }. --place prend l’endroit où ils sont.
record-origin = Venue de { $place }, où c’était { $game }.
record-untouched = Il y a déjà un fichier { $path }, et ce n’est pas une feuille de partie : il n’a pas été touché.

record-line = Ligne { $line } : { $why }

## The file as a whole

record-too-large = Le fichier dépasse { $most } Kio : ce n’est pas une feuille de partie.
record-not-text = Le fichier n’est pas du texte : ici commencent des octets qu’aucun texte UTF-8 ne contient.
record-line-too-long = La ligne dépasse { $most } octets.
record-character = Le caractère { $found } ne peut pas figurer tel quel dans une feuille de partie.
record-escape = « { $found } » ne représente aucun caractère. Après une barre oblique inverse, je connais une autre barre, un guillemet, n, et u suivi de quatre chiffres hexadécimaux.
record-too-many-tags = Il y a plus de { $most } balises.
record-too-many-moves = La feuille a plus de { $most } coups, ou bien trop de choses à côté.

## Its form

record-no-tags = Une feuille de partie commence par des balises comme [Game "kings-mate"] ; il n’y en a pas.
record-tag = Une balise est une ligne de la forme [Name "value"].
record-tag-twice = La balise { $tag } y figure deux fois.
record-tag-late = Les balises précèdent les coups, et une feuille contient une seule partie.
record-tag-missing = La balise { $tag } manque.
record-unexpected = « { $found } » n’est ni un coup, ni son numéro, ni un commentaire, ni le résultat.
record-comment-open = Le commentaire qui commence ici n’est jamais fermé.
record-comment-nested = Un commentaire ne peut pas en contenir un autre : écris-y une accolade \u007B ou \u007D.
record-comment-too-long = Le commentaire dépasse { $most } caractères.
record-command = « { $found } » ne me dit rien à cet endroit.
record-dice = « { $found } » ne finit pas par des dés comme [5:2].
record-no-result = La feuille finit sans résultat ; pour une partie en cours, c’est un astérisque.
record-after-result = Quelque chose suit le résultat. Une feuille contient une seule partie.

## What the tags say

record-id = La balise { $tag } ne désigne personne : « { $found } » n’est pas un identifiant comme discord:12 ou console:player-2.
record-value = La balise { $tag } ne peut pas être « { $found } ».
record-too-long = La balise { $tag } dépasse { $most } caractères.
record-option = Le jeu n’a pas d’option « { $found } ». Options possibles : { $options }.
record-same-player = Une même personne ne peut pas tenir les deux camps.
record-clock = Je ne connais pas de cadence comme « { $found } ».
record-setup = La partie ne commence pas par une position valide. { $because }
record-setup-over = Dans la position de départ, personne n’a le trait.
record-rules-running = La partie suit la version { $found } des règles, et je joue avec la version { $ours } : elle ne peut pas continuer ici.

## What was played

record-number = Le texte donne « { $found } » là où on attend le coup « { $expected } ».
record-time = « { $found } » n’est pas un instant comme 2026-03-01T12:00:00.000Z.
record-over = La partie est terminée, et { $found } suit.
record-move = { $move } est injouable. { $because }
record-move-rules = { $move } a été joué avec la version { $found } des règles, et c’est impossible avec la version { $ours }, celle que je connais. { $because }
record-touched = { $move } ignore ce qui a été touché : { $cells }.
record-dice-missing = { $move } est une attaque, et ses dés manquent.
record-dice-surplus = { $move } se passe de dés.
record-dice-faces = Des dés ne peuvent pas tomber comme ceux de { $move }.
record-roll-missing = Les dés de { $move } sont scellés, et ce dont ils dépendent manque : cela se note après le coup, sous la forme [%roll …].
record-roll = D’après la feuille, les dés de ce coup dépendent de « { $found } » ; d’après ce qui précède, ils dépendent de « { $expected } ».
record-roll-open = Les dés de { $move } sont tombés une fois leur secret révélé.
record-rolls = Lancers décidés par le secret, d’après la feuille : { $found }. D’après les coups : { $expected }.
record-act = « { $found } » ne pouvait pas arriver à ce stade de la partie.
record-result = Le résultat indiqué est « { $found } », mais les coups donnent « { $expected } ».
record-unreadable = Au caractère { $at }, { $expected }.
record-ambiguous = Plusieurs coups sont possibles : { $choices }.
