### Português do Brasil: plain words said to the bot, and what it answers.
### A list holds words in small letters between commas. The words of all languages are known to everybody, and none means two things.

spoken-hello = oi, olá, ola, bom dia, boa tarde, boa noite
spoken-thanks = obrigado, obrigada, valeu
spoken-help = ajuda
spoken-games = minhas partidas
spoken-resign = desistir, abandonar, desisto, eu desisto
spoken-draw = empate
spoken-takeback = desfazer, voltar lance
spoken-done = pronto, feito, encerrar turno
spoken-yes = sim por favor, claro, com certeza, aceito, concordo, combinado
spoken-no = não obrigado, não obrigada, recuso, melhor não, agora não
spoken-withdraw = retirar oferta, retiro a oferta
spoken-play = jogar, nova partida
spoken-greeting = Olá, { $player }! Para jogar, responda ao seu tabuleiro com o lance. { $games } mostra o que espera por você, { $challenge } oferece uma partida, { $help } explica o resto.
spoken-greeting-terminal = Olá, { $player }! Digite um lance como `D2-D3`. { $games } mostra o que espera por você, **new** começa uma partida, { $help } explica o resto.
spoken-games-aloud = { $games } mostra suas partidas, só para você.
spoken-resign-aloud = Se é isso mesmo, responda `{ $answer }` ou use { $command }.
spoken-draw-aloud = Para propor com o seu próximo lance, use { $command } com `{ $answer }` e a partida { $game }.
spoken-unknown = Não entendi. Envie um lance como `{ $example }` ou veja { $help }.
spoken-command = Para isso existe { $command }.
spoken-nothing-waits = Nada aqui espera um sim ou um não seu.
spoken-nothing-to-withdraw = Você não tem nada para retirar aqui.
spoken-answers-this = É a sua resposta a isto?
spoken-press = Use o botão abaixo, por favor: se houver algum impedimento, só você verá.
move-and-more = Li `{ $move }`, mas não “{ $rest }”. Envie só `{ $move }`.
move-asked = Jogo **{ $move }** em { $game }?
move-on-older-board = Você respondeu a um tabuleiro anterior de { $game }. Jogo **{ $move }** no mais recente?
edited-after-move = Você jogou em { $game } depois de escrever essa linha, então editá-la não fez nada. Se é o que quer agora, escreva de novo.
