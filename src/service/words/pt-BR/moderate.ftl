### Português: a moderação, o que ela faz, e o que se digita em campos próprios.

house-moderators = Moderação de partidas
house-moderators-all = quem pode gerenciar mensagens
house-how-moderators = Escolha os cargos que podem pausar, anular e repassar partidas. **all** é quem pode gerenciar mensagens. Quem gerencia o servidor sempre pode. Se um cargo não vê o comando, permita-o nas configurações do servidor, em Integrações.

discord-moderate = Para a moderação: pause, anule ou repasse partidas, e diga quais contas valem para os ratings
discord-moderate-pause = Pare uma partida até que a moderação a retome
discord-moderate-resume = Retome uma partida parada pela moderação
discord-moderate-annul = Encerre uma partida sem resultado, ou retire o que ela tem
discord-moderate-hand-over = Peça a alguém que ocupe o lugar de outra pessoa
discord-moderate-log = O que a moderação fez, do mais novo ao mais antigo
discord-moderate-game = O número da partida
discord-moderate-from = De quem é o lugar agora
discord-moderate-to = Quem vai ocupá-lo
discord-moderate-reason = Por quê; todos na mesa leem, no máximo 200 caracteres
discord-moderate-player = Sobre quem; vazio: sobre todos
discord-seat-for-bot = Um bot não pode ocupar um lugar. Indique uma pessoa.

moderated-paused = Moderação: { $moderator } parou { $game }. Nenhum relógio corre, e só a moderação pode retomar.
moderated-resumed = Moderação: { $moderator } retoma { $game }.
moderated-annulled = **Moderação: { $moderator } anulou { $game }.** Não conta para ninguém. Os lances continuam legíveis.
moderated-offered = Moderação: { $moderator } pede a { $to } que continue { $game } no lugar de { $from }. { $to } pode aceitar até { $until }.
moderated-declined = { $player } recusou: em { $game } todos ficam onde estão.
moderated-lapsed = Ninguém aceitou o lugar a tempo: em { $game } todos ficam onde estão.
moderated-handed = { $to } continua { $game } no lugar de { $from }, como { $moderator }, da moderação, pediu. Propostas de empate e pedidos para desfazer deixam de valer.
moderated-reason = Motivo: { $reason }

button-seat-accept = Ocupar o lugar
button-seat-decline = Eu não

refuse-held = Moderação: { $moderator } parou { $game }, então só a moderação deste servidor pode retomar; peça a ela. Desistir com { $resign } é sempre possível.
refuse-held-on-page = Moderação: { $moderator } parou { $game }, então só a moderação do servidor dela pode retomar; peça a ela. Desistir é sempre possível.

board-annulled = A moderação anulou { $game }. Ela não tem resultado.

moderate-no-server = A moderação é de um servidor em que estou. Peça isso em um dos canais dele.
moderate-not-yours = Isso só a moderação deste servidor pode fazer.
moderate-among-friends = A moderação é para servidores. Nesta mesa vocês estão entre amigos: `pause`, `abort` e `resign` fazem o necessário.
moderate-done = Feito. A mesa de { $game } fica sabendo, em seu nome.
moderate-annul-sure = Anular { $game }? Ela termina sem resultado e não conta para ninguém. Não dá para desfazer. Veja como está:
moderate-annul-over = Anular { $game }, que já acabou? O resultado deixa de contar para todos. Não dá para desfazer. Veja como acabou:
moderate-cannot-sit = { $player } não pode ocupar este lugar. Peça a outra pessoa.
moderate-own-game = Você joga em { $game }, então outra pessoa da moderação precisa cuidar disso.
moderate-not-running = { $game } não está em andamento, então não há nada a fazer.
moderate-held = { $game } já está parada: quem parou foi { $player }.
moderate-not-held = A moderação não parou { $game }. O que os jogadores combinaram, eles mesmos encerram.
moderate-annulled = { $game } já está anulada.
moderate-void = { $game } já terminou sem resultado.
moderate-no-place = O canal de { $game } sumiu ou está fechado para mim, então os jogadores não ficariam sabendo. Um deles precisa antes trazê-la para um canal.
moderate-not-seated = { $player } não joga em { $game }.
moderate-plays-already = { $player } já joga em { $game }.
moderate-no-offer = Essa oferta de um lugar em { $game } não vale mais.
moderate-not-asked = Este lugar em { $game } foi oferecido a { $player }; a resposta é dessa pessoa.
moderate-lapsed = Essa oferta de um lugar em { $game } podia ser aceita até { $until }. Ela pode ser repetida.
moderate-offer-stands = Em { $game } ainda vale uma oferta do lugar de { $player }. Primeiro é preciso respondê-la ou retirá-la.
moderate-seat-counts = { $game } conta para um ranking ou uma competição, então cada pessoa mantém o seu lugar. A moderação pode dar o seu a outra pessoa. Você também pode propor uma pausa.
moderate-log = **O que a moderação fez**
moderate-log-empty = Nada disso foi feito aqui.
moderate-log-more = e { $count } mais antigas
moderate-line-paused = { $when }, { $game }: { $moderator } parou.
moderate-line-resumed = { $when }, { $game }: { $moderator } retomou.
moderate-line-annulled = { $when }, { $game }: { $moderator } anulou.
moderate-line-offered = { $when }, { $game }: { $moderator } ofereceu um lugar a { $to }.
moderate-line-declined = { $when }, { $game }: { $moderator } recusou um lugar.
moderate-line-handed = { $when }, { $game }: { $to } ocupou o lugar de { $from }, a pedido de { $moderator }.

form-type = Digite aqui
form-why = Por quê? Toda a mesa lê
form-zone = Fuso horário
form-night = Noite
form-rest = Dias de folga
form-away = Férias até
form-quiet = Horas de silêncio
form-remind = Frequência dos lembretes
form-annul = Anular a partida
form-open = { $what } …
form-again = Tentar de novo …
form-typed = Escreva depois de { $command }, por exemplo: { $sample }
refuse-rematch-annulled = { $game } foi anulada e não tem revanche. Ofereça uma partida nova.
