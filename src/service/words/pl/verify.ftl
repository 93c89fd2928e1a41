### Polski: sprawdzanie zapieczętowanych kości. The scheme is in docs/sealed-dice.md.

verify-agrees = { $rolls ->
    [0] Sprawdzone: ujawniony sekret to ten, który zapieczętowano. W partii { $game } nie było ani jednego rzutu.
    [one] Sprawdzone: ujawniony sekret to ten, który zapieczętowano, i wynika z niego jedyny rzut partii { $game }.
   *[other] Sprawdzone: ujawniony sekret to ten, który zapieczętowano, i wynika z niego każdy z { $rolls } rzutów partii { $game }.
}
verify-agrees-several = { $rolls ->
    [one] Sprawdzone: każdy ujawniony sekret to ten, który zapieczętowano, i jedyny rzut partii { $game } wynika ze swojego sekretu.
   *[other] Sprawdzone: każdy ujawniony sekret to ten, który zapieczętowano, i każdy z { $rolls } rzutów partii { $game } wynika ze swojego sekretu.
}
verify-unfit = Coś się nie zgadza: ujawniony sekret to nie ten, który zapieczętowano jako { $seal }, więc o kościach partii { $game } niczego nie dowodzi.
verify-bad = Coś się nie zgadza: rzut { $number } partii { $game } nie wynika z sekretu. Przy { $ply } { $move } podane kości to { $told }, a z sekretu wynika { $follows }. To pierwsza niezgodność.
verify-waits = { $rolls ->
    [0] Kości partii { $game } są zapieczętowane jako { $seal } i pod tą pieczęcią nie było jeszcze żadnego rzutu. Sekret będzie ujawniony po końcu partii.
    [one] Kości partii { $game } są zapieczętowane jako { $seal }, a na sprawdzenie czeka jeden rzut. Sekret będzie ujawniony po końcu partii.
    [few] Kości partii { $game } są zapieczętowane jako { $seal }, a na sprawdzenie czekają { $rolls } rzuty. Sekret będzie ujawniony po końcu partii.
    [many] Kości partii { $game } są zapieczętowane jako { $seal }, a na sprawdzenie czeka { $rolls } rzutów. Sekret będzie ujawniony po końcu partii.
   *[other] Kości partii { $game } są zapieczętowane jako { $seal }, a na sprawdzenie czeka { $rolls } rzutu. Sekret będzie ujawniony po końcu partii.
}
verify-so-far = { $rolls ->
    [one] Sprawdzone dotąd: jedyny rzut, którego sekret jest już ujawniony, wynika z niego.
   *[other] Sprawdzone dotąd: każdy z { $rolls } rzutów, których sekret jest już ujawniony, wynika z niego.
}
verify-never-opened = { $rolls ->
    [0] Sekret zapieczętowany jako { $seal } nigdy nie został ujawniony. Żaden rzut partii { $game } od niego nie zależał, więc nie ma czego sprawdzać.
    [one] Sekret zapieczętowany jako { $seal } nigdy nie został ujawniony, więc nie można sprawdzić jednego rzutu partii { $game }.
   *[other] Sekret zapieczętowany jako { $seal } nigdy nie został ujawniony, więc nie można sprawdzić { $rolls } rzutów partii { $game }.
}
verify-elsewhere = { $rolls ->
    [0] Partia { $game } zaczęła się gdzie indziej, jako { $there }, a jej kości zapieczętowano na nowo, gdy trafiła tutaj. Pod pierwszą pieczęcią, { $seal }, nie było żadnego rzutu.
    [one] Partia { $game } zaczęła się gdzie indziej, jako { $there }, a sekret zapieczętowany tam jako { $seal } tam pozostał: nie można tu sprawdzić jednego rzutu.
   *[other] Partia { $game } zaczęła się gdzie indziej, jako { $there }, a sekret zapieczętowany tam jako { $seal } tam pozostał: nie można tu sprawdzić { $rolls } rzutów.
}
verify-partly = { $before ->
    [one] To, co zapieczętowano, zgadza się (rzuty: { $rolls }). Jeden rzut partii { $game } padł, zanim zapieczętowano jej kości, i nie można go sprawdzić.
    [few] To, co zapieczętowano, zgadza się (rzuty: { $rolls }). { $before } rzuty partii { $game } padły, zanim zapieczętowano jej kości, i nie można ich sprawdzić.
    [many] To, co zapieczętowano, zgadza się (rzuty: { $rolls }). { $before } rzutów partii { $game } padło, zanim zapieczętowano jej kości, i nie można ich sprawdzić.
   *[other] To, co zapieczętowano, zgadza się (rzuty: { $rolls }). { $before } rzutu partii { $game } padło, zanim zapieczętowano jej kości, i nie można ich sprawdzić.
}
verify-no-dice = W partii { $game } gra się bez kości, więc nie ma czego sprawdzać.
verify-own-dice = W partii { $game } gracze rzucają własnymi kośćmi, więc program nie ma czego sprawdzać.
verify-older = Partia { $game } zaczęła się, zanim zaczęto tu pieczętować kości, więc jej kości nie można sprawdzić.

verify-seal = Pieczęć `{ $seal }`, partia { $game }, zasady w wersji { $rules }, schemat { $scheme }:
verify-open = Sekret: { $secret } (rzuty z niego: { $rolls })
verify-open-unfit = Podany sekret to { $secret }, a zapieczętowano inny.
verify-shut = Sekret nie jest ujawniony (rzuty z niego: { $rolls }).
verify-seed = { $side } dodają „{ $seed }”.
verify-closed = { $side } dodają zamknięte słowa: `{ $seed }`.
verify-no-seed = { $side } nic nie dodały.
verify-roll = Rzut { $number }, { $ply } { $move }: { $told }, zgadza się.
verify-how = Nie musisz wierzyć mi na słowo: zachowaj zapis partii i sprawdź go na dowolnym komputerze przez „{ $command }” albo krótkim programem verify_dice.py, dołączonym do Kingboard. Podaj pieczęć, którą było widać na początku partii.

verify-not-a-seal = „{ $seal }” to nie pieczęć: pieczęć ma { $whole } znaki, od 0 do 9 i od a do f. Stoi w wiadomości, która zaproponowała partię, a { $verify } ją pokaże.
verify-seal-short = „{ $seal }” ma za mało znaków: podaj całą pieczęć, wszystkie { $whole } znaki, albo co najmniej pierwsze { $fewest }. Do kilku znaków ktoś może dobrać inny pasujący sekret.
verify-other-seal = Żadna pieczęć tego zapisu nie zaczyna się od { $seal }. Są w nim: { $seals }. To więc zapis innej partii albo fałszerstwo.
