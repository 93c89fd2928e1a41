### Brazilian Portuguese: seasons, their standings and the hall of fame.

season-name-month = { $part ->
    [1] janeiro de { $year }
    [2] fevereiro de { $year }
    [3] março de { $year }
    [4] abril de { $year }
    [5] maio de { $year }
    [6] junho de { $year }
    [7] julho de { $year }
    [8] agosto de { $year }
    [9] setembro de { $year }
    [10] outubro de { $year }
    [11] novembro de { $year }
   *[other] dezembro de { $year }
}
season-name-quarter = { $part }º trimestre de { $year }
season-name-half-year = { $part }º semestre de { $year }
season-name-year = { $year }
season-length-month = a cada mês
season-length-quarter = a cada trimestre
season-length-half-year = a cada semestre
season-length-year = a cada ano
house-seasons = Temporadas
house-seasons-none = nenhuma
house-how-seasons = Escolha quanto dura uma temporada: **month** (mês), **quarter** (trimestre), **half-year** (semestre) ou **year** (ano), pelo calendário em UTC; **none** é sem temporadas. Uma temporada não zera rating nenhum: a classificação dela ordena só as partidas dela, e os três primeiros lugares entram no hall da fama.
season-title = **{ $season }: { $pool }**
season-title-everywhere = **{ $season }, todos os servidores: { $pool }**
season-until = Esta temporada termina { $until }.
season-rule = Aqui fica quem tem pelo menos cinco partidas da temporada valendo rating contra pelo menos três pessoas. Só essas partidas contam, cada uma pela força do adversário; uma temporada não zera rating nenhum.
season-none = Neste servidor não há temporadas.
season-none-manager = Neste servidor não há temporadas. { $command } as ativa.
hall-title = **Hall da fama: { $pool }**
hall-title-everywhere = **Hall da fama de todos os servidores: { $pool }**
hall-none = Ainda não há ninguém no hall da fama.
hall-now = Agora: { $season }. Termina { $until }.
hall-season = Todos os lugares de uma temporada
button-season = Esta temporada
button-all-time = Desde sempre
button-hall = Hall da fama
button-hall-older = Mais antigas
button-hall-newest = Mais recentes
house-podium = Cargos dos três primeiros lugares
house-podium-none = nenhum
house-how-podium = Escolha até três cargos, na ordem dos lugares; um só vale para os três. Quem está em primeiro, segundo ou terceiro na classificação do jogo deste servidor usa o cargo enquanto isso durar: na temporada atual ou, sem temporadas, desde sempre. Sou eu que dou e tiro esses cargos, então preciso de **Gerenciar cargos**, e o meu próprio cargo precisa estar acima deles. **none** é sem cargos.
house-podium-missing = Para os cargos dos três primeiros lugares ainda preciso de:
house-podium-low = O Discord recusou um cargo dos três primeiros lugares. Arraste o meu próprio cargo para cima dele na lista de cargos do servidor, e tento de novo em até uma hora.
right-roles = • **Gerenciar cargos**: para dar os cargos aos três primeiros lugares e tirá-los
standings-sheet-everywhere = { $span }, todos os servidores
card-provisional = { $pool }, provisório
card-form = Fase
card-all = Todas as partidas
card-best = Melhor vitória: { $player } ({ $rating }), { $game }
card-opening = Primeiro lance habitual, { $side }: { $move } ({ $count } de { $games })
card-luck = Dados: { $won } de { $count } ataques vencidos, { $expected } esperados
card-luckless = Pontos { $score } ± { $error }%; sem sorte nos dados { $without } ± { $left }% ({ $games } partidas)
card-alt = Rating de { $player }: { $rating } ± { $deviation }. Desde { $from }, quando acabou a primeira partida valendo rating, o máximo foi { $high } e o mínimo { $low }.
card-alt-form = Últimos resultados, o mais novo no fim: { $results }.
card-alt-results = { $label }: { $won } vitórias, { $drawn } empates, { $lost } derrotas.
form-won = vitória
form-drawn = empate
form-placed = { $place }º lugar de { $seats }
form-lost = derrota
unrated-barred = Uma conta da mesa não conta para os ratings neste servidor.
standings-barred = A moderação deste servidor excluiu a sua conta dos ratings, então você não aparece em nenhuma classificação aqui. Ela pode desfazer isso.
rating-barred = { $player } não conta para os ratings neste servidor por enquanto.
rating-merged = Neste servidor, as partidas de { $player } contam para { $other }.
account-own = Trata-se de uma conta sua. Outra pessoa da moderação precisa decidir.
account-counts = { $player } conta para os ratings como todo mundo, então não há nada a desfazer.
account-barred-already = { $player } já está fora dos ratings deste servidor. `moderate admit` desfaz isso.
account-same = As partidas de { $player } e da outra conta já contam para a mesma.
account-barred = { $player } está fora dos ratings deste servidor: as partidas que começarem a partir de agora não contam. As começadas seguem como estavam; `moderate unrate` tira uma só.
account-merged = Todas as partidas de { $player } neste servidor agora contam para { $other }; as das duas contas entre si não contam. Os ratings daqui são recalculados.
account-admitted = { $player } conta neste servidor para os ratings como todo mundo.
account-told = Quem é afetado fica sabendo em particular.
account-somebody = alguém
account-notice-barred = Moderação: a sua conta não conta mais para os ratings de um servidor. As partidas que começarem lá a partir de agora não valem rating; as em andamento seguem como estavam.
account-notice-merged = Moderação: em um servidor, todas as partidas de { $player } agora contam para os ratings de { $other }.
account-notice-admitted = Moderação: { $player } volta a contar para os ratings de um servidor como todo mundo.
account-notice-ask = Se você acha que é um engano, pergunte à moderação de lá em { $place }.
moderate-line-barred = { $when }: { $moderator } excluiu { $player } dos ratings.
moderate-line-merged = { $when }: { $moderator } fez as partidas de { $player } contarem para { $other }.
moderate-line-admitted = { $when }: { $moderator } fez { $player } contar como todo mundo.
discord-name-bar = excluir
discord-name-merge = unir
discord-name-admit = admitir
discord-name-into = para
discord-moderate-bar = Exclua uma conta dos ratings daqui: as partidas que começarem a partir de agora não contam
discord-moderate-merge = Duas contas de uma pessoa: todas as partidas daqui contam para uma delas
discord-moderate-admit = Desfaça uma exclusão ou união: a conta volta a contar aqui por si mesma
discord-moderate-into = A conta para a qual contarão todas as partidas da outra
discord-moderate-barred = A conta a ser excluída
discord-moderate-merged = A conta que deixa de contar por si mesma
discord-moderate-admitted = A conta que foi excluída ou unida
discord-moderate-grounds = Por quê; a pessoa afetada lê em particular, no máximo 200 caracteres
settings-rated = Partidas valendo rating: **{ $rated }**. { $command } muda isso.
settings-rated-terminal = Partidas valendo rating: **{ $rated }**. **rated server**, **rated on** e **rated off** mudam isso.
setting-rated = Escolha se seus desafios valem rating
rated-server = Seus desafios valem rating conforme o servidor
rated-server-terminal = Seus desafios valem rating conforme esta mesa
rated-on = Seus desafios com relógio valem rating
rated-off = Seus desafios não valem rating
discord-settings-rated = Se seus desafios valem rating quando não dizem
discord-name-season = temporada
discord-name-hall = fama
discord-standings-season = Desde sempre, ou as partidas de uma temporada
discord-standings-season-all = desde sempre
discord-standings-season-now = esta temporada
discord-standings-season-last = a temporada passada
discord-hall = Veja os três primeiros lugares de cada temporada passada
