### Polski: what King’s Guard shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## In every game’s lesson.

button-lesson-word = Powiedz „{ $move }”

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-kg-aim = Cel
guide-kg-aim = Południe na dole, Północ na górze, 9 kolumn i 10 rzędów. Każda strona ma **króla** (korona) i dziewięciu **gwardzistów** (hełmy). **Wygrywasz, stawiając swoją figurę na wrogim królu.** Zaczyna Południe. W swojej turze wybierasz pole, na którym górna figura jest twoja, i ruszasz figury z tego pola.
guide-kg-aim-terminal = Południe na dole, wielkimi literami, Północ na górze, 9 kolumn i 10 rzędów. Każda strona ma **króla** (K) i dziewięciu **gwardzistów** (G). **Wygrywasz, stawiając swoją figurę na wrogim królu.** Zaczyna Południe. W swojej turze wybierasz pole, na którym górna figura jest twoja, i ruszasz figury z tego pola.
guide-seen-kg-aim = Pozycja początkowa. W ramkach obaj królowie, na E1 i E10, każdy za literą V swoich dziewięciu gwardzistów.

guide-title-kg-high = Wieże
guide-kg-high = Figury stoją jedna na drugiej w **wieżach** do pięciu. Figura idzie o tyle pól, ile wynosi jej **wysokość**, albo o mniej: pojedyncza o jedno, górna z trzech najwyżej o trzy. Idzie po rzędach i kolumnach, także skręcając, przechodzi tylko przez puste pola i kończy na pustym polu albo na innej figurze. Potem może iść następna, o krok mniej, i tak dalej **od góry w dół**. Możesz przestać, kiedy chcesz. Ruszasz też tym, co leży pod twoją górną figurą, **nawet gwardzistami wroga**.
guide-seen-kg-high = Co może górna figura wieży Południa na E5, wysokiej na trzy: najwyżej trzy kroki. Może stanąć na gwardziście na D5 albo zbić tego na E7.

guide-title-kg-corner = Bicie i król
guide-kg-corner = Aby zbić, postaw figurę na wrogiej. Zostaje ona na planszy, pod twoją: gdy twoja odejdzie, **ty** możesz nią ruszyć w tej samej turze, a jeśli ją tam zostawisz, znów należy do wroga. Król jest zawsze na wierzchu: na twoim własnym nic nie staje. **Postaw swoją figurę na wrogim królu, a wygrywasz.** Zbity gwardzista nigdy nie bije własnego króla.
guide-seen-kg-corner = Wieża Południa na E8, wysoka na dwa: jej górna figura idzie przez E9, skręca i staje na królu Północy na D9.

guide-title-kg-full = Pełne wieże
guide-kg-full = Pięć figur to **pełna** wieża (na małej planszy cztery): nic na niej nie stanie, więc król na wierzchu jest bezpieczny. Ale kto dopełnił ją własną figurą, musi ją **rozebrać**: jego następna tura zaczyna się tam i co najmniej górna figura z niej schodzi. Jeśli wróg do tego czasu zmienił wieżę albo nic nie może z niej zejść, obowiązek przepada.
guide-seen-kg-full = Wieża Południa na E4 ma pięć figur i trzeba ją rozebrać: tura Południa zaczyna się tam, a górna figura może iść najwyżej o pięć pól.

guide-title-kg-here = Jak się tu gra
guide-kg-here = { $challenge } proponuje partię, na dużej planszy albo z opcjami **mała** (8 na 8, wieże po cztery) i **na-ukos** (kroki w ośmiu kierunkach). **Aby ruszyć**, odpowiedz na planszę (ping włączony) `C3-C4` albo całą turą, z celami po kolei: `E5-E7,D5` rusza górną figurą na E7, a następną na D5. Albo użyj { $move }, albo naciśnij **{ $pick }**; `done` kończy turę wcześniej. { $board } znów pokazuje twoją partię. A teraz dalej: { $tutorial } to lekcja, którą się rozgrywa, { $rules } ma każdą zasadę z obrazem, { $settings } inne kolory i języki.
guide-kg-here-on-page = **Aby ruszyć**, dotknij wieży, potem pola dla jej górnej figury i tak dalej; albo wpisz `C3-C4` lub całą turę, z celami po kolei: `E5-E7,D5` rusza górną figurą na E7, a następną na D5. `done` kończy turę wcześniej. A teraz dalej: do lekcji, którą się rozgrywa, i do zasad, z których każda ma swój obraz.
guide-kg-here-terminal = **new kings-guard** zaczyna partię na dużej planszy; `small` to 8 na 8 z wieżami po cztery, `diagonal` pozwala na kroki w ośmiu kierunkach. **Aby ruszyć**, wpisz `C3-C4` albo całą turę, z celami po kolei: `E5-E7,D5` rusza górną figurą na E7, a następną na D5. **pick** prowadzi do tury krok po kroku, `done` kończy ją wcześniej. { $board } znów pokazuje partię. A teraz dalej: { $tutorial } to lekcja, którą się rozgrywa, { $rules } ma każdą zasadę z planszą.
guide-seen-kg-here = Tura E5-E7,D5: górna figura wieży Południa na E5 bije gwardzistę na E7, następna staje na D5.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-kg-in-short = Pozycja początkowa. W ramkach królowie na E1 i E10, każdy za literą V swoich gwardzistów.
diagram-kg-board = Mała plansza z pozycją początkową: 8 kolumn i 8 rzędów. Królowie stoją na E1 i D8.
diagram-kg-pieces = Co może gwardzista Południa na E5, pojedyncza figura: jeden krok, na puste pole albo na gwardzistę Północy na E6.
diagram-kg-turns = Wieża na E5 jest wysoka na trzy, więc jej górna figura może iść najwyżej o trzy pola, także skręcając, na gwardzistę na D5 albo tego na E7.
diagram-kg-towers = Gwardzista Południa poszedł z D4 na E4. Wieża ma teraz pięć figur i trzeba ją rozebrać w następnej turze Południa.
diagram-kg-ends = Gwardzista Południa poszedł z E8 przez E9 na króla na D9: król jest zbity, a Południe wygrało.
diagram-kg-notation = Tura E5-E7,D5: górna figura bije gwardzistę na E7, następna staje na gwardziście na D5.
diagram-kg-positions = W środku tury, zapis @E5:1: jedna figura opuściła E5 i stoi na E7 na gwardziście Północy; tę wieżę zapisuje się (gG).
diagram-kg-1 = W ramkach dziewięciu gwardzistów Południa: V ze szpicem na E5. Ich król stoi za otwartym końcem, na E1.
diagram-kg-2 = C3-D4 zostaje odrzucone: D4 styka się tylko rogiem, a kroki prowadzą po rzędach i kolumnach.
diagram-kg-3 = Górna figura poszła z E5 na E6. Następną, o wysokości dwa, wolno na niej postawić, ale nie może ona jej minąć i dojść na E7.
diagram-kg-4 = Gwardzista Południa poszedł z F5 na G4 i odsłonił gwardzistę Północy. Południe może nim teraz ruszyć, ale nie na króla na F6: żaden gwardzista nie bije własnego króla.
diagram-kg-5 = Wieżę na E4 trzeba rozebrać, więc tura Południa zaczyna się tam, a B2-B3 zostaje odrzucone.
diagram-kg-6 = Gwardzista Południa poszedł na B10. Obie wieże obok króla Północy na A10 są pełne, więc Północ nie ma dozwolonego ruchu i przegrała.
diagram-kg-7 = Południe zagrało C3-C4. Zamiast ruchu gracz Północy może teraz wziąć stronę Południa.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-kg-guard = Grasz Południem, na dole. Pojedyncza figura idzie o jedno pole po swoim rzędzie lub kolumnie. **Rusz gwardzistą, który stoi na szpicu twojego V, na E5.**
lesson-hint-kg-guard = To dozwolone, ale to inna figura. Szpic twojego V stoi na E5. Jeszcze raz:
lesson-done-kg-guard = **Dobrze.** Pojedyncza figura idzie o jedno pole i może skończyć na innej: na figurze Północy bije, na twojej buduje wieżę.
lesson-kg-build = Figury mogą stać jedna na drugiej. **Zbuduj wieżę: postaw jednego ze swoich gwardzistów na drugim.**
lesson-hint-kg-build = To dozwolone, ale żaden gwardzista nie stoi jeszcze na gwardziście. Twoi są na D2 i E2. Jeszcze raz:
lesson-done-kg-build = **Dobrze.** Wieża jest wysoka na dwa, więc jej górna figura może iść najwyżej o dwa pola. Na polu stoi najwyżej pięć figur.
lesson-kg-top = Twoja wieża na E3 jest wysoka na trzy: jej górna figura idzie najwyżej o trzy pola, także skręcając. **Zbij nią gwardzistę na F5.**
lesson-hint-kg-top = To dozwolone, ale gwardzista na F5 wciąż jest wolny: dwa pola w przód i jedno w prawo. Jeszcze raz:
lesson-done-kg-top = **Zbity!** Gwardzista Północy leży teraz pod twoim. Twoja tura trwa: następna figura na E3 też może się ruszyć.
lesson-kg-next = Tura trwa dalej na E3. Następna figura ma wysokość dwa i idzie najwyżej o dwa pola. **Rusz nią na odległość dwóch pól.**
lesson-hint-kg-next = W prawdziwej partii tak można: figura może iść o jedno pole albo tura może się tu skończyć. Ale tym razem niech idzie o dwa. Jeszcze raz:
lesson-done-kg-next = **Dobrze.** Od góry w dół każda figura idzie tak daleko, jak jest wysoko: pierwsza o trzy pola, ta o dwa, ostatnia mogłaby o jedno.
lesson-kg-done = Na E3 została jedna figura i nikt nie każe ci jej ruszać: musiała tylko górna. **Zakończ turę słowem `done`.**
lesson-hint-kg-done = To dozwolone: ostatnia figura też może się ruszyć. Ale tym razem ją zostaw i powiedz `done`. Jeszcze raz:
lesson-done-kg-done = **Dobrze.** Wpisana linia to cała tura, na przykład `E3-F5,E5`, a `done` na jej końcu rozumie się samo przez się.
lesson-kg-under = Twój gwardzista stał na gwardziście Północy na F5 i poszedł na F7. Gwardzista Północy jest teraz odsłonięty i w tej turze to ty możesz nim ruszyć. **Rusz nim.**
lesson-hint-kg-under = To dozwolone: może zostać, gdzie jest. Ale tym razem rusz nim z F5. Jeszcze raz:
lesson-done-kg-under = **Dobrze.** W tej turze można było nim ruszyć. Odtąd znów należy do Północy, dopóki leży na wierzchu.
lesson-kg-duty = Twoja wieża na A1 jest pełna: pięć figur. To twoje dzieło, więc w tej turze musisz ją rozebrać. **Rusz co najmniej jej górną figurą.**
lesson-done-kg-duty = **Dobrze.** Jedna figura opuściła wieżę i obowiązek jest spełniony. Następne też mogą iść, ale nie muszą.
lesson-kg-crown = Twój król, podobnie jak gwardzista, idzie tak daleko, jak wysoko stoi. Może stanąć na każdej wieży, na której jest miejsce. **Postaw króla na gwardziście na E2.**
lesson-hint-kg-crown = To dozwolone, ale król jeszcze nie stoi na gwardziście. Ten jest na E2, tuż przed nim. Jeszcze raz:
lesson-done-kg-crown = **Dobrze.** Król stoi teraz na wysokości dwa i może iść najwyżej o dwa pola. Na własnym królu niczego postawić nie wolno.
lesson-kg-king = Król Północy na D9 kryje się za gwardzistą. Twoja wieża na E8 jest wysoka na dwa. **Zbij króla.**
lesson-hint-kg-king = To dozwolone, ale król wciąż stoi. Z E8 droga prowadzi przez E9, które jest puste, i skręca. Jeszcze raz:
lesson-done-kg-king = **Zbity!** Twój gwardzista stoi na królu i partia od razu się kończy: wygrana jest twoja.
