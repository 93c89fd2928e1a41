### Português do Brasil: por que um texto não é lance legal, nem posição.

## What was expected where a move could not be read

expected-square = eu esperava uma letra de coluna, de A a G
expected-row = eu esperava um número de fileira, de 1 a 9
expected-promotion = eu esperava a peça que volta: E (guardião), P (sacerdote) ou R (sacerdotisa)
expected-end = eu esperava o fim do lance
expected-shorter = o texto é longo demais

## Why a move is not legal

illegal-game-over = A partida acabou: não há mais o que mover.
illegal-no-piece = Não há peça em { $square }.
illegal-not-yours = { $piece ->
    [sacerdotisa] A sacerdotisa
    [dama] A dama
    [torre] A torre
   *[other] O { $piece }
} em { $square } é das { $side }, e não é a vez delas.
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
illegal-blocked = { $piece ->
    [sacerdotisa] A sacerdotisa
    [dama] A dama
    [torre] A torre
   *[other] O { $piece }
} não passa: o caminho está bloqueado em { $square } ({ $by }, { $side }).

## The rules in a few words, for pictures

rule-game-over = a partida acabou
rule-no-piece = não há peça ali
rule-not-yours = não é peça sua
rule-same-square = já está ali
rule-own-piece = há uma peça sua ali
rule-king-step = o rei anda uma casa
rule-blocked = o caminho está bloqueado

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
field-passed = as casas por onde os peões passaram
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
