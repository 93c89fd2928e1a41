### Português do Brasil: análises de partidas encerradas.

analysis-title = **Análise de { $game }**
analysis-ready = { $player }, a análise de { $game } está pronta.
analysis-unfinished = { $player }, não foi possível terminar a análise de { $game }. Peça mais uma vez, por favor.
analysis-queued = A análise de { $game } está na fila. Ela leva mais ou menos { $time }, ou mais enquanto computadores tiverem lances a fazer. Você receberá um aviso quando estiver pronta.
analysis-queued-on-page = A análise de { $game } está na fila. Ela leva mais ou menos { $time }, ou mais enquanto computadores tiverem lances a fazer. Ela aparecerá aqui sozinha; se não, aperte **Analisar** de novo.
analysis-waits = A análise de { $game } já está na fila e ainda leva mais ou menos { $time }. Você receberá um aviso quando estiver pronta.
analysis-waits-on-page = A análise de { $game } já está na fila e ainda leva mais ou menos { $time }. Ela aparecerá aqui sozinha; se não, aperte **Analisar** de novo.
analysis-progress = Análise de { $game }: { $done } de { $total } posições.
analysis-scale = As chances são contadas em milésimos: +1000 é vitória, 0 equilíbrio, −1000 derrota.
analysis-seat = • **{ $side }**, { $player }, cedeu { $rate } por decisão: duvidosos (?!) { $doubtful }, erros (?) { $mistakes }, erros graves (??) { $blunders }.
analysis-luck = Sorte nos dados: { $luck }. Resultado: { $result }; sem a sorte, como entre iguais: { $adjusted }.
analysis-luck-alone = Sorte nos dados: { $luck }.
analysis-costliest = { $count ->
    [one] **O erro mais caro:**
   *[other] **Os erros mais caros de cada lado:**
}
analysis-mistake = • `{ $move }` ({ $mark }) de { $player } cedeu { $error }. O melhor era `{ $best }`.
analysis-no-mistake = Nenhum lance conta como erro.
analysis-roll = A rolagem mais decisiva: `{ $move }` de { $player }, { $luck } para { $lucky }.
analysis-alt = Um gráfico de { $game }: as chances lance a lance, em milésimos.
analysis-alt-curve = Para { $player }: { $start } no início, { $high } no melhor momento ({ $best }), { $low } no pior ({ $worst }), { $end } no fim.
analysis-alt-roll = A maior barra é a rolagem de { $player } em { $move }: { $luck }.
analysis-alt-signs = Os maiores sinais: { $moves }.
analysis-alt-line = A linha vertical está em { $move }, onde começa a revisão.
analysis-alt-here = A linha vertical marca o momento desta página: { $move }.
analysis-page = Análise de `{ $move }`: { $before } antes, { $after } depois.
analysis-page-mark = { $mark } Cedeu { $error }; o melhor era `{ $best }`.
analysis-page-luck = Sorte da rolagem: { $luck }.
analysis-column-move = lance
analysis-column-before = antes
analysis-column-after = depois
analysis-column-luck = sorte
analysis-column-best = o melhor

button-analyse = Analisar
button-look-through = Rever
button-step-through-mistakes = Rever os erros
button-graph = Gráfico
button-next-mistake = Próximo erro
button-best-line = Melhor linha

refuse-analysis-off = Aqui não se analisam partidas. Quem mantém o bot desativou isso.
refuse-analysis-none = Você ainda não terminou nenhuma partida aqui. { $analyse } aceita o número de qualquer partida encerrada; { $history } encontra as partidas.
refuse-analysis-open = { $game } não começou. Uma partida pode ser analisada quando termina.
refuse-analysis-running = { $game } ainda está sendo jogada, e ninguém recebe ajuda nela. Peça de novo quando terminar.
refuse-analysis-void = { $game } terminou sem resultado, então não há nada a analisar.
refuse-analysis-no-moves = Nenhum lance foi feito em { $game }, então não há nada a analisar.
refuse-analysis-rules = { $game } não segue as regras de hoje, então ela não pode ser analisada.
refuse-analysis-same = { $game } passou pela mesma posição que está agora em { $other }. Termine primeiro aquela partida, ou continue jogando lá, e peça de novo.
refuse-analysis-many = Em um dia você pediu { $count ->
    [one] uma análise
   *[other] { $count } análises
}, e esse é o máximo. Peça mais tarde; o que já foi analisado pode ser lido sempre.
refuse-analysis-unmade = { $game } ainda não está analisada, ou não está mais. O botão pede a análise.

discord-name-analyse = analisar
discord-analyse = Veja o que cada lance de uma partida encerrada cedeu e o que os dados deram
discord-analyse-game = O número da partida; vazio: a última que você terminou aqui
graph-doubtful = duvidoso (?!)
graph-mistake = erro (?)
graph-blunder = erro grave (??)
graph-roll = sorte de uma rolagem
graph-roll-up = sorte, para cima: { $player }
graph-here = esta página
graph-costliest = erro mais caro
graph-title = { $game }: { $result }
