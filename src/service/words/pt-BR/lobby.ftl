### Português do Brasil: mesas para mais de dois: como se reúnem, quem é consultado, quem está fora e as colocações.

lobby-offered = { $player } abre uma mesa para { $seats }: **{ $title }**, { $game }. Qualquer pessoa daqui pode se sentar.
lobby-called = { $player }, há um lugar para você, se quiser.
lobby-terms = Começa quando todos os lugares estiverem ocupados.
lobby-teams = { $side1 } e { $side2 } jogam juntos, contra { $side3 } e { $side4 }.
lobby-came = { $player } chega a { $game } e aceita qualquer lugar.
lobby-came-seat = { $player } chega a { $game } e ocupa o lugar { $side }.
lobby-went = { $player } deixa { $game }.
lobby-would-start = { $player } propõe começar { $game } com quem está aqui.
lobby-fewer = Todos de acordo: { $game } será jogada por { $seats }, e os lugares são sorteados.
lobby-seat = { $side }: { $player }
lobby-free = { $side }: livre
lobby-by-lot = Qualquer lugar: { $players }
lobby-ready = De acordo em começar: { $players }
lobby-count = { $count } de { $seats } estão aqui.
button-lobby-any = Qualquer lugar
button-lobby-leave = Sair
button-lobby-begin = Começar com { $count }

refuse-lobby-two = { $game } é para dois: aceite e começa.
refuse-lobby-there = Você já está nesse lugar. { $game } começa quando os outros chegarem.
refuse-lobby-not-there = Você não está na mesa de { $game }. Ocupe primeiro um lugar.
refuse-lobby-taken = { $player } escolheu esse lugar. Fique com outro, ou com qualquer um.
refuse-lobby-no-seat = A mesa de { $game } não tem esse lugar.
refuse-lobby-host = Foi você quem abriu esta mesa, então não pode simplesmente sair. Você pode retirar a oferta.
refuse-lobby-few = Não dá para jogar { $game } só com quem está aqui. Falta vir alguém.
refuse-lobby-ready = Você já concordou em começar. Nem todos os outros concordaram ainda.
refuse-lobby-which = Esse não é um lugar desta mesa. Os lugares são: { $sides }.
refuse-out = Você está fora de { $game }, e os outros continuam. { $command } `{ $number }` deixa você assistir.
refuse-out-on-page = Você está fora de { $game }, e os outros continuam.
refuse-agreed = Você já concordou. Ainda falta a resposta de { $players }.

table-started = **{ $title } { $game }** começa.
table-started-in-thread = **{ $title } { $game }** começa em um tópico próprio.
table-teams = { $player1 } ({ $side1 }) e { $player2 } ({ $side2 }) contra { $player3 } ({ $side3 }) e { $player4 } ({ $side4 }).
table-seated = { $player } ({ $side })
table-draw-prompt = O empate vale quando todos aceitarem; com uma única recusa, a partida segue. Ainda falta a resposta de { $players }.
table-takeback-prompt = Os lances são desfeitos quando todos concordarem; uma recusa mantém os lances, e continuar jogando também. Ainda falta a resposta de { $players }.
table-abort-prompt = A partida é cancelada assim que metade das pessoas da mesa quiser. Ainda falta a resposta de { $players }.
table-draw-agreed = { $player } concorda com o empate em { $game }.
table-takeback-agreed = { $player } concorda em desfazer os lances de { $game }.
table-abort-agreed = { $player } quer cancelar { $game } antes do começo.
table-abort-agreed-silent = { $player } quer cancelar { $game }: ninguém joga há { $time }.
table-out-resignation = { $player } desiste em { $game }. Os outros continuam.
table-out-time = O tempo de { $player } acabou em { $game }. Os outros continuam.
table-out-abandonment = { $player } não voltou a { $game }. Os outros continuam.
table-partner-moves = A partir de agora { $partner } joga o que resta do { $side }.
table-end-won = **{ $count ->
    [one] { $players } vence
   *[other] { $players } vencem
} { $game }!** ({ $why })
table-end-level = **{ $game } termina empatada para { $players }.** ({ $why })
table-places = Colocações: { $places }
board-of-table = { $players }.

handed-on-offered = { $from } gostaria que { $to } continuasse em { $game }. { $to } pode concordar até { $until }.
handed-on = { $to } continua em { $game } no lugar de { $from }. Propostas de empate e pedidos para desfazer deixam de valer.
discord-handover = Ofereça o seu lugar a alguém, ou deixe um computador continuar
discord-handover-player = Quem deve continuar por você
discord-handover-game = O número da partida, se você joga várias
discord-name-handover = ceder
console-which-table = Qual mesa? **sit 12 west** ocupa um lugar na mesa 12, **sit 12** qualquer um; **leave 12** e **start 12** se usam do mesmo jeito.
console-handover-whom = Quem deve continuar por você? **handover NOME** oferece o seu lugar. **handover computer 3** pede em vez disso um computador de nível 3, por você ou por quem saiu.
