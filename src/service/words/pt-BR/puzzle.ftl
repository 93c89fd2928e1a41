### Português do Brasil: problemas.

## Um problema no tabuleiro

puzzle-rules = { $title }, { $options }
puzzle-title = { $title }: problema { $number }
puzzle-heading = **{ $title }: problema { $number }**
puzzle-level = Dificuldade { $rating }; resolvido por { $solved } de { $tried }.
puzzle-level-untried = Dificuldade de cerca de { $rating }; ninguém tentou ainda.
puzzle-task = Vez: **{ $side }**. Encontre o melhor lance.
puzzle-task-second = O turno continua (**{ $side }**): encontre a melhor continuação.
puzzle-task-attack = Vez: **{ $side }**. Qual ataque vem primeiro? Cada um dá certo em { $percent }% das vezes.
puzzle-how = Escolha no menu uma peça, depois a casa. Ou digite: { $command } com um lance como `{ $example }`.
puzzle-how-terminal = Digite só o seu lance, por exemplo `{ $example }`.
puzzle-how-on-page = Toque numa peça no tabuleiro, depois na casa; o menu e a linha abaixo fazem o mesmo.
puzzle-right = **Certo: `{ $move }`.** A resposta é `{ $answer }`.
puzzle-right-on = **Certo: `{ $move }`.**
puzzle-later = **`{ $move }` faz parte do turno.** Que lance vai com ele?
puzzle-wrong = **Não é `{ $move }`:** outro lance é claramente melhor. Tente de novo ou veja a solução.
puzzle-solved = **Resolvido:** `{ $line }`
puzzle-solved-attack = **Certo: `{ $line }` vem primeiro.** Dá certo em { $percent }% das vezes e mesmo assim é o que mais vale.
puzzle-solution = **A solução:** `{ $line }`
puzzle-odds = Este ataque dá certo em { $percent }% das vezes.
puzzle-contrast = Chances, de −1000 (perdido) a +1000 (ganho): **{ $chances }** depois de `{ $move }`, { $then } depois do segundo melhor lance, `{ $other }`.
puzzle-themes = Temas: { $themes }.
puzzle-rating = Seu rating em problemas de { $title }: { $before } → **{ $after }**.
puzzle-rating-first = Seu primeiro rating em problemas de { $title }: **{ $after }**.
puzzle-run = { $count } problemas resolvidos seguidos.
puzzle-practice = Este já contou; treine à vontade.
puzzle-play-on = **Continue contra o computador** a partir do problema { $number } de { $title }, com { $side }. Qual nível? É uma partida à parte, que não vale rating.
puzzle-changed = Esse botão era de uma posição anterior. É assim que o problema está agora.

## Temas de todos os jogos

motif-win = ganhar a partida
motif-save = o único lance que salva
motif-quiet = um lance tranquilo
motif-second = o resto de um turno
motif-attack = o primeiro ataque

## O que alguém resolveu

puzzle-record = **Seus problemas**
puzzle-record-terminal = **Problemas de { $player }**
puzzle-record-game = • { $title }: rating **{ $rating }** (± { $deviation }), { $solved } de { $tried } resolvidos.
puzzle-record-run = Sequência atual: { $run }; melhor sequência: { $best }.
puzzle-days = Dias seguidos com o problema do dia resolvido: { $count }.
puzzle-record-none = Você ainda não tentou nenhum problema. { $command } abre um.
puzzle-record-none-on-page = Você ainda não tentou nenhum problema.
puzzle-record-none-terminal = { $player } ainda não tentou nenhum problema. **puzzle** abre um.

## O problema do dia

puzzle-daily = **Problema do dia: { $title }, número { $number }**
puzzle-yesterday = A solução de ontem: `{ $line }`. Encontrada por { $solved } de { $tried }.
puzzle-yesterday-untried = A solução de ontem: `{ $line }`. Ninguém tentou.

button-solve = Resolver
button-solution = Solução
button-next-puzzle = Próximo problema
button-puzzle-record = Seus problemas

refuse-puzzle-unopened = Nenhum problema está aberto. { $command } abre um.
refuse-puzzle-unopened-on-page = Nenhum problema está aberto. Em **Aprender** há um de cada jogo.
refuse-puzzle-gone = Este problema não existe mais. { $command } abre outro.
refuse-puzzle-gone-on-page = Este problema não existe mais. Em **Aprender** há outros.
refuse-puzzle-same = Este problema passa exatamente pela posição que está agora em { $other }, e lá ninguém recebe ajuda. Termine antes essa partida ou continue a jogá-la.
refuse-puzzle-none = Você já tentou todos os problemas de { $title }. Aqui estão outros jogos.
refuse-puzzle-none-of-theme = Você já tentou todos os problemas de { $title } com este tema: { $theme }. Tente outro tema ou outro jogo.
refuse-puzzle-no-theme = { $title } não tem problemas com este tema: { $theme }.
puzzle-theme-elsewhere = Há alguns em: { $games }.
refuse-puzzle-no-daily = Hoje não há problema.

## Configurações

puzzle-share = Suas partidas encerradas podem virar problemas para outros? Seu nome não aparece, e uma partida só vira um se todos que a jogaram concordarem.
puzzle-shared = Obrigado: suas partidas encerradas podem virar problemas, sem nomes. { $command } muda isso.
puzzle-kept = Nenhum problema é feito das suas partidas. { $command } muda isso.
puzzle-shared-terminal = Obrigado: suas partidas encerradas podem virar problemas, sem nomes. **puzzles off** muda isso.
puzzle-kept-terminal = Nenhum problema é feito das suas partidas. **puzzles on** muda isso.
button-puzzle-share = Sim, sem o meu nome
button-puzzle-keep = Não
settings-puzzles = Problemas: **{ $puzzles }**. { $command } muda isso.
settings-puzzles-terminal = Problemas: **{ $puzzles }**. **puzzles on** e **puzzles off** mudam isso.
setting-puzzles = Escolha se suas partidas podem virar problemas
puzzles-off = Suas partidas não viram problemas
puzzles-on = Suas partidas encerradas podem virar problemas, sem nomes

## O terminal e o Discord

console-puzzle-what = **puzzle** abre um problema, se quiser de um jogo e com um tema: **puzzle kings-guard tower**. **puzzle daily** é o do dia, **puzzle record** mostra seu rating. Temas: win, save, quiet, second, attack, escort, raised, tower, sovereignty.
discord-puzzle = Resolva problemas, só para você
discord-puzzle-solve = Resolva um problema, só para você
discord-puzzle-daily = Resolva o problema do dia, só para você
discord-puzzle-record = Veja seu rating em problemas e quantos você resolveu seguidos
discord-puzzle-game = De qual jogo
discord-puzzle-motif = Um tema que o problema tem
discord-puzzle-move = Sua resposta ao último problema que você abriu, como D2-D3
discord-settings-puzzles = Se suas partidas encerradas podem virar problemas para outros, sem nomes
