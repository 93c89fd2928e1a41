### Português do Brasil: o que duas pessoas combinam além dos lances.

## Take-backs

takeback-asked = { $player } pede para desfazer **{ $moves }**.
takeback-prompt = { $opponent }, você permite? Então volta a ser a vez de { $player }. Continuar jogando quer dizer não.
takeback-declined = { $player } não permite desfazer. O tabuleiro fica como está.
takeback-withdrawn = { $player } não pede mais para desfazer. O tabuleiro fica como está.
taken-back = Desfeito em { $game }: **{ $moves }**. O tabuleiro voltou a como era antes.
move-refuses-takeback = Com isso, não permite desfazer.
move-withdraws-takeback = Com isso, retira o pedido para desfazer.
button-takeback-allow = Permitir desfazer
button-takeback-refuse = Não desfazer
button-takeback-withdraw = Retirar o pedido
caption-takeback-asked = pedido para desfazer

refuse-takeback-nothing = Você não fez em { $game } nenhum lance que se possa desfazer.
refuse-takeback-rolled = { $move } foi decidido pelos dados, e o que os dados decidem fica: assim ninguém tenta uma rolagem melhor. Você pode continuar jogando ou propor empate.
refuse-takeback-already = Você já pediu para desfazer aqui. Poderá pedir de novo após o próximo lance.
refuse-takeback-stands = { $player } pede para desfazer em { $game }. Responda a isso antes: depois você pode fazer o seu pedido.
refuse-no-takeback = Ninguém pede para desfazer em { $game } agora. { $command } faz o pedido.
refuse-no-takeback-on-page = Ninguém pede para desfazer em { $game } agora.
refuse-own-takeback = { $others ->
    [one] Esse pedido para desfazer é seu: a resposta cabe ao outro lado. Você pode retirá-lo.
   *[other] Esse pedido para desfazer é seu, e você pode retirá-lo. Ainda falta a resposta de { $players }.
}
refuse-not-your-takeback = O pedido para desfazer é de { $player }, e só essa pessoa pode retirá-lo. Você pode permitir ou não.

## Challenges

challenge-games = { $count ->
    [0] Esta é a última partida de um desafio permanente.
    [one] Quando alguém aceitar, { $player } oferece mais uma igual.
   *[other] Quando alguém aceitar, { $player } oferece mais { $count } iguais, uma de cada vez.
}
challenge-ever = Quando alguém aceitar, { $player } oferece outra igual, até a oferta ser retirada.
challenge-thread = A partida terá seu próprio tópico.
challenge-note = { $player } acrescenta: { $note }
challenge-until = A oferta vale até { $until }.
challenge-declined-word = { $player } recusa { $game }: { $word }
challenge-friend = { $player } desafia { $opponent }, que aceita toda partida oferecida por { $player }.
challenge-brief = , { $what }
challenge-brief-note = : “{ $note }”
challenges-to-you = **Desafios para você**
challenges-here = **Abertos a todos aqui**
challenges-yours = **Seus próprios desafios**
challenges-none = Não há desafio aberto para você. { $command } faz um.
challenges-none-to-you = Ninguém desafiou você por enquanto: não há o que recusar.
challenges-which = Vários desafios esperam sua resposta. { $command } lista todos, cada um com seus botões.
challenges-more = … e mais { $count }.
button-accept-one = Aceitar { $game }
button-decline-one = Recusar { $game }
button-withdraw-one = Retirar { $game }
accept-led = { $taken } foi aceita pouco antes, então você ficou com { $game }, a próxima oferta igual de { $player }.

refuse-led-already = { $taken } foi aceita por outra pessoa, e você já começou { $game }, a próxima igual.
refuse-standing-over = { $taken } foi aceita pouco antes, e { $player } não oferece outra igual agora.
refuse-standing-to-one = Um desafio a uma pessoa vale uma só partida. Para oferecer várias a todos daqui, não diga com quem.
refuse-standing = “{ $text }” não serve como número de partidas: escreva de 1 a { $most }, ou `forever`.
refuse-clock-form = Não consigo ler “{ $text }” como controle de tempo. `3d` são três dias por lance; `72h+12h/96h` são 72 horas para cada lado, mais 12 após cada turno, até 96; `3d soft` deixa os outros decidirem quando o tempo acaba; `none` é sem relógio.
refuse-clock-length = Os tempos de “{ $text }” estão fora dos limites: cada um vai de dez minutos a um ano.
refuse-clock-cap = Em “{ $text }”, o máximo que se acumula é menor que o tempo inicial. Em `72h+12h/96h`, ele vem por último: 96 horas.
refuse-long-words = Cabem { $most } caracteres, e aí há { $count }. Encurte, por favor.
refuse-unwelcome = { $player } não aceita desafios seus agora.
refuse-you-blocked = Você bloqueou { $player }. { $command } desfaz isso, e aí vocês podem jogar.

## Friends and blocked players

block-done = Você bloqueou { $player }: nenhuma partida nova começa entre vocês, as ofertas entre vocês caem e ninguém fica sabendo por quê. Partidas em andamento continuam. { $unblock } desfaz isso.
block-list = **Você bloqueou**
block-nobody = Você não bloqueou ninguém. { $command } com um nome bloqueia: aí nenhuma partida nova começa entre vocês.
unblock-done = Você desbloqueou { $player }.
unblock-none = { $player } não estava na sua lista de bloqueio.
friend-done = De agora em diante, todo desafio de { $player } a você começa na hora, e os dois lados recebem o aviso. { $unfriend } desfaz isso.
friend-list = **Você aceita na hora todo desafio de**
friend-nobody = Você não aceita na hora os desafios de ninguém. { $command } com um nome faz todo desafio dessa pessoa a você começar na hora.
unfriend-done = Você volta a ter de aceitar antes que um desafio de { $player } comece.
unfriend-none = Os desafios de { $player } não começavam na hora.
related-line = { $player }
related-more = … e mais { $count }.
relate-yourself = É você. Diga outra pessoa.
setting-welcome = Escolha quem pode desafiar você
welcome-anyone = Qualquer pessoa pode desafiar você
welcome-friends = Só amigos podem desafiar você
