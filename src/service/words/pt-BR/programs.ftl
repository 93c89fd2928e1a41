### Portuguese: people's own programs: web hooks of servers, and tokens of the API.

discord-name-hooks = webhooks
discord-name-address = endereço
discord-name-about = sobre
discord-name-test = testar
discord-name-token = token
discord-name-new = novo
discord-name-end = encerrar

discord-hooks = Veja, adicione, teste ou remova os webhooks deste servidor
discord-hooks-address = O endereço https do seu próprio programa, que será avisado
discord-hooks-about = Do que ele é avisado; vazio: de tudo
discord-hooks-about-all = Tudo
discord-hooks-about-move = Lances
discord-hooks-about-turn = De quem é a vez
discord-hooks-about-over = Fins de partidas
discord-hooks-about-round = Rodadas de disputas
discord-hooks-about-open = Desafios abertos
discord-hooks-test = O número do webhook a testar
discord-hooks-remove = O número do webhook a remover

discord-web-token = Veja, crie ou encerre os tokens dos seus próprios programas
discord-server-token = Veja, crie ou encerre os tokens dos programas deste servidor
discord-token-new = Crie um token
discord-token-new-read = Só leitura
discord-token-new-move = Ler e jogar
discord-token-end = O número do token a encerrar

hooks-title = **Webhooks deste servidor**
hooks-none = Este servidor não tem webhooks. { $command } com um endereço adiciona um: seu programa nesse endereço passa a saber o que acontece nas partidas daqui.
hooks-line = **{ $number }.** { $host }: { $about }.
hooks-stopped = **Desligado.**
hooks-answered = Última resposta { $answer }, { $when }.
hooks-silent = Sem resposta, { $when }.
hooks-forbidden = O nome não levou a nenhum endereço público, { $when }.
hooks-waiting = { $count ->
    [one] Uma mensagem espera.
   *[other] { $count } mensagens esperam.
}
hooks-added = O webhook { $number } em { $host } recebe: { $about }. Este é o segredo das assinaturas dele. Ele só é mostrado agora, então guarde bem:
hooks-how = Cada requisição é assinada segundo “Standard Webhooks”; há bibliotecas em muitas linguagens que conferem a assinatura.
hooks-removed = O webhook { $number } foi removido.
hooks-tested = Um teste está a caminho do webhook { $number }. { $command } mostra a resposta em um instante.
hooks-unknown = Este servidor não tem esse webhook.
hooks-full = Este servidor tem { $count } webhooks e não pode ter mais. Remova um antes.
hooks-off-here = Quem mantém este bot desligou os webhooks.
hooks-not-yours = Só quem pode gerenciar este servidor vê e muda os webhooks dele.
hooks-for-servers = Webhooks pertencem a servidores do Discord. Seus programas podem jogar nesta mesa pela API: **token** cria um token.
hooks-which-address = Diga também o endereço: quem deve ser avisado?
hooks-one-thing = Uma coisa de cada vez, por favor.
hook-not-https = “{ $typed }” não pode ser um webhook: o endereço precisa começar com `https://`.
hook-other-port = “{ $typed }” não pode ser um webhook: ele precisa escutar na porta 443, que um endereço não precisa citar.
hook-unreadable = “{ $typed }” não é um endereço que eu possa usar. Um se parece com `https://example.org/games`.
hook-not-global = “{ $typed }” fica em uma rede privada. Um webhook precisa ser alcançável de qualquer lugar.
hook-test-says = Este é um teste do Kingboard.
hook-stopped = O webhook { $number } deste servidor não responde há mais de um dia e foi desligado. { $command } o mostra. Um teste respondido o liga de novo.
hook-gone = O webhook { $number } deste servidor respondeu que não existe mais e foi desligado. { $command } o mostra.
button-hook-test = Testar { $number }
button-hook-remove = Remover { $number }

tokens-title = **Seus tokens**
tokens-server-title = **Tokens deste servidor**
tokens-none = Você não tem tokens. Com um token, um programa seu vê o que você vê e, se você quiser, joga por você: { $command } com **novo** cria um.
tokens-none-terminal = Você não tem tokens. Com um token, um programa seu vê o que você vê e, se você quiser, joga por você: **token new read** ou **token new move** cria um.
tokens-server-none = Este servidor não tem tokens. Com um token, um programa vê as partidas deste servidor: { $command } com **novo** cria um.
tokens-line = **{ $number }**, { $may }. Criado em { $when }.
tokens-used = Último uso: { $when }.
tokens-unused = Nunca usado.
token-scope-read = só leitura
token-scope-move = ler e jogar
tokens-made = Token { $number }: { $may }. Ele só é mostrado agora, então guarde bem; quem o tiver pode fazer o mesmo:
tokens-how = Um programa o envia com cada requisição como `Authorization: Bearer TOKEN`. O que ele pode pedir está descrito em `/api/v1/openapi.json`, no endereço das páginas no navegador.
tokens-ended = O token { $number } foi encerrado: nenhum programa pode mais usá-lo.
tokens-unknown = Você não tem o token { $number }.
tokens-no-pages = Os programas acessam o bot pelas páginas dele, e este bot não tem nenhuma. Quem o mantém pode ativá-las.
tokens-full = Já há { $count } tokens, e não pode haver mais. Encerre um antes.
tokens-server-looks = O token de um servidor é sempre só leitura: ninguém joga por um servidor inteiro.
tokens-not-yours = Só quem pode gerenciar este servidor vê e muda os tokens dele.
button-token-end = Encerrar { $number }
console-token-what = **token** mostra seus tokens, **token new read** ou **token new move** cria um, **token end NÚMERO** encerra um.

web-tokens = Tokens
web-tokens-how = Com um token, um programa seu vê as partidas desta mesa e joga nelas, em nome de alguém da mesa. Como se faz está em docs/api.md.
web-tokens-paths = Todos os caminhos da API (OpenAPI)
web-token-player = De quem
web-token-kind = De que tipo

moderate-line-hook-added = { $when }: { $moderator } adicionou o webhook { $number }.
moderate-line-hook-removed = { $when }: { $moderator } removeu o webhook { $number }.
moderate-line-token-made = { $when }: { $moderator } criou o token { $number } do servidor.
moderate-line-token-ended = { $when }: { $moderator } encerrou o token { $number } do servidor.
