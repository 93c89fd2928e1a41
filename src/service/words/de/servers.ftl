### Deutsch: servers. How they want their games, what the bot may do in them, and what is in a game's way.

## The settings of a server: house-<rule>, house-how-<rule>.

house-title = **So wird auf diesem Server gespielt**
house-title-terminal = **So wird an diesem Tisch gespielt**
house-setting = **{ $setting }**:
house-channels = Wo Partien beginnen
house-roles = Wer beginnt und mitspielt
house-game = Spiel, wenn keins genannt ist
house-clock = Bedenkzeit, wenn keine genannt ist
house-pings = Nachrichten
house-expiry = Eine Herausforderung verfällt
house-offers = Offene Herausforderungen je Person
house-offers-in-all = Offene Herausforderungen insgesamt
house-games = Laufende Partien je Person
house-holidays = Urlaub je Person
house-puzzles = Die Aufgabe des Tages
house-puzzles-nowhere = nirgends
house-puzzles-refused = Der Kanal für die Aufgabe des Tages hat die letzte nicht angenommen. Wähle einen Text- oder Ankündigungskanal, in dem ich schreiben darf.

house-everywhere = überall
house-everybody = alle
house-no-clock = keine, so lange es dauert
house-never = nie
house-after-days = { $count ->
    [one] nach einem Tag
   *[other] nach { $count } Tagen
}
house-days = { $count ->
    [0] keiner
    [one] ein Tag im Jahr
   *[other] { $count } Tage im Jahr
}
house-most = höchstens { $count }
house-any-number = beliebig viele
pings-on = pingen, wen sie rufen
pings-silent = nennen Namen, ohne zu pingen

house-change = Etwas ändern
house-who = Ändern kann das, wer den Server verwaltet.
house-not-yours = Die Einstellungen kann nur ändern, wer diesen Server verwalten darf.
house-no-server = Diese Einstellungen gehören zu einem Server, auf dem ich bin. Frag in einem seiner Kanäle danach.
house-not-read = Mit „{ $typed }“ kann ich hier nichts anfangen.
house-how-channels = Wähle die Kanäle, in denen Partien beginnen; ihre Threads gehören dazu. **all** heißt überall. Laufende Partien bleiben, wo sie sind.
house-how-roles = Wähle die Rollen, die man braucht, um Partien zu beginnen und mitzuspielen. **all** heißt alle. Wer den Server verwaltet, darf immer.
house-how-game = Wähle ein Spiel mit seinem Namen, etwa `kings-mate`.
house-how-clock = Tage je Zug, etwa `3d`; oder Grundzeit, Zuschlag und Obergrenze, etwa `72h+12h/96h`. Mit **soft** dahinter verliert man durch Zeitüberschreitung nur, wenn jemand anders in der Partie es verlangt. **none** heißt ohne Uhr.
house-how-pings = **on** pingt alle, die eine Nachricht ruft; **silent** nennt sie ohne Ton.
house-how-expiry = Wähle, wie viele Tage eine Herausforderung auf Antwort wartet, von 1 bis 366, oder **never**.
house-how-offers = Wähle, wie viele Herausforderungen eine Person offen haben darf, von 1 bis 999, oder **any**.
house-how-offers-in-all = Wähle, wie viele Herausforderungen insgesamt offen sein dürfen, von 1 bis 999, oder **any**.
house-how-games = Wähle, wie viele Partien eine Person hier laufen haben darf, von 1 bis 999, oder **any**.
house-how-holidays = Wähle, wie viele Tage Urlaub eine Person im Jahr nehmen darf, von 0 bis 366.
house-how-puzzles = Wähle einen Text- oder Ankündigungskanal, in dem die Aufgabe des Tages erscheint, ohne Ping. **none** heißt nirgends.
button-server = Servereinstellungen

## What is in the way of a game's beginning.

admit-elsewhere = Auf diesem Server beginnen Partien anderswo:
admit-shown-elsewhere = Auf diesem Server werden Partien nicht hier für alle gezeigt, sondern anderswo:
admit-there = Auf jenem Server dürfen nicht alle Partien beginnen, und von hier aus sehe ich deine Rollen nicht. Bitte antworte in { $place }.
admit-roles = Auf diesem Server beginnt Partien nur, wer eine dieser Rollen hat:
admit-nobody-here = In einem privaten Gespräch könnte niemand dazukommen. Biete die Partie in einem Serverkanal an, wo jemand sie annehmen kann.
admit-guest = Auf diesem Server bin ich selbst nicht, also würde hier niemand das Brett sehen. Wer den Server verwaltet, kann mich einladen; was nur für dich ist, geht hier trotzdem.
admit-guest-shown = Ich bin hier nur bei dir zu Gast, also kann ich das dir zeigen, aber nicht allen.
admit-offers = { $count ->
    [one] Du hast auf diesem Server eine offene Herausforderung, und mehr als eine zugleich ist hier nicht erlaubt. Zieh sie zurück oder warte auf Antwort.
   *[other] Du hast auf diesem Server { $count } offene Herausforderungen, mehr darf eine Person hier nicht haben. Zieh eine zurück oder warte auf Antwort.
}
admit-offers-in-all = { $count ->
    [one] Auf diesem Server ist eine Herausforderung offen, und mehr als eine zugleich ist hier nicht erlaubt. Möchtest du sie vielleicht annehmen?
   *[other] Auf diesem Server sind { $count } Herausforderungen offen, mehr sind hier nicht erlaubt. Möchtest du vielleicht eine annehmen?
}
admit-games = { $count ->
    [one] Du hast auf diesem Server eine laufende Partie, und mehr als eine zugleich ist hier nicht erlaubt. Spiel sie erst zu Ende.
   *[other] Du hast auf diesem Server { $count } laufende Partien, mehr darf eine Person hier nicht haben. Spiel erst eine zu Ende.
}
admit-games-of-other = { $player } hat so viele laufende Partien, wie eine Person auf diesem Server haben darf. Die Herausforderung bleibt offen.

## What the bot may do in a channel: right-<code>.

setup-ready = **Hier kann gespielt werden.** Ich habe alle Rechte, die ich brauche.
setup-missing = **Hier kann noch nicht gespielt werden.** Mir fehlt:
setup-refused = Solange mir das fehlt, würde hier niemand das Brett sehen. { $command } sagt, wie ich es bekomme.
setup-better = Um auf getippte Züge direkt zu antworten, bräuchte ich noch:
setup-for-threads = Nur Partien in eigenen Threads brauchen noch:
setup-threads-ready = Partien können auch einen eigenen Thread haben.
setup-hears = Ich lese hier jede Nachricht, also gilt ein Zug wie `D2-D3`, der für sich in einer Zeile steht. Anderes Gespräch wird weder beantwortet noch gespeichert.
setup-hears-little = Zum Ziehen antworte auf ein Brett mit `D2-D3` und lass den Ping der Antwort an, erwähne mich oder nimm { $move }. Ein bloßes `D2-D3` sehe ich nicht: Dafür muss, wer mich betreibt, den Message Content Intent und `read_messages` einschalten.
setup-how = So bekomme ich, was fehlt: Öffne **Kanal bearbeiten** › **Berechtigungen**, füge unter **Erweiterte Berechtigungen** meine Rolle oder mich hinzu, setz die Häkchen bei diesen Rechten und speichere. Für alle Kanäle auf einmal: **Servereinstellungen** › **Rollen** › meine Rolle › **Berechtigungen**. Dann drück **Erneut prüfen**.
setup-meanwhile = Was nur für dich ist, geht inzwischen: { $board }, { $move }, { $games }.
setup-nothing = Hier gibt es nichts einzurichten: Alles funktioniert.
setup-private = Hier geht alles, was nur für dich ist. Um einen Kanal zu prüfen, frag dort.
setup-guest = Auf diesem Server bin ich selbst nicht: Nur du hast mich hier. Was nur für dich ist, geht, aber niemand sonst sieht es, und keine Partie kann beginnen. Wer den Server verwaltet, kann mich einladen.
setup-elsewhere = Nach den Einstellungen dieses Servers beginnen Partien allerdings anderswo:
button-setup = Was ich hier darf
button-setup-again = Erneut prüfen
button-invite = Mich einladen

right-view = • **Kanal ansehen**: um überhaupt hier zu sein
right-post = • **Nachrichten senden**: Bretter sind gewöhnliche Nachrichten
right-post-in-threads = • **Nachrichten in Threads senden**: Bretter sind dort gewöhnliche Nachrichten
right-attach = • **Dateien anhängen**: das Bild des Bretts
right-history = • **Nachrichtenverlauf anzeigen**: verlangt Discord, um auf eine Nachricht zu antworten
right-open-threads = • **Öffentliche Threads erstellen**: um den Thread zu öffnen
right-keep-threads = • **Threads verwalten**: um den Thread zu wecken und nach der Partie zu schließen
right-hear = • **Message Content Intent**: um Züge zu lesen, die ohne Antwort oder Erwähnung getippt sind
right-call-roles = • **Erwähne @everyone, @here und alle Rollen**: um die Rolle bei offenen Herausforderungen zu rufen

## Places that close, and games that go on elsewhere.

place-gone = Der Kanal von { $game } mit { $opponent } ist weg oder mir verschlossen, darum pausiert die Partie, und keine Uhr läuft. Geh in einen Kanal, in dem alle aus der Partie und ich sind, und tippe dort { $command }: Mit diesem Brett geht es weiter.
challenge-unposted = Discord hat die Nachricht zu deinem Angebot { $game } nicht angenommen, darum sieht es in seinem Kanal niemand. Du kannst es zurückziehen und noch einmal machen. { $setup } in jenem Kanal sagt, ob mir ein Recht fehlt.
here-private = Gespielt wird dort, wo alle aus der Partie mitlesen können. Tippe das in einem Serverkanal.
here-other-server = { $game } wird auf einem anderen Server gespielt, und der Kanal dort besteht noch. Innerhalb jenes Servers kann die Partie überallhin.
refuse-here-already = { $game } wird schon hier gespielt.
moved-there = { $game } geht anderswo weiter:
no-thread = Ich darf hier keine Threads öffnen, also bleibt { $game } in diesem Kanal. { $command } sagt, was mir dafür fehlt.
button-abort = Partie absagen
time-wait-left = Gut: Die Partie wartet. { $player } kann jederzeit zurückkommen und in { $game } einfach etwas tun.
places-gone = { $count } deiner Partien haben ihren Kanal verloren, oder er ist mir verschlossen. Sie pausieren, und keine Uhr läuft:
places-gone-line = { $game } { $title }: gegen { $opponent }
places-gone-how = Geh in einen Kanal, in dem die anderen und ich sind, und tippe dort { $command } `{ $number }`, mit der Nummer der Partie: Dort geht sie mit ihrem Brett weiter.

house-seekers = Rolle, die bei offenen Herausforderungen gerufen wird
house-seekers-none = keine
house-how-seekers = Wähle eine Rolle. Fordert hier jemand alle heraus, rufe ich diese Rolle unter dem Angebot: einmal je Herausforderung und höchstens einmal in der Stunde. Die Rolle muss von allen erwähnt werden dürfen, sonst brauche ich **Erwähne @everyone, @here und alle Rollen**. **none** ruft niemanden.
house-seekers-missing = Um die Rolle bei offenen Herausforderungen zu rufen, fehlt mir noch dies, außer alle dürfen sie erwähnen:
house-seekers-call = { $player } möchte spielen: { $game }.
