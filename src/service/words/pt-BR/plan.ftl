### Português do Brasil: planos, que só quem os fez vê.

plan-title = Seu plano para { $game }. Só você vê; o que está em negrito é seu, o resto precisa acontecer antes.
plan-none = Você não planejou nada em { $game }.
plan-how = Depois de { $command }, escreva os lances como seriam jogados, os do outro lado e os seus: `{ $example }`. Depois de um ataque que os dados decidem, acrescente `fails` se for para falhar. Depois de um lance seu, acrescente `draw` para propor empate; no lugar dele, escreva `resign` para desistir. E também: `draw accept`, `draw decline`, `resigns rematch`. Várias sequências vão em linhas próprias ou separadas por `|`.
plan-file = As linhas são longas demais para uma mensagem: aqui estão em um arquivo.
plan-number = { $number }.
plan-option = { $number }. { $line }
plan-own = **{ $move }**
plan-their = { $move }
plan-own-succeeds = **{ $move }** (dá certo)
plan-own-fails = **{ $move }** (falha)
plan-their-succeeds = { $move } (dá certo)
plan-their-fails = { $move } (falha)
plan-dice-succeed = se o ataque der certo
plan-dice-fail = se o ataque falhar
plan-step-draw = **propor empate**
plan-step-resign = **desistir**
plan-draw-accept = Se propuserem empate: **aceitar**. Vale até você tirar.
plan-draw-decline = Se propuserem empate: **recusar**. Vale até você tirar.
plan-resign-rematch = Se o outro lado desistir: **oferecer revanche**.
menu-plan-drop = Tirar uma instrução
button-plan-clear = Limpar tudo
plan-changed = O plano mudou desde então. Aqui está como ficou.
plan-lost = Depois de { $move }, seu plano para { $game } não serve mais, e os lances dele saíram. { $command } faz outro.
plan-refused = O que você planejou para { $game } não pôde ser feito agora, e os lances dele saíram. { $command } faz outro.

plan-wrong-move = Nada mudou: o lance { $number } dessa linha, “{ $text }”, não é possível ali.
plan-wrong-empty = Aí não há nenhum lance.
plan-wrong-only-theirs = Nada mudou: essa linha termina com um lance do outro lado. E você, joga o quê?
plan-wrong-only-own = Nada mudou: é a sua vez, então basta jogar esse lance. Uma linha continua com a resposta do outro lado e a sua.
plan-wrong-resign-first = Nada mudou: o que precisa acontecer antes de você desistir? Diga esse lance primeiro.
plan-wrong-after-resign = Nada mudou: não vem nada depois de você desistir.
plan-wrong-draw-not-yet = Nada mudou: só se propõe empate quando o seu turno acaba, e ali ele não acabou.
plan-wrong-draw-how = Nada mudou: escreva `draw accept` ou `draw decline`.
plan-wrong-resign-how = Nada mudou: escreva `resigns rematch` para quando o outro lado desistir. Para você desistir, diga o que precisa acontecer antes.
plan-wrong-long = Nada mudou: essa linha é longa demais para guardar.
plan-wrong-many = Nada mudou: um plano comporta 20 linhas. Tire uma antes.
