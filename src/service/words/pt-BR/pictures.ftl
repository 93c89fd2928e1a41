# Os dados no tabuleiro e o cartão do fim da partida.

dice-hit = Acerto
dice-miss = Erro
dice-need = precisava de { $faces }
dice-unbeatable = imbatível
alt-dice = Dados: { $attacker } { $attack }, { $defender } { $defence }. { $verdict }, { $needed }.
alt-fallen = Rei deitado em { $cells }.
alt-final = Decidido em { $cells }.
alt-turned = Peões que viraram: { $pawns }.
alt-turned-pawn = { $cell } rumo ao { $side }
alt-card = Resultado: { $lines }.
caption-move = Lance { $number }
card-moves = { $count ->
    [one] { $count } lance
   *[other] { $count } lances
}
card-conquest = Conquista
card-fools-gambit = Gambito do Bobo
card-resignation = Desistência
card-stalemate = Afogamento
card-both-kings = Mate nos dois reis
card-mate = Xeque-mate
card-last-king = O último rei de pé
card-bare-kings = Só restam reis
card-repetition = Repetição tripla
card-agreement = Empate combinado
card-otherwise = Fim da partida
card-time = Tempo esgotado
card-abandonment = Abandono
card-uneventful = 100 turnos sem novidade
card-quiet-turns = 100 turnos tranquilos
card-standstill = 100 turnos sem captura
card-king-taken = Rei capturado
card-immobility = Sem lance legal

# Uma partida em uma imagem: início, virada, fim.

story-start = Início
story-roll-hit = A rolagem de mais sorte: um acerto
story-roll-miss = A rolagem de mais sorte: um erro
story-decisive-hit = A rolagem mais decisiva: um acerto
story-decisive-miss = A rolagem mais decisiva: um erro
story-lead = Daqui em diante, vantagem: { $side }
story-capture = A maior captura: { $piece }
story-middle = No meio do caminho
story-told = { $game }, { $white } – { $black }, em uma imagem: o início{ $middle ->
    [turn] , a virada
    [half] , a metade
   *[none] {""}
} e { $end ->
    [now] a posição atual
   *[end] o fim
}.
story-alt = { $game } em três tabuleiros.
