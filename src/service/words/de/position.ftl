### Deutsch: Partien, die aus einer aufgestellten Stellung beginnen, und Weiterspielen aus einer beendeten Partie.

challenge-position = Sie beginnt aus dieser Stellung statt aus der üblichen und wird nicht gewertet.
caption-position = Aus einer Stellung
alt-start-position = { $title } { $game }, aus einer aufgebauten Stellung.
game-line-position = aus einer Stellung
review-start-position = Die aufgebaute Stellung. { $total ->
    [0] Noch kein Zug.
    [one] Insgesamt ein Zug.
   *[other] Insgesamt { $total } Züge.
}
describe-text = Die Stellung als Text: `{ $position }`
    Mit diesem Text als **position** beginnt { $challenge } eine weitere Partie daraus.
describe-text-on-page = Die Stellung als Text: `{ $position }`
    Eine neue Partie nimmt diesen Text als Stellung, aus der es losgeht.

refuse-position = Das kann ich nicht als Stellung von { $title } lesen. { $why } Die Stelle ist markiert: `{ $before }▸{ $after }`
    Die übliche Anfangsstellung schreibt sich `{ $usual }`. Statt eines Textes nimmt **#12 14** die Stellung nach Zug 14 der Partie #12, sobald diese beendet ist.
refuse-position-over = In dieser Stellung kann niemand ziehen: Die Partie ist dort zu Ende. Wähle eine frühere.
refuse-position-running = { $game } ist noch nicht beendet. Eine neue Partie kann aus einer Stellung einer beendeten Partie beginnen oder aus einer, die als Text getippt ist.
refuse-position-kind = { $game } ist eine Partie { $title }, und ihre Stellungen passen zu keinem anderen Spiel. Wähle { $title } für deine Herausforderung.
refuse-position-same = Das ist die Stellung von { $other }, und dort spielst du gegen Menschen. Dabei hilft kein Computer: Beende erst jene Partie, oder spiel dort weiter.
refuse-position-out = { $count ->
    [one] { $sides } ist in dieser Stellung schon ausgeschieden, also könnte dort niemand spielen.
   *[other] { $sides } sind in dieser Stellung schon ausgeschieden, also könnte dort niemand spielen.
} Gegen den Computer geht es, wenn du eine Seite nimmst, die noch im Spiel ist.
refuse-position-swap = Eine Partie aus einer Stellung hat keinen Seitentausch: Alle sehen die Stellung, bevor sie annehmen. Lass **swap** weg.

button-play-on = Von hier weiterspielen
play-on-choose = **Gegen den Computer weiterspielen** aus { $game } nach { $move }, als { $side }. Welche Stufe? Es ist eine neue Partie, die nicht gewertet wird; { $game } bleibt, wie sie ist.
refuse-play-on-none = Du hast hier noch keine Partie beendet. { $continue } nimmt die Nummer jeder beendeten Partie; { $history } findet sie.

discord-name-continue = weiterspielen
discord-name-position = stellung
discord-challenge-position = Erste Stellung, ungewertet: Text, oder Partie und Zug: #12 14
discord-continue = Aus einer Stellung einer beendeten Partie gegen den Computer weiterspielen
discord-continue-game = Nummer der Partie; weggelassen: deine letzte beendete hier
discord-continue-move = Zug, nach dem du weiterspielst, als Nummer oder wie gespielt; weggelassen: der letzte
discord-continue-computer = Stufe des Computers; weggelassen: 3
discord-describe-show-text = Die Stellung als Text, um eine Partie daraus zu beginnen

console-position-what = Welche Stellung? Hinter **position** steht ihr Text oder eine beendete Partie mit einem Zug: **new computer position #12 14**. **help positions** sagt mehr.
console-continue-how = Welche Partie? **play on** spielt ab der nachgespielten Stellung auf dem Bildschirm weiter oder ab dem Ende deiner zuletzt beendeten Partie, **play on 12** ab dem Ende von Partie 12, **play on 12 14** ab ihrem Zug 14; **level 5** dahinter wählt die Stufe des Computers.
console-help-positions = Mit **position** hinter **new** oder **challenge** beginnt eine Partie aus einer Stellung statt aus der üblichen, ungewertet: **new kings-mate position** und ihr Text, oder **new computer position #12 14** für die Stellung nach Zug 14 der Partie 12, die beendet sein muss. Brett und Spielerzahl folgen aus dem Text. **position** steht zuletzt; nur **note** darf folgen.
    {""}**position** allein oder **position 12** schreibt den Text einer Stellung. **play on** spielt ab einer nachgespielten Stellung gegen den Computer weiter, **play on 12 14 level 5** ab einem Zug der Partie 12.
