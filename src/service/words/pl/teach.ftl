### Polski: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game }: { $topic }
teach-back = ◀ Wstecz
teach-next = Dalej ▶
teach-skip = Pomiń ▶
teach-alt-from = Z: { $cells }.
teach-alt-to = Na: { $cells }.
teach-alt-repelled = Atak odparty na { $cells }.
teach-alt-framed = W ramkach: { $cells }.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-page = **{ $title }** ({ $page } z { $pages })
menu-guide = Przejdź do strony
button-lesson = Zagraj lekcję
button-rules = Zasady
button-commands = Wszystkie polecenia
button-pictures = W obrazach
guide-commands-lesson = { $tutorial } to lekcja do zagrania, zadanie po zadaniu.

guide-title-km-aim = Cel gry
guide-km-aim = Białe na dole, Czarne na górze, 7 kolumn i 9 rzędów. **Wygrywasz, podbijając wrogiego króla** (korona). Nic nie może go atakować, póki stoi choć jeden z jego dwóch **mieczników** (miecze): najpierw więc zbij ich, potem ruszaj na króla. Zaczynają Białe, a każda tura to jeden ruch.
guide-seen-km-aim = Pozycja początkowa. W ramkach obaj królowie, na D1 i D9, każdy między swoimi dwoma miecznikami.

guide-title-km-men = Jak ruszają się figury
guide-km-men = **Król** (korona): jedno pole w dowolnym kierunku. **Miecznik** (miecz): dowolnie daleko po każdej linii prostej. **Strażnik** (księga): dowolnie daleko po rzędzie lub kolumnie. **Kapłan** (wysoka korona) i **kapłanka** (welon): dowolnie daleko na skos. **Błazen** (czapka): jedno pole prosto w przód lub w tył; bije jedno pole na skos, a w ostatnim rzędzie wraca jako stracony strażnik, kapłan lub kapłanka. Nikt nie skacze; bije się, wchodząc na pole wroga.
guide-seen-km-men = Co mogą biały strażnik na A5, błazen na B7 i kapłan na E2. Błazen może zbić błazna na C8.

guide-title-km-raised = Pola wzniesione i eskorta
guide-km-raised = Siedem pól w ramkach jest **wzniesionych**: tylko królowie i miecznicy mogą na nich stawać lub przez nie przechodzić. Póki twój król stoi na jednym z pięciu w środku, mogą wszystkie twoje figury. **Eskorta**: po każdym twoim ruchu jeden miecznik musi stać obok twojego króla, a drugi obok króla lub pierwszego.
guide-seen-km-raised = Pola wzniesione są w ramkach. Biały król na D3 ma obok siebie miecznika na E4, a drugi stoi na F3, obok pierwszego.

guide-title-km-here = Jak się tu gra
guide-km-here = { $challenge } proponuje komuś partię. Gdy przychodzi twoja kolej, dostajesz wezwanie. **Aby ruszyć**, odpowiedz na planszę `D2-D3`, użyj { $move } albo naciśnij **{ $pick }** i wybierz z menu. { $board } znów pokazuje twoją partię, { $clock } ile zostało czasu: partia może dawać dni na każdy ruch, graj więc, kiedy ci pasuje.
guide-seen-km-here = D2-D3 na planszy początkowej: biały błazen idzie z D2 na D3.

guide-title-km-dice = Kości i co dalej
guide-km-dice = W **Grze Aktywnej** bicie to atak: każda strona rzuca kością, a atak potrzebuje **wyższej**. Jeśli się nie uda, nic się nie rusza, a ty ruszasz **inną** figurą. { $verify } sprawdza kości. A teraz dalej: { $tutorial } to lekcja do zagrania, { $rules } ma każdą zasadę z obrazem, { $settings } daje inne kolory (silny kontrast, bezpieczne dla daltonistów) i języki.
guide-seen-km-dice = Biały błazen z F7 zaatakował kapłana na G8 i wyrzucił 2 przeciw 5, więc obaj zostają na miejscu.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Orzeczenia w tej sprawie: { $rulings }.
rules-board = **Na planszy:** { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Wybierz rozdział
menu-rulings = Wybierz orzeczenie
button-contents = Spis treści

diagram-km-in-short = Pozycja początkowa. W ramkach królowie, każdy między swoimi dwoma miecznikami.
diagram-km-board = Pola wzniesione są w ramkach: Pola Króla D1 i D9 oraz C4, E4, D5, C6 i E6 w środku.
diagram-km-pieces = Co mogą biały strażnik na A5, błazen na B7 i kapłan na E2. Błazen może bić na C8; pola wzniesione zatrzymują dwóch pozostałych.
diagram-km-closed = Strażnik z A4 dojdzie tylko do B4: C4 jest wzniesione, a biały król nie stoi w środku.
diagram-km-formation = Wystarczy łańcuch: miecznik na D3 stoi obok króla na D2, a ten na E4 obok pierwszego.
diagram-km-conquest = Biały strażnik wszedł na A1 i atakuje bezbronnego króla na A9. Drugi strażnik trzyma kolumnę B: Czarne są podbite.
diagram-km-promotion = Białe straciły obu strażników i kapłana. Na B9 błazen wraca jako jeden z nich.
diagram-km-gambit = Z błaznem na D1, własnym Polu Króla, biały błazen z C3 może wejść na wzniesione pole C4.
diagram-km-attack = Błazen z F7 zaatakował kapłana na G8 i wyrzucił 2 przeciw 5. Obaj zostają, a ruszyć musi inna biała figura.
diagram-km-touch = Kto dotknie błazna na D2, musi nim ruszyć, a ten może iść tylko na D3.
diagram-km-offer = Białe właśnie zagrały D2-D3 i mogą proponować remis, póki Czarne nie ruszą.
diagram-km-notation = Krok błazna z D2 na D3 zapisuje się D2-D3.
diagram-km-1 = W ramkach dwaj kapłani, na B1 i F9: każdy stoi jako drugi od lewej swojego gracza.
diagram-km-2 = Biały król stoi w środku, na D5. Dlatego strażnik z A4 może przejść przez C4 i E4, a błazen z D2 wejść na D1.
diagram-km-3 = Strażnik z A4 nie może zbić kapłana na C4: pole jest wzniesione i dla niego zamknięte.
diagram-km-4 = Czarna kapłanka na E2 zbiła miecznika, a drugi, na F2, jest odcięty od króla na D2. A2-A3 zostaje odrzucone: najpierw szyk.
diagram-km-5 = Miecznik na D3 jest związany ze swoim królem, a jednak bezbronny czarny król na D7 jest przez niego zagrożony.
diagram-km-6 = Biały strażnik zbił na D8 ostatniego miecznika. Stamtąd od razu atakuje króla na E8.
diagram-km-7 = Biały strażnik wszedł na G8. Król na A9 nie jest zagrożony, ale nie ma legalnego ruchu: remis.
diagram-km-8 = Białe nie straciły nic, co mogłoby wrócić, więc błazen, który wszedł na A9, nadal jest błaznem.
diagram-km-9 = Błazen wszedł na D9, czarne Pole Króla, jako stracony kapłan. Otworzył je biały król na D5.
diagram-km-10 = Błazen wszedł na D9, wrogie Pole Króla, które otworzył król na D5: Białe wygrywają od razu.
diagram-km-11 = Król może skoczyć z D1 nad miecznikami na E2 i F3 na G4, choć miecznik z A4 patrzy na G4.
diagram-km-12 = Błazen na F7 zawiódł i jest zakreskowany: do końca tury jest wyłączony. Kapłanka z E2 może ruszyć albo zaatakować błazna na G4.
diagram-km-13 = Błazen z B2 zaatakował C3 i wyrzucił 4 przeciw 4. Białe nie mają czym więcej ruszyć, a król na A1 nie jest zagrożony: kolej Czarnych.
diagram-km-14 = Białemu królowi na A1 zagraża strażnik z A5. Atak błazna na tego strażnika to legalny ruch, jakkolwiek padną kości.
diagram-km-15 = D2-D4 zostaje odrzucone, bo błazen idzie o jedno pole. Ale D2 padło, więc ten błazen musi ruszyć.
diagram-km-16 = Królowie, którzy w nieskończoność chodzą tam i z powrotem: tylko gdzie uzgodniono powtórzenie, trzeci raz to remis.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title }: lekcja, zadanie { $task } z { $tasks }**
lesson-title = { $title }: lekcja { $task }/{ $tasks }
lesson-how = Wybierz z menu figurę, potem jej pole. Albo napisz: { $command } z tą grą, numerem zadania i ruchem, na przykład `{ $example }`.
lesson-odds = **{ $move }** to atak. Udaje się w { $ways } z { $rolls } rzutów ({ $percent } %): twoja kość musi być wyższa.
lesson-end = **To była lekcja: teraz umiesz grać.** { $challenge } proponuje komuś partię, { $rules } ma każdą zasadę z obrazem, { $help } pokazuje, jak się tu gra.
button-try = Spróbuj { $move }
button-throw = Rzuć kośćmi
button-once-more = Jeszcze raz
button-lesson-again = Od początku

lesson-km-fool = Grasz Białymi, na dole. Błazny (czapki) idą jedno pole prosto w przód lub w tył. **Rusz błaznem.**
lesson-hint-km-fool = To legalne, ale to nie błazen. Twoje stoją na A2, B2, D2, F2 i G2. Jeszcze raz:
lesson-done-km-fool = **Dobrze.** Błazen idzie prosto na puste pola, a bije jedno pole na skos.
lesson-km-plate = Płyty w środku to pola wzniesione: ze wszystkich figur tylko królowie i miecznicy (miecze) mogą na nie wchodzić. **Postaw miecznika na polu wzniesionym.**
lesson-hint-km-plate = To legalne, ale na polu wzniesionym nie stoi jeszcze żaden miecznik. Z C3 albo E3 to jeden krok. Jeszcze raz:
lesson-done-km-plate = **Dobrze.** Twój kapłan nie mógłby tam wejść: do tego twój król musiałby stać na wzniesionym polu środka.
lesson-km-escort = Miecznicy eskortują swojego króla: po każdym twoim ruchu jeden musi stać obok niego, a drugi obok niego lub pierwszego. **Rusz królem, nie rozbijając eskorty.**
lesson-hint-km-escort = To legalne i eskorta się trzyma. Ale tym razem ma ruszyć sam król. Jeszcze raz:
lesson-done-km-escort = **Dobrze.** Król ruszył, a obaj miecznicy nadal są przy nim.
lesson-km-last = Ostatni miecznik, na D8, chroni czarnego króla na E8. Póki tam stoi, nic nie może atakować króla. **Zbij go.**
lesson-hint-km-last = To legalne, ale miecznik na D8 nadal chroni swojego króla. Twój strażnik z A8 może go zbić. Jeszcze raz:
lesson-done-km-last = **Dobrze.** Czarny król jest teraz bezbronny i od razu zagrożony: atakuje go twój strażnik. Czarne muszą się bronić albo ulec.
lesson-km-danger = Teraz kolej na ciebie. Twoich mieczników już nie ma, a strażnik z A7 atakuje twojego króla na A1. **Broń się albo ulegnij: znajdź jedyny ruch, który go ratuje.**
lesson-done-km-danger = **Uratowany!** Twoja kapłanka zbiła napastnika. Gdyby żaden ruch nie ratował króla, byłby to podbój.
lesson-km-win = Czarny król na A9 jest bezbronny. **Podbij go jednym ruchem**: zaatakuj tak, by nic go nie uratowało.
lesson-hint-km-win = To legalne, ale Czarne mają jeszcze odpowiedź. Twój strażnik z B2 trzyma kolumnę B; która figura mogłaby atakować po kolumnie A? Jeszcze raz:
lesson-done-km-win = **Podbity!** Król jest zagrożony i nic go nie ratuje: wygrywasz. Żadnego króla nigdy nie zdejmuje się z planszy.
lesson-km-return = Twój błazen na B8 jest o krok od ostatniego rzędu, a obaj strażnicy i kapłan są straceni. **Niech błazen wróci jako jeden z nich.**
lesson-hint-km-return = To legalne, ale błazen nadal czeka. Idzie z B8 na B9. Jeszcze raz:
lesson-done-km-return = **Dobrze.** Błazen ustąpił miejsca straconej figurze. Tylko miecznicy nigdy nie wracają.
lesson-km-throw = W **Grze Aktywnej** bicie to atak i decydują kości. **Zaatakuj kapłana na G8 swoim błaznem z F7.**
lesson-hint-km-throw = To legalne, ale tym razem zaatakuj: błazen z F7 może iść na G8. Jeszcze raz:
lesson-done-km-throw = **Odparty.** Wypadło { $attack } przeciw { $defence }, a trzeba było więcej. Obie figury zostają, a ruszyć musi inna z twoich.
lesson-km-another = Błazen na F7 zawiódł: jest zakreskowany i do końca tury wyłączony. **Zaatakuj błazna na G4 swoją kapłanką z E2.**
lesson-hint-km-another = Przy stole by to przeszło: ruszyć może każda figura, która nie zawiodła. Ale spróbuj jeszcze jednego ataku, z E2 na G4. Jeszcze raz:
lesson-done-km-another = **Zbity!** Wypadło { $attack } przeciw { $defence }. Twoja tura się skończyła i ruszałyby Czarne.

## The terminal and Discord

console-teach = **guide** pokazuje grę w pięciu obrazach, **tutorial** to lekcja do zagrania (**tutorial 3** zaczyna od trzeciego zadania), **rules** prowadzi przez wszystkie zasady. Można dodać grę: **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Naucz się gry w krótkiej lekcji, tylko dla ciebie
discord-tutorial-game = Lekcja której gry
discord-tutorial-task = Numer zadania, na przykład 3
discord-tutorial-move = Ruch w tym zadaniu, na przykład D2-D3 lub E5-E6
