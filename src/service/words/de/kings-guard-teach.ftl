### Deutsch: what King’s Guard shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## In every game’s lesson.

button-lesson-word = „{ $move }“ sagen

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-kg-aim = Das Ziel
guide-kg-aim = Süd unten, Nord oben, 9 Spalten und 10 Reihen. Jede Seite hat einen **König** (die Krone) und neun **Wächter** (die Helme). **Du gewinnst, indem du eine deiner Figuren auf den gegnerischen König setzt.** Süd beginnt. In deinem Zug wählst du ein Feld, auf dem die oberste Figur dir gehört, und ziehst von dort.
guide-kg-aim-terminal = Süd unten in Großbuchstaben, Nord oben, 9 Spalten und 10 Reihen. Jede Seite hat einen **König** (K) und neun **Wächter** (G). **Du gewinnst, indem du eine deiner Figuren auf den gegnerischen König setzt.** Süd beginnt. In deinem Zug wählst du ein Feld, auf dem die oberste Figur dir gehört, und ziehst von dort.
guide-seen-kg-aim = Die Anfangsstellung. Eingerahmt sind beide Könige auf E1 und E10, jeder hinter dem V seiner neun Wächter.

guide-title-kg-high = Türme
guide-kg-high = Figuren stehen in **Türmen** bis zu fünf aufeinander. Eine Figur geht so viele Felder weit, wie sie **hoch** steht, oder weniger: eine einzelne eines, die oberste von dreien bis zu drei. Sie geht auf Reihen und Spalten, auch um Ecken, nur über leere Felder, und endet auf einem leeren Feld oder auf einer anderen Figur. Dann darf die nächste gehen, einen Schritt weniger, und so fort **von oben nach unten**. Hör auf, wann du willst. Auch was unter deiner obersten Figur liegt, darfst du ziehen, **selbst Wächter der anderen Seite**.
guide-seen-kg-high = Was die oberste Figur des Dreierturms von Süd auf E5 darf: bis zu drei Schritte. Sie kann auf den Wächter auf D5 gehen oder den auf E7 schlagen.

guide-title-kg-corner = Schlagen und der König
guide-kg-corner = Zum Schlagen setz eine Figur auf eine gegnerische. Die bleibt auf dem Brett, unter deiner: Zieht deine weg, darfst **du** sie im selben Zug weiterziehen; lässt du sie dort, gehört sie wieder der anderen Seite. Ein König ist immer zuoberst: Auf deinen eigenen kommt nichts. **Setz eine deiner Figuren auf den gegnerischen König, und du hast gewonnen.** Ein geschlagener Wächter schlägt seinen eigenen König nie.
guide-seen-kg-corner = Der Zweierturm von Süd auf E8: Seine oberste Figur geht über E9, um die Ecke, auf den König von Nord auf D9.

guide-title-kg-full = Volle Türme
guide-kg-full = Mit fünf Figuren ist ein Turm **voll** (auf dem kleinen Brett mit vier): Auf ihn kommt nichts, ein König zuoberst ist also sicher. Wer ihn aber mit einer eigenen Figur voll gemacht hat, muss ihn **abbauen**: Sein nächster Zug beginnt dort, und mindestens die oberste Figur verlässt ihn. Hat die andere Seite den Turm bis dahin verändert oder kann ihn nichts verlassen, entfällt die Pflicht.
guide-seen-kg-full = Der Turm von Süd auf E4 hat fünf Figuren und ist abzubauen: Der Zug von Süd beginnt dort, und die oberste Figur darf bis zu fünf Felder weit.

guide-title-kg-here = Wie man hier spielt
guide-kg-here = { $challenge } bietet eine Partie an, auf dem großen Brett oder mit **klein** (8 mal 8, Türme zu vier) und **diagonal** (Schritte in acht Richtungen). **Zum Ziehen** antworte auf das Brett (Ping an) mit `C3-C4` oder mit einem ganzen Zug, die Ziele der Reihe nach: `E5-E7,D5` zieht die oberste Figur nach E7, die nächste nach D5. Oder nimm { $move }, oder drück **{ $pick }**; `done` beendet einen Zug früher. { $board } zeigt deine Partie wieder. Weiter: { $tutorial } ist eine Lektion zum Spielen, { $rules } hat jede Regel mit Bild, { $settings } andere Farben und Sprachen.
guide-kg-here-on-page = **Zum Ziehen** tippe einen Turm an, dann ein Zielfeld für seine oberste Figur, und so fort; oder schreib `C3-C4` oder einen ganzen Zug, die Ziele der Reihe nach: `E5-E7,D5` zieht die oberste Figur nach E7, die nächste nach D5. `done` beendet einen Zug früher. Weiter geht es mit der Lektion zum Spielen und mit den Regeln, in denen jede ihr Bild hat.
guide-kg-here-terminal = **new kings-guard** beginnt eine Partie auf dem großen Brett; `small` ist 8 mal 8 mit Türmen zu vier, `diagonal` erlaubt Schritte in acht Richtungen. **Zum Ziehen** tippe `C3-C4` oder einen ganzen Zug, die Ziele der Reihe nach: `E5-E7,D5` zieht die oberste Figur nach E7, die nächste nach D5. **pick** führt Schritt für Schritt zu einem Zug, `done` beendet ihn früher. { $board } zeigt die Partie wieder. Weiter: { $tutorial } ist eine Lektion zum Spielen, { $rules } hat jede Regel mit Brett.
guide-seen-kg-here = Der Zug E5-E7,D5: Die oberste Figur des Turms von Süd auf E5 schlägt den Wächter auf E7, die nächste geht auf D5.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-kg-in-short = Die Anfangsstellung. Eingerahmt sind die Könige auf E1 und E10, jeder hinter dem V seiner Wächter.
diagram-kg-board = Das kleine Brett mit seiner Anfangsstellung: 8 Spalten und 8 Reihen. Die Könige stehen auf E1 und D8.
diagram-kg-pieces = Was der Wächter von Süd auf E5, eine einzelne Figur, darf: einen Schritt, auf ein leeres Feld oder auf den Wächter von Nord auf E6.
diagram-kg-turns = Der Turm auf E5 ist drei hoch, seine oberste Figur darf also bis zu drei Felder weit, auch um Ecken, auf den Wächter auf D5 oder den auf E7.
diagram-kg-towers = Der Wächter von Süd ging von D4 auf E4. Der Turm hat nun fünf Figuren und ist im nächsten Zug von Süd abzubauen.
diagram-kg-ends = Der Wächter von Süd ging von E8 über E9 auf den König auf D9: Der ist geschlagen, und Süd hat gewonnen.
diagram-kg-notation = Der Zug E5-E7,D5: Die oberste Figur schlägt den Wächter auf E7, die nächste geht auf den Wächter auf D5.
diagram-kg-positions = Mitten in einem Zug, geschrieben @E5:1: Eine Figur hat E5 verlassen und steht auf E7 auf einem Wächter von Nord; dieser Turm schreibt sich (gG).
diagram-kg-1 = Die neun Wächter von Süd sind eingerahmt: das V mit der Spitze auf E5. Der König steht hinter dem offenen Ende auf E1.
diagram-kg-2 = C3-D4 wird abgelehnt: D4 liegt über Eck, und Schritte gehen auf Reihen und Spalten.
diagram-kg-3 = Die oberste Figur ging von E5 auf E6. Die nächste, zwei hoch, darf auf sie gesetzt werden, aber nicht an ihr vorbei nach E7.
diagram-kg-4 = Der Wächter von Süd ging von F5 nach G4 und deckte einen von Nord auf. Den darf Süd jetzt ziehen, aber nicht auf den König auf F6: Kein Wächter schlägt den eigenen König.
diagram-kg-5 = Der Turm auf E4 ist abzubauen; der Zug von Süd beginnt also dort, und B2-B3 wird abgelehnt.
diagram-kg-6 = Der Wächter von Süd ging auf B10. Beide Türme neben dem König von Nord auf A10 sind voll; Nord hat keinen erlaubten Zug und also verloren.
diagram-kg-7 = Süd hat C3-C4 gespielt. Statt zu ziehen, darf Nord jetzt die Seite von Süd übernehmen.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-kg-guard = Du spielst Süd, unten. Eine einzelne Figur geht ein Feld weit auf ihrer Reihe oder Spalte. **Zieh den Wächter an der Spitze deines V, auf E5.**
lesson-hint-kg-guard = Das ist erlaubt, aber es ist eine andere Figur. Die Spitze deines V steht auf E5. Noch einmal:
lesson-done-kg-guard = **Gut gemacht.** Eine einzelne Figur geht ein Feld weit und darf auf einer anderen enden: Auf einer von Nord schlägt sie, auf einer von dir baut sie einen Turm.
lesson-kg-build = Figuren dürfen aufeinander stehen. **Bau einen Turm: Setz einen deiner Wächter auf den anderen.**
lesson-hint-kg-build = Das ist erlaubt, aber noch steht kein Wächter auf einem Wächter. Deine sind auf D2 und E2. Noch einmal:
lesson-done-kg-build = **Gut gemacht.** Der Turm ist zwei hoch, seine oberste Figur darf also bis zu zwei Felder weit. Höchstens fünf Figuren stehen auf einem Feld.
lesson-kg-top = Dein Turm auf E3 ist drei hoch: Seine oberste Figur geht bis zu drei Felder weit, auch um Ecken. **Schlag mit ihr den Wächter auf F5.**
lesson-hint-kg-top = Das ist erlaubt, aber der Wächter auf F5 steht noch frei: zwei Felder vor und eines nach rechts. Noch einmal:
lesson-done-kg-top = **Geschlagen!** Der Wächter von Nord liegt nun unter deinem. Dein Zug ist nicht zu Ende: Auch die nächste Figur auf E3 darf ziehen.
lesson-kg-next = Der Zug geht von E3 aus weiter. Die nächste Figur ist zwei hoch und geht bis zu zwei Felder weit. **Zieh sie zwei Felder weit weg.**
lesson-hint-kg-next = In einer Partie ginge das: Sie darf ein Feld weit gehen, oder der Zug darf hier enden. Aber diesmal lass sie zwei gehen. Noch einmal:
lesson-done-kg-next = **Gut gemacht.** Von oben nach unten geht jede Figur so weit, wie sie hoch steht: die erste drei Felder, diese zwei, die letzte könnte eines gehen.
lesson-kg-done = Eine Figur ist auf E3 übrig, und niemand zwingt dich, sie zu ziehen: Nur die oberste musste. **Beende deinen Zug mit `done`.**
lesson-hint-kg-done = Das ist erlaubt: Auch die letzte Figur darf ziehen. Aber lass sie diesmal stehen und sag `done`. Noch einmal:
lesson-done-kg-done = **Gut gemacht.** Eine getippte Zeile ist ein ganzer Zug, etwa `E3-F5,E5`, und `done` versteht sich an ihrem Ende von selbst.
lesson-kg-under = Dein Wächter stand auf F5 auf einem von Nord und ist nach F7 gegangen. Der von Nord liegt jetzt frei, und in diesem Zug darfst du ihn ziehen. **Zieh ihn.**
lesson-hint-kg-under = Das ist erlaubt: Er darf bleiben, wo er ist. Aber diesmal zieh ihn von F5 weg. Noch einmal:
lesson-done-kg-under = **Gut gemacht.** In diesem Zug durftest du ihn ziehen. Von nun an gehört er wieder Nord, solange er zuoberst liegt.
lesson-kg-duty = Dein Turm auf A1 ist voll: fünf Figuren. Du hast ihn gebaut, also musst du ihn in diesem Zug abbauen. **Zieh wenigstens seine oberste Figur.**
lesson-done-kg-duty = **Gut gemacht.** Eine Figur hat den Turm verlassen, und deine Pflicht ist getan. Auch die nächsten dürfen gehen, müssen aber nicht.
lesson-kg-crown = Dein König geht wie ein Wächter so weit, wie er hoch steht, und darf auf jedem Turm stehen, auf dem Platz ist. **Stell deinen König auf den Wächter auf E2.**
lesson-hint-kg-crown = Das ist erlaubt, aber der König steht noch nicht auf dem Wächter. Der ist auf E2, gleich vor ihm. Noch einmal:
lesson-done-kg-crown = **Gut gemacht.** Der König steht jetzt zwei hoch und darf bis zu zwei Felder weit. Auf den eigenen König darf nichts gestellt werden.
lesson-kg-king = Der König von Nord auf D9 versteckt sich hinter einem Wächter. Dein Turm auf E8 ist zwei hoch. **Schlag den König.**
lesson-hint-kg-king = Das ist erlaubt, aber der König steht noch. Von E8 führt der Weg über E9, das leer ist, um die Ecke. Noch einmal:
lesson-done-kg-king = **Geschlagen!** Dein Wächter steht auf dem König, und die Partie ist sofort zu Ende: Du hast gewonnen.
