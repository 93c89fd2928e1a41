### Español: elegir una jugada paso a paso y verla antes de que cuente.

button-pick = Elegir jugada
button-another-piece = Otra pieza
pick-piece = Tu jugada en { $game }: ¿con qué pieza?
pick-target = { $piece ->
    [sacerdotisa] La { $piece }
    [dama] La { $piece }
    [torre] La { $piece }
   *[other] El { $piece }
} de { $cell }: ¿adónde va?
pick-moved-on = La partida { $game } ha cambiado desde entonces. Así está ahora.
pick-option-piece = { $cell } { $piece } ({ $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
})
pick-option-take = { $cell }: captura { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
}
pick-option-attack = { $cell }: ataca { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
}
pick-option-kind = { $move }, { $piece }
menu-pick-piece = Elige una pieza
menu-pick-army = Elige una pieza del { $side }
menu-pick-target = Elige su casilla

preview-move = Aún no cuenta: **{ $move }** en { $game }.
preview-take = Aún no cuenta: **{ $move }** en { $game } captura { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
} de { $cell }.
preview-attack = Aún no cuenta: **{ $move }** en { $game } ataca { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
} de { $cell }, y deciden los dados.
preview-succeeds = **Si sale bien** ({ $ways } de { $rolls } tiradas, { $percent } %), cae { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
}. { $then }.
preview-fails = **Si falla** ({ $ways } de { $rolls } tiradas, { $percent } %), { $piece ->
    [sacerdotisa] la { $piece }
    [dama] la { $piece }
    [torre] la { $piece }
   *[other] el { $piece }
} sigue en su sitio. { $then }.
preview-odds = **{ $move }** sale bien el { $percent } % de las veces y falla el { $fails } %.
preview-aloud = Aún no cuenta: el botón te muestra antes { $move }, como piden tus ajustes.
button-look-first = Ver antes { $move }
button-play-it = Jugarla
button-change = Cambiar
caption-supposed = Aún sin jugar. { $what }
caption-if-succeeds = Si sale bien: { $what }
caption-if-fails = Si falla: { $what }

setting-confirm = Elige qué jugadas quieres ver antes de que cuenten
confirm-off = Toda jugada cuenta enseguida
confirm-picked = Las que no escribes se muestran antes
confirm-all = Toda jugada se muestra antes
