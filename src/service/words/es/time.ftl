### Español: relojes, pausas, tiempo regalado, vacaciones, recordatorios.

length-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
length-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
length-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
length-minutes = { $count ->
    [0] menos de un minuto
    [one] 1 minuto
   *[other] { $count } minutos
}
short-days = { $count } d
short-hours = { $count } h
short-minutes = { $count } min

clock-per-move = Tiempo: { $bank } por jugada. Si se te acaba, pierdes.
clock-per-move-soft = Tiempo: { $bank } por jugada. { $others ->
    [one] Si se acaba, el rival decide: reclamar la victoria, esperar o dar tiempo.
   *[other] Si se acaba, los demás deciden: seguir sin esa persona, esperar o dar tiempo.
}
clock-bank = Tiempo: { $bank } por bando y { $increment } más tras cada turno, hasta { $cap }. Si se te acaba, pierdes.
clock-bank-soft = Tiempo: { $bank } por bando y { $increment } más tras cada turno, hasta { $cap }. { $others ->
    [one] Si se acaba, el rival decide: reclamar la victoria, esperar o dar tiempo.
   *[other] Si se acaba, los demás deciden: seguir sin esa persona, esperar o dar tiempo.
}
turn-until = Plazo: { $deadline }.
turn-first-until = Sin una primera jugada, la partida se pierde { $deadline }.
moment-due = el { $moment }

challenge-expired = { $player }, nadie aceptó a tiempo tu desafío { $game }, y ha caducado. Vuelve a ofrecerlo cuando quieras.

time-up = { $others ->
    [0] A { $player } se le acabó el tiempo en { $game }. Puedes reclamar la victoria, dar más tiempo o esperar: la partida queda como está hasta que alguien actúe.
   *[other] A { $player } se le acabó el tiempo en { $game }. Puedes seguir sin { $player }, dar más tiempo o esperar: la partida queda como está hasta que alguien actúe.
}
button-claim = Reclamar la victoria
button-play-on-without = Seguir sin esa persona
button-give-one-day = Dar 1 día
button-give-three-days = Dar 3 días
button-wait = Esperar
time-given = { $player } le da a { $to } { $time } más.

pause-offered = { $player } quiere pausar { $game }: no corre ningún reloj ni llegan recordatorios hasta que una de las partes la reanude. Seguir jugando es un no.
move-ends-pause-proposal = Con eso se descarta la pausa propuesta.
pause-declined = { $player } prefiere seguir jugando. No hay pausa.
button-pause-accept = Pausar la partida
button-pause-decline = Seguir jugando
paused = { $game } está en pausa. No corre ningún reloj. { $others ->
    [one] Cualquiera de las dos partes puede reanudarla cuando quiera.
   *[other] Cualquiera que juegue puede reanudarla cuando quiera.
}
paused-until = { $game } está en pausa, como máximo hasta el { $until }. No corre ningún reloj. { $others ->
    [one] Cualquiera de las dos partes puede reanudarla cuando quiera.
   *[other] Cualquiera que juegue puede reanudarla cuando quiera.
}
paused-place-gone = { $game } está en pausa: su canal ya no existe o me está cerrado.
paused-left = { $player } se fue del servidor, así que { $game } está en pausa y no corre ningún reloj.
paused-left-until = { $others ->
    [0] Si { $player } no vuelve dentro del plazo, podrás reclamar la victoria. Plazo: { $until }.
   *[other] Si { $player } no vuelve dentro del plazo, los demás podrán seguir sin { $player }. Plazo: { $until }.
}
button-resume = Reanudar
resumed = { $player } reanuda { $game }.
pause-ended = La pausa de { $game } terminó: en una competición, las vacaciones y las pausas detienen una partida { $longest } como máximo. El reloj vuelve a correr.
pause-ends-soon = La pausa de { $games } termina { $until }; entonces el reloj vuelve a correr.
holiday-ends-soon = Las vacaciones de { $player } terminan { $until }; entonces los relojes vuelven a correr en { $games }.

away = { $player } está de vacaciones del { $from } al { $until }. En { $game } se puede seguir jugando, pero no corre ningún reloj.
back = { $player } ha vuelto de vacaciones. Los relojes de { $game } corren de nuevo.
away-several = { $player } está de vacaciones del { $from } al { $until }. En { $game } solo se detiene su propio reloj.
back-several = { $player } ha vuelto de vacaciones. Su reloj en { $game } cuenta de nuevo.
away-games = { $player } está de vacaciones del { $from } al { $until }. En { $games } se puede seguir jugando, pero no corre ningún reloj.
back-games = { $player } ha vuelto de vacaciones. Los relojes de { $games } corren de nuevo.
away-games-several = { $player } está de vacaciones del { $from } al { $until }. En { $games } solo se detiene su propio reloj.
back-games-several = { $player } ha vuelto de vacaciones. Su reloj en { $games } cuenta de nuevo.
moved-here = { $game } sigue aquí.

end-time = **A { $loser } se le acabó el tiempo. { $winner } gana { $game }.**
end-time-first = **{ $loser } no empezó { $game } a tiempo. { $winner } gana.**
why-time = tiempo
end-abandonment = **{ $loser } se fue y no ha vuelto. { $winner } gana { $game }.**
why-abandonment = abandono

time-wait = { $others ->
    [0] Bien: no cambia nada. Aún puedes reclamar la victoria o dar tiempo en { $game } con { $claim } y { $give }, hasta que llegue la jugada.
   *[other] Bien: no cambia nada. Aún puedes seguir sin { $player } o dar tiempo en { $game } con { $claim } y { $give }, hasta que llegue la jugada.
}
time-wait-on-page = { $others ->
    [0] Bien: no cambia nada. Aún puedes reclamar la victoria o dar tiempo en { $game }, hasta que llegue la jugada.
   *[other] Bien: no cambia nada. Aún puedes seguir sin { $player } o dar tiempo en { $game }, hasta que llegue la jugada.
}
time-none = { $game } se juega sin reloj.
time-shown = Los relojes de { $game }:
time-shown-player = { $player } tiene { $left }
time-shown-running = { $player } tiene { $left }; plazo: { $deadline }
time-shown-up = { $player } ya no tiene tiempo

refuse-paused = { $game } está en pausa. Reanúdala con { $resume } y luego juega.
refuse-paused-on-page = { $game } está en pausa. Reanúdala primero y luego juega.
refuse-paused-place-gone = { $game } está en pausa: su canal ya no existe o me está cerrado. Escribe { $here } en otro canal para llevarla allí, y sigue jugando.
refuse-paused-place-gone-on-page = { $game } está en pausa: su canal de Discord ya no existe o me está cerrado. Llévala allí a otro canal, y sigue jugando.
refuse-paused-left = { $game } está en pausa, porque { $player } se fue del servidor. Se reanuda sola cuando { $player } vuelva; puedes cancelarla con { $abort }, o reclamar la victoria más adelante con { $claim }.
refuse-paused-left-on-page = { $game } está en pausa, porque { $player } se fue del servidor. Se reanuda sola cuando { $player } vuelva; puedes cancelarla, o reclamar la victoria más adelante.
refuse-table-paused-left = { $others ->
    [0] { $game } está en pausa, porque { $player } se fue del servidor. Se reanuda sola cuando { $player } vuelva; tras tres días puedes reclamar la victoria con { $claim }.
   *[other] { $game } está en pausa, porque { $player } se fue del servidor. Se reanuda sola cuando { $player } vuelva; tras tres días puedes seguir sin { $player } con { $claim }.
}
refuse-table-paused-left-on-page = { $others ->
    [0] { $game } está en pausa, porque { $player } se fue del servidor. Se reanuda sola cuando { $player } vuelva; tras tres días puedes reclamar la victoria.
   *[other] { $game } está en pausa, porque { $player } se fue del servidor. Se reanuda sola cuando { $player } vuelva; tras tres días puedes seguir sin { $player }.
}
refuse-not-paused = { $game } no está en pausa.
refuse-pause-offered = Ya propusiste una pausa en { $game }. Falta que tu rival acepte.
refuse-stops-used-up = Las vacaciones y las pausas ya detuvieron { $game } durante { $longest }, y en una competición es lo máximo.
refuse-no-pause-offer = Nadie ha propuesto pausar { $game }. Puedes hacerlo con { $pause }.
refuse-no-pause-offer-on-page = Nadie ha propuesto pausar { $game }.
refuse-own-pause-offer = La propuesta es tuya: responde tu rival.
refuse-no-clock = { $game } se juega sin reloj: no hay tiempo que dar.
refuse-bad-gift = De una vez puedes dar desde 1 minuto hasta { $most }. Escríbelo como `1d`, `12h` o `1d12h`.
refuse-full-clock = { $others ->
    [one] Tu rival tendría entonces más de { $most }, y ningún reloj de { $game } llega tan lejos.
   *[other] Alguien más tendría entonces más de { $most }, y ningún reloj de { $game } llega tan lejos.
}
refuse-nothing-to-claim = { $others ->
    [one] En { $game } no puedes reclamar nada: a tu rival no se le acabó el tiempo.
   *[other] En { $game } no puedes reclamar nada: a nadie más se le acabó el tiempo.
}
refuse-nothing-to-claim-yet = { $others ->
    [one] En { $game } aún no puedes reclamar nada. Plazo de tu rival: { $deadline }.
   *[other] En { $game } aún no puedes reclamar nada. Plazo de { $player }: { $deadline }.
}
refuse-may-come-back = Tu rival se fue, pero aún puede volver; plazo: { $until }. Después podrás reclamar la victoria en { $game }; con { $abort } puedes cancelarla ya mismo.
refuse-may-come-back-on-page = Tu rival se fue, pero aún puede volver; plazo: { $until }. Después podrás reclamar la victoria en { $game }; puedes cancelarla ya mismo.
refuse-table-may-come-back = { $others ->
    [0] { $player } se fue, pero aún puede volver; plazo: { $until }. Después podrás reclamar la victoria en { $game }.
   *[other] { $player } se fue, pero aún puede volver; plazo: { $until }. Después podrás seguir en { $game } sin { $player }.
}

hours-none = sin fijar
hours-page = Tus horas, en todas tus partidas: zona horaria **{ $zone }**, noche **{ $night }**, días libres **{ $rest }**. De noche y en días libres tus relojes se paran y nadie te recuerda nada. Cámbialas con { $command }; para las vacaciones está { $holiday }.
hours-later = Los relojes adoptan horas nuevas una vez por semana como mucho: los tuyos siguen estas desde **{ $from }**. Hasta entonces valen zona horaria { $zone }, noche { $night } y días libres { $rest }.
hours-bad-zone = No conozco ninguna zona horaria { $text }. Escribe su ciudad más grande, como `Berlin` o `New York`, o algo como `+05:30`.
hours-bad-night = No entiendo { $text } como noche. Escríbela como `22-7` o `22:30-06:45`, o pon `off`.
hours-long-night = { $text } son más de doce horas. Una noche dura eso como mucho, para que un reloj pueda llegar a agotarse.
hours-bad-rest = No entiendo { $text } como días libres. Escríbelos como `sat sun`, o pon `off`.
hours-much-rest = Puede haber como mucho tres días libres por semana.

holiday-booked = Vacaciones del { $from } al { $until }. { $games ->
    [0] No tienes partidas en curso.
    [one] Tu rival en una partida recibe el aviso, y en ella no corre ningún reloj.
   *[other] Tus rivales en { $games } partidas reciben el aviso, y en ellas no corre ningún reloj.
}
holiday-booked-several = Vacaciones del { $from } al { $until }. { $games ->
    [one] Quienes juegan contigo en una partida reciben el aviso.
   *[other] Quienes juegan contigo en { $games } partidas reciben el aviso.
} Tu reloj se detiene; donde juegan más de dos, los de los demás siguen corriendo.
holiday-back = Para volver antes o cancelar tus vacaciones, usa { $command } con **vuelta**.
holiday-back-terminal = Para volver antes o cancelar tus vacaciones, escribe **holiday over**.
holiday-shorter = En { $game } solo valen hasta el { $until }: su servidor no permite más vacaciones este año.
holiday-used-up = En { $game } no valen: ya gastaste todas las vacaciones que su servidor permite este año.
holiday-shorter-here = En { $game } solo valen hasta el { $until }: en una competición, las vacaciones y las pausas detienen una partida { $longest } como máximo.
holiday-used-up-here = En { $game } no valen: las vacaciones y las pausas ya la detuvieron { $longest }, y en una competición es lo máximo.
holiday-over = ¡Qué bien que hayas vuelto! Las vacaciones futuras también quedan anuladas. { $games ->
    [0] Ninguna partida estaba esperando.
    [one] El reloj de una partida corre de nuevo.
   *[other] Los relojes de { $games } partidas corren de nuevo.
}
holiday-none = No tienes vacaciones apuntadas.
holiday-line = De vacaciones del { $from } al { $until }.
holiday-how = Toma vacaciones con { $command }, hasta un día como `2026-08-20` o por un tiempo como `10d`. Mientras tanto puedes jugar.
holiday-bad-day = No entiendo ese día. Escríbelo como `{ $today }`, o cuánto tiempo, como `10d`.
holiday-past = Esas vacaciones ya habrían terminado. Hoy es `{ $today }`.
holiday-far = Las vacaciones pueden empezar y durar hasta un año desde hoy, no más. Hoy es `{ $today }`.
holiday-overlaps = En esas fechas ya estás de vacaciones. Mira tus vacaciones con { $command }, o termínalas antes.
holiday-many = Ya tienes { $most } vacaciones por delante. No guardo más.
