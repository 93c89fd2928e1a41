# A mesa no navegador.
web-skip = Ir para o tabuleiro
web-pages = Páginas
web-home = Nova partida
web-games = Partidas
web-contests = Disputas
web-contests-none = Ainda não há ligas nem torneios. Eles são abertos no terminal ou no Discord.
web-settings = Configurações
web-theme = Cores
web-language = Idioma
web-confirm = Confirmar lances
web-save = Salvar
web-begin = Começar uma partida
web-go-on = Continuar jogando
web-ended = Partidas encerradas
web-none = Ainda não há partidas.
web-against = Quem joga?
web-people = Pessoas nesta tela
web-table = Quantos?
web-players = { $count } jogadores
web-side = Seu lado
web-any-side = O que vier
web-rules = Regras
web-clock = Tempo por lance
web-clock-none = Sem relógio
web-clock-10m = 10 minutos
web-clock-1h = Uma hora
web-clock-1d = Um dia
web-clock-3d = Três dias
web-names = Nomes
web-start = Começar
web-board = Tabuleiro
web-moves = Lances
web-type = Digite um lance
web-send = Jogar
web-take-back = Desfazer
web-offer-draw = Oferecer empate
web-resign = Desistir
web-walk = Percorrer a partida
web-first = Ao início
web-back = Um turno para trás
web-forward = Um turno para a frente
web-last = Ao presente
web-turn = Girar o tabuleiro
web-whole-board = Ver o tabuleiro todo
web-words = O tabuleiro em palavras
web-keys = Teclas
web-keys-list = As setas vão de casa em casa; letras e dígitos saltam para uma. Enter pega uma peça e joga, Espaço diz o que há aqui ou por que um lance não é possível, Backspace desfaz o último passo, Esc solta. Vírgula e ponto percorrem as peças que podem mover. Uma barra leva à linha para digitar. Fora do tabuleiro, as setas percorrem a partida. O ponto de interrogação mostra isto.
web-record = Registro
web-film = Filme
web-picture = Imagem
web-cell-piece = { $cell }: { $piece }, { $side }
web-cell-danger = em perigo
web-cell-moves = { $count ->
    [one] um lance
   *[other] { $count } lances
}
web-as-of = Sem conexão: este é o tabuleiro das #.
web-old = O Kingboard foi atualizado desde que você abriu esta página. O que você ainda não enviou fica aqui até você recarregá-la.
web-reload = Recarregar a página
web-changed = A partida continuou nesse meio-tempo, e sua escolha foi descartada.
web-pick-target = Para onde?
web-choose = Qual?
web-sending = Um momento…
web-reviewing = Esta é uma posição anterior. Vá ao presente para jogar.
web-moved-many = # lances foram feitos.
web-half = Até agora:
web-nothing-here = vazia
web-missing = Não há nada aqui
web-missing-how = Este endereço não leva a lugar nenhum. A primeira página mostra suas partidas.
web-no-game = Essa partida não existe
web-no-game-how = Nenhuma partida desta mesa tem esse número, ou esse momento não existe nela. A primeira página mostra suas partidas.
web-locked = Esta mesa está trancada
web-locked-how = Abra o endereço que o terminal mostra: ele contém a chave para este navegador.
web-serves =
    A mesa está aberta. No seu navegador:

    { $address }

    As partidas ficam em { $path }. Ctrl-C fecha a mesa.
web-offer = Pressione Enter para abrir o navegador.
web-again = Jogar de novo
web-follow = Girar para quem joga
web-more = Mais
web-explore = E se…?
web-notes = Notas
web-times = Tempos
web-dice-check = Conferir os dados
web-note = Nota sobre o lance mostrado
web-plan = Plano: lances para depois
web-exploring = Este é o seu tabuleiro particular: aqui nada conta.
web-to-game = Voltar à partida
web-learn = Aprender
web-learn-how = Cada jogo tem uma lição para jogar, uma página em imagens e suas regras.
web-puzzles = Problemas
web-puzzles-how = Uma posição e seu único melhor lance. A solução sempre pode ser mostrada.
web-puzzle = Um problema
web-go = Ir
