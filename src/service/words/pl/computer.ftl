### Polski: komputer jako gracz.

computer-name = Komputer (poziom { $level })
computer-name-numbered = Komputer { $number } (poziom { $level })
computer-level = Poziom { $level }: { $plays }
computer-plays-1 = zna zasady, widzi bicia i często się myli – dobry na pierwszą partię
computer-plays-2 = widzi bicia, przeocza większość innych odpowiedzi
computer-plays-3 = przeocza niektóre odpowiedzi
computer-plays-4 = widzi większość odpowiedzi
computer-plays-5 = liczy kilka ruchów naprzód
computer-plays-6 = gra solidnie i rzadko się myli
computer-plays-7 = gra mocno
computer-plays-8 = gra najlepiej, jak potrafi
computer-strengths = Komputer tutaj, według partii osób z rankingiem przeciw niemu: { $levels }.
computer-strength = poziom { $level } około { $rating } ± { $deviation }
computer-thinks = { $player } myśli.
computer-in-check = { $player } myśli: król jest zagrożony.
computer-in-check-where = { $count ->
    [one] { $player } myśli: król na { $cells } jest zagrożony.
   *[other] { $player } myśli: królowie na { $cells } są zagrożeni.
}
computer-thinks-later = { $ahead ->
    [0] { $player } wciąż myśli nad tym ruchem.
    [one] { $player } myśli najpierw nad inną partią, a potem zagra tutaj.
   *[other] { $player } myśli najpierw nad { $ahead } innymi partiami, a potem zagra tutaj.
}
inbox-computer = { $ahead ->
    [0] komputer myśli
    [one] komputer myśli najpierw nad inną partią
   *[other] komputer myśli najpierw nad { $ahead } innymi partiami
}
computer-choose = **{ $title } z komputerem.** Który poziom? Odpowiada od razu, na prośbę pozwala cofać ruchy i po dziesięciu ruchach zgadza się na remis, gdy nie stoi lepiej.
computer-choose-first = Poziom 1 jest w sam raz na pierwszą partię. Gra toczy się tutaj, na tym kanale, a strony są losowane.
computer-choose-first-terminal = Poziom 1 jest na pierwszą partię. Strony są losowane.
challenge-computer = { $player } zaczyna grę, a przeciwnikiem jest { $opponent }.

button-play-computer = Zagraj z komputerem
button-computer-level = Poziom { $level }
menu-computer-level = Wybierz poziom
menu-lobby-computer = Dodaj komputer
button-lobby-no-computer = Odeślij komputer

refuse-computer-off = Komputer tu nie gra: wyłączył go operator bota.
refuse-computer-own-dice = Komputer nie ma własnych kości. Pomiń **własne-kości**: bot rzuci za obie strony, a jego kości są wcześniej zapieczętowane.
refuse-computer-own-dice-terminal = Komputer nie ma własnych kości. Pomiń **own-dice**: bot rzuci za obie strony, a jego kości są wcześniej zapieczętowane.
refuse-computer-and-opponent = Wskaż przeciwnika albo komputer, nie jedno i drugie.
refuse-computer-host = O komputerach przy { $game } decyduje { $player }, bo to stół tej osoby.
refuse-computer-none = Przy stole { $game } nie ma komputera.

console-begin-computer = **new computer** zaczyna partię { $game } z komputerem.
console-computer = {""}**Komputer**
    Wpisz **new computer**, by zagrać z komputerem, od **new computer 1** do **new computer 8**, by wybrać poziom (bez liczby jest to 3), a dalej wszystko, co przyjmuje **new**: **new computer 3 active**, **new kings-guard computer 5**. Przy stole dla więcej niż dwojga zajmuje wszystkie pozostałe miejsca; **computer 12 5** dodaje komputer poziomu 5 do stołu 12, **computer 12 away** go odsyła.
console-computer-levels = Poziom 1 { computer-plays-1 }; poziom 2 { computer-plays-2 }; poziom 3 { computer-plays-3 }; poziom 4 { computer-plays-4 }; poziom 5 { computer-plays-5 }; poziom 6 { computer-plays-6 }; poziom 7 { computer-plays-7 }; poziom 8 { computer-plays-8 }.
console-computer-level = Który poziom? Od **new computer 1** do **new computer 8**; samo **new computer** to poziom 3.
console-computer-table = Który stół i który poziom? **computer 12 5** dodaje komputer poziomu 5 do stołu 12, **computer 12 away** go odsyła.

discord-challenge-computer = Poziom komputera, od 1 do 8
discord-name-computer = komputer
lesson-end-computer = Czeka też komputer: poziom 1 jest w sam raz na pierwszą partię.
profile-computer = Z komputerem

stand-in-offered = { $player } proponuje, by w partii { $game } zamiast gracza { $from } grał dalej { $computer }. Muszą się zgodzić wszyscy pozostali. Do { $until } odpowiedzieć mają jeszcze: { $players }.
stand-in-offered-own = { $player } musi opuścić partię { $game } i proponuje zastępstwo: { $computer }. Muszą się zgodzić wszyscy pozostali. Do { $until } odpowiedzieć mają jeszcze: { $players }.
stand-in-agreed = { $player } zgadza się, by w partii { $game } grał dalej komputer.
stand-in-prompt = Zagra, gdy zgodzą się wszyscy. Odpowiedzieć mają jeszcze: { $players }.
stand-in-declined = { $player } odmawia: w partii { $game } komputer nikogo nie zastąpi.
stand-in-lapsed = Nie wszyscy zgodzili się na czas: w partii { $game } komputer nikogo nie zastąpi.
button-stand-in-agree = Zgadzam się
button-stand-in-decline = Odmawiam
menu-stand-in = Niech dalej gra komputer
refuse-stand-in-there = { $player } nadal tu jest. Komputer może zastąpić ciebie albo osobę, która odeszła.
refuse-stand-in-nobody = Zostałyby same komputery. { $resign } kończy partię dla ciebie.
refuse-stand-in-nobody-on-page = Zostałyby same komputery. Aby skończyć partię dla siebie, poddaj się.
refuse-computer-many = Liczba twoich partii z komputerem to już { $count }, a więcej naraz się nie da. Pokazuje je { $games }.
handover-one = Wskaż osobę albo poziom komputera, nie jedno i drugie.
handover-whom = Wskaż, kto ma grać dalej: osobę albo poziom komputera.
console-verb-standin = Niech komputer gra dalej za ciebie albo za osobę, która odeszła
discord-handover-computer = Poziom komputera, który zastąpi ciebie albo osobę, która odeszła
