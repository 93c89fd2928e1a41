# Teamsprache: Zahlen, die Partner einander vor allen sagen, und was sie bedeuten.

signal-said = { $player } signalisiert { $partner } in { $game } die **{ $number }**.
signal-title = **Teamsprache in { $game } mit { $partner }.** Diese Seite sehen nur Partner. Was du sagst, sieht der ganze Tisch.
signal-title-open = **Teamsprache in { $game }.** Noch siehst nur du diese Seite; dein Partner liest sie, sobald die Partie begonnen hat.
signal-meaning = **{ $number }**: { $text } ({ $player })
signal-none-noted = Noch ist keine Bedeutung notiert. Mit { $command } sagst du eine Zahl von 1 bis 10 und notierst bis zum ersten Zug, was eine bedeutet.
signal-note-how = { $command } sagt eine Zahl von 1 bis 10 und notiert bis zum ersten Zug, was eine bedeutet.
signal-meaning-kept = Notiert, was { $number } bedeutet.
signal-meaning-gone = Was du zu { $number } notiert hattest, ist gelöscht.
signal-meaning-none = Zu { $number } hattest du nichts notiert.
signal-too-long = Eine Bedeutung fasst { $most } Zeichen, diese hat { $count }. Nichts wurde geändert: Bitte fass dich kürzer.
signal-too-late = Partner verabreden vorher, was Zahlen bedeuten (FK-18): Nach dem ersten Zug in { $game } wird keine Bedeutung mehr notiert oder geändert. Die Zahlen darfst du weiterhin sagen.
signal-numbers = Partner dürfen die Zahlen 1 bis 10 sagen, sonst nichts (FK-18).
signal-how = Sag mit { $command } eine Zahl von 1 bis 10. Der Knopf zeigt nur dir, was eure Zahlen bedeuten.
signal-option = { $number }
signal-option-meaning = { $number }: { $text }
menu-signal = Dem Tisch eine Zahl sagen
button-signal = Teamsprache
signal-heard = Signale: { $signals }.
caption-signals = Signale: { $signals }
signal-heard-one = { $player } ({ $side }) { $number }
refuse-signal-alone = In { $game } hat niemand einen Partner, also gibt es niemanden für Signale.
refuse-signal-many = Das sind viele Signale in kurzer Zeit, und alle bekommen jedes zu sehen. Wieder möglich: { $when }.
console-signal-what = **signal 3** sagt deinem Partner und dem Tisch die 3, **signal 3 = links vorrücken** notiert, was sie bedeutet, und **signal 3 =** löscht das, beides bis zum ersten Zug, **signal** zeigt, was notiert ist; **signal #12 3** geht mit Partie 12.
help-signal = Mit Partner (Four Kings One War): { $signal } sagt eine Zahl von 1 bis 10 und notiert bis zum ersten Zug, was sie für euch zwei bedeutet.
discord-signal = Deinem Partner vor allen eine Zahl sagen oder sehen und notieren, was eure Zahlen bedeuten
discord-signal-number = Die Zahl, 1 bis 10; ohne sie siehst nur du, was notiert ist
discord-signal-meaning = Was die Zahl bedeutet, bis zum ersten Zug: für Partner notiert, nicht gesagt. Ein - löscht es
discord-signal-game = Nummer der Partie, falls du mehrere spielst
discord-name-signal = signal
discord-name-number = zahl
discord-name-meaning = bedeutung
