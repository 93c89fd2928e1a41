### Spanish: seasons, their standings and the hall of fame.

season-name-month = { $part ->
    [1] enero de { $year }
    [2] febrero de { $year }
    [3] marzo de { $year }
    [4] abril de { $year }
    [5] mayo de { $year }
    [6] junio de { $year }
    [7] julio de { $year }
    [8] agosto de { $year }
    [9] septiembre de { $year }
    [10] octubre de { $year }
    [11] noviembre de { $year }
   *[other] diciembre de { $year }
}
season-name-quarter = { $part ->
    [1] primer trimestre de { $year }
    [2] segundo trimestre de { $year }
    [3] tercer trimestre de { $year }
   *[other] cuarto trimestre de { $year }
}
season-name-half-year = { $part ->
    [1] primer semestre de { $year }
   *[other] segundo semestre de { $year }
}
season-name-year = { $year }
season-length-month = cada mes
season-length-quarter = cada trimestre
season-length-half-year = cada semestre
season-length-year = cada año
house-seasons = Temporadas
house-seasons-none = ninguna
house-how-seasons = Elige cuánto dura una temporada: **month** (mes), **quarter** (trimestre), **half-year** (semestre) o **year** (año), según el calendario en UTC; **none** es sin temporadas. Una temporada no reinicia ninguna puntuación: su clasificación ordena solo sus partidas, y quienes queden en los tres primeros puestos entran en el salón de la fama.
season-title = **{ $season }: { $pool }**
season-title-everywhere = **{ $season }, todos los servidores: { $pool }**
season-until = Esta temporada termina { $until }.
season-rule = Aquí figura quien tenga al menos cinco partidas puntuadas de la temporada contra al menos tres personas. Solo cuentan esas partidas, cada una según la fuerza del rival; una temporada no reinicia ninguna puntuación.
season-none = En este servidor no hay temporadas.
season-none-manager = En este servidor no hay temporadas. { $command } las activa.
hall-title = **Salón de la fama: { $pool }**
hall-title-everywhere = **Salón de la fama de todos los servidores: { $pool }**
hall-none = Ninguna temporada pasada tiene todavía a nadie.
hall-now = Ahora: { $season }. Termina { $until }.
hall-season = Todos los puestos de una temporada
button-season = Esta temporada
button-all-time = Histórico
button-hall = Salón de la fama
button-hall-older = Anteriores
button-hall-newest = Más recientes
house-podium = Roles de los tres primeros puestos
house-podium-none = ninguno
house-how-podium = Elige hasta tres roles, en el orden de los puestos; uno solo vale para los tres. Quien esté en el primer, segundo o tercer puesto de la clasificación del juego de este servidor lo lleva mientras dure: en la temporada actual o, si no hay temporadas, en todo el historial. Yo doy y quito esos roles, así que necesito **Gestionar roles**, y mi propio rol debe estar por encima. **none** es sin roles.
house-podium-missing = Para los roles de los tres primeros puestos aún necesito:
house-podium-low = Discord rechazó un rol de los tres primeros puestos. Arrastra mi propio rol por encima de él en la lista de roles del servidor, y lo intentaré de nuevo en menos de una hora.
right-roles = • **Gestionar roles**: para dar sus roles a los tres primeros puestos y quitárselos
standings-sheet-everywhere = { $span }, todos los servidores
card-provisional = { $pool }, provisional
card-form = Racha
card-all = Todas las partidas
card-best = Mejor victoria: { $player } ({ $rating }), { $game }
card-opening = Primera jugada habitual, { $side }: { $move } ({ $count } de { $games })
card-luck = Dados: { $won } de { $count } ataques ganados, { $expected } esperados
card-luckless = Puntos { $score } ± { $error } %; sin suerte de dados { $without } ± { $left } % ({ $games } partidas)
card-alt = Puntuación de { $player }: { $rating } ± { $deviation }. Desde el { $from }, cuando terminó la primera partida puntuada, su máximo fue { $high } y su mínimo { $low }.
card-alt-form = Últimos resultados, el más reciente al final: { $results }.
card-alt-results = { $label }: { $won } ganadas, { $drawn } en tablas, { $lost } perdidas.
form-won = victoria
form-drawn = tablas
form-placed = puesto { $place } de { $seats }
form-lost = derrota
unrated-barred = Una cuenta de la mesa no cuenta para las puntuaciones en este servidor.
standings-barred = La moderación de este servidor ha excluido tu cuenta de sus puntuaciones, así que aquí no figuras en ninguna clasificación. Ella puede levantarlo.
rating-barred = { $player } no cuenta por ahora para las puntuaciones en este servidor.
rating-merged = En este servidor, las partidas de { $player } cuentan para { $other }.
account-own = Se trata de una cuenta tuya. Debe decidirlo otra persona de la moderación.
account-counts = { $player } cuenta para las puntuaciones como cualquiera, así que no hay nada que levantar.
account-barred-already = { $player } ya está fuera de las puntuaciones de este servidor. `moderate admit` lo levanta.
account-same = Las partidas de { $player } y de la otra cuenta ya cuentan para la misma.
account-barred = { $player } queda fuera de las puntuaciones de este servidor: las partidas que empiecen desde ahora no cuentan. Las empezadas siguen como estaban; `moderate unrate` saca una sola.
account-merged = Todas las partidas de { $player } en este servidor cuentan ahora para { $other }; las de ambas cuentas entre sí no cuentan. Las puntuaciones de aquí se calculan de nuevo.
account-admitted = { $player } cuenta en este servidor para las puntuaciones como cualquiera.
account-told = Se avisa en privado a las personas afectadas.
account-somebody = alguien
account-notice-barred = Moderación: tu cuenta ya no cuenta para las puntuaciones de un servidor. Las partidas que empiecen allí desde ahora no se puntúan; las que están en curso siguen como estaban.
account-notice-merged = Moderación: en un servidor, todas las partidas de { $player } cuentan ahora para las puntuaciones de { $other }.
account-notice-admitted = Moderación: { $player } vuelve a contar para las puntuaciones de un servidor como cualquiera.
account-notice-ask = Si crees que es un error, pregunta a su moderación en { $place }.
moderate-line-barred = { $when }: { $moderator } excluyó a { $player } de las puntuaciones.
moderate-line-merged = { $when }: { $moderator } hizo que las partidas de { $player } cuenten para { $other }.
moderate-line-admitted = { $when }: { $moderator } hizo que { $player } cuente como cualquiera.
discord-name-bar = excluir
discord-name-merge = unir
discord-name-admit = admitir
discord-name-into = para
discord-moderate-bar = Excluir una cuenta de las puntuaciones: las partidas que empiecen desde ahora no cuentan
discord-moderate-merge = Dos cuentas de una persona: todas sus partidas aquí cuentan para una de ellas
discord-moderate-admit = Levantar una exclusión o unión: la cuenta vuelve a contar aquí por sí misma
discord-moderate-into = La cuenta para la que contarán todas las partidas de la otra
discord-moderate-barred = La cuenta que se excluye
discord-moderate-merged = La cuenta que deja de contar por sí misma
discord-moderate-admitted = La cuenta que fue excluida o unida
discord-moderate-grounds = Por qué; lo lee en privado la persona afectada, como máximo 200 caracteres
settings-rated = Partidas puntuadas: **{ $rated }**. { $command } lo cambia.
settings-rated-terminal = Partidas puntuadas: **{ $rated }**. **rated server**, **rated on** y **rated off** lo cambian.
setting-rated = Elige si tus desafíos son puntuados
rated-server = Tus desafíos son puntuados como diga el servidor
rated-server-terminal = Tus desafíos son puntuados como diga esta mesa
rated-on = Tus desafíos con reloj son puntuados
rated-off = Tus desafíos no son puntuados
discord-settings-rated = Si tus desafíos son puntuados cuando no lo dicen
discord-name-season = temporada
discord-name-hall = fama
discord-standings-season = Todo el historial o las partidas de una temporada
discord-standings-season-all = todo el historial
discord-standings-season-now = esta temporada
discord-standings-season-last = la temporada pasada
discord-hall = Ver los tres primeros puestos de cada temporada pasada
