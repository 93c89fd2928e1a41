### Português do Brasil: what is kept of somebody, handed out and deleted.

privacy-title = **O que está guardado sobre você**
privacy-name = Seu nome, como visto por último: { $name }
privacy-games = Partidas e desafios: { $games }; em andamento: { $running }, abertos: { $open }
privacy-own = Configurações: { $settings }. Notas sobre lances: { $notes }. Planos: { $plans }. Significados de sinais: { $meanings }. Tabuleiros privados: { $boards }. Análises pedidas: { $analyses }. Problemas tentados: { $puzzles }. Tokens de programas: { $tokens }
privacy-competition = Ratings: { $ratings }. Disputas em que você joga ou que modera: { $contests }. Decisões da moderação sobre a sua conta: { $deeds }
privacy-others = Jogadores que você bloqueou: { $blocked }. Amigos: { $friends }
privacy-time = Férias: { $holidays }. Lembretes e mensagens privadas, enviados ou por vir: { $messages }
privacy-seen = Última vez aqui: { $when }
privacy-policy = Seu id, seu nome e suas partidas são guardados para que se possa jogar, assim como o que é contado aqui. Uma partida é vista por todo o servidor dela; suas notas, planos e tabuleiros privados, só por você. Outras mensagens não são guardadas, nada é vendido, e quase tudo fica até você apagar. Os programas de um servidor podem saber o que acontece nas partidas dele. Quem mantém o bot responde por isso.
privacy-policy-terminal = O que é guardado, por que e por quanto tempo está em `docs/privacy.md`, que vem com o Kingboard. Tudo está no banco de dados desta mesa.
privacy-policy-page = { $page }. Quem mantém o bot responde por isso.
privacy-page = O que é guardado, por que e por quanto tempo
privacy-here = { $days ->
    [0] Este bot só esquece um servidor que o remove se lhe pedirem.
    [one] Este bot esquece um servidor { $days } dia depois de ser removido dele.
   *[other] Este bot esquece um servidor { $days } dias depois de ser removido dele.
} Quem o mantém responde pelo que ele guarda. O texto está em inglês.
privacy-none = Nada está guardado sobre você.
privacy-file = Isto é tudo o que está guardado sobre você. Mais ninguém vê esta mensagem.
privacy-too-large = O que está guardado sobre você é grande demais para um arquivo aqui. Peça a quem mantém o bot: { $command } grava tudo.
privacy-really = **Apagar tudo o que está guardado sobre você? Não dá para desfazer.**
privacy-stale = **Esse botão era antigo, ou suas partidas mudaram desde então. Leia mais uma vez: não dá para desfazer.**
privacy-sure = São apagados seu nome, configurações, notas, planos, significados de sinais, tabuleiros privados, tokens, bloqueios, amigos, férias, lembretes, ratings, tentativas de problemas, pedidos de análise e navegadores conectados, e você sai de todas as ligas, torneios e escadas. Quem tinha bloqueado você precisa fazer isso de novo.
privacy-sure-games = Você deixa suas partidas na hora; em andamento: { $running } (você desiste; as que ainda não têm lance são canceladas), desafios abertos: { $open }. As mesas ficam sabendo.
privacy-sure-rest = Nas suas partidas (são { $games }), “um antigo jogador” ocupa seu lugar, e as palavras enviadas com desafios somem; seus adversários mantêm as partidas deles. As palavras que você acrescentou aos dados ficam, porque eles são conferidos com elas. As mensagens que já estão no Discord continuam lá.
privacy-gone = Pronto: nada mais está guardado sobre você. Se jogar de novo, você começa como alguém novo.
privacy-not-yours = Esse botão era para outra pessoa ou outro lugar. Peça um seu.
privacy-server-not-yours = Só quem pode gerenciar este servidor pode mandar apagar os dados dele.
privacy-server-none = Nada está guardado sobre este servidor.
privacy-server-stale = **Esse botão era antigo, ou algo começou ou terminou aqui desde então. Leia mais uma vez: não dá para desfazer.**
privacy-server-sure = As configurações, os webhooks e os tokens deste servidor são apagados, e o que está em andamento ou aberto aqui ({ $alive }) termina sem resultado. Antes disso os dados lacrados são abertos, e os jogadores são avisados em particular.
privacy-server-contests = As ligas e os torneios daqui que não terminaram ({ $contests }) são cancelados.
privacy-server-ladders = As escadas daqui que continuam abertas ({ $ladders }) são fechadas.
privacy-server-games = As partidas daqui ({ $games }) perdem seu lugar: só quem as jogou pode vê-las. Não dá para desfazer.
privacy-server-gone = Pronto: nada mais está guardado sobre este servidor.
name-quoted = “{ $name }”
former-player = um antigo jogador
refuse-rematch-gone = A outra pessoa de { $game } foi embora de vez, então não há revanche.
game-closed = { $game } termina sem resultado: tudo o que estava guardado sobre o servidor foi apagado.
button-privacy-export = Baixar tudo
button-privacy-delete = Apagar
button-privacy-sure = Apagar tudo
button-privacy-server-sure = Apagar os dados deste servidor
discord-privacy = Veja, baixe ou apague o que está guardado sobre você
discord-privacy-show = Veja o que está guardado sobre você
discord-privacy-export = Receba em um arquivo tudo o que está guardado sobre você
discord-privacy-delete = Apague tudo o que está guardado sobre você
discord-privacy-server = Apague tudo o que está guardado sobre este servidor, se você o gerencia
console-privacy-what = **privacy** mostra o que está guardado sobre você, **privacy export** entrega, **privacy delete** apaga.
config-bad-page = A configuração page em [privacy] não pode ser { $given }: escreva um endereço que comece com https://, sem espaços nem parênteses.
