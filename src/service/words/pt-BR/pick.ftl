### Português do Brasil: escolher um lance passo a passo e vê-lo antes de valer.

button-pick = Escolher um lance
button-another-piece = Outra peça
pick-piece = Seu lance em { $game }: qual peça?
pick-target = { $piece ->
    [sacerdotisa] A sacerdotisa
    [dama] A dama
    [torre] A torre
   *[other] O { $piece }
} em { $cell }: para onde?
pick-moved-on = A partida { $game } mudou desde então. Aqui está como ficou.
pick-option-piece = { $cell } { $piece } ({ $count ->
    [one] 1 lance
   *[other] { $count } lances
})
pick-option-take = { $cell } captura { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
}
pick-option-attack = { $cell } ataca { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
}
pick-option-kind = { $move }, { $piece }
menu-pick-piece = Escolha uma peça
menu-pick-army = Escolha uma peça do { $side }
menu-pick-target = Escolha a casa

preview-move = Antes de valer: **{ $move }** em { $game }.
preview-take = Antes de valer: **{ $move }** em { $game } captura { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
} em { $cell }.
preview-attack = Antes de valer: **{ $move }** em { $game } ataca { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
} em { $cell }, e os dados decidem.
preview-succeeds = **Se der certo** ({ $ways } de { $rolls } rolagens, { $percent }%), { $piece ->
    [sacerdotisa] a sacerdotisa é capturada
    [dama] a dama é capturada
    [torre] a torre é capturada
   *[other] o { $piece } é capturado
}. { $then }.
preview-fails = **Se falhar** ({ $ways } de { $rolls } rolagens, { $percent }%), { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
} fica onde está. { $then }.
preview-odds = **{ $move }** dá certo em { $percent }% das rolagens e falha em { $fails }%.
preview-aloud = Ainda não vale: o botão mostra { $move } primeiro, como pedem suas configurações.
button-look-first = Mostrar { $move }
button-play-it = Jogar
button-change = Mudar
caption-supposed = Ainda não jogado. { $what }
caption-if-succeeds = Se der certo: { $what }
caption-if-fails = Se falhar: { $what }

setting-confirm = Escolha os lances que você vê antes de valerem
confirm-off = Todo lance vale na hora
confirm-picked = Lances escolhidos sem digitar aparecem antes
confirm-all = Todo lance aparece antes
