### Español: la moderación, lo que hace, y lo que se escribe en campos propios.

house-moderators = Moderación de partidas
house-moderators-all = quien pueda gestionar mensajes
house-how-moderators = Elige los roles que pueden pausar, anular y traspasar partidas. **all** es quien pueda gestionar mensajes. Quien administra el servidor siempre puede. Si un rol no ve el comando, permítelo en los ajustes del servidor, en Integraciones.

discord-moderate = Para la moderación: pausar, anular o traspasar partidas, y qué cuentas valen para las puntuaciones
discord-moderate-pause = Detener una partida hasta que la moderación la reanude
discord-moderate-resume = Reanudar una partida detenida por la moderación
discord-moderate-annul = Terminar una partida sin resultado, o quitarle el que tiene
discord-moderate-hand-over = Pedir a alguien que ocupe el asiento de otra persona
discord-moderate-log = Lo que hizo la moderación, lo más reciente primero
discord-moderate-game = El número de la partida
discord-moderate-from = De quién es el asiento ahora
discord-moderate-to = Quién lo ocupará
discord-moderate-reason = Por qué; lo leen todos en la mesa, como máximo 200 caracteres
discord-moderate-player = Sobre quién; si falta, sobre todos
discord-seat-for-bot = Un bot no puede ocupar un asiento. Nombra a una persona.

moderated-paused = Moderación: { $moderator } ha detenido { $game }. No corre ningún reloj, y solo la moderación puede reanudarla.
moderated-resumed = Moderación: { $moderator } reanuda { $game }.
moderated-annulled = **Moderación: { $moderator } ha anulado { $game }.** No cuenta para nadie. Sus jugadas se pueden seguir leyendo.
moderated-offered = Moderación: { $moderator } pide a { $to } que siga por { $from } en { $game }. { $to } puede aceptar hasta el { $until }.
moderated-declined = { $player } lo ha rechazado: en { $game } cada cual conserva su asiento.
moderated-lapsed = Nadie ha aceptado el asiento a tiempo: en { $game } cada cual conserva el suyo.
moderated-handed = { $to } sigue por { $from } en { $game }, como pidió { $moderator }, de la moderación. Las ofertas de tablas, las peticiones de deshacer y demás ya no valen.
moderated-reason = Motivo: { $reason }

button-seat-accept = Ocupar el asiento
button-seat-decline = Yo no

refuse-held = Moderación: { $moderator } ha detenido { $game }, así que solo la moderación de este servidor puede reanudarla; pregunta allí. Rendirse con { $resign } siempre es posible.
refuse-held-on-page = Moderación: { $moderator } ha detenido { $game }, así que solo la moderación de su servidor puede reanudarla; pregunta allí. Rendirse siempre es posible.

board-annulled = La moderación anuló { $game }. No tiene resultado.

moderate-no-server = La moderación es de un servidor en el que estoy. Pídelo en uno de sus canales.
moderate-not-yours = Eso solo lo puede hacer la moderación de este servidor.
moderate-among-friends = La moderación es para servidores. En esta mesa todo queda entre amigos: `pause`, `abort` y `resign` hacen lo necesario.
moderate-done = Hecho. En la mesa de { $game } se dice en tu nombre.
moderate-annul-sure = ¿Anular { $game }? Termina sin resultado y no cuenta para nadie. No se puede deshacer. Así está:
moderate-annul-over = ¿Anular { $game }, que ya terminó? Su resultado dejará de contar para todos. No se puede deshacer. Así acabó:
moderate-cannot-sit = { $player } no puede ocupar este asiento. Pídeselo a otra persona.
moderate-own-game = Tú también juegas en { $game }, así que debe ocuparse otra persona de la moderación.
moderate-not-running = { $game } no se está jugando ahora, así que no hay nada que hacer.
moderate-held = { $game } ya está detenida: la detuvo { $player }.
moderate-not-held = La moderación no ha detenido { $game }. Lo que acordaron los jugadores lo terminan ellos.
moderate-annulled = { $game } ya está anulada.
moderate-void = { $game } ya terminó sin resultado.
moderate-no-place = El canal de { $game } ya no existe o me está cerrado, así que sus jugadores no se enterarían. Uno de ellos debe llevarla antes a un canal.
moderate-not-seated = { $player } no juega en { $game }.
moderate-plays-already = { $player } ya juega en { $game }.
moderate-no-offer = Esa oferta de un asiento en { $game } ya no vale.
moderate-not-asked = Este asiento en { $game } se ofrece a { $player }; le toca responder.
moderate-lapsed = Esa oferta de un asiento en { $game } se podía aceptar hasta el { $until }. Puede repetirse.
moderate-offer-stands = En { $game } sigue en pie una oferta del asiento de { $player }. Primero hay que responderla o retirarla.
moderate-seat-counts = { $game } cuenta para una clasificación o una competición, así que cada cual conserva su asiento. La moderación puede dar el tuyo a otra persona. También puedes proponer una pausa.
moderate-log = **Lo que hizo la moderación**
moderate-log-empty = Aquí no se ha hecho nada de eso.
moderate-log-more = y { $count } más antiguas
moderate-line-paused = { $when }, { $game }: { $moderator } la detuvo.
moderate-line-resumed = { $when }, { $game }: { $moderator } la reanudó.
moderate-line-annulled = { $when }, { $game }: { $moderator } la anuló.
moderate-line-offered = { $when }, { $game }: { $moderator } ofreció un asiento a { $to }.
moderate-line-declined = { $when }, { $game }: { $moderator } rechazó un asiento.
moderate-line-handed = { $when }, { $game }: { $to } ocupó el asiento de { $from }, a petición de { $moderator }.

form-type = Escríbelo aquí
form-why = ¿Por qué? Lo lee toda la mesa
form-zone = Zona horaria
form-night = Noche
form-rest = Días libres
form-away = Vacaciones hasta
form-quiet = Horas de silencio
form-remind = Cada cuánto recordar
form-annul = Anular la partida
form-open = { $what }…
form-again = Otra vez…
form-typed = Escríbelo detrás de { $command }, por ejemplo: { $sample }
refuse-rematch-annulled = { $game } fue anulada y no tiene revancha. Ofrece una partida nueva.
