### Polski: wybór ruchu krok po kroku i podgląd, zanim się liczy.

button-pick = Wybierz ruch
button-another-piece = Inna figura
pick-piece = Twój ruch w partii { $game }: która figura?
pick-target = Na { $cell } stoi { $piece }: dokąd?
pick-moved-on = Partia { $game } zmieniła się od tamtej chwili. Oto jej obecny stan.
pick-option-piece = { $cell } { $piece } ({ $count ->
    [one] 1 ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
})
pick-option-take = { $cell } bije: { $piece }
pick-option-attack = { $cell } atakuje: { $piece }
pick-option-kind = { $move }, { $piece }
menu-pick-piece = Wybierz figurę
menu-pick-army = Wybierz figurę ({ $side })
menu-pick-target = Wybierz pole docelowe
preview-move = Jeszcze się nie liczy: **{ $move }** w partii { $game }.
preview-take = Jeszcze się nie liczy: **{ $move }** w partii { $game }, bicie na { $cell }: { $piece }.
preview-attack = Jeszcze się nie liczy: **{ $move }** w partii { $game }, atak na { $cell } ({ $piece }), rozstrzygną kości.
preview-succeeds = **Jeśli się uda** ({ $ways } z { $rolls } rzutów, { $percent }%), { $piece } schodzi z planszy. { $then }.
preview-fails = **Jeśli się nie uda** ({ $ways } z { $rolls } rzutów, { $percent }%), { $piece } zostaje na miejscu. { $then }.
preview-odds = **{ $move }** udaje się w { $percent }% rzutów i nie udaje się w { $fails }%.
preview-aloud = Jeszcze się nie liczy: zgodnie z twoimi ustawieniami przycisk najpierw pokaże ci { $move }.
button-look-first = Pokaż mi { $move }
button-play-it = Zagraj
button-change = Zmień
caption-supposed = Jeszcze nie zagrane. { $what }
caption-if-succeeds = Jeśli się uda: { $what }
caption-if-fails = Jeśli się nie uda: { $what }

setting-confirm = Wybierz, które ruchy chcesz najpierw zobaczyć
confirm-off = Każdy ruch liczy się od razu
confirm-picked = Ruchy wybrane bez wpisywania najpierw w podglądzie
confirm-all = Każdy ruch najpierw w podglądzie
