### Português do Brasil: o que só o Discord e `serve` mostram. Nomes e descrições têm no máximo 100 caracteres.

## Commands and their options: discord-<command>, discord-<command>-<option>.

discord-challenge = Ofereça uma partida a alguém
discord-challenge-game = Ofereça uma partida de { $game }
discord-challenge-opponent = Com quem você joga; vazio: qualquer pessoa
discord-challenge-side = O seu lado; vazio: por sorteio
discord-side-random = Por sorteio
discord-challenge-clock = Tempo: 3d por lance, 72h+12h/96h, soft ou none; vazio: o do servidor
discord-challenge-words = Um recado com a oferta
discord-challenge-games = Quantas partidas seguidas, para todos: 5 ou forever
discord-challenge-thread = Em um tópico próprio

discord-challenges = Liste os desafios que você pode responder e os seus
discord-decline = Recuse um desafio feito a você, com um recado se quiser
discord-decline-words = Um recado a quem desafiou, até 200 caracteres
discord-decline-game = O número do desafio, se vários esperam por você

discord-option-kings-guard-small = Tabuleiro pequeno: 8 por 8 casas, 8 guardas por lado
discord-option-kings-guard-diagonal = Passos na diagonal; no tabuleiro pequeno favorecem o Sul: pode-se trocar de lado
discord-option-kings-guard-swap = Regra da torta: depois do primeiro turno do Sul, o Norte pode tomar esse lado
discord-option-kings-guard-swap-on-page = Regra da torta: depois do primeiro turno do Sul, o Norte pode tomar esse lado (já vem ligada no tabuleiro pequeno com passos na diagonal)
discord-option-kings-guard-no-swap = Sem a regra da torta, que pequeno com diagonal já traz: aí o Sul tem grande vantagem
discord-option-kings-guard-no-swap-on-page = Sem a regra da torta, que o tabuleiro pequeno com passos na diagonal já traz: aí o Sul tem grande vantagem
discord-option-four-kings-team = A quatro, um exército cada: Sul e Oeste contra Norte e Leste
discord-option-immortal-star-masters-three = Três jogadores: vermelhas, pretas e amarelas
discord-option-immortal-star-masters-four = Quatro jogadores: vermelhas, azuis, verdes e amarelas
discord-option-immortal-star-masters-five = Cinco jogadores: todas menos as brancas
discord-option-immortal-star-masters-six = Seis jogadores

discord-move = Jogue um lance
discord-move-move = O lance, como D2-D3, em King’s Guard E5-E7,D5; vazio: você o escolhe em menus
discord-move-game = O número da partida, se várias esperam por você

discord-board = Mostre o tabuleiro de uma partida, só para você
discord-board-game = O número da partida; vazio: a sua daqui
discord-board-show = Vista de perto ou marcas; vazio: o tabuleiro todo
discord-board-show-close = Meu lado, de perto
discord-board-show-passant = Casas de captura en passant

discord-games = O que espera por você, em todos os servidores
discord-games-terminal = O que espera por você
discord-games-show = Quais partidas; vazio: as suas
discord-games-show-mine = As minhas, em qualquer lugar
discord-games-show-here = As que estão em andamento aqui

discord-review = Percorra uma partida, encerrada ou em andamento
discord-review-game = O número da partida, ou o nome de quem joga; vazio: a sua daqui
discord-review-move = O lance em que começar, pelo número ou como foi jogado; vazio: o último

discord-remind = Seus lembretes de partidas que esperam seu lance
discord-remind-how = auto, off ou a frequência: 12h, 2d
discord-remind-where = Onde chegam os lembretes
discord-remind-where-here = Onde a partida é jogada
discord-remind-where-dm = Por mensagem direta
discord-remind-quiet = Horas sem lembretes, como 22-7; ou off
discord-remind-boards = Se o tabuleiro vem por mensagem direta, sem som, quando é a sua vez
discord-remind-boards-off = Não
discord-remind-boards-dm = Por mensagem direta
discord-history = Encontre partidas encerradas ou em andamento
discord-history-player = Partidas de quem; vazio: as deste servidor
discord-history-opponent = Contra quem
discord-history-result = Como terminaram para essa pessoa
discord-history-result-won = Vitórias
discord-history-result-lost = Derrotas
discord-history-result-drawn = Empates
discord-history-state = Se já terminaram; vazio: as encerradas
discord-history-state-ended = Encerradas
discord-history-state-running = Em andamento
discord-history-since = O primeiro dia, como 2026-03-01; um mês ou um ano também serve
discord-history-until = O último dia, como 2026-03-31; um mês ou um ano também serve
discord-history-game = Com as regras de qual jogo

discord-profile = Veja o que alguém já jogou, e como caíram os dados
discord-profile-player = De quem; vazio: o seu

discord-export = Baixe o registro de uma partida como arquivo, para guardar ou continuar em outro lugar
discord-export-game = O número da partida
discord-verify = Confira os dados lacrados de uma partida, ou veja como estão lacrados
discord-verify-game = O número da partida; vazio: a que você joga aqui
discord-export-format = O formato; vazio: texto
discord-export-format-text = Texto, a partir do qual outro Kingboard pode continuar
discord-export-format-json = JSON, para programas

discord-film = Veja uma partida, ou um trecho dela, em filme
discord-film-game = O número da partida; vazio: a sua mais recente daqui
discord-film-from = O lance em que começar, pelo número ou como foi jogado; vazio: o início
discord-film-to = O lance em que terminar, pelo número ou como foi jogado; vazio: o último
discord-film-side = O lado que fica embaixo; vazio: o seu
discord-film-speed = A velocidade; vazio: um lance por segundo, meio minuto no máximo
discord-film-speed-slow = Lenta, para pensar junto
discord-film-speed-normal = Normal
discord-film-speed-fast = Rápida, para dar uma olhada
discord-film-theme = As cores; vazio: as suas
discord-story = Veja uma partida em uma imagem para compartilhar: o início, a virada e o fim
discord-story-game = O número da partida; vazio: a sua mais recente daqui
discord-story-side = O lado que fica embaixo; vazio: o seu
discord-story-theme = As cores; vazio: as suas

discord-draw = Proponha empate
discord-draw-game = O número da partida, se você joga várias

discord-takeback = Peça para desfazer seu último lance
discord-takeback-game = O número da partida, se você joga várias

discord-resign = Desista de uma partida; antes você confirma
discord-resign-game = O número da partida, se você joga várias
discord-swap = Tome o outro lado depois do primeiro turno do Sul, se vale a regra da torta
discord-swap-game = O número da partida, se você joga várias

discord-abort = Cancele uma partida sem resultado: antes do primeiro lance ou após 30 dias de silêncio
discord-abort-game = O número da partida, se você joga várias

discord-clock = Veja quanto tempo há
discord-clock-game = O número da partida, se você joga várias

discord-dice = Role os dados, acrescente palavras suas a eles ou troque o lacre
discord-dice-roll = Role para defender; apertar não muda como os dados caem
discord-dice-enter = Informe como caíram os seus dados, onde se joga com dados próprios
discord-dice-faces = Os dois valores, primeiro o de quem ataca, como 5 2
discord-dice-words = Acrescente palavras suas aos dados lacrados, antes do seu primeiro lance
discord-dice-text = As palavras; os dois lados e todos daqui vão vê-las
discord-dice-renew = Proponha revelar agora o segredo dos dados e pôr um lacre novo
discord-dice-game = O número da partida, se você joga várias
discord-accept = Aceite um desafio; se houver dados, com palavras suas para eles
discord-accept-game = O número do desafio
discord-accept-words = Palavras que entram nos dados; todos daqui vão vê-las
discord-pause = Proponha pausar uma partida: nenhum relógio corre até alguém retomar
discord-pause-game = O número da partida, se você joga várias

discord-resume = Retome uma partida em pausa
discord-resume-game = O número da partida, se você joga várias

discord-give = Dê mais tempo a quem joga com você
discord-give-time = Quanto: 1d, 12h, 1d12h
discord-give-game = O número da partida, se você joga várias

discord-claim = Quando o tempo de alguém acabar: reivindique a vitória ou siga sem essa pessoa
discord-claim-game = O número da partida, se você joga várias

discord-holiday = Saia de férias: nenhum relógio corre nas suas partidas; sem nada, mostra suas férias
discord-holiday-until = O último dia, como 2026-08-20, ou a duração, como 10d
discord-holiday-from = O primeiro dia, como 2026-08-10; vazio: agora
discord-holiday-back = Você voltou: suas férias acabam agora

discord-hours = Seu fuso, suas noites e folgas, quando seus relógios param; sem nada, mostra tudo
discord-hours-zone = Seu fuso horário, como Europe/Berlin ou +05:30
discord-hours-night = Sua noite, como 22-7, ou off
discord-hours-rest = Seus dias de folga, como sat sun, ou off

discord-touch = Toque uma peça às claras, em uma partida com a regra da peça tocada
discord-touch-square = A casa da peça, como D2
discord-touch-game = O número da partida, se você joga várias

discord-show = Mostre o que uma das peças pode fazer
discord-show-square = A casa da peça, como D2
discord-show-game = O número da partida, se você joga várias

discord-describe = Leia uma partida em palavras, ou como tabuleiro em letras
discord-describe-square = Só esta casa, como D5: o que está nela e o que pode chegar lá
discord-describe-show = O que ler; vazio: tudo em palavras
discord-describe-show-all = Tudo em palavras
discord-describe-show-mine = Minhas peças em palavras
discord-describe-show-board = O tabuleiro em letras
discord-describe-game = O número da partida, se você joga várias

discord-explore = Teste lances em um tabuleiro de análise que só você vê
discord-explore-moves = Lances dos dois lados, como D2-D3 D8-D7; ataques dão certo, salvo com fails depois
discord-explore-game = O número da partida; vazio: a sua daqui
discord-explore-from = Recomece depois deste lance, pelo número ou como foi jogado

discord-plan = Planeje suas respostas: só você as vê, e elas são jogadas na hora
discord-plan-line = Lances como seriam jogados: D8-D7 E1-E2; ou draw accept; vazio: você vê seu plano
discord-plan-game = O número da partida, se você joga várias

discord-note = Anote algo sobre um lance, para você
discord-note-text = Sua nota, até 500 caracteres; vazio: a nota desse lance é apagada
discord-note-move = O lance, pelo número ou como foi jogado; vazio: o último
discord-note-game = O número da partida, se você joga várias

discord-notes = Leia suas notas de uma partida e as que foram abertas a todos
discord-notes-game = O número da partida; vazio: a sua daqui
discord-notes-share = Se todos podem ler suas notas quando a partida acabar

discord-block = Não jogue mais partidas novas com alguém, sem que ninguém saiba
discord-block-player = Quem; vazio: todas as pessoas que você bloqueou
discord-unblock = Volte a jogar com alguém que você bloqueou
discord-unblock-player = Quem; vazio: todas as pessoas que você bloqueou
discord-friend = Aceite na hora todo desafio de alguém
discord-friend-player = De quem; vazio: todas as pessoas cujos desafios você aceita na hora
discord-unfriend = Volte a decidir antes que um desafio de alguém comece
discord-unfriend-player = De quem; vazio: todas as pessoas cujos desafios você aceita na hora

discord-settings = Escolha a aparência dos tabuleiros e os lances que você vê antes de valerem
discord-settings-theme = As cores dos seus tabuleiros
discord-settings-welcome = Quem pode desafiar você
discord-settings-facing = Que lado dos seus tabuleiros fica embaixo
discord-settings-confirm = Que lances você vê antes de valerem

discord-server = Veja ou mude como se joga neste servidor
discord-server-setting = Qual configuração; vazio: todas
discord-server-value = O novo valor; vazio: você escolhe em uma lista

discord-setup = Verifique o que posso fazer neste canal, e como me dar o resto

discord-here = Traga uma partida para este canal
discord-here-game = O número da partida; vazio: a que perdeu seu canal, ou a única que você tem

discord-help = Como jogar aqui
discord-help-game = As imagens de qual jogo; vazio: as do jogo daqui
discord-rules = As regras de um jogo em resumo, ou uma das decisões
discord-rules-topic = Uma decisão, como KM-4 ou KG-5, ou um título
discord-rules-game = As regras de qual jogo

## The adapter's own answers.

done-elsewhere = Feito. Aparece no canal da partida.
done-restarted = Feito. Fui reiniciado antes de poder responder.
done-there = Feito em { $game }. O tabuleiro está aqui:
done-there-move = Seu lance em { $game }: `{ $moves }`. O tabuleiro está aqui:
discord-which-setting = Escolha qual configuração deve ter esse valor.
discord-no-such-role = Diga os cargos mencionando-os, como `@Players`, ou escolha-os na lista que `/server settings` mostra.
discord-unknown-control = Não conheço mais esse botão. Os que funcionam estão no tabuleiro mais recente da partida.
discord-unknown-command = Não conheço esse comando. O Discord pode levar alguns minutos para mostrar os atuais.
discord-no-such-game = Diga a partida pelo número, como `12`. Suas partidas e os números delas estão na lista de partidas.
discord-unknown-shape = O Discord enviou isto numa forma que ainda não conheço, por isso nada mudou. Tente de outro jeito: com um comando ou com uma versão mais nova de mim.
discord-opponent-is-bot = Não dá para desafiar um bot: escolha uma pessoa, ou ninguém, para jogar com quem quiser daqui. Para jogar contra o computador, escolha o nível em **computador**.
discord-films-busy = Há muitos filmes sendo feitos agora, então este não começou. Peça de novo daqui a um minuto.
discord-film-in-hand = Seu outro filme ainda está sendo feito, então este não começou. Peça de novo quando o outro chegar.
discord-films-in-a-row = Foram vários filmes seguidos. Você pode pedir o próximo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
discord-missing-rights = Não posso publicar tabuleiros neste canal. Aqui preciso das permissões **Ver canal**, **Enviar mensagens** (em um tópico: **Enviar mensagens em tópicos**) e **Anexar arquivos**. Até lá, as mensagens da partida esperam; `/board` e `/move` funcionam mesmo assim.

## Settings and the start of `serve`.

config-unreadable = As configurações em { $path } não podem ser lidas: { $why }
config-malformed = As configurações não podem ser usadas: { $why }
config-unknown-level = A configuração log não pode ser "{ $level }": escolha off, error, warn, info, debug ou trace.
config-not-loopback = A configuração api_base não pode ser "{ $base }": só um endereço desta máquina pode fazer as vezes do Discord, como http://127.0.0.1:8080.

serve-no-token = Não há token do bot: defina a variável de ambiente DISCORD_TOKEN com o token do portal de desenvolvedores do Discord, ou DISCORD_TOKEN_FILE com um arquivo que o contenha.
serve-bad-token = O Discord não conhece esse token do bot: copie-o de novo do portal de desenvolvedores do Discord para DISCORD_TOKEN.
serve-bad-token-file = O Discord não conhece o token do bot em { $path }: copie-o de novo do portal de desenvolvedores do Discord para esse arquivo.
serve-intent-refused = O Discord não deixa este bot ler mensagens: ligue o Message Content Intent dele no portal de desenvolvedores do Discord, ou defina read_messages como false.
serve-unreachable = Não foi possível alcançar o Discord: { $why }
serve-ended = A conexão com o Discord acabou de vez: { $why }
