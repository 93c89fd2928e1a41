### Português do Brasil: por que um texto não é lance legal, nem posição.

## What was expected where a move could not be read

expected-square = eu esperava uma letra de coluna, de A a G
expected-row = eu esperava um número de fileira, de 1 a 9
expected-promotion = eu esperava a peça que volta: E (guardião), P (sacerdote) ou R (sacerdotisa)
expected-end = eu esperava o fim do lance
expected-shorter = o texto é longo demais

## Why a move is not legal

illegal-game-over = A partida acabou: não há mais o que mover.
illegal-roll-due = Primeiro vêm os dados do último ataque.
illegal-no-piece = Não há peça em { $square }.
illegal-not-yours = { $piece ->
    [sacerdotisa] A sacerdotisa
    [dama] A dama
    [torre] A torre
   *[other] O { $piece }
} em { $square } é das { $side }, e não é a vez delas.
illegal-spent = { $piece ->
    [sacerdotisa] A sacerdotisa
   *[other] O { $piece }
} em { $square } atacou e falhou: fica fora até o fim do turno. Mova outra peça.
illegal-same-square = { $piece ->
    [sacerdotisa] A sacerdotisa
    [dama] A dama
    [torre] A torre
   *[other] O { $piece }
} já está em { $square }. Diga a casa de destino.
illegal-own-piece = { $by ->
    [sacerdotisa] Sua própria sacerdotisa
    [dama] Sua própria dama
    [torre] Sua própria torre
   *[other] Seu próprio { $by }
} está em { $square }.
illegal-king-step = O rei anda uma casa em qualquer direção, então não vai de { $from } a { $to }.
illegal-swordmaster-line = O espadachim anda em linha reta, então não vai de { $from } a { $to }.
illegal-keeper-straight = O guardião anda pela fileira ou pela coluna, então não vai de { $from } a { $to }.
illegal-priest-diagonal = O sacerdote anda na diagonal, então não vai de { $from } a { $to }.
illegal-priestess-diagonal = A sacerdotisa anda na diagonal, então não vai de { $from } a { $to }.
illegal-fool-step = O bobo anda uma casa em linha reta, para a frente ou para trás, ou captura uma casa na diagonal, então não vai de { $from } a { $to }.
illegal-fool-needs-empty = O bobo só anda reto para casas vazias, e { $square } está ocupada ({ $by }). Ele captura na diagonal.
illegal-fool-needs-enemy = O bobo só anda na diagonal para capturar, e não há nada em { $square }.
illegal-crown-moved = A Defesa da Coroa exige um rei que nunca se moveu; o seu já se moveu.
illegal-crown-swordmasters = A Defesa da Coroa nessa linha exige seus espadachins em { $first } e { $second }.
illegal-crown-occupied = A Defesa da Coroa termina em uma casa vazia, e { $square } está ocupada ({ $by }).
illegal-blocked = { $piece ->
    [sacerdotisa] A sacerdotisa
    [dama] A dama
    [torre] A torre
   *[other] O { $piece }
} não passa: o caminho está bloqueado em { $square } ({ $by }, { $side }).
illegal-raised-through = O caminho passa por { $square }, casa elevada, fechada para { $piece ->
    [sacerdotisa] sua sacerdotisa
   *[other] seu { $piece }
}. Ela se abre enquanto seu rei está em uma casa elevada do centro.
illegal-raised-target = { $square } é uma casa elevada, fechada para { $piece ->
    [sacerdotisa] sua sacerdotisa
   *[other] seu { $piece }
}. Ela se abre enquanto seu rei está em uma casa elevada do centro.
illegal-raised-fool = { $square } é uma casa elevada, fechada para o seu bobo. Ela se abre enquanto o seu rei estiver numa casa elevada do centro, ou outro bobo seu na sua Casa do Rei, { $home } (Gambito do Bobo).
illegal-king-guarded = O rei em { $square } está protegido: enquanto as { $side } têm um espadachim, nada pode atacá-lo.
illegal-king-never-taken = Um rei nunca é capturado. As { $side } perdem quando nada mais salva o rei.
illegal-escort = Isso desfaz sua escolta: o espadachim em { $squares } ficaria isolado. Um deve estar ao lado do rei; o outro, ao lado do rei ou do primeiro.
illegal-escort-mend = Sua escolta está desfeita e precisa ser refeita primeiro: com esse lance, o espadachim em { $squares } ainda ficaria isolado.
illegal-danger-enters = Seu rei em { $king } ficaria em perigo, ameaçado { $by ->
    [sacerdotisa] pela sacerdotisa
   *[other] pelo { $by }
} em { $square }.
illegal-danger-stays = Reaja ou sucumba: seu rei em { $king } continuaria em perigo, ameaçado { $by ->
    [sacerdotisa] pela sacerdotisa
   *[other] pelo { $by }
} em { $square }.
illegal-promotion-not-due = Esse lance não traz nenhuma peça de volta: tire o “=”.
illegal-promotion-wins = Um bobo que entra na Casa do Rei inimiga vence na hora: tire o “=”.
illegal-promotion-nothing-lost = Você não perdeu nada que o bobo em { $square } pudesse virar: ele continua bobo. Tire o “=”.
illegal-promotion-kind = O bobo não pode voltar como { $piece }. Escolha entre: { $choices }.
illegal-promotion-never = Essa peça nunca volta: { $piece }. Escolha entre: { $choices }.

## The rules in a few words, for pictures

rule-game-over = a partida acabou
rule-roll-due = faltam os dados
rule-no-piece = não há peça ali
rule-not-yours = não é peça sua
rule-spent = fora neste turno
rule-same-square = isso não é lance
rule-own-piece = há uma peça sua ali
rule-king-step = o rei anda uma casa
rule-swordmaster-line = o espadachim anda em linha reta
rule-keeper-straight = o guardião anda por fileira ou coluna
rule-priest-diagonal = o sacerdote anda na diagonal
rule-priestess-diagonal = a sacerdotisa anda na diagonal
rule-fool-step = o bobo anda uma casa
rule-fool-needs-empty = o bobo captura na diagonal
rule-fool-needs-enemy = nada ali para capturar
rule-crown-moved = seu rei já se moveu
rule-crown-swordmasters = faltam espadachins na linha
rule-crown-occupied = a casa final está ocupada
rule-blocked = o caminho está bloqueado
rule-raised-through = casa elevada no caminho
rule-raised-target = casa elevada fechada
rule-raised-fool = casa elevada fechada
rule-king-guarded = o rei está protegido
rule-king-never-taken = reis nunca são capturados
rule-escort = a escolta se desfaria
rule-escort-mend = refaça a escolta primeiro
rule-danger-enters = seu rei ficaria em perigo
rule-danger-stays = seu rei continua em perigo
rule-promotion-not-due = nenhuma peça volta
rule-promotion-wins = isso vence na hora
rule-promotion-nothing-lost = nada perdido para voltar
rule-promotion-kind = essa peça não foi perdida
rule-promotion-never = essa peça nunca volta

## Why text is no position

setup-at = { $why } (No caractere { $at }.)
setup-too-long = O texto é mais longo que qualquer posição.
setup-letter = Nenhuma peça tem a letra “{ $found }”. As peças são K, S, P, R, E e F; as das Pretas, em minúsculas.
setup-field-missing = O texto acaba cedo: falta { $field }.
field-side = o lado que joga
field-crown = o direito de coroa
field-rows = o tabuleiro
field-begun = o que se moveu primeiro neste turno
field-castling = os direitos de roque
field-captives = os reis cativos
field-passed = as casas que os peões passaram
field-seats = quem está em jogo
field-lost = o que cada um perdeu
field-still = os turnos desde a última captura ou lance de peão
setup-side = O lado que joga é “w” ou “b”.
setup-crown = O direito de coroa é “Kk”, “K”, “k” ou “-”.
setup-crown-king-moved = O rei das { $side } não está na sua Casa do Rei: já se moveu, e não há mais direito de coroa.
setup-failed-empty = A lista de peças que falharam, depois do “!”, está vazia.
setup-failed-square = A lista de peças que falharam precisa aqui do nome de uma casa, como D4.
setup-failed-twice = { $square } já está na lista de peças que falharam.
setup-failed-inactive = Ataques só falham no Jogo Ativo: estas regras não têm lista com “!”.
setup-failed-not-yours = O lado que joga, { $side }, não tem peça em { $square }.
setup-trailing = A posição deveria ter acabado aqui.
setup-king-missing = As { $side } não têm rei.
setup-king-twice = As { $side } têm um segundo rei, em { $square }.
setup-too-many = As { $side } têm peças demais desse tipo ({ $piece }, no máximo { $most }): a de { $square } sobra.
setup-gambit-impossible = O bobo das { $side } em { $square } já venceu: a vez não pode ser das { $side }.
