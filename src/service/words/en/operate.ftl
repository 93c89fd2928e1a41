## Running the bot: how many connections it has.

serve-shards = Discord does not accept this number of shards: set shards to "auto", or to at least as many as `kingboard doctor` names.
config-no-shards = The setting shards cannot be "{ $given }": choose "auto" or a number from 1 up.
config-unknown-format = The setting log_format cannot be "{ $given }": choose text or json.
config-no-address = The setting listen cannot be "{ $given }": write an address and a port, such as 127.0.0.1:9464, or "" for none.
config-exposed = At { $address } other machines could read the metrics too: choose an address of this machine, such as 127.0.0.1:9464, or allow it with exposed = true.
config-two-tokens = The token is given twice: set either DISCORD_TOKEN or DISCORD_TOKEN_FILE.
config-token-file = The token in { $path } cannot be read: { $why }
