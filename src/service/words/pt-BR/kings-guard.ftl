### Português do Brasil: King's Guard – lados e peças, lances ilegais, posições com erro e fins de partida.

side-south = Sul
side-north = Norte
piece-guard = { $count ->
    [one] guarda
   *[other] guardas
}
option-small = tabuleiro pequeno
option-diagonal = passos na diagonal
option-swap = regra da torta
option-no-swap = sem regra da torta

end-king-taken = **O rei de { $loser } foi capturado. { $winner } vence { $game }!**
why-king-taken = rei capturado
end-immobility = **{ $loser } não tem lance legal. { $winner } vence { $game }!**
why-immobility = nenhum lance legal
end-standstill = **Cem turnos sem que uma peça fosse posta sobre outra da outra cor. { $game } termina em empate.**
why-standstill = cem turnos sem captura

expected-square-large = eu esperava uma letra de coluna, de A a I
expected-square-small = eu esperava uma letra de coluna, de A a H
expected-row-large = eu esperava um número de fileira, de 1 a 10
expected-row-small = eu esperava um número de fileira, de 1 a 8

illegal-must-move = Em cada turno, ao menos a peça do topo de uma torre precisa se mover. Diga uma torre e para onde vai a peça do topo, como em `E5-E6`.
illegal-one-tower = Um turno é de uma só torre. Este começou em { $square }: nada de { $other } se move nele. Separe com vírgulas os destinos das peças da torre.
illegal-turn-over = Depois disso nada mais pode se mover em { $square }: o turno acaba ali. Tire o resto.
illegal-turn-won = Com isso cai o rei em { $square }, e a partida acaba ali. Tire o resto.
illegal-turn-elsewhere = Este turno continua em { $square }. Diga para onde vai a próxima peça, ou `done`.
illegal-not-your-top = A peça do topo em { $square } é do { $side }, então você não pode mover dali.
illegal-duty = Sua torre cheia vem primeiro, e ao menos a peça do topo precisa sair dela. Este turno começa ali: { $squares }.
illegal-stays = Nenhuma peça pode acabar na casa de onde saiu. Diga uma casa que não seja { $square }.
illegal-own-king = Seu próprio rei está em { $square }, e nada vai em cima dele.
illegal-tower-full = A torre em { $square } está cheia: tem { $most } peças e não recebe mais nenhuma.
illegal-king-spared = Essa peça é do { $side } e não captura o próprio rei em { $square }. Só uma peça sua pode.
illegal-corner = Aqui os passos seguem fileiras e colunas, nunca os cantos. Passos de { $from } a { $to }: { $steps }. A peça do topo em { $from } tem tantos quanto a sua altura: { $height }.
illegal-too-far = { $to } fica a { $steps } passos de { $from } por fileiras e colunas. A peça do topo em { $from } anda tantos passos quanto a altura da sua torre, aqui { $height }.
illegal-too-far-diagonal = { $to } fica a { $steps } passos de { $from }, também na diagonal. A peça do topo em { $from } anda tantos passos quanto a altura da sua torre, aqui { $height }.
illegal-no-way = Há peças no caminho: de { $from } a { $to } nenhum caminho por casas vazias é curto o bastante para uma peça de altura { $height }.

rule-must-move = a peça do topo precisa se mover
rule-one-tower = um turno é de uma só torre
rule-turn-over = o turno acabou
rule-turn-won = antes cai o rei
rule-turn-elsewhere = o turno continua em outra casa
rule-not-your-top = a peça do topo não é sua
rule-duty = desmonte antes sua torre cheia
rule-stays = ela precisa deixar sua casa
rule-own-king = nada fica sobre o seu rei
rule-tower-full = a torre está cheia
rule-king-spared = nenhuma peça captura o próprio rei
rule-corner = não há passos na diagonal
rule-too-far = longe demais para essa altura
rule-too-far-diagonal = longe demais para essa altura
rule-no-way = o caminho está fechado

field-duties = as torres a desmontar
setup-guard-letter = Nenhuma peça tem a letra “{ $found }”. As peças são K e G, as do Norte em minúsculas.
setup-run = “{ $found }” não é uma contagem de casas vazias: escreva um algarismo de 1 a { $most }, nunca dois seguidos.
setup-row-wide = A fileira { $row } tem mais de { $most } casas.
setup-row-narrow = A fileira { $row } tem menos de { $most } casas.
setup-row-count = Aqui uma posição tem { $most } fileiras separadas por “/”; esta tem { $found }.
setup-tower-open = O “(” desta torre nunca é fechado.
setup-tower-short = Uma torre entre “( )” tem duas peças ou mais. Uma peça sozinha se escreve sem parênteses.
setup-tower-high = A torre em { $square } é alta demais: cabem no máximo { $most } peças em uma casa.
setup-guard-side = O lado que joga é “s” ou “n”.
setup-duty-square = A lista de torres a desmontar precisa aqui do nome de uma casa, como E5, ou “-” se não há nenhuma.
setup-duty-twice = { $square } já está na lista de torres a desmontar.
setup-duty-low = Só se desmonta uma torre cheia: a de { $square } não tem { $most } peças.
setup-duty-stuck = Nada pode sair de { $square } agora, então essa torre não precisa mais ser desmontada.
setup-turn-square = Depois de “@” vem a casa que está sendo esvaziada, como E5.
setup-turn-count = Depois da casa que está sendo esvaziada vêm dois-pontos e quantas peças saíram dela, como “:1”.
setup-turn-left = Ao menos uma peça saiu de { $square }, e não podem ser mais de { $most }.
setup-turn-king = Um rei está sempre no topo e se move primeiro, então nenhum pode ter ficado em { $square }.
setup-turn-stuck = Nada em { $square } pode se mover, então esse turno acabou.
setup-king-none = O { $side } não tem rei.
setup-king-two = O { $side } tem um segundo rei, em { $square }.
setup-guard-many = O { $side } tem mais de { $most } guardas: o de { $square } está sobrando.
setup-king-buried = Em { $square } há um rei debaixo de outras peças. Sobre ele só pode estar a que o capturou.
setup-king-fallen = O rei em { $square } foi capturado, então a partida acabou: joga o { $side }, e nenhuma torre está por desmontar nem sendo esvaziada.

turn-goes-on-kings-guard = { $player }, seu turno continua: diga para onde vai a próxima peça da torre, ou `done`.
turn-due = { $count ->
    [one] Sua torre cheia em { $cells } vem primeiro: ao menos a peça do topo precisa sair dela.
   *[other] Suas torres cheias em { $cells } vêm primeiro: comece por uma delas. Ao menos a peça do topo precisa sair dela.
}
caption-turn-goes-on-kings-guard = { $side }: o turno continua
caption-turn-due = Vez do { $side }, primeiro a torre cheia: { $cells }
pick-so-far = Escolhido até agora: **{ $moves }**.
pick-or-done = Ou deixe o resto onde está, e pronto.
button-done = Pronto

## The pie rule

button-swap = Trocar de lado
swap-possible = Em vez de jogar, você pode tomar o lado do { $side }, uma só vez: **Trocar de lado** ou `swap`.
swap-made = { $player } toma o lado do { $side }. Daqui em diante { $opponent } joga com o { $other }.
swap-undone = A troca foi desfeita: { $player } volta a jogar com o { $side } e { $opponent } com o { $other }.
swap-word = a troca de lados
refuse-swap-not-declared = { $game } é jogada sem a regra da torta: os lados ficam como estão.
refuse-swap-early = Só dá para trocar de lado depois de terminado o primeiro turno.
refuse-swap-late = É tarde para trocar em { $game }: só era possível no lugar do primeiro turno do segundo lado.
refuse-swap-done = Os lados já foram trocados em { $game }, e isso só se faz uma vez.
refuse-swap-not-yours = Quem decide a troca é { $player }.
console-swap = Com **swap**, o Norte pode tomar o lado do Sul, uma só vez, logo depois do primeiro turno dele. Esta regra da torta já vem ligada em King’s Guard com **small diagonal**, onde sem ela o Sul tem grande vantagem; **no-swap** depois de **new** a desliga, e **swap** a liga em outros tabuleiros.

tower-piece = { $count ->
    [one] { $piece } do { $side }
   *[other] { $count } { $piece } do { $side }
}
alt-towers = Torres, cada uma de baixo para cima: { $towers }.
alt-tower = { $cell }, altura { $height }: { $pieces }
alt-due = Cheias, a desmontar no turno seguinte: { $cells }.
alt-due-cell = { $cell } pelo { $side }
alt-begun = Sendo desmontada: { $cells }.
what-tower = Em { $cell } há uma torre de altura { $height }, de baixo para cima: { $pieces }. Quem a move é o { $side }, com a peça do topo.
what-due = Está cheia: o próximo turno do { $side } começa aqui.
what-due-several = Está cheia e deve ser desmontada: o próximo turno do { $side } começa aqui ou em outra torre assim.
what-begun = Está sendo desmontada.

board-letters-kings-guard = Maiúsculas são do Sul: K rei, G guarda. As letras de uma torre vão de baixo para cima. * é o último turno, # uma torre cheia a desmontar, ^ uma sendo desmontada.
console-legend-kings-guard = Maiúsculas são do Sul: K rei, G guarda. As letras de uma torre vão de baixo para cima. * é o último turno ou um lance recusado, # uma torre cheia a desmontar, ^ uma sendo desmontada, + uma casa de destino, ! o que proíbe um lance. Uma linha contém um turno inteiro, como `E5-E7,D5`. **moves** lista o que pode se mover primeiro.

pool-kings-guard = King’s Guard
## Themes of its puzzles

motif-tower = torres
web-about-kings-guard = Guardas sobem uns nos outros, e as torres se espalham de novo. Para dois.
