### Polski: przypomnienia i lista tego, co czeka.

reminder = { $player }, partia { $game } (przeciwnik: { $opponent }) wciąż czeka na twój ruch. Czas mija { $deadline }.
reminder-untimed = { $player }, partia { $game } (przeciwnik: { $opponent }) czeka na twój ruch. Minęło: { $time }.
reminder-several = { $player }, te partie czekają na twój ruch:
reminder-line = { $game } kontra { $opponent }: czas mija { $deadline }
reminder-line-untimed = { $game } kontra { $opponent }, czeka: { $time }
reminder-silent = Jeśli nie wykonasz ruchu do { $from }, będzie ją można odwołać bez wyniku.
reminder-silent-now = Od ostatniego ruchu minęło już { $time }, więc można ją odwołać bez wyniku.
reminder-silent-several = Partię bez zegara można odwołać bez wyniku, gdy od ostatniego ruchu minie { $time }.
button-play = Graj
button-not-now = Nie teraz

not-now = Dobrze, nie teraz. Przypomnę o partii { $game } znowu { $when }.
not-now-too-near = W partii { $game } nie ma już czasu na kolejne przypomnienie: twój czas na ruch mija { $deadline }.
not-now-never = O partii { $game } nie przypomnę już przy tym ruchu.
not-now-nothing = Żadna z tych partii teraz na ciebie nie czeka, więc nie ma czego odkładać.

remind-page = **Twoje przypomnienia**
remind-now-auto = Auto: jedno, gdy miną cztery piąte twojego czasu na ruch; bez zegara jedno po 3 dniach, potem coraz rzadziej.
remind-now-off = Wyłączone: nie przypominam.
remind-now-every = Odstęp: { $time }, póki partia na ciebie czeka; po pięciu przypomnieniach bez odpowiedzi koniec.
remind-now-place = Przychodzą tam, gdzie toczy się partia.
remind-now-person = Przychodzą w wiadomości prywatnej.
remind-now-quiet = Godziny ciszy: { $hours } ({ $zone }; { $command } zmienia strefę). Nie przypominam wtedy ani nocą, ani w twoje dni wolne i urlopy.
remind-now-no-quiet = Nie masz dla nich godzin ciszy. Nie przypominam nocą ani w twoje dni wolne i urlopy.
remind-now-boards = Gdy kolej na ciebie, plansza przychodzi w wiadomości prywatnej, bez dźwięku.
remind-now-no-boards = Plansze nie przychodzą w wiadomości prywatnej.
remind-closed = Wiadomość prywatna do ciebie nie przeszła ({ $when }). Odtąd przypomnienia przychodzą tam, gdzie toczy się partia, a plansze w wiadomości prywatnej są wyłączone. Aby je mieć, zezwól na wiadomości prywatne od członków wspólnego serwera i wybierz je ponownie.
remind-typed = Inne odstępy i godziny możesz wpisać: w { $command } na przykład `36h` i `22-7`.
remind-menu-how = Jak często?
remind-menu-where = Gdzie?
remind-menu-quiet = Godziny ciszy?
remind-menu-boards = Plansze w wiadomości prywatnej?
remind-often-auto = Przypominaj w porę
remind-often-off = Nie przypominaj
remind-often-every = Przypominaj w odstępach: { $time }
remind-to-place = Przypominaj tam, gdzie toczy się partia
remind-to-person = Przypominaj w wiadomości prywatnej
remind-silence-off = Bez godzin ciszy
remind-silence = Godziny ciszy { $hours }
remind-boards-on = Wysyłaj mi plansze w wiadomości prywatnej
remind-boards-off = Bez plansz w wiadomości prywatnej

refuse-remind-how = Nie rozumiem „{ $typed }” jako odstępu. Wpisz `auto`, `off` albo jak często: `12h`, `2d`, `1d12h`.
refuse-remind-length = Przypominać mogę najczęściej co godzinę, najrzadziej co 60 dni: nie „{ $typed }”.
refuse-remind-where = Przypomnienia przychodzą `here`, gdzie toczy się partia, albo przez `dm`: nie przez „{ $typed }”.
refuse-quiet = Nie rozumiem „{ $typed }” jako godzin ciszy. Wpisz `22-7`, `22:30-06:45` albo `off`.
refuse-quiet-long = Godziny ciszy mogą trwać najwyżej dwanaście godzin. W dni wolne i urlopy jest cicho i bez nich.
refuse-boards = Plansze przychodzą przez `dm` albo wcale: `off`.

inbox-mine = **Czekają na ciebie:**
inbox-others = **Czekają na innych:**
inbox-offers = **Propozycje dla ciebie:**
inbox-timed = { $game } kontra { $opponent }: czas mija { $deadline }
inbox-timed-terminal = { $game } kontra { $opponent }: jeszcze { $left }, czas mija { $deadline }
inbox-timed-stops = { $game } kontra { $opponent }: jeszcze { $left }, czas mija { $deadline }
inbox-stands = { $game } kontra { $opponent }: jeszcze { $left }
inbox-untimed = { $game } kontra { $opponent }, czeka: { $time }
inbox-asked = { $game } kontra { $opponent }
inbox-offer = { $game }, proponuje { $challenger }
inbox-to-move = na ruchu { $player }
inbox-paused = pauza
inbox-away = { $player } ma urlop do { $until }
inbox-draw = jest propozycja remisu
inbox-takeback = jest prośba o cofnięcie
inbox-pause = jest propozycja pauzy
inbox-stand-in = jest propozycja, by na jednym z miejsc grał komputer
inbox-renewal = jest propozycja nowej pieczęci
inbox-silent = { $abort } kończy ją bez wyniku
inbox-silent-on-page = można ją odwołać
inbox-up = czas minął
inbox-page = Strona { $page } z { $pages }.
inbox-open-here = { $count ->
    [one] Jest tu jedno otwarte wyzwanie.
    [few] Są tu { $count } otwarte wyzwania.
    [many] Jest tu { $count } otwartych wyzwań.
   *[other] Jest tu { $count } otwartego wyzwania.
}
inbox-open-here-terminal = { $count ->
    [one] Jest tu jedno otwarte wyzwanie. **challenges** je pokazuje, **tak** albo **nie** na nie odpowiada.
    [few] Są tu { $count } otwarte wyzwania. **challenges** je pokazuje, **accept 12** i **decline 12** odpowiadają na jedno z nich.
    [many] Jest tu { $count } otwartych wyzwań. **challenges** je pokazuje, **accept 12** i **decline 12** odpowiadają na jedno z nich.
   *[other] Jest tu { $count } otwartego wyzwania. **challenges** je pokazuje, **accept 12** i **decline 12** odpowiadają na jedno z nich.
}
inbox-nothing = Nic teraz na ciebie nie czeka.
inbox-last = { $count ->
    [one] Żadna inna plansza na ciebie nie czeka.
   *[other] To była ostatnia z { $count } plansz, które na ciebie czekają.
}
inbox-nth = { $count ->
    [one] Żadna inna plansza na ciebie nie czeka.
   *[other] Plansza { $nth } z { $count }, które na ciebie czekają.
}
inbox-table = wiadomości
inbox-to-table = Do najnowszej { $table } tej partii.
button-next = Następna plansza
button-challenges = Wyzwania ({ $count })
button-skip = Pomiń
button-inbox = Lista
button-from-first = Od pierwszej
button-page-back = Poprzednie
button-page-back-terminal = ◀ Poprzednie
button-page-on = Więcej
button-page-on-terminal = Więcej ▶
