### Español: los dados, sellados antes de la primera jugada y abiertos al final.

dice-sealed = Los dados están sellados: { $verify } comprueba cada tirada tras la partida, { $accept } admite palabras tuyas para ellos.
dice-sealed-terminal = Los dados están sellados: { $verify } comprueba cada tirada tras la partida, { $accept } admite palabras tuyas para ellos. El sello, para guardar: `{ $seal }`
dice-begins = Los dados están sellados.
dice-begins-terminal = Los dados están sellados: `{ $seal }`.
dice-seal = -# El sello, para guardar: `{ $seal }`
dice-at-start = Los dados están sellados. { $command } añade palabras tuyas antes de tu primera jugada.
dice-at-start-on-page = Los dados están sellados.
dice-at-start-terminal = { $told ->
    [yes] Los dados están sellados.
   *[no] Los dados están sellados: `{ $seal }`.
} Guarda una copia de este sello: con él puedes comprobar cada tirada al terminar la partida ({ $verify } lo muestra otra vez). { $command } añade palabras tuyas antes de tu primera jugada.
dice-sealed-anew = Los dados tienen un sello nuevo. Para añadirles palabras tuyas: { $command }, antes de tu próxima jugada.
dice-sealed-anew-on-page = Los dados tienen un sello nuevo.
dice-sealed-anew-terminal = Los dados tienen un sello nuevo: `{ $seal }`. Para añadirles palabras tuyas: { $command }, antes de tu próxima jugada.
dice-words = { $player } añade palabras a los dados: `{ $seed }`.
dice-closed = { $player } añade palabras cerradas a los dados: `{ $seed }`. Se pueden abrir hasta el primer ataque.
dice-opened = Los dados están abiertos: { $command } `{ $number }` comprueba cada tirada.
dice-opened-on-page = Los dados están abiertos: **Comprobar los dados** comprueba cada tirada.

dice-needed = Hacía falta el dado más alto: { $ways } de { $rolls } tiradas ({ $percent } %).
dice-own = Dados propios.

refuse-dice-not-sealed = Los dados de { $game } no están sellados: no hay nada que añadirles ni sello que cambiar.
refuse-dice-none = { $game } se juega sin dados: no hay nada que tirar ni nada sellado.
refuse-dice-seeds-stay = Ya es tarde para eso: lo que entra en los dados de { $game } queda fijado con tu propia primera jugada y, para todos, con el primer ataque.
refuse-dice-other-words = Esas no son las palabras que cerraste. Hasta el primer ataque puedes abrir justo esas, letra por letra, y ninguna otra.
refuse-dice-no-words = ¿Qué palabras? Añade unas cuantas tuyas, en una sola línea. Lo que parece un ID, como `discord:123`, no vale.
refuse-dice-secret-lost = El secreto de los dados de { $game } falta en la base de datos, y no se tirarán otros en su lugar. Avisa, por favor, a quien lleva este bot. La jugada no se hizo; hasta que aparezca el secreto, aún es posible rendirse o terminar la partida de común acuerdo.

move-attacks = { $player } ataca { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
} de { $cell }: { $move }.
dice-roll-to-defend = { $player }, ¡tira para defender! Si no, los dados caen solos; plazo: { $until }.
dice-roll-sealed = Que pulses no cambia cómo caen los dados: eso está sellado.
dice-no-clock = Hasta que caigan no corre ningún reloj.
dice-stand = Los dados de este ataque están en el aire: { $player } puede tirar para defender. Mientras la partida esté parada, no caen solos.
dice-enter = Se juega con dados propios: tira uno por { $attacker } y otro por la defensa. Cualquiera de las dos partes introduce ambos resultados, primero el de { $attacker }: “roll 5 2”, o { $command }.
dice-enter-on-page = Se juega con dados propios: tira uno por { $attacker } y otro por la defensa. Cualquiera de las dos partes escribe ambos resultados, primero el de { $attacker }: “roll 5 2”.
button-roll = 🎲 Tirar para defender
button-dice-enter = Introducir los dados
form-dice = Dados propios
form-dice-how = Primero el ataque, luego la defensa
dice-renewal-offered = { $player } propone abrir ya el secreto de los dados, para poder comprobar todas las tiradas hasta ahora, y sellar uno nuevo.
dice-renewal-prompt = { $player }, ¿te parece bien?
dice-renewal-declined = Los dados siguen sellados como están: { $player } prefiere no cambiar el sello ahora.
button-renewal-accept = Abrir y sellar de nuevo
button-renewal-decline = Conservar el sello

caption-dice = Los dados están en el aire
inbox-dice = dados en el aire

refuse-dice-in-the-air = Los dados aún no han caído: { $player } puede tirar para defender. Si no, caen solos; plazo: { $until }.
refuse-dice-stand = Los dados aún no han caído: { $player } puede tirar para defender.
refuse-dice-enter-first = Los dados aún no han caído. Tíralos e introduce los dos resultados, primero el del ataque: “roll 5 2”, o { $command }.
refuse-dice-enter-first-on-page = Los dados aún no han caído. Tíralos y escribe los dos resultados, primero el del ataque: “roll 5 2”.
refuse-dice-nothing-to-roll = Ahora no hay dados que tirar en { $game }.
refuse-dice-earlier-attack = Eso era para un ataque anterior de { $game }. Ahora otro espera sus dados.
refuse-dice-not-yours = Esta vez tira { $player }. A los dados les da lo mismo.
refuse-dice-own = En { $game } se juega con dados propios. Introduce los dos resultados, primero el del ataque: “roll 5 2”, o { $command }.
refuse-dice-own-on-page = En { $game } se juega con dados propios. Escribe los dos resultados, primero el del ataque: “roll 5 2”.
refuse-dice-not-own = En { $game } los dados los tira el bot: no hay nada que introducir.
refuse-dice-faces = “{ $typed }” no es una tirada. Introduce { $count } resultados del 1 al { $faces }, primero el del ataque, como “roll 5 2”.
refuse-dice-renewal-early = El sello actual de { $game } aún no ha decidido ninguna tirada: no hay nada que abrir.
refuse-dice-renewal-already = Ya propusiste un sello nuevo. Falta que responda tu rival.
refuse-dice-no-renewal = Ahora mismo nadie propone un sello nuevo en { $game }. Se propone con { $command }.
refuse-dice-no-renewal-on-page = Ahora mismo nadie propone un sello nuevo en { $game }.
refuse-dice-own-renewal = La propuesta es tuya: responde tu rival.
