# Sinais da dupla: números que os parceiros dizem um ao outro diante da mesa, e o que significam.

signal-said = { $player } faz o sinal **{ $number }** para { $partner } em { $game }.
signal-title = **Sinais em { $game } com { $partner }.** Só os parceiros veem esta página. O que você diz, a mesa toda vê.
signal-title-open = **Sinais em { $game }.** Por enquanto só você vê esta página; quem jogar com você a lerá quando a partida começar.
signal-meaning = **{ $number }**: { $text } ({ $player })
signal-none-noted = Ainda não há significados anotados. Com { $command } você diz um número de 1 a 10 e, até o primeiro lance, anota o que significa.
signal-note-how = { $command } diz um número de 1 a 10 e, até o primeiro lance, anota o que significa.
signal-meaning-kept = Anotado o que { $number } significa.
signal-meaning-gone = O que você tinha anotado para { $number } foi apagado.
signal-meaning-none = Você não tinha nada anotado para { $number }.
signal-too-long = Em um significado cabem { $most } caracteres, e este tem { $count }. Nada mudou: encurte, por favor.
signal-too-late = Os parceiros combinam antes o que os números significam (FK-18): depois do primeiro lance de { $game }, nenhum significado é anotado nem mudado. Você ainda pode dizer os números.
signal-numbers = Os parceiros podem dizer os números de 1 a 10, e nada mais (FK-18).
signal-how = Diga um número de 1 a 10 com { $command }. O botão mostra só a você o que significam.
signal-option = { $number }
signal-option-meaning = { $number }: { $text }
menu-signal = Dizer um número à mesa
button-signal = Sinais
signal-heard = Sinais: { $signals }.
caption-signals = Sinais: { $signals }
signal-heard-one = { $player } ({ $side }) { $number }
refuse-signal-alone = Em { $game } ninguém tem parceiro, então não há a quem fazer sinais.
refuse-signal-many = São muitos sinais em pouco tempo, e cada um é mostrado a todos. Próximo sinal: { $when }.
console-signal-what = **signal 3** diz 3 ao seu parceiro e à mesa, **signal 3 = avance pela esquerda** anota o que significa e **signal 3 =** apaga isso, ambos até o primeiro lance, **signal** mostra o que está anotado; **signal #12 3** vale para a partida 12.
help-signal = Com parceiro (Four Kings One War): { $signal } diz um número de 1 a 10 e, até o primeiro lance, anota o que significa para vocês dois.
discord-signal = Diga um número ao seu parceiro diante da mesa, ou veja e anote o que significam
discord-signal-number = O número, de 1 a 10; sem ele só você vê o que está anotado
discord-signal-meaning = O que significa, até o primeiro lance; anotado para os parceiros, não dito. Um - apaga
discord-signal-game = O número da partida, se você joga várias
discord-name-signal = sinal
discord-name-number = número
discord-name-meaning = significado
