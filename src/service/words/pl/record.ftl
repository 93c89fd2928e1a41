### Polski: partie jako pliki. record-<code> says what is wrong with a text that is no record.

record-file = Zapis partii { $game } w obecnym stanie, na pamiątkę albo do przeniesienia.
record-not-started = Partia { $game } jeszcze się nie zaczęła, więc nie ma czego zapisać.
record-not-analysed = Nie ma zapisanej pełnej analizy partii { $game }. Tworzy ją `kingboard analyse`.
record-no-game = Nie ma partii { $game }.
record-here = Ta partia już tu jest jako { $game }, więc nic się nie zmieniło. Aby mieć ją dwa razy, wczytaj ją z --again.
record-false-dice = Partii nie wczytano: jej kości nie są tymi, które zapieczętowano. { $why }
record-comments-left = { $count ->
    [one] Jeden komentarz nie wskazuje nikogo z tej partii i został pominięty.
    [few] { $count } komentarze nie wskazują nikogo z tej partii i zostały pominięte.
    [many] { $count } komentarzy nie wskazuje nikogo z tej partii i zostało pominiętych.
   *[other] { $count } komentarza nie wskazuje nikogo z tej partii i zostało pominięte.
}
record-imported = Wczytano jako { $game }. „{ $command }” ją pokazuje.
record-imported-running = Wczytano jako { $game }, a toczy się dalej tu: { $place }. „{ $command }” ją pokazuje.
record-imported-nobody = Nikt nie może tam wykonać ruchu: w tej partii grają { $players }. --place przyjmuje miejsce, w którym są.
record-origin = Przeniesiona tu z { $place }, gdzie była to { $game }.
record-untouched = Plik { $path } już istnieje i nie jest zapisem partii, więc pozostał nietknięty.

record-line = Linia { $line }: { $why }

## The file as a whole

record-too-large = Plik jest większy niż { $most } KiB, więc to nie zapis partii.
record-not-text = Plik nie jest tekstem: tu zaczynają się bajty, których nie ma w UTF-8.
record-line-too-long = Linia jest dłuższa niż { $most } bajtów.
record-character = Znak { $found } nie może stać w zapisie wprost.
record-escape = „{ $found }” nie oznacza żadnego znaku. Po ukośniku wstecznym znam drugi taki ukośnik, cudzysłów, n oraz u z czterema cyframi szesnastkowymi.
record-too-many-tags = Znaczników jest więcej niż { $most }.
record-too-many-moves = Zapis ma więcej niż { $most } ruchów albo o wiele za dużo obok nich.

## Its form

record-no-tags = Zapis zaczyna się od znaczników takich jak [Game "kings-mate"], a tu ich nie ma.
record-tag = Znacznik to jedna linia w postaci [Name "value"].
record-tag-twice = Znacznik { $tag } stoi tam dwa razy.
record-tag-late = Znaczniki stoją przed ruchami, a jeden zapis to jedna partia.
record-tag-missing = Brakuje znacznika { $tag }.
record-unexpected = „{ $found }” to ani ruch, ani jego numer, komentarz czy wynik.
record-comment-open = Komentarz, który się tu zaczyna, nigdzie się nie kończy.
record-comment-nested = Komentarz nie może zawierać innego: nawias klamrowy pisz w nim jako \u007B lub \u007D.
record-comment-too-long = Komentarz jest dłuższy niż { $most } znaków.
record-command = „{ $found }” nic mi w tym miejscu nie mówi.
record-dice = „{ $found }” nie kończy się kośćmi takimi jak [5:2].
record-no-result = Zapis kończy się bez wyniku; partia w toku ma tu gwiazdkę.
record-after-result = Po wyniku coś jeszcze stoi. Jeden zapis to jedna partia.

## What the tags say

record-id = Znacznik { $tag } nikogo nie wskazuje: „{ $found }” to nie identyfikator taki jak discord:12 lub console:player-2.
record-value = Znacznik { $tag } nie może mieć wartości „{ $found }”.
record-too-long = Znacznik { $tag } jest dłuższy niż { $most } znaków.
record-option = Gra nie ma opcji „{ $found }”. Zna: { $options }.
record-same-player = Jedna osoba nie może grać po obu stronach.
record-clock = Nie znam tempa gry takiego jak „{ $found }”.
record-setup = Partia nie ma poprawnej pozycji początkowej. { $because }
record-setup-over = W pozycji początkowej tej partii nikt nie jest na ruchu.
record-rules-running = Partia toczy się według zasad w wersji { $found }, a ja gram według wersji { $ours }: tutaj nie może toczyć się dalej.

## What was played

record-number = W tekście jest „{ $found }”, a kolej na ruch „{ $expected }”.
record-time = „{ $found }” to nie chwila taka jak 2026-03-01T12:00:00.000Z.
record-over = Partia się skończyła, a dalej stoi { $found }.
record-move = Nie można zagrać { $move }. { $because }
record-move-rules = { $move } zagrano według zasad w wersji { $found }, a nie można według wersji { $ours }, którą znam. { $because }
record-touched = { $move } pomija to, czego dotknięto: { $cells }.
record-dice-missing = { $move } to atak, a brakuje jego kości.
record-dice-surplus = { $move } nie potrzebuje kości.
record-dice-faces = Żadne kości nie padają tak, jak przy { $move }.
record-roll-missing = Kości przy { $move } są zapieczętowane, a brakuje tego, od czego zależą: powinno to stać za ruchem, jako [%roll …].
record-roll = Według zapisu kości tego ruchu zależą od „{ $found }”, a z dotychczasowej gry wynika, że od „{ $expected }”.
record-roll-open = Kości przy { $move } padły po ujawnieniu ich sekretu.
record-rolls = Według zapisu sekret zdecydował o tylu rzutach: { $found }. Z ruchów wychodzi ich tyle: { $expected }.
record-act = „{ $found }” nie mogło się zdarzyć w tym miejscu partii.
record-result = Podany wynik to „{ $found }”, a z ruchów wychodzi „{ $expected }”.
record-unreadable = Znak { $at }: { $expected }.
record-ambiguous = To może być kilka ruchów: { $choices }.
