### Spanish: a challenge filled in by menus and buttons, and what is asked of a message that is pointed at.

form-title-to = **Una partida de { $title } para { $player }**
form-title = **Una partida de { $title } para quien quiera aquí**
form-how = Elige en los menús y activa lo que quieras; después envíalo. Hasta entonces solo tú ves esto.
form-kind = Juego: { $chosen }
form-side = Tu bando: { $chosen }
form-clock = Tiempo: { $chosen }
form-by-lot = por sorteo
form-no-clock = sin reloj
form-own-clock = como en este servidor ({ $clock })
form-on = { $what }: sí
form-off = { $what }: no
form-thread = Hilo propio
button-form-send = Enviar desafío
form-sent = Enviado: es la partida { $game }, y aparece aquí en un momento.
form-sent-already = Ya lo has ofrecido: es la partida { $game }.
pointed-unknown = No conozco ninguna partida por este mensaje. Elige un mensaje mío con tablero, o usa { $review } para repasar una partida y { $move } para jugar.
