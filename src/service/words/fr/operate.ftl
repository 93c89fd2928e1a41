## Running the bot: how many connections it has.

serve-shards = Discord n’accepte pas ce nombre de shards : mets shards à "auto", ou à au moins autant que l’indique `kingboard doctor`.
config-no-shards = Le réglage shards ne peut pas être « { $given } » : choisis "auto" ou un nombre à partir de 1.
config-unknown-format = Le réglage log_format ne peut pas être « { $given } » : choisis text ou json.
config-no-address = Le réglage listen de [{ $section }] ne peut pas être « { $given } » : écris une adresse IP et un port, par exemple { $example }, ou "" pour aucune.
config-whole = choisis un nombre entier de { $least } à { $most }
config-bad-releases = Le réglage releases de [updates] ne peut pas être « { $given } » : écris une adresse web, par exemple https://example.org/latest, ou "" pour aucune.
config-empty-path = Le réglage { $key } ne peut pas être vide : écris un chemin, ou retire-le pour garder celui d’usage.
config-exposed = À l’adresse { $address }, d’autres machines pourraient aussi lire les mesures : choisis une adresse de cette machine, par exemple 127.0.0.1:9464, ou autorise-le avec exposed = true.
config-pages-exposed = À l’adresse { $address }, d’autres machines pourraient atteindre les pages sans passer par le proxy : choisis une adresse de cette machine, par exemple 127.0.0.1:8265, ou autorise-le avec exposed = true sous [web].
config-half-web = Sous [web], listen et url vont ensemble : règle les deux ou aucun.
config-bad-public-url = Le réglage url sous [web] ne peut pas être « { $given } » : écris une adresse qui commence par https://, comme https://kings.example.org ou https://example.org/kings.
config-bad-proxy = Le réglage trusted_proxies sous [web] ne peut pas contenir « { $given } » : écris des adresses ou des réseaux, par exemple 127.0.0.1 ou 10.0.0.0/8.
config-half-oauth = Sous [web], client_id et le secret de l’application vont ensemble : règle les deux (le secret par DISCORD_CLIENT_SECRET ou DISCORD_CLIENT_SECRET_FILE) ou aucun.
config-two-tokens = Le jeton est donné deux fois : définis soit DISCORD_TOKEN, soit DISCORD_TOKEN_FILE.
config-token-file = Le fichier du jeton { $path } (DISCORD_TOKEN_FILE) ne peut pas servir : { $why }
config-two-secrets = Le secret de l’application est donné deux fois : définis soit DISCORD_CLIENT_SECRET, soit DISCORD_CLIENT_SECRET_FILE.
config-secret-file = Le fichier { $path } du secret de l’application (DISCORD_CLIENT_SECRET_FILE) ne peut pas servir : { $why }
config-odd-token = Le jeton dans { $source } n’est pas un jeton de bot : sa première partie n’indique aucune application. Copie-le à nouveau depuis le portail des développeurs de Discord, sans guillemets autour.
config-same-address = Les mesures et les pages ne peuvent pas écouter toutes deux à { $address } : choisis un autre port pour l’une d’elles.
