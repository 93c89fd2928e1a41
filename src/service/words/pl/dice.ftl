### Polski: kości – zapieczętowane przed pierwszym ruchem, odpieczętowane na końcu.

dice-sealed = Kości są zapieczętowane: { $verify } sprawdza po partii każdy rzut, a przez { $accept } dodasz do nich własne słowa.
dice-sealed-terminal = Kości są zapieczętowane: { $verify } sprawdza po partii każdy rzut, a przez { $accept } dodasz do nich własne słowa. Pieczęć do zachowania: `{ $seal }`
dice-begins = Kości tej partii są zapieczętowane.
dice-begins-terminal = Kości tej partii są zapieczętowane: `{ $seal }`.
dice-seal = -# Pieczęć do zachowania: `{ $seal }`
dice-at-start = Kości są zapieczętowane. Aby dodać do nich własne słowa: { $command }, przed swoim pierwszym ruchem.
dice-at-start-on-page = Kości są zapieczętowane.
dice-at-start-terminal = { $told ->
    [yes] Kości są zapieczętowane.
   *[no] Kości są zapieczętowane: `{ $seal }`.
} Zachowaj kopię tej pieczęci: po partii możesz nią sprawdzić każdy rzut ({ $verify } pokazuje ją ponownie). Aby dodać do kości własne słowa: { $command }, przed swoim pierwszym ruchem.
dice-sealed-anew = Kości są zapieczętowane na nowo. Aby dodać do nich własne słowa: { $command }, przed swoim następnym ruchem.
dice-sealed-anew-on-page = Kości są zapieczętowane na nowo.
dice-sealed-anew-terminal = Kości są zapieczętowane na nowo: `{ $seal }`. Aby dodać do nich własne słowa: { $command }, przed swoim następnym ruchem.
dice-words = { $player } dodaje do kości słowa: `{ $seed }`.
dice-closed = { $player } dodaje do kości zamknięte słowa: `{ $seed }`. Można je otworzyć do pierwszego ataku.
dice-opened = Kości są odpieczętowane: { $command } `{ $number }` sprawdza każdy rzut.
dice-opened-on-page = Kości są odpieczętowane: **Sprawdź kości** sprawdza każdy rzut.

dice-needed = Potrzebna wyższa kość: { $ways } z { $rolls } rzutów ({ $percent }%).
dice-own = Własne kości.

refuse-dice-not-sealed = Kości partii { $game } nie są zapieczętowane, więc nie można nic do nich dodać ani odnowić pieczęci.
refuse-dice-none = Partia { $game } toczy się bez kości: nie ma czym rzucać i nic nie jest zapieczętowane.
refuse-dice-seeds-stay = Na to już za późno: to, co wchodzi do kości partii { $game }, ustala twój własny pierwszy ruch, a dla wszystkich pierwszy atak.
refuse-dice-other-words = To nie te słowa, które zamknięto. Do pierwszego ataku możesz otworzyć tylko tamte, litera po literze, i żadnych innych.
refuse-dice-no-words = Jakie słowa? Dodaj kilka własnych, w jednej linii. To, co wygląda jak identyfikator, na przykład `discord:123`, się nie liczy.
refuse-dice-secret-lost = W bazie danych brakuje sekretu kości partii { $game }, a innych kości w zamian nie będzie. Powiedz o tym osobie, która prowadzi tego bota. Ruch nie został zagrany; dopóki sekret się nie znajdzie, partię nadal można poddać albo zakończyć za zgodą obu stron.

move-attacks = { $player } atakuje { $cell } ({ $piece }): { $move }.
dice-roll-to-defend = { $player }, rzuć w obronie! Kości padną same { $until }.
dice-roll-sealed = Naciśnięcie nie zmienia wyniku: jest już zapieczętowany.
dice-no-clock = Dopóki nie padną, żaden zegar nie biegnie.
dice-stand = Kości tego ataku są w powietrzu: rzucić w obronie może { $player }. Póki partia stoi, same nie padną.
dice-enter = Kości są wasze: rzućcie jedną za atak ({ $attacker }) i jedną za obronę i wpiszcie oba wyniki, najpierw wynik ataku: „roll 5 2” albo { $command }.
dice-enter-on-page = Kości są wasze: rzućcie jedną za atak ({ $attacker }) i jedną za obronę i wpiszcie oba wyniki, najpierw wynik ataku: „roll 5 2”.
button-roll = 🎲 Rzuć w obronie
button-dice-enter = Wpisz wyniki
form-dice = Własne kości
form-dice-how = Najpierw atak, potem obrona
dice-renewal-offered = { $player } proponuje już teraz ujawnić sekret kości, by można było sprawdzić wszystkie dotychczasowe rzuty, i zapieczętować nowy.
dice-renewal-prompt = { $player }, zgadzasz się?
dice-renewal-declined = Kości pozostają zapieczętowane jak dotąd: { $player } woli teraz nie zmieniać pieczęci.
button-renewal-accept = Ujawnij i zapieczętuj na nowo
button-renewal-decline = Zostaw pieczęć

caption-dice = Kości są w powietrzu
inbox-dice = kości w powietrzu

refuse-dice-in-the-air = Kości jeszcze nie padły: rzucić w obronie może { $player }. Same padną { $until }.
refuse-dice-stand = Kości jeszcze nie padły: rzucić w obronie może { $player }.
refuse-dice-enter-first = Kości jeszcze nie padły. Rzuć nimi i wpisz oba wyniki, najpierw wynik ataku: „roll 5 2” albo { $command }.
refuse-dice-enter-first-on-page = Kości jeszcze nie padły. Rzuć nimi i wpisz oba wyniki, najpierw wynik ataku: „roll 5 2”.
refuse-dice-nothing-to-roll = W partii { $game } nie ma teraz kości do rzucenia.
refuse-dice-earlier-attack = To dotyczyło wcześniejszego ataku w partii { $game }. Teraz na kości czeka inny atak.
refuse-dice-not-yours = Tym razem rzuca { $player }. Kościom nie robi to różnicy.
refuse-dice-own = W partii { $game } rzucacie własnymi kośćmi. Wpisz oba wyniki, najpierw wynik ataku: „roll 5 2” albo { $command }.
refuse-dice-own-on-page = W partii { $game } rzucacie własnymi kośćmi. Wpisz oba wyniki, najpierw wynik ataku: „roll 5 2”.
refuse-dice-not-own = W partii { $game } kośćmi rzuca bot, więc nie ma czego wpisywać.
refuse-dice-faces = „{ $typed }” to nie rzut. Wpisz { $count ->
    [one] 1 wynik
    [few] { $count } wyniki
    [many] { $count } wyników
   *[other] { $count } wyniku
} od 1 do { $faces }, najpierw wynik ataku, np. „roll 5 2”.
refuse-dice-renewal-early = Obecna pieczęć partii { $game } nie zdecydowała jeszcze o żadnym rzucie, więc nie ma czego ujawniać.
refuse-dice-renewal-already = Twoja propozycja nowej pieczęci już jest. Odpowiada druga strona.
refuse-dice-no-renewal = Nikt teraz nie proponuje nowej pieczęci w partii { $game }. Robi to { $command }.
refuse-dice-no-renewal-on-page = Nikt teraz nie proponuje nowej pieczęci w partii { $game }.
refuse-dice-own-renewal = To twoja własna propozycja: odpowiada druga strona.
