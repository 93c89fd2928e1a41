### Español: la suerte, lo que dieron los dados y lo que da el puro azar.

luck-attacks = Suerte: { $player } ganó { $won } de { $count ->
    [one] 1 ataque
   *[other] { $count } ataques
} (lo esperado: { $expected }{ $usual })
luck-attacks-too = ; { $player } ganó { $won } de { $count } (lo esperado: { $expected }{ $usual })
luck-usual = ; el puro azar da de { $least } a { $most } en 95 de cada 100 partidas así
luck-usual-too = ; de { $least } a { $most }
luck-swing = La tirada que más pesó: { $move }, por valor de { $worth } { $pieces } a favor de { $player }.
luck-few = Tan pocos ataques dicen poco.

profile-title = **{ $player }**
profile-none = Desde aquí aún no se ve ninguna partida de { $player }. { $command } ofrece una.
profile-none-on-page = Desde aquí aún no se ve ninguna partida de { $player }.
profile-kind = { $title }: partidas jugadas { $played }, ganadas { $won }, tablas { $drawn }, perdidas { $lost }; en curso { $running }.
profile-places = Puestos: { $places }
profile-dice = Dados sellados, en { $games ->
    [one] 1 partida terminada
   *[other] { $games } partidas terminadas
}:
profile-attacks = Al atacar, { $player } ganó { $won } de { $count } (lo esperado: { $expected }).
profile-defences = Al defender, { $player } rechazó { $won } de { $count } (lo esperado: { $expected }).
profile-chance = El puro azar da de { $least } a { $most } en 95 de cada 100 series así, y se aparta tanto como aquí en { $often ->
    [0] menos de 1
   *[other] { $often }
} de cada 100.
profile-uncounted = { $count ->
    [one] Falta por contar 1 partida más antigua.
   *[other] Faltan por contar { $count } partidas más antiguas.
} Vuelve a preguntar dentro de un rato.
profile-seen = Solo cuentan las partidas que puedes ver desde aquí.
