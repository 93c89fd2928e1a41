### Deutsch: what Four Kings One War shows to who learns it: help in pictures, the rules with their diagrams, the lesson.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-title-fk-aim = Das Ziel
guide-fk-aim = Das Brett ist ein Kreuz: in der Mitte ein Boden, darum vier Terrassen. **Weiß** hat die Heere von Süd (unten) und West (links), **Schwarz** die von Nord und Ost, jedes ein ganzer Satz Schachfiguren. **Du gewinnst, wenn du die Könige beider gegnerischen Heere matt setzt.** Weiß beginnt. Auch vier können spielen, jeder ein Heer: Süd und West gegen Nord und Ost.
guide-seen-fk-aim = Die Anfangsstellung. Eingerahmt sind die vier Könige: der von Süd auf I1, von West auf A9, von Nord auf H16, von Ost auf P8.
guide-title-fk-two = Zwei Teilzüge
guide-fk-two = Ein Zug besteht aus **zwei Teilzügen mit zwei verschiedenen Figuren**, aus einem deiner Heere oder aus beiden. Auf den zweiten kannst du verzichten: Sag `done`. Am Ende des Zuges müssen deine Könige sicher sein; dazwischen darf ein König angegriffen sein, wenn dein zweiter Teilzug ihn retten kann. Kein Teilzug schlägt je einen König.
guide-seen-fk-two = Der Zug E2-E5 B8-C8: Der Bauer von Süd auf E2 geht nach E5, dann der von West auf B8 nach C8.
guide-title-fk-walk = Bauern und Springer
guide-fk-walk = Ein **Bauer** geht immer ein bis drei leere Felder vor und schlägt ein Feld schräg nach vorn. Schlägt er auf eine Terrasse an der Seite, so dreht er sich für immer zu deren Grundlinie. Ein **Springer** springt einmal oder über ein leeres Feld zweimal. Alles andere zieht wie im Schach. Auf jeder Grundlinie wird ein Bauer zu Dame, Turm, Läufer oder Springer.
guide-seen-fk-walk = Was der Bauer von Süd auf E7 darf: nach E8, E9 oder E10 gehen oder den Springer auf D8 schlagen, auf der Terrasse von West, und sich nach links drehen.
guide-title-fk-fall = Wenn ein König fällt
guide-fk-fall = Ein König, den weder ein Teilzug noch zwei retten, ist matt und wird **übergeben**: `I1#` ist der erste Teilzug, und einer deines anderen Heeres darf folgen. Das Heer spielt ohne ihn weiter. Bringst du einen Bauern auf eine Grundlinie, während ein König von dir gefangen ist, so verlässt der Bauer das Brett, und **der König kommt zurück**, wenn sein erstes Feld leer und sicher ist. Fällt auch dein zweiter König, hast du verloren.
guide-seen-fk-fall = Der König von Süd auf I1 war matt durch Türme auf E1 und E2 und ist übergeben worden. West darf jetzt einen Teilzug machen.
guide-title-fk-here = Wie man hier spielt
guide-fk-here = { $challenge } bietet eine Partie an, mit **team** zu viert. **Zum Ziehen** antworte auf das Brett (Ping an) mit einem Teilzug, `E2-E5`, oder mit einem ganzen Zug, `E2-E5 B8-C8`. Oder nimm { $move }, oder drück **{ $pick }**; `done` verzichtet auf den zweiten Teilzug. { $board } zeigt deine Partie wieder. Weiter: { $tutorial } ist eine Lektion zum Spielen, { $rules } hat jede Regel mit Bild, { $settings } andere Farben und Sprachen.
guide-fk-here-on-page = **Zum Ziehen** tippe eine Figur an, dann ihr Zielfeld; oder schreib einen Teilzug, `E2-E5`, oder einen ganzen Zug, `E2-E5 B8-C8`. `done` verzichtet auf den zweiten Teilzug. Weiter geht es mit der Lektion zum Spielen und mit den Regeln, in denen jede ihr Bild hat.
guide-fk-here-terminal = **new four-kings** beginnt eine Partie zu zweit, **new four-kings team** eine zu viert. **Zum Ziehen** tippe einen Teilzug, `E2-E5`, oder einen ganzen Zug, `E2-E5 B8-C8`. **pick** führt Schritt für Schritt zu einem Zug, `done` verzichtet auf den zweiten Teilzug. { $board } zeigt die Partie wieder. Weiter: { $tutorial } ist eine Lektion zum Spielen, { $rules } hat jede Regel mit Brett.
guide-seen-fk-here = Was der Springer von Süd auf F1 zu Beginn darf: Mit zwei Sprüngen kommt er über die Bauern hinaus.

## The rules with their diagrams: diagram-CODE says what is to be seen.

diagram-fk-in-short = Die Anfangsstellung. Eingerahmt sind die Könige: der von Süd auf I1, von West auf A9, von Nord auf H16, von Ost auf P8.
diagram-fk-board = Das Kreuz mit seinen vier Terrassen. Eingerahmt sind die Türme an den Enden der Grundlinien.
diagram-fk-turns = Ein Zug von Weiß: Der Bauer von Süd geht von E2 nach E5, dann der von West von B8 nach C8.
diagram-fk-pieces = Wohin der Springer von Süd auf F3 mit einem oder zwei Sprüngen kommt. Den Läufer auf H7 kann er schlagen.
diagram-fk-pawns = Der Bauer von Süd auf E7 darf nach E8, E9 oder E10 gehen oder den Springer auf D8 schlagen.
diagram-fk-mate = Der König von Süd war matt und ist übergeben worden. Weiß darf noch einen Teilzug mit dem Heer von West machen.
diagram-fk-ends = Der Turm von Ost ging von C12 nach A12. Der König von West auf A9 war der letzte von Weiß, und er ist matt: Weiß hat verloren.
diagram-fk-notation = E13-E16=Q ist gespielt: Der Bauer ist auf der Grundlinie von Nord zur Dame geworden.
diagram-fk-positions = Mitten im Zug von Weiß, geschrieben W1 E5: Der Bauer auf E5 hat gezogen und ist über E3 und E4 gegangen. Gezeigt ist, was der Bauer von West auf B8 darf.
diagram-fk-1 = Der Turm von Süd auf E5 reicht über Boden und Terrassen, aber auf kein Feld, das fehlt.
diagram-fk-2 = Der Läufer von Süd auf E4 kommt an der Ecke des fehlenden Feldes D4 vorbei und weiter nach D5.
diagram-fk-3 = Die Könige auf dunklen Feldern und neben ihnen die Damen.
diagram-fk-4 = Weiß hat mit done auf den zweiten Teilzug verzichtet, und Schwarz ist am Zug.
diagram-fk-5 = Zu viert zieht Süd zuerst, und nur mit dem eigenen Heer: B8-C8 von West wird abgelehnt.
diagram-fk-6 = Der Bauer auf E5 hat in diesem Zug schon gezogen, darum wird E5-E6 abgelehnt.
diagram-fk-7 = Der Springer auf F1 kann nicht nach F5: Beide Felder dazwischen, E3 und G3, sind besetzt.
diagram-fk-8 = Der Bauer von Süd hat den Springer auf D8 geschlagen, auf der Terrasse von West. Von nun an geht er nach links.
diagram-fk-9 = E13-E16 wird abgelehnt: Es würde den König von Süd befreien, aber ein Turm greift dessen Feld I1 an.
diagram-fk-10 = Der Bauer von Süd auf C7 hat sich nach links gedreht. Auf A7, auf der Grundlinie seines Nachbarn, wird er umgewandelt.
diagram-fk-11 = Der Bauer von Nord ging von G10 nach G7, über G9. Dort hat ihn der Bauer von Süd geschlagen: Er ist von G7 verschwunden.
diagram-fk-12 = Der Bauer von Nord ging von G10 nach G7, dann der Turm von Nord nach E8, über G8. Darum wird F7-G8 abgelehnt, und nur auf G9 könnte ein Bauer ihn schlagen.
diagram-fk-13 = H12-H16 wird abgelehnt: Kein Teilzug schlägt einen König.
diagram-fk-14 = C9-C8 wird abgelehnt: Es gäbe den König von West, den des Partners, dem Turm auf L9 preis.
diagram-fk-15 = Der König von Süd wird von den Türmen auf E1 und I8 angegriffen. Matt ist er nicht: Zwei Teilzüge retten ihn, nach I7 und nach F1, in beliebiger Reihenfolge.
diagram-fk-16 = Der König von Süd hat auf I2 die letzte andere Figur geschlagen. Nur Könige sind übrig: remis.
diagram-fk-17 = Der König von Süd auf L1 steht nicht im Schach, aber die Türme auf K8 und I2 lassen ihm kein Feld, und sonst hat Süd nichts. Es bleibt nur `done`.
diagram-fk-18 = Süd und West sind Partner, Nord und Ost auch. Zwischen Partnern gibt es nur die Zahlen 1 bis 10, und alle vier hören sie.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-fk-pawn = Du spielst Weiß: Süd, unten, und West, links. Bauern gehen ein bis drei Felder vor. **Zieh den Bauern von Süd auf E2 drei Felder vor.**
lesson-hint-fk-pawn = Das ist erlaubt, aber diesmal soll der Bauer auf E2, ganz links bei Süd, drei Felder gehen. Noch einmal:
lesson-done-fk-pawn = **Gut gemacht.** Und in deinem nächsten Zug könnte er wieder drei gehen: Bauern können das immer.
lesson-fk-second = Dein Zug ist noch nicht vorbei: Es folgt ein zweiter Teilzug mit einer anderen Figur aus einem der Heere. **Zieh den Bauern von West auf B8 ein Feld vor**, nach rechts.
lesson-hint-fk-second = In einer Partie ginge das. Aber diesmal zieh den Bauern auf B8 ein Feld nach rechts. Noch einmal:
lesson-done-fk-second = **Gut gemacht.** Als eine Zeile heißt der Zug `E2-E5 B8-C8`. Willst du keinen zweiten Teilzug, so sag `done`.
lesson-fk-knight = Ein Springer springt einmal oder zweimal, und das Feld dazwischen muss leer sein. **Schlag den Läufer auf H7 mit deinem Springer.**
lesson-hint-fk-knight = Das ist erlaubt, aber der Läufer auf H7 steht noch. Von F3 kommt der Springer über G5 dorthin. Noch einmal:
lesson-done-fk-knight = **Geschlagen!** Mit zwei Sprüngen ist ein Springer hier mehr wert als ein Turm.
lesson-fk-bishop = Ein Läufer geht beliebig weit diagonal, auch an der Ecke eines fehlenden Feldes vorbei. **Schlag den Springer auf C6 mit deinem Läufer.**
lesson-hint-fk-bishop = Das ist erlaubt, aber der Springer auf C6 steht noch. Von E4 kommt der Läufer über D5 dorthin, am fehlenden Feld D4 vorbei. Noch einmal:
lesson-done-fk-bishop = **Geschlagen!** Ein fehlendes Feld versperrt den Weg, seine Ecke nicht.
lesson-fk-queen = Eine Dame geht beliebig weit, gerade oder diagonal, über Boden und Terrassen gleichermaßen. **Schlag den Turm auf N10 mit deiner Dame.**
lesson-hint-fk-queen = Das ist erlaubt, aber der Turm auf N10 steht noch. Von H4 aus steht er auf einer Diagonale. Noch einmal:
lesson-done-fk-queen = **Geschlagen!** Die Dame ist auch hier die stärkste Figur.
lesson-fk-castle = Ein König geht ein Feld in jede Richtung. Einmal darf er rochieren, wenn er und der Turm noch nie gezogen haben und nichts zwischen ihnen steht. **Rochiere: Zieh deinen König von I1 nach K1.**
lesson-hint-fk-castle = Das ist erlaubt, aber diesmal sollst du rochieren, mit dem König zwei Felder zum Turm hin. Noch einmal:
lesson-done-fk-castle = **Gut gemacht.** Der König steht auf K1, der Turm auf J1. Das ist ein Teilzug, doch keiner von beiden zieht in diesem Zug noch einmal.
lesson-fk-turning = Der Bauer von Süd auf E7 steht neben der Terrasse von West. **Schlag mit ihm den Springer auf D8.**
lesson-hint-fk-turning = Das ist erlaubt, aber der Springer auf D8 steht noch: ein Feld vor, eines nach links. Noch einmal:
lesson-done-fk-turning = **Geschlagen!** Auf einer Terrasse an der Seite dreht sich der Bauer: Von nun an geht er nach links, zur Grundlinie von West, und wird dort umgewandelt.
lesson-fk-passing = Der Bauer von Nord ging von G10 nach G7, an deinem Bauern auf F8 vorbei. **Schlag ihn en passant**, als stünde er auf G9.
lesson-hint-fk-passing = Das ist erlaubt, aber dann ist die Gelegenheit vorbei: Es gibt sie nur für deinen ersten Teilzug danach. Noch einmal:
lesson-done-fk-passing = **En passant geschlagen!** Das geht auf jedem Feld, über das ein Bauer gegangen ist, außer eine Dame, ein Turm oder ein Läufer hat es mit dem zweiten Teilzug gesichert.
lesson-fk-check = Der König von Süd auf I1 wird zweifach angegriffen, von den Türmen auf E1 und I8. **Fang an, ihn zu retten: Deine beiden Türme können das.**
lesson-done-fk-check = **Gut gemacht.** Der andere Turm tut das Übrige. Erst am Ende deines Zuges müssen alle deine Könige sicher sein.
lesson-fk-hand = Der König von Süd ist matt: Auch zwei Teilzüge retten ihn nicht. **Übergib ihn.**
lesson-done-fk-hand = **Übergeben.** West darf jetzt einen Teilzug machen, und das Heer von Süd spielt von deinem nächsten Zug an weiter. Verlierst du auch den König von West, so hast du verloren.
lesson-fk-free = Der König von Süd ist gefangen, und dein Bauer steht auf E13, drei Felder vor einer Grundlinie. **Befrei den König.**
lesson-hint-fk-free = Das ist erlaubt, aber der König ist noch gefangen. Bring den Bauern nach E16. Noch einmal:
lesson-done-fk-free = **Frei!** Der Bauer ist weg, und der König steht wieder auf I1. Dort war er sicher, sonst wäre es nicht erlaubt gewesen.
