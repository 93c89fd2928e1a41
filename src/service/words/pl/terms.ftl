### Polski: co dwoje graczy ustala obok ruchów – cofnięcia, wyzwania, znajomi.

## Take-backs

takeback-asked = { $player } prosi o cofnięcie: **{ $moves }**.
takeback-prompt = { $opponent }, pozwalasz? Wtedy { $player } znów jest na ruchu. Zwykły ruch oznacza „nie”.
takeback-declined = { $player } nie pozwala cofnąć. Plansza zostaje bez zmian.
takeback-withdrawn = { $player } już nie prosi o cofnięcie. Plansza zostaje bez zmian.
taken-back = Cofnięto w partii { $game }: **{ $moves }**. Plansza jest taka jak przedtem.
move-refuses-takeback = Tym samym prośba o cofnięcie jest odrzucona.
move-withdraws-takeback = Tym samym prośba o cofnięcie jest wycofana.
button-takeback-allow = Pozwól cofnąć
button-takeback-refuse = Nie pozwól
button-takeback-withdraw = Wycofaj prośbę
caption-takeback-asked = prośba o cofnięcie

refuse-takeback-nothing = W partii { $game } nie masz ruchu, który można by cofnąć.
refuse-takeback-rolled = O { $move } zdecydowały kości, a ich wynik zostaje: nikt nie szuka lepszego rzutu. Możesz grać dalej albo zaproponować remis.
refuse-takeback-already = Twoja prośba o cofnięcie już tu jest. Znów możesz prosić po następnym ruchu.
refuse-takeback-stands = { $player } prosi o cofnięcie w partii { $game }. Najpierw odpowiedz na to, potem możesz poprosić i ty.
refuse-no-takeback = Nikt teraz nie prosi o cofnięcie w partii { $game }. Możesz poprosić przez { $command }.
refuse-no-takeback-on-page = Nikt teraz nie prosi o cofnięcie w partii { $game }.
refuse-own-takeback = { $others ->
    [one] To twoja prośba o cofnięcie, więc odpowiada druga strona. Możesz ją wycofać.
   *[other] To twoja prośba o cofnięcie i możesz ją wycofać. Odpowiedzieć mają jeszcze: { $players }.
}
refuse-not-your-takeback = O cofnięcie prosi { $player } i tylko ta osoba może prośbę wycofać. Ty możesz pozwolić albo odmówić.

## Challenges

challenge-games = { $count ->
    [0] To ostatnia partia stałego wyzwania.
    [one] Gdy ktoś to przyjmie, { $player } zaproponuje jeszcze jedną taką partię.
    [few] Gdy ktoś to przyjmie, { $player } zaproponuje jeszcze { $count } takie partie, jedną po drugiej.
    [many] Gdy ktoś to przyjmie, { $player } zaproponuje jeszcze { $count } takich partii, jedną po drugiej.
   *[other] Gdy ktoś to przyjmie, { $player } zaproponuje jeszcze { $count } takich partii, jedną po drugiej.
}
challenge-ever = Gdy ktoś to przyjmie, { $player } zaproponuje następną taką partię, aż do wycofania wyzwania.
challenge-thread = Partia będzie mieć własny wątek.
challenge-note = { $player } dodaje: { $note }
challenge-until = Propozycja jest ważna do { $until }.
challenge-declined-word = { $player } odrzuca partię { $game }: { $word }
challenge-friend = { $player } rzuca wyzwanie, a { $opponent } przyjmuje od tej osoby każde.
challenge-brief = , { $what }
challenge-brief-note = : „{ $note }”
challenges-to-you = **Wyzwania dla ciebie**
challenges-here = **Otwarte dla każdego tutaj**
challenges-yours = **Twoje własne wyzwania**
challenges-none = Nie ma dla ciebie otwartych wyzwań. { $command } rzuca nowe.
challenges-none-to-you = Nikt cię teraz nie wyzywa, więc nie ma czego odrzucać.
challenges-which = Na twoją odpowiedź czeka kilka wyzwań. { $command } pokazuje każde z jego przyciskami.
challenges-more = … i jeszcze { $count }.
button-accept-one = Przyjmij { $game }
button-decline-one = Odrzuć { $game }
button-withdraw-one = Wycofaj { $game }
accept-led = Ktoś przyjął { $taken } tuż przed tobą, więc przypada ci { $game }, następna taka partia. Przeciwnik: { $player }.

refuse-led-already = Partię { $taken } przyjął ktoś inny, a { $game }, następna taka, już jest twoja.
refuse-standing-over = Ktoś przyjął { $taken } tuż przed tobą, a { $player } nie proponuje już następnej takiej partii.
refuse-standing-to-one = Wyzwanie dla jednej osoby to jedna partia. Pomiń przeciwnika, by proponować kilka partii każdemu tutaj.
refuse-standing = „{ $text }” to nie liczba partii: wpisz liczbę od 1 do { $most } albo `forever`.
refuse-clock-form = Nie rozumiem „{ $text }” jako tempa gry. `3d` to trzy dni na każdy ruch; `72h+12h/96h` to 72 godziny dla każdej strony, po każdej turze 12 więcej, najwyżej 96; przy `3d soft` po upływie czasu decydują pozostali; `none` to gra bez zegara.
refuse-clock-length = Czasy w „{ $text }” są poza zakresem: każdy to co najmniej dziesięć minut i najwyżej rok.
refuse-clock-cap = W „{ $text }” limit jest mniejszy niż czas na start. W `72h+12h/96h` limit stoi na końcu: 96 godzin.
refuse-long-words = Mieści się { $most } znaków, a tu jest { $count }. Napisz krócej.
refuse-unwelcome = { $player } nie przyjmuje teraz od ciebie wyzwań.
refuse-you-blocked = { $player } jest na twojej liście blokad. { $command } to cofa i wtedy możecie grać.

## Friends and blocked players

block-done = Blokada: { $player }. Między wami nie zacznie się żadna nowa partia, propozycje między wami przepadają i nikt nie dowie się dlaczego. Trwające partie toczą się dalej. { $unblock } to cofa.
block-list = **Twoje blokady**
block-nobody = Nikogo nie blokujesz. { $command } z imieniem kogoś blokuje: nie zacznie się wtedy między wami żadna nowa partia.
unblock-done = { $player } już bez blokady.
unblock-none = { $player } nie ma u ciebie blokady.
friend-done = Odtąd każde wyzwanie, które rzuca ci { $player }, zaczyna się od razu, a obie strony się o tym dowiedzą. { $unfriend } to cofa.
friend-list = **Przyjmujesz każde wyzwanie od**
friend-nobody = Niczyich wyzwań nie przyjmujesz automatycznie. { $command } z imieniem sprawia, że wyzwania tej osoby do ciebie zaczynają się od razu.
unfriend-done = Znów zapytam cię, zanim zacznie się wyzwanie, które rzuca { $player }.
unfriend-none = { $player } nie jest na liście osób, których wyzwania zaczynają się od razu.
related-line = { $player }
related-more = … i jeszcze { $count }.
relate-yourself = To ty. Wskaż kogoś innego.
setting-welcome = Wybierz, kto może cię wyzywać
welcome-anyone = Każdy może cię wyzwać
welcome-friends = Tylko znajomi mogą cię wyzwać
