### Polski: King's Mate, what is said of it alone.

console-legend-kings-mate = Wielkie litery to Białe: K król, S miecznik, P kapłan, R kapłanka, E strażnik, F błazen. Pola wzniesione są w [ ]; * ostatni ruch, ! zagrożenie albo to, co zabrania ruchu, + pole, na które można iść, x odparty atak, ~ figura bez ruchu do końca tury, † straty. **moves** pokazuje dozwolone ruchy.

discord-option-kings-mate-expanded = Zasady rozszerzone: Gambit Błazna i Obrona Korony
discord-option-kings-mate-active = Gra Aktywna: o atakach decydują kości
discord-option-kings-mate-interactive = Gra Aktywna, w której obrona naciska „Rzuć w obronie”; na kości to nie wpływa
discord-option-kings-mate-own-dice = Gra Aktywna z własnymi kośćmi: rzucacie nimi u siebie i wpisujecie wyniki
discord-option-kings-mate-touch = „Dotknięta idzie”: dotkniętą figurą trzeba ruszyć
discord-option-kings-mate-repetition = Zasada domowa: pozycja, która powstaje trzeci raz, kończy partię remisem

move-promotes-kings-mate = Przemiana: { $from } wraca jako { $piece }.

alert-check-kings-mate = { $player }, twój król jest zagrożony: **broń się albo ulegnij!**

caption-turn-check-kings-mate = { $side } na ruchu: broń się albo ulegnij!

board-letters-kings-mate = Wielkie litery to Białe. [ ] to pole wzniesione; * ostatni ruch, ! zagrożenie, x odparty atak, ~ bez ruchu do końca tury.

what-danger-kings-mate = Zagrożenie: broń się albo ulegnij!
