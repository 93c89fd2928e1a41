### Português do Brasil: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game }: { $topic }
teach-back = Voltar
teach-back-terminal = ◀ Voltar
teach-next = Próxima
teach-next-terminal = Próxima ▶
teach-skip = Pular
teach-skip-terminal = Pular ▶
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

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Decisões sobre isto: { $rulings }.
rules-board = **No tabuleiro:** { $seen }
rules-board-framed = **No tabuleiro:** { $seen }
rules-board-framed-terminal = **No tabuleiro** (`!` faz as vezes de moldura): { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Escolha um título
menu-rulings = Escolha uma decisão
rules-topics = Títulos: { $headings }. **rules** com um título o abre, **rules { $example }** uma decisão.
button-contents = Índice

## Words for which the rules are searched: subject-CODE has them, with commas between, in any case.

subject-promotion = promoção, promover, coroação, coroar, transformação, retorno
subject-castling = roque, rocar
subject-capture = captura, capturar, comer, tomar
subject-en-passant = en passant, de passagem, captura de passagem
subject-draw = empate, empatar, empates, proposta de empate, meio ponto
subject-resign = desistir, desistência, abandonar, abandono, render-se
subject-stalemate = afogado, rei afogado, afogamento, sem lance legal
subject-repetition = repetição, repetir, tripla repetição, xeque perpétuo, regra dos 50 lances
subject-mate = mate, xeque-mate, conquista
subject-check = xeque, em xeque, perigo, ameaça
subject-win = ganhar, vencer, vitória, objetivo, perder, fim da partida
subject-dice = dado, dados, rolar, sorte, acaso
subject-setup = posição inicial, arrumação, preparação
subject-jump = pular, saltar, salto, pulo
subject-tower = torre, torres, pilha, empilhar, altura
subject-swap = troca de lado, troca, trocar de lado, regra da torta
subject-release = libertação, libertar, libertado, soltar, resgate, resgatar, cativo

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title }: lição, tarefa { $task } de { $tasks }**
lesson-title = { $title }: lição { $task }/{ $tasks }
lesson-how = Escolha no menu uma peça, depois a casa. Ou digite: { $command } só com um lance como `{ $example }`. Ele responde à última tarefa que você abriu.
lesson-how-terminal = Digite o seu lance, por exemplo `{ $example }`, sem nada antes. **next** segue, **back** volta.
lesson-how-on-page = Toque numa peça no tabuleiro, depois na casa; o menu e a linha abaixo fazem o mesmo.
lesson-odds = **{ $move }** é um ataque. Dá certo em { $ways } de { $rolls } rolagens ({ $percent }%): seu dado tem de ser o maior.
lesson-end = **Essa foi a lição: agora você sabe jogar.** { $challenge } oferece uma partida a alguém, { $rules } tem cada regra com sua imagem, { $help } mostra como se joga aqui.
lesson-end-terminal = **Essa foi a lição: agora você sabe jogar.** **new** começa uma partida, { $rules } tem cada regra com seu tabuleiro, { $help } mostra como se joga aqui.
lesson-end-on-page = **Essa foi a lição: agora você sabe jogar.** Em **Regras**, cada regra tem sua imagem.
button-try = Tentar { $move }
button-try-terminal = { $move } é permitido?
button-throw = Rolar os dados
button-once-more = Mais uma vez
button-lesson-again = Começar de novo

## The terminal and Discord

console-teach = **guide** mostra o jogo em cinco tabuleiros, **tutorial** é uma lição para jogar (**tutorial 3** começa na terceira tarefa), **rules** percorre todas as regras. Depois pode vir um jogo: **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Aprenda o jogo com uma lição curta, só para você
discord-tutorial-game = A lição de qual jogo
discord-tutorial-task = O número da tarefa desejada, como 3
discord-tutorial-move = Um lance nessa tarefa, como D2-D3 ou E5-E6
