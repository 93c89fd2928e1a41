### Polski: zdania serwisu.

## Words: piece names are nominative, so never put a number right before them (5 błaznów), but behind: błazny (5)

side-white = Białe
side-black = Czarne

piece-king = { $count ->
    [one] król
   *[other] królowie
}
piece-swordmaster = { $count ->
    [one] miecznik
   *[other] miecznicy
}
piece-priest = { $count ->
    [one] kapłan
   *[other] kapłani
}
piece-priestess = { $count ->
    [one] kapłanka
   *[other] kapłanki
}
piece-keeper = { $count ->
    [one] strażnik
   *[other] strażnicy
}
piece-fool = { $count ->
    [one] błazen
   *[other] błazny
}
piece-queen = { $count ->
    [one] hetman
   *[other] hetmany
}
piece-rook = { $count ->
    [one] wieża
   *[other] wieże
}
piece-bishop = { $count ->
    [one] goniec
   *[other] gońce
}
piece-knight = { $count ->
    [one] skoczek
   *[other] skoczki
}
piece-pawn = { $count ->
    [one] pion
   *[other] piony
}

option-expanded = zasady rozszerzone
option-active = Gra Aktywna (kości)
option-interactive = kośćmi rzuca obrona
option-own-dice = własne kości
option-touch = „dotknięta idzie”
offer-clash = „{ $first }” i „{ $second }” się wykluczają, więc partia się nie zaczęła. Pomiń jedno z nich.
option-repetition = remis przez powtórzenie
options-none = zasady podstawowe
comma = { $first }, { $then }
someone = ktoś

## Challenges

challenge-offered = { $opponent }, masz wyzwanie: { $player } proponuje partię **{ $title }**, { $game }.
challenge-offered-anyone = { $player } proponuje partię **{ $title }**, { $game }. Może ją przyjąć każdy tutaj.
challenge-rematch = Rewanż za { $game }.
challenge-terms = { $player }: { $side }.
challenge-terms-lot = Strony są losowane.
declared = Opcje: { $options }.
challenge-declined = { $player } odrzuca partię { $game }. Może innym razem.
challenge-withdrawn = { $player } wycofuje propozycję partii { $game }.
challenge-withdrawn-from = { $player } wycofuje propozycję partii { $game } (wyzwanie dla: { $opponent }).
button-accept = Przyjmij
button-decline = Odrzuć
button-withdraw = Wycofaj

## Play

game-started = **{ $title } { $game }** – zaczynamy! { $first }: { $white }, { $second }: { $black }.
game-started-in-thread = **{ $title } { $game }** zaczyna się we własnym wątku: { $white } ({ $first }) kontra { $black } ({ $second }).
game-how = Odpowiedz na najnowszą planszę (ping włączony) ruchem, np. `{ $example }`, albo użyj { $command }.
game-how-terminal = Wpisz ruch, np. `{ $example }`. **moves** pokazuje dozwolone ruchy, **undo** prosi o cofnięcie.
game-how-choices = { $help } pokazuje, jak grać, { $rules } – zasady.
game-imported = **{ $title } { $game }** toczy się dalej tutaj. Gdzie indziej była to { $before }; ruchy, kości i czasy przeniesiono razem z nią.

move-plain = { $player } gra **{ $move }**.
move-done = { $player } kończy na tym turę.
move-passes = { $player } nie ma ruchu, a król nie jest szachowany, więc kolej przechodzi dalej (FK-17).
move-takes = { $player } gra **{ $move }** i bije: { $piece }.
move-attack-won = { $player } atakuje { $cell } ({ $piece }), kości { $attack } do { $defence }: atak **udany**. { $move }
move-attack-lost = { $player } atakuje { $cell } ({ $piece }), kości { $attack } do { $defence }: atak **odparty**. { $move }
move-declines-draw = Tym samym propozycja remisu jest odrzucona.

turn-next = { $player }, twój ruch.
turn-another = { $player }, rusz inną figurą: ta po nieudanym ataku stoi do końca tury.
turn-passed = { $player } nie ma innego ruchu, więc kolej przechodzi dalej.
alert-check = { $player }, twój król jest w **szachu!**
touched = { $player } dotyka { $cells }: dotknięta idzie.
touched-lapsed = Nic dozwolonego nie odpowiada już na { $cells }: to dotknięcie nie wiąże. { $player } gra swobodnie.
touched-refused = To niedozwolony ruch, ale dotknięta figura musi iść. Dotknięto: { $cells }.

draw-offered = { $player } proponuje remis.
draw-offered-prompt = { $player }, przyjmujesz? Zwykły ruch oznacza „nie”.
draw-sure = { $player } proponuje remis w partii { $game }. Przyjmujesz?
draw-declined = { $player } odrzuca remis. Gracie dalej.
still-open-draw = Nadal czeka na odpowiedź propozycja remisu ({ $player }).
still-open-takeback = Nadal czeka na odpowiedź prośba o cofnięcie **{ $moves }** ({ $player }).
still-open-renewal = Nadal czeka na odpowiedź propozycja nowej pieczęci ({ $player }).
button-draw-accept = Przyjmij remis
button-draw-decline = Odrzuć remis
button-draw-next = Zaproponuj z następnym ruchem

resign-sure = Poddać { $game }? Przeciwnik: { $opponent }. To zakończy partię.
button-resign = Poddaj { $game }
resign-not = Nic nie jest poddane, gra toczy się dalej. Aby jednak się poddać: `resign yes`.
# Words for yes and no as people type them, with a comma between; those of every language are understood.
answer-yes = tak, t, przyjmij
answer-no = nie, odrzuć
game-aborted = { $player } odwołuje partię { $game } przed pierwszym ruchem. Bez wyniku.
game-aborted-later = { $player } odwołuje partię { $game }. Bez wyniku.
game-aborted-silent = { $player } odwołuje partię { $game }: od ostatniego ruchu minęło { $time }. Bez wyniku.
silent = { $silent } nie wykonuje ruchu, a minęło już { $time }. Możesz odwołać partię { $game } bez wyniku.
silent-several = { $silent } nie wykonuje ruchu, a minęło już { $time }. Połowa osób przy stole może odwołać partię { $game } bez wyniku.
silent-oneself = Nie wykonujesz ruchu, a minęło już { $time }. Inni chcą odwołać partię { $game } bez wyniku. Możesz się zgodzić albo wykonać ruch.
silent-call = { $player }, { $silent } nie wykonuje ruchu w partii { $game }, a minęło już { $time }. Możesz ją odwołać bez wyniku: { $abort }.
silent-call-several = { $player }, { $silent } nie wykonuje ruchu w partii { $game }, a minęło już { $time }. Połowa osób przy stole może ją odwołać bez wyniku: { $abort }.

end-conquest = **Król pokonany! { $loser } ulega, { $winner } wygrywa partię { $game }!**
end-fools-gambit = **Gambit Błazna! Błazen stoi na wrogim Polu Króla. { $winner } wygrywa partię { $game }!**
end-resignation = **{ $loser } poddaje się. { $winner } wygrywa partię { $game }.**
end-stalemate = **Pat: ani dozwolonego ruchu, ani zagrożenia. Partia { $game } kończy się remisem.**
end-both-kings = **Obaj królowie gracza { $loser } dostali mata. { $winner } wygrywa partię { $game }!**
end-mate = **Szach-mat! { $winner } wygrywa partię { $game }!**
end-last-king = **Król gracza { $winner } pozostał ostatni. { $winner } wygrywa partię { $game }!**
end-bare-kings = **Na planszy są już tylko królowie. Partia { $game } kończy się remisem.**
end-repetition = **Ta sama pozycja po raz trzeci. Partia { $game } kończy się remisem.**
end-agreement = **Zgoda na remis w partii { $game }.**
end-otherwise = **Partia { $game } dobiegła końca.**

## Pictures

caption-title = { $title } { $game }
head = **{ $title } { $game }**{ $ply ->
    [0] {""}
   *[other] {" "}· ruch { $ply }, { $side }
}
caption-open = Wyzwanie
caption-turn = { $side } na ruchu
caption-turn-check = { $side } na ruchu: szach!
caption-turn-another = { $side } ruszają inną figurą
caption-draw-offered = propozycja remisu
caption-won = { $count ->
    [one] Wygrana: { $side }
   *[other] Wygrana: { $side }
}
caption-drawn = Remis
caption-void = Bez wyniku

caption-reach = Co może { $piece } na { $cell }
caption-reason = { $move }: { $rule }
reason-ruled = { $rule } ({ $ruling })

alt-reason = Nie { $move }: { $rule }. Zaznaczono: { $cells }.
alt-title = { $title } { $game }, pozycja po ruchu { $ply }, { $side }.
alt-start = { $title } { $game }, pozycja początkowa.
alt-last = Ostatni ruch: { $move }.
moved = { $piece } { $move }
moved-and-takes = { $piece } { $move } (bije: { $taken })
alt-round = Przedtem: { $moves }.
alt-side = { $side }: { $pieces }.
alt-none = { $side }: bez figur.
alt-out = { $side }: poza grą.
alt-dead = Martwe figury, { $side }: { $pieces }.
alt-captive = { $count ->
    [one] Pojmany król
   *[other] Pojmani królowie
}: { $sides }.
alt-group = { $piece } { $cells }
alt-danger = Król zagrożony: { $cells }.
alt-spent = Bez ruchu do końca tury: { $cells }.
alt-as-it-stands = Figury stoją tak jak teraz.

## Notes

note-kept = Zanotowano ({ $move }). Widzisz to tylko ty. { $notes } pokazuje twoje notatki.
note-kept-on-page = Zanotowano ({ $move }). Widzisz to tylko ty. Twoje notatki są w części **Notatki**.
note-kept-open = Zanotowano ({ $move }). Mogą to czytać wszyscy, bo twoje notatki do tej partii są jawne.
note-before = Poprzednia notatka: { $text }
note-gone = Notatka usunięta ({ $move }). Jej treść: { $text }
note-none = Nie masz tu notatki ({ $move }). { $note } i kilka słów ją zapisze.
note-none-on-page = Nie masz tu notatki ({ $move }).
note-too-long = Notatka mieści { $most } znaków, a tu jest { $count }. Nic się nie zmieniło: napisz krócej.
note-players-only = Notatki do partii { $game } mogą mieć tylko jej gracze.
the-start = początek
note-line = Notatka ({ $player }): { $text }
notes-title = Notatki do partii { $game }:
notes-none = Nie ma notatek do partii { $game }, które możesz czytać. { $note } zapisze notatkę do ostatniego lub innego ruchu.
notes-none-on-page = Nie ma notatek do partii { $game }, które możesz czytać.
notes-line = **{ $move }** { $player }: { $text }
notes-file = Na wiadomość są za długie, więc oto plik.
notes-closed = Twoje notatki są tylko dla ciebie.
notes-will-open = Po końcu partii twoje notatki mogą czytać wszyscy.
notes-opened = Twoje notatki mogą czytać wszyscy.
button-notes-share = Pokaż moje notatki wszystkim
button-notes-keep = Zachowaj moje notatki dla mnie

## A game read out

describe-start = Nie było jeszcze żadnego ruchu.
describe-lost = { $side }, straty: { $pieces }.
lost-group = { $count ->
    [one] { $piece }
   *[other] { $piece } ({ $count })
}
describe-capturable = Pod biciem: { $pieces }.
describe-not-capturable = Żadna figura tej strony nie jest teraz pod biciem.
describe-attackable = Pod groźbą ataku: { $pieces }.
describe-not-attackable = Żadnej figurze tej strony nie grozi teraz atak.
button-board = Plansza z liter
button-words = Słowami
ground-plain = zwykłe pole
ground-raised = pole wzniesione
ground-home = Pole Króla ({ $side }), wzniesione
what-empty = { $cell } jest puste. To { $ground }.
what-piece = Na { $cell } stoi { $piece } ({ $side }). To { $ground }.
what-empty-bare = { $cell } jest puste.
what-piece-bare = Na { $cell } stoi { $piece } ({ $side }).
what-danger = W szachu!
what-spent = Po nieudanym ataku ta figura stoi do końca tury.
what-taken = { $code ->
    [north] { $side } może
    [south] { $side } może
    [east] { $side } może
    [west] { $side } może
   *[other] { $side } mogą
} teraz zbić tę figurę: { $moves }.
what-not-taken = { $code ->
    [north] { $side } nie może
    [south] { $side } nie może
    [east] { $side } nie może
    [west] { $side } nie może
   *[other] { $side } nie mogą
} teraz zbić tej figury.
what-entered = { $code ->
    [north] { $side } może
    [south] { $side } może
    [east] { $side } może
    [west] { $side } może
   *[other] { $side } mogą
} teraz tu wejść: { $moves }.
what-not-entered = { $code ->
    [north] { $side } nie może
    [south] { $side } nie może
    [east] { $side } nie może
    [west] { $side } nie może
   *[other] { $side } nie mogą
} teraz tu wejść.

## What a piece may do

reach-may = Z { $cell } { $piece } może iść na: { $targets }.
reach-takes = { $cell } (bije: { $piece })
reach-none = Na { $cell } stoi { $piece }, teraz bez dozwolonego ruchu.
reach-surrender = Król na { $cell } jest zamatowany: `{ $move }` go wydaje.
reach-because = Na przykład na { $cell } nie:
reach-touched = Najpierw dotknięta figura. Możesz zagrać: { $choices }.
reach-not-turn = Na { $cell } stoi { $piece } ({ $side }), a na ruchu jest strona { $mover }. Co ta figura może, zobaczysz, gdy przyjdzie jej kolej.
reach-empty = Na { $cell } nic nie stoi. Podaj pole figury.
reach-no-cell = Nie ma tu pola „{ $cell }”. Są pola od `{ $first }` do `{ $last }`.
button-why = Pokaż dlaczego
button-reach = Co może { $cell }
menu-play = Zagraj jeden z jej ruchów
suggest-square = { $cell } { $piece }

## Settings

settings-now = Twoje plansze: **{ $theme }**, **{ $facing }**. Wysłana plansza wygląda tak, jak chce osoba na ruchu. Twoje ruchy: **{ $confirm }**. Wyzwania: **{ $welcome }**.
settings-now-terminal = Twoje plansze: **{ $theme }**, **{ $facing }**. Twoje ruchy: **{ $confirm }**.
settings-sample = Kolory { $theme }: wszystkie figury obu stron, pola wzniesione i wszystkie znaki.
setting-theme = Wybierz inne kolory
setting-facing = Wybierz stronę na dole
theme-slate = Łupek i pergamin
theme-night = Noc
theme-contrast = Wysoki kontrast
theme-safe = Dla osób z daltonizmem
theme-print = Druk, czarno na białym
facing-own = Własna strona na dole
facing-first = Pierwsza strona zawsze na dole

## Looking at games

board-of = { $white } ({ $first }) kontra { $black } ({ $second }).
board-void = Partia { $game } zakończona bez wyniku.
review-start = Początek. { $total ->
    [0] Jeszcze bez ruchu.
    [one] Razem jeden ruch.
    [few] Razem { $total } ruchy.
    [many] Razem { $total } ruchów.
   *[other] Razem { $total } ruchu.
}
review-ply = **{ $move }** { $player }, { $when } (ruch { $ply } z { $total })
review-move = `{ $move }` { $when }
review-to-start = Początek
review-no-picture = Ta wersja Kingboard nie ma obrazu tej pozycji. Jest zapisana jako `{ $position }`.
button-first = Początek
button-first-terminal = ⏮ Początek
button-back = Wstecz
button-back-terminal = ◀ Wstecz
button-forward = Dalej
button-forward-terminal = Dalej ▶
button-last = Koniec
button-last-terminal = Koniec ⏭
button-flip = Obróć
button-moves = Ruchy
button-to-board = Plansza
button-share = Pokaż tutaj
button-alone = Przeglądaj prywatnie
button-newer = Nowsze
button-newer-terminal = ◀ Nowsze
button-older = Starsze
button-older-terminal = Starsze ▶
menu-jump = Przejdź do ruchu
menu-show = Pokaż jeden z tych ruchów
menu-open = Otwórz partię
button-film = Film
button-story = Opowieść
button-rematch = Rewanż
button-record = Zapis
film-whole = { $game }, { $white } – { $black }, film: { $total ->
    [one] jedyny ruch
    [few] całość, { $total } ruchy
    [many] całość, { $total } ruchów
   *[other] całość, { $total } ruchu
}.
film-part = { $game }, { $white } – { $black }, film: { $from } – { $to }.
film-alt = Film z partii { $game }: { $from } – { $to }. Kończy się tą planszą.
film-smaller = Żeby dało się go wysłać, film ma { $width } px szerokości.
film-shorter = Żeby dało się go wysłać, film ma { $width } px szerokości i pokazuje { $shown } z { $frames } obrazów.
games-here = Otwarte i trwające partie tutaj:
games-none = Jeszcze żadnej. Zaproponuj partię: { $command }.
games-none-terminal = Jeszcze żadnej. **new** zaczyna partię.
games-more = Jest ich więcej: { $command } znajduje też te w toku.
game-line-open = { $game } { $title }: wyzwanie { $challenger } → { $invited }, { $when }
game-line-open-anyone = { $game } { $title }: wyzwanie { $challenger } → każdy, { $when }
game-line-running = { $game } { $title }: { $white } – { $black }, { $ply ->
    [0] jeszcze bez ruchu
    [one] 1 ruch
    [few] { $ply } ruchy
    [many] { $ply } ruchów
   *[other] { $ply } ruchu
}, na ruchu { $player }, { $when }
game-line-won = { $game } { $title }: { $white } – { $black }, wygrywa { $player } ({ $why }){ $ply ->
    [0] {""}
    [one] , 1 ruch
    [few] , { $ply } ruchy
    [many] , { $ply } ruchów
   *[other] , { $ply } ruchu
}, { $when }
game-line-drawn = { $game } { $title }: { $white } – { $black }, remis ({ $why }){ $ply ->
    [0] {""}
    [one] , 1 ruch
    [few] , { $ply } ruchy
    [many] , { $ply } ruchów
   *[other] , { $ply } ruchu
}, { $when }
game-line-void = { $game } { $title }: { $challenger }, bez wyniku, { $when }
game-line-aborted = { $game } { $title }: { $white } – { $black }, bez wyniku, { $when }
why-conquest = król pokonany
why-fools-gambit = Gambit Błazna
why-resignation = poddanie
why-stalemate = pat
why-both-kings = mat obu królom
why-mate = szach-mat
why-last-king = ostatni król
why-bare-kings = sami królowie
why-repetition = powtórzenie
why-agreement = za zgodą
suggest-move-of-game = { $game } { $opponent }: { $move }
suggest-game-open = { $game } { $challenger } – ?, otwarte wyzwanie, { $date }
suggest-game-running = { $game } { $white } – { $black }, na ruchu { $player }, { $date }
suggest-game-won = { $game } { $white } – { $black }, wygrywa { $player }, { $date }
suggest-game-drawn = { $game } { $white } – { $black }, remis, { $date }
suggest-game-void = { $game } { $challenger }, bez wyniku, { $date }
suggest-game-aborted = { $game } { $white } – { $black }, bez wyniku, { $date }
suggest-move = { $move } ({ $side })

history-ended = **Zakończone partie, od najnowszej**
history-running = **Partie w toku, od najnowszej**
history-player = { $player }
history-opponent = kontra { $player }
history-kind = { $title }
history-won = wygrane
history-drawn = remisy
history-lost = przegrane
history-since = od { $day }
history-until = do { $day }
history-page = strona { $page }
history-score = **{ $player } kontra { $opponent }**
history-score-several = Przy wspólnych stołach dla więcej niż dwóch osób: rozegrane { $played }; w toku { $running }.
history-none = Nie ma żadnej. { $command } pokazuje partie w toku.
history-none-on-page = Nie ma żadnej.
history-no-page = Lista kończy się przed tą stroną.
history-no-score-yet = Partia w toku nie ma jeszcze wyniku. Pomiń wynik albo szukaj partii zakończonych.
history-backwards = Żaden dzień tu nie pasuje: pierwsza data wypada po drugiej.
history-oneself = Nikt nie gra ze sobą. Podaj dwie różne osoby.
history-no-date = Czytam daty takie jak `2026-03-01`, miesiące jak `2026-03` i lata jak `2026`, od roku 1970.

## What is refused, and what to do next

refuse-open-running = Partia { $game } już się zaczęła: ktoś przyjął wyzwanie.
accept-already = Partia { $game } już trwa, a ty w niej grasz.
refuse-open-over = Partia { $game } już się skończyła.
closed-declined = Partia { $game } jest zamknięta: wyzwanie odrzucono.
closed-withdrawn = Partia { $game } jest zamknięta: wyzwanie wycofano.
closed-lapsed = Partia { $game } jest zamknięta: wyzwanie wygasło, bo nikt nie przyjął go na czas.
closed-called-off = Partia { $game } jest zamknięta: odwołano ją bez wyniku.
closed-deleted = Partia { $game } jest zamknięta, bez wyniku: usunięto wszystko, co przechowywano o jej serwerze.
refuse-yourself = Nie możesz grać ze sobą. Wskaż kogoś innego albo pomiń przeciwnika, a przyjąć będzie mógł każdy tutaj.
refuse-accept-own = To twoje własne wyzwanie: musi je przyjąć ktoś inny. Możesz je wycofać.
refuse-not-invited = Zaproszenie do partii { $game } ma { $player } i tylko ta osoba odpowiada.
refuse-not-challenger = Wycofać partię { $game } może tylko { $player }.
refuse-open-to-all = Partia { $game } jest otwarta dla każdego, więc nie ma czego odrzucać. Po prostu ją zostaw.
refuse-not-started = Partia { $game } jeszcze się nie zaczęła: wyzwanie wciąż czeka na odpowiedź.
refuse-over = Partia { $game } już się skończyła. { $command } `{ $number }` pokaże ją jeszcze raz.
refuse-over-on-page = Partia { $game } już się skończyła.
refuse-rematch-early = Partia { $game } jeszcze trwa, więc nie można zagrać jej ponownie.
refuse-rematch-offered = Ta propozycja już jest: partia { $game } czeka, odpowiada { $player }.
refuse-rematch-running = Partia { $game } już trwa: to wasz rewanż, ty i { $player }.
refuse-not-seated = Nie grasz w partii { $game }. { $command } `{ $number }` pozwala ją oglądać.
refuse-not-seated-on-page = Nie grasz w partii { $game }.
refuse-not-your-turn = W partii { $game } na ruchu jest { $player }. Zawołam cię, gdy przyjdzie twoja kolej.
refuse-not-your-turn-on-page = W partii { $game } na ruchu jest { $player }.
refuse-stale = Partia { $game } zmieniła się, odkąd powstał ten przycisk. Użyj najnowszej planszy; { $command } ją pokaże.
refuse-stale-on-page = Partia { $game } zmieniła się, odkąd powstał ten przycisk. Najnowsza plansza jest na tej stronie.
refuse-touched = Dotknięto { $cells }, więc zagraj jeden z tych ruchów: { $choices }.
refuse-no-touch = W partii { $game } nie obowiązuje „dotknięta idzie”, więc niczego nie trzeba dotykać.
refuse-nothing-to-touch = Dotknięcie { $cell } do niczego nowego nie zobowiązuje: podaj pole swojej figury, która ma ruch, albo takiej, którą możesz zbić.
refuse-done-nothing = W { $title } tura to jeden ruch i kończy się sama: `done` nie ma czego kończyć. Wpisz ruch, na przykład `{ $example }`.
refuse-draw-before-move = Remis możesz zaproponować zaraz po swoim ruchu, zanim ruszy druga strona. Najpierw rusz: potem proponuje go { $draw } albo `draw` w odpowiedzi na tamtą planszę.
refuse-draw-before-move-terminal = Remis możesz zaproponować zaraz po swoim ruchu, zanim ruszy druga strona. Najpierw rusz, potem wpisz `draw`.
refuse-draw-before-move-on-page = Remis możesz zaproponować zaraz po swoim ruchu, zanim ruszy druga strona. Najpierw rusz.
refuse-draw-already = Remis po tym ruchu już jest zaproponowany. Znów możesz go proponować po następnym ruchu.
refuse-no-draw-offer = W partii { $game } nie ma propozycji remisu do rozpatrzenia.
refuse-own-draw-offer = { $others ->
    [one] To twoja propozycja remisu: odpowiada druga strona.
   *[other] To twoja propozycja remisu. Odpowiedzieć mają jeszcze: { $players }.
}
refuse-too-late-to-abort = W partii { $game } padł już ruch, więc nie można jej odwołać. Możesz zaproponować remis albo się poddać.
refuse-abort-from = W partii { $game } padł już ruch. Odwołać ją będzie można tylko wtedy, gdy { $silent } nie wykona ruchu do { $from }. Możesz zaproponować remis albo się poddać.
refuse-diverged = Partia { $game } jest odłożona: od ruchu { $ply } zapisane pozycje nie zgadzają się z zasadami. Musi to sprawdzić osoba, która prowadzi tu Kingboard. Nadal możesz ją przeglądać; { $abort } odwołuje ją bez wyniku, { $resign } ją poddaje.
refuse-diverged-on-page = Partia { $game } jest odłożona: od ruchu { $ply } zapisane pozycje nie zgadzają się z zasadami. Musi to sprawdzić osoba, która prowadzi tu Kingboard. Nadal możesz ją przejrzeć albo poddać.
refuse-rules = Partia { $game } zaczęła się według zasad w wersji { $found }, a ja gram według wersji { $ours }: tutaj nie może toczyć się dalej. Nadal możesz ją przeglądać; { $abort } odwołuje ją bez wyniku, { $resign } ją poddaje.
refuse-rules-on-page = Partia { $game } zaczęła się według zasad w wersji { $found }, a ja gram według wersji { $ours }: tutaj nie może toczyć się dalej. Nadal możesz ją przejrzeć albo poddać.

refuse-unknown-game = Stąd nie widać żadnej partii { $game }. { $command } pokazuje listę partii.
refuse-unknown-game-on-page = Stąd nie widać żadnej partii { $game }.
refuse-no-game = Nie masz tu partii, do której to pasuje. { $command } pokazuje twoje partie, { $challenge } zaczyna nową.
refuse-no-game-terminal = Na ekranie nie ma trwającej partii. **new** zaczyna nową, { $command } pokazuje trwające.
refuse-first-game = Nie masz tu jeszcze żadnej partii. { $challenge } proponuje nową.
refuse-which-look = Która partia? Nie masz tu żadnej. Wskaż jedną numerem, np. **partia:12**; { $history } pozwala ją znaleźć.
review-nobody = Nie ma tu partii gracza „{ $name }”. { $history } szuka partii według graczy.
review-of-whom = O którą partię gracza „{ $name }” chodzi? { $history } znajduje inne.
refuse-which-game = To pasuje do kilku twoich partii. O którą chodzi?
refuse-two-games = Twój ruch wskazuje partię { $named }, ale wysłano go do { $game }. Ruchu nie wykonano.
refuse-two-games-on-page = Twój ruch wskazuje partię { $named }, ale to jest strona partii { $game }. Ruchu nie wykonano.
refuse-number-alone = Napisz ruch po numerze { $game }, na przykład `{ $game } { $example }`.
refuse-which-board = Nie wiem jeszcze, na którą planszę to odpowiedź. O którą partię chodzi?
refuse-which-game-named = To pasuje do kilku twoich partii: { $games }. Wskaż jedną numerem.
refuse-which-game-example = Na przykład: `{ $example }`.
refuse-which-game-most = To tylko najpilniejsze ({ $count }). Inną partię wskaż numerem.
menu-which-game = Która partia?
menu-move-in-game = { $game } kontra { $players }: { $move }
refuse-which-game-more = i jeszcze { $count }
refuse-unknown-option = { $title } nie ma opcji „{ $option }”. Zna: { $options }.
refuse-unknown-ply = Partia { $game } ma ruchy od 0 do { $total }.
refuse-unknown-move = Partia { $game } nie ma ruchu „{ $text }”. { $last ->
    [0] Nie ma jeszcze żadnego.
   *[other] Wskaż ruch numerem (od `1` do `{ $last }`), zapisem (`D2-D3`) albo tak i tak (`1. D2-D3`); `start` to pierwsza plansza.
}
refuse-which-move = Partia { $game } ma kilka ruchów „{ $text }”: { $moves }. Podaj też sam ruch: `{ $example }`.
refuse-share = Partia { $game } toczy się na innym serwerze, więc tutaj nie pokazuję jej innym. Możesz ją oglądać prywatnie.
refuse-film-empty = Partia { $game } nie ma jeszcze ruchu, więc nie ma czego filmować.
refuse-story-empty = Partia { $game } nie ma jeszcze ruchu, więc nie ma czego opowiadać.
refuse-film-backwards = Film biegnie do przodu, więc nie tak: { $from } – { $to }. Spróbuj na odwrót: { $to } – { $from }.
refuse-film-long = Film pokazuje najwyżej { $most } ruchów, a partia { $game } ma ich { $total }. Wskaż fragment: pierwszy i ostatni ruch.
rules-elsewhere = Zasady gry { $game } nie wspominają o „{ $topic }”. Inne tak:
refuse-no-topic = Zasady nie mają orzeczenia ani rozdziału „{ $topic }”. Spróbuj numeru, np. `{ $example }`, albo rozdziału: { $headings }.
refuse-too-long = To za długie na ruch. Czytam ruchy takie jak `{ $example }`.
refuse-two-moves = Gram po jednym ruchu, a tu jest ich kilka. Wyślij tylko jeden.
fault-full = Nie zapisano tego: na dysku brak miejsca. Wszystko wcześniejsze jest bezpieczne; kto prowadzi tu Kingboard, musi zrobić miejsce.
fault-read-only = Nie zapisano tego: na dysku nie można teraz nic zapisać. Wszystko wcześniejsze jest bezpieczne; kto prowadzi tu Kingboard, musi to sprawdzić.
fault-disk = Nie zapisano tego: dysk zgłosił błąd. Wszystko wcześniejsze jest bezpieczne; spróbuj ponownie za chwilę. Jeśli to nie minie, kto prowadzi tu Kingboard, musi to sprawdzić.
fault-lost = Nie zapisano tego: plik z partiami przeniesiono, usunięto lub podmieniono w trakcie mojej pracy. Partie są w takim stanie jak przedtem; kto prowadzi tu Kingboard, musi to naprawić i uruchomić mnie ponownie.
fault-busy = Nie zapisano tego: partii używa teraz inny program. Spróbuj ponownie za chwilę.
fault-damaged = Zapisu tej partii nie da się odczytać, więc nic się nie zmieniło. Kto prowadzi tu Kingboard, musi to sprawdzić.
too-much = Chwileczkę, tego było naraz bardzo dużo. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
apart-game = Partia { $game } jest odłożona: jej zapis jest uszkodzony, więc na razie nic nie może się w niej dziać. Żaden zegar w niej nie idzie, a wszystkie inne partie toczą się dalej. Kto prowadzi tu Kingboard, może to sprawdzić.
apart-game-ended = Zapis partii { $game } jest uszkodzony i nie da się go już odczytać. Partia zakończyła się bez wyniku.
apart-games = { $count ->
    [one] Odłożona, bo jej zapis jest uszkodzony: { $games }. Żaden zegar w niej nie idzie.
    [few] Odłożone, bo ich zapis jest uszkodzony: { $games }. Żaden zegar w nich nie idzie.
    [many] Odłożone, bo ich zapis jest uszkodzony: { $games }. Żaden zegar w nich nie idzie.
   *[other] Odłożone, bo ich zapis jest uszkodzony: { $games }. Żaden zegar w nich nie idzie.
}
fault = Coś poszło nie tak po mojej stronie. Nic nie przepadło; spróbuj ponownie za chwilę.

move-unreadable = Nie rozumiem „{ $text }” jako ruchu: znak { $at }, { $expected }. Ruch wygląda tak: `{ $example }`.
move-half-to = „{ $text }” mówi, dokąd, ale nie skąd. Chodzi o { $choices }?
move-half-from = „{ $text }” mówi, skąd, ale nie dokąd. Chodzi o { $choices }?
move-half-how = Nie mogę odczytać „{ $text }” jako całego ruchu. Napisz, skąd i dokąd, na przykład `{ $example }`.
move-half-nothing = Żadna twoja figura nie może teraz pójść na { $cell }.
move-half-no-piece = Żadna twoja figura tego rodzaju ({ $piece }) nie może teraz pójść na { $cell }.
move-half-no-pieces = Żadna z figur, o które może chodzić ({ $piece }), nie może teraz pójść na { $cell }.
move-other-piece = Na { $cell } stoi inna figura: { $piece }. Chodzi o { $move }?
move-meant = Chodzi o { $move }?
square-missing = Nie ma tu pola { $cell }. Pola z literą { $letter } są od { $first } do { $last }.
square-letter-missing = Nie ma tu pola { $cell }. Litery są od { $first } do { $last }.
move-ambiguous = { $move } może oznaczać kilka ruchów. Wybierz: { $choices }.
move-ruling = (Orzeczenie { $ruling }.)

## Help

help-title = **Kingboard: korespondencyjne gry królewskie**
help-challenge = { $challenge } proponuje partię komuś albo każdemu tutaj; wystarczy nacisnąć **Przyjmij**. { $challenges } pokazuje otwarte wyzwania; { $friend } sprawia, że czyjeś wyzwania zaczynają się od razu, { $block } przed nimi chroni. { $continue } gra dalej z komputerem od pozycji z zakończonej partii. { $contest }: ligi i turnieje.
help-move = Aby ruszyć, odpowiedz na planszę ruchem, np. `{ $example }`, i zostaw włączony ping odpowiedzi. { $move } robi to samo i podpowiada dozwolone ruchy; bez ruchu albo przez **Wybierz ruch** wskazujesz figurę i pole w menu i widzisz planszę, zanim ruch zacznie się liczyć. `#12 { $example }` wskazuje partię, gdy masz ich kilka.
help-active = W Grze Aktywnej bicie wymaga rzutu wyższego niż rzut obrony. Jeśli się nie uda, rusz inną figurą. Kości są zapieczętowane przed partią i odpieczętowane po niej: { $words } dodaje do nich twoje słowa, { $verify } sprawdza każdy rzut.
help-draw = { $draw } proponuje remis po twoim ruchu, { $takeback } prosi o cofnięcie twojego ostatniego ruchu, { $resign } poddaje partię, { $abort } odwołuje ją przed pierwszym ruchem, a bez zegara także wtedy, gdy ktoś nie wykonał ruchu przez 30 dni.
help-aids = { $show } `D2` pokazuje, co może figura na D2, { $explore } to prywatna plansza do prób, { $plan } gra twoje odpowiedzi, gdy stanie się to, czego się spodziewasz, { $describe } odczytuje partię, { $note } zapisuje notatkę dla ciebie, { $settings } zmienia wygląd twoich plansz.
help-time = { $clock } pokazuje, ile jest czasu; { $pause } i { $resume } wstrzymują i wznawiają partię, { $give } dodaje czas, { $claim } ogłasza wygraną na czas. { $holiday } zatrzymuje twoje zegary na kilka dni, { $hours } – nocą i w dni wolne.
help-look = { $board } pokazuje planszę, { $review } przegląda dowolną partię, { $games } pokazuje, co na ciebie czeka, { $remind } – jak o tym przypominam, { $history } znajduje rozegrane partie, { $profile } liczy je i pokazuje, jak padały kości, { $film } robi film z partii, { $analyse } ocenia zakończoną, { $export } daje jej zapis.
help-rules = { $rules } to zasady, orzeczenie po orzeczeniu.
help-server = { $setup } mówi, co mi wolno na kanale, { $server } – jak gra się na tym serwerze, { $here } przenosi partię na inny kanał. { $privacy } pokazuje, co jest o tobie przechowywane, wydaje to i usuwa; { $moderate } jest dla moderacji.

rules-title = **{ $title }: zasady w skrócie**
alt-passed = Bicie w przelocie: { $cells }.

look-prompt = Zobacz z bliska
look-whole = Cała plansza
look-near = { $side } z bliska
look-hints = Pola bicia w przelocie
look-small = Plansza { $title } jest dość mała: zbliżenia nie ma.
look-no-hints = Teraz żadnego piona nie można zbić w przelocie.
button-close-up = Zbliżenie
