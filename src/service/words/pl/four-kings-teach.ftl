### Polski: what Four Kings One War shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-fk-aim = Cel
guide-fk-aim = Plansza to krzyż: dziedziniec pośrodku i cztery tarasy. **Białe** mają armie Południa (na dole) i Zachodu (z lewej), **Czarne** armie Północy i Wschodu, każda to cały komplet szachowy. **Wygrywasz, matując królów obu wrogich armii.** Zaczynają Białe. Może też grać czworo, każde jedną armią: Południe i Zachód przeciw Północy i Wschodowi.
guide-seen-fk-aim = Pozycja początkowa. W ramkach są czterej królowie: Południa na I1, Zachodu na A9, Północy na H16, Wschodu na P8.
guide-title-fk-two = Dwa ruchy
guide-fk-two = Tura to **dwa ruchy dwiema różnymi figurami**, z jednej z twoich armii albo z obu. Z drugiego możesz zrezygnować: powiedz `done`. Na koniec tury twoi królowie muszą być bezpieczni; w środku król może być atakowany, jeśli twój drugi ruch może go uratować. Żaden ruch nigdy nie bije króla.
guide-seen-fk-two = Tura E2-E5 B8-C8: pion Południa z E2 idzie na E5, potem pion Zachodu z B8 na C8.
guide-title-fk-walk = Piony i skoczki
guide-fk-walk = **Pion** zawsze idzie o jedno do trzech pustych pól naprzód, a bije o jedno pole po skosie w przód. Gdy bije na taras z boku, skręca na zawsze ku jego linii końcowej. **Skoczek** skacze raz albo przez puste pole dwa razy. Reszta rusza się jak w szachach. Na każdej linii końcowej pion zmienia się w hetmana, wieżę, gońca lub skoczka.
guide-seen-fk-walk = Co może pion Południa z E7: iść na E8, E9 lub E10 albo zbić skoczka na D8, na tarasie Zachodu, i skręcić w lewo.
guide-title-fk-fall = Gdy pada król
guide-fk-fall = Król, którego nie ratuje ani jeden ruch, ani dwa, jest zamatowany i trzeba go **wydać**: `I1#` to pierwszy ruch tej tury, a po nim może nastąpić jeden ruch twojej drugiej armii. Armia gra dalej bez niego. Gdy twój król jest pojmany, doprowadź piona do linii końcowej: pion schodzi, a **król wraca**, jeśli jego pierwsze pole jest puste i bezpieczne. Komu padnie drugi król, ten przegrywa.
guide-seen-fk-fall = Król Południa na I1 był zamatowany przez wieże z E1 i E2 i został wydany. Zachód może teraz wykonać jeden ruch.
guide-title-fk-here = Jak się tu gra
guide-fk-here = { $challenge } proponuje partię, z opcją **drużyny** we czworo. **Aby ruszyć**, odpowiedz na planszę (ping włączony) jednym ruchem, `E2-E5`, albo całą turą, `E2-E5 B8-C8`. Albo użyj { $move }, albo naciśnij **{ $pick }**; `done` rezygnuje z drugiego ruchu. { $board } znów pokazuje twoją partię. A teraz dalej: { $tutorial } to lekcja, którą się rozgrywa, { $rules } ma każdą zasadę z obrazem, { $settings } inne kolory i języki.
guide-fk-here-on-page = **Aby ruszyć**, dotknij figury, potem pola docelowego; albo wpisz jeden ruch, `E2-E5`, albo całą turę, `E2-E5 B8-C8`. `done` rezygnuje z drugiego ruchu. A teraz dalej: do lekcji, którą się rozgrywa, i do zasad, z których każda ma swój obraz.
guide-fk-here-terminal = **new four-kings** zaczyna partię we dwoje, **new four-kings team** we czworo. **Aby ruszyć**, wpisz jeden ruch, `E2-E5`, albo całą turę, `E2-E5 B8-C8`. **pick** prowadzi do ruchu krok po kroku, `done` rezygnuje z drugiego. { $board } znów pokazuje partię. A teraz dalej: { $tutorial } to lekcja, którą się rozgrywa, { $rules } ma każdą zasadę z planszą.
guide-seen-fk-here = Co na początku może skoczek Południa z F1: dwoma skokami dociera za piony.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-fk-in-short = Pozycja początkowa. W ramkach są królowie: Południa na I1, Zachodu na A9, Północy na H16, Wschodu na P8.
diagram-fk-board = Krzyż z czterema tarasami. W ramkach są wieże na krańcach linii końcowych.
diagram-fk-turns = Tura Białych: pion Południa idzie z E2 na E5, potem pion Zachodu z B8 na C8.
diagram-fk-pieces = Dokąd dociera skoczek Południa z F3 jednym lub dwoma skokami. Może zbić gońca na H7.
diagram-fk-pawns = Pion Południa z E7 może iść na E8, E9 lub E10 albo zbić skoczka na D8.
diagram-fk-mate = Król Południa był zamatowany i został wydany. Białe mogą jeszcze wykonać jeden ruch, armią Zachodu.
diagram-fk-ends = Wieża Wschodu poszła z C12 na A12. Król Zachodu na A9 był ostatnim królem Białych i jest zamatowany: Białe przegrały.
diagram-fk-notation = Zagrano E13-E16=Q: pion stał się hetmanem na linii końcowej Północy.
diagram-fk-positions = W środku tury Białych, co zapisuje się W1 E5: pion z E5 już się ruszył i przeszedł przez E3 i E4. Widać, co może pion Zachodu z B8.
diagram-fk-1 = Wieża Południa z E5 sięga przez dziedziniec i tarasy, ale nie przez pola, których brak.
diagram-fk-2 = Goniec Południa z E4 mija róg brakującego pola D4 i idzie dalej przez D5.
diagram-fk-3 = Królowie na ciemnych polach, a obok nich hetmany.
diagram-fk-4 = Białe słowem done zrezygnowały z drugiego ruchu i na ruchu są Czarne.
diagram-fk-5 = We czworo pierwsze rusza się Południe, i tylko własną armią: ruch Zachodu B8-C8 jest odrzucony.
diagram-fk-6 = Pion z E5 ruszył się już w tej turze, więc E5-E6 jest odrzucone.
diagram-fk-7 = Skoczek z F1 nie może skoczyć na F5: oba pola pomiędzy, E3 i G3, są zajęte.
diagram-fk-8 = Pion Południa zbił skoczka na D8, na tarasie Zachodu. Odtąd idzie w lewo.
diagram-fk-9 = E13-E16 jest odrzucone: uwolniłoby króla Południa, ale jego pole I1 atakuje wieża.
diagram-fk-10 = Pion Południa z C7 skręcił w lewo. Na A7, na linii końcowej sąsiada, się przemienia.
diagram-fk-11 = Pion Północy poszedł z G10 na G7 przez G9. Pion Południa zbił go tam: z G7 zniknął.
diagram-fk-12 = Pion Północy poszedł z G10 na G7, potem wieża Północy na E8 przez G8. Dlatego F7-G8 jest odrzucone, a pion mógłby go zbić tylko na G9.
diagram-fk-13 = H12-H16 jest odrzucone: żaden ruch nie bije króla.
diagram-fk-14 = C9-C8 jest odrzucone: odsłoniłoby króla Zachodu, partnera, na wieżę z L9.
diagram-fk-15 = Króla Południa atakują wieże z E1 i I8. Nie jest zamatowany: ratują go dwa ruchy, na I7 i na F1, w dowolnej kolejności.
diagram-fk-16 = Król Południa zbił na I2 ostatnią figurę, która nie była królem. Zostali sami królowie: remis.
diagram-fk-17 = Król Południa na L1 nie jest szachowany, ale wieże na K8 i I2 nie zostawiają mu pola, a Południe nie ma nic więcej. Zostaje tylko `done`.
diagram-fk-18 = Południe i Zachód są partnerami, Północ i Wschód też. Między partnerami są tylko liczby od 1 do 10, które słyszą wszyscy czworo.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-fk-pawn = Grasz Białymi: Południem na dole i Zachodem z lewej. Piony idą o jedno do trzech pól naprzód. **Rusz piona Południa z E2 o trzy pola.**
lesson-hint-fk-pawn = To dozwolone, ale tym razem pion z E2, pierwszy z lewej u Południa, ma pójść o trzy pola. Jeszcze raz:
lesson-done-fk-pawn = **Dobrze.** A w następnej turze mógłby znów pójść o trzy: piony zawsze mogą.
lesson-fk-second = Twoja tura się nie skończyła: jest drugi ruch, inną figurą którejś z armii. **Rusz piona Zachodu z B8 o jedno pole naprzód**, w prawo.
lesson-hint-fk-second = W partii byłoby to dobre. Ale tym razem rusz piona z B8 na następne pole po prawej. Jeszcze raz:
lesson-done-fk-second = **Dobrze.** W jednej linii ta tura to `E2-E5 B8-C8`. Jeśli nie chcesz drugiego ruchu, powiedz `done`.
lesson-fk-knight = Skoczek skacze raz albo dwa razy, a pole pomiędzy musi być puste. **Zbij skoczkiem gońca na H7.**
lesson-hint-fk-knight = To dozwolone, ale goniec na H7 wciąż stoi. Z F3 skoczek dociera tam przez G5. Jeszcze raz:
lesson-done-fk-knight = **Zbity!** Z dwoma skokami skoczek jest tu wart więcej niż wieża.
lesson-fk-bishop = Goniec idzie dowolnie daleko na skos, także mijając róg brakującego pola. **Zbij gońcem skoczka na C6.**
lesson-hint-fk-bishop = To dozwolone, ale skoczek na C6 wciąż stoi. Z E4 goniec dociera tam przez D5, mijając brakujące pole D4. Jeszcze raz:
lesson-done-fk-bishop = **Zbity!** Brakujące pole zamyka drogę, jego róg nie.
lesson-fk-queen = Hetman idzie dowolnie daleko, prosto lub na skos, tak samo na dziedzińcu i na tarasach. **Zbij hetmanem wieżę na N10.**
lesson-hint-fk-queen = To dozwolone, ale wieża na N10 wciąż stoi. Z H4 leży na przekątnej. Jeszcze raz:
lesson-done-fk-queen = **Zbita!** Hetman także tu jest najsilniejszą figurą.
lesson-fk-castle = Król idzie o jedno pole w dowolnym kierunku. Raz może roszować, jeśli on i wieża się nie ruszały i nic między nimi nie stoi. **Zrób roszadę: przesuń króla z I1 na K1.**
lesson-hint-fk-castle = To dozwolone, ale tym razem zrób roszadę, królem o dwa pola ku wieży. Jeszcze raz:
lesson-done-fk-castle = **Dobrze.** Król stoi na K1, a wieża przeszła na J1. To jeden ruch, ale żadne z nich nie ruszy się już w tej turze.
lesson-fk-turning = Pion Południa z E7 stoi obok tarasu Zachodu. **Zbij nim skoczka na D8.**
lesson-hint-fk-turning = To dozwolone, ale skoczek na D8 wciąż stoi: jedno pole naprzód i jedno w lewo. Jeszcze raz:
lesson-done-fk-turning = **Zbity!** Na tarasie z boku pion skręca: odtąd idzie w lewo, ku linii końcowej Zachodu, i tam się przemienia.
lesson-fk-passing = Pion Północy poszedł z G10 na G7, obok twojego piona z F8. **Zbij go w przelocie**, jakby stał na G9.
lesson-hint-fk-passing = To dozwolone, ale wtedy okazja przepada: jest tylko dla twojego pierwszego ruchu. Jeszcze raz:
lesson-done-fk-passing = **Zbity w przelocie!** Można tak na każdym polu, przez które przeszedł pion, chyba że drugim ruchem strzeże go hetman, wieża lub goniec.
lesson-fk-check = Króla Południa na I1 atakują naraz dwie wieże, z E1 i I8. **Zacznij go ratować: twoje dwie wieże to potrafią.**
lesson-done-fk-check = **Dobrze.** Druga wieża zrobi resztę. Dopiero na koniec tury wszyscy twoi królowie muszą być bezpieczni.
lesson-fk-hand = Król Południa jest zamatowany: nie uratują go nawet dwa ruchy. **Wydaj go.**
lesson-done-fk-hand = **Wydany.** Zachód może teraz wykonać jeden ruch, a armia Południa gra dalej od twojej następnej tury. Jeśli stracisz też króla Zachodu, przegrasz.
lesson-fk-free = Król Południa jest pojmany, a twój pion stoi na E13, trzy pola przed linią końcową. **Uwolnij króla.**
lesson-hint-fk-free = To dozwolone, ale król wciąż jest pojmany. Doprowadź piona do E16. Jeszcze raz:
lesson-done-fk-free = **Wolny!** Pion zszedł z planszy, a król znów stoi na I1. Był tam bezpieczny, inaczej nie byłoby wolno.
