## Running the bot: how many connections it has.

serve-shards = Discord n’accepte pas ce nombre de shards : mets shards à "auto", ou à au moins autant que l’indique `kingboard doctor`.
config-no-shards = Le réglage shards ne peut pas être « { $given } » : choisis "auto" ou un nombre à partir de 1.
