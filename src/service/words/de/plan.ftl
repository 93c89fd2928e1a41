### Deutsch: plans, which only their owner sees.

plan-title = Dein Plan für { $game }. Nur du siehst ihn. Was du tust, ist fett; das Übrige muss vorher geschehen.
plan-none = Für { $game } hast du nichts geplant.
plan-how = Schreib hinter { $command } die Züge, wie sie fallen würden, von beiden Seiten: `{ $example }`. Soll ein Angriff mit Würfeln scheitern, setz `fails` dahinter. Hinter deinem Zug bietet `draw` Remis an; an seiner Stelle gibt `resign` auf. Auch möglich: `draw accept`, `draw decline`, `resigns rematch`. Mehrere Zeilen untereinander, oder mit `|` dazwischen.
plan-file = Für eine Nachricht sind die Zeilen zu lang, darum hier als Datei.
plan-number = { $number }.
plan-option = { $number }. { $line }
plan-own = **{ $move }**
plan-their = { $move }
plan-own-succeeds = **{ $move }** (gelingt)
plan-own-fails = **{ $move }** (scheitert)
plan-their-succeeds = { $move } (gelingt)
plan-their-fails = { $move } (scheitert)
plan-dice-succeed = wenn der Angriff gelingt
plan-dice-fail = wenn der Angriff scheitert
plan-step-draw = **Remis anbieten**
plan-step-resign = **aufgeben**
plan-draw-accept = Bei einem Remisangebot: **annehmen**. Bis du das herausnimmst.
plan-draw-decline = Bei einem Remisangebot: **ablehnen**. Bis du das herausnimmst.
plan-resign-rematch = Wenn dein Gegenüber aufgibt: **Revanche anbieten**.
menu-plan-drop = Eine Anweisung herausnehmen
button-plan-clear = Alles löschen
plan-changed = Der Plan hat sich seither geändert. Hier der jetzige Stand.
plan-lost = Nach { $move } passt dein Plan für { $game } nicht mehr, seine Züge sind gelöscht. { $command } macht einen neuen.
plan-refused = Was du für { $game } geplant hast, ging jetzt nicht, darum sind die geplanten Züge gelöscht. { $command } macht einen neuen.

plan-wrong-move = Nichts wurde geändert: Zug { $number } dieser Zeile, „{ $text }“, geht dort nicht.
plan-wrong-empty = Darin ist kein Zug.
plan-wrong-only-theirs = Nichts wurde geändert: Diese Zeile endet mit einem Zug deines Gegenübers. Was tust du dann?
plan-wrong-only-own = Nichts wurde geändert: Du bist am Zug, diesen Zug kannst du einfach spielen. Eine Zeile geht mit der Antwort darauf und deiner weiter.
plan-wrong-resign-first = Nichts wurde geändert: Was muss geschehen, bevor du aufgibst? Nenne erst diesen Zug.
plan-wrong-after-resign = Nichts wurde geändert: Nach dem Aufgeben kommt nichts mehr.
plan-wrong-draw-not-yet = Nichts wurde geändert: Remis kannst du anbieten, wenn dein Zug vorbei ist, und dort ist er es nicht.
plan-wrong-draw-how = Nichts wurde geändert: Schreib `draw accept` oder `draw decline`.
plan-wrong-resign-how = Nichts wurde geändert: Schreib `resigns rematch` für den Fall, dass dein Gegenüber aufgibt. Um selbst aufzugeben, nenne, was vorher geschehen muss.
plan-wrong-long = Nichts wurde geändert: Diese Zeile ist zu lang.
plan-wrong-many = Nichts wurde geändert: Ein Plan fasst 20 Zeilen. Nimm erst eine heraus.
