## Running the bot: how many connections it has.

serve-shards = Diese Anzahl von Shards nimmt Discord nicht an: Setz shards auf "auto" oder auf mindestens so viele, wie `kingboard doctor` nennt.
config-no-shards = Die Einstellung shards kann nicht „{ $given }“ sein: Wähle "auto" oder eine Zahl ab 1.
config-unknown-format = Die Einstellung log_format kann nicht „{ $given }“ sein: Wähle text oder json.
config-no-address = Die Einstellung listen unter [{ $section }] kann nicht „{ $given }“ sein: Schreib eine IP-Adresse mit Port, etwa { $example }, oder "" für keine.
config-whole = Wähle eine ganze Zahl von { $least } bis { $most }
config-bad-releases = Die Einstellung releases unter [updates] kann nicht „{ $given }“ sein: Schreib eine Webadresse, etwa https://example.org/latest, oder "" für keine.
config-empty-path = Die Einstellung { $key } darf nicht leer sein: Schreib einen Pfad, oder lass sie weg, dann gilt der übliche.
config-exposed = Unter { $address } könnten auch andere Rechner die Messwerte lesen: Wähle eine Adresse dieses Rechners, etwa 127.0.0.1:9464, oder erlaube es mit exposed = true.
config-pages-exposed = Unter { $address } könnten andere Rechner die Seiten am Proxy vorbei erreichen: Wähle eine Adresse dieses Rechners, etwa 127.0.0.1:8265, oder erlaube es mit exposed = true unter [web].
config-half-web = Unter [web] gehören listen und url zusammen: Setz beide oder keine.
config-bad-public-url = Die Einstellung url unter [web] kann nicht „{ $given }“ sein: Schreib eine Adresse, die mit https:// beginnt, wie https://kings.example.org oder https://example.org/kings.
config-bad-proxy = In der Einstellung trusted_proxies unter [web] kann „{ $given }“ nicht stehen: Schreib Adressen oder Netze, etwa 127.0.0.1 oder 10.0.0.0/8.
config-half-oauth = Unter [web] gehören client_id und das Geheimnis der Anwendung zusammen: Setz beide (das Geheimnis als DISCORD_CLIENT_SECRET oder DISCORD_CLIENT_SECRET_FILE) oder keines.
config-two-tokens = Der Token ist doppelt angegeben: Setz entweder DISCORD_TOKEN oder DISCORD_TOKEN_FILE.
config-token-file = Die Token-Datei { $path } (DISCORD_TOKEN_FILE) ist nicht brauchbar: { $why }
config-two-secrets = Das Geheimnis der Anwendung ist doppelt angegeben: Setz entweder DISCORD_CLIENT_SECRET oder DISCORD_CLIENT_SECRET_FILE.
config-secret-file = Die Datei { $path } mit dem Geheimnis der Anwendung (DISCORD_CLIENT_SECRET_FILE) ist nicht brauchbar: { $why }
config-odd-token = Der Token in { $source } ist kein Bot-Token: Sein erster Teil nennt keine Anwendung. Kopiere ihn neu aus Discords Entwicklerportal, ohne Anführungszeichen.
config-same-address = Die Messwerte und die Seiten können nicht beide unter { $address } antworten: Wähle für eines von beiden einen anderen Port.
