### Português do Brasil: ImmortalStarMasters – lados, lances ilegais, posições com erro e fins de partida.

side-red = Vermelhas
side-blue = Azuis
side-green = Verdes
side-yellow = Amarelas
option-three = três jogadores
option-four = quatro jogadores
option-five = cinco jogadores
option-six = seis jogadores

end-quiet-turns = **Cem turnos de cada rei em jogo sem captura nem lance de peão. { $game } termina em empate.**
why-quiet-turns = cem turnos tranquilos

expected-star-row = eu esperava uma letra de fileira, de A a S
expected-star-number = eu esperava um número dessa fileira: as fileiras têm de 10 a 19 casas, contando os muros
expected-star-becomes = eu esperava o que o peão vira: Q (dama), R (torre), B (bispo) ou N (cavalo)

illegal-star-wall = { $square } é um muro: nada fica ali nem o atravessa.
illegal-star-dead = A peça em { $square } ({ $piece }) está morta: as { $side } estão fora da partida, e peças mortas nunca se movem.
illegal-star-nothing-due = A peça em { $square } ({ $piece }) não vira nada com isso. Só um peão na faixa 1 de um território inimigo vira: tire o “=”.
illegal-star-nothing-lost = O peão em { $square } não tem o que virar: você tem duas damas e não perdeu torre, bispo ou cavalo que possa ter de volta. Ele espera ali até lá.
illegal-star-kind = O peão não pode virar esta peça: { $piece }. Escolha entre: { $choices }.
illegal-star-king-taken = Um rei nunca é capturado. As { $side } saem da partida se, no próprio turno, o rei em { $square } não tiver saída do xeque.
illegal-star-waits = O peão em { $square } está na faixa 1 e não vai além. Ele espera ser trocado.
illegal-star-castle-gone = Você não pode mais rocar ali: seu rei ou essa torre já se moveu, ou a torre foi capturada.
illegal-star-castle-blocked = Entre rei e torre todas as casas precisam estar vazias, e { $square } está ocupada ({ $by }).
illegal-star-castle-check = Não se roca em xeque: seu rei em { $king } está atacado ({ $by } em { $square }).
illegal-star-castle-through = Não se roca passando por { $king }: essa casa está atacada ({ $by } em { $square }).
illegal-star-king-step = Um rei dá um passo, por um lado ou por um canto, então não de { $from } a { $to }.
illegal-star-queen-line = Uma dama anda em linha reta, pelos lados ou pelos cantos, então não de { $from } a { $to }.
illegal-star-rook-line = Uma torre anda em linha reta pelos lados, então não de { $from } a { $to }.
illegal-star-bishop-line = Um bispo anda em linha reta pelos cantos, então não de { $from } a { $to }.
illegal-star-knight-leap = Um cavalo dá um passo por um lado e mais um para fora por um canto, então não de { $from } a { $to }.
illegal-star-pawn-home = No próprio território um peão avança uma casa por um lado ou captura para a frente por um canto, então não de { $from } a { $to }.
illegal-star-pawn-middle = Na área central um peão anda uma casa por qualquer lado ou captura por qualquer canto, então não de { $from } a { $to }.
illegal-star-pawn-away = Em território inimigo um peão segue para a borda: uma casa por um lado, ou capturando por um canto, então não de { $from } a { $to }.
illegal-star-two-gone = Um peão só anda duas casas no primeiro lance, e o de { $square } já o fez.
illegal-star-pawn-empty = Um peão só anda para casas vazias, e { $square } está ocupada ({ $by }). Ele captura pelos cantos.
illegal-star-pawn-prey = Um peão só passa por um canto para capturar, e não há nada em { $square }.
illegal-star-passed-gone = Você não pode mais capturar en passant o peão que passou por { $square }: teria de ser no seu turno seguinte ao lance dele.
illegal-star-line = O peão em { $square } já cruzou a Linha de Soberania das { $side }, e nunca cruza a mesma linha outra vez.
illegal-star-wall-way = Em { $square } um muro fecha o caminho desta peça ({ $piece }). Nada atravessa muros.
illegal-star-wall-corner = Esta peça ({ $piece }) não passa pelo canto de { $from } a { $to }: as duas casas ao lado são muro ou não existem.
illegal-star-wall-leap = Muros fecham os dois caminhos desse salto de { $from } a { $to }: o cavalo precisa de um aberto.
illegal-star-closed = { $square } fica no território das { $side }, que estão fora da partida. Está fechado, e nada entra nele.
illegal-star-caught = Sua peça em { $square } ({ $piece }) está presa no território fechado das { $side }. Ela pode ficar, mas um lance precisa sair dali, capturar uma peça inimiga viva ou chegar mais perto da saída.
illegal-star-danger-enters = Seu rei em { $king } ficaria atacado ({ $by } em { $square }).
illegal-star-danger-stays = Seu rei em { $king } continuaria atacado ({ $by } em { $square }).

rule-star-wall = um muro
rule-star-dead = peças mortas não se movem
rule-star-nothing-due = ali não vira nada
rule-star-nothing-lost = ainda não há o que virar
rule-star-kind = essa peça não está disponível
rule-star-king-taken = reis nunca são capturados
rule-star-waits = ele espera na faixa 1
rule-star-castle-gone = o roque acabou
rule-star-castle-blocked = o roque está bloqueado
rule-star-castle-check = não se roca em xeque
rule-star-castle-through = não se roca por casa atacada
rule-star-king-step = reis dão um passo
rule-star-queen-line = damas andam em linha reta
rule-star-rook-line = torres andam pelos lados
rule-star-bishop-line = bispos andam pelos cantos
rule-star-knight-leap = não é salto de cavalo
rule-star-pawn-home = em casa o peão avança
rule-star-pawn-middle = peões andam uma casa
rule-star-pawn-away = peões vão para a borda
rule-star-two-gone = duas casas só no começo
rule-star-pawn-empty = peões capturam pelos cantos
rule-star-pawn-prey = nada a capturar ali
rule-star-passed-gone = tarde para capturar en passant
rule-star-line = essa linha já foi cruzada
rule-star-wall-way = há um muro no caminho
rule-star-wall-corner = fechado entre muros
rule-star-wall-leap = muros fecham os dois caminhos
rule-star-closed = um território fechado
rule-star-caught = peça presa precisa sair
rule-star-danger-enters = seu rei ficaria atacado
rule-star-danger-stays = seu rei segue atacado

setup-star-piece = “{ $found }” não é uma peça. Uma peça é cor e letra, como rK: as cores são r, b, k, g, y, w; as letras, K, Q, R, B, N, P.
setup-star-run = Um número de casas vazias se escreve uma vez, sem zero na frente e nunca ao lado de outro.
setup-star-wall-row = Na fileira { $row } os muros não estão no lugar. Cada casa de muro se escreve “#”, e nada mais.
setup-star-seat = Quem joga agora é “s”, “u”, “v”, “n”, “w” ou “e”.
setup-star-seats = Quem está em jogo se escreve com as letras s, u, v, n, w, e, nesta ordem, e precisa ter lugar nesta mesa.
setup-star-rights = Os direitos de roque são as casas de torres em seu primeiro lugar, por letra e número, ou “-”.
setup-star-passed = Peões que podem ser capturados en passant se escrevem como casa, peão e lugares com “:” no meio, ou “-”.
setup-star-lost = Aqui vão as torres, bispos e cavalos perdidos de cada jogador em jogo, como s0.1.2.
setup-star-still = Aqui vai o número de turnos tranquilos.
setup-star-mover = { $side }: com a vez, mas fora da partida.
setup-star-king-dead = O rei em { $square } está morto, mas reis deixam o tabuleiro com seus jogadores.
setup-star-man-out = A peça em { $square } está viva, mas seu jogador está fora. Escreva um x na frente.
setup-star-man-dead = A peça em { $square } está morta, mas seu jogador está em jogo.
setup-star-lines = As linhas do peão em { $square } não podem ser: ele cruzou a sua e a do território em que está, a não ser que esteja em casa.
setup-star-pawn = Em { $square } não pode haver peão: é a própria faixa 1 dele ou um território fechado.
setup-star-idle = A torre em { $square } não pode rocar: ela ou seu rei não está no primeiro lugar.
setup-star-passed-none = Nenhum peão inimigo acabou de passar por { $square }, um passo atrás de onde está.

board-letters-immortal-star-masters = Antes da letra da peça, r é vermelhas, b azuis, k pretas, g verdes, y amarelas, w brancas, x morta: K rei, Q dama, R torre, B bispo, N cavalo, P peão. # é muro, : terreno fechado, † peças perdidas, ! um rei atacado. * é o último lance, ' os lances anteriores dos outros.
console-legend-immortal-star-masters = Antes da letra da peça, r é vermelhas, b azuis, k pretas, g verdes, y amarelas, w brancas, x morta: K rei, Q dama, R torre, B bispo, N cavalo, P peão. # é muro, : terreno fechado, † peças perdidas. * é o último lance ou um recusado, ' os lances anteriores dos outros, + uma casa de destino, ! o que proíbe um lance. **moves** diz o que pode se mover. **board passant** marca com = as casas de en passant. Em cada ponta de uma fileira está a letra dela com o número da última casa; entre as duas, as casas são contadas uma a uma.

pool-immortal-star-masters = ImmortalStarMasters
## Themes of its puzzles

motif-sovereignty = uma Linha de Soberania
web-about-immortal-star-masters = Xadrez em hexágonos com até seis exércitos, de dois a seis jogadores.
