### Português do Brasil: partidas que começam de uma posição montada, e continuar uma partida encerrada.

challenge-position = Ela começa a partir desta posição em vez da inicial de sempre, e não vale rating.
caption-position = A partir de uma posição
alt-start-position = { $title } { $game }, a partir de uma posição montada.
game-line-position = a partir de uma posição
review-start-position = A posição montada. { $total ->
    [0] Nenhum lance ainda.
    [one] Um lance ao todo.
   *[other] { $total } lances ao todo.
}
describe-text = A posição em texto: `{ $position }`
    Com este texto como **position**, { $challenge } começa outra partida a partir dela.
describe-text-on-page = A posição em texto: `{ $position }`
    Uma partida nova aceita este texto como posição inicial.

refuse-position = Não consigo ler isso como uma posição de { $title }. { $why } O lugar está marcado: `{ $before }▸{ $after }`
    A posição inicial de sempre se escreve `{ $usual }`. Em vez de um texto, **#12 14** pega a posição depois do lance 14 da partida #12, quando ela estiver encerrada.
refuse-position-over = Nesta posição ninguém pode jogar: a partida já acabou ali. Escolha uma anterior.
refuse-position-running = { $game } ainda não acabou. Uma partida nova pode começar a partir de uma posição de uma partida encerrada, ou de uma digitada como texto.
refuse-position-kind = { $game } é uma partida de { $title }, e as posições dela não servem para outro jogo. Escolha { $title } para o seu desafio.
refuse-position-same = Esta é a posição de { $other }, que você joga contra pessoas. Nenhum computador ajuda com ela: termine primeiro aquela partida, ou continue jogando lá.
refuse-position-out = { $count ->
    [one] Fora da partida nesta posição: { $sides }. Ninguém poderia jogar ali.
   *[other] Fora da partida nesta posição: { $sides }. Ninguém poderia jogar ali.
} Contra o computador dá, se você ficar com um lado que ainda joga.
refuse-position-swap = Uma partida que começa a partir de uma posição não tem troca de lados: todos veem a posição antes de aceitar. Deixe **swap** de fora.

button-play-on = Continuar daqui
play-on-choose = **Continuar contra o computador** a partir de { $game } depois de { $move }, com { $side }. Qual nível? É uma partida nova, que não vale rating; { $game } fica como está.
refuse-play-on-none = Você ainda não terminou nenhuma partida aqui. { $continue } aceita o número de qualquer partida encerrada; { $history } encontra as partidas.

discord-name-continue = continuar
discord-name-position = posição
discord-challenge-position = Posição, sem valer rating: texto, ou partida e lance: #12 14
discord-continue = Continue contra o computador a partir de uma posição de uma partida encerrada
discord-continue-game = O número da partida; vazio: a última que você terminou aqui
discord-continue-move = O lance depois do qual você continua, pelo número ou como foi jogado; vazio: o último
discord-continue-computer = O nível do computador; vazio: 3
discord-describe-show-text = A posição em texto, para começar outra partida a partir dela

console-position-what = Qual posição? Depois de **position** vem o texto dela, ou uma partida encerrada e um lance: **new computer position #12 14**. **help positions** conta mais.
console-continue-how = Qual partida? **play on** continua a partir da página da revisão na tela, ou da última partida que você terminou; **play on 12**, do fim da partida 12; **play on 12 14**, do lance 14 dela. **level 5** no fim escolhe o nível do computador.
console-help-positions = Com **position** depois de **new** ou **challenge**, uma partida começa a partir de uma posição em vez da inicial, sem valer rating: **new kings-mate position** e o texto, ou **new computer position #12 14** para a posição depois do lance 14 da partida 12, que precisa estar encerrada. O tabuleiro e o número de jogadores saem do texto. **position** fica por último; só **note** pode vir depois.
    {""}**position** sozinho, ou **position 12**, escreve o texto de uma posição. **play on** continua contra o computador a partir de uma página da revisão; **play on 12 14 level 5**, a partir de um lance da partida 12.
