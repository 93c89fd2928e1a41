### Português do Brasil: King's Mate, what is said of it alone.

console-legend-kings-mate = Maiúsculas são das Brancas: K rei, S espadachim, P sacerdote, R sacerdotisa, E guardião, F bobo. Casas elevadas estão entre [ ]; * é o último lance, ! perigo ou o que proíbe um lance, + uma casa de destino, x um ataque repelido, ~ uma peça fora neste turno, † o que foi perdido. **moves** lista o que é legal.

discord-option-kings-mate-expanded = Regras expandidas: Gambito do Bobo e Defesa da Coroa
discord-option-kings-mate-active = Jogo Ativo: os dados decidem os ataques
discord-option-kings-mate-interactive = Jogo Ativo em que a defesa aperta “Rolar para defender”; isso não muda como os dados caem
discord-option-kings-mate-own-dice = Jogo Ativo com dados que vocês rolam em casa e informam
discord-option-kings-mate-touch = Peça tocada é peça jogada
discord-option-kings-mate-repetition = Regra da casa: uma posição que surge pela terceira vez termina em empate

move-promotes-kings-mate = O { $from } volta como { $piece }.

alert-check-kings-mate = { $player }, seu rei está em perigo: **reaja ou sucumba!**

caption-turn-check-kings-mate = { $side } jogam: reagir ou sucumbir!

board-letters-kings-mate = Maiúsculas são das Brancas. [ ] é uma casa elevada; * é o último lance, ! perigo, x ataque repelido, ~ fora neste turno.

what-danger-kings-mate = Está em perigo: reaja ou sucumba!
