### Français : ce qui se règle à deux en dehors des coups.

## Take-backs

takeback-asked = { $player } demande à reprendre **{ $moves }**.
takeback-prompt = { $opponent }, tu permets ? { $player } sera de nouveau au trait. Jouer un coup veut dire non.
takeback-declined = { $player } refuse la reprise. Le plateau reste tel quel.
takeback-withdrawn = { $player } ne demande plus de reprise. Le plateau reste tel quel.
taken-back = Repris dans { $game } : **{ $moves }**. Le plateau est comme avant.
move-refuses-takeback = La reprise est donc refusée.
move-withdraws-takeback = La demande de reprise est donc retirée.
button-takeback-allow = Accepter la reprise
button-takeback-refuse = Refuser la reprise
button-takeback-withdraw = Retirer la demande
caption-takeback-asked = reprise demandée

refuse-takeback-nothing = Dans { $game }, tu n’as joué aucun coup à reprendre.
refuse-takeback-rolled = Les dés ont décidé { $move }, et ce que les dés ont décidé reste : personne ne retente sa chance. Tu peux continuer, ou proposer nulle.
refuse-takeback-already = Tu as déjà demandé une reprise ici. Tu pourras recommencer après le prochain coup.
refuse-takeback-stands = { $player } demande une reprise dans { $game }. Réponds d’abord : tu pourras ensuite demander la tienne.
refuse-no-takeback = Personne ne demande de reprise dans { $game } en ce moment. { $command } en demande une.
refuse-no-takeback-on-page = Personne ne demande de reprise dans { $game } en ce moment.
refuse-own-takeback = { $others ->
    [one] C’est toi qui as demandé cette reprise : la réponse revient à ton adversaire. Tu peux retirer la demande.
   *[other] C’est toi qui as demandé cette reprise, et tu peux retirer la demande. Réponses attendues : { $players }.
}
refuse-not-your-takeback = Cette reprise est demandée par { $player }, qui peut donc la retirer. Tu peux l’accepter ou la refuser.

## Challenges

challenge-games = { $count ->
    [0] C’est la dernière partie d’une série de défis.
    [one] Une fois ce défi relevé, { $player } en propose encore un pareil.
   *[other] Une fois ce défi relevé, { $player } en propose encore { $count } pareils, un par un.
}
challenge-ever = Une fois ce défi relevé, { $player } propose le suivant, jusqu’au retrait de l’offre.
challenge-thread = La partie aura son propre fil.
challenge-note = { $player } ajoute : { $note }
challenge-until = Défi valable jusqu’au { $until }.
challenge-declined-word = { $player } décline { $game } : { $word }
challenge-friend = { $player } défie { $opponent }, qui relève tous les défis de { $player }.
challenge-brief = , { $what }
challenge-brief-note = {" "}: « { $note } »
challenges-to-you = **Défis pour toi**
challenges-here = **Ouverts à tout le monde ici**
challenges-yours = **Tes propres défis**
challenges-none = Aucun défi ouvert pour toi. { $command } en lance un.
challenges-none-to-you = Personne ne te défie en ce moment : rien à décliner.
challenges-which = Plusieurs défis attendent ta réponse. { $command } les affiche, chacun avec ses boutons.
challenges-more = … et encore { $count }.
button-accept-one = Accepter { $game }
button-decline-one = Décliner { $game }
button-withdraw-one = Retirer { $game }
accept-led = { $taken } a trouvé preneur juste avant toi : tu joues donc { $game }, le défi suivant de { $player }.

refuse-led-already = { $taken } a trouvé preneur avant toi, et tu as déjà commencé { $game }, le défi suivant.
refuse-standing-over = { $taken } a trouvé preneur juste avant toi, et { $player } n’en propose pas d’autre pour l’instant.
refuse-standing-to-one = Un défi à une personne vaut pour une partie. N’indique personne pour en proposer plusieurs à tout le monde ici.
refuse-standing = « { $text } » n’est pas un nombre de parties : écris un nombre de 1 à { $most }, ou `forever`.
refuse-clock-form = Je ne lis pas « { $text } » comme une cadence. `3d` : trois jours par coup ; `72h+12h/96h` : 72 heures par personne, 12 de plus après chaque tour, 96 au plus ; `3d soft` laisse les autres décider quand le temps est écoulé ; `none` : sans pendule.
refuse-clock-length = Les temps de « { $text } » sont hors limites : chacun va de dix minutes à un an.
refuse-clock-cap = Dans « { $text } », le plafond est inférieur au temps de départ. Dans `72h+12h/96h`, c’est le dernier nombre : 96 heures.
refuse-long-words = Il y a la place pour { $most } caractères, et ce texte en a { $count }. Fais plus court.
refuse-unwelcome = { $player } n’accepte pas de défi de ta part pour l’instant.
refuse-you-blocked = Tu bloques { $player }. { $command } y met fin, et vous pourrez jouer.

## Friends and blocked players

block-done = Tu bloques { $player } : plus de nouvelle partie entre vous deux, les défis entre vous sont annulés, et personne ne sait pourquoi. Les parties en cours continuent. { $unblock } y met fin.
block-list = **Tu bloques :**
block-nobody = Tu ne bloques personne. { $command } suivi d’un nom le fait : plus de nouvelle partie entre vous deux.
unblock-done = Tu ne bloques plus { $player }.
unblock-none = Tu ne bloquais pas { $player }.
friend-done = Désormais, chaque défi que { $player } te lance commence aussitôt, et je vous préviens. { $unfriend } y met fin.
friend-list = **Tu relèves tous les défis de :**
friend-nobody = Tu ne relèves d’office les défis de personne. { $command } suivi d’un nom fait commencer aussitôt tous les défis que cette personne te lance.
unfriend-done = Je te demanderai à nouveau avant qu’un défi de { $player } commence.
unfriend-none = Les défis de { $player } ne commençaient pas d’office.
related-line = { $player }
related-more = … et encore { $count }.
relate-yourself = C’est toi. Indique quelqu’un d’autre.
setting-welcome = Choisir qui peut te défier
welcome-anyone = Tout le monde peut te défier
welcome-friends = Seuls tes amis peuvent te défier
