### Português do Brasil: sorte. O que os dados deram, e o que dá só o acaso.

luck-attacks = Sorte: { $player } acertou { $won } de { $count ->
    [one] 1 ataque
   *[other] { $count } ataques
} (esperado: { $expected }{ $usual })
luck-attacks-too = ; { $player } acertou { $won } de { $count } (esperado: { $expected }{ $usual })
luck-usual = ; só o acaso dá de { $least } a { $most } em 95 de 100 partidas assim
luck-usual-too = ; de { $least } a { $most }
luck-swing = A rolagem que mais pesou: { $move }, que valeu { $worth } { $pieces } para { $player }.
luck-few = Tão poucos ataques dizem pouco.

profile-title = **{ $player }**
profile-none = Daqui ainda não se vê nenhuma partida de { $player }. { $command } oferece uma.
profile-none-on-page = Daqui ainda não se vê nenhuma partida de { $player }.
profile-kind = { $title }, partidas encerradas: { $played } (vitórias: { $won }, empates: { $drawn }, derrotas: { $lost }); em andamento: { $running }.
profile-places = Colocações: { $places }
profile-dice = Dados lacrados, em { $games ->
    [one] 1 partida encerrada
   *[other] { $games } partidas encerradas
}:
profile-attacks = No ataque, { $player } acertou { $won } de { $count } (esperado: { $expected }).
profile-defences = Na defesa, { $player } repeliu { $won } de { $count } (esperado: { $expected }).
profile-chance = Só o acaso dá de { $least } a { $most } em 95 de 100 séries assim, e se afasta do esperado tanto quanto aqui em { $often ->
    [0] menos de 1
   *[other] { $often }
} de 100.
profile-uncounted = { $count ->
    [one] Falta contar 1 partida mais antiga.
   *[other] Faltam contar { $count } partidas mais antigas.
} Pergunte de novo daqui a pouco.
profile-seen = Só contam partidas que você pode ver daqui.
