## Running the bot: how many connections it has.

serve-shards = O Discord não aceita este número de shards: defina shards como "auto", ou como pelo menos tantos quantos o `kingboard doctor` indicar.
config-no-shards = A configuração shards não pode ser "{ $given }": escolha "auto" ou um número a partir de 1.
