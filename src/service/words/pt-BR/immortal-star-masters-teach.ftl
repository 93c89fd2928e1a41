### Português do Brasil: o que ImmortalStarMasters mostra a quem aprende: ajuda em imagens, as regras com suas imagens, a lição.

guide-title-is-aim = O objetivo
guide-is-aim = Xadrez em 241 hexágonos para **dois a seis jogadores**, cada um com dezoito peças em um lado do tabuleiro. As Vermelhas, no Sul, começam, e a vez passa no sentido horário. Seu **rei** nunca pode ficar atacado. Quem não tem saída na própria vez sai da partida. **Vence o último rei em jogo.** O que conta é jogar: uma mesa pode combinar o fim a qualquer momento.
guide-seen-is-aim = A posição inicial de seis jogadores. Destacados, os seis reis.

guide-title-is-pieces = Como as peças andam
guide-is-pieces = Uma **torre** anda reto pelos lados das casas, um **bispo** reto pelos cantos, uma **dama** dos dois modos, um **rei** um passo dos dois modos. Um **cavalo** salta: um passo por um lado e mais um para fora por um canto, por cima de tudo. Nada atravessa os **muros**. Também não há passagem por um canto entre dois muros.
guide-seen-is-pieces = O que pode o cavalo das Vermelhas no centro, em J10: doze saltos, um deles sobre o bispo das Verdes em K12.

guide-title-is-pawns = Peões
guide-is-pawns = Um **peão** anda uma casa por um lado e captura por um canto: para a frente em casa (na primeira vez também duas casas), em **todas as direções** no meio, para a borda em um território inimigo. Não cruza duas vezes a mesma **Linha de Soberania**, então nunca volta para casa. Na última casa de um território inimigo vira dama, ou torre, bispo ou cavalo que você perdeu; se não há, espera.
guide-seen-is-pawns = O que pode o peão das Vermelhas no centro, em J10: anda pelos lados e captura o peão das Verdes em L9 por um canto.

guide-title-is-out = Fora da partida
guide-is-out = Mate ou afogamento, julgado na própria vez, **tira** um jogador enquanto há três reis ou mais em jogo. Suas peças ficam, mortas e no caminho de todos, e podem ser capturadas. Seu território **se fecha**: nada entra, e o que está preso lá precisa ir saindo quando se move. Com **dois reis** é como no xadrez: o mate vence, o afogamento é empate.
guide-seen-is-out = A dama das Vermelhas foi a L2 e deu mate no rei em K1. As Pretas estão fora: suas peças estão mortas, e seu território, fechado.

guide-title-is-here = Como se joga aqui
guide-is-here = { $challenge } oferece uma partida a dois ou, com **três**, **quatro**, **cinco** ou **seis**, de três a seis jogadores. **Para jogar**, responda ao tabuleiro (menção ligada) com `D7-F9`. Ou use { $move }, ou aperte **{ $pick }**. `O-O` faz o roque. { $board } mostra sua partida outra vez. E agora: { $tutorial } é uma lição para jogar, { $rules } tem cada regra com sua imagem, { $settings } outras cores e idiomas.
guide-is-here-on-page = **Para jogar**, toque numa peça, depois na casa; ou escreva o lance, como `D7-F9`. `O-O` faz o roque. E agora siga para a lição, que é para jogar, e para as regras, cada uma com sua imagem.
guide-is-here-terminal = **new immortal-star-masters** começa uma partida a dois; com `three`, `four`, `five` ou `six` depois, jogam de três a seis. **Para jogar**, digite `D7-F9`; `O-O` faz o roque. **pick** leva a um lance passo a passo. { $board } mostra de novo a partida. E agora: { $tutorial } é uma lição para jogar, { $rules } tem cada regra com seu tabuleiro.
guide-seen-is-here = O lance D7-F9: o peão mais avançado das Vermelhas anda duas casas, de D7 a F9.

diagram-is-in-short = A posição inicial de seis jogadores. Destacados, os seis reis.
diagram-is-board = O tabuleiro de três: Vermelhas, Pretas e Amarelas. Destacado, o centro, J10. Os outros três territórios estão fechados.
diagram-is-army = A posição inicial de dois. Destacados, os Bispos Soberanos em B6 e R6.
diagram-is-moves = O que pode o cavalo das Vermelhas em J10: doze saltos, também sobre o bispo das Verdes em K12.
diagram-is-pawn = O que pode o peão das Vermelhas em J10: anda pelos lados para casas vazias e captura em L9 por um canto.
diagram-is-kings = A torre das Verdes em F6 ataca o rei das Vermelhas em A6. A6-B6 é recusado: a torre também ataca B6.
diagram-is-draws = O rei das Vermelhas captura o cavalo em B7, a última peça que não é rei.
diagram-is-notation = O lance R5-S5=Q: o peão vai à faixa 1 do território das Verdes e vira dama.
diagram-is-1 = Destacados A2 e A9, as pontas da linha das Vermelhas, J10 no centro e K1, a primeira casa da fileira K.
diagram-is-2 = Destacadas E6, E7, E8 e E9, as casas de dentro do território das Vermelhas: diante delas corre sua Linha de Soberania.
diagram-is-3 = Destacados os Indicadores de Dama em A1, J19 e S1. Cada dama fica a quatro casas de um deles.
diagram-is-4 = Três jogadores: os reis das Vermelhas em A6, das Pretas em N1 e das Amarelas em O14. Começam as Vermelhas, depois as Pretas, depois as Amarelas.
diagram-is-5 = D5-E4 é recusado: dos dois lados desse canto há muro, em D4 e E5.
diagram-is-6 = O que pode o peão das Vermelhas em C6 no primeiro lance: uma casa ou duas, reto, ou capturar em E7.
diagram-is-7 = O peão das Vermelhas foi de E7 a G9. O peão das Verdes o captura em F8, por onde ele passou.
diagram-is-8 = O peão em S6 espera: as Vermelhas têm duas damas e não perderam nada, então S6=Q é recusado.
diagram-is-9 = As Vermelhas fazem o roque: o rei vai de A6 a A8, e a torre de A9 a A7.
diagram-is-10 = A dama das Vermelhas foi a L2 e deu mate nas Pretas. As Pretas estão fora: suas peças estão mortas, e seu território, fechado.
diagram-is-11 = A dama das Vermelhas em O13 está presa no território fechado das Amarelas. Poderia sair em um lance, então não pode capturar ali uma peça morta: O13xO14 é recusado.
diagram-is-12 = As Amarelas desistiram. Suas peças, destacadas, ficam como obstáculos mortos.
diagram-is-13 = O rei das Vermelhas capturou a última peça que não era rei. Só restam reis: empate.

lesson-is-first = Você joga com as Vermelhas, embaixo. No primeiro lance um peão pode andar duas casas em linha reta. **Mova duas casas seu peão mais avançado, em D7.**
lesson-hint-is-first = É legal, mas o peão em D7 pode andar duas casas. Mais uma vez:
lesson-done-is-first = **Muito bem.** Ele cruzou sua Linha de Soberania, então nunca volta para casa.
lesson-is-leap = Um cavalo dá um passo por um lado e mais um para fora por um canto. **Capture o bispo das Verdes com seu cavalo.**
lesson-hint-is-leap = É legal, mas o bispo em K12 continua lá. Mais uma vez:
lesson-done-is-leap = **Capturado!** Nada no caminho atrapalha um cavalo; só muros podem.
lesson-is-bishop = Um bispo anda qualquer distância pelos cantos e nunca sai das casas da sua cor. **Capture o cavalo das Verdes com seu bispo.**
lesson-hint-is-bishop = É legal, mas o cavalo em N8 continua lá. De J10 o caminho passa por L9. Mais uma vez:
lesson-done-is-bishop = **Capturado!** Este é o seu Bispo Soberano. Bispos das outras duas cores nunca chegam ao centro.
lesson-is-corner = No meio um peão anda por qualquer lado e captura por qualquer canto. **Capture com seu peão em J10.**
lesson-hint-is-corner = É legal, mas não captura nada. Pelo canto à frente fica L9. Mais uma vez:
lesson-done-is-corner = **Capturado!** O cavalo em K10, atrás de um lado, só estava no caminho.
lesson-is-passing = Agora você joga com as Verdes. O peão das Vermelhas acaba de ir de E7 a G9, passando por F8. **Capture-o en passant, com seu peão em H9.**
lesson-hint-is-passing = É legal, mas o peão em G9 escapou. Capture na casa por onde ele passou, F8. Mais uma vez:
lesson-done-is-passing = **Muito bem.** Só um peão pode, e só no turno seguinte.
lesson-is-queen = Seu peão está diante da faixa 1 do território das Verdes. **Leve-o até lá e faça dele uma dama.**
lesson-hint-is-queen = É legal, mas não traz nenhuma dama. Mais uma vez:
lesson-done-is-queen = **Muito bem.** Também podia ser torre ou cavalo, pois você perdeu um de cada.
lesson-is-castle = Um rei dá um passo, por um lado ou por um canto. Uma vez ele pode rocar, se ele e a torre não se moveram e não há nada entre eles. **Faça o roque: leve seu rei duas casas em direção a uma torre.**
lesson-hint-is-castle = É legal, mas desta vez é para rocar, com o rei de A6 a A8 ou A4. Mais uma vez:
lesson-done-is-castle = **Muito bem.** O rei andou duas casas, e a torre foi para a casa que ele cruzou. `O-O` e `O-O-O` também fazem o roque.
lesson-is-check = A torre das Verdes ataca seu rei, e você não pode deixá-lo atacado. **Ponha sua torre no caminho dela.**
lesson-hint-is-check = Isso salva o rei. Mas desta vez ponha a torre no meio. Mais uma vez:
lesson-done-is-check = **Muito bem.** Atrás da torre o rei está seguro.
lesson-is-mate = Há três reis em jogo. **Dê mate no rei das Pretas em K1, com sua dama ao lado dele.**
lesson-hint-is-mate = É legal, mas as Pretas continuam jogando. A torre em L10 pode defender sua dama. Mais uma vez:
lesson-done-is-mate = **Mate!** As Pretas estão fora: suas peças estão mortas, seu território está fechado, e a vez é das Amarelas.
