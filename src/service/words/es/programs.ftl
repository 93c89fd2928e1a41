### Spanish: people's own programs: web hooks of servers, and tokens of the API.

discord-name-hooks = webhooks
discord-name-address = dirección
discord-name-about = sobre
discord-name-test = probar
discord-name-token = token
discord-name-new = nuevo
discord-name-end = terminar

discord-hooks = Ver, añadir, probar o quitar los webhooks de este servidor
discord-hooks-address = La dirección https de tu propio programa, que recibirá los avisos
discord-hooks-about = De qué se le avisa; si falta, de todo
discord-hooks-about-all = Todo
discord-hooks-about-move = Jugadas
discord-hooks-about-turn = A quién le toca
discord-hooks-about-over = Finales de partidas
discord-hooks-about-round = Rondas de competiciones
discord-hooks-about-open = Desafíos abiertos
discord-hooks-test = El número del webhook que se prueba
discord-hooks-remove = El número del webhook que se quita

discord-web-token = Ver, crear o anular los tokens de tus propios programas
discord-server-token = Ver, crear o anular los tokens de los programas de este servidor
discord-token-new = Crear un token
discord-token-new-read = Solo leer
discord-token-new-move = Leer y jugar
discord-token-end = El número del token que se anula

hooks-title = **Webhooks de este servidor**
hooks-none = Este servidor no tiene webhooks. { $command } con una dirección añade uno: tu programa en esa dirección se entera entonces de lo que pasa en las partidas de aquí.
hooks-line = **{ $number }.** { $host }: { $about }.
hooks-stopped = **Desactivado.**
hooks-answered = Última respuesta { $answer }, { $when }.
hooks-silent = Sin respuesta, { $when }.
hooks-forbidden = Su nombre no llevó a ninguna dirección pública, { $when }.
hooks-waiting = { $count ->
    [one] Espera un mensaje.
   *[other] Esperan { $count } mensajes.
}
hooks-added = El webhook { $number } en { $host } recibe avisos: { $about }. Este es el secreto de sus firmas. Solo se muestra ahora, así que guárdalo bien:
hooks-how = Cada petición va firmada según “Standard Webhooks”; hay bibliotecas en muchos lenguajes que comprueban la firma.
hooks-removed = El webhook { $number } queda eliminado.
hooks-tested = Una prueba va de camino al webhook { $number }. { $command } muestra la respuesta en un momento.
hooks-unknown = Este servidor no tiene ese webhook.
hooks-full = Este servidor tiene { $count } webhooks y no puede tener más. Quita antes uno.
hooks-off-here = Quien lleva este bot ha desactivado los webhooks.
hooks-not-yours = Solo quienes pueden gestionar este servidor pueden ver y cambiar sus webhooks.
hooks-for-servers = Los webhooks son de servidores de Discord. Tus programas pueden jugar en esta mesa con la API: **token** crea un token.
hooks-which-address = Indica también la dirección: ¿a quién hay que avisar?
hooks-one-thing = Una cosa cada vez, por favor.
hook-not-https = “{ $typed }” no puede ser un webhook: la dirección debe empezar por `https://`.
hook-other-port = “{ $typed }” no puede ser un webhook: debe escuchar en el puerto 443, que no hace falta indicar.
hook-unreadable = “{ $typed }” no es una dirección que pueda usar. Tiene esta forma: `https://example.org/games`.
hook-not-global = “{ $typed }” está en una red privada. Un webhook debe ser accesible desde cualquier parte.
hook-test-says = Esto es una prueba de Kingboard.
hook-stopped = El webhook { $number } de este servidor lleva más de un día sin responder y queda desactivado. { $command } lo muestra. Una prueba con respuesta lo activa de nuevo.
hook-gone = El webhook { $number } de este servidor respondió que ya no existe y queda desactivado. { $command } lo muestra.
button-hook-test = Probar { $number }
button-hook-remove = Quitar { $number }

tokens-title = **Tus tokens**
tokens-server-title = **Tokens de este servidor**
tokens-none = No tienes tokens. Con un token, un programa tuyo ve lo que ves tú y, si quieres, juega por ti: { $command } con **nuevo** crea uno.
tokens-none-terminal = No tienes tokens. Con un token, un programa tuyo ve lo que ves tú y, si quieres, juega por ti: **token new read** o **token new move** crea uno.
tokens-server-none = Este servidor no tiene tokens. Con un token, un programa ve las partidas de este servidor: { $command } con **nuevo** crea uno.
tokens-line = **{ $number }**, { $may }. Creado el { $when }.
tokens-used = Último uso: { $when }.
tokens-unused = Sin usar.
token-scope-read = solo leer
token-scope-move = leer y jugar
tokens-made = Token { $number }: { $may }. Solo se muestra ahora, así que guárdalo bien; quien lo tenga puede hacer lo mismo:
tokens-how = Un programa lo envía con cada petición como `Authorization: Bearer TOKEN`. Lo que puede pedir se describe en `/api/v1/openapi.json`, bajo la dirección de las páginas en el navegador.
tokens-ended = El token { $number } queda anulado: ningún programa puede usarlo ya.
tokens-unknown = No tienes ningún token { $number }.
tokens-no-pages = Los programas llegan al bot a través de sus páginas web, y este bot no las tiene. Quien lo lleva puede activarlas.
tokens-full = Ya hay { $count } tokens y no puede haber más. Anula antes uno.
tokens-server-looks = El token de un servidor solo puede leer: nadie juega por un servidor entero.
tokens-not-yours = Solo quienes pueden gestionar este servidor pueden ver y cambiar sus tokens.
button-token-end = Anular { $number }
console-token-what = **token** muestra tus tokens, **token new read** o **token new move** crea uno, **token end NÚMERO** anula uno.

web-tokens = Tokens
web-tokens-how = Con un token, un programa tuyo ve las partidas de esta mesa y juega en ellas, en nombre de alguien de la mesa. Cómo se hace está en docs/api.md.
web-tokens-paths = Todas las rutas de la API (OpenAPI)
web-token-player = De quién
web-token-kind = De qué tipo

moderate-line-hook-added = { $when }: { $moderator } añadió el webhook { $number }.
moderate-line-hook-removed = { $when }: { $moderator } quitó el webhook { $number }.
moderate-line-token-made = { $when }: { $moderator } creó el token { $number } del servidor.
moderate-line-token-ended = { $when }: { $moderator } anuló el token { $number } del servidor.
