### Português do Brasil: dados, lacrados antes do primeiro lance e abertos no fim.

dice-sealed = Os dados estão lacrados: { $verify } confere cada rolagem depois da partida, e com { $accept } você acrescenta palavras suas a eles.
dice-sealed-terminal = Os dados estão lacrados: { $verify } confere cada rolagem depois da partida, e com { $accept } você acrescenta palavras suas a eles. O lacre, para guardar: `{ $seal }`
dice-begins = Os dados estão lacrados.
dice-begins-terminal = Os dados estão lacrados: `{ $seal }`.
dice-seal = -# O lacre, para guardar: `{ $seal }`
dice-at-start = Os dados estão lacrados. { $command } acrescenta palavras suas antes do seu primeiro lance.
dice-at-start-on-page = Os dados estão lacrados.
dice-at-start-terminal = { $told ->
    [yes] Os dados estão lacrados.
   *[no] Os dados estão lacrados: `{ $seal }`.
} Guarde uma cópia deste lacre: com ele você pode conferir cada rolagem depois da partida ({ $verify } o mostra de novo). { $command } acrescenta palavras suas antes do seu primeiro lance.
dice-sealed-anew = Os dados têm um lacre novo. Para acrescentar palavras suas: { $command }, antes do seu próximo lance.
dice-sealed-anew-on-page = Os dados têm um lacre novo.
dice-sealed-anew-terminal = Os dados têm um lacre novo: `{ $seal }`. Para acrescentar palavras suas: { $command }, antes do seu próximo lance.
dice-words = { $player } acrescenta palavras aos dados: `{ $seed }`.
dice-closed = { $player } acrescenta palavras fechadas aos dados: `{ $seed }`. Elas podem ser abertas até o primeiro ataque.
dice-opened = O lacre dos dados foi aberto: { $command } `{ $number }` confere cada rolagem.
dice-opened-on-page = O lacre dos dados foi aberto: **Conferir os dados** confere cada rolagem.

dice-needed = Era preciso o dado maior: { $ways } de { $rolls } rolagens ({ $percent }%).
dice-own = Dados próprios.

refuse-dice-not-sealed = Os dados de { $game } não estão lacrados: não há lacre a renovar, nem como acrescentar algo a eles.
refuse-dice-none = { $game } é jogada sem dados: não há nada para rolar, e nada está lacrado.
refuse-dice-seeds-stay = É tarde demais para isso: o que entra nos dados de { $game } fica fixado com o seu próprio primeiro lance e, para todos, com o primeiro ataque.
refuse-dice-other-words = Essas não são as palavras que você fechou. Até o primeiro ataque você pode abrir exatamente aquelas, letra por letra, e nenhuma outra.
refuse-dice-no-words = Quais palavras? Acrescente algumas suas, em uma só linha. O que parece um ID, como `discord:123`, não vale.
refuse-dice-secret-lost = O segredo dos dados de { $game } sumiu do banco de dados, e nenhum outro dado rola no lugar deles. Avise quem mantém este bot. O lance não foi feito; até o segredo aparecer, ainda dá para desistir da partida ou encerrá-la de comum acordo.

move-attacks = { $player } ataca { $piece ->
    [sacerdotisa] a sacerdotisa
    [dama] a dama
    [torre] a torre
   *[other] o { $piece }
} em { $cell }: { $move }.
dice-roll-to-defend = { $player }, role para defender! Prazo: { $until }; depois, os dados caem sozinhos.
dice-roll-sealed = Apertar não muda como os dados caem: isso está lacrado.
dice-no-clock = Nenhum relógio corre até eles caírem.
dice-stand = Os dados deste ataque estão no ar: { $player } pode rolar para defender. Com a partida parada, eles não caem sozinhos.
dice-enter = Os dados são de vocês: rolem um para { $attacker } e um para a defesa e informem os dois, primeiro o de { $attacker }: “roll 5 2”, ou { $command }.
dice-enter-on-page = Os dados são de vocês: rolem um para { $attacker } e um para a defesa e escrevam os dois, primeiro o de { $attacker }: “roll 5 2”.
button-roll = 🎲 Rolar para defender
button-dice-enter = Informar os dados
form-dice = Dados próprios
form-dice-how = Primeiro o ataque, depois a defesa
dice-renewal-offered = { $player } propõe revelar agora o segredo dos dados, para que se possam conferir todas as rolagens até aqui, e pôr um lacre novo.
dice-renewal-prompt = { $player }, você concorda?
dice-renewal-declined = Os dados seguem com o mesmo lacre: { $player } prefere não trocá-lo agora.
button-renewal-accept = Revelar e lacrar de novo
button-renewal-decline = Manter o lacre

caption-dice = Os dados estão no ar
inbox-dice = dados no ar

refuse-dice-in-the-air = Os dados ainda não caíram: { $player } pode rolar para defender. Prazo: { $until }; depois, eles caem sozinhos.
refuse-dice-stand = Os dados ainda não caíram: { $player } pode rolar para defender.
refuse-dice-enter-first = Os dados ainda não caíram. Role os dois e informe os valores, primeiro o de quem ataca: “roll 5 2”, ou { $command }.
refuse-dice-enter-first-on-page = Os dados ainda não caíram. Role os dois e escreva os valores, primeiro o de quem ataca: “roll 5 2”.
refuse-dice-nothing-to-roll = Não há dados para rolar em { $game } agora.
refuse-dice-earlier-attack = Isso era para um ataque anterior em { $game }. Agora outro ataque espera os dados.
refuse-dice-not-yours = Desta vez, quem rola é { $player }. Para os dados, não faz diferença.
refuse-dice-own = Em { $game }, vocês rolam seus próprios dados. Informe os dois valores, primeiro o de quem ataca: “roll 5 2”, ou { $command }.
refuse-dice-own-on-page = Em { $game }, vocês rolam seus próprios dados. Escreva os dois valores, primeiro o de quem ataca: “roll 5 2”.
refuse-dice-not-own = Os dados de { $game } são rolados pelo bot: não há o que informar.
refuse-dice-faces = “{ $typed }” não é uma rolagem. Informe { $count } valores de 1 a { $faces }, primeiro o de quem ataca, como “roll 5 2”.
refuse-dice-renewal-early = O lacre atual de { $game } ainda não decidiu nenhuma rolagem: não há o que revelar.
refuse-dice-renewal-already = Você já propôs um lacre novo. A resposta cabe ao outro lado.
refuse-dice-no-renewal = Ninguém propõe um lacre novo em { $game } agora. { $command } faz isso.
refuse-dice-no-renewal-on-page = Ninguém propõe um lacre novo em { $game } agora.
refuse-dice-own-renewal = Essa proposta é sua: a resposta cabe ao outro lado.
