### Português do Brasil: o tabuleiro de análise.

explore-title = Seu tabuleiro de análise de { $game }: só você o vê, e ele fica guardado até você recomeçar.
explore-nothing-yet = Nada testado ainda. Escolha uma peça do lado que joga, ou escreva lances dos dois lados depois do comando.
explore-nothing-yet-terminal = Nada testado ainda. Escolha uma peça do lado que joga, ou digite um lance: aqui ele é só testado, não jogado. **board** volta à partida.
explore-nothing-yet-on-page = Nada testado ainda. Escolha uma peça do lado que joga: aqui você move pelos dois lados, e nada vale na partida.
explore-line = Testado: { $line }
explore-tried = Adiante: { $line }
explore-behind = { $game } avançou desde que você começou aqui. **Recomeçar** parte do tabuleiro atual.
explore-changed = Este tabuleiro mudou desde então. Aqui está como ficou.
explore-best-line = A melhor linha segundo a análise, jogada até o fim. **Voltar** desfaz os lances um a um.
explore-best-line-stuck = A melhor linha segundo a análise é { $line }, mas não dá para jogá-la neste tabuleiro.
explore-too-long = Uma linha aqui comporta { $most } lances. Volte ou recomece.
explore-dice = { $move } é um ataque. Como caem os dados?
explore-not-over = Seu tabuleiro de análise de { $game } só pode ser mostrado a todos quando a partida acabar.
explore-shared = { $player } mostra o que poderia ter sido em { $game }.
button-fresh = Recomeçar
button-succeeds = Dá certo ({ $percent }%)
button-fails = Falha ({ $percent }%)
caption-explored = Só um teste. { $what }
explore-not-planned = Nada foi planejado: só dá para planejar lances a partir da posição atual de uma partida que você joga. **Recomeçar** parte dela.
button-plan = Planejar isto
