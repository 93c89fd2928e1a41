### Polski: prywatna plansza.

explore-title = Twoja plansza próbna do partii { $game }: nikt inny jej nie widzi i zostaje, aż zaczniesz od nowa.
explore-nothing-yet = Jeszcze bez prób. Wybierz figurę strony na ruchu albo podaj po poleceniu ruchy obu stron.
explore-nothing-yet-terminal = Jeszcze bez prób. Wybierz figurę strony na ruchu albo wpisz ruch: tu jest tylko próbą i nie liczy się w partii. **board** wraca do partii.
explore-nothing-yet-on-page = Jeszcze bez prób. Wybierz figurę strony na ruchu: tu ruszasz figurami obu stron i nic nie liczy się w partii.
explore-line = Próba: { $line }
explore-tried = Dalej: { $line }
explore-behind = Od początku tych prób partia { $game } poszła dalej. **Zacznij od nowa** pokaże jej obecną planszę.
explore-changed = Ta plansza zmieniła się od tamtej chwili. Oto jej obecny stan.
explore-best-line = Najlepszy wariant według analizy, rozegrany do końca. **Wstecz** cofa jego ruchy po kolei.
explore-best-line-stuck = Najlepszy wariant według analizy to { $line }, ale na tej planszy nie da się go rozegrać.
explore-too-long = Wariant mieści tu { $most } ruchów. Cofnij się albo zacznij od nowa.
explore-dice = { $move } to atak. Jak mają paść kości?
explore-not-over = Planszę próbną do partii { $game } można pokazać innym dopiero po jej końcu.
explore-shared = { $player } pokazuje, co mogło się zdarzyć w partii { $game }.
button-fresh = Zacznij od nowa
button-succeeds = Udany ({ $percent }%)
button-fails = Nieudany ({ $percent }%)
caption-explored = Tylko próba. { $what }
explore-not-planned = Niczego nie zaplanowano: można planować tylko ruchy od obecnej pozycji partii, w którą grasz. **Zacznij od nowa** zaczyna od niej.
button-plan = Zaplanuj to
