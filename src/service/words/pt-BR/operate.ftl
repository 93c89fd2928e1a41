## Running the bot: how many connections it has.

serve-shards = O Discord não aceita este número de shards: defina shards como "auto", ou como pelo menos tantos quantos o `kingboard doctor` indicar.
config-no-shards = A configuração shards não pode ser "{ $given }": escolha "auto" ou um número a partir de 1.
config-unknown-format = A configuração log_format não pode ser "{ $given }": escolha text ou json.
config-no-address = A configuração listen não pode ser "{ $given }": escreva um endereço com porta, por exemplo 127.0.0.1:9464, ou "" para nenhum.
config-exposed = Em { $address } outras máquinas também poderiam ler as métricas: escolha um endereço desta máquina, por exemplo 127.0.0.1:9464, ou permita isso com exposed = true.
config-two-tokens = O token foi informado duas vezes: defina DISCORD_TOKEN ou DISCORD_TOKEN_FILE, não ambas.
config-token-file = O token em { $path } não pode ser lido: { $why }
