## Running the bot: how many connections it has.

serve-shards = O Discord não aceita este número de shards: defina shards como "auto", ou como pelo menos tantos quantos o `kingboard doctor` indicar.
config-no-shards = A configuração shards não pode ser "{ $given }": escolha "auto" ou um número a partir de 1.
config-unknown-format = A configuração log_format não pode ser "{ $given }": escolha text ou json.
config-no-address = A configuração listen em [{ $section }] não pode ser "{ $given }": escreva um endereço IP com porta, por exemplo { $example }, ou "" para nenhum.
config-whole = escolha um número inteiro de { $least } a { $most }
config-bad-releases = A configuração releases em [updates] não pode ser "{ $given }": escreva um endereço da web, por exemplo https://example.org/latest, ou "" para nenhum.
config-empty-path = A configuração { $key } não pode ficar vazia: escreva um caminho, ou retire-a para usar o de costume.
config-exposed = Em { $address } outras máquinas também poderiam ler as métricas: escolha um endereço desta máquina, por exemplo 127.0.0.1:9464, ou permita isso com exposed = true.
config-pages-exposed = Em { $address } outras máquinas poderiam chegar às páginas sem passar pelo proxy: escolha um endereço desta máquina, por exemplo 127.0.0.1:8265, ou permita isso com exposed = true em [web].
config-half-web = Em [web], listen e url andam juntos: defina os dois ou nenhum.
config-bad-public-url = A configuração url em [web] não pode ser "{ $given }": escreva um endereço que comece com https://, como https://kings.example.org ou https://example.org/kings.
config-bad-proxy = A configuração trusted_proxies em [web] não pode conter "{ $given }": escreva endereços ou redes, por exemplo 127.0.0.1 ou 10.0.0.0/8.
config-half-oauth = Em [web], client_id e o segredo do aplicativo andam juntos: defina os dois (o segredo como DISCORD_CLIENT_SECRET ou DISCORD_CLIENT_SECRET_FILE) ou nenhum.
config-two-tokens = O token foi informado duas vezes: defina DISCORD_TOKEN ou DISCORD_TOKEN_FILE, não ambas.
config-token-file = O arquivo do token { $path } (DISCORD_TOKEN_FILE) não pode ser usado: { $why }
config-two-secrets = O segredo do aplicativo foi informado duas vezes: defina DISCORD_CLIENT_SECRET ou DISCORD_CLIENT_SECRET_FILE, não ambas.
config-secret-file = O arquivo { $path } do segredo do aplicativo (DISCORD_CLIENT_SECRET_FILE) não pode ser usado: { $why }
config-odd-token = O token em { $source } não é um token de bot: a primeira parte dele não indica nenhum aplicativo. Copie-o de novo do portal de desenvolvedores do Discord, sem aspas.
config-same-address = As métricas e as páginas não podem escutar ambas em { $address }: escolha outra porta para uma delas.
