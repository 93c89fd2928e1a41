## Running the bot: how many connections it has.

serve-shards = Discord no acepta este número de shards: pon shards en "auto", o en al menos tantos como diga `kingboard doctor`.
config-no-shards = El ajuste shards no puede ser "{ $given }": elige "auto" o un número desde 1.
config-unknown-format = El ajuste log_format no puede ser "{ $given }": elige text o json.
config-no-address = El ajuste listen de [{ $section }] no puede ser "{ $given }": escribe una dirección IP con su puerto, por ejemplo { $example }, o "" para ninguna.
config-whole = elige un número entero de { $least } a { $most }
config-bad-releases = El ajuste releases de [updates] no puede ser "{ $given }": escribe una dirección web, por ejemplo https://example.org/latest, o "" para ninguna.
config-empty-path = El ajuste { $key } no puede estar vacío: escribe una ruta, o quítalo para usar la habitual.
config-exposed = En { $address } también otras máquinas podrían leer las métricas: elige una dirección de esta máquina, por ejemplo 127.0.0.1:9464, o permítelo con exposed = true.
config-pages-exposed = En { $address } otras máquinas podrían llegar a las páginas sin pasar por el proxy: elige una dirección de esta máquina, por ejemplo 127.0.0.1:8265, o permítelo con exposed = true en [web].
config-half-web = En [web], listen y url van juntos: pon los dos o ninguno.
config-bad-public-url = El ajuste url de [web] no puede ser "{ $given }": escribe una dirección que empiece por https://, como https://kings.example.org o https://example.org/kings.
config-bad-proxy = El ajuste trusted_proxies de [web] no puede contener "{ $given }": escribe direcciones o redes, por ejemplo 127.0.0.1 o 10.0.0.0/8.
config-half-oauth = En [web], client_id y el secreto de la aplicación van juntos: pon los dos (el secreto como DISCORD_CLIENT_SECRET o DISCORD_CLIENT_SECRET_FILE) o ninguno.
config-two-tokens = El token está indicado dos veces: define DISCORD_TOKEN o DISCORD_TOKEN_FILE, no ambas.
config-token-file = No se puede usar el archivo del token { $path } (DISCORD_TOKEN_FILE): { $why }
config-two-secrets = El secreto de la aplicación está indicado dos veces: define DISCORD_CLIENT_SECRET o DISCORD_CLIENT_SECRET_FILE, no ambas.
config-secret-file = No se puede usar el archivo { $path } con el secreto de la aplicación (DISCORD_CLIENT_SECRET_FILE): { $why }
config-odd-token = El token de { $source } no es un token de bot: su primera parte no indica ninguna aplicación. Copia de nuevo el token del portal de desarrolladores de Discord, sin comillas.
config-same-address = Las métricas y las páginas no pueden escuchar ambas en { $address }: elige otro puerto para una de ellas.
