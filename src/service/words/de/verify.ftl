### Deutsch: sealed dice checked. The scheme is in docs/sealed-dice.md.

verify-agrees = { $rolls ->
    [0] Geprüft: Das offengelegte Geheimnis ist das versiegelte. In { $game } wurde nicht gewürfelt.
    [one] Geprüft: Das offengelegte Geheimnis ist das versiegelte, und der eine Wurf in { $game } folgt daraus.
   *[other] Geprüft: Das offengelegte Geheimnis ist das versiegelte, und alle { $rolls } Würfe in { $game } folgen daraus.
}
verify-agrees-several = { $rolls ->
    [one] Geprüft: Jedes offengelegte Geheimnis ist das versiegelte, und der eine Wurf in { $game } folgt aus dem zugehörigen.
   *[other] Geprüft: Jedes offengelegte Geheimnis ist das versiegelte, und alle { $rolls } Würfe in { $game } folgen aus dem jeweils zugehörigen.
}
verify-unfit = Da stimmt etwas nicht: Das offengelegte Geheimnis ist nicht das unter { $seal } versiegelte, darum beweist es nichts über die Würfel von { $game }.
verify-bad = Da stimmt etwas nicht: Wurf { $number } in { $game } folgt nicht aus dem Geheimnis. Bei { $ply } { $move } sind die Würfel als { $told } angegeben, aus dem Geheimnis folgt { $follows }. Das ist die erste Abweichung.
verify-waits = { $rolls ->
    [0] Die Würfel von { $game } sind unter { $seal } versiegelt, und unter diesem Siegel wurde noch nicht gewürfelt. Das Geheimnis wird am Ende der Partie offengelegt.
    [one] Die Würfel von { $game } sind unter { $seal } versiegelt, und ein Wurf wartet auf die Prüfung. Das Geheimnis wird am Ende der Partie offengelegt.
   *[other] Die Würfel von { $game } sind unter { $seal } versiegelt, und { $rolls } Würfe warten auf die Prüfung. Das Geheimnis wird am Ende der Partie offengelegt.
}
verify-so-far = { $rolls ->
    [one] Bisher geprüft: Der eine Wurf, dessen Geheimnis schon offenliegt, folgt daraus.
   *[other] Bisher geprüft: Alle { $rolls } Würfe, deren Geheimnis schon offenliegt, folgen daraus.
}
verify-never-opened = { $rolls ->
    [0] Das unter { $seal } versiegelte Geheimnis wurde nie offengelegt. Kein Wurf in { $game } entstand damit, darum gibt es nichts zu prüfen.
    [one] Das unter { $seal } versiegelte Geheimnis wurde nie offengelegt, darum lässt sich ein Wurf in { $game } nicht prüfen.
   *[other] Das unter { $seal } versiegelte Geheimnis wurde nie offengelegt, darum lassen sich { $rolls } Würfe in { $game } nicht prüfen.
}
verify-elsewhere = { $rolls ->
    [0] { $game } begann anderswo, als { $there }, und die Würfel wurden neu versiegelt, als die Partie hierher kam. Unter dem ersten Siegel { $seal } wurde nicht gewürfelt.
    [one] { $game } begann anderswo, als { $there }, und das dort unter { $seal } versiegelte Geheimnis blieb dort: Ein Wurf lässt sich hier nicht prüfen.
   *[other] { $game } begann anderswo, als { $there }, und das dort unter { $seal } versiegelte Geheimnis blieb dort: { $rolls } Würfe lassen sich hier nicht prüfen.
}
verify-partly = { $before ->
    [one] Was versiegelt war, stimmt (Würfe: { $rolls }). Ein Wurf in { $game } fiel, bevor die Würfel versiegelt waren, und lässt sich nicht prüfen.
   *[other] Was versiegelt war, stimmt (Würfe: { $rolls }). { $before } Würfe in { $game } fielen, bevor die Würfel versiegelt waren, und lassen sich nicht prüfen.
}
verify-no-dice = { $game } wird ohne Würfel gespielt, da gibt es nichts zu prüfen.
verify-own-dice = In { $game } wird mit eigenen Würfeln gespielt, da gibt es nichts, was ein Programm prüfen könnte.
verify-older = { $game } begann, bevor hier Würfel versiegelt wurden, darum lassen sich die Würfel nicht prüfen.

verify-seal = Siegel `{ $seal }`, von { $game } nach Regelversion { $rules }, Verfahren { $scheme }:
verify-open = Sein Geheimnis: { $secret } (Würfe damit: { $rolls })
verify-open-unfit = Als sein Geheimnis ist { $secret } angegeben, und das ist nicht das versiegelte.
verify-shut = Sein Geheimnis ist nicht offengelegt (Würfe damit: { $rolls }).
verify-seed = { $side } fügt „{ $seed }“ hinzu.
verify-closed = { $side } fügt verschlossene Worte hinzu: `{ $seed }`.
verify-no-seed = { $side } hat nichts hinzugefügt.
verify-roll = Wurf { $number }, { $ply } { $move }: { $told }, stimmt.
verify-how = Du musst mir das nicht glauben: Nimm das Protokoll der Partie und prüfe es auf irgendeinem Rechner, mit „{ $command }“ oder mit dem kurzen Programm verify_dice.py, das bei Kingboard liegt. Gib das Siegel so an, wie du es zu Beginn der Partie gesehen hast.

verify-not-a-seal = „{ $seal }“ ist kein Siegel: Es hat { $whole } Zeichen, Ziffern von 0 bis 9 und Buchstaben von a bis f. Es steht in der Nachricht, mit der die Partie angeboten wurde, und { $verify } zeigt es.
verify-seal-short = „{ $seal }“ ist zu kurz: Gib das ganze Siegel an, alle { $whole } Zeichen, oder mindestens die ersten { $fewest }. Zu wenigen Zeichen lässt sich ein anderes passendes Geheimnis finden.
verify-other-seal = Kein Siegel dieses Protokolls beginnt mit { $seal }. Es hat: { $seals }. Also gehört das Protokoll zu einer anderen Partie, oder es ist gefälscht.
