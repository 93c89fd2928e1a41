## Running the bot: how many connections it has.

serve-shards = Discord does not accept this number of shards: set shards to "auto", or to at least as many as `kingboard doctor` names.
config-no-shards = The setting shards cannot be "{ $given }": choose "auto" or a number from 1.
