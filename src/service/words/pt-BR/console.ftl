### Português do Brasil: o que só o terminal mostra. O que se digita fica em inglês.

console-welcome = **Kingboard para dois a seis em um só teclado: { $games }.** As partidas ficam no disco: saia e volte quando quiser.
console-kept-in = As suas partidas estão em { $path }.
console-begin = Digite **new** para começar { $game }. Depois dele vêm as opções, como **{ $example }**.
console-begin-declared = { $game } ({ $options })
console-begin-other = **{ $example }** começa { $game }.
console-begin-names = **new Anna Ben** começa com os seus nomes.
console-begin-help = **help** mostra o que se pode digitar, **rules** explica o jogo, **tutorial** é uma lição para jogar.
console-resumed = A partida continua de onde parou. **help** mostra o que se pode digitar.
console-help = **Jogar:** **new** começa uma partida, **new Anna Ben** com os seus nomes, **new computer** contra o computador.
    Digite um lance como `{ $example }`. **moves** lista os legais, **show { $square }** os de uma peça, **pick** leva a um deles passo a passo.
    {""}**undo** pede para desfazer o seu último lance, **draw** propõe empate, **yes** e **no** respondem, **resign** desiste.
    {""}**Olhar:** **board** mostra a partida, **flip** a vira, **help symbols** explica as letras, **describe** a conta em palavras.
    {""}**review** percorre uma partida, **analyse** julga uma encerrada, **games** lista as que estão em andamento, **history** as encerradas, **rematch** joga uma de novo.
    {""}**Aprender:** **tutorial** ensina jogando, **guide** em cinco tabuleiros, **rules** tem todas as regras.
    {""}**Mudar:** **language** para outro idioma, **settings** e **theme** para os tabuleiros, **as Ben** para quem digita.
    {""}**Guardar:** **png**, **film**, **story** e **export** gravam arquivos, **import** lê um. **quit** sai; todas as partidas ficam.
    {""}**help ASSUNTO** conta mais sobre um destes assuntos: { $topics }. **help commands** lista tudo o que se pode digitar, **help undo** explica uma palavra.
console-help-starting = Digite **new kings-mate**, **new kings-guard**, **new four-kings** ou **new immortal-star-masters** para uma partida entre Jogador 1 e Jogador 2; só **new** começa o jogo habitual daqui. Depois dele, se quiser: um tempo como **3d** por lance (ou **72h+12h/96h soft**), e **black**, **north** ou **random** para o lado de Jogador 1.
console-help-options = Em King’s Mate, regras **expanded** (expandidas), **active** (dados), **interactive** (a defesa rola os dados) ou **own-dice** (vocês rolam e informam os valores), **touch** (peça tocada), **repetition** (empate por repetição); em King’s Guard, **small** (tabuleiro pequeno), **diagonal** (passos na diagonal); em Four Kings One War, **team** (a quatro); em ImmortalStarMasters **three**, **four**, **five** ou **six** (de três a seis jogadores).
console-help-challenges = Com **challenge NOME** você oferece uma partida a outra pessoa neste teclado; com **challenge anyone**, a quem aceitar; acrescente, se quiser, opções, **clock 3d**, **games 5** (uma após a outra, a qualquer pessoa) e **note** com um recado. **accept**, **decline** (**decline 12 Hoje não**) e **withdraw** respondem, **challenges** lista o que espera.
    Com **block NOME**, nenhuma partida nova começa entre vocês; com **friend NOME**, todos os desafios dessa pessoa começam na hora; **unblock** e **unfriend** desfazem isso.
console-help-moves = Digite um lance como `D2-D3` (em King’s Guard, um turno inteiro: `E5-E7,D5`); **moves** lista o que é legal, **pick** leva a um lance passo a passo e o mostra antes de valer, **show D2** mostra o que a peça em D2 pode fazer. No Jogo Ativo, uma captura precisa do dado maior; se falhar, mova outra peça.
console-help-offers = Logo depois do seu lance, **draw** propõe empate e **undo** pede para desfazê-lo; responde-se com **yes** ou **no** (ou **draw yes**, **takeback no**). **resign** desiste, **abort** cancela uma partida antes do primeiro lance ou, sem relógio, após 30 dias sem lance, **rematch** joga de novo uma que terminou, **touch D2** toca uma peça.
console-help-dice = Com **roll**, a defesa rola os dados, onde isso foi combinado; com **roll 5 2** você informa os seus, primeiro o de quem ataca. Com **dice words** e algumas palavras, você as acrescenta aos dados lacrados antes do seu primeiro lance (ou com **accept 12** e algumas palavras); **dice renew** propõe revelar o segredo deles e pôr um lacre novo.
console-help-time = Com **clock** você vê quanto tempo há; **pause** propõe parar, **resume** retoma, **give 1d** dá tempo aos outros, **claim** fica com a vitória quando o tempo de alguém acabou, ou segue sem essa pessoa. **holiday 10d** e **hours night 22-7** param seus relógios.
console-help-seats = Um número aperta o que está ao lado dele entre colchetes. **as 1** a **as 6** ou **as NOME** troca quem fala.
console-help-trying = Com **explore** você testa lances em um tabuleiro só seu: **explore D2-D3 D8-D7**, **explore from 5**; um ataque dá certo, a menos que você acrescente **fails**.
    Com **plan D8-D7 E1-E2** você planeja sua resposta; com mais lances, as respostas seguintes; `|` separa várias linhas. **plan** mostra o que está planejado, **plan drop 2** e **plan clear** tiram.
console-help-looking = Digite **board** para o tabuleiro, **games** para o que espera por você e **games here** para todas as partidas, **next** e **skip** para um tabuleiro à espera após o outro, **rules** ou **rules KM-4** para as regras.
    Onde várias partidas estão em andamento, diga uma pelo número: `#12 D2-D3`, **board 12**, **draw 12**.
    Digite **describe** para a posição em palavras, **where** para suas próprias peças, **what D5** para uma casa.
console-help-games = Com **review 12** você percorre a partida 12 a partir do último lance; com **review 12 move 5** ou **review 12 move D2-D3**, a partir desse; com **review 12 start**, do tabuleiro inicial; **back**, **forward**, **first**, **last** passam as páginas, **flip** vira o tabuleiro.
    Com **history** você encontra partidas encerradas; acrescente, se quiser, um nome, **against NOME**, **won**, **lost**, **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**. **profile**, ou **profile NOME**, conta as partidas e como caíram os dados.
console-help-notes = Com **note** e algumas palavras você as anota no último lance, com **note 5:** no lance 5 (**5…** é o das Pretas); sem palavras, a nota sai. **notes 12** lista as notas, **notes 12 share** deixa todos lerem depois do fim.
console-help-settings = Com **settings** você vê como são seus tabuleiros; **theme night**, **facing first** e **confirm all** (todo lance aparece antes de valer) mudam isso. Com **server** você vê como se joga aqui; **server expiry 14** muda isso.
console-help-files = Com **png board.png** você grava como imagem o último tabuleiro mostrado; com **film 12 game.gif**, uma partida como filme (ou um trecho: **film 12 5-20**); com **export 12 game.txt**, o registro dela. Para sair, digite **quit**; todas as partidas ficam.
console-player = Jogador { $number }
console-help-names = Os nomes vêm depois de **new** na ordem dos lugares, cada um com inicial maiúscula: **new Anna Ben**, **new immortal-star-masters Anna Ben Cleo** (uma partida de três), **new "anna lee" Ben**. Eles mantêm os lugares nas partidas seguintes.
console-dropped = **quit** ou Ctrl+D sai, e mais um Ctrl+C também.
console-no-page = Não há página para virar agora. **undo** pede para desfazer o seu último lance, **review** percorre a partida, **board** a mostra.
console-first-page = Esta é a primeira página.
console-last-page = Esta é a última página.
console-elsewhere = Algo aconteceu em { $game } em outro terminal:
console-moves-of = É a vez de { $name }, que pode jogar:
console-move-elsewhere = Isso seria um lance em { $game }, que não está na tela. **{ $game } { $text }** joga lá.
console-option-near = Não conheço “{ $text }”. Você quis dizer **{ $option }**? Um nome começa com maiúscula.
console-option-of = { $game } não tem a opção “{ $option }”, mas { $other } tem: **new { $slug } { $option }**.
console-name-capital = Um nome começa com maiúscula: **new Anna Ben**.
console-game-unknown = Não conheço “{ $text }”. Estes são os jogos:
console-how-many = { $game } é para { $sizes ->
    [one] { $fewest }
    [two] { $fewest } ou { $most }
   *[more] { $fewest } a { $most }
} pessoas, não para { $number }. Um tempo para jogar leva uma letra: **{ $number }d** para dias, **{ $number }h** para horas.
console-other-names = Este jogo é para { $fewer } ou { $more }: diga tantos nomes.
console-too-many-names = { $count ->
    [one] Só uma pessoa joga aqui neste teclado: diga um nome.
   *[other] Este jogo é para { $count }: diga no máximo tantos nomes.
}
console-topic-near = Não há ajuda sobre “{ $text }”. Você quis dizer **help { $topic }**?
console-topic-unknown = Não há ajuda sobre “{ $text }”. **help** lista os assuntos.
console-after-end = E agora? **rematch** joga de novo com { $seats ->
    [2] os lados trocados
   *[other] outros lugares
}, **review** a percorre, **new** começa outra.
console-games-beside = Também em andamento: { $games }. **{ $first }** mostra essa partida.
console-language = Idioma da mesa: { $language }.
console-language-which = Qual idioma? { $languages }. **language de** escolhe um; **language auto**, o do seu terminal.
console-import-what = Qual arquivo? **import game.txt** traz um registro, como **export game.txt** o grava.
console-import-failed = Nada foi trazido de { $path }: { $why }
console-import-again = Essa partida já está aqui, como { $game }, e ficou como estava. Para tê-la duas vezes, saia da mesa e digite `kingboard import { $path } --again`.
console-imported = A partida de { $path } é aqui { $game }.
console-verb-import = Traga de um arquivo o registro de uma partida
console-goodbye = Todas as partidas estão guardadas. Até a próxima.
console-speaking = Agora fala { $name }.
console-stored = Está guardado. Talvez outro terminal com estas partidas já tenha mostrado isso; é assim que a partida está.
console-thanks = De nada.
console-unknown = Não conheço “{ $text }”. Digite um lance como `{ $example }`, ou **help**.
console-no-question = Nenhum pedido espera o seu sim ou não. **challenges** lista os desafios abertos, **accept 12** e **decline 12** respondem a um deles.
console-not-done = Nada foi feito: tudo continua como estava.
console-did-you-mean = Não conheço “{ $text }”. Você quis dizer **{ $verb }**?{ $verb ->
    [help] {""}
   *[other] {" "}**help { $verb }** diz como se digita.
}
console-help-on = { $about }.
    Digita-se: **{ $lines }**
console-usage = Digita-se: **{ $lines }**
console-help-verbs = Tudo o que pode começar uma linha: { $verbs }. **help** e um deles, como **help review**, diz como se digita.
console-help-words = Sozinhas em uma linha, estas palavras também valem: { $words }.
console-verb-computer = Traga um computador a uma mesa aberta, ou mande-o embora
console-verb-new = Comece uma partida entre quem está neste teclado
console-verb-withdraw = Retire uma oferta sua
console-verb-rematch = Jogue de novo uma partida encerrada, com os lados trocados
console-verb-sit = Sente-se a uma mesa aberta: em qualquer lugar, ou no de um lado
console-verb-leave = Saia de uma mesa antes de a partida começar
console-verb-start = Concorde em começar com quem está presente
console-verb-skip = Deixe este tabuleiro para depois e veja o próximo que espera por você
console-verb-moves = Liste os lances legais, ou só os que começam com o que você digitar
console-verb-as = Troque a pessoa ao teclado
console-verb-boards = Desenhe os tabuleiros, ou deixe-os de fora para um leitor de tela
console-verb-flip = Vire o último tabuleiro mostrado
console-boards-off = Os tabuleiros não são mais desenhados. **board** e **describe** dizem uma posição em palavras, e **boards on** volta a desenhá-los.
console-boards-on = Os tabuleiros voltam a ser desenhados.
console-boards-what = **boards off** deixa os tabuleiros de fora, para um leitor de tela. **boards on** volta a desenhá-los.
console-verb-png = Grave o último tabuleiro mostrado como imagem
console-verb-quit = Saia; todas as partidas ficam guardadas
console-no-control = Não há nada com o número { $number } para escolher agora.
console-no-moves = Não há lances a listar agora. **board** mostra de quem é a vez; se várias partidas esperam, diga uma: **moves 12**.
console-no-such-moves = Nenhum lance legal começa com “{ $text }” agora. **moves** sozinho lista todos.
console-no-board = Nenhum tabuleiro foi mostrado ainda. **board** mostra um.
console-png = O tabuleiro está em { $path }.
console-film = O filme está em { $path }.
console-film-how = **film** faz um filme da sua partida mais recente daqui. Depois dele, em qualquer ordem: uma partida `12`, os lances `5-20`, **slow** ou **fast**, **white** ou **black** para o lado, um tema como **night**, e o arquivo `game.gif`.
console-story = A história está em { $path }.
console-story-how = **story** desenha a sua partida mais recente daqui em uma imagem: o início, a virada e o fim. Depois dele, em qualquer ordem: uma partida `12`, **white** ou **black** para o lado, um tema como **night**, e o arquivo `story.png`.
console-png-taken = Já existe um arquivo { $path }, e ele não é uma imagem: ficou como estava. Escolha outro nome.
console-path-folder = Já existe uma pasta { $path }. Dê o nome de um arquivo.
console-picture-ending = Isso seria uma imagem de outro tipo. Dê um arquivo que termine em .{ $ending }, ou um nome sem extensão.
console-png-failed = A imagem não pôde ser gravada em { $path }: { $why }.
console-exported = O registro está em { $path }.
console-export-failed = O registro não pôde ser gravado em { $path }: { $why }.
console-as-whom = Quem fala? **as 1** a **as 6**, ou **as** e um nome.
console-challenge-whom = Quem? **challenge NOME** ou **challenge anyone**, depois um lado e opções, se quiser.
console-challenge-clock = Qual tempo? **clock 3d** são três dias por lance; **clock 72h+12h/96h soft** uma reserva de horas; **clock none**, sem relógio.
console-challenge-games = Quantas? **games 5**, ou **games forever**.
console-no-challenge = Não há aqui um desafio aberto assim para retirar. **games** lista o que há.
console-touch-what = Qual peça? **touch D2**.
console-hours-what = Quais horários? **hours zone Europe/Berlin**, **hours night 22-7**, **hours rest sat sun**; **off** tira um deles.
console-dice-how = **roll** rola os dados, **roll 5 2** informa os seus; **dice words** e algumas palavras acrescenta aos dados lacrados, **dice renew** propõe um lacre novo (**dice renew yes** ou **dice renew no** responde).
console-give-what = Quanto? **give 1d**, **give 12h**.
console-which-request = Vários pedidos esperam essa resposta. Qual deles? Digite o número ou as palavras.
console-which-challenge = Vários desafios esperam por você: **accept { $game }** e **decline { $game }** respondem a um deles.
console-which-game = Diga a partida pelo número, como **board 12**.
console-no-rematch = Não há aqui partida para jogar de novo. **new** começa uma.
console-why = Digite o próprio lance: se não for legal, a resposta diz por quê. **show { $square }** diz o que uma peça pode fazer.
console-show-what = Qual peça? **show D2**.
console-what-what = Qual casa? **what D5**.
console-note-what = O que devo anotar? **note** e algumas palavras, no último lance; **note 5:** e algumas palavras, no lance 5; **note 5:** sozinho tira essa nota.
console-settings-what = Não conheço essa configuração ou esse valor. Digite **theme slate** (ou **night**, **contrast**, **safe**, **print**), **facing own** ou **facing first**, ou **confirm off**, **picked** ou **all**. **settings** mostra o que está escolhido.
console-puzzles-what = **puzzles on** ou **puzzles off**: se suas partidas encerradas podem virar problemas para outros, sem nomes. **puzzle** traz um para resolver.
console-rated-what = **rated on**, **rated off** ou **rated server**: se seus desafios com relógio valem rating.
console-server-what = **server** mostra como se joga aqui. Para mudar, acrescente o quê e como: **game**, **clock 3d**, **expiry 14**, **offers 5**, **offers-in-all 50**, **games 10**, **holidays 30**, **seasons year**.
console-review-what = Qual partida? **review 12** mostra o último tabuleiro dela, **review 12 start** o primeiro, **review 12 move 5** o do quinto lance.
console-games-which = **games** para o que espera por você, **games 2** para a segunda página, **games here** para tudo o que está em andamento; **history** tem as encerradas.
console-history-how = **history** e depois, se quiser: um nome, **against NOME**, **won**, **lost** ou **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**.
console-symbols-hint = **help symbols** explica as letras e os sinais.
console-window-small = O tabuleiro inteiro precisa de uma janela de { $columns } colunas e { $rows } linhas.
console-full-screen-keys = As setas e Enter, ou o mouse, escolhem uma peça e depois a casa. Uma linha digitada e Enter é um comando. Ctrl+C sai.
console-more = … Enter mostra o resto.
console-full-screen-more = … PageDown
console-not-live = Este tabuleiro não mostra a partida como está agora, e um clique nele não joga nada nela. Esc mostra a partida.
console-study-open = { $board ->
    [explore] Seu tabuleiro de análise continua aberto, e os lances são testados nele.
    [lesson] A lição continua aberta, e os lances são testados nela.
   *[puzzle] O problema continua aberto, e os lances são testados nele.
} **board** sai daí.
console-study-plays = **{ $text }** é para uma partida, e na tela está { $board ->
    [explore] o seu tabuleiro de análise
    [lesson] a lição
   *[puzzle] o problema
}. **board** sai daí.
console-study-plays-behind = Nada foi feito em { $game }: na tela está { $board ->
    [explore] o seu tabuleiro de análise
    [lesson] a lição
   *[puzzle] o problema
}. **board** volta à partida, e **{ $game } { $text }** vale para ela.
console-study-solved = O problema está resolvido. **next** traz outro, **board** sai daí.
console-nobody = Não conheço ninguém chamado { $name } aqui. Digite o nome como foi dado, entre aspas se tiver várias palavras: **friend "Anna Maria"**.
console-hint = **moves** lista os lances legais neste tabuleiro, **describe** o descreve em palavras.{ $board ->
    [puzzle] {" "}**solution** mostra a solução, e o problema então conta como não resolvido.
   *[other] {""}
}
