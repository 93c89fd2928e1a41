### Polski: serwery – jak się na nich gra, co wolno botowi i co stoi na drodze partii.

## The settings of a server: house-<rule>, house-how-<rule>.

house-title = **Jak gra się na tym serwerze**
house-title-terminal = **Jak gra się przy tym stole**
house-setting = **{ $setting }**:
house-channels = Gdzie zaczyna się partie
house-roles = Kto zaczyna i dołącza
house-game = Gra, gdy żadnej nie podano
house-clock = Tempo gry, gdy go nie podano
house-pings = Wiadomości
house-expiry = Wyzwanie wygasa
house-offers = Otwarte wyzwania jednej osoby
house-offers-in-all = Otwarte wyzwania łącznie
house-games = Partie w toku jednej osoby
house-holidays = Urlop jednej osoby
house-puzzles = Zadanie dnia
house-puzzles-nowhere = nigdzie
house-puzzles-refused = Kanał na zadanie dnia nie przyjął ostatniego. Wybierz kanał tekstowy lub ogłoszeniowy, na którym mogę pisać.

house-everywhere = wszędzie
house-everybody = wszyscy
house-no-clock = brak, gra się bez pośpiechu
house-never = nigdy
house-after-days = { $count ->
    [one] po jednym dniu
   *[other] po { $count } dniach
}
house-days = { $count ->
    [0] brak
    [one] jeden dzień w roku
   *[other] { $count } dni w roku
}
house-most = najwyżej { $count }
house-any-number = bez limitu
pings-on = pingują wzywanych graczy
pings-silent = wymieniają graczy, nikogo nie pingują

house-change = Zmień coś
house-who = Zmienić to może osoba zarządzająca serwerem.
house-not-yours = Ustawienia serwera mogą zmieniać tylko osoby, które nim zarządzają.
house-no-server = Te ustawienia ma serwer, na którym jestem. Zapytaj o nie na jednym z jego kanałów.
house-not-read = „{ $typed }” tu nie pasuje.
house-how-channels = Wybierz kanały, na których zaczyna się partie; ich wątki też się liczą. **all** to wszędzie. Trwające partie zostają, gdzie są.
house-how-roles = Wybierz role, z którymi można zaczynać partie i do nich dołączać. **all** to wszyscy. Kto zarządza serwerem, może zawsze.
house-how-game = Wybierz grę po nazwie, np. `kings-mate`.
house-how-clock = Dni na każdy ruch, np. `3d`; albo zapas, przyrost i limit, np. `72h+12h/96h`. Z **soft** na końcu po upływie czasu przegrywa się tylko wtedy, gdy zażąda tego ktoś inny z tej partii. **none** to gra bez zegara.
house-how-pings = **on** pinguje graczy, których wzywa wiadomość; **silent** wymienia ich bez dźwięku.
house-how-expiry = Wybierz, ile dni wyzwanie czeka na odpowiedź, od 1 do 366, albo **never**.
house-how-offers = Wybierz, ile otwartych wyzwań może mieć jedna osoba, od 1 do 999, albo **any**.
house-how-offers-in-all = Wybierz, ile wyzwań może być otwartych łącznie, od 1 do 999, albo **any**.
house-how-games = Wybierz, ile partii w toku może tu mieć jedna osoba, od 1 do 999, albo **any**.
house-how-holidays = Wybierz, ile dni urlopu w roku może wziąć jedna osoba, od 0 do 366.
house-how-puzzles = Wybierz kanał tekstowy lub ogłoszeniowy, na którym pojawia się zadanie dnia, bez powiadomień. **none** to nigdzie.
button-server = Ustawienia serwera

## What is in the way of a game's beginning.

admit-elsewhere = Na tym serwerze partie zaczyna się gdzie indziej:
admit-shown-elsewhere = Na tym serwerze partii nie pokazuje się wszystkim tutaj, lecz gdzie indziej:
admit-there = Na tamtym serwerze nie każdy może zaczynać partie, a stąd nie widzę twoich ról. Odpowiedz na kanale { $place }.
admit-roles = Na tym serwerze partie zaczynają tylko osoby z niektórymi rolami:
admit-nobody-here = Do prywatnej rozmowy nikt nie dołączy. Zaproponuj partię na kanale serwera, gdzie ktoś może ją przyjąć.
admit-guest = Nie ma mnie na tym serwerze, więc nikt tu nie zobaczy planszy. Może mnie zaprosić osoba, która nim zarządza; to, co jest tylko dla ciebie, i tak tu działa.
admit-guest-shown = Jestem tu tylko twoim gościem, więc mogę to pokazać tobie, ale nie wszystkim.
admit-offers = { $count ->
    [one] Masz otwarte wyzwanie na tym serwerze, a więcej naraz tu nie wolno. Wycofaj je albo poczekaj na odpowiedź.
    [few] Masz { $count } otwarte wyzwania na tym serwerze, więcej jedna osoba mieć nie może. Wycofaj któreś albo poczekaj na odpowiedź.
    [many] Masz { $count } otwartych wyzwań na tym serwerze, więcej jedna osoba mieć nie może. Wycofaj któreś albo poczekaj na odpowiedź.
   *[other] Masz { $count } otwartego wyzwania na tym serwerze, więcej jedna osoba mieć nie może. Wycofaj któreś albo poczekaj na odpowiedź.
}
admit-offers-in-all = { $count ->
    [one] Na tym serwerze jest otwarte wyzwanie, a więcej naraz tu nie wolno. Może chcesz je przyjąć?
    [few] Na tym serwerze są { $count } otwarte wyzwania, więcej tu nie wolno. Może chcesz któreś przyjąć?
    [many] Na tym serwerze jest { $count } otwartych wyzwań, więcej tu nie wolno. Może chcesz któreś przyjąć?
   *[other] Na tym serwerze jest { $count } otwartego wyzwania, więcej tu nie wolno. Może chcesz któreś przyjąć?
}
admit-games = { $count ->
    [one] Masz partię w toku na tym serwerze, a więcej naraz tu nie wolno. Najpierw ją dokończ.
    [few] Masz { $count } partie w toku na tym serwerze, więcej jedna osoba mieć nie może. Najpierw dokończ którąś.
    [many] Masz { $count } partii w toku na tym serwerze, więcej jedna osoba mieć nie może. Najpierw dokończ którąś.
   *[other] Masz { $count } partii w toku na tym serwerze, więcej jedna osoba mieć nie może. Najpierw dokończ którąś.
}
admit-games-of-other = { $player } ma już tyle partii w toku, ile wolno na tym serwerze jednej osobie. Wyzwanie pozostaje otwarte.

## What the bot may do in a channel: right-<code>.

setup-ready = **Można tu grać.** Mam wszystkie potrzebne uprawnienia.
setup-missing = **Jeszcze nie można tu grać.** Brakuje mi:
setup-refused = Dopóki tego nie mam, nikt tu nie zobaczy planszy. { $command } powie, jak mi to dać.
setup-better = Na wpisane ruchy odpowiem lepiej, wprost pod nimi, jeśli dostanę:
setup-for-threads = Tylko partie we własnych wątkach wymagają jeszcze:
setup-threads-ready = Partie mogą też mieć własny wątek.
setup-hears = Czytam tu każdą wiadomość, więc ruch taki jak `D2-D3` w osobnej linii zostaje zagrany. Na rozmowy nie odpowiadam i ich nie przechowuję.
setup-hears-little = Aby ruszyć, odpowiedz na planszę `D2-D3` i zostaw włączony ping odpowiedzi, oznacz mnie albo użyj { $move }. Samego `D2-D3` nie widzę: to wymaga, by osoba, która mnie prowadzi, włączyła Message Content Intent i `read_messages`.
setup-how = Jak dać mi to, czego brakuje: otwórz **Edytuj kanał** › **Uprawnienia**, dodaj moją rolę lub mnie w **Zaawansowane uprawnienia**, zaznacz te uprawnienia i zapisz. Na wszystkich kanałach naraz: **Ustawienia serwera** › **Role** › moja rola › **Uprawnienia**. Potem naciśnij **Sprawdź ponownie**.
setup-meanwhile = To, co jest tylko dla ciebie, działa i teraz: { $board }, { $move }, { $games }.
setup-nothing = Nie ma tu czego ustawiać: wszystko działa.
setup-private = Tu działa wszystko, co jest tylko dla ciebie. Aby sprawdzić kanał, zapytaj na nim.
setup-guest = Nie ma mnie na tym serwerze: masz mnie tu tylko ty. To, co jest tylko dla ciebie, działa, ale nikt inny tego nie widzi i nie można zacząć partii. Może mnie zaprosić osoba, która zarządza serwerem.
setup-elsewhere = Zgodnie z ustawieniami tego serwera partie zaczyna się jednak gdzie indziej:
button-setup = Co mi tu wolno
button-setup-again = Sprawdź ponownie
button-invite = Zaproś mnie

right-view = • **Wyświetlanie kanału**: by w ogóle tu być
right-post = • **Wysyłanie wiadomości**: plansze to zwykłe wiadomości
right-post-in-threads = • **Wysyłanie wiadomości w wątkach**: plansze to tam zwykłe wiadomości
right-attach = • **Załączanie plików**: obraz planszy
right-history = • **Czytanie historii wiadomości**: Discord wymaga tego, by odpowiedzieć na wiadomość
right-open-threads = • **Tworzenie publicznych wątków**: by otworzyć wątek
right-keep-threads = • **Zarządzanie wątkami**: by obudzić wątek i zamknąć go po partii
right-hear = • **Message Content Intent**: by czytać ruchy wpisane bez odpowiedzi i bez wzmianki
right-call-roles = • **Wspominanie @everyone, @here i wszystkich ról**: by wzywać rolę przy otwartych wyzwaniach

## Places that close, and games that go on elsewhere.

place-gone = Miejsce partii { $game } (w grze też: { $opponent }) zniknęło albo nie mam do niego dostępu, więc partia jest wstrzymana i żaden zegar nie biegnie. Przejdź na kanał, na którym są wszyscy z tej partii i ja, i wpisz tam { $command }: partia ruszy dalej z tą planszą.
challenge-unposted = Discord nie przyjął wiadomości o twojej propozycji partii { $game }, więc nikt na jej kanale jej nie widzi. Możesz ją wycofać i spróbować ponownie. { $setup } na tamtym kanale powie, czy brakuje mi uprawnienia.
here-private = Gra się tam, gdzie widzą to wszyscy z partii. Wpisz to na kanale serwera.
here-other-server = Partia { $game } toczy się na innym serwerze i jej kanał nadal tam jest. W obrębie tamtego serwera można ją przenieść wszędzie.
refuse-here-already = Partia { $game } już toczy się tutaj.
moved-there = Partia { $game } toczy się dalej gdzie indziej:
no-thread = Nie wolno mi tu otwierać wątków, więc partia { $game } zostaje na tym kanale. { $command } powie, czego mi brakuje.
button-abort = Odwołaj partię
time-wait-left = Dobrze: partia czeka. { $player } może wrócić w każdej chwili: wystarczy zrobić cokolwiek w partii { $game }.
places-gone = Partie, których miejsce zniknęło albo jest dla mnie zamknięte ({ $count }), są wstrzymane i żaden zegar nie biegnie:
places-gone-line = { $game } { $title }: przeciwnik – { $opponent }
places-gone-how = Przejdź na kanał, na którym są pozostali i ja, i wpisz tam { $command } `{ $number }`, z numerem partii: ruszy tam dalej ze swoją planszą.

house-seekers = Rola wzywana przy otwartych wyzwaniach
house-seekers-none = brak
house-how-seekers = Wybierz jedną rolę. Gdy ktoś rzuca tu wyzwanie wszystkim, wzywam ją pod propozycją: raz na wyzwanie i najwyżej raz na godzinę. Każdy musi móc wspomnieć tę rolę, albo potrzebuję uprawnienia **Wspominanie @everyone, @here i wszystkich ról**. **none** nikogo nie wzywa.
house-seekers-missing = Aby wzywać rolę przy otwartych wyzwaniach, brakuje mi jeszcze tego, chyba że każdy może ją wspomnieć:
house-seekers-call = { $player } chce zagrać: { $game }.
