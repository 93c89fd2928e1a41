## Running the bot: how many connections it has.

serve-shards = Discord no acepta este número de shards: pon shards en "auto", o en al menos tantos como diga `kingboard doctor`.
config-no-shards = El ajuste shards no puede ser "{ $given }": elige "auto" o un número desde 1.
