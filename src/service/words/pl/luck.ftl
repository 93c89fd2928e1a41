### Polski: szczęście – co dały kości, a co daje sam przypadek.

luck-attacks = Szczęście: { $player }, udane ataki: { $won } z { $count } (oczekiwane: { $expected }{ $usual })
luck-attacks-too = ; { $player }: { $won } z { $count } (oczekiwane: { $expected }{ $usual })
luck-usual = ; sam przypadek daje od { $least } do { $most } w 95 na 100 takich partii
luck-usual-too = ; od { $least } do { $most }
luck-swing = Najwięcej zmienił rzut przy { $move }: zyskuje { $player }, równowartość { $worth } ({ $pieces }).
luck-few = Tak mało ataków niewiele mówi.

profile-title = **{ $player }**
profile-none = { $player } nie ma jeszcze partii, którą stąd widać. { $command } proponuje nową.
profile-none-on-page = { $player } nie ma jeszcze partii, którą stąd widać.
profile-kind = { $title }: rozegrane { $played }, wygrane { $won }, remisy { $drawn }, przegrane { $lost }; w toku { $running }.
profile-places = Miejsca: { $places }
profile-dice = Zapieczętowane kości, w { $games ->
    [one] 1 zakończonej partii
   *[other] { $games } zakończonych partiach
}:
profile-attacks = { $player } w ataku: udane { $won } z { $count } (oczekiwane: { $expected }).
profile-defences = { $player } w obronie: odparte { $won } z { $count } (oczekiwane: { $expected }).
profile-chance = Sam przypadek daje od { $least } do { $most } w 95 na 100 takich serii, a odchylenie tak duże jak tu w { $often ->
    [0] mniej niż 1
   *[other] { $often }
} na 100.
profile-uncounted = { $count ->
    [one] 1 starsza partia nie jest jeszcze policzona.
    [few] { $count } starsze partie nie są jeszcze policzone.
   *[other] { $count } starszych partii nie jest jeszcze policzonych.
} Zapytaj ponownie za chwilę.
profile-seen = Liczą się tylko partie, które możesz stąd oglądać.
