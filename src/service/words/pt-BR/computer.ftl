### Português do Brasil: o computador como jogador.

computer-name = Computador (nível { $level })
computer-name-numbered = Computador { $number } (nível { $level })
computer-level = Nível { $level }: { $plays }
computer-plays-1 = conhece as regras, vê as capturas e erra bastante: bom para a primeira partida
computer-plays-2 = vê as capturas, não vê a maioria das outras respostas
computer-plays-3 = deixa passar algumas respostas
computer-plays-4 = vê a maioria das respostas
computer-plays-5 = calcula alguns lances à frente
computer-plays-6 = joga com solidez e erra pouco
computer-plays-7 = joga forte
computer-plays-8 = joga o melhor que pode
computer-strengths = O computador aqui, pelas partidas de pessoas com rating contra ele: { $levels }.
computer-strength = nível { $level }, cerca de { $rating } ± { $deviation }
computer-thinks = { $player } está pensando.
computer-in-check = { $player } está pensando: o rei está em perigo.
computer-in-check-where = { $count ->
    [one] { $player } está pensando: o rei em { $cells } está em perigo.
   *[other] { $player } está pensando: os reis em { $cells } estão em perigo.
}
computer-thinks-later = { $ahead ->
    [0] { $player } ainda está pensando neste lance.
    [one] { $player } pensa antes em outra partida e depois joga aqui.
   *[other] { $player } pensa antes em outras { $ahead } partidas e depois joga aqui.
}
inbox-computer = { $ahead ->
    [0] o computador está pensando
    [one] o computador pensa antes em outra partida
   *[other] o computador pensa antes em outras { $ahead } partidas
}
computer-choose = **{ $title } contra o computador.** Qual nível? Ele responde na hora, deixa desfazer lances quando você pede e depois de dez lances aceita empate quando não está melhor.
computer-choose-first = O nível 1 é para a sua primeira partida. Joga-se aqui, neste canal, e os lados são sorteados.
computer-choose-first-terminal = O nível 1 é para a sua primeira partida. Os lados são sorteados.
challenge-computer = { $player } joga contra { $opponent }.

button-play-computer = Jogar contra o computador
button-computer-level = Nível { $level }
menu-computer-level = Escolha um nível
menu-lobby-computer = Chamar um computador
button-lobby-no-computer = Dispensar um computador

refuse-computer-off = Nenhum computador joga aqui: quem mantém o bot o desligou.
refuse-computer-own-dice = Um computador não tem dados próprios. Deixe **dados-próprios** de fora: o bot rola por vocês dois, e os dados dele são lacrados antes.
refuse-computer-own-dice-terminal = Um computador não tem dados próprios. Deixe **own-dice** de fora: o bot rola por vocês dois, e os dados dele são lacrados antes.
refuse-computer-and-opponent = Diga um adversário ou o computador, não os dois.
refuse-computer-host = Os computadores entram em { $game } e saem quando { $player }, que abriu a mesa, decide.
refuse-computer-none = Não há computador na mesa de { $game }.

console-begin-computer = **new computer** começa { $game } contra o computador.
console-computer = {""}**O computador**
    Digite **new computer** para jogar contra ele, de **new computer 1** a **new computer 8** para escolher o nível (sem número é o 3), e depois tudo o que **new** aceita: **new computer 3 active**, **new kings-guard computer 5**. Em uma mesa para mais de dois, ele ocupa todos os outros lugares; **computer 12 5** traz um de nível 5 à mesa 12, **computer 12 away** o dispensa.
console-computer-levels = O nível 1 { computer-plays-1 }; o 2 { computer-plays-2 }; o 3 { computer-plays-3 }; o 4 { computer-plays-4 }; o 5 { computer-plays-5 }; o 6 { computer-plays-6 }; o 7 { computer-plays-7 }; o 8 { computer-plays-8 }.
console-computer-level = Qual nível? De **new computer 1** a **new computer 8**; só **new computer** é o nível 3.
console-computer-table = Qual mesa e qual nível? **computer 12 5** traz um computador de nível 5 à mesa 12, **computer 12 away** o dispensa.

discord-challenge-computer = Nível do computador, de 1 a 8
discord-name-computer = computador
lesson-end-computer = Você também pode jogar contra o computador: o nível 1 é feito para a sua primeira partida.
profile-computer = Contra o computador

stand-in-offered = { $player } propõe que { $computer } continue em { $game } no lugar de { $from }. Todos os outros precisam concordar. Ainda falta a resposta de { $players }, até { $until }.
stand-in-offered-own = { $player } precisa deixar { $game } e propõe que { $computer } continue. Todos os outros precisam concordar. Ainda falta a resposta de { $players }, até { $until }.
stand-in-agreed = { $player } concorda que um computador continue em { $game }.
stand-in-prompt = Ele continua quando todos concordarem. Ainda falta a resposta de { $players }.
stand-in-declined = { $player } recusa: nenhum computador continua em { $game }.
stand-in-lapsed = Nem todos aceitaram a tempo: nenhum computador continua em { $game }.
button-stand-in-agree = Concordar
button-stand-in-decline = Recusar
menu-stand-in = Deixar um computador continuar
refuse-stand-in-there = { $player } ainda está aqui. Um computador continua por você ou por quem saiu.
refuse-stand-in-nobody = Só restariam computadores. { $resign } encerra a partida para você.
refuse-stand-in-nobody-on-page = Só restariam computadores. Para encerrar a partida para você, desista.
refuse-computer-many = Você já joga { $count } partidas contra o computador, o máximo ao mesmo tempo. { $games } mostra quais.
handover-one = Diga uma pessoa ou o nível de um computador, não os dois.
handover-whom = Diga quem continua: uma pessoa ou o nível de um computador.
console-verb-standin = Deixe um computador continuar por você ou por quem saiu
discord-handover-computer = Nível de um computador que continue por você ou por quem saiu
