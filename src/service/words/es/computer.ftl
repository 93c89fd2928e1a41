### Español: el ordenador como jugador.

computer-name = Ordenador (nivel { $level })
computer-name-numbered = Ordenador { $number } (nivel { $level })
computer-level = Nivel { $level }: { $plays }
computer-plays-1 = conoce las reglas, ve las capturas y se equivoca a menudo: para tu primera partida
computer-plays-2 = ve las capturas, pasa por alto casi todas las demás respuestas
computer-plays-3 = pasa por alto algunas respuestas
computer-plays-4 = ve casi todas las respuestas
computer-plays-5 = calcula unas jugadas por delante
computer-plays-6 = juega con solidez y se equivoca poco
computer-plays-7 = juega fuerte
computer-plays-8 = juega lo mejor que sabe
computer-strengths = El ordenador aquí, según las partidas de gente con puntuación contra él: { $levels }.
computer-strength = nivel { $level }, unos { $rating } ± { $deviation }
computer-thinks = { $player } está pensando.
computer-in-check = { $player } está pensando: el rey está en peligro.
computer-in-check-where = { $count ->
    [one] { $player } está pensando: el rey de { $cells } está en peligro.
   *[other] { $player } está pensando: los reyes de { $cells } están en peligro.
}
computer-thinks-later = { $ahead ->
    [0] { $player } sigue pensando esta jugada.
    [one] { $player } piensa antes en otra partida y luego juega aquí.
   *[other] { $player } piensa antes en otras { $ahead } partidas y luego juega aquí.
}
inbox-computer = { $ahead ->
    [0] el ordenador está pensando
    [one] el ordenador piensa antes en otra partida
   *[other] el ordenador piensa antes en otras { $ahead } partidas
}
computer-choose = **{ $title } contra el ordenador.** ¿Qué nivel? Responde enseguida, deja deshacer jugadas si se lo pides y a partir de la décima jugada acepta tablas cuando no está mejor.
computer-choose-first = El nivel 1 es para tu primera partida. Se juega aquí, en este canal, y los bandos se sortean.
computer-choose-first-terminal = El nivel 1 es para tu primera partida. Los bandos se sortean.
challenge-computer = { $player } juega contra { $opponent }.

button-play-computer = Jugar contra el ordenador
button-computer-level = Nivel { $level }
menu-computer-level = Elige un nivel
menu-lobby-computer = Añadir un ordenador
button-lobby-no-computer = Quitar un ordenador

refuse-computer-off = Aquí no juega ningún ordenador: quien lleva el bot lo ha desactivado.
refuse-computer-own-dice = Un ordenador no tiene dados propios que tirar. Quita **dados-propios**: el bot tira para ambos, y sus dados se sellan de antemano.
refuse-computer-own-dice-terminal = Un ordenador no tiene dados propios que tirar. Quita **own-dice**: el bot tira para ambos, y sus dados se sellan de antemano.
refuse-computer-and-opponent = Nombra un rival o el ordenador, no ambas cosas.
refuse-computer-host = Los ordenadores entran en { $game } y salen cuando lo dice { $player }, que abrió la mesa.
refuse-computer-none = No hay ningún ordenador en la mesa de { $game }.

console-begin-computer = **new computer** empieza { $game } contra el ordenador.
console-computer = {""}**El ordenador**
    Escribe **new computer** para jugar contra él, de **new computer 1** a **new computer 8** para elegir nivel (sin número es el 3), y detrás lo que admite **new**: **new computer 3 active**, **new kings-guard computer 5**. En una mesa de más de dos ocupa todos los demás asientos; **computer 12 5** trae uno de nivel 5 a la mesa 12, **computer 12 away** lo quita.
console-computer-levels = El nivel 1 { computer-plays-1 }; el 2 { computer-plays-2 }; el 3 { computer-plays-3 }; el 4 { computer-plays-4 }; el 5 { computer-plays-5 }; el 6 { computer-plays-6 }; el 7 { computer-plays-7 }; el 8 { computer-plays-8 }.
console-computer-level = ¿Qué nivel? De **new computer 1** a **new computer 8**; **new computer** sin más es el nivel 3.
console-computer-table = ¿Qué mesa y qué nivel? **computer 12 5** trae un ordenador de nivel 5 a la mesa 12, **computer 12 away** lo quita.

discord-challenge-computer = Nivel del ordenador, de 1 a 8
discord-name-computer = ordenador
lesson-end-computer = También puedes jugar contra el ordenador: el nivel 1 está hecho para tu primera partida.
profile-computer = Contra el ordenador

stand-in-offered = { $player } propone que { $computer } siga por { $from } en { $game }. Tienen que aceptar todos los demás. Faltan por responder, hasta el { $until }: { $players }.
stand-in-offered-own = { $player } tiene que dejar { $game } y propone que siga { $computer }. Tienen que aceptar todos los demás. Faltan por responder, hasta el { $until }: { $players }.
stand-in-agreed = { $player } acepta que un ordenador siga en { $game }.
stand-in-prompt = Sigue cuando todos hayan aceptado. Faltan por responder: { $players }.
stand-in-declined = { $player } no acepta: en { $game } no sigue ningún ordenador.
stand-in-lapsed = No todos han aceptado a tiempo: en { $game } no sigue ningún ordenador.
button-stand-in-agree = Aceptar
button-stand-in-decline = Rechazar
menu-stand-in = Que siga un ordenador
refuse-stand-in-there = { $player } sigue aquí. Un ordenador juega por ti o por alguien que se ha ido.
refuse-stand-in-nobody = Solo quedarían ordenadores. { $resign } termina la partida para ti.
refuse-stand-in-nobody-on-page = Solo quedarían ordenadores. Para terminar la partida para ti, ríndete.
refuse-computer-many = Ya juegas { $count } partidas contra el ordenador, el máximo a la vez. { $games } las muestra.
handover-one = Nombra a alguien o el nivel de un ordenador, no ambas cosas.
handover-whom = Di quién sigue: alguien o el nivel de un ordenador.
console-verb-standin = Dejar que un ordenador siga por ti o por alguien que se ha ido
discord-handover-computer = Nivel de un ordenador que siga por ti o por alguien que se ha ido
