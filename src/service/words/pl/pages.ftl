### Polski: the public pages in the browser: signing in, and what they show.

discord-name-web = web
discord-name-link = link
discord-name-sessions = sesje
discord-web = Twoje partie w przeglądarce i we własnych programach
discord-web-link = Otrzymaj link, który loguje twoją przeglądarkę
discord-web-sessions = Przeglądarki zalogowane na twoje konto
sign-in-no-pages = Ten bot nie ma stron w przeglądarce. Może je włączyć osoba, która go prowadzi.
sign-in-link = Ten link loguje jedną przeglądarkę na twoje konto. Działa raz, przez dziesięć minut. Nikomu go nie pokazuj.
button-sign-in = Otwórz w przeglądarce
button-in-browser = W przeglądarce
button-sign-in-sessions = Zalogowane przeglądarki
sign-in-sessions = **Przeglądarki zalogowane na twoje konto**
sign-in-no-sessions = Żadna przeglądarka nie jest zalogowana na twoje konto.
sign-in-all-ended = Wylogowano. Żadna przeglądarka nie jest już zalogowana na twoje konto.
sign-in-ended = **Wylogowano.** Nadal zalogowane na twoje konto:
sign-in-ended-before = **Ta przeglądarka była już wylogowana.** Nadal zalogowane na twoje konto:
sign-in-session = { $number }. { $browser }, od { $since }, ostatnio używana { $used }
sign-in-end = { $number }. { $browser }
sign-in-end-which = Wyloguj jedną
button-sign-in-end-all = Wyloguj wszystkie
sign-in-at-table = Tutaj nikt się nie loguje: `kingboard web` otwiera ten stół w przeglądarce.
privacy-pages = Zalogowane przeglądarki: { $sessions }. Serwery, na których używasz mnie (ostatnie trzydzieści dni): { $met }

## The setting of a server.

house-watching = Oglądanie w przeglądarce
house-watching-members = członkowie tego serwera
house-watching-public = wszyscy
house-how-watching = Wybierz, kto widzi partie tego serwera w przeglądarce, jeśli ten bot ma tam strony: **members**, czyli członkowie, którzy używali mnie tutaj w ostatnich trzydziestu dniach, albo **public**: każdy w internecie może je oglądać, udostępniać i osadzać. Gracze zawsze widzą własne.

## The pages.

face-sign-in = Zaloguj się
face-sign-out = Wyloguj się
face-signed-in = Zalogowano: { $name }
face-about = Cztery gry planszowe o królach, rozgrywane przez wiele dni: na Discordzie i tutaj, w przeglądarce. Aby grać, zaloguj się.
face-how = Wpisz na Discordzie `/web link`: bot odpowie tylko tobie, linkiem, który loguje tę przeglądarkę.
face-link-title = Zalogować?
face-link-asks = Zalogować tę przeglądarkę na konto { $name }? O link poproszono na Discordzie { $minutes ->
    [0] przed chwilą
    [one] minutę temu
    [few] { $minutes } minuty temu
   *[other] { $minutes } minut temu
}.
face-link-not-you = Jeśli to nie ty, zamknij tę stronę: jeszcze nic się nie stało.
face-link-yes = Zaloguj: { $name }
face-link-gone = Ten link już nie działa
face-link-gone-how = Link działa raz, przez dziesięć minut. Nowy dostaniesz na Discordzie po wpisaniu `/web link`.
face-your-games = Twoje partie
face-watch = Partie do oglądania
face-none = Nie ma tu jeszcze żadnej partii.
face-begin-how = Partie zaczynają się na Discordzie, od `/challenge`. Tutaj grasz je dalej.
face-in-discord = To robi się na Discordzie.
face-too-many = Za dużo żądań
face-not-stored = Teraz nic się nie zapisuje
face-no-game-how = Nie ma partii o tym numerze, którą możesz zobaczyć. Jeśli jest twoja, zaloguj się.
face-no-game-account = Nie ma partii o tym numerze, którą możesz zobaczyć.
face-account-only = Zaloguj się, aby zobaczyć tę stronę.
face-signed-out = Ta przeglądarka nie jest zalogowana, więc nic się nie stało. Zaloguj się i zrób to jeszcze raz.
face-embed-none = Ta partia nie jest dostępna dla wszystkich albo nie ma żadnej o tym numerze.
face-embed-open = Otwórz jej stronę, tam możesz się zalogować
face-nothing-open = Nie ma tu nic, co każdy może zobaczyć. Zaloguj się, aby zobaczyć to, co należy do ciebie i twoich serwerów.
face-puzzle-how = Zaloguj się, aby rozwiązać to zadanie.
face-private = Partia w Kingboard
face-share = Udostępnij tę pozycję
face-with-discord = Zaloguj przez Discorda
face-oauth-asks = Discord poda tej stronie tylko twój identyfikator i twoją nazwę. Zalogować tę przeglądarkę?
face-oauth-failed = Nie udało się
face-oauth-failed-how = Discord nie powiedział, kim jesteś, albo pytała inna przeglądarka. Spróbuj jeszcze raz albo wpisz na Discordzie /web link.
face-standings = Tabela
face-standings-sign-in = Zaloguj się, aby zobaczyć, które miejsce zajmujesz
face-profile = Twój profil
page-of-game = Otwórz w przeglądarce
