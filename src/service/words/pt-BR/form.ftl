### Brazilian Portuguese: a challenge filled in by menus and buttons, and what is asked of a message that is pointed at.

form-title-to = **Uma partida de { $title } para { $player }**
form-title = **Uma partida de { $title } para qualquer um aqui**
form-how = Escolha nos menus e ligue o que quiser; depois envie. Até lá só você vê isto.
form-kind = Jogo: { $chosen }
form-side = Seu lado: { $chosen }
form-clock = Tempo: { $chosen }
form-by-lot = por sorteio
form-no-clock = sem relógio
form-own-clock = como neste servidor ({ $clock })
form-on = { $what }: sim
form-off = { $what }: não
form-thread = Tópico próprio
button-form-send = Enviar desafio
form-sent = Enviado: é a partida { $game }, e aparece aqui num instante.
form-sent-already = Você já ofereceu isso: é a partida { $game }.
pointed-unknown = Não conheço partida alguma por esta mensagem. Escolha uma mensagem minha com tabuleiro, ou use { $review } para rever uma partida e { $move } para jogar.
