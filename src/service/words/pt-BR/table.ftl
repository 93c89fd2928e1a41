### Português do Brasil (pt-BR)

## Words

side-white = Brancas
side-black = Pretas

piece-king = { $count ->
    [one] rei
   *[other] reis
}
piece-swordmaster = { $count ->
    [one] espadachim
   *[other] espadachins
}
piece-priest = { $count ->
    [one] sacerdote
   *[other] sacerdotes
}
piece-priestess = { $count ->
    [one] sacerdotisa
   *[other] sacerdotisas
}
piece-keeper = { $count ->
    [one] guardião
   *[other] guardiões
}
piece-fool = { $count ->
    [one] bobo
   *[other] bobos
}
piece-queen = { $count ->
    [one] dama
   *[other] damas
}
piece-rook = { $count ->
    [one] torre
   *[other] torres
}
piece-bishop = { $count ->
    [one] bispo
   *[other] bispos
}
piece-knight = { $count ->
    [one] cavalo
   *[other] cavalos
}
piece-pawn = { $count ->
    [one] peão
   *[other] peões
}

option-expanded = regras expandidas
option-active = Jogo Ativo (dados)
option-interactive = a defesa rola os dados
option-own-dice = dados próprios
option-touch = peça tocada
offer-clash = “{ $first }” e “{ $second }” não se combinam, por isso nenhuma partida começou. Deixe uma das duas coisas de fora.
option-repetition = empate por repetição
options-none = regras padrão
comma = { $first }, { $then }
someone = alguém

## Challenges

challenge-offered = { $player } convida { $opponent } para uma partida de **{ $title }**, { $game }.
challenge-offered-anyone = { $player } oferece uma partida de **{ $title }**, { $game }. Qualquer pessoa daqui pode aceitar.
challenge-rematch = Revanche de { $game }.
challenge-terms = { $player } joga com { $side }.
challenge-terms-lot = Lados por sorteio.
declared = Combinado: { $options }.
challenge-declined = { $player } recusa { $game }. Fica para outro dia.
challenge-withdrawn = { $player } retira a oferta de { $game }.
challenge-withdrawn-from = { $player } retira { $game }, o desafio a { $opponent }.
button-accept = Aceitar
button-decline = Recusar
button-withdraw = Retirar

## Play

game-started = **{ $title } { $game }** começa. { $white } joga com { $first }, { $black } com { $second }.
game-started-in-thread = **{ $title } { $game }** começa em um tópico próprio: { $white } ({ $first }) contra { $black } ({ $second }).
game-how = Responda ao tabuleiro mais recente (menção ligada) com um lance, como `{ $example }`, ou use { $command }.
game-how-terminal = Digite um lance como `{ $example }`. **moves** lista os legais, **undo** pede para desfazer um.
game-how-choices = { $help } ensina a jogar, { $rules } mostra as regras.
game-imported = **{ $title } { $game }** continua aqui. No outro lugar era { $before }; lances, dados e tempos vieram junto.

move-plain = { $player } joga **{ $move }**.
move-done = { $player } encerra o turno aqui.
move-passes = { $player } não tem lance nem está em xeque, então a vez passa (FK-17).
move-takes = { $player } joga **{ $move }** e captura { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
}.
move-attack-won = { $player } ataca { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
} em { $cell }, { $attack } contra { $defence }: **capturou**. { $move }
move-attack-lost = { $player } ataca { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
} em { $cell }, { $attack } contra { $defence }: **ataque repelido**. { $move }
move-declines-draw = Com isso, recusa o empate.

turn-next = { $player }, é a sua vez.
turn-another = { $player }, mova outra peça: a que falhou fica parada neste turno.
turn-passed = { $player } não tem mais o que mover: a vez passa.
alert-check = { $player }, seu rei está em **xeque!**
touched = { $player } tocou em { $cells } e tem de jogar de acordo.
touched-lapsed = Nada legal responde mais a { $cells }: esse toque já não obriga { $player }.
touched-refused = Esse lance não é legal, mas peça tocada é peça jogada. Você tocou em { $cells }.

draw-offered = { $player } propõe empate.
draw-offered-prompt = { $player }, você aceita? Continuar jogando quer dizer não.
draw-sure = { $player } propôs empate em { $game }. Você aceita?
draw-declined = { $player } recusa o empate. A partida segue.
still-open-draw = Ainda em aberto: o empate proposto por { $player }.
still-open-takeback = Ainda em aberto: o pedido de { $player } para desfazer **{ $moves }**.
still-open-renewal = Ainda em aberto: o lacre novo proposto por { $player }.
button-draw-accept = Aceitar o empate
button-draw-decline = Recusar o empate
button-draw-next = Com meu próximo lance

resign-sure = Desistir de { $game } contra { $opponent }? Isso encerra a partida.
button-resign = Desistir de { $game }
resign-not = Você não desistiu: a partida segue. Para desistir mesmo assim: `resign yes`.
# Words for yes and no as people type them, with a comma between; those of every language are understood.
answer-yes = sim, aceitar
answer-no = não, nao, recusar
game-aborted = { $player } cancela { $game } antes do primeiro lance. Sem resultado.
game-aborted-later = { $player } cancela { $game }. Sem resultado.
game-aborted-silent = { $player } cancela { $game }: ninguém joga há { $time }. Sem resultado.
silent = { $silent } não joga há { $time }, então você pode cancelar { $game } sem resultado.
silent-several = { $silent } não joga há { $time }, então metade das pessoas da mesa pode cancelar { $game } sem resultado.
silent-oneself = Você não joga há { $time }, e outras pessoas querem cancelar { $game } sem resultado. Você pode concordar ou jogar.
silent-call = { $player }, { $silent } não joga em { $game } há { $time }, então você pode cancelar a partida sem resultado: { $abort }.
silent-call-several = { $player }, { $silent } não joga em { $game } há { $time }, então metade das pessoas da mesa pode cancelar a partida sem resultado: { $abort }.

end-conquest = **Conquista! { $loser } sucumbe. { $winner } vence { $game }!**
end-fools-gambit = **Gambito do Bobo! Um bobo chegou à Casa do Rei inimiga. { $winner } vence { $game }!**
end-resignation = **{ $loser } desiste. { $winner } vence { $game }.**
end-stalemate = **Afogamento: nenhum lance legal e nenhum perigo. { $game } termina em empate.**
end-both-kings = **Os dois reis de { $loser } levaram mate. { $winner } vence { $game }!**
end-mate = **Xeque-mate! { $winner } vence { $game }!**
end-last-king = **O rei de { $winner } é o último. { $winner } vence { $game }!**
end-bare-kings = **Só restam reis. { $game } termina em empate.**
end-repetition = **A mesma posição pela terceira vez. { $game } termina em empate.**
end-agreement = **Empate de comum acordo em { $game }.**
end-otherwise = **{ $game } acabou.**

## Pictures

caption-title = { $title } { $game }
head = **{ $title } { $game }**{ $ply ->
    [0] {""}
   *[other] {" "}· lance { $ply }, { $side }
}
caption-open = Desafio
caption-turn = Vez: { $side }
caption-turn-check = Vez: { $side }, em xeque!
caption-turn-another = { $side } movem outra peça
caption-draw-offered = empate proposto
caption-won = { $count ->
    [one] Vitória: { $side }
   *[other] Vitória: { $side }
}
caption-drawn = Empate
caption-void = Sem resultado

caption-reach = Lances possíveis: { $piece } em { $cell }
caption-reason = { $move }: { $rule }
reason-ruled = { $rule } ({ $ruling })

alt-reason = { $move } não vale: { $rule }. Marcado: { $cells }.
alt-title = { $title } { $game }, posição após o lance { $ply }, { $side }.
alt-start = { $title } { $game }, posição inicial.
alt-last = Último lance: { $move }.
moved = { $piece } { $move }
moved-and-takes = { $piece } { $move } (captura { $taken ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $taken }
})
alt-round = Antes disso: { $moves }.
alt-side = { $side }: { $pieces }.
alt-none = { $side }: nenhuma peça.
alt-out = { $side }: fora da partida.
alt-dead = Peças mortas, { $side }: { $pieces }.
alt-captive = { $count ->
    [one] Rei cativo
   *[other] Reis cativos
}: { $sides }.
alt-group = { $piece } { $cells }
alt-danger = Rei em perigo em { $cells }.
alt-spent = Fora até o fim do turno: { $cells }.
alt-as-it-stands = As peças estão como agora.

## Notes

note-kept = Nota guardada ({ $move }). Só você vê. { $notes } lista suas notas.
note-kept-on-page = Nota guardada ({ $move }). Só você vê. **Notas** lista suas notas.
note-kept-open = Nota guardada ({ $move }). Todos podem ler, pois você abriu suas notas desta partida.
note-before = Sua nota anterior dizia: { $text }
note-gone = Sua nota ({ $move }) foi apagada. Dizia: { $text }
note-none = Você não tem nota aqui ({ $move }). Para escrever uma, use { $note } com o texto.
note-none-on-page = Você não tem nota aqui ({ $move }).
note-too-long = Em uma nota cabem { $most } caracteres, e esta tem { $count }. Nada mudou: encurte, por favor.
note-players-only = Só quem joga { $game } guarda notas sobre ela.
the-start = início
note-line = Nota de { $player }: { $text }
notes-title = Notas de { $game }:
notes-none = Não há notas de { $game } que você possa ler. { $note } escreve uma, no último lance ou em qualquer outro.
notes-none-on-page = Não há notas de { $game } que você possa ler.
notes-line = **{ $move }** { $player }: { $text }
notes-file = São longas demais para uma mensagem: aqui estão em um arquivo.
notes-closed = Suas notas são só suas.
notes-will-open = Todos poderão ler suas notas quando a partida acabar.
notes-opened = Todos podem ler suas notas.
button-notes-share = Abrir minhas notas a todos
button-notes-keep = Manter só para mim

## A game read out

describe-start = Ainda não houve lances.
describe-lost = { $side }, perdas: { $pieces }.
lost-group = { $count ->
    [one] 1 { $piece }
   *[other] { $count } { $piece }
}
describe-capturable = Em risco de captura agora: { $pieces }.
describe-not-capturable = Nenhuma peça deste lado pode ser capturada agora.
describe-attackable = Em risco de ataque agora: { $pieces }.
describe-not-attackable = Nenhuma peça deste lado pode ser atacada agora.
button-board = Tabuleiro em letras
button-words = Em palavras
ground-plain = uma casa comum
ground-raised = uma casa elevada
ground-home = a Casa do Rei das { $side }, que é elevada
what-empty = { $cell } está vazia. É { $ground }.
what-piece = Em { $cell }, { $ground }, está { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
} ({ $side }).
what-empty-bare = { $cell } está vazia.
what-piece-bare = Em { $cell } está { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
} ({ $side }).
what-danger = Está em xeque!
what-spent = Atacou e falhou: fica fora até o fim do turno.
what-taken = { $code ->
    [north] O { $side } pode
    [south] O { $side } pode
    [east] O { $side } pode
    [west] O { $side } pode
   *[other] As { $side } podem
} capturar ali agora: { $moves }.
what-not-taken = { $code ->
    [north] O { $side } não pode
    [south] O { $side } não pode
    [east] O { $side } não pode
    [west] O { $side } não pode
   *[other] As { $side } não podem
} capturar ali agora.
what-entered = { $code ->
    [north] O { $side } pode
    [south] O { $side } pode
    [east] O { $side } pode
    [west] O { $side } pode
   *[other] As { $side } podem
} ir para lá agora: { $moves }.
what-not-entered = { $code ->
    [north] O { $side } não pode
    [south] O { $side } não pode
    [east] O { $side } não pode
    [west] O { $side } não pode
   *[other] As { $side } não podem
} ir para lá agora.

## What a piece may do

reach-may = { $piece ->
    [sacerdotisa] A sacerdotisa
    [dama] A dama
    [torre] A torre
   *[other] O { $piece }
} em { $cell } pode ir para { $targets }.
reach-takes = { $cell } (captura { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
})
reach-surrender = O rei em { $cell } levou mate: `{ $move }` o entrega.
reach-none = { $piece ->
    [sacerdotisa] A sacerdotisa
    [dama] A dama
    [torre] A torre
   *[other] O { $piece }
} em { $cell } não tem lance legal agora.
reach-because = Para { $cell }, por exemplo, não:
reach-touched = Uma peça tocada vem primeiro. Você pode jogar: { $choices }.
reach-not-turn = { $piece ->
    [sacerdotisa] A sacerdotisa
    [dama] A dama
    [torre] A torre
   *[other] O { $piece }
} em { $cell } ({ $side }) não joga agora: a vez é do lado { $mover }. Os lances aparecem quando for a vez desse lado.
reach-empty = Não há nada em { $cell }. Diga a casa de uma peça.
reach-no-cell = Aqui não existe a casa “{ $cell }”. Elas vão de `{ $first }` a `{ $last }`.
button-why = Mostrar por quê
button-reach = O que { $cell } pode fazer
menu-play = Jogue um dos lances
suggest-square = { $cell } { $piece }

## Settings

settings-now = Seus tabuleiros: **{ $theme }**, **{ $facing }**. Um tabuleiro publicado segue o gosto de quem tem a vez. Seus lances: **{ $confirm }**. Desafios: **{ $welcome }**.
settings-now-terminal = Seus tabuleiros: **{ $theme }**, **{ $facing }**. Seus lances: **{ $confirm }**.
settings-sample = Todas as peças dos dois lados, casas elevadas e todas as marcas no tema { $theme }.
setting-theme = Escolha outras cores
setting-facing = Escolha o lado que fica embaixo
theme-slate = Ardósia e pergaminho
theme-night = Noite
theme-contrast = Alto contraste
theme-safe = Seguro para daltonismo
theme-print = Impressão, preto no branco
facing-own = Seu lado embaixo
facing-first = Primeiro lado sempre embaixo

## Looking at games

board-of = { $white } ({ $first }) contra { $black } ({ $second }).
board-void = { $game } terminou sem resultado.
review-start = O início. { $total ->
    [0] Nenhum lance ainda.
    [one] Um lance ao todo.
   *[other] { $total } lances ao todo.
}
review-ply = **{ $move }** de { $player }, { $when } (lance { $ply } de { $total })
review-move = `{ $move }` { $when }
review-to-start = Início
review-no-picture = Esta versão do Kingboard não tem imagem para a posição. Ela está guardada como `{ $position }`.
button-first = Primeiro
button-first-terminal = ⏮ Primeiro
button-back = Voltar
button-back-terminal = ◀ Voltar
button-forward = Avançar
button-forward-terminal = Avançar ▶
button-last = Último
button-last-terminal = Último ⏭
button-flip = Virar
button-moves = Lances
button-to-board = Tabuleiro
button-share = Mostrar aqui
button-alone = Ver em privado
button-newer = Mais recentes
button-newer-terminal = ◀ Mais recentes
button-older = Mais antigas
button-older-terminal = Mais antigas ▶
menu-jump = Ir para um lance
menu-show = Mostrar um destes lances
menu-open = Abrir uma partida
button-film = Filme
button-story = História
button-rematch = Revanche
button-record = Registro
film-whole = { $game }, { $white } – { $black }, em filme: { $total ->
    [one] o único lance
   *[other] todos os { $total } lances
}.
film-part = { $game }, { $white } – { $black }, em filme: { $from } → { $to }.
film-alt = Filme de { $game }: { $from } → { $to }. Termina neste tabuleiro.
film-smaller = Para caber no envio, o filme tem { $width } pixels de largura.
film-shorter = Para caber no envio, o filme tem { $width } pixels de largura e mostra { $shown } das suas { $frames } imagens.
games-here = Partidas abertas e em andamento aqui:
games-none = Nenhuma ainda. Ofereça uma com { $command }.
games-none-terminal = Nenhuma ainda. **new** começa uma.
games-more = Há mais: { $command } também encontra as que estão em andamento.
game-line-open = { $game } { $title }: { $challenger } espera por { $invited }, { $when }
game-line-open-anyone = { $game } { $title }: { $challenger } espera por qualquer pessoa, { $when }
game-line-running = { $game } { $title }: { $white } – { $black }, { $ply ->
    [0] nenhum lance ainda
    [one] 1 lance
   *[other] { $ply } lances
}, vez de { $player }, { $when }
game-line-won = { $game } { $title }: { $white } – { $black }, { $player } venceu ({ $why }){ $ply ->
    [0] {""}
    [one] , 1 lance
   *[other] , { $ply } lances
}, { $when }
game-line-drawn = { $game } { $title }: { $white } – { $black }, empate ({ $why }){ $ply ->
    [0] {""}
    [one] , 1 lance
   *[other] , { $ply } lances
}, { $when }
game-line-void = { $game } { $title }: { $challenger }, sem resultado, { $when }
game-line-aborted = { $game } { $title }: { $white } – { $black }, sem resultado, { $when }
why-conquest = conquista
why-fools-gambit = Gambito do Bobo
why-resignation = desistência
why-stalemate = afogamento
why-both-kings = mate nos dois reis
why-mate = xeque-mate
why-last-king = último rei
why-bare-kings = só reis
why-repetition = repetição
why-agreement = comum acordo
suggest-move-of-game = { $game } { $opponent }: { $move }
suggest-game-open = { $game } { $challenger } – ?, desafio aberto, { $date }
suggest-game-running = { $game } { $white } – { $black }, vez de { $player }, { $date }
suggest-game-won = { $game } { $white } – { $black }, { $player } venceu, { $date }
suggest-game-drawn = { $game } { $white } – { $black }, empate, { $date }
suggest-game-void = { $game } { $challenger }, sem resultado, { $date }
suggest-game-aborted = { $game } { $white } – { $black }, sem resultado, { $date }
suggest-move = { $move } ({ $side })

history-ended = **Partidas encerradas, mais recentes primeiro**
history-running = **Partidas em andamento, mais recentes primeiro**
history-player = { $player }
history-opponent = contra { $player }
history-kind = { $title }
history-won = vitórias
history-drawn = empates
history-lost = derrotas
history-since = desde { $day }
history-until = até { $day }
history-page = página { $page }
history-score = **{ $player } contra { $opponent }**
history-score-several = Em mesas comuns para mais de dois: jogadas { $played }; em andamento { $running }.
history-none = Nenhuma encontrada. { $command } lista as que estão em andamento.
history-none-on-page = Não há nenhuma.
history-no-page = A lista acaba antes desta página.
history-no-score-yet = Uma partida em andamento ainda não tem resultado. Deixe o resultado de fora ou peça partidas encerradas.
history-backwards = Nenhum dia serve: a primeira data vem depois da segunda.
history-oneself = Ninguém joga contra si. Diga duas pessoas diferentes.
history-no-date = Leio datas como `2026-03-01`, meses como `2026-03` e anos como `2026`, a partir de 1970.

## What is refused, and what to do next

refuse-open-running = { $game } já começou: alguém aceitou o desafio.
accept-already = Você está em { $game }, e a partida já começou.
refuse-open-over = { $game } já acabou.
closed-declined = { $game } está fechada: o desafio foi recusado.
closed-withdrawn = { $game } está fechada: o desafio foi retirado.
closed-lapsed = { $game } está fechada: o desafio expirou, pois ninguém o aceitou a tempo.
closed-called-off = { $game } está fechada: foi cancelada, sem resultado.
closed-deleted = { $game } está fechada, sem resultado: tudo o que se guardava do servidor dela foi apagado.
refuse-yourself = Você não pode jogar contra si. Diga outra pessoa, ou não diga nenhuma para oferecer a partida a todos daqui.
refuse-accept-own = Este desafio é seu: outra pessoa precisa aceitar. Você pode retirá-lo.
refuse-not-invited = { $game } foi oferecida a { $player }: a resposta cabe a essa pessoa.
refuse-not-challenger = Só { $player } pode retirar { $game }.
refuse-open-to-all = { $game } está aberta a todos daqui: não há o que recusar. É só deixar passar.
refuse-not-started = { $game } não começou: o desafio ainda espera resposta.
refuse-over = { $game } acabou. { $command } `{ $number }` mostra de novo.
refuse-over-on-page = { $game } acabou.
refuse-rematch-early = { $game } ainda não acabou: não dá para pedir revanche.
refuse-rematch-offered = Você já ofereceu: { $game } espera por { $player }.
refuse-rematch-running = { $game } já está em andamento: é a sua revanche com { $player }.
refuse-not-seated = Você não joga em { $game }. { $command } `{ $number }` deixa você assistir.
refuse-not-seated-on-page = Você não joga em { $game }.
refuse-not-your-turn = É a vez de { $player } em { $game }. Aviso quando for a sua.
refuse-not-your-turn-on-page = É a vez de { $player } em { $game }.
refuse-stale = A partida { $game } mudou desde que esse botão foi feito. Use o tabuleiro mais recente; { $command } mostra qual é.
refuse-stale-on-page = A partida { $game } mudou desde que esse botão foi feito. O tabuleiro mais recente está nesta página.
refuse-touched = Você tocou em { $cells }, então precisa jogar um destes: { $choices }.
refuse-no-touch = { $game } não usa a regra da peça tocada: não há o que tocar.
refuse-nothing-to-touch = Tocar em { $cell } não obriga você a nada novo: diga a casa de uma peça sua que possa se mover, ou de uma que você possa capturar.
refuse-done-nothing = Em { $title } um turno é um lance só e acaba sozinho: `done` não tem o que encerrar. Digite um lance, como `{ $example }`.
refuse-draw-before-move = Você pode propor empate logo após o seu lance, até o outro lado jogar. Jogue primeiro: depois { $draw } propõe, ou `draw` em resposta a esse tabuleiro.
refuse-draw-before-move-terminal = Você pode propor empate logo após o seu lance, até o outro lado jogar. Jogue primeiro e depois digite `draw`.
refuse-draw-before-move-on-page = Você pode propor empate logo após o seu lance, até o outro lado jogar. Jogue primeiro.
refuse-draw-already = Você já propôs empate depois deste lance. Poderá propor de novo após o próximo.
refuse-no-draw-offer = Não há proposta de empate para responder em { $game }.
refuse-own-draw-offer = { $others ->
    [one] Essa proposta de empate é sua: a resposta cabe ao outro lado.
   *[other] Essa proposta de empate é sua. Ainda falta a resposta de { $players }.
}
refuse-too-late-to-abort = Já houve lance em { $game }: não dá mais para cancelar. Você pode propor empate ou desistir.
refuse-abort-from = Já houve lance em { $game }. Só dá para cancelar se { $silent } não jogar até { $from }. Você pode propor empate ou desistir.
refuse-diverged = { $game } está suspensa: do lance { $ply } em diante, as posições guardadas e as regras não batem. Quem mantém o Kingboard aqui precisa ver isso. Você ainda pode rever a partida; { $abort } cancela sem resultado, { $resign } desiste dela.
refuse-diverged-on-page = { $game } está suspensa: do lance { $ply } em diante, as posições guardadas e as regras não batem. Quem mantém o Kingboard aqui precisa ver isso. Você ainda pode percorrer a partida ou desistir.
refuse-rules = { $game } começou pela versão { $found } das regras, e eu jogo pela versão { $ours }: ela não pode continuar aqui. Você ainda pode rever a partida; { $abort } cancela sem resultado, { $resign } desiste dela.
refuse-rules-on-page = { $game } começou pela versão { $found } das regras, e eu jogo pela versão { $ours }: ela não pode continuar aqui. Você ainda pode percorrer a partida ou desistir.

refuse-unknown-game = Daqui não se vê nenhuma partida { $game }. { $command } lista as partidas.
refuse-unknown-game-on-page = Daqui não se vê nenhuma partida { $game }.
refuse-no-game = Você não tem aqui uma partida que sirva. { $command } lista as suas, { $challenge } começa uma.
refuse-no-game-terminal = Não há aqui uma partida que sirva. **new** começa uma, { $command } lista as que estão em andamento.
refuse-first-game = Você ainda não tem partida aqui. { $challenge } oferece uma.
refuse-which-look = Qual partida? Você não tem nenhuma aqui. Diga o número de uma, como **partida:12**; { $history } o encontra.
review-nobody = Nenhuma partida de “{ $name }” aqui. { $history } busca partidas por jogador.
review-of-whom = Qual partida de “{ $name }” você quer ver? { $history } encontra outras.
refuse-which-game = Isso serve em várias partidas suas. Qual delas?
refuse-two-games = Seu lance cita { $named }, mas foi enviado para { $game }. Nada foi jogado.
refuse-two-games-on-page = Seu lance cita { $named }, mas esta é a página de { $game }. Nada foi jogado.
refuse-number-alone = Escreva um lance depois de { $game }, por exemplo `{ $game } { $example }`.
refuse-which-board = Ainda não sei a que tabuleiro isso responde. De que partida você fala?
refuse-which-game-named = Isso serve em várias partidas suas: { $games }. Diga o número de uma delas.
refuse-which-game-example = Por exemplo: `{ $example }`.
refuse-which-game-most = Estas são as { $count } mais urgentes; para outra, diga o número.
menu-which-game = Qual partida?
menu-move-in-game = { $game } contra { $players }: { $move }
refuse-which-game-more = e mais { $count }
refuse-unknown-option = { $title } não tem a opção “{ $option }”. Tem: { $options }.
refuse-unknown-ply = { $game } tem os lances 0 a { $total }.
refuse-unknown-move = { $game } não tem o lance “{ $text }”. { $last ->
    [0] Ainda não tem nenhum.
   *[other] Diga o número (`1` a `{ $last }`), o lance como foi jogado (`D2-D3`) ou os dois (`1. D2-D3`); `start` é o tabuleiro inicial.
}
refuse-which-move = { $game } tem vários lances “{ $text }”: { $moves }. Diga também o próprio lance: `{ $example }`.
refuse-share = { $game } é jogada em outro servidor, então não se mostra a todos aqui. Você pode ver só para você.
refuse-film-empty = { $game } ainda não tem lances: não há o que filmar.
refuse-story-empty = { $game } ainda não tem lances: não há o que contar.
refuse-film-backwards = Um filme anda para a frente, não assim: { $from } → { $to }. Troque o começo e o fim: { $to } → { $from }.
refuse-film-long = Um filme mostra no máximo { $most } lances, e { $game } tem { $total }. Diga o trecho: o lance em que começa e o lance em que termina.
rules-elsewhere = As regras de { $game } não mencionam “{ $topic }”. Outras mencionam:
refuse-no-topic = As regras não têm decisão nem título “{ $topic }”. Tente um número, como `{ $example }`, ou um título: { $headings }.
refuse-too-long = Isso é longo demais para ser um lance. Leio lances como `{ $example }`.
refuse-two-moves = Jogo um lance de cada vez, e aqui há vários. Mande só um.
fault-full = Isso não foi guardado: acabou o espaço no disco. Tudo o que veio antes está a salvo; quem mantém o Kingboard aqui precisa liberar espaço.
fault-read-only = Isso não foi guardado: não dá para gravar no disco agora. Tudo o que veio antes está a salvo; quem mantém o Kingboard aqui precisa ver isso.
fault-disk = Isso não foi guardado: o disco deu um erro. Tudo o que veio antes está a salvo; tente de novo daqui a pouco. Se continuar assim, quem mantém o Kingboard aqui precisa ver isso.
fault-lost = Isso não foi guardado: o arquivo das partidas foi movido, apagado ou trocado enquanto eu estava em funcionamento. As partidas continuam como estavam; quem mantém o Kingboard aqui precisa resolver isso e me iniciar de novo.
fault-busy = Isso não foi guardado: outro programa está usando as partidas. Tente de novo daqui a pouco.
fault-damaged = Essa partida não pode ser lida como foi guardada, então nada mudou. Quem mantém o Kingboard aqui precisa ver isso.
too-much = Um momento, foi muita coisa de uma vez. Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
apart-game = { $game } está suspensa, porque o que há guardado dela está danificado. Nenhum relógio corre nela; todas as outras partidas continuam. Quem mantém o Kingboard aqui pode ver isso.
apart-game-ended = O que há guardado de { $game } está danificado e não pode mais ser lido. A partida terminou sem resultado.
apart-games = { $count ->
    [one] Suspensa, porque o que há guardado dela está danificado: { $games }. Nenhum relógio corre nela.
   *[other] Suspensas, porque o que há guardado delas está danificado: { $games }. Nenhum relógio corre nelas.
}
fault = Algo deu errado do meu lado. Nada do que você fez se perdeu; tente de novo daqui a pouco.

move-unreadable = Não consigo ler “{ $text }” como lance: no caractere { $at }, { $expected }. Um lance é assim: `{ $example }`.
move-half-to = “{ $text }” diz para onde, mas não de onde. Você quer dizer { $choices }?
move-half-from = “{ $text }” diz de onde, mas não para onde. Você quer dizer { $choices }?
move-half-how = Não consigo ler “{ $text }” como um lance inteiro. Escreva de onde e para onde, por exemplo `{ $example }`.
move-half-nothing = Nenhuma peça sua pode ir para { $cell } agora.
move-half-no-piece = Nenhuma peça sua desse tipo ({ $piece }) pode ir para { $cell } agora.
move-half-no-pieces = Nenhuma das peças que você pode ter citado ({ $piece }) pode ir para { $cell } agora.
move-other-piece = Em { $cell } não está a peça que você citou, e sim esta: { $piece }. Você quer dizer { $move }?
move-meant = Você quer dizer { $move }?
square-missing = Aqui não existe a casa { $cell }. As da letra { $letter } vão de { $first } a { $last }.
square-letter-missing = Aqui não existe a casa { $cell }. As letras vão de { $first } a { $last }.
move-ambiguous = { $move } pode ser mais de um lance. Escolha: { $choices }.
move-ruling = (Decisão { $ruling }.)

## Help

help-title = **Kingboard: jogos de reis por correspondência**
help-challenge = { $challenge } oferece uma partida a alguém, ou a todos daqui. Quem quiser jogar aperta **Aceitar**. { $challenges } lista o que está aberto; com { $friend }, os desafios de uma pessoa começam na hora; com { $block }, você os barra. { $continue } continua uma partida encerrada contra o computador. { $contest } tem ligas e torneios.
help-move = Para jogar, responda ao tabuleiro com um lance, como `{ $example }`, e deixe ligada a menção da resposta. { $move } faz o mesmo e oferece os lances legais; sem lance, ou com **Escolher um lance**, você escolhe a peça e a casa em menus e vê o tabuleiro antes de valer. `#12 { $example }` diz qual é a partida quando você tem várias.
help-active = No Jogo Ativo, uma captura precisa de um dado maior que o da defesa. Se falhar, mova outra peça. Os dados são lacrados antes da partida, e o lacre se abre depois dela: { $words } acrescenta palavras suas aos dados, { $verify } confere cada rolagem.
help-draw = { $draw } propõe empate após o seu lance, { $takeback } pede para desfazer seu último lance, { $resign } desiste, { $abort } cancela uma partida antes do primeiro lance ou, sem relógio, se alguém não joga há 30 dias.
help-aids = { $show } `D2` mostra o que a peça em D2 pode fazer, { $explore } é um tabuleiro de análise só seu, { $plan } joga suas respostas quando acontece o que você espera, { $describe } lê a partida em palavras, { $note } guarda uma nota para você, { $settings } muda a aparência dos seus tabuleiros.
help-time = { $clock } mostra quanto tempo há; { $pause } pausa e { $resume } retoma, { $give } dá tempo e { $claim } reivindica a vitória. { $holiday } faz seus relógios pararem por alguns dias, { $hours } à noite e nos dias de folga.
help-look = { $board } mostra um tabuleiro, { $review } percorre qualquer partida, { $games } lista o que espera por você, { $remind } diz como chegam seus lembretes, { $history } encontra o que já se jogou, { $profile } conta isso e como caíram os dados, { $film } faz um filme de uma partida, { $analyse } julga uma encerrada, { $export } entrega o registro dela.
help-rules = { $rules } traz as regras, decisão por decisão.
help-server = { $setup } diz o que posso fazer em um canal, { $server } como se joga neste servidor, { $here } traz uma partida para outro canal. { $privacy } mostra o que está guardado sobre você, entrega em arquivo e apaga; { $moderate } é para moderadores.

rules-title = **{ $title }: as regras em resumo**
alt-passed = En passant: { $cells }.

look-prompt = Ver mais de perto
look-whole = O tabuleiro todo
look-near = { $side }, de perto
look-hints = Casas de captura en passant
look-small = O tabuleiro de { $title } é pequeno: não há vista de perto.
look-no-hints = Nenhum peão pode ser capturado en passant agora.
button-close-up = De perto
