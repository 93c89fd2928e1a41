### Polski: analizy zakończonych partii.

analysis-title = **Analiza partii { $game }**
analysis-ready = { $player }, analiza partii { $game } jest gotowa.
analysis-unfinished = { $player }, analizy partii { $game } nie udało się dokończyć. Poproś o nią jeszcze raz.
analysis-queued = Analiza partii { $game } czeka w kolejce. Szacowany czas: { $time }, albo więcej, dopóki komputery mają ruchy do wykonania. Dam znać, gdy będzie gotowa.
analysis-queued-on-page = Analiza partii { $game } czeka w kolejce. Szacowany czas: { $time }, albo więcej, dopóki komputery mają ruchy do wykonania. Pojawi się tu sama; jeśli nie, naciśnij jeszcze raz **Analizuj**.
analysis-waits = Analiza partii { $game } już czeka w kolejce. Szacowany czas: jeszcze { $time }. Dam znać, gdy będzie gotowa.
analysis-waits-on-page = Analiza partii { $game } już czeka w kolejce. Szacowany czas: jeszcze { $time }. Pojawi się tu sama; jeśli nie, naciśnij jeszcze raz **Analizuj**.
analysis-progress = Analiza partii { $game }: { $done } z { $total } pozycji.
analysis-scale = Szanse są liczone w tysięcznych: +1000 to wygrana, 0 równowaga, −1000 przegrana.
analysis-seat = • **{ $side }**, { $player }: strata { $rate } na decyzję; wątpliwe (?!) { $doubtful }, błędy (?) { $mistakes }, grube błędy (??) { $blunders }.
analysis-luck = Szczęście w kościach: { $luck }. Wynik: { $result }; bez wpływu szczęścia, jak między równymi: { $adjusted }.
analysis-luck-alone = Szczęście w kościach: { $luck }.
analysis-costliest = { $count ->
    [one] **Najkosztowniejszy błąd:**
   *[other] **Najkosztowniejsze błędy każdej strony:**
}
analysis-mistake = • `{ $move }` ({ $mark }), { $player }: strata { $error }. Najlepsze było `{ $best }`.
analysis-no-mistake = Żaden ruch nie liczy się jako błąd.
analysis-roll = Najbardziej rozstrzygający rzut: `{ $move }`, { $player }; { $luck } dla { $lucky }.
analysis-alt = Wykres partii { $game }: szanse ruch po ruchu, w tysięcznych.
analysis-alt-curve = { $player }: na początku { $start }, w najlepszej chwili { $high } ({ $best }), w najgorszej { $low } ({ $worst }), na końcu { $end }.
analysis-alt-roll = Największy słupek to rzut przy { $move } ({ $player }): { $luck }.
analysis-alt-signs = Największe znaki: { $moves }.
analysis-alt-line = Pionowa linia stoi przy { $move }: tam zaczyna się przeglądanie.
analysis-alt-here = Pionowa linia zaznacza chwilę z tej strony: { $move }.
analysis-page = Analiza ruchu `{ $move }`: { $before } przed, { $after } po.
analysis-page-mark = { $mark } Strata { $error }; najlepsze było `{ $best }`.
analysis-page-luck = Szczęście w rzucie: { $luck }.
analysis-column-move = ruch
analysis-column-before = przed
analysis-column-after = po
analysis-column-luck = szczęście
analysis-column-best = najlepsze

button-analyse = Analizuj
button-look-through = Przejrzyj
button-step-through-mistakes = Przejrzyj błędy
button-graph = Wykres
button-next-mistake = Następny błąd
button-best-line = Najlepszy wariant

refuse-analysis-off = Tutaj nie analizuje się partii. Wyłączył to operator bota.
refuse-analysis-none = Nie masz tu jeszcze zakończonej partii. { $analyse } przyjmuje numer dowolnej zakończonej partii; { $history } ją znajdzie.
refuse-analysis-open = Partia { $game } jeszcze się nie zaczęła. Analiza jest możliwa po jej końcu.
refuse-analysis-running = Partia { $game } jeszcze trwa i nikt nie dostaje w niej pomocy. Poproś o analizę po jej końcu.
refuse-analysis-void = Partia { $game } skończyła się bez wyniku, więc nie ma czego analizować.
refuse-analysis-no-moves = W partii { $game } nie wykonano ruchu, więc nie ma czego analizować.
refuse-analysis-rules = Partia { $game } nie jest zgodna z dzisiejszymi zasadami, więc nie można jej analizować.
refuse-analysis-same = W partii { $game } była dokładnie ta pozycja, która jest teraz w partii { $other }. Najpierw zakończ tamtą partię albo zagraj w niej dalej i poproś ponownie.
refuse-analysis-many = Liczba twoich analiz w ciągu doby to już { $count }, a więcej się nie da. Poproś później; gotowe analizy można czytać zawsze.
refuse-analysis-unmade = Analizy partii { $game } jeszcze nie ma albo już jej nie ma. Przycisk o nią poprosi.

discord-name-analyse = analiza
discord-analyse = Zobacz, ile kosztował każdy ruch zakończonej partii i co dały kości
discord-analyse-game = Numer partii; domyślnie ostatnia zakończona przez ciebie tutaj
graph-doubtful = wątpliwy (?!)
graph-mistake = błąd (?)
graph-blunder = gruby błąd (??)
graph-roll = szczęście w rzucie
graph-roll-up = szczęście, w górę: { $player }
graph-here = ta strona
graph-costliest = najdroższy błąd
graph-title = { $game }: { $result }
