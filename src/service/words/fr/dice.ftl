### Français : les dés, scellés avant le premier coup et révélés à la fin.

dice-sealed = Les dés sont scellés : { $verify } vérifie chaque lancer après la partie, { $accept } ajoute aux dés tes propres mots.
dice-sealed-terminal = Les dés sont scellés : { $verify } vérifie chaque lancer après la partie, { $accept } ajoute aux dés tes propres mots. Le sceau, à garder : `{ $seal }`
dice-begins = Les dés de la partie sont scellés.
dice-begins-terminal = Les dés de la partie sont scellés : `{ $seal }`.
dice-seal = -# Le sceau, à garder : `{ $seal }`
dice-at-start = Les dés sont scellés. { $command } y ajoute tes propres mots avant ton premier coup.
dice-at-start-on-page = Les dés sont scellés.
dice-at-start-terminal = { $told ->
    [yes] Les dés sont scellés.
   *[no] Les dés sont scellés : `{ $seal }`.
} Garde une copie de ce sceau : il te permet de vérifier chaque lancer après la partie ({ $verify } le montre à nouveau). { $command } y ajoute tes propres mots avant ton premier coup.
dice-sealed-anew = Les dés ont un nouveau sceau. Pour y ajouter tes propres mots : { $command }, avant ton prochain coup.
dice-sealed-anew-on-page = Les dés ont un nouveau sceau.
dice-sealed-anew-terminal = Les dés ont un nouveau sceau : `{ $seal }`. Pour y ajouter tes propres mots : { $command }, avant ton prochain coup.
dice-words = { $player } ajoute des mots aux dés : `{ $seed }`.
dice-closed = { $player } ajoute des mots fermés aux dés : `{ $seed }`. Ils peuvent être ouverts jusqu’à la première attaque.
dice-opened = Le secret des dés est révélé : { $command } `{ $number }` vérifie chaque lancer.
dice-opened-on-page = Le secret des dés est révélé : **Vérifier les dés** vérifie chaque lancer.

dice-needed = Il fallait le dé le plus haut : { $ways } chances sur { $rolls } ({ $percent } %).
dice-own = Dés personnels.

refuse-dice-not-sealed = Les dés de { $game } ne sont pas scellés : rien à y ajouter, aucun sceau à renouveler.
refuse-dice-none = { $game } se joue sans dés : il n’y a rien à lancer, et rien n’est scellé.
refuse-dice-seeds-stay = C’est trop tard : ce qui entre dans les dés de { $game } est fixé par ton propre premier coup et, pour tout le monde, par la première attaque.
refuse-dice-other-words = Ce ne sont pas les mots que tu as fermés. Jusqu’à la première attaque, tu peux ouvrir ceux-là, lettre pour lettre, et aucun autre.
refuse-dice-no-words = Quels mots ? Ajoutes-en quelques-uns à toi, sur une seule ligne. Ce qui ressemble à un identifiant, comme `discord:123`, ne compte pas.
refuse-dice-secret-lost = Le secret des dés de { $game } a disparu de la base de données, et aucun autre dé ne sera lancé à sa place. Préviens la personne qui gère ce bot. Le coup n’a pas été joué ; tant que le secret reste introuvable, la partie peut encore finir par abandon ou d’un commun accord.

move-attacks = { $player } attaque { $cell } ({ $piece }) : { $move }.
dice-roll-to-defend = { $player }, lance les dés pour te défendre ! Sinon, ils tombent d’eux-mêmes { $until }.
dice-roll-sealed = Appuyer ne change rien à ce que donnent les dés : c’est scellé.
dice-no-clock = Aucune pendule ne tourne d’ici là.
dice-stand = Les dés de cette attaque sont en attente : { $player } peut les lancer pour se défendre. Tant que la partie est arrêtée, ils ne tombent pas d’eux-mêmes.
dice-enter = À vous les dés : lancez-en un pour { $attacker } et un pour la défense, puis saisissez les deux, celui de { $attacker } d’abord : « roll 5 2 », ou { $command }.
dice-enter-on-page = À vous les dés : lancez-en un pour { $attacker } et un pour la défense, puis écrivez les deux, celui de { $attacker } d’abord : « roll 5 2 ».
button-roll = 🎲 Lancer pour défendre
button-dice-enter = Saisir les dés
form-dice = Dés personnels
form-dice-how = D’abord l’attaque, puis la défense
dice-renewal-offered = { $player } propose de révéler maintenant le secret des dés, pour vérifier tous les lancers jusqu’ici, et d’en sceller un nouveau.
dice-renewal-prompt = { $player }, es-tu d’accord ?
dice-renewal-declined = Les dés gardent leur sceau : { $player } préfère ne pas en changer maintenant.
button-renewal-accept = Révéler et sceller à nouveau
button-renewal-decline = Garder le sceau

caption-dice = En attente des dés
inbox-dice = dés en attente

refuse-dice-in-the-air = Les dés ne sont pas encore tombés : { $player } peut les lancer pour se défendre. Sinon, ils tombent d’eux-mêmes { $until }.
refuse-dice-stand = Les dés ne sont pas encore tombés : { $player } peut les lancer pour se défendre.
refuse-dice-enter-first = Les dés ne sont pas encore tombés. Lance-les et saisis les deux faces, celle de l’attaque d’abord : « roll 5 2 », ou { $command }.
refuse-dice-enter-first-on-page = Les dés ne sont pas encore tombés. Lance-les et écris les deux faces, celle de l’attaque d’abord : « roll 5 2 ».
refuse-dice-nothing-to-roll = Il n’y a pas de dés à lancer dans { $game } en ce moment.
refuse-dice-earlier-attack = C’était pour une attaque précédente de { $game }. Une autre attend maintenant ses dés.
refuse-dice-not-yours = Cette fois, c’est à { $player } de lancer les dés. Cela ne change rien à ce qu’ils donnent.
refuse-dice-own = { $game } se joue avec des dés personnels. Saisis les deux faces, celle de l’attaque d’abord : « roll 5 2 », ou { $command }.
refuse-dice-own-on-page = { $game } se joue avec des dés personnels. Écris les deux faces, celle de l’attaque d’abord : « roll 5 2 ».
refuse-dice-not-own = Dans { $game }, c’est le bot qui lance les dés : rien à saisir.
refuse-dice-faces = « { $typed } » n’est pas un lancer. Saisis { $count } faces de 1 à { $faces }, celle de l’attaque d’abord, comme « roll 5 2 ».
refuse-dice-renewal-early = Le sceau actuel de { $game } n’a encore décidé aucun lancer : rien à révéler.
refuse-dice-renewal-already = Tu as déjà proposé un nouveau sceau. La réponse revient à ton adversaire.
refuse-dice-no-renewal = Personne ne propose de nouveau sceau dans { $game } en ce moment. { $command } en propose un.
refuse-dice-no-renewal-on-page = Personne ne propose de nouveau sceau dans { $game } en ce moment.
refuse-dice-own-renewal = C’est ta propre proposition : la réponse revient à ton adversaire.
