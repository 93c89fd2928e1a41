### Français : les rappels, et la liste de ce qui attend.

reminder = { $player }, { $game } contre { $opponent } attend toujours ton coup. Échéance : { $deadline }.
reminder-untimed = { $player }, { $game } contre { $opponent } attend ton coup depuis { $time }.
reminder-several = { $player }, ces parties attendent ton coup :
reminder-line = { $game } contre { $opponent }, échéance : { $deadline }
reminder-line-untimed = { $game } contre { $opponent } : depuis { $time }
reminder-silent = Si tu n’as pas joué d’ici au { $from }, on pourra l’annuler sans résultat.
reminder-silent-now = Comme tu n’as pas joué depuis { $time }, on peut l’annuler sans résultat.
reminder-silent-several = Sans coup de ta part depuis { $time }, une partie sans pendule peut être annulée sans résultat.
button-play = Jouer
button-not-now = Pas maintenant

not-now = Pas maintenant, d’accord. Je te rappellerai { $game } le { $when }.
not-now-too-near = { $game } ne laisse plus le temps d’un autre rappel. Fin de ton temps pour ce coup : { $deadline }.
not-now-never = Je ne te rappellerai plus { $game } pour ce coup.
not-now-nothing = Aucune de ces parties ne t’attend en ce moment : rien à reporter.

remind-page = **Tes rappels**
remind-now-auto = Auto : un quand tu as utilisé les quatre cinquièmes de ton temps pour un coup ; sans pendule, un après 3 jours, puis de plus en plus rarement.
remind-now-off = Désactivés : tu n’en reçois aucun.
remind-now-every = Espacés de { $time } tant qu’une partie t’attend ; plus aucun après cinq rappels sans réponse.
remind-now-place = Ils arrivent là où se joue la partie.
remind-now-person = Ils arrivent en message privé.
remind-now-quiet = Heures calmes : { $hours } ({ $zone } ; { $command } change le fuseau). Aucun rappel alors, ni la nuit, ni tes jours de repos, ni en vacances.
remind-now-no-quiet = Tu n’as pas d’heures calmes. Aucun rappel la nuit, tes jours de repos ou en vacances.
remind-now-boards = Quand c’est à toi de jouer, le plateau arrive en message privé, sans bruit.
remind-now-no-boards = Les plateaux n’arrivent pas en message privé.
remind-closed = Un message privé n’a pas pu t’être remis le { $when }. Depuis, les rappels arrivent là où se joue la partie, et les plateaux en message privé sont désactivés. Pour les avoir, autorise les messages privés des membres d’un serveur que nous partageons, puis choisis-les à nouveau.
remind-typed = Tu peux taper d’autres intervalles et heures avec { $command }, par exemple `36h` et `22-7`.
remind-menu-how = À quel rythme ?
remind-menu-where = Où ?
remind-menu-quiet = Heures calmes ?
remind-menu-boards = Plateaux en message privé ?
remind-often-auto = Me rappeler quand il est temps
remind-often-off = Ne pas me rappeler
remind-often-every = Rappels espacés de { $time }
remind-to-place = Me rappeler là où se joue la partie
remind-to-person = Me rappeler en message privé
remind-silence-off = Pas d’heures calmes
remind-silence = Heures calmes { $hours }
remind-boards-on = M’envoyer les plateaux en message privé
remind-boards-off = Pas de plateaux en message privé

refuse-remind-how = Je ne lis pas « { $typed } » comme un intervalle. Écris `auto`, `off`, ou le rythme : `12h`, `2d`, `1d12h`.
refuse-remind-length = Un rappel vient au plus une fois par heure, au moins une fois tous les 60 jours : pas « { $typed } ».
refuse-remind-where = Les rappels arrivent `here`, là où se joue la partie, ou par `dm`, en message privé : pas par « { $typed } ».
refuse-quiet = Je ne lis pas « { $typed } » comme des heures calmes. Écris `22-7` ou `22:30-06:45`, ou `off`.
refuse-quiet-long = Douze heures calmes au plus. Les jours de repos et les vacances sont calmes sans elles.
refuse-boards = Les plateaux arrivent par `dm`, en message privé, ou pas du tout : `off`.

inbox-mine = **Parties qui t’attendent :**
inbox-others = **Parties qui attendent quelqu’un d’autre :**
inbox-offers = **Parties qu’on te propose :**
inbox-timed = { $game } contre { $opponent }, échéance : { $deadline }
inbox-timed-terminal = { $game } contre { $opponent } : reste { $left }, échéance : { $deadline }
inbox-timed-stops = { $game } contre { $opponent } : reste { $left }, échéance : { $deadline }
inbox-stands = { $game } contre { $opponent } : reste { $left }
inbox-untimed = { $game } contre { $opponent } : en attente depuis { $time }
inbox-asked = { $game } contre { $opponent }
inbox-offer = { $game } de { $challenger }
inbox-to-move = trait à { $player }
inbox-paused = en pause
inbox-away = { $player } en vacances jusqu’au { $until }
inbox-draw = nulle proposée
inbox-takeback = reprise demandée
inbox-pause = pause proposée
inbox-stand-in = ordinateur proposé pour une place
inbox-renewal = nouveau sceau proposé
inbox-silent = { $abort } y met fin sans résultat
inbox-silent-on-page = peut être annulée
inbox-up = temps écoulé
inbox-page = Page { $page } sur { $pages }.
inbox-open-here = { $count ->
    [one] Un défi est ouvert ici.
   *[other] { $count } défis sont ouverts ici.
}
inbox-open-here-terminal = { $count ->
    [one] Un défi est ouvert ici. **challenges** le montre, **oui** ou **non** y répond.
   *[other] { $count } défis sont ouverts ici. **challenges** les montre, **accept 12** et **decline 12** répondent à l’un d’eux.
}
inbox-nothing = Rien ne t’attend en ce moment.
inbox-last = { $count ->
    [one] Aucun autre plateau ne t’attend.
   *[other] C’était le dernier des { $count } plateaux qui t’attendent.
}
inbox-nth = { $count ->
    [one] Aucun autre plateau ne t’attend.
   *[other] Plateau { $nth } sur les { $count } qui t’attendent.
}
inbox-table = message
inbox-to-table = Vers son dernier { $table }.
button-next = Plateau suivant
button-challenges = Défis ({ $count })
button-skip = Passer
button-inbox = Liste
button-from-first = Depuis le premier
button-page-back = Précédent
button-page-back-terminal = ◀ Précédent
button-page-on = Suite
button-page-on-terminal = Suite ▶
