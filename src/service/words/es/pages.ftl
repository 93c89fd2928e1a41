### Español: the public pages in the browser: signing in, and what they show.

discord-name-web = web
discord-name-link = enlace
discord-name-sessions = sesiones
discord-web = Tus partidas en el navegador y en tus propios programas
discord-web-link = Recibir un enlace que inicia sesión en tu navegador
discord-web-sessions = Los navegadores con tu sesión iniciada
sign-in-no-pages = Este bot no tiene páginas en el navegador. Quien lo lleva puede activarlas.
sign-in-link = Este enlace inicia tu sesión en un navegador. Sirve una sola vez, durante diez minutos. No se lo enseñes a nadie.
button-sign-in = Abrir en el navegador
button-in-browser = En el navegador
button-sign-in-sessions = Navegadores conectados
sign-in-sessions = **Navegadores con tu sesión iniciada**
sign-in-no-sessions = No hay ningún navegador con tu sesión iniciada.
sign-in-all-ended = Sesión cerrada. Ya no queda ningún navegador con tu sesión iniciada.
sign-in-ended = **Sesión cerrada.** Siguen con tu sesión iniciada:
sign-in-ended-before = **Ese navegador ya no tenía tu sesión.** Siguen con tu sesión iniciada:
sign-in-session = { $number }. { $browser }, desde el { $since }, último uso { $used }
sign-in-end = { $number }. { $browser }
sign-in-end-which = Cerrar la sesión de uno
button-sign-in-end-all = Cerrar todas
sign-in-at-table = Aquí nadie inicia sesión: `kingboard web` abre esta mesa en el navegador.
privacy-pages = Navegadores conectados: { $sessions }. Servidores donde me has usado en treinta días: { $met }

## The setting of a server.

house-watching = Mirar en el navegador
house-watching-members = los miembros de este servidor
house-watching-public = cualquiera
house-how-watching = Elige quién ve las partidas de este servidor en el navegador, si este bot tiene páginas allí: **members**, los miembros que me han usado aquí en los últimos treinta días, o **public**: cualquiera en internet puede mirarlas, compartirlas e incrustarlas. Cada jugador ve siempre las suyas.

## The pages.

face-sign-in = Iniciar sesión
face-sign-out = Cerrar sesión
face-signed-in = Sesión de { $name }
face-about = Cuatro juegos de tablero de reyes que se juegan a lo largo de días: en Discord y aquí, en el navegador. Para jugar, inicia sesión.
face-how = Escribe en Discord `/web link`: el bot te responde solo a ti, con un enlace que inicia sesión en este navegador.
face-link-title = ¿Iniciar sesión?
face-link-asks = ¿Iniciar en este navegador la sesión de { $name }? El enlace se pidió en Discord { $minutes ->
    [0] ahora mismo
    [one] hace un minuto
   *[other] hace { $minutes } minutos
}.
face-link-not-you = Si no eres tú, cierra esta página: aún no ha pasado nada.
face-link-yes = Entrar como { $name }
face-link-gone = Este enlace ya no sirve
face-link-gone-how = Un enlace sirve una sola vez, durante diez minutos. Pide otro en Discord con `/web link`.
face-your-games = Tus partidas
face-watch = Partidas para mirar
face-none = Aquí aún no hay partidas que ver.
face-begin-how = Las partidas empiezan en Discord, con `/challenge`. Aquí las sigues jugando.
face-in-discord = Eso se hace en Discord.
face-too-many = Demasiadas peticiones
face-not-stored = Ahora mismo no se guarda nada
face-no-game-how = Ninguna partida que puedas ver tiene este número. Si es tuya, inicia sesión.
face-no-game-account = Ninguna partida que puedas ver tiene este número.
face-account-only = Inicia sesión para ver esta página.
face-signed-out = Este navegador no está conectado, así que no se ha hecho nada. Inicia sesión y hazlo de nuevo.
face-embed-none = Esta partida no está abierta a todos, o no hay ninguna con este número.
face-embed-open = Abrir su página, donde puedes iniciar sesión
face-nothing-open = Aquí no hay nada que todos puedan ver. Inicia sesión para ver lo tuyo y lo de tus servidores.
face-puzzle-how = Inicia sesión para resolver este problema.
face-private = Una partida en Kingboard
face-share = Compartir esta posición
face-with-discord = Entrar con Discord
face-oauth-asks = Discord compartirá con este sitio solo tu ID de usuario y tu nombre. ¿Iniciar sesión en este navegador?
face-oauth-failed = No ha funcionado
face-oauth-failed-how = Discord no ha dicho quién eres, o no fue este navegador el que preguntó. Inténtalo otra vez, o escribe /web link en Discord.
face-standings = Clasificación
face-standings-sign-in = Inicia sesión para ver en qué puesto estás
face-profile = Tu perfil
page-of-game = Abrir en el navegador
