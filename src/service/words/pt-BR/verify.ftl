### Português do Brasil: dados lacrados, conferidos. O esquema está em docs/sealed-dice.md.

verify-agrees = { $rolls ->
    [0] Conferido: o segredo revelado é o que foi lacrado. Não houve rolagens em { $game }.
    [one] Conferido: o segredo revelado é o que foi lacrado, e a única rolagem de { $game } resulta dele.
   *[other] Conferido: o segredo revelado é o que foi lacrado, e todas as { $rolls } rolagens de { $game } resultam dele.
}
verify-agrees-several = { $rolls ->
    [0] Conferido: cada segredo revelado é o que foi lacrado. Não houve rolagens em { $game }.
    [one] Conferido: cada segredo revelado é o que foi lacrado, e a única rolagem de { $game } resulta do seu.
   *[other] Conferido: cada segredo revelado é o que foi lacrado, e todas as { $rolls } rolagens de { $game } resultam cada uma do seu.
}
verify-unfit = Algo está errado: o segredo revelado não é o do lacre { $seal }, então não prova nada sobre os dados de { $game }.
verify-bad = Algo está errado: a rolagem { $number } de { $game } não resulta do segredo. Em { $ply } { $move } constam os dados { $told }, e o segredo dá { $follows }. É a primeira que não bate.
verify-waits = { $rolls ->
    [0] Os dados de { $game } têm o lacre { $seal }, e ainda não houve rolagens com esse lacre. O segredo será revelado quando a partida acabar.
    [one] Os dados de { $game } têm o lacre { $seal }, e uma rolagem espera para ser conferida. O segredo será revelado quando a partida acabar.
   *[other] Os dados de { $game } têm o lacre { $seal }, e { $rolls } rolagens esperam para ser conferidas. O segredo será revelado quando a partida acabar.
}
verify-so-far = { $rolls ->
    [one] Conferido até agora: a única rolagem cujo segredo já foi revelado resulta dele.
   *[other] Conferido até agora: todas as { $rolls } rolagens cujo segredo já foi revelado resultam dele.
}
verify-never-opened = { $rolls ->
    [0] O segredo do lacre { $seal } nunca foi revelado, mas não houve rolagens com ele em { $game }.
    [one] O segredo do lacre { $seal } nunca foi revelado: não dá para conferir uma rolagem de { $game }.
   *[other] O segredo do lacre { $seal } nunca foi revelado: não dá para conferir { $rolls } rolagens de { $game }.
}
verify-elsewhere = { $rolls ->
    [0] { $game } começou em outro lugar, como { $there }, e os dados foram lacrados de novo quando ela veio para cá. Não houve rolagens com o primeiro lacre, { $seal }.
    [one] { $game } começou em outro lugar, como { $there }, e o segredo do lacre { $seal } ficou lá: aqui não dá para conferir uma rolagem.
   *[other] { $game } começou em outro lugar, como { $there }, e o segredo do lacre { $seal } ficou lá: aqui não dá para conferir { $rolls } rolagens.
}
verify-partly = { $before ->
    [one] O que foi lacrado bate (rolagens: { $rolls }). Uma rolagem de { $game } veio antes do lacre e não pode ser conferida.
   *[other] O que foi lacrado bate (rolagens: { $rolls }). { $before } rolagens de { $game } vieram antes do lacre e não podem ser conferidas.
}
verify-no-dice = { $game } é jogada sem dados: não há o que conferir.
verify-own-dice = Em { $game }, cada lado rola seus próprios dados: não há o que um programa possa conferir.
verify-older = { $game } começou antes de se lacrarem dados aqui: os dados dela não podem ser conferidos.

verify-seal = Lacre `{ $seal }`, de { $game }, versão das regras { $rules }, esquema { $scheme }:
verify-open = Segredo: { $secret } (rolagens feitas com ele: { $rolls })
verify-open-unfit = Como segredo consta { $secret }, e não é o que foi lacrado.
verify-shut = O segredo não foi revelado (rolagens feitas com ele: { $rolls }).
verify-seed = As { $side } acrescentam “{ $seed }”.
verify-closed = As { $side } acrescentam palavras fechadas: `{ $seed }`.
verify-no-seed = As { $side } não acrescentaram nada.
verify-roll = Rolagem { $number }, { $ply } { $move }: { $told }, confere.
verify-how = Não precisa confiar em mim: guarde o registro da partida e confira-o em qualquer máquina, com “{ $command }” ou com o pequeno programa verify_dice.py, que vem com o Kingboard. Informe o lacre como você o viu quando a partida começou.

verify-not-a-seal = “{ $seal }” não é um lacre: um lacre tem { $whole } dígitos, de 0 a 9 e de a a f. Ele está na mensagem que ofereceu a partida, e { $verify } mostra.
verify-seal-short = “{ $seal }” tem dígitos de menos: informe o lacre inteiro, todos os { $whole }, ou pelo menos os { $fewest } primeiros. Com poucos dígitos, alguém pode achar outro segredo que sirva.
verify-other-seal = Nenhum lacre deste registro começa com { $seal }. Ele tem: { $seals }. Então o registro é de outra partida, ou falso.
