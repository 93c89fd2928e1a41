### Polski: partie od ustawionej pozycji i dogrywanie zakończonych partii.

challenge-position = Zaczyna się od tej pozycji zamiast od zwykłej i nie liczy się do rankingu.
caption-position = Od ustawionej pozycji
alt-start-position = { $title } { $game }, od ustawionej pozycji.
game-line-position = od ustawionej pozycji
review-start-position = Ustawiona pozycja. { $total ->
    [0] Jeszcze bez ruchu.
    [one] Razem jeden ruch.
    [few] Razem { $total } ruchy.
    [many] Razem { $total } ruchów.
   *[other] Razem { $total } ruchu.
}
describe-text = Pozycja jako tekst: `{ $position }`
    Z tym tekstem jako **position** { $challenge } zaczyna od niej nową partię.
describe-text-on-page = Pozycja jako tekst: `{ $position }`
    Nowa partia przyjmuje ten tekst jako pozycję początkową.

refuse-position = Nie umiem odczytać tego jako pozycji w { $title }. { $why } Miejsce jest zaznaczone: `{ $before }▸{ $after }`
    Zwykłą pozycję początkową zapisuje się `{ $usual }`. Zamiast tekstu **#12 14** bierze pozycję po ruchu 14 partii #12, gdy ta jest zakończona.
refuse-position-over = W tej pozycji nikt nie ma ruchu: partia jest tam zakończona. Wybierz wcześniejszą.
refuse-position-running = Partia { $game } jeszcze trwa. Nowa partia może zacząć się od pozycji z zakończonej partii albo od pozycji wpisanej jako tekst.
refuse-position-kind = { $game } to partia { $title }, a jej pozycje nie pasują do innej gry. Wybierz { $title } w swoim wyzwaniu.
refuse-position-same = To pozycja z partii { $other }, którą grasz z ludźmi. Żaden komputer w niej nie pomaga: najpierw zakończ tamtą partię albo zagraj w niej dalej.
refuse-position-out = { $count ->
    [one] W tej pozycji poza grą: { $sides }. Nikt nie mógłby tam grać.
    [few] W tej pozycji poza grą: { $sides }. Nikt nie mógłby tam grać.
    [many] W tej pozycji poza grą: { $sides }. Nikt nie mógłby tam grać.
   *[other] W tej pozycji poza grą: { $sides }. Nikt nie mógłby tam grać.
} Z komputerem się da, jeśli weźmiesz stronę, która jeszcze gra.
refuse-position-swap = W partii od ustawionej pozycji nie ma zamiany stron: każdy widzi pozycję, zanim przyjmie. Pomiń **swap**.

button-play-on = Graj dalej stąd
play-on-choose = **Graj dalej z komputerem** od { $game } po { $move }, twoja strona: { $side }. Który poziom? To nowa partia, poza rankingiem; { $game } zostaje bez zmian.
refuse-play-on-none = Nie masz tu jeszcze zakończonej partii. { $continue } przyjmuje numer dowolnej zakończonej partii; { $history } ją znajdzie.

discord-name-continue = dogrywka
discord-name-position = pozycja
discord-challenge-position = Pozycja, poza rankingiem: tekst albo partia i ruch: #12 14
discord-continue = Graj dalej z komputerem od pozycji z zakończonej partii
discord-continue-game = Numer partii; domyślnie ostatnia zakończona przez ciebie tutaj
discord-continue-move = Ruch, po którym grasz dalej: numer albo zapis; domyślnie ostatni
discord-continue-computer = Poziom komputera; domyślnie 3
discord-describe-show-text = Pozycja jako tekst, by zacząć od niej nową partię

console-position-what = Która pozycja? Po **position** podaj jej tekst albo zakończoną partię i ruch: **new computer position #12 14**. Więcej mówi **help positions**.
console-continue-how = Która partia? **play on** gra dalej od strony przeglądu na ekranie albo od ostatniej zakończonej partii, **play on 12** od końca partii 12, **play on 12 14** od jej ruchu 14; **level 5** na końcu wybiera poziom komputera.
console-help-positions = Z **position** po **new** lub **challenge** partia zaczyna się od ustawionej pozycji zamiast od zwykłej, poza rankingiem: **new kings-mate position** i tekst albo **new computer position #12 14**, czyli pozycja po ruchu 14 partii 12, która musi być zakończona. Plansza i liczba graczy wynikają z tekstu. **position** stoi na końcu; może po nim być tylko **note**.
    {""}**position** samo albo **position 12** zapisuje pozycję jako tekst. **play on** gra dalej z komputerem od strony przeglądu, **play on 12 14 level 5** od ruchu partii 12.
