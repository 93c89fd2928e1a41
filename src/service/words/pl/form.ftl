### Polish: a challenge filled in by menus and buttons, and what is asked of a message that is pointed at.

form-title-to = **Partia { $title } dla { $player }**
form-title = **Partia { $title } dla każdego tutaj**
form-how = Wybierz z menu i włącz, co chcesz; potem wyślij. Do tego czasu widzisz to tylko ty.
form-kind = Gra: { $chosen }
form-side = Twoja strona: { $chosen }
form-clock = Czas: { $chosen }
form-by-lot = losowo
form-no-clock = bez zegara
form-own-clock = jak na tym serwerze ({ $clock })
form-on = { $what }: tak
form-off = { $what }: nie
form-thread = Osobny wątek
button-form-send = Wyślij wyzwanie
form-sent = Wysłane: to partia { $game }, zaraz pojawi się tutaj.
form-sent-already = Ta propozycja już jest: to partia { $game }.
pointed-unknown = Po tej wiadomości nie znam żadnej partii. Wybierz moją wiadomość z planszą albo użyj { $review }, by przejść partię, i { $move }, by zagrać ruch.
