### Português do Brasil: what King’s Guard shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## In every game’s lesson.

button-lesson-word = Dizer “{ $move }”

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-kg-aim = O objetivo
guide-kg-aim = O Sul embaixo, o Norte em cima, 9 colunas e 10 fileiras. Cada lado tem um **rei** (a coroa) e nove **guardas** (os elmos). **Você vence pondo uma peça sua sobre o rei inimigo.** O Sul começa. No seu turno, você escolhe uma casa cuja peça do topo seja sua e move a partir dali.
guide-kg-aim-terminal = O Sul embaixo, em maiúsculas, o Norte em cima, 9 colunas e 10 fileiras. Cada lado tem um **rei** (K) e nove **guardas** (G). **Você vence pondo uma peça sua sobre o rei inimigo.** O Sul começa. No seu turno, você escolhe uma casa cuja peça do topo seja sua e move a partir dali.
guide-seen-kg-aim = A posição inicial. Emoldurados, os dois reis, em E1 e E10, cada um atrás do V dos seus nove guardas.

guide-title-kg-high = Torres
guide-kg-high = As peças ficam umas sobre as outras em **torres** de até cinco. Uma peça anda tantas casas quanto sua **altura**, ou menos: uma peça sozinha, uma; a do topo de três, até três. Ela segue fileiras e colunas, pode mudar de direção, passa só por casas vazias e acaba numa casa vazia ou em cima de outra peça. Depois pode ir a seguinte, com um passo a menos, e assim **de cima para baixo**. Pare quando quiser. Você também move o que está debaixo da sua peça do topo, **até guardas do inimigo**.
guide-seen-kg-high = O que pode fazer a peça do topo da torre do Sul em E5, de altura três: até três passos. Pode ir para cima do guarda em D5 ou capturar o de E7.

guide-title-kg-corner = A captura e o rei
guide-kg-corner = Para capturar, ponha uma peça sobre uma inimiga. Ela continua no tabuleiro, debaixo da sua: quando a sua sai, **você** pode movê-la no mesmo turno, e se a deixar ali, ela volta a ser do inimigo. Um rei está sempre no topo: nada vai sobre o seu. **Ponha uma peça sua sobre o rei inimigo, e você venceu.** Um guarda capturado nunca captura o próprio rei.
guide-seen-kg-corner = A torre do Sul em E8, de altura dois: a peça do topo passa por E9, vira e chega em cima do rei do Norte em D9.

guide-title-kg-full = Torres cheias
guide-kg-full = Cinco peças fazem uma torre **cheia** (quatro no tabuleiro pequeno): nada pode ser posto sobre ela, então um rei no topo está seguro. Mas quem a encheu com uma peça própria deve **desmontá-la**: seu próximo turno começa ali, e ao menos a peça do topo sai. Se até lá o inimigo mudou a torre, ou se nada pode sair dela, a obrigação some.
guide-seen-kg-full = A torre do Sul em E4 tem cinco peças e deve ser desmontada: o turno do Sul começa ali, e a peça do topo pode andar até cinco casas.

guide-title-kg-here = Como se joga aqui
guide-kg-here = { $challenge } oferece uma partida, no tabuleiro grande ou com **pequeno** (8 por 8, torres de quatro) e **diagonal** (passos em oito direções). **Para jogar**, responda ao tabuleiro (menção ligada) com `C3-C4`, ou com um turno inteiro, os destinos em ordem: `E5-E7,D5` move a peça do topo para E7 e a seguinte para D5. Ou use { $move }, ou aperte **{ $pick }**; `done` termina um turno antes. { $board } mostra de novo a sua partida. E agora: { $tutorial } é uma lição para jogar, { $rules } tem cada regra com sua imagem, { $settings } outras cores e idiomas.
guide-kg-here-on-page = **Para jogar**, toque numa torre, depois numa casa para a peça do topo, e assim por diante; ou escreva `C3-C4`, ou um turno inteiro, os destinos em ordem: `E5-E7,D5` move a peça do topo para E7 e a seguinte para D5. `done` termina um turno antes. E agora siga para a lição, que é para jogar, e para as regras, cada uma com sua imagem.
guide-kg-here-terminal = **new kings-guard** começa uma partida no tabuleiro grande; `small` é de 8 por 8 com torres de quatro, `diagonal` permite passos em oito direções. **Para jogar**, digite `C3-C4`, ou um turno inteiro com os destinos em ordem: `E5-E7,D5` move a peça do topo para E7 e a seguinte para D5. **pick** leva a um turno passo a passo, `done` o termina antes. { $board } mostra de novo a partida. E agora: { $tutorial } é uma lição para jogar, { $rules } tem cada regra com seu tabuleiro.
guide-seen-kg-here = O turno E5-E7,D5: o topo da torre do Sul em E5 captura o guarda em E7, a peça seguinte vai para D5.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-kg-in-short = A posição inicial. Emoldurados, os reis em E1 e E10, cada um atrás do V dos seus guardas.
diagram-kg-board = O tabuleiro pequeno com sua posição inicial: 8 colunas e 8 fileiras. Os reis estão em E1 e D8.
diagram-kg-pieces = O que pode fazer o guarda do Sul em E5, uma peça sozinha: um passo, para uma casa vazia ou sobre o guarda do Norte em E6.
diagram-kg-turns = A torre em E5 tem altura três, então a peça do topo pode andar até três casas, também mudando de direção, para cima do guarda em D5 ou o de E7.
diagram-kg-towers = O guarda do Sul foi de D4 para E4. A torre tem agora cinco peças e deve ser desmontada no próximo turno do Sul.
diagram-kg-ends = O guarda do Sul foi de E8 por E9 para cima do rei em D9: ele foi capturado, e o Sul venceu.
diagram-kg-notation = O turno E5-E7,D5: a peça do topo captura o guarda em E7, a seguinte vai para cima do guarda em D5.
diagram-kg-positions = No meio de um turno, escrito @E5:1: uma peça saiu de E5 e está em E7 sobre um guarda do Norte; essa torre se escreve (gG).
diagram-kg-1 = Os nove guardas do Sul estão emoldurados: o V, com a ponta em E5. Seu rei está atrás da abertura, em E1.
diagram-kg-2 = C3-D4 é recusado: D4 só toca pelo canto, e os passos seguem fileiras e colunas.
diagram-kg-3 = A peça do topo foi de E5 para E6. A seguinte, com altura dois, pode ser posta sobre ela, mas não passar por ela até E7.
diagram-kg-4 = O guarda do Sul foi de F5 para G4 e descobriu um do Norte. O Sul pode movê-lo agora, mas não sobre o rei em F6: nenhum guarda captura o próprio rei.
diagram-kg-5 = A torre em E4 deve ser desmontada, então o turno do Sul começa ali, e B2-B3 é recusado.
diagram-kg-6 = O guarda do Sul foi para B10. As duas torres ao lado do rei do Norte em A10 estão cheias: o Norte não tem lance legal e perdeu.
diagram-kg-7 = O Sul jogou C3-C4. Em vez de jogar, quem joga com o Norte pode agora tomar o lado do Sul.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-kg-guard = Você joga com o Sul, embaixo. Uma peça sozinha anda uma casa na sua fileira ou coluna. **Mova o guarda na ponta do seu V, em E5.**
lesson-hint-kg-guard = É legal, mas é outra peça. A ponta do seu V está em E5. Mais uma vez:
lesson-done-kg-guard = **Muito bem.** Uma peça sozinha anda uma casa, e pode acabar sobre outra: sobre uma do Norte ela captura, sobre uma sua ela constrói uma torre.
lesson-kg-build = As peças podem ficar umas sobre as outras. **Construa uma torre: ponha um dos seus guardas sobre o outro.**
lesson-hint-kg-build = É legal, mas ainda não há guarda sobre guarda. Os seus estão em D2 e E2. Mais uma vez:
lesson-done-kg-build = **Muito bem.** A torre tem altura dois, então a peça do topo pode andar até duas casas. Cabem no máximo cinco peças em uma casa.
lesson-kg-top = Sua torre em E3 tem altura três: a peça do topo anda até três casas e pode mudar de direção. **Capture com ela o guarda em F5.**
lesson-hint-kg-top = É legal, mas o guarda em F5 continua livre: duas casas para a frente e uma para a direita. Mais uma vez:
lesson-done-kg-top = **Capturado!** O guarda do Norte está agora debaixo do seu. Seu turno não acabou: a peça seguinte em E3 também pode se mover.
lesson-kg-next = O turno continua em E3. A peça seguinte tem altura dois e anda até duas casas. **Mova-a para duas casas de distância.**
lesson-hint-kg-next = Em uma partida isso valeria: ela pode andar uma casa, ou o turno pode acabar aqui. Mas desta vez faça-a andar duas. Mais uma vez:
lesson-done-kg-next = **Muito bem.** De cima para baixo, cada peça vai tão longe quanto sua altura: a primeira três casas, esta duas, a última poderia ir uma.
lesson-kg-done = Resta uma peça em E3, e nada obriga você a movê-la: só a do topo precisava. **Termine seu turno com `done`.**
lesson-hint-kg-done = É legal: a última peça também pode se mover. Mas desta vez deixe-a ficar e diga `done`. Mais uma vez:
lesson-done-kg-done = **Muito bem.** Uma linha digitada é um turno inteiro, como `E3-F5,E5`, e `done` fica subentendido no fim.
lesson-kg-under = Seu guarda estava sobre um do Norte em F5 e foi para F7. O do Norte ficou descoberto, e neste turno quem o move é você. **Mova-o.**
lesson-hint-kg-under = É legal: ele pode ficar onde está. Mas desta vez tire-o de F5. Mais uma vez:
lesson-done-kg-under = **Muito bem.** Neste turno era você quem o movia. De agora em diante ele volta a ser do Norte, enquanto estiver no topo.
lesson-kg-duty = Sua torre em A1 está cheia: cinco peças. Você a construiu, então deve desmontá-la neste turno. **Mova pelo menos a peça do topo.**
lesson-done-kg-duty = **Muito bem.** Uma peça saiu da torre, e sua obrigação está cumprida. As seguintes também podem ir, mas não precisam.
lesson-kg-crown = Seu rei anda tanto quanto a altura em que está, como um guarda, e pode ficar sobre qualquer torre com espaço. **Ponha seu rei sobre o guarda em E2.**
lesson-hint-kg-crown = É legal, mas o rei ainda não está sobre o guarda, que está em E2, logo à frente. Mais uma vez:
lesson-done-kg-crown = **Muito bem.** O rei tem agora altura dois e pode andar até duas casas. Sobre o seu próprio rei não se põe nada.
lesson-kg-king = O rei do Norte em D9 se esconde atrás de um guarda. Sua torre em E8 tem altura dois. **Capture o rei.**
lesson-hint-kg-king = É legal, mas o rei continua lá. De E8 o caminho passa por E9, que está vazia, e ali vira. Mais uma vez:
lesson-done-kg-king = **Capturado!** Seu guarda está sobre o rei, e a partida acaba na hora: você venceu.
