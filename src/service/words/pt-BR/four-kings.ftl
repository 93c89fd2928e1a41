# Four Kings One War: its sides and pieces, why a move is not legal, what is wrong with a position, and how games end.

side-west = Oeste
side-east = Leste
option-team = a quatro

end-uneventful = **Cem turnos sem captura nem lance de peão. { $game } termina em empate.**
why-uneventful = sem captura nem lance de peão

expected-square-cross = eu esperava uma coluna de A a P
expected-row-cross = eu esperava a fileira de uma casa: de 1 a 16 nas colunas E a L, de 5 a 12 nas outras
expected-becomes = eu esperava o que o peão vira: Q (dama), R (torre), B (bispo) ou N (cavalo), ou K para o rei cativo

illegal-turn-spent = Um turno são dois lances, e eles já foram feitos. Deixe o resto de fora.
illegal-surrender-due = Um rei levou mate e precisa ser entregue antes: { $kings }.
illegal-not-mated = Nenhum rei em { $square } precisa ser entregue agora.
illegal-done-first = É preciso fazer ao menos um lance. Só o segundo pode ser dispensado com `done`.
illegal-done-check = O turno não pode acabar aqui: seu rei em { $king } está atacado por { $square } ({ $by }).
illegal-partners = Em { $square } está uma peça do seu parceiro ({ $piece }): você não pode movê-la.
illegal-headless = A peça em { $square } ({ $piece }) é do exército cujo rei foi entregue. Neste turno só o seu outro exército joga.
illegal-moved-already = A peça em { $square } ({ $piece }) já se moveu neste turno. O segundo lance é de outra.
illegal-partner-stands = Em { $square } está uma peça do seu parceiro: { $by }.
illegal-queen-line = Uma dama anda em linha reta ou diagonal, então não de { $from } a { $to }.
illegal-rook-straight = Uma torre anda pela sua fileira ou coluna, então não de { $from } a { $to }.
illegal-bishop-diagonal = Um bispo anda na diagonal, então não de { $from } a { $to }.
illegal-knight-hops = Um cavalo dá um salto ou dois, cada um para uma casa do tabuleiro, então não de { $from } a { $to }.
illegal-pawn-step = Este peão anda em frente de uma a três casas (direção: { $side }) ou captura uma casa na diagonal à frente, então não de { $from } a { $to }.
illegal-turret = Entre { $from } e { $to } faltam casas, e por ali esta peça ({ $piece }) não passa.
illegal-knight-between = A casa entre os saltos do cavalo precisa estar vazia, e aqui todas estão ocupadas: { $squares }.
illegal-pawn-ahead = Em frente um peão precisa de casas vazias, e { $square } está ocupada: { $by }. Ele captura na diagonal.
illegal-pawn-needs-enemy = Um peão só anda na diagonal para capturar, e não há nada em { $square }.
illegal-passed-gone = O peão que pode ter passado por { $square } não pode mais ser capturado ali: só o primeiríssimo lance depois do turno dele pode.
illegal-castle-moved = O roque exige um rei e uma torre que nunca se moveram. O rei em { $king } ou essa torre já se moveu.
illegal-castle-between = O roque exige casas vazias entre rei e torre, e { $square } está ocupada: { $by }.
illegal-castle-check = O rei em { $king } está em xeque por { $square } ({ $by }), então não pode rocar.
illegal-castle-through = O rei rocaria por { $king }, casa atacada por { $square } ({ $by }).
illegal-king-untaken = Nenhum lance captura um rei, então nada vai a { $square }.
illegal-throne-taken = O peão libertaria o seu rei, mas a casa dele, { $king }, está ocupada: { $by }.
illegal-throne-attacked = O peão libertaria o seu rei, mas a casa dele, { $king }, está atacada por { $square } ({ $by }).
illegal-king-attacked = Um rei nunca vai a uma casa atacada: { $king } está atacada por { $square } ({ $by }).
illegal-partner-open = Isso deixaria o rei do seu parceiro em { $king } exposto a { $square } ({ $by }).
illegal-left-attacked = Com isso o turno acaba, e seu rei em { $king } ficaria atacado por { $square } ({ $by }).
illegal-left-beyond = Seu rei em { $king } ficaria atacado por { $square } ({ $by }), e nenhum segundo lance poderia salvá-lo.
illegal-becomes-nothing = Só um peão numa linha de fundo vira outra peça, então deixe o “=” de fora.
illegal-becomes-king = Um rei seu está cativo, então o peão o liberta em { $king }: escreva `=K`.
illegal-becomes-piece = Nenhum rei seu está cativo, então o peão vira Q, R, B ou N.

rule-turn-spent = um turno são dois lances
rule-surrender-due = entregue antes o rei em mate
rule-not-mated = nenhum rei a entregar
rule-done-first = faça ao menos um lance
rule-done-check = seu rei está atacado
rule-partners = peça do seu parceiro
rule-headless = só o outro exército joga
rule-moved-already = já se moveu neste turno
rule-partner-stands = seu parceiro está ali
rule-queen-line = a dama anda em linha reta
rule-rook-straight = a torre anda por fileira ou coluna
rule-bishop-diagonal = o bispo anda na diagonal
rule-knight-hops = o cavalo dá um salto ou dois
rule-pawn-step = o peão anda de uma a três casas
rule-turret = faltam casas no caminho
rule-knight-between = sem casa vazia entre os saltos
rule-pawn-ahead = o caminho não está vazio
rule-pawn-needs-enemy = nada ali para capturar
rule-passed-gone = tarde para capturar en passant
rule-castle-moved = rei ou torre já se moveu
rule-castle-between = há algo no meio
rule-castle-check = não se roca em xeque
rule-castle-through = a casa cruzada está atacada
rule-king-untaken = um rei nunca é capturado
rule-throne-taken = a casa do rei está ocupada
rule-throne-attacked = a casa do rei está atacada
rule-king-attacked = a casa está atacada
rule-partner-open = o rei do parceiro fica exposto
rule-left-attacked = seu rei ficaria atacado
rule-left-beyond = nada salva depois o seu rei
rule-becomes-nothing = ali não há promoção
rule-becomes-king = o rei cativo volta
rule-becomes-piece = nenhum rei está cativo

setup-four-piece = “{ $found }” não é uma peça. Uma peça é s, w, n ou e para o exército e K, Q, R, B, N ou P.
setup-four-run = Casas vazias se escrevem com um número sem 0 na frente, nunca dois seguidos.
setup-pawn-heading = Em “{ $found }” sobra um sinal ^, v, < ou >: só um peão que virou leva um.
setup-four-seat = A vez é de W ou B; a quatro, de S, W, N ou E, e depois 0 ou 1 para os lances feitos neste turno.
setup-begun = Aqui vai a casa onde está o que se moveu primeiro neste turno, como E5 (depois de um roque, a do rei e a da torre), ou “-”.
setup-rights = Aqui vão as torres que podem rocar, na ordem do começo, como E1L1, ou “-”.
setup-captives = Aqui vão os exércitos cujos reis estão cativos, por letras na ordem s, w, n, e, ou “-”.
setup-passed = Aqui vão casas cruzadas com seus peões, por coluna e fileira, como E3:E5, ou “-”.
setup-still = O número de turnos tranquilos vai de 0 a 100.
setup-king-neither = O { $side } não tem rei, nem no tabuleiro nem cativo.
setup-king-both = O rei do { $side } está ao mesmo tempo no tabuleiro e cativo.
setup-kings-gone = Os dois reis de quem acabou de jogar estão cativos: a partida acabou.
setup-pawn-back = Não pode haver um peão em { $square }, numa linha de fundo.
setup-idle-right = A torre em { $square } não pode rocar: ela ou seu rei não está em casa.
setup-passed-none = Nenhum peão que passou por { $square } está uma ou duas casas adiante.
setup-begun-none = O que se moveu primeiro neste turno não está ali.
setup-begun-handed = Um turno que começa entregando um rei exige um rei cativo, e só continua a dois.
setup-begun-stuck = O turno não pode acabar: nada põe os reis a salvo.

turn-goes-on-four-kings = { $player }, seu turno continua: faça o segundo lance com outra peça, ou diga `done`.
caption-turn-goes-on-four-kings = { $side }: o segundo lance
caption-turn-surrender = { $side }: um rei a entregar
turn-surrender = { $player }, um rei seu levou mate e precisa ser entregue: { $moves }.
turn-goes-on-surrender = { $player }, seu turno continua: mova uma peça do seu outro exército, ou diga `done`.
caption-turn-goes-on-surrender = { $side }: um lance do outro exército, ou done

board-letters-four-kings = As minúsculas s, w, n e e são Sul, Oeste, Norte e Leste (Sul e Oeste contra Norte e Leste), as maiúsculas as peças: K rei, Q dama, R torre, B bispo, N cavalo, P peão. * é o último turno, " seu segundo lance, ' os lances anteriores dos outros, ! um rei atacado, ~ o que já se moveu neste turno, † peças perdidas, ‡ reis cativos.
console-legend-four-kings = As minúsculas s, w, n e e são Sul, Oeste, Norte e Leste (Sul e Oeste contra Norte e Leste), as maiúsculas as peças: K rei, Q dama, R torre, B bispo, N cavalo, P peão. * é o último turno ou um lance recusado, " seu segundo lance, ' os lances anteriores dos outros, ! um rei atacado ou o que proíbe um lance, ~ o que já se moveu neste turno, † peças perdidas, ‡ reis cativos, + uma casa aonde ir. Uma linha é um lance ou um turno inteiro, como `E2-E5 B8-C8`; `done` dispensa o segundo. **moves** mostra o que é legal. **board passant** marca com = as casas de en passant.
game-started-four-kings = **{ $title } { $game }** começa. { $white } joga com as { $first } (Sul e Oeste), { $black } com as { $second } (Norte e Leste).

illegal-passed-swept = O peão não pode ser capturado em { $square }: depois dele uma dama, torre ou bispo passou por essa casa e a deixou segura.
rule-passed-swept = dama, torre ou bispo a guarda

pool-four-kings = Four Kings One War (duelo)
pool-four-kings-team = Four Kings One War (equipes)
web-about-four-kings = Xadrez em uma cruz com quatro exércitos, para dois ou quatro.
