### Deutsch: King's Mate, what is said of it alone.

console-legend-kings-mate = Großbuchstaben sind Weiß: K König, S Schwertmeister, P Priester, R Priesterin, E Hüter, F Narr. Erhöhte Felder stehen in [ ]; * ist der letzte Zug oder ein abgelehnter, ! Gefahr oder was einen Zug verbietet, + ein mögliches Zielfeld, x ein abgewehrter Angriff, ~ eine für diesen Zug gesperrte Figur, † was verloren ist. **moves** zeigt die erlaubten Züge.

discord-option-kings-mate-expanded = Erweiterte Regeln: Narrengambit und Verteidigung der Krone
discord-option-kings-mate-active = Aktives Spiel: Über Angriffe entscheiden Würfel
discord-option-kings-mate-interactive = Aktives Spiel, die Verteidigung drückt „Zur Abwehr würfeln“; an den Würfeln ändert das nichts
discord-option-kings-mate-own-dice = Aktives Spiel mit Würfeln, die ihr bei euch am Tisch werft und eingebt
discord-option-kings-mate-touch = Berührt – geführt: Eine berührte Figur muss ziehen
discord-option-kings-mate-repetition = Hausregel: Kommt eine Stellung zum dritten Mal vor, ist die Partie remis

move-promotes-kings-mate = Rückkehr: Aus { $from } wird { $piece }.

alert-check-kings-mate = { $player }, dein König ist in Gefahr: **Kontern oder unterliegen!**

caption-turn-check-kings-mate = { $side } am Zug: kontern oder unterliegen!

board-letters-kings-mate = Großbuchstaben sind Weiß. [ ] ist ein erhöhtes Feld; * ist der letzte Zug, ! Gefahr, x ein abgewehrter Angriff, ~ für diesen Zug gesperrt.

what-danger-kings-mate = In Gefahr: kontern oder unterliegen!

illegal-roll-due = Erst kommen die Würfel für den letzten Angriff.
illegal-spent = Die Figur auf { $square } ({ $piece }) ist mit dem Angriff gescheitert und für diesen Zug gesperrt. Zieh eine andere.
illegal-swordmaster-line = Ein Schwertmeister zieht in gerader Linie, also nicht von { $from } nach { $to }.
illegal-keeper-straight = Ein Hüter zieht auf seiner Reihe oder Spalte, also nicht von { $from } nach { $to }.
illegal-priest-diagonal = Ein Priester zieht diagonal, also nicht von { $from } nach { $to }.
illegal-priestess-diagonal = Eine Priesterin zieht diagonal, also nicht von { $from } nach { $to }.
illegal-fool-step = Ein Narr zieht ein Feld gerade vor oder zurück oder schlägt ein Feld diagonal, also nicht von { $from } nach { $to }.
illegal-fool-needs-empty = Geradeaus zieht ein Narr nur auf leere Felder, und { $square } ist besetzt ({ $by }). Er schlägt diagonal.
illegal-fool-needs-enemy = Diagonal zieht ein Narr nur, um zu schlagen, und auf { $square } steht nichts.
illegal-crown-moved = Für die Verteidigung der Krone darf der König noch nie gezogen haben; deiner hat schon.
illegal-crown-swordmasters = Die Verteidigung der Krone auf dieser Linie braucht deine Schwertmeister auf { $first } und { $second }.
illegal-crown-occupied = Die Verteidigung der Krone endet auf einem leeren Feld, und { $square } ist besetzt ({ $by }).
illegal-raised-through = Diese Figur ({ $piece }) darf nicht über { $square }: Dieses erhöhte Feld ist nur offen, solange dein König auf einem erhöhten Feld der Mitte steht.
illegal-raised-target = Diese Figur ({ $piece }) darf nicht auf { $square }: Dieses erhöhte Feld ist nur offen, solange dein König auf einem erhöhten Feld der Mitte steht.
illegal-raised-fool = Ein Narr darf nicht auf { $square }: Dieses erhöhte Feld ist nur offen, solange dein König auf einem erhöhten Feld der Mitte steht oder ein anderer deiner Narren auf deinem Königsfeld { $home } (Narrengambit).
illegal-king-guarded = Der König auf { $square } ist geschützt: Solange { $side } einen Schwertmeister hat, kann ihn nichts angreifen.
illegal-king-never-taken = Ein König wird nie geschlagen. { $side } verliert, wenn nichts den König mehr rettet.
illegal-escort = Das löst dein Geleit auf (ohne Anschluss: { $count ->
    [one] der Schwertmeister auf { $squares }
   *[other] die Schwertmeister auf { $squares }
}). Einer muss neben dem König stehen, der andere neben dem König oder neben dem ersten.
illegal-escort-mend = Dein Geleit ist aufgelöst und muss sich erst wieder schließen (weiter ohne Anschluss: { $count ->
    [one] der Schwertmeister auf { $squares }
   *[other] die Schwertmeister auf { $squares }
}).
illegal-danger-enters = Dein König auf { $king } wäre in Gefahr ({ $by } auf { $square }).
illegal-danger-stays = Kontern oder unterliegen: Dein König auf { $king } wäre weiter in Gefahr ({ $by } auf { $square }).
illegal-promotion-not-due = Mit diesem Zug kehrt nichts zurück, also lass das „=“ weg.
illegal-promotion-wins = Ein Narr, der das gegnerische Königsfeld betritt, gewinnt sofort, also lass das „=“ weg.
illegal-promotion-nothing-lost = Du hast nichts verloren, als das der Narr auf { $square } zurückkehren könnte: Er bleibt ein Narr. Lass das „=“ weg.
illegal-promotion-kind = Der Narr kann nicht zurückkehren als { $piece }. Zur Wahl: { $choices }.
illegal-promotion-never = Diese Figur kehrt nie zurück: { $piece }. Zur Wahl: { $choices }.
rule-roll-due = erst kommen die Würfel
rule-spent = für diesen Zug gesperrt
rule-swordmaster-line = Schwertmeister ziehen in gerader Linie
rule-keeper-straight = Hüter ziehen auf Reihe oder Spalte
rule-priest-diagonal = Priester ziehen diagonal
rule-priestess-diagonal = Priesterinnen ziehen diagonal
rule-fool-step = Narren ziehen ein Feld
rule-fool-needs-empty = Narren schlagen diagonal
rule-fool-needs-enemy = dort ist nichts zu schlagen
rule-crown-moved = dein König hat schon gezogen
rule-crown-swordmasters = keine Schwertmeister auf der Linie
rule-crown-occupied = das Zielfeld ist besetzt
rule-raised-through = ein erhöhtes Feld im Weg
rule-raised-target = ein gesperrtes erhöhtes Feld
rule-raised-fool = ein gesperrtes erhöhtes Feld
rule-king-guarded = der König ist geschützt
rule-king-never-taken = Könige werden nie geschlagen
rule-escort = das Geleit würde sich auflösen
rule-escort-mend = erst das Geleit schließen
rule-danger-enters = dein König wäre in Gefahr
rule-danger-stays = dein König bleibt in Gefahr
rule-promotion-not-due = nichts kehrt zurück
rule-promotion-wins = das gewinnt sofort
rule-promotion-nothing-lost = nichts verloren, was zurückkehrt
rule-promotion-kind = diese Figur ist nicht verloren
rule-promotion-never = diese Figur kehrt nie zurück

pool-kings-mate = King’s Mate
pool-kings-mate-active = King’s Mate (Aktives Spiel)
## Themes of its puzzles

motif-escort = das Geleit
motif-raised = erhöhte Felder
web-about-kings-mate = Ein König, seine Schwertmeister und erhöhte Felder in der Mitte, auf Wunsch mit Würfeln. Für zwei.
