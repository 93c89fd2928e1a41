### Deutsch: what only the terminal shows.

console-welcome = **Kingboard für zwei bis sechs an einer Tastatur: { $games }.** Partien werden gespeichert: Geh und komm wieder, wann du willst.
console-kept-in = Deine Partien liegen in { $path }.
console-begin = Tippe **new**, um { $game } zu beginnen. Optionen stehen dahinter, etwa **{ $example }**.
console-begin-declared = { $game } ({ $options })
console-begin-other = **{ $example }** beginnt { $game }.
console-begin-names = **new Anna Ben** beginnt mit euren Namen.
console-begin-help = **help** zeigt, was man tippen kann, **rules** erklärt das Spiel, **tutorial** ist eine Lektion zum Spielen.
console-resumed = Die Partie geht weiter, wo sie stand. **help** zeigt, was man tippen kann.
console-help = **Spielen:** **new** beginnt eine Partie, **new Anna Ben** mit euren Namen, **new computer** gegen den Computer.
    Tippe einen Zug wie `{ $example }`. **moves** zeigt die erlaubten, **show { $square }** die einer Figur, **pick** führt Schritt für Schritt zu einem.
    {""}**undo** bittet darum, deinen letzten Zug zurückzunehmen, **draw** bietet Remis an, **yes** und **no** antworten, **resign** gibt auf.
    {""}**Ansehen:** **board** zeigt die Partie, **flip** dreht sie um, **help symbols** erklärt die Buchstaben, **describe** beschreibt sie in Worten.
    {""}**review** spielt eine Partie nach, **analyse** beurteilt eine beendete, **games** zeigt die laufenden, **history** die beendeten, **rematch** spielt eine noch einmal.
    {""}**Lernen:** **tutorial** lehrt beim Spielen, **guide** auf fünf Brettern, **rules** hat jede Regel.
    {""}**Ändern:** **language** für eine andere Sprache, **settings** und **theme** für die Bretter, **as Ben** für die Person, die tippt.
    {""}**Aufheben:** **png**, **film**, **story** und **export** schreiben Dateien, **import** liest eine. **quit** verlässt den Tisch; alle Partien bleiben.
    {""}**help THEMA** sagt mehr zu einem dieser Themen: { $topics }. **help commands** zählt alles auf, was man tippen kann, **help undo** erklärt ein Wort.
console-help-starting = Tippe **new kings-mate**, **new kings-guard**, **new four-kings** oder **new immortal-star-masters** für eine Partie zwischen Spieler 1 und Spieler 2; **new** allein beginnt das hier übliche Spiel. Dahinter nach Wunsch: eine Zeit wie **3d** je Zug (oder **72h+12h/96h soft**) und **black**, **north** oder **random** für die Seite von Spieler 1.
console-help-options = In King’s Mate **expanded** (erweiterte Regeln), **active** (Würfel), **interactive** (die Verteidigung würfelt) oder **own-dice** (ihr würfelt selbst und gebt die Augenzahlen ein), **touch** (Berührt – geführt), **repetition** (Remis durch Stellungswiederholung); in King’s Guard **small** (kleines Brett), **diagonal** (diagonale Schritte); in Four Kings One War **team** (zu viert); in ImmortalStarMasters **three**, **four**, **five** oder **six** (zu dritt bis zu sechst).
console-help-challenges = Mit **challenge NAME** bietest du jemand anderem an dieser Tastatur eine Partie an, mit **challenge anyone** allen, die annehmen wollen; dazu nach Wunsch Optionen, **clock 3d**, **games 5** (eine nach der anderen, an alle) und **note** mit ein paar Worten. **accept**, **decline** (**decline 12 Heute nicht**) und **withdraw** antworten darauf, **challenges** zeigt, was wartet.
    Mit **block NAME** beginnt zwischen euch keine neue Partie, mit **friend NAME** beginnen alle Herausforderungen dieser Person sofort; **unblock** und **unfriend** heben das auf.
console-help-moves = Tippe einen Zug wie `D2-D3` (in King’s Guard einen ganzen Zug: `E5-E7,D5`); **moves** zeigt die erlaubten, **pick** führt Schritt für Schritt zu einem Zug und zeigt ihn, bevor er zählt, **show D2** zeigt, was die Figur auf D2 darf. Im Aktiven Spiel braucht man zum Schlagen den höheren Würfel; scheitert es, zieh eine andere Figur.
console-help-offers = Gleich nach deinem Zug bietet **draw** Remis an, und **undo** bittet um Rücknahme dieses Zugs; **yes** oder **no** antwortet darauf (oder **draw yes**, **takeback no**). **resign** gibt auf, **abort** sagt eine Partie vor dem ersten Zug ab, eine ohne Uhr auch nach 30 Tagen ohne Zug, **rematch** spielt eine beendete noch einmal, **touch D2** berührt eine Figur.
console-help-dice = Mit **roll** würfelt die verteidigende Seite, wo das vereinbart ist, mit **roll 5 2** gebt ihr eure eigenen ein, den des Angriffs zuerst. Mit **dice words** und ein paar Worten fügst du versiegelten Würfeln vor deinem ersten Zug etwas hinzu (oder mit **accept 12** und ein paar Worten); **dice renew** schlägt vor, ihr Geheimnis offenzulegen und ein neues zu versiegeln.
console-help-time = Mit **clock** siehst du, wie viel Zeit bleibt; **pause** schlägt eine Pause vor, **resume** macht weiter, **give 1d** schenkt allen anderen Zeit, **claim** holt den Sieg, wenn die Zeit einer Seite um ist, oder spielt ohne sie weiter. **holiday 10d** und **hours night 22-7** halten deine Uhren an.
console-help-seats = Eine Zahl drückt, was neben ihr in Klammern steht. **as 1** bis **as 6** oder **as NAME** wechselt, wer spricht.
console-help-trying = Mit **explore** probierst du Züge auf einem eigenen Brett: **explore D2-D3 D8-D7**, **explore from 5**; ein Angriff gelingt, wenn nicht **fails** dahinter steht.
    Mit **plan D8-D7 E1-E2** planst du deine Antwort, mit mehr Zügen auch die Antworten danach; `|` trennt mehrere Varianten. **plan** zeigt das Geplante, **plan drop 2** und **plan clear** nehmen es heraus.
console-help-looking = Tippe **board** für das Brett, **games** für das, was auf dich wartet, und **games here** für alle Partien, **next** und **skip** für ein wartendes Brett nach dem anderen, **rules** oder **rules KM-4** für die Regeln.
    Laufen mehrere Partien, nenne eine mit ihrer Nummer: `#12 D2-D3`, **board 12**, **draw 12**.
    Tippe **describe** für die Stellung in Worten, **where** für deine eigenen Figuren, **what D5** für ein Feld.
console-help-games = Mit **review 12** spielst du Partie 12 ab ihrem letzten Zug nach, mit **review 12 move 5** oder **review 12 move D2-D3** ab diesem, mit **review 12 start** ab dem ersten Brett; **back**, **forward**, **first**, **last** blättern, **flip** dreht das Brett.
    Mit **history** findest du beendete Partien; dazu nach Wunsch ein Name, **against NAME**, **won**, **lost**, **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**. **profile** oder **profile NAME** zählt Partien und zeigt, wie die Würfel fielen.
console-help-notes = Mit **note** und ein paar Worten notierst du sie zum letzten Zug, mit **note 5:** zu Zug 5 (**5…** ist der von Schwarz); ohne Worte wird eine Notiz gelöscht. **notes 12** zeigt sie, **notes 12 share** lässt nach dem Ende alle sie lesen.
console-help-settings = Mit **settings** siehst du, wie deine Bretter aussehen; **theme night**, **facing first** und **confirm all** (jeder Zug wird gezeigt, bevor er zählt) ändern es. Mit **server** siehst du, wie hier gespielt wird; **server expiry 14** ändert es.
console-help-files = Mit **png board.png** speicherst du das zuletzt gezeigte Brett als Bild, mit **film 12 game.gif** eine Partie als Film (oder einen Teil davon: **film 12 5-20**), mit **export 12 game.txt** ihr Protokoll. Zum Verlassen tippe **quit**; alle Partien bleiben.
console-player = Spieler { $number }
console-help-names = Namen stehen hinter **new** in der Reihenfolge der Plätze, jeder mit großem Anfangsbuchstaben: **new Anna Ben**, **new immortal-star-masters Anna Ben Cleo** (eine Partie zu dritt), **new "anna lee" Ben**. Sie behalten ihre Plätze für die nächsten Partien.
console-dropped = Mit **quit** oder Strg+D verlässt du den Tisch, auch mit noch einmal Strg+C.
console-no-page = Hier ist gerade nichts zu blättern. **undo** bittet darum, deinen letzten Zug zurückzunehmen, **review** spielt die Partie nach, **board** zeigt sie.
console-first-page = Das ist die erste Seite.
console-last-page = Das ist die letzte Seite.
console-elsewhere = In { $game } ist an einem anderen Terminal etwas geschehen:
console-moves-of = { $name } ist am Zug und kann spielen:
console-move-elsewhere = In { $game } wäre das ein Zug, aber diese Partie ist nicht auf dem Bildschirm. **{ $game } { $text }** spielt ihn dort.
console-option-near = „{ $text }“ kenne ich nicht. Meintest du **{ $option }**? Ein Name beginnt mit einem Großbuchstaben.
console-option-of = { $game } hat keine Option „{ $option }“, aber { $other } hat sie: **new { $slug } { $option }**.
console-name-capital = Ein Name beginnt mit einem Großbuchstaben: **new Anna Ben**.
console-game-unknown = „{ $text }“ kenne ich nicht. Das sind die Spiele:
console-how-many = { $game } ist für { $sizes ->
    [one] { $fewest }
    [two] { $fewest } oder { $most }
   *[more] { $fewest } bis { $most }
} Personen, nicht für { $number }. Eine Bedenkzeit hat einen Buchstaben: **{ $number }d** für Tage, **{ $number }h** für Stunden.
console-other-names = Dieses Spiel ist für { $fewer } oder { $more }: Nenne so viele.
console-too-many-names = { $count ->
    [one] Hier spielt nur eine Person an dieser Tastatur: Nenne eine.
   *[other] Dieses Spiel ist für { $count }: Nenne höchstens so viele.
}
console-topic-near = Zu „{ $text }“ gibt es keine Hilfe. Meintest du **help { $topic }**?
console-topic-unknown = Zu „{ $text }“ gibt es keine Hilfe. **help** zählt die Themen auf.
console-after-end = Was nun? **rematch** spielt die Partie { $seats ->
    [2] mit vertauschten Seiten
   *[other] mit anderen Plätzen
} noch einmal, **review** spielt sie nach, **new** beginnt eine andere.
console-games-beside = Außerdem im Gang: { $games }. **{ $first }** bringt diese Partie auf den Bildschirm.
console-language = Der Tisch spricht { $language }.
console-language-which = Welche Sprache? { $languages }. **language de** wählt eine, **language auto** die deines Terminals.
console-import-what = Welche Datei? **import game.txt** holt ein Protokoll herein, wie **export game.txt** es schreibt.
console-import-failed = Aus { $path } wurde nichts hereingeholt: { $why }
console-import-again = Diese Partie ist schon hier, als { $game }, und blieb unberührt. Um sie doppelt zu haben, verlass den Tisch und tippe `kingboard import { $path } --again`.
console-imported = Die Partie in { $path } ist hier { $game }.
console-verb-import = Hol das Protokoll einer Partie aus einer Datei herein
console-goodbye = Alle Partien sind gespeichert. Bis zum nächsten Mal.
console-speaking = Jetzt spricht { $name }.
console-stored = Es ist gespeichert. Vielleicht hat es ein anderes Terminal mit diesen Partien schon gezeigt; so steht es.
console-thanks = Gern geschehen.
console-unknown = „{ $text }“ kenne ich nicht. Tippe einen Zug wie `{ $example }`, oder **help**.
console-no-question = Keine Frage wartet auf dein Ja oder Nein. **challenges** zeigt offene Herausforderungen, **accept 12** und **decline 12** beantworten eine.
console-not-done = Nichts ist geschehen: Alles bleibt, wie es war.
console-did-you-mean = „{ $text }“ kenne ich nicht. Meintest du **{ $verb }**?{ $verb ->
    [help] {""}
   *[other] {" "}**help { $verb }** sagt, wie man es tippt.
}
console-help-on = { $about }.
    So getippt: **{ $lines }**
console-usage = So getippt: **{ $lines }**
console-help-verbs = Alles, womit eine Zeile beginnen kann: { $verbs }. **help** und eines davon, etwa **help review**, sagt, wie man es tippt.
console-help-words = Allein in einer Zeile gelten auch diese Wörter: { $words }.
console-verb-computer = Hol einen Computer an einen offenen Tisch, oder schick ihn weg
console-verb-new = Beginne eine Partie zwischen denen an dieser Tastatur
console-verb-withdraw = Zieh ein eigenes Angebot zurück
console-verb-rematch = Spiel eine beendete Partie noch einmal, mit vertauschten Seiten
console-verb-sit = Nimm an einem offenen Tisch Platz: irgendwo oder auf einer bestimmten Seite
console-verb-leave = Verlass einen Tisch, bevor die Partie beginnt
console-verb-start = Stimm zu, mit den Anwesenden zu beginnen
console-verb-skip = Heb dir dieses Brett für später auf und sieh das nächste, das auf dich wartet
console-verb-moves = Liste die erlaubten Züge auf, oder die mit diesem Anfang
console-verb-as = Wechsle die Person an der Tastatur
console-verb-boards = Zeichne Bretter, oder lass sie für einen Screenreader weg
console-verb-flip = Dreh das zuletzt gezeigte Brett um
console-boards-off = Bretter werden nicht mehr gezeichnet. **board** und **describe** sagen eine Stellung in Worten, **boards on** zeichnet wieder Bretter.
console-boards-on = Bretter werden wieder gezeichnet.
console-boards-what = **boards off** lässt die Bretter weg, für einen Screenreader. **boards on** zeichnet sie wieder.
console-verb-png = Schreib das zuletzt gezeigte Brett als Bild
console-verb-quit = Verlass den Tisch; jede Partie bleibt
console-no-control = Unter der Nummer { $number } gibt es gerade nichts zu wählen.
console-no-moves = Gerade gibt es keine Züge zu nennen. **board** zeigt, wer am Zug ist; warten mehrere Partien, nenne eine: **moves 12**.
console-no-such-moves = Gerade beginnt kein erlaubter Zug mit „{ $text }“. **moves** allein nennt alle.
console-no-board = Noch wurde kein Brett gezeigt. **board** zeigt eins.
console-png = Das Brett ist in { $path }.
console-film = Der Film ist in { $path }.
console-film-how = **film** macht einen Film aus deiner neuesten Partie hier. Dahinter, in beliebiger Reihenfolge: eine Partie `12`, die Züge `5-20`, **slow** oder **fast**, **white** oder **black** für die Seite, Farben wie **night** und die Datei `game.gif`.
console-story = Die Bildgeschichte ist in { $path }.
console-story-how = **story** zeigt deine neueste Partie hier in einem Bild: Anfang, Wendepunkt und Ende. Dahinter, in beliebiger Reihenfolge: eine Partie `12`, **white** oder **black** für die Seite, Farben wie **night** und die Datei `story.png`.
console-png-taken = Eine Datei { $path } gibt es schon, und sie ist kein Bild, darum blieb sie unberührt. Wähle einen anderen Namen.
console-path-folder = Dort ist schon ein Ordner { $path }. Nenne eine Datei.
console-picture-ending = Das wäre ein Bild anderer Art. Nenne eine Datei, die auf .{ $ending } endet, oder einen Namen ohne Endung.
console-png-failed = Das Bild ließ sich nicht in { $path } schreiben: { $why }.
console-exported = Das Protokoll ist in { $path }.
console-export-failed = Das Protokoll ließ sich nicht in { $path } schreiben: { $why }.
console-as-whom = Wer spricht? **as 1** bis **as 6**, oder **as** und ein Name.
console-challenge-whom = Wen? **challenge NAME** oder **challenge anyone**, dann nach Wunsch eine Seite und Optionen.
console-challenge-clock = Welche Zeit? **clock 3d** sind drei Tage je Zug, **clock 72h+12h/96h soft** ist ein Stundenkonto, **clock none** heißt ohne Uhr.
console-challenge-games = Wie viele? **games 5**, oder **games forever**.
console-no-challenge = Eine solche offene Herausforderung, die du zurückziehen könntest, gibt es hier nicht. **games** zeigt, was es gibt.
console-touch-what = Welche Figur? **touch D2**.
console-hours-what = Welche Zeiten? **hours zone Europe/Berlin**, **hours night 22-7**, **hours rest sat sun**; **off** hebt eine auf.
console-dice-how = **roll** wirft die Würfel, **roll 5 2** gibt eigene ein; **dice words** und ein paar Worte fügt versiegelten Würfeln etwas hinzu, **dice renew** schlägt ein neues Siegel vor (**dice renew yes** oder **dice renew no** antwortet).
console-give-what = Wie viel? **give 1d**, **give 12h**.
console-which-request = Mehrere Anfragen warten auf diese Antwort. Welche meinst du? Tippe ihre Nummer oder ihre Worte.
console-which-challenge = Mehrere Herausforderungen warten auf dich: **accept { $game }** und **decline { $game }** beantworten eine.
console-which-game = Nenne die Partie mit ihrer Nummer, etwa **board 12**.
console-no-rematch = Hier gibt es keine Partie, die sich noch einmal spielen ließe. **new** beginnt eine.
console-why = Tippe den Zug selbst: Ist er nicht erlaubt, sagt die Antwort, warum. **show { $square }** zeigt, was eine Figur darf.
console-show-what = Welche Figur? **show D2**.
console-what-what = Welches Feld? **what D5**.
console-note-what = Was soll ich notieren? **note** und ein paar Worte, zum letzten Zug; **note 5:** und ein paar Worte, zu Zug 5; **note 5:** allein löscht diese Notiz.
console-settings-what = Diese Einstellung oder diesen Wert kenne ich nicht. Schreib **theme slate** (oder **night**, **contrast**, **safe**, **print**), **facing own** oder **facing first**, oder **confirm off**, **picked** oder **all**. **settings** zeigt, was gewählt ist.
console-puzzles-what = **puzzles on** oder **puzzles off**: ob aus deinen beendeten Partien Aufgaben für andere werden dürfen, ohne Namen. **puzzle** bringt eine zum Lösen.
console-rated-what = **rated on**, **rated off** oder **rated server**: ob deine Herausforderungen mit Uhr gewertet werden.
console-server-what = **server** zeigt, wie hier gespielt wird. Zum Ändern schreib dahinter, was und wie: **game**, **clock 3d**, **expiry 14**, **offers 5**, **offers-in-all 50**, **games 10**, **holidays 30**, **seasons year**.
console-review-what = Welche Partie? **review 12** zeigt ihr letztes Brett, **review 12 start** ihr erstes, **review 12 move 5** das ihres fünften Zugs.
console-games-which = **games** zeigt, was auf dich wartet, **games 2** die zweite Seite davon, **games here** alles, was läuft; **history** hat die beendeten.
console-history-how = **history**, und dahinter nach Wunsch: ein Name, **against NAME**, **won**, **lost** oder **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**.
console-symbols-hint = **help symbols** erklärt die Buchstaben und Zeichen.
console-window-small = Das ganze Brett braucht ein Fenster von { $columns } Spalten und { $rows } Zeilen.
console-full-screen-keys = Pfeile und Enter oder die Maus wählen eine Figur und dann ihr Zielfeld. Eine getippte Zeile mit Enter ist ein Befehl. Strg+C verlässt den Tisch.
console-more = … Enter zeigt den Rest.
console-full-screen-more = … Bild ab
console-not-live = Dieses Brett zeigt nicht den Stand der Partie, und ein Klick darauf zieht dort nichts. Esc zeigt die Partie.
console-study-open = { $board ->
    [explore] Dein eigenes Brett ist noch offen, und ein getippter Zug gilt dort.
    [lesson] Die Lektion ist noch offen, und ein getippter Zug gilt dort.
   *[puzzle] Die Aufgabe ist noch offen, und ein getippter Zug gilt dort.
} **board** führt hinaus.
console-study-plays = **{ $text }** gilt einer Partie, und auf dem Bildschirm ist { $board ->
    [explore] dein eigenes Brett
    [lesson] die Lektion
   *[puzzle] die Aufgabe
}. **board** führt hinaus.
console-study-plays-behind = In { $game } ist nichts geschehen: Auf dem Bildschirm ist { $board ->
    [explore] dein eigenes Brett
    [lesson] die Lektion
   *[puzzle] die Aufgabe
}. **board** führt zur Partie zurück, und **{ $game } { $text }** gilt ihr.
console-study-solved = Die Aufgabe ist gelöst. **next** bringt eine andere, **board** führt hinaus.
console-nobody = Hier kenne ich niemanden namens { $name }. Tippe den Namen so, wie er angegeben wurde; hat er mehrere Wörter, in Anführungszeichen: **friend "Anna Maria"**.
console-hint = **moves** zeigt, was auf diesem Brett erlaubt ist, **describe** beschreibt es in Worten.{ $board ->
    [puzzle] {" "}**solution** zeigt die Lösung, und die Aufgabe zählt dann als nicht gelöst.
   *[other] {""}
}
