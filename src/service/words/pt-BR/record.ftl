### Português do Brasil: partidas como arquivos. record-<code> diz o que há de errado em um texto que não é registro.

record-file = O registro de { $game } como está agora, para guardar ou levar a outro lugar.
record-not-started = { $game } não começou: não há o que registrar.
record-not-analysed = Não há uma análise completa de { $game } guardada. `kingboard analyse` faz uma.
record-no-game = Não existe a partida { $game }.
record-here = Essa partida já está aqui, como { $game }, e ficou como estava. Para tê-la duas vezes, importe com --again.
record-false-dice = A partida não foi importada: os dados dela não são os que foram lacrados. { $why }
record-comments-left = { $count ->
    [one] Um comentário não nomeia ninguém que joga a partida e ficou de fora.
   *[other] { $count } comentários não nomeiam ninguém que joga a partida e ficaram de fora.
}
record-imported = Importada como { $game }. “{ $command }” mostra a partida.
record-imported-running = Importada como { $game }, e continua em { $place }. “{ $command }” mostra a partida.
record-imported-nobody = Ninguém pode jogar nela ali: jogam { $players }. --place recebe o lugar onde estão.
record-origin = Trazida de { $place }, onde era { $game }.
record-untouched = Já existe um arquivo { $path }, e ele não é um registro: ficou como estava.

record-line = Linha { $line }: { $why }

## The file as a whole

record-too-large = O arquivo passa de { $most } KiB: não é um registro.
record-not-text = O arquivo não é texto: aqui começam bytes que nenhum texto em UTF-8 contém.
record-line-too-long = A linha passa de { $most } bytes.
record-character = O caractere { $found } não pode aparecer diretamente em um registro.
record-escape = “{ $found }” não representa nenhum caractere. Depois de uma barra invertida, conheço outra barra, aspas, n, e u com quatro dígitos hexadecimais.
record-too-many-tags = Há mais de { $most } tags.
record-too-many-moves = O registro tem mais de { $most } lances, ou coisa demais além deles.

## Its form

record-no-tags = Um registro começa com tags como [Game "kings-mate"], e aqui não há nenhuma.
record-tag = Uma tag é uma linha da forma [Name "value"].
record-tag-twice = A tag { $tag } aparece duas vezes.
record-tag-late = As tags vêm antes dos lances, e um registro contém uma só partida.
record-tag-missing = Falta a tag { $tag }.
record-unexpected = “{ $found }” não é lance, nem número de lance, nem comentário, nem resultado.
record-comment-open = O comentário que começa aqui nunca se fecha.
record-comment-nested = Um comentário não pode conter outro: escreva uma chave nele como \u007B ou \u007D.
record-comment-too-long = O comentário passa de { $most } caracteres.
record-command = “{ $found }” não me diz nada neste lugar.
record-dice = “{ $found }” não termina em dados como [5:2].
record-no-result = O registro acaba sem resultado; o de uma partida em andamento é um asterisco.
record-after-result = Há algo depois do resultado. Um registro contém uma só partida.

## What the tags say

record-id = A tag { $tag } não nomeia ninguém: “{ $found }” não é um id como discord:12 ou console:player-2.
record-value = A tag { $tag } não pode ser “{ $found }”.
record-too-long = A tag { $tag } passa de { $most } caracteres.
record-option = O jogo não tem a opção “{ $found }”. Tem: { $options }.
record-same-player = A mesma pessoa não pode jogar dos dois lados.
record-clock = Não conheço um controle de tempo como “{ $found }”.
record-setup = A partida não começa de uma posição válida. { $because }
record-setup-over = Na posição em que a partida começa, ninguém tem a vez.
record-rules-running = A partida usa a versão { $found } das regras, e eu jogo pela versão { $ours }: ela não pode continuar aqui.

## What was played

record-number = O texto traz “{ $found }” onde deveria vir o lance “{ $expected }”.
record-time = “{ $found }” não é um instante como 2026-03-01T12:00:00.000Z.
record-over = A partida acabou, e depois vem { $found }.
record-move = { $move } não pode ser jogado. { $because }
record-move-rules = { $move } foi jogado pela versão { $found } das regras e não pode ser pela versão { $ours }, a que conheço. { $because }
record-touched = { $move } ignora o que foi tocado: { $cells }.
record-dice-missing = { $move } é um ataque, e faltam os dados dele.
record-dice-surplus = { $move } não precisa de dados.
record-dice-faces = Nenhum dado cai como os de { $move }.
record-roll-missing = Os dados de { $move } estão lacrados, e falta aquilo de que dependem: fica depois do lance, como [%roll …].
record-roll = Segundo o registro, os dados deste lance dependem de “{ $found }”; pelos lances até ali, dependem de “{ $expected }”.
record-roll-open = Os dados de { $move } caíram depois de revelado o segredo deles.
record-rolls = Rolagens decididas pelo segredo, segundo o registro: { $found }. Segundo os lances: { $expected }.
record-act = “{ $found }” não poderia acontecer neste ponto da partida.
record-result = O resultado consta como “{ $found }”, mas pelos lances é “{ $expected }”.
record-unreadable = No caractere { $at }, { $expected }.
record-ambiguous = Pode ser mais de um lance: { $choices }.
