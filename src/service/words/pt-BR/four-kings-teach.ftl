### Português do Brasil: what Four Kings One War shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-fk-aim = O objetivo
guide-fk-aim = O tabuleiro é uma cruz: um piso no meio e quatro terraços. As **Brancas** têm os exércitos do Sul (embaixo) e do Oeste (à esquerda), as **Pretas** os do Norte e do Leste. Cada exército é um jogo de xadrez completo. **Você vence dando mate nos reis dos dois exércitos inimigos.** As Brancas começam. Também podem jogar quatro, um exército cada: Sul e Oeste contra Norte e Leste.
guide-seen-fk-aim = A posição inicial. Os quatro reis estão emoldurados: o do Sul em I1, o do Oeste em A9, o do Norte em H16, o do Leste em P8.
guide-title-fk-two = Dois lances
guide-fk-two = Um turno são **dois lances de duas peças diferentes**, de um dos seus exércitos ou de ambos. O segundo pode ser dispensado: diga `done`. Quando o turno acaba, seus reis precisam estar a salvo; no meio dele, um rei pode estar atacado se o seu segundo lance puder salvá-lo. Nenhum lance captura um rei.
guide-seen-fk-two = O turno E2-E5 B8-C8: o peão do Sul em E2 vai a E5, depois o do Oeste em B8 vai a C8.
guide-title-fk-walk = Peões e cavalos
guide-fk-walk = Um **peão** avança sempre de uma a três casas vazias, e captura uma casa na diagonal à frente. Ao capturar num terraço lateral, vira para sempre em direção à linha de fundo dele. Um **cavalo** dá um salto, ou dois por uma casa vazia. O resto joga como no xadrez. Em qualquer linha de fundo um peão vira dama, torre, bispo ou cavalo.
guide-seen-fk-walk = O que pode o peão do Sul em E7: ir a E8, E9 ou E10, ou capturar o cavalo em D8, no terraço do Oeste, e virar para a esquerda.
guide-title-fk-fall = Quando um rei cai
guide-fk-fall = Um rei que nem um lance nem dois salvam levou mate e é **entregue**: `I1#` é o primeiro lance desse turno, e um lance do seu outro exército pode seguir. O exército joga sem ele. Leve um peão a uma linha de fundo enquanto um rei seu está cativo: o peão sai e **o rei volta**, se a primeira casa dele estiver vazia e segura. Quem perde o segundo rei perde a partida.
guide-seen-fk-fall = O rei do Sul em I1 levou mate de torres em E1 e E2 e foi entregue. O Oeste pode fazer um lance agora.
guide-title-fk-here = Como se joga aqui
guide-fk-here = { $challenge } oferece uma partida, a quatro com **equipes**. **Para jogar**, responda ao tabuleiro (menção ligada) com um lance, `E2-E5`, ou com um turno inteiro, `E2-E5 B8-C8`. Ou use { $move }, ou aperte **{ $pick }**; `done` dispensa o segundo lance. { $board } mostra de novo a sua partida. E agora: { $tutorial } é uma lição para jogar, { $rules } tem cada regra com sua imagem, { $settings } outras cores e idiomas.
guide-fk-here-on-page = **Para jogar**, toque numa peça, depois na casa; ou escreva um lance, `E2-E5`, ou um turno inteiro, `E2-E5 B8-C8`. `done` dispensa o segundo lance. E agora siga para a lição, que é para jogar, e para as regras, cada uma com sua imagem.
guide-fk-here-terminal = **new four-kings** começa uma partida a dois, **new four-kings team** uma a quatro. **Para jogar**, digite um lance, `E2-E5`, ou um turno inteiro, `E2-E5 B8-C8`. **pick** leva a um lance passo a passo, `done` dispensa o segundo. { $board } mostra de novo a partida. E agora: { $tutorial } é uma lição para jogar, { $rules } tem cada regra com seu tabuleiro.
guide-seen-fk-here = O que pode o cavalo do Sul em F1 no começo: com dois saltos ele chega além dos peões.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-fk-in-short = A posição inicial. Os reis estão emoldurados: o do Sul em I1, o do Oeste em A9, o do Norte em H16, o do Leste em P8.
diagram-fk-board = A cruz com seus quatro terraços. Estão emolduradas as torres nas pontas das linhas de fundo.
diagram-fk-turns = Um turno das Brancas: o peão do Sul vai de E2 a E5, depois o do Oeste de B8 a C8.
diagram-fk-pieces = Aonde vai o cavalo do Sul em F3 com um salto ou dois. Ele pode capturar o bispo em H7.
diagram-fk-pawns = O peão do Sul em E7 pode ir a E8, E9 ou E10, ou capturar o cavalo em D8.
diagram-fk-mate = O rei do Sul levou mate e foi entregue. As Brancas ainda podem fazer um lance, com o exército do Oeste.
diagram-fk-ends = A torre do Leste foi de C12 a A12. O rei do Oeste em A9 era o último das Brancas, e levou mate: as Brancas perderam.
diagram-fk-notation = E13-E16=Q foi jogado: o peão virou dama na linha de fundo do Norte.
diagram-fk-positions = No meio do turno das Brancas, escrito W1 E5: o peão em E5 já se moveu e passou por E3 e E4. Vê-se o que pode o peão do Oeste em B8.
diagram-fk-1 = A torre do Sul em E5 alcança casas do piso e dos terraços, mas não passa pelas que faltam.
diagram-fk-2 = O bispo do Sul em E4 passa rente ao canto da casa D4, que falta, e segue por D5.
diagram-fk-3 = Os reis, em casas escuras, e ao lado deles as damas.
diagram-fk-4 = As Brancas dispensaram o segundo lance com done, e é a vez das Pretas.
diagram-fk-5 = A quatro, o Sul joga primeiro, e só com seu próprio exército: B8-C8, do Oeste, é recusado.
diagram-fk-6 = O peão em E5 já se moveu neste turno, por isso E5-E6 é recusado.
diagram-fk-7 = O cavalo em F1 não pode saltar a F5: as duas casas do meio, E3 e G3, estão ocupadas.
diagram-fk-8 = O peão do Sul capturou o cavalo em D8, no terraço do Oeste. Daqui em diante ele vai para a esquerda.
diagram-fk-9 = E13-E16 é recusado: libertaria o rei do Sul, mas uma torre ataca a casa dele, I1.
diagram-fk-10 = O peão do Sul em C7 virou para a esquerda. Em A7, na linha de fundo do vizinho, ele é promovido.
diagram-fk-11 = O peão do Norte foi de G10 a G7 e passou por G9. O peão do Sul o capturou ali: ele sumiu de G7.
diagram-fk-12 = O peão do Norte foi de G10 a G7, depois sua torre a E8, por G8. Por isso F7-G8 é recusado, e só em G9 um peão poderia capturá-lo.
diagram-fk-13 = H12-H16 é recusado: nenhum lance captura um rei.
diagram-fk-14 = C9-C8 é recusado: deixaria o rei do Oeste, o parceiro, exposto à torre em L9.
diagram-fk-15 = O rei do Sul está atacado pelas torres em E1 e I8. Não é mate: dois lances o salvam, para I7 e para F1, em qualquer ordem.
diagram-fk-16 = O rei do Sul capturou em I2 a última peça que não era rei. Só restam reis: empate.
diagram-fk-17 = O rei do Sul em L1 não está em xeque, mas as torres em K8 e I2 não lhe deixam casa, e o Sul não tem mais nada. Só resta `done`.
diagram-fk-18 = Sul e Oeste são parceiros, Norte e Leste também. Entre parceiros só há os números de 1 a 10, que os quatro ouvem.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-fk-pawn = Você joga com as Brancas: Sul, embaixo, e Oeste, à esquerda. Peões andam de uma a três casas. **Avance três casas o peão do Sul em E2.**
lesson-hint-fk-pawn = É legal, mas desta vez avance três casas o peão em E2, o primeiro da esquerda do Sul. Mais uma vez:
lesson-done-fk-pawn = **Muito bem.** E no seu próximo turno ele poderia andar mais três: peões sempre podem.
lesson-fk-second = Seu turno não acabou: há um segundo lance, com outra peça de um dos exércitos. **Avance uma casa o peão do Oeste em B8**, para a direita.
lesson-hint-fk-second = Numa partida isso serviria. Mas desta vez mova o peão em B8 uma casa para a direita. Mais uma vez:
lesson-done-fk-second = **Muito bem.** Numa linha esse turno é `E2-E5 B8-C8`. Se não quiser um segundo lance, diga `done`.
lesson-fk-knight = Um cavalo dá um salto ou dois, e a casa do meio precisa estar vazia. **Capture o bispo em H7 com seu cavalo.**
lesson-hint-fk-knight = É legal, mas o bispo em H7 continua lá. De F3 o cavalo chega por G5. Mais uma vez:
lesson-done-fk-knight = **Capturado!** Com dois saltos, um cavalo vale aqui mais que uma torre.
lesson-fk-bishop = Um bispo anda qualquer distância na diagonal, também rente ao canto de uma casa que falta. **Capture o cavalo em C6 com seu bispo.**
lesson-hint-fk-bishop = É legal, mas o cavalo em C6 continua lá. De E4 o bispo chega por D5, rente à casa D4, que falta. Mais uma vez:
lesson-done-fk-bishop = **Capturado!** Uma casa que falta bloqueia o caminho; o canto dela, não.
lesson-fk-queen = Uma dama anda qualquer distância, em linha reta ou na diagonal, no piso e nos terraços por igual. **Capture a torre em N10 com sua dama.**
lesson-hint-fk-queen = É legal, mas a torre em N10 continua lá. De H4 ela está numa diagonal. Mais uma vez:
lesson-done-fk-queen = **Capturada!** A dama também aqui é a peça mais forte.
lesson-fk-castle = Um rei anda uma casa em qualquer direção. Uma vez ele pode rocar, se ele e a torre não se moveram e não há nada entre eles. **Faça o roque: leve seu rei de I1 a K1.**
lesson-hint-fk-castle = É legal, mas desta vez é para rocar, com o rei duas casas em direção à torre. Mais uma vez:
lesson-done-fk-castle = **Muito bem.** O rei está em K1, e a torre foi para J1. É um lance só, mas nenhum dos dois se move de novo neste turno.
lesson-fk-turning = O peão do Sul em E7 está ao lado do terraço do Oeste. **Capture com ele o cavalo em D8.**
lesson-hint-fk-turning = É legal, mas o cavalo em D8 continua lá: uma casa à frente e uma à esquerda. Mais uma vez:
lesson-done-fk-turning = **Capturado!** Num terraço lateral o peão vira: daqui em diante vai para a esquerda, até a linha de fundo do Oeste, e lá é promovido.
lesson-fk-passing = O peão do Norte foi de G10 a G7, passando pelo seu peão em F8. **Capture-o en passant**, como se estivesse em G9.
lesson-hint-fk-passing = É legal, mas assim a chance se perde: ela vale só para o seu primeiríssimo lance. Mais uma vez:
lesson-done-fk-passing = **Capturado en passant!** Isso vale em cada casa por onde um peão passou, a menos que uma dama, torre ou bispo a tenha guardado com o segundo lance.
lesson-fk-check = O rei do Sul em I1 está atacado duas vezes, pelas torres em E1 e I8. **Comece a salvá-lo: suas duas torres conseguem.**
lesson-done-fk-check = **Muito bem.** A outra torre faz o resto. Só no fim do seu turno todos os seus reis precisam estar a salvo.
lesson-fk-hand = O rei do Sul levou mate: nem dois lances o salvam. **Entregue-o.**
lesson-done-fk-hand = **Entregue.** O Oeste pode fazer um lance agora, e o exército do Sul joga de novo a partir do seu próximo turno. Se perder também o rei do Oeste, você perde a partida.
lesson-fk-free = O rei do Sul está cativo, e seu peão está em E13, a três casas de uma linha de fundo. **Liberte o rei.**
lesson-hint-fk-free = É legal, mas o rei continua cativo. Leve o peão a E16. Mais uma vez:
lesson-done-fk-free = **Livre!** O peão saiu, e o rei está de volta em I1. Lá ele estava a salvo; senão, não seria permitido.
