### Polski: co ImmortalStarMasters pokazuje uczącym się: pomoc w obrazach, zasady z obrazami, lekcja.

guide-title-is-aim = Cel
guide-is-aim = Szachy na 241 sześciokątach dla **dwóch do sześciu graczy**, każdy z osiemnastoma figurami przy jednym boku planszy. Czerwone, na Południu, zaczynają, a kolejność jest zgodna z ruchem wskazówek zegara. Twój **król** nigdy nie może pozostać atakowany. Kto we własnej turze nie ma wyjścia, odpada. **Wygrywa ostatni król w grze.** Liczy się sama gra: stół może w każdej chwili umówić się na koniec.
guide-seen-is-aim = Pozycja początkowa sześciu graczy. W ramkach sześciu królów.

guide-title-is-pieces = Jak poruszają się figury
guide-is-pieces = **Wieża** chodzi prosto przez boki pól, **goniec** prosto przez ich rogi, **hetman** na oba sposoby, **król** na oba sposoby o jeden krok. **Skoczek** skacze: krok przez bok i jeszcze jeden na zewnątrz przez róg, ponad wszystkim. Nic nie przechodzi przez **mury**. Nie ma też drogi przez róg między dwoma murami.
guide-seen-is-pieces = Co może skoczek Czerwonych w środku, na J10: dwanaście skoków, jeden z nich na gońca Zielonych na K12.

guide-title-is-pawns = Piony
guide-is-pawns = **Pion** idzie o jedno pole przez bok, a bije przez róg: u siebie do przodu (za pierwszym razem też o dwa pola), w środku we **wszystkie strony**, na terytorium przeciwnika ku brzegowi. Tej samej **Linii Suwerenności** nie przekracza dwa razy, więc nigdy nie wraca do domu. Na ostatnim polu terytorium przeciwnika staje się hetmanem albo wieżą, gońcem lub skoczkiem spośród twoich straconych; jeśli takich nie ma, czeka.
guide-seen-is-pawns = Co może pion Czerwonych w środku, na J10: idzie przez boki i bije piona Zielonych na L9 przez róg.

guide-title-is-out = Poza grą
guide-is-out = Mat albo pat, oceniany we własnej turze, **eliminuje** gracza, póki w grze jest trzech królów lub więcej. Jego figury zostają, martwe i wszystkim na drodze, i można je bić. Jego terytorium **się zamyka**: nic tam nie wchodzi, a co w nim utknęło, każdym ruchem musi iść ku wyjściu. Przy **dwóch królach** jest jak w szachach: mat wygrywa, pat to remis.
guide-seen-is-out = Hetman Czerwonych poszedł na L2 i zamatował króla na K1. Czarne odpadły: ich figury są martwe, a terytorium zamknięte.

guide-title-is-here = Jak się tu gra
guide-is-here = { $challenge } proponuje partię: dla dwóch albo z **trzech**, **czterech**, **pięciu** lub **sześciu** dla trzech do sześciu. **Aby zagrać**, odpowiedz na planszę (ping włączony) `D7-F9`. Albo użyj { $move }, albo naciśnij **{ $pick }**. `O-O` roszuje. { $board } znów pokazuje twoją partię. A teraz dalej: { $tutorial } to lekcja, którą się rozgrywa, { $rules } ma każdą zasadę z obrazem, { $settings } inne kolory i języki.
guide-is-here-on-page = **Aby zagrać**, dotknij figury, potem pola docelowego; albo wpisz ruch, na przykład `D7-F9`. `O-O` roszuje. A teraz dalej: do lekcji, którą się rozgrywa, i do zasad, z których każda ma swój obraz.
guide-is-here-terminal = **new immortal-star-masters** zaczyna partię we dwoje; z `three`, `four`, `five` lub `six` na końcu gra od trzech do sześciu osób. **Aby zagrać**, wpisz `D7-F9`; `O-O` roszuje. **pick** prowadzi do ruchu krok po kroku. { $board } znów pokazuje partię. A teraz dalej: { $tutorial } to lekcja, którą się rozgrywa, { $rules } ma każdą zasadę z planszą.
guide-seen-is-here = Ruch D7-F9: najbardziej wysunięty pion Czerwonych idzie o dwa pola, z D7 na F9.

diagram-is-in-short = Pozycja początkowa sześciu graczy. W ramkach sześciu królów.
diagram-is-board = Plansza trzech graczy: Czerwone, Czarne i Żółte. W ramce środek, J10. Trzy pozostałe terytoria są zamknięte.
diagram-is-army = Pozycja początkowa dwóch graczy. W ramkach Suwerenne Gońce na B6 i R6.
diagram-is-moves = Co może skoczek Czerwonych na J10: dwanaście skoków, także na gońca Zielonych na K12.
diagram-is-pawn = Co może pion Czerwonych na J10: idzie przez boki na puste pola i bije na L9 przez róg.
diagram-is-kings = Wieża Zielonych na F6 atakuje króla Czerwonych na A6. A6-B6 jest niedozwolone: wieża atakuje też B6.
diagram-is-draws = Król Czerwonych bije skoczka na B7, ostatnią figurę, która nie jest królem.
diagram-is-notation = Ruch R5-S5=Q: pion idzie do pasa 1 terytorium Zielonych i staje się hetmanem.
diagram-is-1 = W ramkach A2 i A9, końce linii Czerwonych, J10 w środku i K1, pierwsze pole rzędu K.
diagram-is-2 = W ramkach E6, E7, E8 i E9, wewnętrzne pola terytorium Czerwonych: przed nimi biegnie ich Linia Suwerenności.
diagram-is-3 = W ramkach Znaki Hetmana na A1, J19 i S1. Każdy hetman stoi cztery pola od jednego z nich.
diagram-is-4 = Trzech graczy: królowie Czerwonych na A6, Czarnych na N1 i Żółtych na O14. Zaczynają Czerwone, potem Czarne, potem Żółte.
diagram-is-5 = D5-E4 jest niedozwolone: po obu stronach tego rogu jest mur, na D4 i E5.
diagram-is-6 = Co może pion Czerwonych na C6 pierwszym ruchem: jedno pole albo dwa, prosto, albo bić na E7.
diagram-is-7 = Pion Czerwonych poszedł z E7 na G9. Pion Zielonych bije go na F8, które on minął.
diagram-is-8 = Pion na S6 czeka: Czerwone mają dwa hetmany i niczego nie straciły, więc S6=Q jest niedozwolone.
diagram-is-9 = Czerwone roszują: król idzie z A6 na A8, a wieża z A9 na A7.
diagram-is-10 = Hetman Czerwonych poszedł na L2 i zamatował Czarne. Czarne odpadły: ich figury są martwe, a terytorium zamknięte.
diagram-is-11 = Hetman Czerwonych na O13 jest uwięziony na zamkniętym terytorium Żółtych. Mógłby wyjść jednym ruchem, więc nie może bić tam martwej figury: O13xO14 jest niedozwolone.
diagram-is-12 = Żółte się poddały. Ich figury, w ramkach, zostają jako martwe przeszkody.
diagram-is-13 = Król Czerwonych zbił ostatnią figurę, która nie była królem. Żyją tylko królowie: remis.

lesson-is-first = Grasz Czerwonymi, na dole. Pierwszym ruchem pion może iść o dwa pola prosto. **Rusz o dwa pola swojego najbardziej wysuniętego piona, na D7.**
lesson-hint-is-first = To dozwolone, ale pion na D7 może iść o dwa pola. Jeszcze raz:
lesson-done-is-first = **Dobrze.** Przekroczył twoją Linię Suwerenności, więc nigdy nie wróci do domu.
lesson-is-leap = Skoczek robi krok przez bok i jeszcze jeden na zewnątrz przez róg. **Zbij skoczkiem gońca Zielonych.**
lesson-hint-is-leap = To dozwolone, ale goniec na K12 nadal stoi. Jeszcze raz:
lesson-done-is-leap = **Zbity!** Nic na drodze nie przeszkadza skoczkowi, mogą to tylko mury.
lesson-is-bishop = Goniec idzie dowolnie daleko przez rogi i nigdy nie schodzi z pól swojego koloru. **Zbij gońcem skoczka Zielonych.**
lesson-hint-is-bishop = To dozwolone, ale skoczek na N8 wciąż stoi. Z J10 droga prowadzi przez L9. Jeszcze raz:
lesson-done-is-bishop = **Zbity!** To twój Suwerenny Goniec. Gońce dwóch pozostałych kolorów nigdy nie dochodzą do środka.
lesson-is-corner = W środku pion idzie przez dowolny bok i bije przez dowolny róg. **Zbij swoim pionem na J10.**
lesson-hint-is-corner = To dozwolone, ale niczego nie bije. Za rogiem z przodu leży L9. Jeszcze raz:
lesson-done-is-corner = **Zbity!** Skoczek na K10, za bokiem, tylko stał na drodze.
lesson-is-passing = Teraz grasz Zielonymi. Pion Czerwonych właśnie poszedł z E7 na G9, mijając F8. **Zbij go w przelocie swoim pionem na H9.**
lesson-hint-is-passing = To dozwolone, ale pion na G9 uciekł. Bij na polu, które minął, F8. Jeszcze raz:
lesson-done-is-passing = **Dobrze.** Może to tylko pion i tylko w następnej turze.
lesson-is-queen = Twój pion stoi przed pasem 1 terytorium Zielonych. **Idź tam i zrób z niego hetmana.**
lesson-hint-is-queen = To dozwolone, ale nie daje hetmana. Jeszcze raz:
lesson-done-is-queen = **Dobrze.** Mogła być też wieża albo skoczek, bo po jednej takiej figurze już nie masz.
lesson-is-castle = Król robi jeden krok, przez bok lub przez róg. Raz może roszować, jeśli on i wieża się nie ruszały i nic między nimi nie stoi. **Zrób roszadę: przesuń króla o dwa pola ku wieży.**
lesson-hint-is-castle = To dozwolone, ale tym razem zrób roszadę, królem z A6 na A8 lub A4. Jeszcze raz:
lesson-done-is-castle = **Dobrze.** Król poszedł o dwa pola, a wieża na pole, które minął. `O-O` i `O-O-O` też są roszadą.
lesson-is-check = Wieża Zielonych atakuje twojego króla, a nie możesz go tak zostawić. **Postaw swoją wieżę na jej drodze.**
lesson-hint-is-check = To ratuje króla. Ale tym razem postaw wieżę pośrodku. Jeszcze raz:
lesson-done-is-check = **Dobrze.** Za wieżą król jest bezpieczny.
lesson-is-mate = W grze jest trzech królów. **Zamatuj króla Czarnych na K1, hetmanem tuż obok niego.**
lesson-hint-is-mate = To dozwolone, ale Czarne grają dalej. Wieża na L10 może bronić twojego hetmana. Jeszcze raz:
lesson-done-is-mate = **Mat!** Czarne odpadły: ich figury są martwe, terytorium zamknięte, a kolej na Żółte.
