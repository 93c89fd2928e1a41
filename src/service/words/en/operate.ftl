## Running the bot: how many connections it has.

serve-shards = Discord does not accept this number of shards: set shards to "auto", or to at least as many as `kingboard doctor` names.
config-no-shards = The setting shards cannot be "{ $given }": choose "auto" or a number from 1 up.
config-unknown-format = The setting log_format cannot be "{ $given }": choose text or json.
config-no-address = The setting listen under [{ $section }] cannot be "{ $given }": write an IP address and a port, such as { $example }, or "" for none.
config-whole = choose a whole number from { $least } to { $most }
config-bad-releases = The setting releases under [updates] cannot be "{ $given }": write a web address, such as https://example.org/latest, or "" for none.
config-empty-path = The setting { $key } cannot be empty: write a path, or leave it out for the usual one.
config-exposed = At { $address } other machines could read the metrics too: choose an address of this machine, such as 127.0.0.1:9464, or allow it with exposed = true.
config-pages-exposed = At { $address } other machines could reach the pages past the proxy: choose an address of this machine, such as 127.0.0.1:8265, or allow it with exposed = true under [web].
config-half-web = Under [web], listen and url go together: set both, or neither.
config-bad-public-url = The setting url under [web] cannot be "{ $given }": write an address that begins with https://, such as https://kings.example.org or https://example.org/kings.
config-bad-proxy = The setting trusted_proxies under [web] cannot hold "{ $given }": write addresses or networks, such as 127.0.0.1 or 10.0.0.0/8.
config-half-oauth = Under [web], client_id and the application’s secret go together: set both (the secret as DISCORD_CLIENT_SECRET or DISCORD_CLIENT_SECRET_FILE), or neither.
config-two-tokens = The token is given twice: set either DISCORD_TOKEN or DISCORD_TOKEN_FILE.
config-token-file = The token file { $path } (DISCORD_TOKEN_FILE) cannot be used: { $why }
config-two-secrets = The application’s secret is given twice: set either DISCORD_CLIENT_SECRET or DISCORD_CLIENT_SECRET_FILE.
config-secret-file = The file { $path } of the application’s secret (DISCORD_CLIENT_SECRET_FILE) cannot be used: { $why }
config-odd-token = The token in { $source } is not a bot token: its first part names no application. Copy the token again from Discord’s developer portal, without quotation marks around it.
config-same-address = The metrics and the pages cannot both listen at { $address }: choose another port for one of them.
