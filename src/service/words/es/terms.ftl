### Español: lo que se acuerda aparte de las jugadas.

## Deshacer jugadas

takeback-asked = { $player } pide deshacer **{ $moves }**.
takeback-prompt = { $opponent }, ¿lo permites? Entonces vuelve a tocarle a { $player }. Seguir jugando es un no.
takeback-declined = { $player } no permite deshacer. El tablero queda como está.
takeback-withdrawn = { $player } ya no pide deshacer. El tablero queda como está.
taken-back = Deshecho en { $game }: **{ $moves }**. El tablero está como antes.
move-refuses-takeback = Con eso no permite deshacer.
move-withdraws-takeback = Con eso retira su petición de deshacer.
button-takeback-allow = Permitir deshacer
button-takeback-refuse = No permitir deshacer
button-takeback-withdraw = Retirar la petición
caption-takeback-asked = hay petición de deshacer

refuse-takeback-nothing = No has hecho en { $game } ninguna jugada que se pueda deshacer.
refuse-takeback-rolled = { $move } la decidieron los dados, y eso no se deshace: así nadie puede buscar una tirada mejor. Puedes seguir jugando u ofrecer tablas.
refuse-takeback-already = Aquí ya pediste deshacer. Puedes volver a pedirlo tras la próxima jugada.
refuse-takeback-stands = { $player } pide deshacer en { $game }. Respóndele primero; luego puedes pedirlo tú.
refuse-no-takeback = Ahora mismo nadie pide deshacer en { $game }. Se pide con { $command }.
refuse-no-takeback-on-page = Ahora mismo nadie pide deshacer en { $game }.
refuse-own-takeback = { $others ->
    [one] Quien pidió deshacer fuiste tú, así que responde tu rival. Puedes retirar la petición.
   *[other] Quien pidió deshacer fuiste tú, y puedes retirar la petición. Faltan por responder: { $players }.
}
refuse-not-your-takeback = La petición es de { $player }: solo { $player } puede retirarla. Tú puedes permitirla o no.

## Desafíos

challenge-games = { $count ->
    [0] Es la última partida de una serie.
    [one] Cuando alguien la acepte, { $player } ofrecerá otra igual.
   *[other] Cuando alguien la acepte, { $player } ofrecerá { $count } más iguales, una tras otra.
}
challenge-ever = Cuando alguien la acepte, { $player } ofrecerá la siguiente igual, hasta que retire la oferta.
challenge-thread = La partida tendrá su propio hilo.
challenge-note = { $player } añade: { $note }
challenge-until = La oferta vale hasta el { $until }.
challenge-declined-word = { $player } rechaza { $game }: { $word }
challenge-friend = { $player } desafía a { $opponent }, que acepta de antemano todas las partidas que { $player } le ofrece.
challenge-brief = , { $what }
challenge-brief-note = : “{ $note }”
challenges-to-you = **Desafíos para ti**
challenges-here = **Abiertos a quien quiera aquí**
challenges-yours = **Tus propios desafíos**
challenges-none = No hay ningún desafío abierto para ti. { $command } lanza uno.
challenges-none-to-you = Ahora mismo nadie te ha desafiado: no hay nada que rechazar.
challenges-which = Varios desafíos esperan tu respuesta. { $command } los muestra, cada uno con sus botones.
challenges-more = … y { $count } más.
button-accept-one = Aceptar { $game }
button-decline-one = Rechazar { $game }
button-withdraw-one = Retirar { $game }
accept-led = Alguien aceptó { $taken } justo antes que tú, así que aceptaste { $game }, la siguiente oferta igual de { $player }.

refuse-led-already = Alguien aceptó { $taken }, y tú ya empezaste { $game }, la siguiente igual.
refuse-standing-over = Alguien aceptó { $taken } justo antes que tú, y ahora { $player } no ofrece otra igual.
refuse-standing-to-one = El desafío a una persona vale para una partida. No nombres rival y ofrece varias a quien quiera aquí.
refuse-standing = “{ $text }” no me sirve como número de partidas: escribe uno de 1 a { $most }, o `forever`.
refuse-clock-form = No entiendo “{ $text }” como control de tiempo. `3d` son tres días por jugada; `72h+12h/96h` son 72 horas por bando y 12 más tras cada turno, hasta 96; con `3d soft`, al acabarse el tiempo deciden los demás; `none` es sin reloj.
refuse-clock-length = Los tiempos de “{ $text }” no son válidos: cada uno va de diez minutos a un año.
refuse-clock-cap = En “{ $text }” el máximo que se puede acumular es menor que el tiempo inicial. En `72h+12h/96h` va al final: 96 horas.
refuse-long-words = Caben { $most } caracteres, y eso tiene { $count }. Acórtalo, por favor.
refuse-unwelcome = { $player } no acepta ahora desafíos tuyos.
refuse-you-blocked = Bloqueaste a { $player }. { $command } lo deshace, y entonces puedes jugar.

## Amistades y bloqueos

block-done = Bloqueaste a { $player }: ya no empieza ninguna partida nueva entre tú y { $player }, las ofertas pendientes se anulan, y nadie sabe por qué. Las partidas en curso siguen. { $unblock } lo deshace.
block-list = **Bloqueas a**
block-nobody = No bloqueas a nadie. { $command } con un nombre lo hace: entonces no empieza ninguna partida nueva con esa persona.
unblock-done = Ya no bloqueas a { $player }.
unblock-none = No bloqueabas a { $player }.
friend-done = Desde ahora, todo desafío que te haga { $player } empieza enseguida, con aviso para ambas partes. { $unfriend } lo deshace.
friend-list = **Aceptas de antemano todos los desafíos de**
friend-nobody = No aceptas de antemano los desafíos de nadie. { $command } con un nombre hace que los suyos empiecen enseguida.
unfriend-done = Los desafíos de { $player } vuelven a esperar tu respuesta.
unfriend-none = No aceptabas de antemano los desafíos de { $player }.
related-line = { $player }
related-more = … y { $count } más.
relate-yourself = Ese nombre es el tuyo. Nombra a otra persona.
setting-welcome = Elige quién puede desafiarte
welcome-anyone = Cualquiera puede desafiarte
welcome-friends = Solo pueden desafiarte tus amistades
