### Español: la comprobación de los dados sellados.

verify-agrees = { $rolls ->
    [0] Comprobado: el secreto abierto es el que se selló. En { $game } no se tiró ningún dado.
    [one] Comprobado: el secreto abierto es el que se selló, y de él sale la única tirada de { $game }.
   *[other] Comprobado: el secreto abierto es el que se selló, y de él salen las { $rolls } tiradas de { $game }.
}
verify-agrees-several = { $rolls ->
    [one] Comprobado: cada secreto abierto es el que se selló, y la única tirada de { $game } sale del suyo.
   *[other] Comprobado: cada secreto abierto es el que se selló, y cada una de las { $rolls } tiradas de { $game } sale del suyo.
}
verify-unfit = Algo no cuadra: el secreto abierto no es el que se selló como { $seal }, así que no demuestra nada sobre los dados de { $game }.
verify-bad = Algo no cuadra: la tirada { $number } de { $game } no sale del secreto. En { $ply } { $move } los dados constan como { $told }, y el secreto da { $follows }. Es la primera que no coincide.
verify-waits = { $rolls ->
    [0] Los dados de { $game } están sellados como { $seal } y aún no se ha hecho ninguna tirada con ese sello. El secreto se abre cuando termina la partida.
    [one] Los dados de { $game } están sellados como { $seal }, y hay una tirada por comprobar. El secreto se abre cuando termina la partida.
   *[other] Los dados de { $game } están sellados como { $seal }, y hay { $rolls } tiradas por comprobar. El secreto se abre cuando termina la partida.
}
verify-so-far = { $rolls ->
    [one] Comprobado hasta ahora: la única tirada cuyo secreto ya está abierto sale de él.
   *[other] Comprobado hasta ahora: las { $rolls } tiradas cuyo secreto ya está abierto salen de él.
}
verify-never-opened = { $rolls ->
    [0] El secreto sellado como { $seal } nunca se abrió. Ninguna tirada de { $game } se hizo con él, así que no hay nada que comprobar.
    [one] El secreto sellado como { $seal } nunca se abrió, así que no se puede comprobar una tirada de { $game }.
   *[other] El secreto sellado como { $seal } nunca se abrió, así que no se pueden comprobar { $rolls } tiradas de { $game }.
}
verify-elsewhere = { $rolls ->
    [0] { $game } empezó en otro sitio, como { $there }, y sus dados se sellaron de nuevo al traerla aquí. Con el primer sello, { $seal }, no se hizo ninguna tirada.
    [one] { $game } empezó en otro sitio, como { $there }, y el secreto sellado allí como { $seal } se quedó allí: aquí no se puede comprobar una tirada.
   *[other] { $game } empezó en otro sitio, como { $there }, y el secreto sellado allí como { $seal } se quedó allí: aquí no se pueden comprobar { $rolls } tiradas.
}
verify-partly = { $before ->
    [one] Lo que se selló coincide (tiradas: { $rolls }). Una tirada de { $game } cayó antes de que se sellaran sus dados, y no se puede comprobar.
   *[other] Lo que se selló coincide (tiradas: { $rolls }). { $before } tiradas de { $game } cayeron antes de que se sellaran sus dados, y no se pueden comprobar.
}
verify-no-dice = { $game } se juega sin dados: no hay nada que comprobar.
verify-own-dice = En { $game } se juega con dados propios: no hay nada que un programa pueda comprobar.
verify-older = { $game } empezó antes de que aquí se sellaran los dados, así que los suyos no se pueden comprobar.

verify-seal = Sello `{ $seal }`, de { $game }, con la versión { $rules } de las reglas, esquema { $scheme }:
verify-open = Su secreto: { $secret } (tiradas hechas con él: { $rolls })
verify-open-unfit = Como su secreto consta { $secret }, y eso no es lo que se selló.
verify-shut = Su secreto no está abierto (tiradas hechas con él: { $rolls }).
verify-seed = Las { $side } añaden “{ $seed }”.
verify-closed = Las { $side } añaden palabras cerradas: `{ $seed }`.
verify-no-seed = Las { $side } no han añadido nada.
verify-roll = Tirada { $number }, { $ply } { $move }: { $told }, coincide.
verify-how = No hace falta que te fíes de mí: guarda el registro de la partida y compruébalo en cualquier máquina, con “{ $command }” o con el breve programa verify_dice.py, que viene con Kingboard. Indica el sello tal como lo viste al empezar la partida.

verify-not-a-seal = “{ $seal }” no es un sello: un sello son { $whole } cifras, del 0 al 9 y de la a a la f. Está en el mensaje que ofreció la partida, y { $verify } lo muestra.
verify-seal-short = “{ $seal }” tiene muy pocas cifras: indica el sello entero, las { $whole }, o al menos las { $fewest } primeras. Con unas pocas, alguien puede hallar otro secreto que encaje.
verify-other-seal = Ningún sello de este registro empieza por { $seal }. Tiene: { $seals }. Así que es el registro de otra partida, o uno falsificado.
