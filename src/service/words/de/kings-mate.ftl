### Deutsch: King's Mate, what is said of it alone.

console-legend-kings-mate = Großbuchstaben sind Weiß: K König, S Schwertmeister, P Priester, R Priesterin, E Hüter, F Narr. Erhöhte Felder stehen in [ ]; * ist der letzte Zug, ! Gefahr oder was einen Zug verbietet, + ein mögliches Zielfeld, x ein abgewehrter Angriff, ~ eine für diesen Zug gesperrte Figur, † was verloren ist. **moves** zeigt die erlaubten Züge.

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
