### Deutsch: was ImmortalStarMasters zeigt, wenn man es lernt: Hilfe in Bildern, die Regeln mit ihren Bildern, die Lektion.

guide-title-is-aim = Das Ziel
guide-is-aim = Schach auf 241 Sechsecken für **zwei bis sechs Spieler**, jeder mit achtzehn Figuren an einer Seite des Bretts. Rot, im Süden, beginnt, und es geht im Uhrzeigersinn. Dein **König** darf nie angegriffen stehen bleiben. Wer am Zug ist und keinen Ausweg hat, scheidet aus. **Der letzte König im Spiel gewinnt.** Das Spielen zählt: Ein Tisch darf jederzeit vereinbaren, die Partie zu beenden.
guide-seen-is-aim = Die Anfangsstellung zu sechst. Eingerahmt sind die sechs Könige.

guide-title-is-pieces = Wie die Figuren ziehen
guide-is-pieces = Ein **Turm** zieht geradeaus durch die Seiten der Felder, ein **Läufer** geradeaus über ihre Ecken, eine **Dame** auf beide Arten, ein **König** auf beide Arten einen Schritt. Ein **Springer** springt: einen Schritt durch eine Seite und einen weiter nach außen über eine Ecke, über alles hinweg. Nichts geht durch **Mauern**. Auch über eine Ecke zwischen zwei Mauern führt kein Weg.
guide-seen-is-pieces = Was Rots Springer im Zentrum auf J10 darf: zwölf Sprünge, einer davon auf Grüns Läufer auf K12.

guide-title-is-pawns = Bauern
guide-is-pawns = Ein **Bauer** zieht ein Feld durch eine Seite und schlägt über eine Ecke: zu Hause vorwärts (beim ersten Mal auch zwei Felder), in der Mitte in **alle Richtungen**, in einem feindlichen Gebiet zum Rand. Keine **Grenzlinie** überschreitet er zweimal, also kommt er nie heim. Auf dem letzten Feld eines feindlichen Gebiets wird er Dame, oder Turm, Läufer oder Springer, den du verloren hast; gibt es nichts davon, wartet er.
guide-seen-is-pawns = Was Rots Bauer im Zentrum auf J10 darf: Er zieht durch Seiten und schlägt Grüns Bauern auf L9 über eine Ecke.

guide-title-is-out = Ausgeschieden
guide-is-out = Wer am Zug und matt oder patt ist, **scheidet aus**, solange drei oder mehr Könige im Spiel sind. Die Figuren bleiben stehen, tot und allen im Weg, und dürfen geschlagen werden. Das Gebiet **schließt sich**: Nichts kommt hinein, und was darin gefangen ist, muss mit seinen Zügen hinausstreben. Bei **zwei Königen** ist es wie im Schach: Matt gewinnt, Patt ist remis.
guide-seen-is-out = Rots Dame ist nach L2 gegangen und hat den König auf K1 matt gesetzt. Schwarz ist ausgeschieden: Seine Figuren sind tot, sein Gebiet ist geschlossen.

guide-title-is-here = Wie man hier spielt
guide-is-here = { $challenge } bietet eine Partie an: zu zweit, oder mit **drei**, **vier**, **fünf** oder **sechs** zu dritt bis zu sechst. **Zum Ziehen** antworte auf das Brett (Ping an) mit `D7-F9`. Oder nimm { $move }, oder drück **{ $pick }**. `O-O` rochiert. { $board } zeigt deine Partie wieder. Weiter: { $tutorial } ist eine Lektion zum Spielen, { $rules } hat jede Regel mit Bild, { $settings } andere Farben und Sprachen.
guide-is-here-on-page = **Zum Ziehen** tippe eine Figur an, dann ihr Zielfeld; oder schreib den Zug, etwa `D7-F9`. `O-O` rochiert. Weiter geht es mit der Lektion zum Spielen und mit den Regeln, in denen jede ihr Bild hat.
guide-is-here-terminal = **new immortal-star-masters** beginnt eine Partie zu zweit; mit `three`, `four`, `five` oder `six` dahinter spielen mehr. **Zum Ziehen** tippe `D7-F9`; `O-O` rochiert. **pick** führt Schritt für Schritt zu einem Zug. { $board } zeigt die Partie wieder. Weiter: { $tutorial } ist eine Lektion zum Spielen, { $rules } hat jede Regel mit Brett.
guide-seen-is-here = Der Zug D7-F9: Rots vorderster Bauer geht zwei Felder von D7 nach F9.

diagram-is-in-short = Die Anfangsstellung zu sechst. Eingerahmt sind die sechs Könige.
diagram-is-board = Das Brett zu dritt mit Rot, Schwarz und Gelb. Eingerahmt ist das Zentrum, J10. Die anderen drei Gebiete sind geschlossen.
diagram-is-army = Die Anfangsstellung zu zweit. Eingerahmt sind die souveränen Läufer auf B6 und R6.
diagram-is-moves = Was Rots Springer auf J10 darf: zwölf Sprünge, auch auf Grüns Läufer auf K12.
diagram-is-pawn = Was Rots Bauer auf J10 darf: Er zieht durch Seiten auf leere Felder und schlägt auf L9 über eine Ecke.
diagram-is-kings = Grüns Turm auf F6 greift Rots König auf A6 an. A6-B6 geht nicht: Der Turm greift auch B6 an.
diagram-is-draws = Rots König schlägt den Springer auf B7, die letzte Figur, die kein König ist.
diagram-is-notation = Der Zug R5-S5=Q: Der Bauer geht auf Rang 1 von Grüns Gebiet und wird Dame.
diagram-is-1 = Eingerahmt sind A2 und A9 an den Enden von Rots Reihe, J10 im Zentrum und K1, das erste Feld der Reihe K.
diagram-is-2 = Eingerahmt sind E6, E7, E8 und E9, die innersten Felder von Rots Gebiet: Vor ihnen läuft Rots Grenzlinie.
diagram-is-3 = Eingerahmt sind die Damenzeichen auf A1, J19 und S1. Jede Dame steht vier Felder von einem entfernt.
diagram-is-4 = Drei Spieler: die Könige von Rot auf A6, Schwarz auf N1 und Gelb auf O14. Rot beginnt, dann Schwarz, dann Gelb.
diagram-is-5 = D5-E4 geht nicht: Auf beiden Seiten dieser Ecke ist Mauer, auf D4 und E5.
diagram-is-6 = Was Rots Bauer auf C6 mit seinem ersten Zug darf: ein Feld oder zwei, geradeaus, oder schlagen auf E7.
diagram-is-7 = Rots Bauer ist von E7 nach G9 gegangen. Grüns Bauer schlägt ihn auf F8, an dem er vorbeigezogen ist.
diagram-is-8 = Der Bauer auf S6 wartet: Rot hat zwei Damen und nichts verloren, also geht S6=Q nicht.
diagram-is-9 = Rot rochiert: Der König geht von A6 nach A8, der Turm von A9 nach A7.
diagram-is-10 = Rots Dame ist nach L2 gegangen und hat Schwarz matt gesetzt. Schwarz ist ausgeschieden: Seine Figuren sind tot, sein Gebiet ist geschlossen.
diagram-is-11 = Rots Dame auf O13 ist in Gelbs geschlossenem Gebiet gefangen. Sie käme in einem Zug hinaus, also darf sie drinnen keine tote Figur schlagen: O13xO14 geht nicht.
diagram-is-12 = Gelb hat aufgegeben. Die eingerahmten Figuren bleiben als tote Hindernisse.
diagram-is-13 = Rots König hat die letzte Figur geschlagen, die kein König war. Nur noch Könige sind übrig: remis.

lesson-is-first = Du spielst Rot, unten. Mit seinem ersten Zug darf ein Bauer zwei Felder geradeaus gehen. **Zieh deinen vordersten Bauern, auf D7, zwei Felder.**
lesson-hint-is-first = Das ist erlaubt, aber der Bauer auf D7 kann zwei Felder gehen. Noch einmal:
lesson-done-is-first = **Gut gemacht.** Er hat deine Grenzlinie überschritten und kommt also nie wieder heim.
lesson-is-leap = Ein Springer geht einen Schritt durch eine Seite und einen weiter nach außen über eine Ecke. **Schlag Grüns Läufer mit deinem Springer.**
lesson-hint-is-leap = Das ist erlaubt, aber der Läufer auf K12 steht noch. Noch einmal:
lesson-done-is-leap = **Geschlagen!** Keine Figur hindert einen Springer, nur Mauern können das.
lesson-is-bishop = Ein Läufer geht beliebig weit über Ecken und verlässt nie die Felder seiner Farbe. **Schlag Grüns Springer mit deinem Läufer.**
lesson-hint-is-bishop = Das ist erlaubt, aber der Springer auf N8 steht noch. Von J10 führt der Weg über L9. Noch einmal:
lesson-done-is-bishop = **Geschlagen!** Das ist dein souveräner Läufer. Läufer der beiden anderen Farben kommen nie ins Zentrum.
lesson-is-corner = In der Mitte zieht ein Bauer durch jede Seite und schlägt über jede Ecke. **Schlag mit deinem Bauern auf J10.**
lesson-hint-is-corner = Das ist erlaubt, schlägt aber nichts. Über die Ecke nach vorn liegt L9. Noch einmal:
lesson-done-is-corner = **Geschlagen!** Der Springer auf K10, hinter einer Seite, stand nur im Weg.
lesson-is-passing = Jetzt spielst du Grün. Rots Bauer ist gerade von E7 nach G9 gegangen, an F8 vorbei. **Schlag ihn en passant, mit deinem Bauern auf H9.**
lesson-hint-is-passing = Das ist erlaubt, aber der Bauer auf G9 ist entkommen. Schlag auf dem Feld, an dem er vorbeiging: F8. Noch einmal:
lesson-done-is-passing = **Gut gemacht.** Das darf nur ein Bauer, und nur im nächsten Zug.
lesson-is-queen = Dein Bauer steht vor Rang 1 von Grüns Gebiet. **Zieh ihn dorthin und mach ihn zur Dame.**
lesson-hint-is-queen = Das ist erlaubt, bringt aber keine Dame. Noch einmal:
lesson-done-is-queen = **Gut gemacht.** Auch ein Turm oder ein Springer wäre gegangen, denn du hast je einen verloren.
lesson-is-castle = Ein König geht einen Schritt, durch eine Seite oder über eine Ecke. Einmal darf er rochieren, wenn er und der Turm noch nie gezogen haben und nichts zwischen ihnen steht. **Rochiere: Zieh deinen König zwei Felder zu einem Turm hin.**
lesson-hint-is-castle = Das ist erlaubt, aber diesmal sollst du rochieren, mit dem König von A6 nach A8 oder A4. Noch einmal:
lesson-done-is-castle = **Gut gemacht.** Der König ist zwei Felder gegangen, und der Turm steht jetzt auf dem Feld dazwischen. Auch `O-O` und `O-O-O` rochieren.
lesson-is-check = Grüns Turm greift deinen König an, und so darfst du ihn nicht stehen lassen. **Stell deinen Turm dazwischen.**
lesson-hint-is-check = Das rettet den König. Aber diesmal stell den Turm dazwischen. Noch einmal:
lesson-done-is-check = **Gut gemacht.** Hinter dem Turm ist der König sicher.
lesson-is-mate = Drei Könige sind im Spiel. **Setz den König von Schwarz auf K1 matt, mit deiner Dame neben ihm.**
lesson-hint-is-mate = Das ist erlaubt, aber Schwarz spielt weiter. Der Turm auf L10 kann deine Dame decken. Noch einmal:
lesson-done-is-mate = **Matt!** Schwarz ist ausgeschieden: Seine Figuren sind tot, sein Gebiet ist geschlossen, und Gelb ist dran.
