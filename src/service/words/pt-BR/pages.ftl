### Português do Brasil: the public pages in the browser: signing in, and what they show.

discord-name-web = web
discord-name-link = link
discord-name-sessions = sessões
discord-web = Suas partidas no navegador e em seus próprios programas
discord-web-link = Receba um link que conecta o seu navegador
discord-web-sessions = Os navegadores conectados como você
sign-in-no-pages = Este bot não tem páginas no navegador. Quem o mantém pode ativá-las.
sign-in-link = Este link conecta um navegador como você. Vale uma única vez, por dez minutos. Não o mostre a ninguém.
button-sign-in = Abrir no navegador
button-in-browser = No navegador
button-sign-in-sessions = Navegadores conectados
sign-in-sessions = **Navegadores conectados como você**
sign-in-no-sessions = Nenhum navegador está conectado como você.
sign-in-all-ended = Sessão encerrada. Nenhum navegador está mais conectado como você.
sign-in-ended = **Sessão encerrada.** Ainda conectados como você:
sign-in-ended-before = **Esse navegador já estava desconectado.** Ainda conectados como você:
sign-in-session = { $number }. { $browser }, desde { $since }, último uso: { $used }
sign-in-end = { $number }. { $browser }
sign-in-end-which = Desconectar um
button-sign-in-end-all = Desconectar todos
sign-in-at-table = Aqui ninguém precisa entrar: `kingboard web` abre esta mesa no navegador.
privacy-pages = Navegadores conectados: { $sessions }. Servidores em que você me usou nos últimos trinta dias: { $met }

## The setting of a server.

house-watching = Assistir no navegador
house-watching-members = os membros deste servidor
house-watching-public = qualquer pessoa
house-how-watching = Escolha quem vê as partidas deste servidor no navegador, se este bot tem páginas lá: **members**, os membros que me usaram aqui nos últimos trinta dias, ou **public**: qualquer pessoa na internet pode assistir, compartilhar e incorporar. Quem joga sempre vê as suas.

## The pages.

face-sign-in = Entrar
face-sign-out = Sair
face-signed-in = Sessão de { $name }
face-about = Quatro jogos de tabuleiro de reis, jogados ao longo de dias: no Discord e aqui no navegador. Para jogar, entre.
face-how = No Discord, digite `/web link`: o bot responde só a você, com um link que conecta este navegador.
face-link-title = Entrar?
face-link-asks = Conectar este navegador como { $name }? O link foi pedido no Discord { $minutes ->
    [0] agora mesmo
    [one] há um minuto
   *[other] há { $minutes } minutos
}.
face-link-not-you = Se não for você, feche esta página: nada aconteceu ainda.
face-link-yes = Entrar como { $name }
face-link-gone = Este link não vale mais
face-link-gone-how = Um link vale uma única vez, por dez minutos. Peça outro no Discord com `/web link`.
face-your-games = Suas partidas
face-watch = Partidas para assistir
face-none = Ainda não há partidas para ver aqui.
face-begin-how = As partidas começam no Discord, com `/challenge`. Aqui você continua a jogá-las.
face-in-discord = Isso se faz no Discord.
face-too-many = Pedidos demais
face-not-stored = No momento nada é salvo
face-no-game-how = Nenhuma partida que você pode ver tem este número. Se for sua, entre.
face-no-game-account = Nenhuma partida que você pode ver tem este número.
face-account-only = Entre para ver esta página.
face-signed-out = Este navegador não está conectado, então nada foi feito. Entre e faça de novo.
face-embed-none = Esta partida não está aberta a todos, ou não há nenhuma com este número.
face-embed-open = Abrir a página dela, onde você pode entrar
face-nothing-open = Não há nada aqui que todos possam ver. Entre para ver o que é seu e dos seus servidores.
face-puzzle-how = Entre para resolver este problema.
face-private = Uma partida no Kingboard
face-share = Compartilhar esta posição
face-with-discord = Entrar com o Discord
face-oauth-asks = O Discord vai informar a este site o seu ID de usuário e o seu nome lá, e nada mais. Conectar este navegador?
face-oauth-failed = Não deu certo
face-oauth-failed-how = O Discord não disse quem você é, ou não foi este navegador que perguntou. Tente mais uma vez, ou digite /web link no Discord.
face-standings = Classificação
face-standings-sign-in = Entre para ver em que lugar você está
face-profile = Seu perfil
page-of-game = Abrir no navegador
