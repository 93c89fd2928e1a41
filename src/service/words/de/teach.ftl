### Deutsch: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game }: { $topic }
teach-back = ◀ Zurück
teach-next = Weiter ▶
teach-skip = Überspringen ▶
teach-alt-from = Von: { $cells }.
teach-alt-to = Nach: { $cells }.
teach-alt-repelled = Abgewehrt auf { $cells }.
teach-alt-framed = Eingerahmt: { $cells }.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-page = **{ $title }** ({ $page } von { $pages })
menu-guide = Zu einer Seite
button-lesson = Die Lektion spielen
button-rules = Regeln
button-commands = Alle Befehle
button-pictures = In Bildern
guide-commands-lesson = { $tutorial } ist eine Lektion zum Durchspielen, Aufgabe für Aufgabe.

guide-title-km-aim = Das Ziel
guide-km-aim = Weiß unten, Schwarz oben, 7 Spalten und 9 Reihen. **Du gewinnst, indem du den gegnerischen König bezwingst** (die Krone). Nichts darf ihn angreifen, solange einer seiner zwei **Schwertmeister** (die Schwerter) steht: Schlag also erst sie, dann geht es gegen ihn. Weiß beginnt, und jede Seite macht abwechselnd einen Zug.
guide-seen-km-aim = Die Anfangsstellung. Eingerahmt sind beide Könige auf D1 und D9, jeder zwischen seinen zwei Schwertmeistern.

guide-title-km-men = Wie die Figuren ziehen
guide-km-men = **König** (Krone): ein Feld, jede Richtung. **Schwertmeister** (Schwert): beliebig weit, alle geraden Linien. **Hüter** (Buch): beliebig weit auf Reihe oder Spalte. **Priester** (hohe Krone) und **Priesterin** (Schleier): beliebig weit diagonal. **Narr** (Narrenkappe): ein Feld gerade vor oder zurück; er schlägt ein Feld diagonal, und auf der letzten Reihe kehrt er als verlorener Hüter, Priester oder verlorene Priesterin zurück. Niemand springt; geschlagen wird, indem man auf das gegnerische Feld zieht.
guide-seen-km-men = Was der weiße Hüter auf A5, der Narr auf B7 und der Priester auf E2 dürfen. Der Narr kann den Narren auf C8 schlagen.

guide-title-km-raised = Erhöhte Felder und Geleit
guide-km-raised = Die sieben eingerahmten Felder sind **erhöht**: Nur Könige und Schwertmeister dürfen auf ihnen stehen bleiben oder sie überqueren. Solange dein König auf einem der fünf in der Mitte steht, dürfen es alle deine Figuren. **Geleit**: Nach jedem deiner Züge muss ein Schwertmeister neben deinem König stehen, der andere neben dem König oder neben dem ersten.
guide-seen-km-raised = Die erhöhten Felder sind eingerahmt. Der weiße König auf D3 hat einen Schwertmeister neben sich auf E4; der andere steht auf F3 neben dem ersten.

guide-title-km-here = Wie man hier spielt
guide-km-here = { $challenge } bietet jemandem eine Partie an. Bist du am Zug, wirst du gerufen. **Zum Ziehen** antworte auf das Brett mit `D2-D3`, nimm { $move }, oder drück **{ $pick }** und wähle aus Menüs. { $board } zeigt deine Partie wieder, { $clock }, wie viel Zeit bleibt: Eine Partie kann Tage für jeden Zug haben, spiel also, wann es dir passt.
guide-seen-km-here = D2-D3 auf dem Anfangsbrett: Der weiße Narr geht von D2 nach D3.

guide-title-km-dice = Würfel, und wie es weitergeht
guide-km-dice = Im **Aktiven Spiel** ist Schlagen ein Angriff: Jede Seite wirft einen Würfel, und der Angriff braucht den **höheren**. Scheitert er, bewegt sich nichts, und du ziehst eine **andere** Figur. { $verify } prüft die Würfel. Weiter geht es so: { $tutorial } ist eine Lektion zum Spielen, { $rules } hat jede Regel mit Bild, { $settings } bietet andere Farben (starker Kontrast, sicher bei Farbenblindheit) und Sprachen.
guide-seen-km-dice = Der weiße Narr auf F7 hat den Priester auf G8 angegriffen und 2 gegen 5 geworfen; beide bleiben, wo sie sind.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Entscheide dazu: { $rulings }.
rules-board = **Auf dem Brett:** { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Eine Überschrift wählen
menu-rulings = Einen Entscheid wählen
button-contents = Inhalt

diagram-km-in-short = Die Anfangsstellung. Eingerahmt sind die Könige, jeder zwischen seinen zwei Schwertmeistern.
diagram-km-board = Die erhöhten Felder sind eingerahmt: die Königsfelder D1 und D9 und in der Mitte C4, E4, D5, C6 und E6.
diagram-km-pieces = Was der weiße Hüter auf A5, der Narr auf B7 und der Priester auf E2 dürfen. Der Narr kann auf C8 schlagen; erhöhte Felder halten die beiden anderen auf.
diagram-km-closed = Der Hüter auf A4 kommt nur bis B4: C4 ist erhöht, und der weiße König steht nicht in der Mitte.
diagram-km-formation = Eine Kette genügt: Der Schwertmeister auf D3 steht neben dem König auf D2, der auf E4 neben dem ersten.
diagram-km-conquest = Der weiße Hüter ist nach A1 gezogen und greift den schutzlosen König auf A9 an. Der andere Hüter hält die Spalte B: Schwarz ist bezwungen.
diagram-km-promotion = Weiß hat beide Hüter und den Priester verloren. Auf B9 kehrt der Narr als einer von ihnen zurück.
diagram-km-gambit = Mit einem Narren auf D1, dem eigenen Königsfeld, darf der weiße Narr auf C3 das erhöhte Feld C4 betreten.
diagram-km-attack = Der Narr auf F7 hat den Priester auf G8 angegriffen und 2 gegen 5 geworfen. Beide bleiben stehen, und eine andere weiße Figur muss ziehen.
diagram-km-touch = Wer den Narren auf D2 berührt, muss ihn ziehen, und mehr als D3 kann er nicht.
diagram-km-offer = Weiß hat gerade D2-D3 gespielt und darf Remis anbieten, bis Schwarz gezogen hat.
diagram-km-notation = Der Schritt des Narren von D2 nach D3 wird D2-D3 geschrieben.
diagram-km-1 = Die beiden Priester sind eingerahmt, auf B1 und F9: Jeder steht aus der Sicht seiner Seite als Zweiter von links.
diagram-km-2 = Der weiße König steht in der Mitte, auf D5. Darum darf der Hüter auf A4 über C4 und E4, und der Narr auf D2 darf nach D1.
diagram-km-3 = Der Hüter auf A4 darf den Priester auf C4 nicht schlagen: Das Feld ist erhöht und ihm verschlossen.
diagram-km-4 = Die schwarze Priesterin auf E2 hat einen Schwertmeister geschlagen, und der andere auf F2 ist vom König auf D2 getrennt. A2-A3 wird abgewiesen: Erst kommt das Geleit.
diagram-km-5 = Der Schwertmeister auf D3 ist an seinen König gebunden, und doch ist der schutzlose schwarze König auf D7 durch ihn in Gefahr.
diagram-km-6 = Der weiße Hüter hat auf D8 den letzten Schwertmeister geschlagen. Von dort greift er sofort den König auf E8 an.
diagram-km-7 = Der weiße Hüter ist nach G8 gezogen. Der König auf A9 ist nicht in Gefahr, hat aber keinen legalen Zug: Remis.
diagram-km-8 = Weiß hat nichts verloren, was zurückkehren könnte; der Narr, der nach A9 kam, ist also immer noch ein Narr.
diagram-km-9 = Der Narr kam als verlorener Priester nach D9, dem schwarzen Königsfeld. Der weiße König auf D5 hatte es geöffnet.
diagram-km-10 = Der Narr ist nach D9 gezogen, auf das gegnerische Königsfeld, das der König auf D5 öffnete: Weiß gewinnt sofort.
diagram-km-11 = Der König darf von D1 über die Schwertmeister auf E2 und F3 nach G4 springen, obwohl der Schwertmeister auf A4 nach G4 blickt.
diagram-km-12 = Der Narr auf F7 ist gescheitert und schraffiert: Er ist für diesen Zug gesperrt. Die Priesterin auf E2 darf ziehen oder den Narren auf G4 angreifen.
diagram-km-13 = Der Narr auf B2 griff C3 an und warf 4 gegen 4. Sonst kann bei Weiß nichts ziehen, und der König auf A1 ist nicht in Gefahr: Schwarz ist am Zug.
diagram-km-14 = Der weiße König auf A1 ist durch den Hüter auf A5 in Gefahr. Der Angriff des Narren auf diesen Hüter ist ein legaler Zug, wie auch immer die Würfel fallen.
diagram-km-15 = D2-D4 wird abgewiesen, denn ein Narr geht ein Feld. Aber D2 wurde genannt, also muss dieser Narr ziehen.
diagram-km-16 = Könige, die ewig vor und zurück gehen: Nur wo Stellungswiederholung vereinbart ist, ist das dritte Mal Remis.

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title }: Lektion, Aufgabe { $task } von { $tasks }**
lesson-title = { $title }: Lektion { $task }/{ $tasks }
lesson-how = Wähle im Menü eine Figur, dann ihr Feld. Oder tipp: { $command } mit diesem Spiel, der Nummer der Aufgabe und einem Zug wie `{ $example }`.
lesson-odds = **{ $move }** ist ein Angriff. Er gelingt in { $ways } von { $rolls } Würfen ({ $percent } %): Dein Würfel muss der höhere sein.
lesson-end = **Das war die Lektion: Jetzt kannst du spielen.** { $challenge } bietet jemandem eine Partie an, { $rules } hat jede Regel mit Bild, { $help } zeigt, wie man hier spielt.
button-try = { $move } versuchen
button-throw = Würfeln
button-once-more = Noch einmal
button-lesson-again = Von vorn

lesson-km-fool = Du spielst Weiß, unten. Narren (die Narrenkappen) gehen ein Feld gerade vor oder zurück. **Zieh einen Narren.**
lesson-hint-km-fool = Das ist legal, aber kein Narr. Deine stehen auf A2, B2, D2, F2 und G2. Noch einmal:
lesson-done-km-fool = **Gut gemacht.** Ein Narr geht gerade auf leere Felder und schlägt ein Feld diagonal.
lesson-km-plate = Die Platten in der Mitte sind erhöhte Felder: Von allen Figuren dürfen nur Könige und Schwertmeister (die Schwerter) sie betreten. **Stell einen Schwertmeister auf ein erhöhtes Feld.**
lesson-hint-km-plate = Das ist legal, aber noch steht kein Schwertmeister auf einem erhöhten Feld. Von C3 oder E3 ist es ein Schritt. Noch einmal:
lesson-done-km-plate = **Gut gemacht.** Dein Priester hätte dort nicht hingedurft: Dafür müsste dein König auf einem erhöhten Feld der Mitte stehen.
lesson-km-escort = Schwertmeister geleiten ihren König: Nach jedem deiner Züge muss einer neben ihm stehen, der andere neben ihm oder neben dem ersten. **Zieh den König, und halte das Geleit beisammen.**
lesson-hint-km-escort = Das ist legal, und das Geleit hält. Aber diesmal soll der König selbst ziehen. Noch einmal:
lesson-done-km-escort = **Gut gemacht.** Der König hat gezogen, und beide Schwertmeister sind noch bei ihm.
lesson-km-last = Ein letzter Schwertmeister auf D8 schützt den schwarzen König auf E8. Solange er steht, darf nichts den König angreifen. **Schlag ihn.**
lesson-hint-km-last = Das ist legal, aber der Schwertmeister auf D8 schützt noch seinen König. Dein Hüter auf A8 kann ihn schlagen. Noch einmal:
lesson-done-km-last = **Gut gemacht.** Der schwarze König ist jetzt schutzlos und sofort in Gefahr: Dein Hüter greift ihn an. Schwarz muss kontern oder unterliegen.
lesson-km-danger = Jetzt geht es um dich. Deine Schwertmeister sind weg, und der Hüter auf A7 greift deinen König auf A1 an. **Kontern oder unterliegen: Finde den einen Zug, der ihn rettet.**
lesson-done-km-danger = **Gerettet!** Deine Priesterin hat den Angreifer geschlagen. Hätte kein Zug den König gerettet, wärst du bezwungen.
lesson-km-win = Der schwarze König auf A9 ist schutzlos. **Bezwing ihn mit einem Zug**: Greif ihn so an, dass ihn nichts mehr rettet.
lesson-hint-km-win = Das ist legal, aber Schwarz hat noch eine Antwort. Dein Hüter auf B2 hält die Spalte B; welche Figur könnte auf der Spalte A angreifen? Noch einmal:
lesson-done-km-win = **Bezwungen!** Der König ist in Gefahr, und nichts rettet ihn: Du hast gewonnen. Vom Brett genommen wird ein König nie.
lesson-km-return = Dein Narr auf B8 ist einen Schritt vor der letzten Reihe, und du hast beide Hüter und den Priester verloren. **Lass den Narren als einen von ihnen zurückkehren.**
lesson-hint-km-return = Das ist legal, aber der Narr wartet noch. Er geht von B8 nach B9. Noch einmal:
lesson-done-km-return = **Gut gemacht.** Der Narr hat einer verlorenen Figur Platz gemacht. Nur Schwertmeister kehren nie zurück.
lesson-km-throw = Im **Aktiven Spiel** ist Schlagen ein Angriff, und die Würfel entscheiden. **Greif den Priester auf G8 mit deinem Narren auf F7 an.**
lesson-hint-km-throw = Das ist legal, aber greif diesmal an: Der Narr auf F7 kann gegen G8 ziehen. Noch einmal:
lesson-done-km-throw = **Abgewehrt.** Du hast { $attack } gegen { $defence } geworfen und hättest mehr gebraucht. Beide Figuren bleiben, und eine andere von dir muss ziehen.
lesson-km-another = Der Narr auf F7 ist gescheitert: Er ist schraffiert und für diesen Zug gesperrt. **Greif den Narren auf G4 mit deiner Priesterin auf E2 an.**
lesson-hint-km-another = Am Tisch ginge das: Jede Figur, die nicht gescheitert ist, darf ziehen. Aber versuch noch einen Angriff, von E2 nach G4. Noch einmal:
lesson-done-km-another = **Geschlagen!** Du hast { $attack } gegen { $defence } geworfen. Dein Zug ist jetzt vorbei, und Schwarz wäre dran.

## The terminal and Discord

console-teach = **guide** zeigt das Spiel in fünf Bildern, **tutorial** ist eine Lektion zum Spielen (**tutorial 3** beginnt bei der dritten Aufgabe), **rules** führt durch alle Regeln. Dahinter kann ein Spiel stehen: **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Lern das Spiel in einer kurzen Lektion, für dich allein
discord-tutorial-game = Die Lektion welches Spiels
discord-tutorial-task = Die Nummer der Aufgabe, etwa 3
discord-tutorial-move = Ein Zug in dieser Aufgabe, etwa D2-D3 oder E5-E6
