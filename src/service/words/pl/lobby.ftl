### Polski: stoły dla więcej niż dwojga: jak się zbierają, kto jest pytany, kto odpadł i miejsca.

lobby-offered = { $player } otwiera stół dla { $seats } osób: **{ $title }**, { $game }. Każdy stąd może usiąść.
lobby-called = { $player }, jedno miejsce czeka na ciebie, jeśli chcesz.
lobby-terms = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
lobby-teams = Razem grają { $side1 } i { $side2 }, a przeciw nim { $side3 } i { $side4 }.
lobby-came = { $player } dołącza do partii { $game }, miejsce dowolne.
lobby-came-seat = { $player } dołącza do partii { $game }, miejsce: { $side }.
lobby-went = { $player } odchodzi od stołu { $game }.
lobby-would-start = { $player } chce zacząć partię { $game } z obecnymi.
lobby-fewer = { $seats ->
    [few] Zgoda wszystkich: w partii { $game } grają { $seats } osoby, a miejsca rozstrzyga los.
   *[other] Zgoda wszystkich: w partii { $game } gra { $seats } osób, a miejsca rozstrzyga los.
}
lobby-seat = { $side }: { $player }
lobby-free = { $side }: wolne
lobby-by-lot = Dowolne miejsce: { $players }
lobby-ready = Chcą zacząć: { $players }
lobby-count = Obecnych: { $count } z { $seats }.
button-lobby-any = Dowolne miejsce
button-lobby-leave = Odejdź
button-lobby-begin = Zacznij z obecnymi ({ $count })

refuse-lobby-two = Partia { $game } jest dla dwojga: przyjmij wyzwanie, a się zacznie.
refuse-lobby-there = Już tam siedzisz. Partia { $game } zacznie się, gdy przyjdą pozostali.
refuse-lobby-not-there = Nie siedzisz przy stole { $game }. Najpierw zajmij miejsce.
refuse-lobby-taken = To miejsce ma już { $player }. Zajmij inne albo dowolne.
refuse-lobby-no-seat = Stół { $game } nie ma takiego miejsca.
refuse-lobby-host = To twój stół, więc nie możesz po prostu odejść. Możesz wycofać propozycję.
refuse-lobby-few = Partii { $game } nie da się zagrać w tym składzie. Ktoś jeszcze musi przyjść.
refuse-lobby-ready = Twoja zgoda na początek już jest. Nie wszyscy pozostali się jeszcze zgodzili.
refuse-lobby-which = To nie jest miejsce przy tym stole. Są tu: { $sides }.
refuse-out = Nie grasz już w partii { $game }, a pozostali grają dalej. { $command } `{ $number }` pozwala patrzeć.
refuse-out-on-page = Nie grasz już w partii { $game }, a pozostali grają dalej.
refuse-agreed = Twoja zgoda już jest. Odpowiedzieć mają jeszcze: { $players }.

table-started = **{ $title } { $game }** – zaczynamy!
table-started-in-thread = **{ $title } { $game }** zaczyna się we własnym wątku.
table-teams = { $player1 } ({ $side1 }) i { $player2 } ({ $side2 }) kontra { $player3 } ({ $side3 }) i { $player4 } ({ $side4 }).
table-seated = { $player } ({ $side })
table-draw-prompt = Remis będzie, gdy zgodzą się wszyscy; jedna odmowa i gra toczy się dalej. Odpowiedzieć mają jeszcze: { $players }.
table-takeback-prompt = Ruchy zostaną cofnięte, gdy zgodzą się wszyscy; odmowa je zostawia, dalsza gra też. Odpowiedzieć mają jeszcze: { $players }.
table-abort-prompt = Partia zostanie odwołana, gdy tylko zechce tego połowa osób przy stole. Odpowiedzieć mają jeszcze: { $players }.
table-draw-agreed = { $player } zgadza się na remis w partii { $game }.
table-takeback-agreed = { $player } zgadza się cofnąć ruchy w partii { $game }.
table-abort-agreed = { $player } chce odwołać partię { $game }, zanim się zacznie.
table-abort-agreed-silent = { $player } chce odwołać partię { $game }: od ostatniego ruchu minęło { $time }.
table-out-resignation = { $player } poddaje się w partii { $game }. Pozostali grają dalej.
table-out-time = Czas gracza { $player } w partii { $game } minął. Pozostali grają dalej.
table-out-abandonment = { $player } nie wraca do partii { $game }. Pozostali grają dalej.
table-partner-moves = Odtąd tym, co zostało ({ $side }), gra { $partner }.
table-end-won = **{ $count ->
    [one] { $players } wygrywa
   *[other] { $players } wygrywają
} partię { $game }!** ({ $why })
table-end-level = **Partia { $game } kończy się remisem dla: { $players }.** ({ $why })
table-places = Miejsca: { $places }
board-of-table = { $players }.

handed-on-offered = { $from } prosi o zastępstwo w partii { $game }: dalej ma grać { $to }. { $to } może się zgodzić do { $until }.
handed-on = W partii { $game } za gracza { $from } gra dalej { $to }. Propozycje remisu, prośby o cofnięcie i tym podobne wygasły.
discord-handover = Zaproponuj komuś swoje miejsce albo niech dalej gra komputer
discord-handover-player = Kto ma grać dalej za ciebie
discord-handover-game = Numer partii, gdy grasz kilka
discord-name-handover = przekaż
console-which-table = Który stół? **sit 12 west** zajmuje miejsce przy stole 12, **sit 12** dowolne; do tego służą też **leave 12** i **start 12**.
console-handover-whom = Kto ma grać dalej za ciebie? **handover IMIĘ** proponuje tej osobie twoje miejsce. **handover computer 3** prosi zamiast tego o komputer poziomu 3, za ciebie albo za osobę, która odeszła.
