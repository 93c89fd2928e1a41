### Polish: seasons, their standings and the hall of fame.

season-name-month = { $part ->
    [1] styczeń { $year }
    [2] luty { $year }
    [3] marzec { $year }
    [4] kwiecień { $year }
    [5] maj { $year }
    [6] czerwiec { $year }
    [7] lipiec { $year }
    [8] sierpień { $year }
    [9] wrzesień { $year }
    [10] październik { $year }
    [11] listopad { $year }
   *[other] grudzień { $year }
}
season-name-quarter = { $part ->
    [1] I kwartał { $year }
    [2] II kwartał { $year }
    [3] III kwartał { $year }
   *[other] IV kwartał { $year }
}
season-name-half-year = { $part ->
    [1] I półrocze { $year }
   *[other] II półrocze { $year }
}
season-name-year = { $year }
season-length-month = co miesiąc
season-length-quarter = co kwartał
season-length-half-year = co pół roku
season-length-year = co rok
house-seasons = Sezony
house-seasons-none = brak
house-how-seasons = Wybierz długość sezonu: **month** (miesiąc), **quarter** (kwartał), **half-year** (półrocze) lub **year** (rok), według kalendarza UTC; **none** to brak sezonów. Sezon nie zeruje rankingu: w jego tabeli liczą się tylko jego partie, a pierwsze trzy miejsca trafiają do galerii sław.
season-title = **{ $season }: { $pool }**
season-title-everywhere = **{ $season }, wszystkie serwery: { $pool }**
season-until = Koniec tego sezonu: { $until }.
season-rule = Są tu osoby, które mają co najmniej pięć partii rankingowych tego sezonu z co najmniej trzema osobami. Liczą się tylko te partie, każda według siły przeciwnika; sezon nie zeruje rankingu.
season-none = Na tym serwerze nie ma sezonów.
season-none-manager = Na tym serwerze nie ma sezonów. Włącza je { $command }.
hall-title = **Galeria sław: { $pool }**
hall-title-everywhere = **Galeria sław wszystkich serwerów: { $pool }**
hall-none = W żadnym minionym sezonie nikogo jeszcze nie ma.
hall-now = Teraz: { $season }. Koniec: { $until }.
hall-season = Cała tabela sezonu
button-season = Ten sezon
button-all-time = Od początku
button-hall = Galeria sław
button-hall-older = Starsze
button-hall-newest = Najnowsze
house-podium = Role pierwszych trzech miejsc
house-podium-none = brak
house-how-podium = Wybierz do trzech ról, w kolejności miejsc; jedna rola jest dla wszystkich trzech. Mają je osoby na pierwszym, drugim i trzecim miejscu w rankingu gry tego serwera, dopóki się tam utrzymają: w obecnym sezonie albo, gdy nie ma sezonów, w rankingu od początku. To ja nadaję i odbieram te role, więc potrzebuję uprawnienia **Zarządzanie rolami**, a moja własna rola musi stać nad nimi. **none** to brak ról.
house-podium-missing = Do ról pierwszych trzech miejsc brakuje mi jeszcze:
house-podium-low = Discord odmówił nadania roli. Przeciągnij moją własną rolę nad nią na liście ról serwera, a spróbuję ponownie w ciągu godziny.
right-roles = • **Zarządzanie rolami**: by nadawać role pierwszym trzem miejscom i je odbierać
standings-sheet-everywhere = { $span }, wszystkie serwery
card-provisional = { $pool }, tymczasowy
card-form = Forma
card-all = Wszystkie partie
card-best = Najlepsza wygrana: { $player } ({ $rating }), { $game }
card-opening = Zwykły pierwszy ruch, { $side }: { $move } ({ $count } z { $games })
card-luck = Kości: wygrane ataki { $won } z { $count }, oczekiwane { $expected }
card-luckless = Wynik { $score } ± { $error }%, bez szczęścia kości { $without } ± { $left }% (partie: { $games })
card-alt = Ranking, { $player }: { $rating } ± { $deviation }. Od { $from }, gdy skończyła się pierwsza partia rankingowa, najwyżej { $high }, najniżej { $low }.
card-alt-form = Ostatnie wyniki, najnowszy na końcu: { $results }.
card-alt-results = { $label }: wygrane { $won }, remisy { $drawn }, przegrane { $lost }.
form-won = wygrana
form-drawn = remis
form-placed = miejsce { $place } z { $seats }
form-lost = przegrana
unrated-barred = Jedno z kont przy stole nie liczy się do rankingu na tym serwerze.
standings-barred = Moderacja tego serwera wyłączyła twoje konto z rankingu, więc nie ma cię tu w żadnej tabeli. Może to cofnąć.
rating-barred = { $player } obecnie nie liczy się do rankingu na tym serwerze.
rating-merged = Partie gracza { $player } liczą się na tym serwerze dla: { $other }.
account-own = Chodzi o twoje własne konto. Musi o tym zdecydować ktoś inny z moderacji.
account-counts = { $player } liczy się do rankingu jak każdy, więc nie ma czego cofać.
account-barred-already = { $player } już nie liczy się do rankingu tego serwera. Cofa to `moderate admit`.
account-same = Partie gracza { $player } i drugiego konta już liczą się dla tego samego.
account-barred = { $player } nie liczy się do rankingu tego serwera: partie, które zaczną się od teraz, się nie liczą. Rozpoczęte toczą się jak dotąd; `moderate unrate` wyłącza pojedynczą.
account-merged = Wszystkie partie gracza { $player } na tym serwerze liczą się teraz dla: { $other }; partie tych kont między sobą się nie liczą. Ranking tutaj jest obliczany na nowo.
account-admitted = { $player } liczy się na tym serwerze do rankingu jak każdy.
account-told = Osoby, których to dotyczy, dowiedzą się prywatnie.
account-somebody = ktoś
account-notice-barred = Moderacja: twoje konto nie liczy się już do rankingu pewnego serwera. Partie, które zaczną się tam od teraz, są bez rankingu; trwające toczą się jak dotąd.
account-notice-merged = Moderacja: na pewnym serwerze wszystkie partie gracza { $player } liczą się teraz do rankingu dla: { $other }.
account-notice-admitted = Moderacja: { $player } znów liczy się do rankingu pewnego serwera jak każdy.
account-notice-ask = Jeśli uważasz to za pomyłkę, zapytaj tamtejszą moderację: { $place }.
moderate-line-barred = { $when }: { $moderator } wyłącza z rankingu: { $player }.
moderate-line-merged = { $when }: { $moderator } liczy partie gracza { $player } dla: { $other }.
moderate-line-admitted = { $when }: { $moderator } znów liczy do rankingu: { $player }.
discord-name-bar = wyklucz
discord-name-merge = połącz
discord-name-admit = dopuść
discord-name-into = dla
discord-moderate-bar = Wyklucz konto z tutejszego rankingu: partie, które zaczną się od teraz, nie liczą się
discord-moderate-merge = Dwa konta jednej osoby: wszystkie ich tutejsze partie liczą się dla jednego z nich
discord-moderate-admit = Cofnij wykluczenie lub połączenie: konto znów liczy się tu samo dla siebie
discord-moderate-into = Konto, dla którego mają się liczyć wszystkie partie drugiego
discord-moderate-barred = Konto do wykluczenia
discord-moderate-merged = Konto, które przestaje liczyć się samo dla siebie
discord-moderate-admitted = Konto, które wykluczono lub połączono
discord-moderate-grounds = Dlaczego; osoba, której to dotyczy, przeczyta to prywatnie, najwyżej 200 znaków
settings-rated = Partie rankingowe: **{ $rated }**. Zmienia to { $command }.
settings-rated-terminal = Partie rankingowe: **{ $rated }**. Zmieniają to **rated server**, **rated on** i **rated off**.
setting-rated = Wybierz, czy twoje wyzwania są rankingowe
rated-server = Twoje wyzwania są rankingowe tak, jak chce serwer
rated-server-terminal = Twoje wyzwania są rankingowe tak, jak ustalono przy tym stole
rated-on = Twoje wyzwania z zegarem są rankingowe
rated-off = Twoje wyzwania nie są rankingowe
discord-settings-rated = Czy twoje wyzwania są rankingowe, gdy tego nie mówią
discord-name-season = sezon
discord-name-hall = galeria
discord-standings-season = Od początku albo partie jednego sezonu
discord-standings-season-all = od początku
discord-standings-season-now = ten sezon
discord-standings-season-last = poprzedni sezon
discord-hall = Zobacz pierwsze trzy miejsca minionych sezonów
