### Polski: moderacja, co robi, i co wpisuje się w osobne pola.

house-moderators = Moderacja partii
house-moderators-all = kto może zarządzać wiadomościami
house-how-moderators = Wybierz role, które mogą wstrzymywać, unieważniać i przekazywać partie. **all** to każdy, kto może zarządzać wiadomościami. Kto zarządza serwerem, może zawsze. Jeśli rola nie widzi polecenia, zezwól na nie w ustawieniach serwera, w Integracjach.

discord-moderate = Dla moderacji: wstrzymuj, unieważniaj i przekazuj partie, decyduj, które konta liczą się do rankingu
discord-moderate-pause = Wstrzymaj partię, aż moderacja pozwoli grać dalej
discord-moderate-resume = Pozwól grać dalej w partii wstrzymanej przez moderację
discord-moderate-annul = Zakończ partię bez wyniku albo skreśl jej wynik
discord-moderate-hand-over = Poproś kogoś, by zajął czyjeś miejsce
discord-moderate-log = Co zrobiła moderacja, od najnowszych
discord-moderate-game = Numer partii
discord-moderate-from = Czyje to teraz miejsce
discord-moderate-to = Kto ma je zająć
discord-moderate-reason = Dlaczego; czytają to wszyscy przy stole, najwyżej 200 znaków
discord-moderate-player = O kim; bez tego o wszystkich
discord-seat-for-bot = Bot nie może zająć miejsca. Wskaż osobę.

moderated-paused = Moderacja: { $moderator } wstrzymuje partię { $game }. Zegary stoją i tylko moderacja może pozwolić grać dalej.
moderated-resumed = Moderacja: { $moderator } pozwala grać dalej w partii { $game }.
moderated-annulled = **Moderacja: { $moderator } unieważnia partię { $game }.** Nikomu się nie liczy. Jej ruchy nadal można czytać.
moderated-offered = Moderacja ({ $moderator }) szuka zastępstwa w partii { $game }: za gracza { $from } ma grać dalej { $to }. { $to } może się zgodzić do: { $until }.
moderated-declined = { $player } odmawia: w partii { $game } wszyscy zostają na miejscach.
moderated-lapsed = Nikt nie przyjął miejsca na czas: w partii { $game } wszyscy zostają na miejscach.
moderated-handed = Za gracza { $from } gra dalej w partii { $game } { $to }, zgodnie z propozycją moderacji ({ $moderator }). Propozycje remisu, prośby o cofnięcie i podobne przepadają.
moderated-reason = Powód: { $reason }

button-seat-accept = Zajmij miejsce
button-seat-decline = Nie ja

refuse-held = Moderacja: { $moderator } wstrzymuje partię { $game }, więc tylko moderacja tego serwera może pozwolić grać dalej; zapytaj tam. Poddać się przez { $resign } można zawsze.
refuse-held-on-page = Moderacja: { $moderator } wstrzymuje partię { $game }, więc tylko moderacja jej serwera może pozwolić grać dalej; zapytaj tam. Poddać się można zawsze.

board-annulled = Moderacja unieważniła partię { $game }. Nie ma ona wyniku.

moderate-no-server = Moderacja należy do serwera, na którym jestem. Poproś o to na jednym z jego kanałów.
moderate-not-yours = To może tylko moderacja tego serwera.
moderate-among-friends = Moderacja jest dla serwerów. Przy tym stole jesteście wśród swoich: `pause`, `abort` i `resign` wystarczą.
moderate-done = Gotowe. Stół partii { $game } dowie się o tym w twoim imieniu.
moderate-annul-sure = Unieważnić partię { $game }? Skończy się bez wyniku i nikomu się nie policzy. Tego nie da się cofnąć. Oto jak stoi:
moderate-annul-over = Unieważnić partię { $game }, która się już skończyła? Jej wynik nie będzie się nikomu liczył. Tego nie da się cofnąć. Oto jak się skończyła:
moderate-cannot-sit = { $player } nie może zająć tego miejsca. Poproś kogoś innego.
moderate-own-game = W partii { $game } grasz ty, więc musi się nią zająć ktoś inny z moderacji.
moderate-not-running = Partia { $game } nie jest teraz rozgrywana, więc nie ma tu nic do zrobienia.
moderate-held = Partia { $game } już stoi: wstrzymuje ją { $player }.
moderate-not-held = Moderacja nie wstrzymała partii { $game }. Co grający uzgodnili, sami zakończą.
moderate-annulled = Partia { $game } jest już unieważniona.
moderate-void = Partia { $game } i tak skończyła się bez wyniku.
moderate-no-place = Kanał partii { $game } zniknął albo nie mam do niego dostępu, więc grający by się nie dowiedzieli. Najpierw ktoś z nich musi przenieść ją na inny kanał.
moderate-not-seated = { $player } nie gra w partii { $game }.
moderate-plays-already = { $player } już gra w partii { $game }.
moderate-no-offer = Ta propozycja miejsca w partii { $game } już nie obowiązuje.
moderate-not-asked = To miejsce w partii { $game } jest dla kogoś innego ({ $player }) i tylko ta osoba odpowiada.
moderate-lapsed = Na tę propozycję miejsca w partii { $game } można było się zgodzić do: { $until }. Można ją ponowić.
moderate-offer-stands = W partii { $game } wciąż obowiązuje propozycja miejsca ({ $player }). Najpierw trzeba na nią odpowiedzieć albo ją wycofać.
moderate-seat-counts = Partia { $game } liczy się do rankingu, turnieju albo drabinki, więc każdy zachowuje swoje miejsce. Moderacja może oddać twoje innej osobie. Możesz też zaproponować przerwę.
moderate-log = **Co zrobiła moderacja**
moderate-log-empty = Nic takiego tu nie zrobiono.
moderate-log-more = i starszych: { $count }
moderate-line-paused = { $when }, { $game }: wstrzymuje { $moderator }.
moderate-line-resumed = { $when }, { $game }: wznawia { $moderator }.
moderate-line-annulled = { $when }, { $game }: unieważnia { $moderator }.
moderate-line-offered = { $when }, { $game }: { $moderator } proponuje miejsce: { $to }.
moderate-line-declined = { $when }, { $game }: { $moderator } odmawia miejsca.
moderate-line-handed = { $when }, { $game }: { $to } zajmuje miejsce gracza { $from } (moderacja: { $moderator }).

form-type = Wpisz tutaj
form-why = Dlaczego? Czyta to cały stół
form-zone = Strefa czasowa
form-night = Noc
form-rest = Dni wolne
form-away = Urlop do
form-quiet = Cisza
form-remind = Jak często przypominać
form-annul = Unieważnij partię
form-open = { $what }…
form-again = Jeszcze raz…
form-typed = Napisz to za { $command }, na przykład: { $sample }
refuse-rematch-annulled = Partia { $game } została unieważniona, więc nie ma rewanżu. Zaproponuj nową partię.
