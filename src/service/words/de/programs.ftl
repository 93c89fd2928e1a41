### German: people's own programs: web hooks of servers, and tokens of the API.

discord-name-hooks = webhooks
discord-name-address = adresse
discord-name-about = worüber
discord-name-test = testen
discord-name-token = token
discord-name-new = neu
discord-name-end = beenden

discord-hooks = Webhooks dieses Servers ansehen, hinzufügen, testen oder entfernen
discord-hooks-address = Die https-Adresse deines eigenen Programms, das Bescheid bekommt
discord-hooks-about = Wovon es erfährt; weggelassen: von allem
discord-hooks-about-all = Alles
discord-hooks-about-move = Züge
discord-hooks-about-turn = Wer am Zug ist
discord-hooks-about-over = Enden von Partien
discord-hooks-about-round = Runden von Wettkämpfen
discord-hooks-about-open = Offene Herausforderungen
discord-hooks-test = Die Nummer des Webhooks, der getestet wird
discord-hooks-remove = Die Nummer des Webhooks, der entfernt wird

discord-web-token = Tokens deiner eigenen Programme ansehen, anlegen oder beenden
discord-server-token = Tokens der Programme dieses Servers ansehen, anlegen oder beenden
discord-token-new = Einen Token anlegen
discord-token-new-read = Nur lesen
discord-token-new-move = Lesen und ziehen
discord-token-end = Die Nummer des Tokens, der endet

hooks-title = **Webhooks dieses Servers**
hooks-none = Dieser Server hat keine Webhooks. { $command } mit einer Adresse fügt einen hinzu: Dein Programm unter dieser Adresse erfährt dann, was in den Partien hier geschieht.
hooks-line = **{ $number }.** { $host }: { $about }.
hooks-stopped = **Ausgeschaltet.**
hooks-answered = Letzte Antwort { $answer }, { $when }.
hooks-silent = Keine Antwort, { $when }.
hooks-forbidden = Der Name führte zu keiner öffentlichen Adresse, { $when }.
hooks-waiting = { $count ->
    [one] Eine Nachricht wartet.
   *[other] { $count } Nachrichten warten.
}
hooks-added = Webhook { $number } bei { $host } bekommt Bescheid: { $about }. Dies ist das Geheimnis seiner Signaturen. Es wird nur jetzt gezeigt, also bewahre es gut auf:
hooks-how = Jede Anfrage ist nach „Standard Webhooks“ signiert; Bibliotheken für viele Sprachen prüfen die Signatur.
hooks-removed = Webhook { $number } ist entfernt.
hooks-tested = Ein Test ist unterwegs zu Webhook { $number }. { $command } zeigt gleich die Antwort.
hooks-unknown = Diesen Webhook hat der Server nicht.
hooks-full = Dieser Server hat { $count } Webhooks, mehr sind nicht möglich. Entferne zuerst einen.
hooks-off-here = Wer diesen Bot betreibt, hat Webhooks ausgeschaltet.
hooks-not-yours = Nur wer diesen Server verwalten darf, kann seine Webhooks sehen und ändern.
hooks-for-servers = Webhooks gehören zu Servern bei Discord. Eigene Programme spielen an diesem Tisch über die API mit: **token** legt einen Token an.
hooks-which-address = Nenne auch die Adresse: Wer soll Bescheid bekommen?
hooks-one-thing = Bitte nur eine Sache auf einmal.
hook-not-https = „{ $typed }“ kann kein Webhook sein: Die Adresse muss mit `https://` beginnen.
hook-other-port = „{ $typed }“ kann kein Webhook sein: Er muss auf Port 443 hören, den eine Adresse nicht zu nennen braucht.
hook-unreadable = „{ $typed }“ ist keine Adresse, die ich verwenden kann. So sieht eine aus: `https://example.org/games`.
hook-not-global = „{ $typed }“ liegt in einem privaten Netz. Ein Webhook muss von überall erreichbar sein.
hook-test-says = Dies ist ein Test von Kingboard.
hook-stopped = Webhook { $number } dieses Servers hat länger als einen Tag nicht geantwortet und ist ausgeschaltet. { $command } zeigt ihn. Ein beantworteter Test schaltet ihn wieder ein.
hook-gone = Webhook { $number } dieses Servers hat geantwortet, dass es ihn nicht mehr gibt, und ist ausgeschaltet. { $command } zeigt ihn.
button-hook-test = { $number } testen
button-hook-remove = { $number } entfernen

tokens-title = **Deine Tokens**
tokens-server-title = **Tokens dieses Servers**
tokens-none = Du hast keine Tokens. Mit einem Token sieht dein eigenes Programm, was du siehst, und zieht auf Wunsch für dich: { $command } mit **neu** legt einen an.
tokens-none-terminal = Du hast keine Tokens. Mit einem Token sieht dein eigenes Programm, was du siehst, und zieht auf Wunsch für dich: **token new read** oder **token new move** legt einen an.
tokens-server-none = Dieser Server hat keine Tokens. Mit einem Token sieht ein Programm die Partien dieses Servers: { $command } mit **neu** legt einen an.
tokens-line = **{ $number }**, { $may }. Angelegt { $when }.
tokens-used = Zuletzt benutzt { $when }.
tokens-unused = Nie benutzt.
token-scope-read = nur lesen
token-scope-move = lesen und ziehen
tokens-made = Token { $number }: { $may }. Er wird nur jetzt gezeigt, also bewahre ihn gut auf; wer ihn hat, kann dasselbe:
tokens-how = Ein Programm schickt ihn mit jeder Anfrage als `Authorization: Bearer TOKEN`. Was es abfragen kann, steht unter der Adresse der Seiten im Browser, bei `/api/v1/openapi.json`.
tokens-ended = Token { $number } ist beendet: Kein Programm kann ihn mehr benutzen.
tokens-unknown = Du hast keinen Token { $number }.
tokens-no-pages = Programme erreichen einen Bot über seine Seiten im Browser, und dieser Bot hat keine. Wer ihn betreibt, kann sie einschalten.
tokens-full = Es gibt schon { $count } Tokens, mehr sind nicht möglich. Beende zuerst einen.
tokens-server-looks = Der Token eines Servers kann nur lesen: Niemand zieht für einen ganzen Server.
tokens-not-yours = Nur wer diesen Server verwalten darf, kann seine Tokens sehen und ändern.
button-token-end = { $number } beenden
console-token-what = **token** zeigt deine Tokens, **token new read** oder **token new move** legt einen an, **token end NUMMER** beendet einen.

web-tokens = Tokens
web-tokens-how = Mit einem Token sieht dein eigenes Programm die Partien dieses Tisches und spielt darin mit, im Namen von jemandem am Tisch. Wie das geht, steht in docs/api.md.
web-tokens-paths = Alle Pfade der API (OpenAPI)
web-token-player = Wessen
web-token-kind = Welche Art

moderate-line-hook-added = { $when }: { $moderator } hat Webhook { $number } hinzugefügt.
moderate-line-hook-removed = { $when }: { $moderator } hat Webhook { $number } entfernt.
moderate-line-token-made = { $when }: { $moderator } hat Token { $number } des Servers angelegt.
moderate-line-token-ended = { $when }: { $moderator } hat Token { $number } des Servers beendet.
