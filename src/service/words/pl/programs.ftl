### Polish: people's own programs: web hooks of servers, and tokens of the API.

discord-name-hooks = webhooki
discord-name-address = adres
discord-name-about = temat
discord-name-test = próba
discord-name-token = token
discord-name-new = nowy
discord-name-end = unieważnij

discord-hooks = Zobacz, dodaj, wypróbuj lub usuń webhooki tego serwera
discord-hooks-address = Adres https twojego programu, który ma dostawać wiadomości
discord-hooks-about = O czym ma wiedzieć; domyślnie o wszystkim
discord-hooks-about-all = Wszystko
discord-hooks-about-move = Ruchy
discord-hooks-about-turn = Czyj jest ruch
discord-hooks-about-over = Końce partii
discord-hooks-about-round = Rundy rozgrywek
discord-hooks-about-open = Otwarte wyzwania
discord-hooks-test = Numer webhooka do wypróbowania
discord-hooks-remove = Numer webhooka do usunięcia

discord-web-token = Zobacz, utwórz lub unieważnij tokeny swoich programów
discord-server-token = Zobacz, utwórz lub unieważnij tokeny programów tego serwera
discord-token-new = Utwórz token
discord-token-new-read = Tylko odczyt
discord-token-new-move = Odczyt i gra
discord-token-end = Numer tokena do unieważnienia

hooks-title = **Webhooki tego serwera**
hooks-none = Ten serwer nie ma webhooków. { $command } z adresem dodaje webhook: twój program pod tym adresem dowiaduje się wtedy, co dzieje się w tutejszych partiach.
hooks-line = **{ $number }.** { $host }: { $about }.
hooks-stopped = **Wyłączony.**
hooks-answered = Ostatnia odpowiedź { $answer }, { $when }.
hooks-silent = Brak odpowiedzi, { $when }.
hooks-forbidden = Nazwa nie prowadziła do publicznego adresu, { $when }.
hooks-waiting = { $count ->
    [one] Czeka jedna wiadomość.
    [few] Czekają { $count } wiadomości.
   *[many] Czeka { $count } wiadomości.
}
hooks-added = Webhook { $number } pod { $host } dostaje wiadomości: { $about }. To jest sekret jego podpisów. Widać go tylko teraz, więc dobrze go przechowaj:
hooks-how = Każde żądanie jest podpisane według „Standard Webhooks”; biblioteki w wielu językach sprawdzają ten podpis.
hooks-removed = Webhook { $number } jest usunięty.
hooks-tested = Próba jest w drodze do webhooka { $number }. { $command } za chwilę pokaże odpowiedź.
hooks-unknown = Ten serwer nie ma takiego webhooka.
hooks-full = Webhooki tego serwera: { $count }, a więcej być nie może. Najpierw jakiś usuń.
hooks-off-here = Kto prowadzi tego bota, wyłączył webhooki.
hooks-not-yours = Webhooki widzą i zmieniają tylko osoby, które mogą zarządzać tym serwerem.
hooks-for-servers = Webhooki należą do serwerów na Discordzie. Twoje programy mogą grać przy tym stole przez API: **token** tworzy token.
hooks-which-address = Podaj też adres: kto ma dostawać wiadomości?
hooks-one-thing = Proszę, jedno naraz.
hook-not-https = „{ $typed }” nie może być webhookiem: adres musi zaczynać się od `https://`.
hook-other-port = „{ $typed }” nie może być webhookiem: musi słuchać na porcie 443, którego nie trzeba podawać.
hook-unreadable = „{ $typed }” to nie adres, którego mogę użyć. Wygląda on tak: `https://example.org/games`.
hook-not-global = „{ $typed }” leży w sieci prywatnej. Webhook musi być osiągalny z każdego miejsca.
hook-test-says = To jest próba z Kingboard.
hook-stopped = Webhook { $number } tego serwera nie odpowiada od ponad doby i jest wyłączony. { $command } go pokazuje. Udana próba włącza go znowu.
hook-gone = Webhook { $number } tego serwera odpowiedział, że już nie istnieje, i jest wyłączony. { $command } go pokazuje.
button-hook-test = Wypróbuj { $number }
button-hook-remove = Usuń { $number }

tokens-title = **Twoje tokeny**
tokens-server-title = **Tokeny tego serwera**
tokens-none = Nie masz tokenów. Z tokenem twój program widzi to, co ty, a jeśli chcesz, gra za ciebie: { $command } z **nowy** tworzy token.
tokens-none-terminal = Nie masz tokenów. Z tokenem twój program widzi to, co ty, a jeśli chcesz, gra za ciebie: **token new read** lub **token new move** tworzy token.
tokens-server-none = Ten serwer nie ma tokenów. Z tokenem program widzi partie tego serwera: { $command } z **nowy** tworzy token.
tokens-line = **{ $number }**, { $may }. Utworzony { $when }.
tokens-used = Ostatnio użyty { $when }.
tokens-unused = Jeszcze nieużyty.
token-scope-read = tylko odczyt
token-scope-move = odczyt i gra
tokens-made = Token { $number }: { $may }. Widać go tylko teraz, więc dobrze go przechowaj; kto go ma, może to samo:
tokens-how = Program wysyła go z każdym żądaniem jako `Authorization: Bearer TOKEN`. O co może prosić, opisuje `/api/v1/openapi.json` pod adresem stron w przeglądarce.
tokens-ended = Token { $number } jest unieważniony: żaden program już go nie użyje.
tokens-unknown = Nie masz tokena { $number }.
tokens-no-pages = Programy łączą się z botem przez jego strony, a ten bot ich nie ma. Może je włączyć osoba, która go prowadzi.
tokens-full = Liczba tokenów to już { $count }, a więcej być nie może. Najpierw jakiś unieważnij.
tokens-server-looks = Token serwera daje tylko odczyt: nikt nie gra za cały serwer.
tokens-not-yours = Tokeny serwera widzą i zmieniają tylko osoby, które mogą nim zarządzać.
button-token-end = Unieważnij { $number }
console-token-what = **token** pokazuje twoje tokeny, **token new read** lub **token new move** tworzy token, **token end NUMER** unieważnia.

web-tokens = Tokeny
web-tokens-how = Z tokenem twój program widzi partie przy tym stole i gra w nich w imieniu kogoś, kto przy nim siedzi. Jak to działa, opisuje docs/api.md.
web-tokens-paths = Wszystkie ścieżki API (OpenAPI)
web-token-player = Czyj
web-token-kind = Jaki rodzaj

moderate-line-hook-added = { $when }: { $moderator } dodaje webhook { $number }.
moderate-line-hook-removed = { $when }: { $moderator } usuwa webhook { $number }.
moderate-line-token-made = { $when }: { $moderator } tworzy token { $number } serwera.
moderate-line-token-ended = { $when }: { $moderator } unieważnia token { $number } serwera.
