### Português do Brasil: relógios, pausas, tempo extra, férias.

length-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
length-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
length-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
length-minutes = { $count ->
    [0] menos de um minuto
    [one] 1 minuto
   *[other] { $count } minutos
}
short-days = { $count } d
short-hours = { $count } h
short-minutes = { $count } min

clock-per-move = Tempo: { $bank } por lance. Quem deixa acabar perde.
clock-per-move-soft = Tempo: { $bank } por lance. { $others ->
    [one] Quando acaba, o outro lado decide se reivindica a vitória, espera ou dá tempo.
   *[other] Quando acaba, os outros decidem se seguem sem essa pessoa, esperam ou dão tempo.
}
clock-bank = Tempo: { $bank } para cada lado e mais { $increment } após cada turno, até { $cap }. Quem deixa acabar perde.
clock-bank-soft = Tempo: { $bank } para cada lado e mais { $increment } após cada turno, até { $cap }. { $others ->
    [one] Quando acaba, o outro lado decide se reivindica a vitória, espera ou dá tempo.
   *[other] Quando acaba, os outros decidem se seguem sem essa pessoa, esperam ou dão tempo.
}
turn-until = Prazo: { $deadline }.
turn-first-until = Prazo do primeiro lance: { $deadline }; sem ele, a partida está perdida.
moment-due = em { $moment }

challenge-expired = { $player }, ninguém aceitou seu desafio { $game } a tempo, e ele expirou. Ofereça de novo quando quiser.

time-up = { $others ->
    [0] O tempo de { $player } em { $game } acabou. Você pode reivindicar a vitória, dar mais tempo ou só esperar: a partida fica como está até alguém agir.
   *[other] O tempo de { $player } em { $game } acabou. Você pode seguir sem { $player }, dar mais tempo ou só esperar: a partida fica como está até alguém agir.
}
button-claim = Reivindicar a vitória
button-play-on-without = Seguir sem essa pessoa
button-give-one-day = Dar 1 dia
button-give-three-days = Dar 3 dias
button-wait = Esperar
time-given = { $player } dá a { $to } mais { $time }.

pause-offered = { $player } gostaria de pausar { $game }: nenhum relógio corre e ninguém recebe lembretes até alguém retomar. Continuar jogando quer dizer não.
move-ends-pause-proposal = Com isso, a proposta de pausa fica sem efeito.
pause-declined = { $player } prefere seguir jogando. Sem pausa.
button-pause-accept = Pausar a partida
button-pause-decline = Seguir jogando
paused = { $game } está em pausa. Nenhum relógio corre. { $others ->
    [one] Qualquer dos dois lados pode retomar quando quiser.
   *[other] Quem está jogando pode retomar quando quiser.
}
paused-until = { $game } está em pausa, no máximo até { $until }. Nenhum relógio corre. { $others ->
    [one] Qualquer dos dois lados pode retomar quando quiser.
   *[other] Quem está jogando pode retomar quando quiser.
}
paused-place-gone = { $game } está em pausa: o canal dela sumiu ou está fechado para mim.
paused-left = { $player } saiu do servidor: { $game } está em pausa e nenhum relógio corre.
paused-left-until = { $others ->
    [0] Se { $player } não voltar a tempo, você poderá reivindicar a vitória. Prazo: { $until }.
   *[other] Se { $player } não voltar a tempo, os demais poderão seguir sem { $player }. Prazo: { $until }.
}
button-resume = Retomar
resumed = { $player } retoma { $game }.
pause-ended = A pausa de { $game } acabou: em uma disputa, férias e pausas param uma partida por no máximo { $longest }. O relógio volta a correr.
pause-ends-soon = A pausa de { $games } termina { $until }; aí o relógio volta a correr.
holiday-ends-soon = As férias de { $player } terminam { $until }; aí os relógios voltam a correr em { $games }.

away = { $player } está de férias de { $from } até { $until }. Dá para continuar jogando { $game }, mas nenhum relógio corre.
back = { $player } voltou das férias. Os relógios de { $game } correm de novo.
away-several = { $player } está de férias de { $from } até { $until }. Em { $game }, só o relógio dessa pessoa para nesse período.
back-several = { $player } voltou das férias. O relógio dessa pessoa em { $game } conta de novo.
away-games = { $player } está de férias de { $from } até { $until }. Dá para continuar jogando { $games }, mas nenhum relógio corre.
back-games = { $player } voltou das férias. Os relógios de { $games } correm de novo.
away-games-several = { $player } está de férias de { $from } até { $until }. Em { $games }, só o relógio dessa pessoa para nesse período.
back-games-several = { $player } voltou das férias. O relógio dessa pessoa em { $games } conta de novo.
moved-here = { $game } continua aqui.

end-time = **O tempo de { $loser } acabou. { $winner } vence { $game }.**
end-time-first = **{ $loser } não começou { $game } a tempo. { $winner } vence.**
why-time = tempo
end-abandonment = **{ $loser } saiu e não voltou. { $winner } vence { $game }.**
why-abandonment = abandono

time-wait = { $others ->
    [0] Certo: nada muda. Você ainda pode reivindicar a vitória em { $game } com { $claim } ou dar tempo com { $give }, até o lance ser feito.
   *[other] Certo: nada muda. Você ainda pode seguir sem { $player } em { $game } com { $claim } ou dar tempo com { $give }, até o lance ser feito.
}
time-wait-on-page = { $others ->
    [0] Certo: nada muda. Você ainda pode reivindicar a vitória ou dar tempo em { $game }, até o lance ser feito.
   *[other] Certo: nada muda. Você ainda pode seguir sem { $player } ou dar tempo em { $game }, até o lance ser feito.
}
time-none = { $game } é jogada sem relógio.
time-shown = Os relógios de { $game }:
time-shown-player = { $player }: { $left }
time-shown-running = { $player }: { $left }; prazo: { $deadline }
time-shown-up = { $player }: sem tempo

refuse-paused = { $game } está em pausa. Retome com { $resume } e depois jogue.
refuse-paused-on-page = { $game } está em pausa. Retome a partida primeiro e depois jogue.
refuse-paused-place-gone = { $game } está em pausa: o canal dela sumiu ou está fechado para mim. Traga a partida para outro canal usando { $here } nele, e siga jogando.
refuse-paused-place-gone-on-page = { $game } está em pausa: o canal dela no Discord sumiu ou está fechado para mim. Traga a partida para outro canal de lá, e siga jogando.
refuse-paused-left = { $game } está em pausa, pois { $player } saiu do servidor. Ela é retomada automaticamente quando { $player } voltar; você pode cancelar com { $abort } ou, mais tarde, reivindicar a vitória com { $claim }.
refuse-paused-left-on-page = { $game } está em pausa, pois { $player } saiu do servidor. Ela é retomada automaticamente quando { $player } voltar; você pode cancelar ou, mais tarde, reivindicar a vitória.
refuse-table-paused-left = { $others ->
    [0] { $game } está em pausa, pois { $player } saiu do servidor. Ela é retomada automaticamente quando { $player } voltar; depois de três dias, você pode reivindicar a vitória com { $claim }.
   *[other] { $game } está em pausa, pois { $player } saiu do servidor. Ela é retomada automaticamente quando { $player } voltar; depois de três dias, você pode seguir sem { $player } com { $claim }.
}
refuse-table-paused-left-on-page = { $others ->
    [0] { $game } está em pausa, pois { $player } saiu do servidor. Ela é retomada automaticamente quando { $player } voltar; depois de três dias, você pode reivindicar a vitória.
   *[other] { $game } está em pausa, pois { $player } saiu do servidor. Ela é retomada automaticamente quando { $player } voltar; depois de três dias, você pode seguir sem { $player }.
}
refuse-not-paused = { $game } não está em pausa.
refuse-pause-offered = Você já propôs uma pausa em { $game }. Cabe ao outro lado concordar.
refuse-stops-used-up = Férias e pausas já pararam { $game } por { $longest }, e em uma disputa esse é o máximo.
refuse-no-pause-offer = Ninguém propôs pausar { $game }. Você pode, com { $pause }.
refuse-no-pause-offer-on-page = Ninguém propôs pausar { $game }.
refuse-own-pause-offer = A proposta é sua: a resposta cabe ao outro lado.
refuse-no-clock = { $game } é jogada sem relógio: não há tempo a dar.
refuse-bad-gift = Dá para dar de 1 minuto até { $most } por vez. Escreva `1d`, `12h` ou `1d12h`.
refuse-full-clock = { $others ->
    [one] O outro lado ficaria com mais de { $most }, e nenhum relógio em { $game } vai tão longe.
   *[other] Outra pessoa ficaria com mais de { $most }, e nenhum relógio em { $game } vai tão longe.
}
refuse-nothing-to-claim = { $others ->
    [one] Não há o que reivindicar em { $game }: o tempo do outro lado não acabou.
   *[other] Não há o que reivindicar em { $game }: o tempo de mais ninguém acabou.
}
refuse-nothing-to-claim-yet = { $others ->
    [one] Ainda não há o que reivindicar em { $game }. Prazo do outro lado: { $deadline }.
   *[other] Ainda não há o que reivindicar em { $game }. Prazo de { $player }: { $deadline }.
}
refuse-may-come-back = O outro lado saiu, mas ainda pode voltar. Prazo: { $until }. Depois disso, você pode reivindicar a vitória em { $game }; cancelar com { $abort } já é possível.
refuse-may-come-back-on-page = O outro lado saiu, mas ainda pode voltar. Prazo: { $until }. Depois disso, você pode reivindicar a vitória em { $game }; cancelar já é possível.
refuse-table-may-come-back = { $others ->
    [0] { $player } saiu, mas ainda pode voltar. Prazo: { $until }. Depois disso, você pode reivindicar a vitória em { $game }.
   *[other] { $player } saiu, mas ainda pode voltar. Prazo: { $until }. Depois disso, você pode seguir em { $game } sem { $player }.
}

hours-none = não há
hours-page = Seus horários, em todas as suas partidas: fuso **{ $zone }**, noite: **{ $night }**, dias de folga: **{ $rest }**. À noite e nos dias de folga seus relógios param e você não recebe lembretes. Mude com { $command }; para férias há { $holiday }.
hours-later = Os relógios adotam horários novos no máximo uma vez por semana: os seus seguem estes a partir de **{ $from }** e, até lá, fuso { $zone }, noite: { $night }, dias de folga: { $rest }.
hours-bad-zone = Não conheço o fuso { $text }. Escreva a maior cidade dele, como `Berlin` ou `New York`, ou então `+05:30`.
hours-bad-night = Não consigo ler { $text } como noite. Escreva `22-7` ou `22:30-06:45`, por exemplo, ou `off`.
hours-long-night = { $text } passa de doze horas. Uma noite pode ter no máximo isso, para que um relógio possa um dia acabar.
hours-bad-rest = Não consigo ler { $text } como dias de folga. Escreva `sat sun`, por exemplo, ou `off`.
hours-much-rest = No máximo três dias por semana podem ser de folga.

holiday-booked = Férias de { $from } até { $until }. { $games ->
    [0] Você não tem partidas em andamento.
    [one] Quem joga com você em uma partida recebe o aviso, e nenhum relógio corre nela.
   *[other] Quem joga com você em { $games } partidas recebe o aviso, e nenhum relógio corre nelas.
}
holiday-booked-several = Férias de { $from } até { $until }. { $games ->
    [one] Quem joga com você em uma partida recebe o aviso.
   *[other] Quem joga com você em { $games } partidas recebe o aviso.
} Seu relógio para; onde jogam mais de dois, os dos outros continuam.
holiday-back = Para voltar antes ou cancelar suas férias, use { $command } com **volta**.
holiday-back-terminal = Para voltar antes ou cancelar suas férias, digite **holiday over**.
holiday-shorter = Em { $game } elas só valem até { $until }: são todas as férias que o servidor permite este ano.
holiday-used-up = Em { $game } elas não valem: você já tirou todas as férias que o servidor permite este ano.
holiday-shorter-here = Em { $game } elas só valem até { $until }: em uma disputa, férias e pausas param uma partida por no máximo { $longest }.
holiday-used-up-here = Em { $game } elas não valem: férias e pausas já pararam a partida por { $longest }, e em uma disputa esse é o máximo.
holiday-over = Que bom ter você de volta! As férias futuras também foram canceladas. { $games ->
    [0] Nenhuma partida esperava por isso.
    [one] O relógio de uma partida corre de novo.
   *[other] Os relógios de { $games } partidas correm de novo.
}
holiday-none = Você não tem férias marcadas.
holiday-line = De férias de { $from } até { $until }.
holiday-how = Saia de férias com { $command }, até um dia como `2026-08-20` ou por um tempo como `10d`. Você pode jogar mesmo assim.
holiday-bad-day = Não consigo ler esse dia. Escreva assim: `{ $today }`; ou a duração, como `10d`.
holiday-past = Essas férias já teriam acabado. Hoje é `{ $today }`.
holiday-far = Férias podem começar e durar até um ano adiante, não mais. Hoje é `{ $today }`.
holiday-overlaps = Você já estará de férias nesse período. Veja suas férias com { $command }, ou encerre-as antes.
holiday-many = Você já tem { $most } períodos de férias marcados. Mais do que isso não guardo.
