### Deutsch: der Computer als Spieler.

computer-name = Computer (Stufe { $level })
computer-name-numbered = Computer { $number } (Stufe { $level })
computer-level = Stufe { $level }: { $plays }
computer-plays-1 = kennt die Regeln, sieht Schlagzüge, irrt sich oft und passt zur ersten Partie
computer-plays-2 = sieht Schlagzüge, übersieht die meisten anderen Antworten
computer-plays-3 = übersieht manche Antwort
computer-plays-4 = sieht die meisten Antworten
computer-plays-5 = rechnet ein paar Züge voraus
computer-plays-6 = spielt solide und irrt sich selten
computer-plays-7 = spielt stark
computer-plays-8 = spielt so gut wie möglich
computer-strengths = Der Computer hier, nach Partien von Leuten mit Wertung gegen ihn: { $levels }.
computer-strength = Stufe { $level } etwa { $rating } ± { $deviation }
computer-thinks = { $player } denkt nach.
computer-in-check = { $player } denkt nach: Der König ist in Gefahr.
computer-in-check-where = { $count ->
    [one] { $player } denkt nach: Der König auf { $cells } ist in Gefahr.
   *[other] { $player } denkt nach: Die Könige auf { $cells } sind in Gefahr.
}
computer-thinks-later = { $ahead ->
    [0] { $player } denkt noch über diesen Zug nach.
    [one] { $player } denkt vorher noch über eine andere Partie nach und zieht dann hier.
   *[other] { $player } denkt vorher noch über { $ahead } andere Partien nach und zieht dann hier.
}
inbox-computer = { $ahead ->
    [0] der Computer denkt nach
    [one] der Computer denkt vorher über eine andere Partie nach
   *[other] der Computer denkt vorher über { $ahead } andere Partien nach
}
computer-choose = **{ $title } gegen den Computer.** Welche Stufe? Er antwortet sofort, lässt dich Züge zurücknehmen und nimmt nach zehn Zügen Remis an, wenn er nicht besser steht.
computer-choose-first = Stufe 1 ist für deine erste Partie. Gespielt wird hier in diesem Kanal, und die Seiten werden ausgelost.
computer-choose-first-terminal = Stufe 1 ist für deine erste Partie. Die Seiten werden ausgelost.
challenge-computer = { $player } spielt gegen { $opponent }.

button-play-computer = Gegen den Computer
button-computer-level = Stufe { $level }
menu-computer-level = Wähle eine Stufe
menu-lobby-computer = Computer dazuholen
button-lobby-no-computer = Computer wegschicken

refuse-computer-off = Hier spielt kein Computer. Wer den Bot betreibt, hat ihn abgeschaltet.
refuse-computer-own-dice = Ein Computer hat keine eigenen Würfel. Lass **eigene-würfel** weg: Der Bot würfelt für euch beide, und seine Würfel sind vorher versiegelt.
refuse-computer-own-dice-terminal = Ein Computer hat keine eigenen Würfel. Lass **own-dice** weg: Der Bot würfelt für euch beide, und seine Würfel sind vorher versiegelt.
refuse-computer-and-opponent = Nenne jemanden oder den Computer, nicht beides.
refuse-computer-host = { $player } hat den Tisch von { $game } eröffnet und entscheidet allein, ob Computer kommen oder gehen.
refuse-computer-none = Am Tisch von { $game } ist kein Computer.

console-begin-computer = **new computer** beginnt { $game } gegen den Computer.
console-computer = {""}**Der Computer**
    Tippe **new computer** für eine Partie gegen ihn, **new computer 1** bis **new computer 8** für eine Stufe (ohne Zahl ist es 3), und dahinter alles, was **new** versteht: **new computer 3 active**, **new kings-guard computer 5**. An einem Tisch für mehr als zwei spielt er alle anderen Plätze; **computer 12 5** holt einen der Stufe 5 an Tisch 12, **computer 12 away** schickt ihn weg.
console-computer-levels = Stufe 1 { computer-plays-1 }; Stufe 2 { computer-plays-2 }; Stufe 3 { computer-plays-3 }; Stufe 4 { computer-plays-4 }; Stufe 5 { computer-plays-5 }; Stufe 6 { computer-plays-6 }; Stufe 7 { computer-plays-7 }; Stufe 8 { computer-plays-8 }.
console-computer-level = Welche Stufe? **new computer 1** bis **new computer 8**; **new computer** allein ist Stufe 3.
console-computer-table = Welcher Tisch, und welche Stufe? **computer 12 5** holt einen Computer der Stufe 5 an Tisch 12, **computer 12 away** schickt ihn weg.

discord-challenge-computer = Stufe des Computers, 1 bis 8
discord-name-computer = computer
lesson-end-computer = Auch der Computer wartet: Stufe 1 ist für deine erste Partie gemacht.
profile-computer = Gegen den Computer

stand-in-offered = { $player } möchte, dass { $computer } in { $game } für { $from } weiterspielt. Alle anderen müssen zustimmen. Bis { $until } noch offen: { $players }.
stand-in-offered-own = { $player } kann in { $game } nicht weiterspielen und möchte, dass { $computer } übernimmt. Alle anderen müssen zustimmen. Bis { $until } noch offen: { $players }.
stand-in-agreed = { $player } ist einverstanden, dass in { $game } ein Computer weiterspielt.
stand-in-prompt = Er spielt weiter, sobald alle zugestimmt haben. Noch offen: { $players }.
stand-in-declined = { $player } lehnt ab: In { $game } spielt kein Computer weiter.
stand-in-lapsed = Nicht alle haben rechtzeitig zugestimmt: In { $game } spielt kein Computer weiter.
button-stand-in-agree = Zustimmen
button-stand-in-decline = Ablehnen
menu-stand-in = Einen Computer weiterspielen lassen
refuse-stand-in-there = { $player } ist noch da. Ein Computer spielt für dich weiter oder für jemanden, der gegangen ist.
refuse-stand-in-nobody = Dann wären nur noch Computer übrig. { $resign } beendet die Partie für dich.
refuse-stand-in-nobody-on-page = Dann wären nur noch Computer übrig. Gib auf, wenn die Partie für dich zu Ende sein soll.
refuse-computer-many = Du spielst schon { $count } Partien gegen den Computer, und mehr geht nicht auf einmal. { $games } zeigt sie.
handover-one = Nenne jemanden oder die Stufe eines Computers, nicht beides.
handover-whom = Nenne, wer weiterspielt: jemanden oder die Stufe eines Computers.
console-verb-standin = Lass einen Computer für dich weiterspielen oder für jemanden, der gegangen ist
discord-handover-computer = Stufe eines Computers, der für dich oder für jemanden weiterspielt, der gegangen ist
