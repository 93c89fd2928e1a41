### Deutsch: games as files. record-<code> says what is wrong with a text that is no record.

record-file = Das Protokoll von { $game } nach jetzigem Stand, zum Aufheben oder Mitnehmen.
record-not-started = { $game } hat noch nicht begonnen, es gibt noch kein Protokoll.
record-not-analysed = Von { $game } ist keine vollständige Analyse gespeichert. `kingboard analyse` erstellt eine.
record-no-game = Eine Partie { $game } gibt es nicht.
record-here = Diese Partie ist schon hier, als { $game }, und blieb unberührt. Um sie doppelt zu haben, importiere sie mit --again.
record-false-dice = Die Partie wurde nicht importiert: Ihre Würfel sind nicht die versiegelten. { $why }
record-comments-left = { $count ->
    [one] Ein Kommentar nennt niemanden, der mitspielt, und wurde weggelassen.
   *[other] { $count } Kommentare nennen niemanden, der mitspielt, und wurden weggelassen.
}
record-imported = Importiert als { $game }. „{ $command }“ zeigt die Partie.
record-imported-running = Importiert als { $game }, weiter geht es in { $place }. „{ $command }“ zeigt die Partie.
record-imported-nobody = Dort kann niemand darin ziehen: Mitspielende sind { $players }. --place nimmt den Ort, an dem sie sind.
record-origin = Hierher geholt aus { $place }, dort war es { $game }.
record-untouched = Eine Datei { $path } gibt es schon, und sie ist kein Protokoll, darum blieb sie unberührt.

record-line = Zeile { $line }: { $why }

## The file as a whole

record-too-large = Die Datei ist größer als { $most } KiB und damit kein Protokoll.
record-not-text = Die Datei ist kein Text: Hier beginnen Bytes, die in keinem UTF-8-Text stehen.
record-line-too-long = Die Zeile ist länger als { $most } Bytes.
record-character = Das Zeichen { $found } darf in einem Protokoll nicht unmittelbar stehen.
record-escape = „{ $found }“ steht für kein Zeichen. Hinter einem Backslash kenne ich einen weiteren, ein Anführungszeichen, n, und u mit vier Hexadezimalziffern.
record-too-many-tags = Es sind mehr als { $most } Tags.
record-too-many-moves = Das Protokoll hat mehr als { $most } Züge oder viel zu viel daneben.

## Its form

record-no-tags = Ein Protokoll beginnt mit Tags wie [Game "kings-mate"], und hier steht keiner.
record-tag = Ein Tag ist eine Zeile der Form [Name "Wert"].
record-tag-twice = Den Tag { $tag } gibt es hier doppelt.
record-tag-late = Tags stehen vor den Zügen, und ein Protokoll enthält eine Partie.
record-tag-missing = Der Tag { $tag } fehlt.
record-unexpected = „{ $found }“ ist weder ein Zug noch seine Nummer, ein Kommentar oder das Ergebnis.
record-comment-open = Der Kommentar, der hier beginnt, hört nicht auf.
record-comment-nested = Ein Kommentar kann keinen anderen enthalten: Schreib eine geschweifte Klammer darin als \u007B oder \u007D.
record-comment-too-long = Der Kommentar ist länger als { $most } Zeichen.
record-command = „{ $found }“ sagt mir an dieser Stelle nichts.
record-dice = „{ $found }“ endet nicht mit Würfeln wie [5:2].
record-no-result = Das Protokoll endet ohne Ergebnis; bei einer laufenden Partie ist es ein Sternchen.
record-after-result = Nach dem Ergebnis folgt noch etwas. Ein Protokoll enthält eine Partie.

## What the tags say

record-id = Der Tag { $tag } nennt niemanden: „{ $found }“ ist keine Kennung wie discord:12 oder console:player-2.
record-value = Der Tag { $tag } kann nicht „{ $found }“ sein.
record-too-long = Der Tag { $tag } ist länger als { $most } Zeichen.
record-option = Das Spiel kennt keine Option „{ $found }“, nur: { $options }.
record-same-player = Niemand kann auf beiden Seiten sitzen.
record-clock = Eine Bedenkzeit wie „{ $found }“ kenne ich nicht.
record-setup = Die Partie beginnt mit keiner gültigen Stellung. { $because }
record-setup-over = In der Stellung, mit der die Partie beginnt, ist niemand am Zug.
record-rules-running = Die Partie läuft nach Regelversion { $found }, und ich spiele nach Version { $ours }: Hier kann sie nicht weitergehen.

## What was played

record-number = Im Text steht „{ $found }“, wo Zug „{ $expected }“ an der Reihe ist.
record-time = „{ $found }“ ist kein Zeitpunkt wie 2026-03-01T12:00:00.000Z.
record-over = Die Partie ist zu Ende, und es folgt { $found }.
record-move = { $move } geht nicht. { $because }
record-move-rules = { $move } wurde nach Regelversion { $found } gespielt und geht nicht nach Version { $ours }, der einzigen, die ich kenne. { $because }
record-touched = { $move } übergeht, was berührt wurde: { $cells }.
record-dice-missing = { $move } ist ein Angriff, und seine Würfel fehlen.
record-dice-surplus = { $move } braucht keine Würfel.
record-dice-faces = So wie bei { $move } fallen keine Würfel.
record-roll-missing = Die Würfel von { $move } sind versiegelt, und wovon sie abhängen, fehlt: Es steht hinter dem Zug, als [%roll …].
record-roll = Die Würfel dieses Zugs hängen laut Protokoll von „{ $found }“ ab, nach dem Verlauf bis hierher aber von „{ $expected }“.
record-roll-open = Die Würfel von { $move } fielen, nachdem ihr Geheimnis offengelegt war.
record-rolls = Das Geheimnis soll so viele Würfe entschieden haben: { $found }. In den Zügen sind es: { $expected }.
record-act = „{ $found }“ kann an dieser Stelle der Partie nicht vorkommen.
record-result = Als Ergebnis steht „{ $found }“ da, nach den Zügen ist es „{ $expected }“.
record-unreadable = Zeichen { $at }: { $expected }.
record-ambiguous = Es kann mehrere Züge bedeuten: { $choices }.
