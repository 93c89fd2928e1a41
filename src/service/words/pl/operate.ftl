## Running the bot: how many connections it has.

serve-shards = Discord nie przyjmuje takiej liczby shardów: ustaw shards na "auto" albo na co najmniej tyle, ile podaje `kingboard doctor`.
config-no-shards = Ustawienie shards nie może mieć wartości „{ $given }”: wybierz "auto" albo liczbę od 1.
config-unknown-format = Ustawienie log_format nie może mieć wartości „{ $given }”: wybierz text albo json.
config-no-address = Ustawienie listen w [{ $section }] nie może mieć wartości „{ $given }”: podaj adres IP z portem, na przykład { $example }, albo "", jeśli nie ma być żadnego.
config-whole = wybierz liczbę całkowitą od { $least } do { $most }
config-bad-releases = Ustawienie releases w [updates] nie może mieć wartości „{ $given }”: podaj adres internetowy, na przykład https://example.org/latest, albo "", jeśli nie ma być żadnego.
config-empty-path = Ustawienie { $key } nie może być puste: podaj ścieżkę albo je usuń, wtedy obowiązuje zwykła.
config-exposed = Pod adresem { $address } metryki mogłyby czytać także inne komputery: wybierz adres tego komputera, na przykład 127.0.0.1:9464, albo zezwól na to przez exposed = true.
config-pages-exposed = Pod adresem { $address } inne komputery mogłyby dotrzeć do stron z pominięciem proxy: wybierz adres tego komputera, na przykład 127.0.0.1:8265, albo zezwól na to przez exposed = true w [web].
config-half-web = W [web] ustawienia listen i url idą w parze: podaj oba albo żadnego.
config-bad-public-url = Ustawienie url w [web] nie może mieć wartości „{ $given }”: podaj adres, który zaczyna się od https://, taki jak https://kings.example.org albo https://example.org/kings.
config-bad-proxy = Ustawienie trusted_proxies w [web] nie może zawierać „{ $given }”: podaj adresy albo sieci, na przykład 127.0.0.1 lub 10.0.0.0/8.
config-half-oauth = W [web] ustawienie client_id i sekret aplikacji idą w parze: podaj oba (sekret jako DISCORD_CLIENT_SECRET lub DISCORD_CLIENT_SECRET_FILE) albo żadnego.
config-two-tokens = Token podano dwa razy: ustaw albo DISCORD_TOKEN, albo DISCORD_TOKEN_FILE.
config-token-file = Nie można użyć pliku tokenu { $path } (DISCORD_TOKEN_FILE): { $why }
config-two-secrets = Sekret aplikacji podano dwa razy: ustaw albo DISCORD_CLIENT_SECRET, albo DISCORD_CLIENT_SECRET_FILE.
config-secret-file = Nie można użyć pliku { $path } z sekretem aplikacji (DISCORD_CLIENT_SECRET_FILE): { $why }
config-odd-token = Token w { $source } nie jest tokenem bota: jego pierwsza część nie wskazuje żadnej aplikacji. Skopiuj go na nowo z portalu deweloperów Discorda, bez cudzysłowu.
config-same-address = Metryki i strony nie mogą nasłuchiwać pod tym samym adresem { $address }: wybierz dla jednych z nich inny port.
