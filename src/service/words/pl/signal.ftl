# Sygnały drużyny: liczby, które partnerzy mówią sobie przy wszystkich, i co znaczą.

signal-said = { $player } daje sygnał **{ $number }** w partii { $game }; partner: { $partner }.
signal-title = **Sygnały w partii { $game }, partner: { $partner }.** Tę stronę widzą tylko partnerzy. To, co powiesz, widzi cały stół.
signal-title-open = **Sygnały w partii { $game }.** Na razie tę stronę widzisz tylko ty; partner przeczyta ją, gdy partia się zacznie.
signal-meaning = **{ $number }**: { $text } ({ $player })
signal-none-noted = Nie zapisano jeszcze żadnych znaczeń. Przez { $command } mówisz liczbę od 1 do 10, a do pierwszego ruchu zapisujesz, co znaczy.
signal-note-how = { $command } mówi liczbę od 1 do 10, a do pierwszego ruchu zapisuje, co znaczy.
signal-meaning-kept = Zapisano, co znaczy { $number }.
signal-meaning-gone = Twój zapis przy { $number } został usunięty.
signal-meaning-none = Przy { $number } nic nie było zapisane.
signal-too-long = Znaczenie mieści { $most } znaków, a to ma { $count }. Nic nie zmieniono: powiedz to krócej.
signal-too-late = Partnerzy umawiają się z góry, co znaczą liczby (FK-18): po pierwszym ruchu w partii { $game } znaczeń już się nie zapisuje ani nie zmienia. Liczby nadal możesz mówić.
signal-numbers = Partnerzy mogą mówić liczby od 1 do 10 i nic więcej (FK-18).
signal-how = Powiedz liczbę od 1 do 10 przez { $command }. Przycisk pokaże tylko tobie, co znaczą wasze liczby.
signal-option = { $number }
signal-option-meaning = { $number }: { $text }
menu-signal = Powiedz stołowi liczbę
button-signal = Sygnały
signal-heard = Sygnały: { $signals }.
caption-signals = Sygnały: { $signals }
signal-heard-one = { $player } ({ $side }) { $number }
refuse-signal-alone = W partii { $game } nikt nie ma partnera, więc nie ma komu dawać sygnałów.
refuse-signal-many = To dużo sygnałów w krótkim czasie, a każdy widzą wszyscy. Znów będzie można: { $when }.
console-signal-what = **signal 3** mówi 3 partnerowi i stołowi, **signal 3 = naprzód z lewej** zapisuje, co to znaczy, a **signal 3 =** usuwa to, jedno i drugie do pierwszego ruchu, **signal** pokazuje zapisane; **signal #12 3** dotyczy partii 12.
help-signal = Z partnerem (Four Kings One War): { $signal } mówi liczbę od 1 do 10, a do pierwszego ruchu zapisuje, co znaczy dla was dwojga.
discord-signal = Powiedz partnerowi liczbę przy wszystkich albo zobacz i zapisz, co znaczą
discord-signal-number = Liczba od 1 do 10; bez niej tylko ty widzisz, co zapisano
discord-signal-meaning = Co znaczy, do pierwszego ruchu; zapisane dla partnerów, nie mówione. Znak - usuwa
discord-signal-game = Numer partii, gdy grasz kilka
discord-name-signal = sygnał
discord-name-number = liczba
discord-name-meaning = znaczenie
