### Polski: plany, które widzi tylko ich właściciel.

plan-title = Twój plan do partii { $game }. Widzisz go tylko ty; pogrubione robisz ty, reszta musi najpierw się zdarzyć.
plan-none = Nie masz planu do partii { $game }.
plan-how = Po { $command } wpisz ruchy w kolejności, cudze i swoje: `{ $example }`. Po ataku, o którym decydują kości, dodaj `fails`, jeśli ma się nie udać. Po swoim ruchu dodaj `draw`, by proponować remis; zamiast ruchu wpisz `resign`. Także: `draw accept`, `draw decline`, `resigns rematch`. Kilka wariantów pisz w osobnych liniach albo z `|` pomiędzy.
plan-file = Warianty są za długie na wiadomość, więc oto plik.
plan-number = { $number }.
plan-option = { $number }. { $line }
plan-own = **{ $move }**
plan-their = { $move }
plan-own-succeeds = **{ $move }** (udany)
plan-own-fails = **{ $move }** (nieudany)
plan-their-succeeds = { $move } (udany)
plan-their-fails = { $move } (nieudany)
plan-dice-succeed = jeśli atak się uda
plan-dice-fail = jeśli atak się nie uda
plan-step-draw = **zaproponuj remis**
plan-step-resign = **poddaj partię**
plan-draw-accept = Na propozycję remisu: **przyjmij**. Dopóki tego nie usuniesz.
plan-draw-decline = Na propozycję remisu: **odrzuć**. Dopóki tego nie usuniesz.
plan-resign-rematch = Gdy druga strona się podda: **zaproponuj rewanż**.
menu-plan-drop = Usuń instrukcję
button-plan-clear = Usuń wszystko
plan-changed = Plan zmienił się od tamtej chwili. Oto jego obecny stan.
plan-lost = Po { $move } twój plan do partii { $game } już nie pasuje, więc jego ruchy wypadają. { $command } układa nowy.
plan-refused = Planu do partii { $game } nie dało się teraz wykonać, więc jego ruchy wypadają. { $command } układa nowy.

plan-wrong-move = Nic się nie zmieniło: ruchu { $number } tego wariantu, „{ $text }”, nie można tam zagrać.
plan-wrong-empty = Nie ma w tym żadnego ruchu.
plan-wrong-only-theirs = Nic się nie zmieniło: ten wariant kończy się ruchem drugiej strony. Co wtedy zagrasz?
plan-wrong-only-own = Nic się nie zmieniło: teraz twoja kolej, więc ten ruch możesz po prostu zagrać. Dopisz po nim odpowiedź drugiej strony i swoją.
plan-wrong-resign-first = Nic się nie zmieniło: co musi się stać, zanim się poddasz? Najpierw podaj ten ruch.
plan-wrong-after-resign = Nic się nie zmieniło: po poddaniu nic już nie następuje.
plan-wrong-draw-not-yet = Nic się nie zmieniło: remis można proponować po końcu twojej tury, a ona tam jeszcze trwa.
plan-wrong-draw-how = Nic się nie zmieniło: wpisz `draw accept` albo `draw decline`.
plan-wrong-resign-how = Nic się nie zmieniło: wpisz `resigns rematch` na wypadek, gdy druga strona się podda. By poddać własną partię, podaj, co musi się stać wcześniej.
plan-wrong-long = Nic się nie zmieniło: ten wariant jest za długi.
plan-wrong-many = Nic się nie zmieniło: plan mieści 20 wariantów. Najpierw usuń któryś.
