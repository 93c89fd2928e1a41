### Polski: co pokazuje tylko Discord i `serve`. Command descriptions hold at most 100 characters.

## Commands and their options: discord-<command>, discord-<command>-<option>.

discord-challenge = Zaproponuj komuś partię
discord-challenge-game = Zaproponuj partię { $game }
discord-challenge-opponent = Z kim grasz; pomiń, by zagrać z kimkolwiek
discord-challenge-side = Twoja strona; domyślnie losowo
discord-side-random = Losowo
discord-challenge-clock = Czas: 3d na ruch, 72h+12h/96h, soft, none; domyślnie jak serwer
discord-challenge-words = Słowo do propozycji
discord-challenge-games = Ile partii po kolei dla każdego tutaj: 5 albo forever
discord-challenge-thread = Czy partia ma mieć własny wątek

discord-challenges = Pokaż wyzwania, na które możesz odpowiedzieć, i twoje własne
discord-decline = Odrzuć wyzwanie dla ciebie, jeśli chcesz, ze słowem wyjaśnienia
discord-decline-words = Słowo dla wyzywającej osoby, najwyżej 200 znaków
discord-decline-game = Numer wyzwania, gdy czeka na ciebie kilka

discord-option-kings-guard-small = Mała plansza: 8 na 8 pól, po 8 gwardzistów
discord-option-kings-guard-diagonal = Kroki na ukos, także z rogu w róg; na małej planszy sprzyja to Południu, więc można zamienić strony
discord-option-kings-guard-swap = Zasada tortu: po pierwszej turze Południa Północ może wziąć tę stronę (gdy mała i na-ukos, sama)
discord-option-kings-guard-swap-on-page = Zasada tortu: po pierwszej turze Południa Północ może wziąć tę stronę (na małej planszy z krokami po skosie działa sama)
discord-option-kings-guard-no-swap = Bez zasady tortu, którą mała i na-ukos razem włączają: Południe ma wtedy wielką przewagę
discord-option-kings-guard-no-swap-on-page = Bez zasady tortu, która na małej planszy z krokami po skosie działa sama: Południe ma wtedy wielką przewagę
discord-option-four-kings-team = We czworo, po jednej armii: Południe i Zachód przeciw Północy i Wschodowi
discord-option-immortal-star-masters-three = Trzech graczy: Czerwone, Czarne i Żółte
discord-option-immortal-star-masters-four = Czterech graczy: Czerwone, Niebieskie, Zielone i Żółte
discord-option-immortal-star-masters-five = Pięciu graczy: wszystkie prócz Białych
discord-option-immortal-star-masters-six = Sześciu graczy

discord-move = Zagraj ruch
discord-move-move = Ruch, np. D2-D3, w King’s Guard E5-E7,D5; bez niego wybierzesz z menu
discord-move-game = Numer partii, gdy czeka na ciebie kilka

discord-board = Pokaż planszę partii, tylko tobie
discord-board-game = Numer partii; domyślnie twoja partia tutaj
discord-board-show = Zbliżenie lub oznaczenia; domyślnie cała plansza
discord-board-show-close = Moja strona z bliska
discord-board-show-passant = Pola bicia w przelocie

discord-games = Co na ciebie czeka, na wszystkich serwerach
discord-games-terminal = Co na ciebie czeka
discord-games-show = Które partie; domyślnie twoje
discord-games-show-mine = Moje, wszędzie
discord-games-show-here = W toku tutaj

discord-review = Przejrzyj partię, dawną lub w toku
discord-review-game = Numer partii albo imię gracza; domyślnie twoja partia tutaj
discord-review-move = Od którego ruchu, numerem lub zapisem; domyślnie od ostatniego

discord-remind = Jak przypominam o partiach, które czekają na twój ruch
discord-remind-how = auto, off albo jak często: 12h, 2d
discord-remind-where = Gdzie przychodzą przypomnienia
discord-remind-where-here = Tam, gdzie toczy się partia
discord-remind-where-dm = W wiadomości prywatnej
discord-remind-quiet = Godziny bez przypomnień, np. 22-7; albo off
discord-remind-boards = Czy plansza ma przyjść w wiadomości prywatnej, bez dźwięku, gdy kolej na ciebie
discord-remind-boards-off = Nie
discord-remind-boards-dm = W wiadomości prywatnej
discord-history = Znajdź partie rozegrane lub w toku
discord-history-player = Czyje partie; domyślnie z tego serwera
discord-history-opponent = Przeciwko komu
discord-history-result = Jak się skończyły dla tej osoby
discord-history-result-won = Wygrane
discord-history-result-lost = Przegrane
discord-history-result-drawn = Remisy
discord-history-state = Czy już się skończyły; domyślnie zakończone
discord-history-state-ended = Zakończone
discord-history-state-running = W toku
discord-history-since = Pierwszy dzień, np. 2026-03-01; wystarczy miesiąc lub rok
discord-history-until = Ostatni dzień, np. 2026-03-31; wystarczy miesiąc lub rok
discord-history-game = Według zasad której gry

discord-profile = Zobacz, co ktoś rozegrał i jak padały kości
discord-profile-player = Czyj profil; domyślnie twój

discord-export = Pobierz zapis partii jako plik, na pamiątkę lub by grać gdzie indziej
discord-export-game = Numer partii
discord-verify = Sprawdź zapieczętowane kości partii albo zobacz, jak są zapieczętowane
discord-verify-game = Numer partii; domyślnie twoja partia tutaj
discord-export-format = Format; domyślnie tekst
discord-export-format-text = Tekst, od którego może grać dalej inny Kingboard
discord-export-format-json = JSON, dla programów

discord-film = Obejrzyj partię lub jej część jako film
discord-film-game = Numer partii; domyślnie twoja najnowsza tutaj
discord-film-from = Od którego ruchu, numerem lub zapisem; domyślnie od początku
discord-film-to = Do którego ruchu, numerem lub zapisem; domyślnie do ostatniego
discord-film-side = Strona na dole; domyślnie twoja
discord-film-speed = Jak szybko; domyślnie ruch na sekundę, razem najwyżej pół minuty
discord-film-speed-slow = Wolno, by myśleć razem z graczami
discord-film-speed-normal = Zwyczajnie
discord-film-speed-fast = Szybko, by tylko zerknąć
discord-film-theme = Kolory; domyślnie twoje
discord-story = Zobacz partię na jednym obrazku do udostępnienia: początek, punkt zwrotny i koniec
discord-story-game = Numer partii; domyślnie twoja najnowsza tutaj
discord-story-side = Strona na dole; domyślnie twoja
discord-story-theme = Kolory; domyślnie twoje

discord-draw = Zaproponuj remis
discord-draw-game = Numer partii, gdy grasz kilka

discord-takeback = Poproś o cofnięcie swojego ostatniego ruchu
discord-takeback-game = Numer partii, gdy grasz kilka

discord-resign = Poddaj partię; zapytam jeszcze raz
discord-resign-game = Numer partii, gdy grasz kilka
discord-swap = Weź drugą stronę po pierwszej turze Południa, gdy obowiązuje zasada tortu
discord-swap-game = Numer partii, gdy grasz kilka

discord-abort = Zakończ partię bez wyniku: przed pierwszym ruchem albo po 30 dniach bez ruchu
discord-abort-game = Numer partii, gdy grasz kilka

discord-clock = Zobacz, ile jest czasu
discord-clock-game = Numer partii, gdy grasz kilka

discord-dice = Rzuć kośćmi, dodaj do nich własne słowa albo zapieczętuj je na nowo
discord-dice-roll = Rzuć w obronie; naciśnięcie nie zmienia tego, jak padną kości
discord-dice-enter = Wpisz, jak padły własne kości, jeśli nimi gracie
discord-dice-faces = Oba wyniki, najpierw wynik ataku, np. 5 2
discord-dice-words = Dodaj własne słowa do zapieczętowanych kości, przed swoim pierwszym ruchem
discord-dice-text = Słowa; zobaczy je druga strona i wszyscy tutaj
discord-dice-renew = Zaproponuj, by już teraz ujawnić sekret kości i zapieczętować nowy
discord-dice-game = Numer partii, gdy grasz kilka
discord-accept = Przyjmij wyzwanie; w grze z kośćmi możesz dodać do nich własne słowa
discord-accept-game = Numer wyzwania
discord-accept-words = Słowa, które dodasz do kości; zobaczą je wszyscy tutaj
discord-pause = Zaproponuj pauzę: zegary stoją, aż któraś strona wznowi partię
discord-pause-game = Numer partii, gdy grasz kilka

discord-resume = Wznów wstrzymaną partię
discord-resume-game = Numer partii, gdy grasz kilka

discord-give = Dodaj czas wszystkim pozostałym w partii
discord-give-time = Ile: 1d, 12h, 1d12h
discord-give-game = Numer partii, gdy grasz kilka

discord-claim = Gdy komuś skończy się czas: ogłoś wygraną albo graj dalej bez tej osoby
discord-claim-game = Numer partii, gdy grasz kilka

discord-holiday = Idź na urlop: zegary w twoich partiach stoją; bez daty pokazuje twoje urlopy
discord-holiday-until = Ostatni dzień, np. 2026-08-20, albo jak długo, np. 10d
discord-holiday-from = Pierwszy dzień, np. 2026-08-10; domyślnie teraz
discord-holiday-back = Wracasz: twój urlop kończy się teraz

discord-hours = Strefa czasowa, noce i dni wolne: twoje zegary wtedy stoją; bez opcji je pokazuje
discord-hours-zone = Twoja strefa czasowa, np. Europe/Berlin lub +05:30
discord-hours-night = Twoja noc, np. 22-7, albo off
discord-hours-rest = Twoje dni wolne, np. sat sun, albo off

discord-touch = Dotknij figury jawnie, w partii z „dotknięta idzie”
discord-touch-square = Pole figury, np. D2
discord-touch-game = Numer partii, gdy grasz kilka

discord-show = Pokaż, co może jedna z figur
discord-show-square = Pole figury, np. D2
discord-show-game = Numer partii, gdy grasz kilka

discord-describe = Odczytaj partię słowami albo jako planszę z liter
discord-describe-square = Tylko to pole, np. D5: co tam stoi i co może tam wejść
discord-describe-show = Co odczytać; domyślnie wszystko słowami
discord-describe-show-all = Wszystko słowami
discord-describe-show-mine = Moje figury słowami
discord-describe-show-board = Plansza z liter
discord-describe-game = Numer partii, gdy grasz kilka

discord-explore = Próbuj ruchów na własnej planszy, której nikt inny nie widzi
discord-explore-moves = Ruchy obu stron, np. D2-D3 D8-D7; atak się udaje, chyba że dodasz fails
discord-explore-game = Numer partii; domyślnie twoja partia tutaj
discord-explore-from = Zacznij od nowa po tym ruchu, wskazanym numerem lub zapisem

discord-plan = Zaplanuj odpowiedzi: widzisz je tylko ty, a bot zagra je od razu
discord-plan-line = Ruchy po kolei, np. D8-D7 E1-E2; albo draw accept; bez tego zobaczysz swój plan
discord-plan-game = Numer partii, gdy grasz kilka

discord-note = Zanotuj coś do ruchu, dla siebie
discord-note-text = Twoja notatka, najwyżej 500 znaków; bez niej notatka do tego ruchu znika
discord-note-move = Ruch, numerem lub zapisem; domyślnie ostatni
discord-note-game = Numer partii, gdy grasz kilka

discord-notes = Czytaj swoje notatki do partii i te, które są jawne
discord-notes-game = Numer partii; domyślnie twoja partia tutaj
discord-notes-share = Czy po końcu partii wszyscy mogą czytać twoje notatki

discord-block = Nie graj z kimś nowych partii; nikt się o tym nie dowie
discord-block-player = Kogo; bez tego zobaczysz swoje blokady
discord-unblock = Zdejmij blokadę i znów graj z tą osobą
discord-unblock-player = Kogo; bez tego zobaczysz swoje blokady
discord-friend = Przyjmuj od razu każde wyzwanie tej osoby
discord-friend-player = Czyje; bez tego zobaczysz, czyje wyzwania przyjmujesz
discord-unfriend = Znów decyduj osobno o każdym wyzwaniu tej osoby
discord-unfriend-player = Czyje; bez tego zobaczysz, czyje wyzwania przyjmujesz

discord-settings = Wybierz wygląd plansz i ruchy do podglądu
discord-settings-theme = Kolory twoich plansz
discord-settings-welcome = Kto może cię wyzywać
discord-settings-facing = Która strona jest na dole twoich plansz
discord-settings-confirm = Które ruchy widzisz najpierw w podglądzie

discord-server = Zobacz lub zmień, jak gra się na tym serwerze
discord-server-setting = Które ustawienie; domyślnie wszystkie
discord-server-value = Nowa wartość; bez niej wybierzesz z listy

discord-setup = Sprawdź, co mi wolno na tym kanale i jak dać mi resztę

discord-here = Przenieś partię na ten kanał
discord-here-game = Numer partii; domyślnie ta, której kanał zniknął, albo twoja jedyna

discord-help = Jak tu grać
discord-help-game = Obrazy której gry; bez tego: gry, w którą tu się gra
discord-rules = Zasady gry w skrócie albo jedno z orzeczeń
discord-rules-topic = Orzeczenie, np. KM-4 lub KG-5, albo tytuł rozdziału
discord-rules-game = Zasady której gry

## The adapter's own answers.

done-elsewhere = Gotowe. Pojawi się na kanale partii.
done-restarted = Gotowe. Uruchomiono mnie ponownie, zanim odpowiedź była możliwa.
done-there = Gotowe w partii { $game }. Plansza jest tutaj:
done-there-move = Twój ruch w partii { $game }: `{ $moves }`. Plansza jest tutaj:
discord-which-setting = Wybierz, które ustawienie ma mieć tę wartość.
discord-no-such-role = Wskaż role wzmianką, np. `@Players`, albo wybierz je z listy, którą pokazuje `/server settings`.
discord-unknown-control = Nie znam już tego przycisku. Działające ma najnowsza plansza partii.
discord-unknown-command = Nie znam tego polecenia. Zanim Discord pokaże obecne, może minąć kilka minut.
discord-no-such-game = Partię wskazuje jej numer, np. `12`. Twoje partie i ich numery są na liście partii.
discord-unknown-shape = Discord przysłał to w postaci, której jeszcze nie znam, więc nic się nie zmieniło. Spróbuj inaczej: poleceniem albo z moją nowszą wersją.
discord-opponent-is-bot = Botów nie można wyzwać: wybierz osobę albo pomiń przeciwnika, by zagrać z kimkolwiek tutaj. Aby zagrać z komputerem, wybierz poziom w opcji **komputer**.
discord-films-busy = Powstaje teraz wiele filmów, więc ten się nie zaczął. Poproś o niego znów za minutę.
discord-film-in-hand = Twój inny film jeszcze powstaje, więc ten się nie zaczął. Poproś o niego znów, gdy tamten już tu będzie.
discord-films-in-a-row = To było kilka filmów z rzędu. O następny możesz poprosić za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
discord-missing-rights = Nie wolno mi wysyłać plansz na tym kanale. Potrzebuję tu uprawnień **Wyświetlanie kanału**, **Wysyłanie wiadomości** (w wątku: **Wysyłanie wiadomości w wątkach**) i **Załączanie plików**. Do tego czasu wiadomości partii czekają; `/board` i `/move` działają i tak.

## Settings and the start of `serve`.

config-unreadable = Nie można odczytać ustawień w { $path }: { $why }
config-malformed = Nie można użyć ustawień: { $why }
config-unknown-level = Ustawienie log nie może mieć wartości „{ $level }”: wybierz off, error, warn, info, debug albo trace.
config-not-loopback = Ustawienie api_base nie może mieć wartości „{ $base }”: Discorda może zastąpić tylko adres tego komputera, np. http://127.0.0.1:8080.

serve-no-token = Brak tokenu bota: ustaw zmienną środowiskową DISCORD_TOKEN na token z portalu deweloperów Discorda albo DISCORD_TOKEN_FILE na plik, który go zawiera.
serve-bad-token = Discord nie zna tego tokenu bota: skopiuj go na nowo z portalu deweloperów Discorda i ustaw w DISCORD_TOKEN.
serve-bad-token-file = Discord nie zna tokenu bota z pliku { $path }: skopiuj go na nowo z portalu deweloperów Discorda do tego pliku.
serve-intent-refused = Discord nie pozwala temu botowi czytać wiadomości: włącz mu Message Content Intent w portalu deweloperów Discorda albo ustaw read_messages na false.
serve-unreachable = Nie można połączyć się z Discordem: { $why }
serve-ended = Połączenie z Discordem skończyło się na dobre: { $why }
