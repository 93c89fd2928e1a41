### Português do Brasil: King's Mate, what is said of it alone.

console-legend-kings-mate = Maiúsculas são das Brancas: K rei, S espadachim, P sacerdote, R sacerdotisa, E guardião, F bobo. Casas elevadas estão entre [ ]; * é o último lance ou um recusado, ! perigo ou o que proíbe um lance, + uma casa de destino, x um ataque repelido, ~ uma peça fora neste turno, † o que foi perdido. **moves** lista o que é legal.

discord-option-kings-mate-expanded = Regras expandidas: Gambito do Bobo e Defesa da Coroa
discord-option-kings-mate-active = Jogo Ativo: os dados decidem os ataques
discord-option-kings-mate-interactive = Jogo Ativo em que a defesa aperta “Rolar para defender”; isso não muda como os dados caem
discord-option-kings-mate-own-dice = Jogo Ativo com dados que vocês rolam em casa e informam
discord-option-kings-mate-touch = Peça tocada é peça jogada
discord-option-kings-mate-repetition = Regra da casa: uma posição que surge pela terceira vez termina em empate

move-promotes-kings-mate = O { $from } volta como { $piece }.

alert-check-kings-mate = { $player }, seu rei está em perigo: **reaja ou sucumba!**

caption-turn-check-kings-mate = { $side } jogam: reagir ou sucumbir!

board-letters-kings-mate = Maiúsculas são das Brancas. [ ] é uma casa elevada; * é o último lance, ! perigo, x ataque repelido, ~ fora neste turno.

what-danger-kings-mate = Está em perigo: reaja ou sucumba!

illegal-roll-due = Primeiro vêm os dados do último ataque.
illegal-spent = { $piece ->
    [sacerdotisa] A sacerdotisa
   *[other] O { $piece }
} em { $square } atacou e falhou: fica fora até o fim do turno. Mova outra peça.
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
illegal-escort = Isso desfaz sua escolta: { $count ->
    [one] o espadachim em { $squares } ficaria isolado
   *[other] os espadachins em { $squares } ficariam isolados
}. Um deve estar ao lado do rei; o outro, ao lado do rei ou do primeiro.
illegal-escort-mend = Sua escolta está desfeita e precisa ser refeita primeiro: com esse lance, { $count ->
    [one] o espadachim em { $squares } ainda ficaria isolado
   *[other] os espadachins em { $squares } ainda ficariam isolados
}.
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
rule-roll-due = faltam os dados
rule-spent = fora neste turno
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

pool-kings-mate = King’s Mate
pool-kings-mate-active = King’s Mate (Jogo Ativo)
## Themes of its puzzles

motif-escort = a escolta
motif-raised = casas elevadas
web-about-kings-mate = Um rei, seus espadachins e casas elevadas no meio, com dados se quiser. Para dois.
