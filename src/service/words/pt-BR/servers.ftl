### Português do Brasil: servidores. Como querem suas partidas, o que o bot pode fazer neles e o que impede uma partida.

## The settings of a server

house-title = **Como se joga neste servidor**
house-title-terminal = **Como se joga nesta mesa**
house-setting = **{ $setting }**:
house-channels = Partidas começam
house-roles = Quem começa partidas e entra nelas
house-game = Jogo padrão
house-clock = Controle de tempo padrão
house-pings = Mensagens
house-expiry = Um desafio expira
house-offers = Desafios abertos por pessoa
house-offers-in-all = Desafios abertos ao todo
house-games = Partidas em andamento por pessoa
house-holidays = Férias por pessoa
house-puzzles = O problema do dia
house-puzzles-nowhere = em lugar nenhum
house-puzzles-refused = O canal do problema do dia não aceitou o último. Escolha um canal de texto ou de anúncios em que eu possa escrever.

house-everywhere = em qualquer canal
house-everybody = todo mundo
house-no-clock = nenhum, cada lance leva o tempo que levar
house-never = nunca
house-after-days = { $count ->
    [one] após um dia
   *[other] após { $count } dias
}
house-days = { $count ->
    [0] nenhuma
    [one] um dia por ano
   *[other] { $count } dias por ano
}
house-most = no máximo { $count }
house-any-number = sem limite
pings-on = notificam quem elas chamam
pings-silent = dizem os nomes, sem notificar ninguém

house-change = Mudar algo
house-who = Quem gerencia o servidor pode mudar isso.
house-not-yours = Só quem pode gerenciar este servidor pode mudar as configurações dele.
house-no-server = Estas configurações são de um servidor em que estou. Peça-as em um dos canais dele.
house-not-read = Não posso usar “{ $typed }” aqui.
house-how-channels = Escolha os canais em que partidas começam; os tópicos deles estão incluídos. **all** é em qualquer canal. Partidas em andamento continuam onde estão.
house-how-roles = Escolha os cargos cujos membros começam partidas e entram nelas. **all** é todo mundo. Quem gerencia o servidor sempre pode.
house-how-game = Escolha um jogo pelo nome, como `kings-mate`.
house-how-clock = Dias por lance, como `3d`; ou uma reserva, um acréscimo e um teto, como `72h+12h/96h`. Com **soft** no fim, quem fica sem tempo só perde se outra pessoa da partida reivindicar. **none** é sem relógio.
house-how-pings = **on** notifica quem a mensagem chama; **silent** diz os nomes sem som.
house-how-expiry = Escolha quantos dias um desafio espera por resposta, de 1 a 366, ou **never** para nunca expirar.
house-how-offers = Escolha quantos desafios uma pessoa pode ter abertos, de 1 a 999, ou **any** para não ter limite.
house-how-offers-in-all = Escolha quantos desafios podem estar abertos ao todo, de 1 a 999, ou **any** para não ter limite.
house-how-games = Escolha quantas partidas uma pessoa pode ter em andamento aqui, de 1 a 999, ou **any** para não ter limite.
house-how-holidays = Escolha quantos dias de férias uma pessoa pode tirar por ano, de 0 a 366.
house-how-puzzles = Escolha um canal de texto ou de anúncios em que o problema do dia é publicado, sem notificar ninguém. **none** é em lugar nenhum.
button-server = Configurações do servidor

## What is in the way of a game's beginning.

admit-elsewhere = Neste servidor, partidas começam em outro lugar:
admit-shown-elsewhere = Neste servidor, partidas não se mostram a todos aqui, e sim em outro lugar:
admit-there = Nesse servidor nem todo mundo começa partidas, e daqui não vejo seus cargos. Responda em { $place }.
admit-roles = Neste servidor, só membros de alguns cargos começam partidas:
admit-nobody-here = Em uma conversa privada ninguém mais poderia entrar. Ofereça a partida em um canal de um servidor, onde alguém possa aceitar.
admit-guest = Eu não estou neste servidor, então ninguém aqui veria o tabuleiro. Quem gerencia o servidor pode me convidar; o que é só para você funciona aqui mesmo assim.
admit-guest-shown = Aqui só estou de visita: posso mostrar isso a você, mas não a todos.
admit-offers = { $count ->
    [one] Você tem um desafio aberto neste servidor, e aqui só se permite um de cada vez. Retire-o ou espere a resposta.
   *[other] Você tem { $count } desafios abertos neste servidor, o máximo por pessoa. Retire um ou espere uma resposta.
}
admit-offers-in-all = { $count ->
    [one] Há um desafio aberto neste servidor, e aqui só se permite um de cada vez. Que tal aceitar?
   *[other] Há { $count } desafios abertos neste servidor, o máximo permitido aqui. Que tal aceitar um?
}
admit-games = { $count ->
    [one] Você tem uma partida em andamento neste servidor, e aqui só se permite uma de cada vez. Termine-a antes.
   *[other] Você tem { $count } partidas em andamento neste servidor, o máximo por pessoa. Termine uma antes.
}
admit-games-of-other = { $player } já tem o máximo de partidas em andamento por pessoa neste servidor. O desafio continua aberto.

## What the bot may do in a channel: right-<code>.

setup-ready = **Dá para jogar aqui.** Tenho todas as permissões necessárias.
setup-missing = **Ainda não dá para jogar aqui.** O que falta:
setup-refused = Sem isso, ninguém aqui veria o tabuleiro. { $command } diz como me dar as permissões.
setup-better = Lances digitados teriam respostas melhores, ligadas a eles, com:
setup-for-threads = Só partidas com tópico próprio precisam também de:
setup-threads-ready = As partidas também podem ter um tópico próprio.
setup-hears = Leio todas as mensagens daqui: um lance como `D2-D3`, sozinho em uma linha, é jogado. Conversas não recebem resposta nem são guardadas.
setup-hears-little = Para jogar, responda a um tabuleiro com `D2-D3` e deixe ligada a menção da resposta, me mencione ou use { $move }. Um `D2-D3` solto eu não vejo: para isso, quem mantém o bot precisa ligar o Message Content Intent e `read_messages`.
setup-how = Para me dar o que falta: abra **Editar canal** › **Permissões**, adicione meu cargo ou a mim em **Permissões avançadas**, marque essas permissões e salve. Para todos os canais de uma vez: **Config. do servidor** › **Cargos** › meu cargo › **Permissões**. Depois aperte **Verificar de novo**.
setup-meanwhile = Enquanto isso, funciona o que é só para você: { $board }, { $move }, { $games }.
setup-nothing = Não há nada a configurar aqui: tudo funciona.
setup-private = Aqui funciona tudo o que é só para você. Para verificar um canal, peça lá.
setup-guest = Eu não estou neste servidor: só você me tem aqui. O que é só para você funciona, mas ninguém mais vê, e nenhuma partida pode começar. Quem gerencia o servidor pode me convidar.
setup-elsewhere = Mas, pelas configurações deste servidor, partidas começam em outro lugar:
button-setup = O que posso fazer aqui
button-setup-again = Verificar de novo
button-invite = Convidar o bot

right-view = • **Ver canal**: para eu poder estar aqui
right-post = • **Enviar mensagens**: tabuleiros são mensagens comuns
right-post-in-threads = • **Enviar mensagens em tópicos**: lá os tabuleiros são mensagens comuns
right-attach = • **Anexar arquivos**: a imagem do tabuleiro
right-history = • **Ver histórico de mensagens**: o Discord exige isso para responder a uma mensagem
right-open-threads = • **Criar tópicos públicos**: para abrir o tópico
right-keep-threads = • **Gerenciar tópicos**: para reativar o tópico e fechá-lo depois da partida
right-hear = • **Message Content Intent**: para ler lances digitados sem resposta nem menção
right-call-roles = • **Mencionar @everyone, @here e todos os cargos**: para chamar o cargo nos desafios abertos

## Places that close, and games that go on elsewhere.

place-gone = O canal de { $game }, com { $opponent }, sumiu ou está fechado para mim: a partida está em pausa e nenhum relógio corre. Vá a um canal em que todos da partida e eu estejamos e use { $command } lá: ela continua com este tabuleiro.
challenge-unposted = O Discord não aceitou a mensagem do seu desafio { $game }, então ninguém o vê no canal. Você pode retirá-lo e tentar de novo. { $setup } naquele canal diz se me falta alguma permissão.
here-private = Uma partida é jogada onde toda a mesa a vê. Use isso em um canal de um servidor.
here-other-server = { $game } é jogada em outro servidor, e o canal dela ainda está lá. Dentro daquele servidor, ela pode ir para qualquer lugar.
refuse-here-already = { $game } já é jogada aqui.
moved-there = { $game } continua em outro lugar:
no-thread = Não posso abrir tópicos aqui, então { $game } fica neste canal. { $command } diz do que eu precisaria.
button-abort = Cancelar a partida
time-wait-left = Certo: a partida espera. Para voltar, basta { $player } fazer qualquer coisa em { $game }.
places-gone = { $count } das suas partidas perderam o canal, ou ele está fechado para mim: estão em pausa e nenhum relógio corre.
places-gone-line = { $game } { $title }: contra { $opponent }
places-gone-how = Vá a um canal em que os outros e eu estejamos e use { $command } `{ $number }` lá, com o número da partida: ela continua ali com seu tabuleiro.

house-seekers = Cargo chamado nos desafios abertos
house-seekers-none = nenhum
house-how-seekers = Escolha um cargo. Quando alguém desafia qualquer pessoa aqui, eu o chamo abaixo da oferta: uma vez por desafio e no máximo uma vez por hora. Todos precisam poder mencionar o cargo, ou preciso de **Mencionar @everyone, @here e todos os cargos**. **none** não chama ninguém.
house-seekers-missing = Para chamar o cargo nos desafios abertos ainda preciso disto, a não ser que todos possam mencioná-lo:
house-seekers-call = { $player } quer jogar: { $game }.
