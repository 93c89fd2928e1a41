### Français : le temps : pendules, pauses, cadeaux, vacances, rappels.

length-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
length-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
length-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
length-minutes = { $count ->
    [0] moins d’une minute
    [one] { $count } minute
   *[other] { $count } minutes
}
short-days = { $count } j
short-hours = { $count } h
short-minutes = { $count } min

clock-per-move = Cadence : { $bank } par coup. Qui épuise son temps perd.
clock-per-move-soft = Cadence : { $bank } par coup. { $others ->
    [one] Une fois ce temps écoulé, l’adversaire décide : réclamer la victoire, attendre ou donner du temps.
   *[other] Une fois ce temps écoulé, les autres décident : continuer sans cette personne, attendre ou donner du temps.
}
clock-bank = Cadence : { $bank } par personne, plus { $increment } après chaque tour, { $cap } au plus. Qui épuise son temps perd.
clock-bank-soft = Cadence : { $bank } par personne, plus { $increment } après chaque tour, { $cap } au plus. { $others ->
    [one] Une fois ce temps écoulé, l’adversaire décide : réclamer la victoire, attendre ou donner du temps.
   *[other] Une fois ce temps écoulé, les autres décident : continuer sans cette personne, attendre ou donner du temps.
}
turn-until = Échéance : { $deadline }.
turn-first-until = Sans premier coup, la partie est perdue { $deadline }.
moment-due = le { $moment }

challenge-expired = { $player }, ton défi { $game } n’a pas trouvé preneur à temps et a expiré. Relance-le quand tu veux.

time-up = { $others ->
    [0] Le temps de { $player } est écoulé dans { $game }. Tu peux réclamer la victoire, donner du temps ou simplement attendre : la partie reste ainsi tant que personne n’agit.
   *[other] Le temps de { $player } est écoulé dans { $game }. Tu peux continuer sans { $player }, donner du temps ou simplement attendre : la partie reste ainsi tant que personne n’agit.
}
button-claim = Réclamer la victoire
button-play-on-without = Continuer sans cette personne
button-give-one-day = Donner 1 jour
button-give-three-days = Donner 3 jours
button-wait = Attendre
time-given = { $player } donne { $time } de plus à { $to }.

pause-offered = { $player } aimerait mettre { $game } en pause : aucune pendule ni aucun rappel jusqu’à la reprise. Jouer un coup veut dire non.
move-ends-pause-proposal = La pause proposée est donc caduque.
pause-declined = { $player } préfère continuer. Pas de pause.
button-pause-accept = Mettre en pause
button-pause-decline = Continuer
paused = { $game } est en pause. Aucune pendule ne tourne. { $others ->
    [one] Chaque camp peut la reprendre à tout moment.
   *[other] Chaque personne à la table peut la reprendre à tout moment.
}
paused-until = { $game } est en pause, jusqu’au { $until } au plus tard. Aucune pendule ne tourne. { $others ->
    [one] Chaque camp peut la reprendre à tout moment.
   *[other] Chaque personne à la table peut la reprendre à tout moment.
}
paused-place-gone = { $game } est en pause : son salon a disparu ou m’est fermé.
paused-left = { $player } a quitté le serveur : { $game } est en pause et aucune pendule ne tourne.
paused-left-until = { $others ->
    [0] Si { $player } ne revient pas à temps, tu pourras réclamer la victoire. Fin du délai : { $until }.
   *[other] Si { $player } ne revient pas à temps, les autres pourront continuer sans { $player }. Fin du délai : { $until }.
}
button-resume = Reprendre
resumed = { $player } reprend { $game }.
pause-ended = La pause de { $game } est finie : en compétition, vacances et pauses arrêtent une partie { $longest } au plus. La pendule tourne de nouveau.
pause-ends-soon = La pause de { $games } se termine { $until } ; la pendule tourne alors de nouveau.
holiday-ends-soon = Les vacances de { $player } se terminent { $until } ; les pendules tournent alors de nouveau dans { $games }.

away = { $player } est en vacances du { $from } au { $until }. On peut continuer { $game }, mais aucune pendule ne tourne.
back = { $player } rentre de vacances. Les pendules de { $game } tournent à nouveau.
away-several = { $player } est en vacances du { $from } au { $until }. Dans { $game }, seule sa pendule s’arrête.
back-several = { $player } rentre de vacances. Sa pendule dans { $game } compte à nouveau.
away-games = { $player } est en vacances du { $from } au { $until }. On peut continuer { $games }, mais aucune pendule ne tourne.
back-games = { $player } rentre de vacances. Les pendules de { $games } tournent à nouveau.
away-games-several = { $player } est en vacances du { $from } au { $until }. Dans { $games }, seule sa pendule s’arrête.
back-games-several = { $player } rentre de vacances. Sa pendule dans { $games } compte à nouveau.
moved-here = { $game } continue ici.

end-time = **Le temps de { $loser } est écoulé. { $winner } gagne { $game }.**
end-time-first = **{ $loser } n’a pas commencé { $game } à temps. { $winner } gagne.**
why-time = temps
end-abandonment = **{ $loser } a quitté le serveur sans revenir. { $winner } gagne { $game }.**
why-abandonment = forfait

time-wait = { $others ->
    [0] Bien : rien ne change. Tu peux toujours réclamer la victoire ou donner du temps dans { $game } avec { $claim } et { $give }, jusqu’à ce que le coup soit joué.
   *[other] Bien : rien ne change. Tu peux toujours continuer sans { $player } ou donner du temps dans { $game } avec { $claim } et { $give }, jusqu’à ce que le coup soit joué.
}
time-wait-on-page = { $others ->
    [0] Bien : rien ne change. Tu peux toujours réclamer la victoire ou donner du temps dans { $game }, jusqu’à ce que le coup soit joué.
   *[other] Bien : rien ne change. Tu peux toujours continuer sans { $player } ou donner du temps dans { $game }, jusqu’à ce que le coup soit joué.
}
time-none = { $game } se joue sans pendule.
time-shown = Les pendules de { $game } :
time-shown-player = { $player } : reste { $left }
time-shown-running = { $player } : reste { $left }, échéance : { $deadline }
time-shown-up = { $player } : temps écoulé

refuse-paused = { $game } est en pause. Reprends-la avec { $resume }, puis joue.
refuse-paused-on-page = { $game } est en pause. Reprends-la d’abord, puis joue.
refuse-paused-place-gone = { $game } est en pause : son salon a disparu ou m’est fermé. Amène-la dans un salon en y tapant { $here }, puis joue.
refuse-paused-place-gone-on-page = { $game } est en pause : son salon sur Discord a disparu ou m’est fermé. Amène-la là-bas dans un autre salon, puis joue.
refuse-paused-left = { $game } est en pause, car { $player } a quitté le serveur. Elle reprend d’elle-même au retour de { $player } ; tu peux l’annuler avec { $abort }, ou réclamer la victoire plus tard avec { $claim }.
refuse-paused-left-on-page = { $game } est en pause, car { $player } a quitté le serveur. Elle reprend d’elle-même au retour de { $player } ; tu peux l’annuler, ou réclamer la victoire plus tard.
refuse-table-paused-left = { $others ->
    [0] { $game } est en pause, car { $player } a quitté le serveur. Elle reprend d’elle-même au retour de { $player } ; au bout de trois jours, tu pourras réclamer la victoire avec { $claim }.
   *[other] { $game } est en pause, car { $player } a quitté le serveur. Elle reprend d’elle-même au retour de { $player } ; au bout de trois jours, tu pourras continuer sans { $player } avec { $claim }.
}
refuse-table-paused-left-on-page = { $others ->
    [0] { $game } est en pause, car { $player } a quitté le serveur. Elle reprend d’elle-même au retour de { $player } ; au bout de trois jours, tu pourras réclamer la victoire.
   *[other] { $game } est en pause, car { $player } a quitté le serveur. Elle reprend d’elle-même au retour de { $player } ; au bout de trois jours, tu pourras continuer sans { $player }.
}
refuse-not-paused = { $game } n’est pas en pause.
refuse-pause-offered = Tu as déjà proposé une pause dans { $game }. C’est à ton adversaire d’accepter.
refuse-stops-used-up = Vacances et pauses ont déjà arrêté { $game } pendant { $longest } : en compétition, c’est le maximum.
refuse-no-pause-offer = Personne n’a proposé de pause dans { $game }. Tu peux le faire avec { $pause }.
refuse-no-pause-offer-on-page = Personne n’a proposé de pause dans { $game }.
refuse-own-pause-offer = C’était ta propre proposition : la réponse revient à ton adversaire.
refuse-no-clock = { $game } se joue sans pendule : pas de temps à donner.
refuse-bad-gift = Un cadeau va de 1 minute à { $most }. Écris-le `1d`, `12h` ou `1d12h`.
refuse-full-clock = { $others ->
    [one] Ton adversaire aurait alors plus de { $most }, et aucune pendule de { $game } ne va si loin.
   *[other] Quelqu’un d’autre aurait alors plus de { $most }, et aucune pendule de { $game } ne va si loin.
}
refuse-nothing-to-claim = { $others ->
    [one] Tu n’as rien à réclamer dans { $game } : le temps de ton adversaire n’est pas écoulé.
   *[other] Tu n’as rien à réclamer dans { $game } : personne d’autre n’a dépassé son temps.
}
refuse-nothing-to-claim-yet = { $others ->
    [one] Tu n’as encore rien à réclamer dans { $game }. Échéance de ton adversaire : { $deadline }.
   *[other] Tu n’as encore rien à réclamer dans { $game }. Échéance de { $player } : { $deadline }.
}
refuse-may-come-back = Ton adversaire a quitté le serveur, mais peut encore revenir. Fin du délai : { $until }. Ensuite, tu pourras réclamer la victoire dans { $game } ; l’annuler avec { $abort } est possible dès maintenant.
refuse-may-come-back-on-page = Ton adversaire a quitté le serveur, mais peut encore revenir. Fin du délai : { $until }. Ensuite, tu pourras réclamer la victoire dans { $game } ; l’annuler est possible dès maintenant.
refuse-table-may-come-back = { $others ->
    [0] { $player } a quitté le serveur, mais peut encore revenir. Fin du délai : { $until }. Ensuite, tu pourras réclamer la victoire dans { $game }.
   *[other] { $player } a quitté le serveur, mais peut encore revenir. Fin du délai : { $until }. Ensuite, tu pourras continuer { $game } sans { $player }.
}

hours-none = non
hours-page = Tes horaires dans toutes tes parties. Fuseau : **{ $zone }**, nuit : **{ $night }**, jours de repos : **{ $rest }**. La nuit et les jours de repos, tes pendules s’arrêtent et personne ne te rappelle rien. Change-les avec { $command } ; pour les vacances, il y a { $holiday }.
hours-later = Les pendules n’adoptent de nouveaux horaires qu’une fois par semaine : les tiennes suivent ceux-ci à partir de **{ $from }** ; d’ici là, fuseau : { $zone }, nuit : { $night }, jours de repos : { $rest }.
hours-bad-zone = Je ne connais pas de fuseau horaire { $text }. Écris sa plus grande ville, comme `Berlin` ou `New York`, ou `+05:30`.
hours-bad-night = Je ne lis pas { $text } comme une nuit. Écris `22-7` ou `22:30-06:45`, ou `off`.
hours-long-night = { $text } dépasse douze heures. Une nuit dure douze heures au plus, pour qu’une pendule puisse quand même arriver à zéro.
hours-bad-rest = Je ne lis pas { $text } comme des jours de repos. Écris `sat sun`, ou `off`.
hours-much-rest = Trois jours de repos par semaine au plus.

holiday-booked = Vacances du { $from } au { $until }. { $games ->
    [0] Tu n’as aucune partie en cours.
    [one] Je préviens ton adversaire dans une partie, et aucune pendule n’y tourne.
   *[other] Je préviens tes adversaires dans { $games } parties, et aucune pendule n’y tourne.
}
holiday-booked-several = Vacances du { $from } au { $until }. { $games ->
    [one] Je préviens les autres dans une partie.
   *[other] Je préviens les autres dans { $games } parties.
} Ta pendule s’arrête ; à plus de deux, celles des autres continuent.
holiday-back = Pour revenir plus tôt ou annuler tes vacances, utilise { $command } avec **retour**.
holiday-back-terminal = Pour revenir plus tôt ou annuler tes vacances, écris **holiday over**.
holiday-shorter = Dans { $game }, elles ne comptent que jusqu’au { $until } : son serveur n’accorde pas plus de vacances cette année.
holiday-used-up = Dans { $game }, elles ne comptent pas : tu as déjà pris toutes les vacances que son serveur accorde cette année.
holiday-shorter-here = Dans { $game }, elles ne comptent que jusqu’au { $until } : en compétition, vacances et pauses arrêtent une partie { $longest } au plus.
holiday-used-up-here = Dans { $game }, elles ne comptent pas : vacances et pauses l’ont déjà arrêtée { $longest }, et en compétition c’est le maximum.
holiday-over = Bon retour ! Les vacances à venir sont annulées aussi. { $games ->
    [0] Aucune partie ne t’attendait.
    [one] La pendule d’une partie tourne à nouveau.
   *[other] Les pendules de { $games } parties tournent à nouveau.
}
holiday-none = Tu n’as pas de vacances prévues.
holiday-line = En vacances du { $from } au { $until }.
holiday-how = Pars en vacances avec { $command }, jusqu’à un jour comme `2026-08-20` ou pour une durée comme `10d`. Tu peux jouer entre-temps.
holiday-bad-day = Je ne lis pas ce jour. Écris-le comme `{ $today }`, ou la durée, comme `10d`.
holiday-past = Ces vacances seraient déjà finies. Nous sommes le `{ $today }`.
holiday-far = Des vacances commencent et finissent dans l’année qui vient, pas plus tard. Nous sommes le `{ $today }`.
holiday-overlaps = Tu es déjà en vacances à ce moment-là. Affiche tes vacances avec { $command }, ou termine-les d’abord.
holiday-many = Tu as { $most } vacances à venir. Je n’en retiens pas plus.
