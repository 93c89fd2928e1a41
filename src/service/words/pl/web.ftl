# Stół w przeglądarce.
web-skip = Przejdź do planszy
web-skip-menu = Pomiń menu
web-pages = Strony
web-home = Nowa partia
web-games = Partie
web-contests = Rozgrywki
web-contests-none = Nie ma jeszcze lig ani turniejów. Otwiera się je w terminalu lub na Discordzie.
web-settings = Ustawienia
web-theme = Kolory
web-theme-device = Jak w tym urządzeniu
web-language = Język
web-confirm = Potwierdzanie ruchów
web-save = Zapisz
web-begin = Zacznij partię
web-go-on = Graj dalej
web-ended = Zakończone partie
web-older-games = Starsze partie
web-all-games = Wszystkie partie
web-none = Nie ma jeszcze żadnych partii.
web-against = Kto gra?
web-people = Ludzie przy tym ekranie
web-computer-level = Komputer, poziom { $level }: { $plays }
web-table = Ilu graczy?
web-players = { $count ->
    [few] { $count } graczy
   *[other] { $count } graczy
}
web-side = Twoja strona
web-any-side = Jak wypadnie
web-side-elsewhere = Przy { $count } graczach nie ma tej strony: { $side }. Wybierz inną.
web-rules = Zasady
web-rules-version = Wersja { $version } zasad
web-played-day = Rozegrana { $first }
web-played-days = Rozegrana od { $first } do { $last }
web-clock = Czas na ruch
web-position = Pozycja początkowa (poza rankingiem; może zostać pusta)
web-position-how = Jej tekst albo zakończona partia i jej ruch: #12 14
web-clock-none = Bez zegara
web-clock-10m = 10 minut
web-clock-1h = Godzina
web-clock-1d = Dzień
web-clock-3d = Trzy dni
web-names = Imiona
web-same-name = Dwie osoby mają to samo imię: { $name }. Nadaj każdej inne.
web-start = Zacznij
web-board = Plansza
web-moves = Ruchy
web-type = Wpisz ruch
web-send = Zagraj
web-take-back = Cofnij
web-offer-draw = Zaproponuj remis
web-resign = Poddaj się
web-resign-not = Nie, gram dalej
web-walk = Przejrzyj partię
web-first = Na początek
web-back = Turę wstecz
web-forward = Turę naprzód
web-last = Do bieżącej pozycji
web-last-of-all = Na koniec
web-turn = Obróć planszę
web-whole-board = Pokaż całą planszę
web-words = Plansza słowami
web-keys = Klawisze
web-keys-list = Strzałki przechodzą z pola na pole, litery i cyfry skaczą do pola; między sześciokątami Shift wybiera drugiego sąsiada w górę lub w dół. Enter bierze figurę i gra, spacja mówi, co tu stoi albo dlaczego ruch jest niemożliwy, Backspace cofa ostatni krok, Escape puszcza figurę. Przecinek i kropka przechodzą po figurach, które mogą się ruszyć. Ukośnik prowadzi do wiersza do pisania, znak zapytania pokazuje ten opis.
web-keys-walk = Poza planszą strzałki przechodzą przez partię.
web-record = Zapis
web-film = Film
web-film-busy = Najpierw powstają inne filmy. Poczekaj pół minuty i poproś o swój ponownie.
web-picture = Obraz
web-cell-piece = { $cell }: { $piece }, { $side }
web-cell-danger = w niebezpieczeństwie
web-cell-moves = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
web-as-of = Brak połączenia: to plansza z godziny #.
web-not-sent = Brak połączenia, więc nic nie wysłano. Gdy stół wróci, wszystko ruszy samo.
web-not-made = Połączenie zostało przerwane i twój ruch nie został wykonany. Wykonaj go jeszcze raz.
web-not-answered = Brak połączenia, więc nic się nie stało. Spróbuj ponownie za chwilę.
web-old = Kingboard został zaktualizowany, odkąd ta strona jest otwarta. To, co jeszcze nie zostało wysłane, zostanie tu, dopóki jej nie odświeżysz.
web-begun-anew = Stół otwarto na nowo. Otwórz adres, który pokazał, a potem odśwież tę stronę.
web-needs-scripts = Aby tu grać, strona potrzebuje skryptów. Bez nich pokazuje partię i odświeża się co minutę.
web-taps-need-scripts = Bez skryptów nie da się stukać w planszę: wybierz z menu albo wpisz ruch.
web-reload = Odśwież stronę
web-changed = Partia potoczyła się dalej, więc twój wybór przepadł.
web-pick-target = Dokąd?
web-may-go = Może tam pójść.
web-may-go-onto = Może na nie wejść.
web-may-capture = Może tam bić.
web-enter-shows = Enter pokazuje ruch.
web-enter-moves = Enter wykonuje ruch.
web-target = cel
web-choose = Który?
web-sending = Chwileczkę…
web-reviewing = To wcześniejsza pozycja. Wróć do bieżącej pozycji, żeby grać.
web-moved-many = Wykonane ruchy: #.
web-half = Dotąd:
web-step-back = Krok wstecz
web-nothing-here = puste
web-missing = Tu nic nie ma
web-missing-how = Ten adres prowadzi donikąd. Twoje partie są na pierwszej stronie.
web-no-game = Nie ma takiej partii
web-no-game-how = Żadna partia przy tym stole nie ma tego numeru albo nie ma w niej tego momentu. Twoje partie są na pierwszej stronie.
web-locked = Ten stół jest zamknięty
web-locked-how = Otwórz adres, który `kingboard web` pokazuje w terminalu: zawiera klucz dla tej przeglądarki. Każde uruchomienie `kingboard web` tworzy nowy.
web-serves =
    Stół jest otwarty. W przeglądarce:

    { $address }

    Partie są w { $path }. Ctrl-C zamyka stół.
web-offer = Naciśnij Enter, żeby otworzyć przeglądarkę.
web-again = Zagraj jeszcze raz
web-follow = Obracaj do gracza na ruchu
web-more = Więcej
web-explore = Co by było, gdyby?
web-mine = Moje figury słowami
web-notes = Notatki
web-times = Czasy
web-dice-check = Sprawdź kości
web-note = Notatka do pokazanego ruchu
web-plan = Plan: ruchy na później
web-exploring = To twoja prywatna plansza: tu nic się nie liczy.
web-to-game = Wróć do partii
web-learn = Nauka
web-learn-how = Każda gra ma lekcję do rozegrania, stronę w obrazach i zasady.
web-puzzles = Zadania
web-puzzles-how = Pozycja i jej jedyny najlepszy ruch. Rozwiązanie zawsze można pokazać.
web-puzzle = Zadanie
web-go = Dalej
