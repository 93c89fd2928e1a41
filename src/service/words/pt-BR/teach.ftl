### Português do Brasil: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game }: { $topic }
teach-back = ◀ Voltar
teach-next = Próxima ▶
teach-skip = Pular ▶
teach-alt-from = De: { $cells }.
teach-alt-to = Para: { $cells }.
teach-alt-repelled = Ataque repelido em { $cells }.
teach-alt-framed = Com moldura: { $cells }.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-page = **{ $title }** ({ $page } de { $pages })
menu-guide = Ir a uma página
button-lesson = Jogar a lição
button-rules = Regras
button-commands = Todos os comandos
button-pictures = Em imagens
guide-commands-lesson = { $tutorial } é uma lição para jogar, tarefa por tarefa.

guide-title-km-aim = O objetivo
guide-km-aim = Brancas embaixo, Pretas em cima, 7 colunas e 9 fileiras. **Você vence ao conquistar o rei inimigo** (a coroa). Nada pode atacá-lo enquanto restar um dos seus dois **espadachins** (as espadas): capture primeiro os dois e depois vá atrás dele. As Brancas começam, e cada turno é um lance.
guide-seen-km-aim = A posição inicial. Com moldura, os dois reis, em D1 e D9, cada um entre seus dois espadachins.

guide-title-km-men = Como as peças se movem
guide-km-men = **Rei** (coroa): uma casa, em qualquer direção. **Espadachim** (espada): qualquer distância, em toda linha reta. **Guardião** (livro): qualquer distância pela fileira ou coluna. **Sacerdote** (coroa alta) e **sacerdotisa** (véu): qualquer distância na diagonal. **Bobo** (gorro): uma casa reta, para a frente ou para trás; captura uma casa na diagonal, e na última fileira volta como um guardião, sacerdote ou sacerdotisa que você perdeu. Ninguém salta; captura-se movendo para a casa inimiga.
guide-seen-km-men = O que podem fazer o guardião branco em A5, o bobo em B7 e o sacerdote em E2. O bobo pode capturar o bobo em C8.

guide-title-km-raised = Casas elevadas e escolta
guide-km-raised = As sete casas com moldura são **elevadas**: só reis e espadachins podem parar nelas ou atravessá-las. Enquanto o seu rei está numa das cinco do centro, todas as suas peças podem. **Escolta**: depois de cada lance seu, um espadachim deve estar ao lado do seu rei, e o outro ao lado do rei ou do primeiro.
guide-seen-km-raised = As casas elevadas têm moldura. O rei branco em D3 tem um espadachim ao lado, em E4; o outro está em F3, ao lado do primeiro.

guide-title-km-here = Como se joga aqui
guide-km-here = { $challenge } oferece uma partida a alguém. Quando chega a sua vez, você é chamado. **Para jogar**, responda ao tabuleiro com `D2-D3`, use { $move }, ou aperte **{ $pick }** e escolha nos menus. { $board } mostra de novo a sua partida, { $clock } quanto tempo resta: uma partida pode dar dias para cada lance, então jogue quando puder.
guide-seen-km-here = D2-D3 no tabuleiro inicial: o bobo branco vai de D2 a D3.

guide-title-km-dice = Dados, e como continuar
guide-km-dice = No **Jogo Ativo**, capturar é atacar: cada lado rola um dado, e o ataque precisa do **maior**. Se falhar, nada se move, e você move **outra** peça. { $verify } confere os dados. E agora: { $tutorial } é uma lição para jogar, { $rules } tem cada regra com sua imagem, { $settings } oferece outras cores (alto contraste, seguras para daltônicos) e idiomas.
guide-seen-km-dice = O bobo branco em F7 atacou o sacerdote em G8 e tirou 2 contra 5, então os dois ficam onde estão.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Decisões sobre isto: { $rulings }.
rules-board = **No tabuleiro:** { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Escolha um capítulo
menu-rulings = Escolha uma decisão
button-contents = Índice

diagram-km-in-short = A posição inicial. Com moldura, os reis, cada um entre seus dois espadachins.
diagram-km-board = As casas elevadas têm moldura: as Casas do Rei D1 e D9, e C4, E4, D5, C6 e E6 no meio.
diagram-km-pieces = O que podem fazer o guardião branco em A5, o bobo em B7 e o sacerdote em E2. O bobo pode capturar em C8; as casas elevadas detêm os outros dois.
diagram-km-closed = O guardião em A4 só vai até B4: C4 é elevada, e o rei branco não está no centro.
diagram-km-formation = Basta uma corrente: o espadachim em D3 está ao lado do rei em D2, e o de E4 ao lado do primeiro.
diagram-km-conquest = O guardião branco foi a A1 e ataca o rei indefeso em A9. O outro guardião domina a coluna B: as Pretas estão conquistadas.
diagram-km-promotion = As Brancas perderam os dois guardiões e o sacerdote. Em B9 o bobo volta como um deles.
diagram-km-gambit = Com um bobo em D1, a própria Casa do Rei, o bobo branco em C3 pode pisar na casa elevada C4.
diagram-km-attack = O bobo em F7 atacou o sacerdote em G8 e tirou 2 contra 5. Os dois ficam, e outra peça branca tem de se mover.
diagram-km-touch = Quem toca o bobo em D2 tem de movê-lo, e ele só pode ir a D3.
diagram-km-offer = As Brancas acabam de jogar D2-D3 e podem propor empate até o lance das Pretas.
diagram-km-notation = O passo do bobo de D2 a D3 se escreve D2-D3.
diagram-km-1 = Com moldura, os dois sacerdotes, em B1 e F9: o de cada jogador é o segundo a partir da própria esquerda.
diagram-km-2 = O rei branco está no centro, em D5. Por isso o guardião em A4 pode atravessar C4 e E4, e o bobo em D2 pode ir a D1.
diagram-km-3 = O guardião em A4 não pode capturar o sacerdote em C4: a casa é elevada e está fechada para ele.
diagram-km-4 = A sacerdotisa preta em E2 capturou um espadachim, e o outro, em F2, está separado do rei em D2. A2-A3 é recusado: primeiro a formação.
diagram-km-5 = O espadachim em D3 está preso ao seu rei, e mesmo assim o rei preto indefeso em D7 está em perigo por causa dele.
diagram-km-6 = O guardião branco capturou em D8 o último espadachim. De lá ataca na hora o rei em E8.
diagram-km-7 = O guardião branco foi a G8. O rei em A9 não está em perigo, mas não tem lance legal: empate.
diagram-km-8 = As Brancas não perderam nada que possa voltar, então o bobo que chegou a A9 continua bobo.
diagram-km-9 = O bobo chegou a D9, a Casa do Rei preta, como o sacerdote perdido. O rei branco em D5 a tinha aberto.
diagram-km-10 = O bobo foi a D9, a Casa do Rei inimiga, que o rei em D5 abriu: as Brancas vencem na hora.
diagram-km-11 = O rei pode saltar de D1 sobre os espadachins em E2 e F3 até G4, embora o espadachim em A4 mire G4.
diagram-km-12 = O bobo em F7 falhou e está hachurado: fica de fora neste turno. A sacerdotisa em E2 pode se mover, ou atacar o bobo em G4.
diagram-km-13 = O bobo em B2 atacou C3 e tirou 4 contra 4. As Brancas não têm mais o que mover, e o rei em A1 não está em perigo: é a vez das Pretas.
diagram-km-14 = O guardião em A5 põe em perigo o rei branco em A1. O ataque do bobo a esse guardião é um lance legal, caiam os dados como caírem.
diagram-km-15 = D2-D4 é recusado, pois um bobo anda uma casa. Mas D2 foi nomeada, então esse bobo tem de se mover.
diagram-km-16 = Reis que vão e voltam sem fim: só onde se combinou a repetição a terceira vez é empate.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title }: lição, tarefa { $task } de { $tasks }**
lesson-title = { $title }: lição { $task }/{ $tasks }
lesson-how = Escolha no menu uma peça, depois a casa. Ou digite: { $command } com este jogo, o número da tarefa e um lance como `{ $example }`.
lesson-odds = **{ $move }** é um ataque. Dá certo em { $ways } de { $rolls } rolagens ({ $percent } %): seu dado tem de ser o maior.
lesson-end = **Essa foi a lição: agora você sabe jogar.** { $challenge } oferece uma partida a alguém, { $rules } tem cada regra com sua imagem, { $help } mostra como se joga aqui.
button-try = Tentar { $move }
button-throw = Rolar os dados
button-once-more = Mais uma vez
button-lesson-again = Desde o começo

lesson-km-fool = Você joga de Brancas, embaixo. Os bobos (os gorros) andam uma casa reta, para a frente ou para trás. **Mova um bobo.**
lesson-hint-km-fool = É legal, mas não é um bobo. Os seus estão em A2, B2, D2, F2 e G2. Mais uma vez:
lesson-done-km-fool = **Muito bem.** Um bobo anda reto para casas vazias e captura uma casa na diagonal.
lesson-km-plate = As lajes do meio são casas elevadas: de todas as peças, só reis e espadachins (as espadas) podem pisar nelas. **Ponha um espadachim numa casa elevada.**
lesson-hint-km-plate = É legal, mas ainda não há espadachim numa casa elevada. De C3 ou E3 é um passo. Mais uma vez:
lesson-done-km-plate = **Muito bem.** Seu sacerdote não poderia ir até lá: para isso, seu rei teria de estar numa casa elevada do centro.
lesson-km-escort = Os espadachins escoltam o rei: depois de cada lance seu, um deve estar ao lado dele, e o outro ao lado dele ou do primeiro. **Mova o rei sem desfazer a escolta.**
lesson-hint-km-escort = É legal, e a escolta se mantém. Mas desta vez é o próprio rei que deve se mover. Mais uma vez:
lesson-done-km-escort = **Muito bem.** O rei se moveu, e os dois espadachins continuam com ele.
lesson-km-last = Um último espadachim, em D8, protege o rei preto em E8. Enquanto ele estiver ali, nada pode atacar o rei. **Capture-o.**
lesson-hint-km-last = É legal, mas o espadachim em D8 ainda protege o seu rei. Seu guardião em A8 pode capturá-lo. Mais uma vez:
lesson-done-km-last = **Muito bem.** O rei preto está indefeso agora, e logo em perigo: seu guardião o ataca. As Pretas têm de reagir ou sucumbir.
lesson-km-danger = Agora é a sua vez de se preocupar. Seus espadachins se foram, e o guardião em A7 ataca o seu rei em A1. **Reaja ou sucumba: encontre o único lance que o salva.**
lesson-done-km-danger = **Salvo!** Sua sacerdotisa capturou o atacante. Se nenhum lance salvasse o rei, você estaria conquistado.
lesson-km-win = O rei preto em A9 está indefeso. **Conquiste-o em um lance**: ataque de modo que nada o salve.
lesson-hint-km-win = É legal, mas as Pretas ainda têm resposta. Seu guardião em B2 domina a coluna B; que peça poderia atacar pela coluna A? Mais uma vez:
lesson-done-km-win = **Conquistado!** O rei está em perigo, e nada o salva: você venceu. Nenhum rei jamais sai do tabuleiro.
lesson-km-return = Seu bobo em B8 está a um passo da última fileira, e você perdeu os dois guardiões e o sacerdote. **Faça o bobo voltar como um deles.**
lesson-hint-km-return = É legal, mas o bobo continua esperando. Ele vai de B8 a B9. Mais uma vez:
lesson-done-km-return = **Muito bem.** O bobo deu lugar a uma peça perdida. Só os espadachins nunca voltam.
lesson-km-throw = No **Jogo Ativo**, capturar é atacar, e os dados decidem. **Ataque o sacerdote em G8 com o seu bobo em F7.**
lesson-hint-km-throw = É legal, mas desta vez ataque: o bobo em F7 pode ir contra G8. Mais uma vez:
lesson-done-km-throw = **Repelido.** Você tirou { $attack } contra { $defence }, e precisava de mais. As duas peças ficam, e outra das suas tem de se mover.
lesson-km-another = O bobo em F7 falhou: está hachurado e fica de fora neste turno. **Ataque o bobo em G4 com a sua sacerdotisa em E2.**
lesson-hint-km-another = Na mesa, valeria: qualquer peça que não falhou pode se mover. Mas tente mais um ataque, de E2 a G4. Mais uma vez:
lesson-done-km-another = **Capturado!** Você tirou { $attack } contra { $defence }. Seu turno acabou, e as Pretas jogariam agora.

## The terminal and Discord

console-teach = **guide** mostra o jogo em cinco imagens, **tutorial** é uma lição para jogar (**tutorial 3** começa na terceira tarefa), **rules** percorre todas as regras. Depois pode vir um jogo: **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Aprenda o jogo com uma lição curta, só para você
discord-tutorial-game = A lição de qual jogo
discord-tutorial-task = O número da tarefa desejada, como 3
discord-tutorial-move = Um lance nessa tarefa, como D2-D3 ou E5-E6
