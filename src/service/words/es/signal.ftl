# Señas de equipo: números que los compañeros se dicen ante la mesa, y qué significan.

signal-said = { $player } hace la seña **{ $number }** a { $partner } en { $game }.
signal-title = **Señas en { $game } con { $partner }.** Esta página solo la ven los compañeros. Lo que dices lo ve toda la mesa.
signal-title-open = **Señas en { $game }.** Por ahora solo tú ves esta página; tu pareja la leerá cuando empiece la partida.
signal-meaning = **{ $number }**: { $text } ({ $player })
signal-none-noted = Aún no hay significados anotados. Con { $command } dices un número del 1 al 10 y, hasta la primera jugada, anotas qué significa.
signal-note-how = { $command } dice un número del 1 al 10 y, hasta la primera jugada, anota qué significa.
signal-meaning-kept = Anotado lo que significa { $number }.
signal-meaning-gone = Lo que tenías anotado para { $number } se ha borrado.
signal-meaning-none = No tenías nada anotado para { $number }.
signal-too-long = Un significado tiene como mucho { $most } caracteres, y este tiene { $count }. No se ha cambiado nada: dilo más corto.
signal-too-late = Los compañeros acuerdan de antemano qué significan los números (FK-18): tras la primera jugada de { $game } no se anotan ni cambian significados. Aún puedes decir los números.
signal-numbers = Los compañeros pueden decir los números del 1 al 10, y nada más (FK-18).
signal-how = Di un número del 1 al 10 con { $command }. El botón te muestra solo a ti qué significan.
signal-option = { $number }
signal-option-meaning = { $number }: { $text }
menu-signal = Decir un número a la mesa
button-signal = Señas
signal-heard = Señas: { $signals }.
caption-signals = Señas: { $signals }
signal-heard-one = { $player } ({ $side }) { $number }
refuse-signal-alone = En { $game } nadie tiene compañero, así que no hay a quién hacer señas.
refuse-signal-many = Son muchas señas en poco tiempo, y todos ven cada una. Puedes volver a hacerlas { $when }.
console-signal-what = **signal 3** dice 3 a tu pareja y a la mesa, **signal 3 = avanza por la izquierda** anota qué significa y **signal 3 =** lo borra, ambos hasta la primera jugada, **signal** muestra lo anotado; **signal #12 3** va con la partida 12.
help-signal = En pareja (Four Kings One War): { $signal } dice un número del 1 al 10 y, hasta la primera jugada, anota qué significa para los dos.
discord-signal = Decir un número a tu pareja ante la mesa, o ver y anotar qué significan
discord-signal-number = El número, del 1 al 10; sin él ves solo tú lo anotado
discord-signal-meaning = Qué significa, hasta la primera jugada; lo leen los compañeros, no se dice. Un - lo borra
discord-signal-game = El número de la partida, si juegas varias
discord-name-signal = seña
discord-name-number = número
discord-name-meaning = significado
