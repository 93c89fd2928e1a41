### Português do Brasil: lembretes e a lista do que espera.

reminder = { $player }, { $game } contra { $opponent } ainda espera seu lance. Prazo: { $deadline }.
reminder-untimed = { $player }, { $game } contra { $opponent } espera seu lance há { $time }.
reminder-several = { $player }, estas partidas esperam seu lance:
reminder-line = { $game } contra { $opponent }: prazo { $deadline }
reminder-line-untimed = { $game } contra { $opponent }: há { $time }
reminder-silent = Se você não jogar até { $from }, ela poderá ser cancelada sem resultado.
reminder-silent-now = Como você não joga há { $time }, ela já pode ser cancelada sem resultado.
reminder-silent-several = Uma partida sem relógio pode ser cancelada sem resultado quando você fica { $time } sem jogar.
button-play = Jogar
button-not-now = Agora não

not-now = Agora não, então. Novo lembrete de { $game }: { $when }.
not-now-too-near = { $game } não deixa tempo para outro lembrete. Prazo do seu lance: { $deadline }.
not-now-never = Não mando mais lembretes de { $game } para este lance.
not-now-nothing = Nenhuma destas partidas espera por você agora: não há o que adiar.

remind-page = **Seus lembretes**
remind-now-auto = Automático: um quando já se foram quatro quintos do seu tempo para um lance; sem relógio, um após 3 dias e depois cada vez mais raros.
remind-now-off = Desligado: você não recebe lembretes.
remind-now-every = A cada { $time } enquanto uma partida espera por você; após cinco lembretes sem resposta, nenhum.
remind-now-place = Eles chegam onde a partida é jogada.
remind-now-person = Eles chegam por mensagem direta.
remind-now-quiet = Horas de silêncio: { $hours } ({ $zone }; { $command } muda o fuso). Nenhum chega nelas, nem nas suas noites, nos seus dias de folga ou nas férias.
remind-now-no-quiet = Você não tem horas de silêncio para eles. Nenhum chega nas suas noites, nos seus dias de folga ou nas férias.
remind-now-boards = Quando chega a sua vez, o tabuleiro vem por mensagem direta, sem som.
remind-now-no-boards = Tabuleiros não vêm por mensagem direta.
remind-closed = Uma mensagem direta a você foi recusada em { $when }. Desde então, os lembretes chegam onde a partida é jogada, e os tabuleiros por mensagem direta estão desligados. Para recebê-los, permita mensagens diretas de membros de um servidor em comum comigo e escolha-os de novo.
remind-typed = Outros intervalos e horas podem ser digitados: com { $command }, escreva `36h` e `22-7`, por exemplo.
remind-menu-how = Com que frequência?
remind-menu-where = Onde?
remind-menu-quiet = Horas de silêncio?
remind-menu-boards = Tabuleiros por mensagem direta?
remind-often-auto = Lembrar quando for hora
remind-often-off = Não lembrar
remind-often-every = Lembrar a cada { $time }
remind-to-place = Lembrar onde a partida é jogada
remind-to-person = Lembrar por mensagem direta
remind-silence-off = Sem horas de silêncio
remind-silence = Horas de silêncio: { $hours }
remind-boards-on = Mandar tabuleiros por mensagem direta
remind-boards-off = Sem tabuleiros por mensagem direta

refuse-remind-how = Não consigo ler “{ $typed }” como intervalo. Escreva `auto`, `off` ou a frequência: `12h`, `2d`, `1d12h`.
refuse-remind-length = Lembretes podem vir no máximo uma vez por hora e no mínimo uma vez a cada 60 dias: “{ $typed }” não serve.
refuse-remind-where = Lembretes chegam `here`, onde a partida é jogada, ou por `dm`, mensagem direta: “{ $typed }” não serve.
refuse-quiet = Não consigo ler “{ $typed }” como horas de silêncio. Escreva `22-7` ou `22:30-06:45`, por exemplo, ou `off`.
refuse-quiet-long = As horas de silêncio podem ser no máximo doze. Dias de folga e férias já são silenciosos sem elas.
refuse-boards = Tabuleiros vêm por `dm`, mensagem direta, ou não vêm: `off`.

inbox-mine = **Esperam por você:**
inbox-others = **Esperam por outras pessoas:**
inbox-offers = **Ofertas para você:**
inbox-timed = { $game } contra { $opponent }: prazo { $deadline }
inbox-timed-terminal = { $game } contra { $opponent }: ainda { $left }, prazo { $deadline }
inbox-timed-stops = { $game } contra { $opponent }: ainda { $left }, prazo { $deadline }
inbox-stands = { $game } contra { $opponent }: ainda { $left }
inbox-untimed = { $game } contra { $opponent }: espera há { $time }
inbox-asked = { $game } contra { $opponent }
inbox-offer = { $game }, de { $challenger }
inbox-to-move = vez de { $player }
inbox-paused = em pausa
inbox-away = { $player } está de férias até { $until }
inbox-draw = empate proposto
inbox-takeback = há pedido para desfazer
inbox-pause = pausa proposta
inbox-stand-in = computador proposto para um lugar
inbox-renewal = lacre novo proposto
inbox-silent = { $abort } encerra sem resultado
inbox-silent-on-page = pode ser cancelada
inbox-up = o tempo acabou
inbox-page = Página { $page } de { $pages }.
inbox-open-here = { $count ->
    [one] Há um desafio aberto aqui.
   *[other] Há { $count } desafios abertos aqui.
}
inbox-open-here-terminal = { $count ->
    [one] Há um desafio aberto aqui. **challenges** o mostra, **sim** ou **não** responde.
   *[other] Há { $count } desafios abertos aqui. **challenges** os lista, **accept 12** e **decline 12** respondem a um deles.
}
inbox-nothing = Nada espera por você agora.
inbox-last = { $count ->
    [one] Nenhum outro tabuleiro espera por você.
   *[other] Esse foi o último dos { $count } tabuleiros que esperam por você.
}
inbox-nth = { $count ->
    [one] Nenhum outro tabuleiro espera por você.
   *[other] Tabuleiro { $nth } de { $count } que esperam por você.
}
inbox-table = mensagem
inbox-to-table = Ir para a última { $table } dela.
button-next = Próximo tabuleiro
button-challenges = Desafios ({ $count })
button-skip = Pular
button-inbox = Lista
button-from-first = Do primeiro
button-page-back = Anterior
button-page-back-terminal = ◀ Anterior
button-page-on = Mais
button-page-on-terminal = Mais ▶
