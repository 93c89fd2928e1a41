### Deutsch: sentences of the service. Ids are grouped by what they speak of.
### **strong** and `code` are our own markup; arguments are never read as markup.

## Words

side-white = Weiß
side-black = Schwarz

piece-king = { $count ->
    [one] König
   *[other] Könige
}
piece-swordmaster = { $count ->
    [one] Schwertmeister
   *[other] Schwertmeister
}
piece-priest = { $count ->
    [one] Priester
   *[other] Priester
}
piece-priestess = { $count ->
    [one] Priesterin
   *[other] Priesterinnen
}
piece-keeper = { $count ->
    [one] Hüter
   *[other] Hüter
}
piece-fool = { $count ->
    [one] Narr
   *[other] Narren
}
piece-queen = { $count ->
    [one] Dame
   *[other] Damen
}
piece-rook = { $count ->
    [one] Turm
   *[other] Türme
}
piece-bishop = { $count ->
    [one] Läufer
   *[other] Läufer
}
piece-knight = { $count ->
    [one] Springer
   *[other] Springer
}
piece-pawn = { $count ->
    [one] Bauer
   *[other] Bauern
}

option-expanded = erweiterte Regeln
option-active = Aktives Spiel (Würfel)
option-interactive = die Verteidigung würfelt
option-own-dice = eigene Würfel
option-touch = Berührt – geführt
offer-clash = „{ $first }“ und „{ $second }“ schließen einander aus, darum wurde keine Partie begonnen. Lass eines davon weg.
option-repetition = Remis durch Stellungswiederholung
options-none = Standardregeln
comma = { $first }, { $then }
someone = jemand

## Challenges

challenge-offered = { $player } bietet { $opponent } eine Partie **{ $title }** an: { $game }.
challenge-offered-anyone = { $player } bietet eine Partie **{ $title }** an: { $game }. Alle hier können sie annehmen.
challenge-rematch = Eine Revanche zu { $game }.
challenge-terms = { $player } spielt { $side }.
challenge-terms-lot = Die Seiten werden ausgelost.
declared = Vereinbart: { $options }.
challenge-declined = { $player } lehnt { $game } ab. Vielleicht ein andermal.
challenge-withdrawn = { $player } zieht das Angebot { $game } zurück.
challenge-withdrawn-from = { $player } zieht das Angebot { $game } an { $opponent } zurück.
button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen

## Play

game-started = **{ $title } { $game }** beginnt. { $white } spielt { $first }, { $black } spielt { $second }.
game-started-in-thread = **{ $title } { $game }** beginnt im eigenen Thread: { $white } ({ $first }) gegen { $black } ({ $second }).
game-how = Antworte auf das neueste Brett (Ping an) mit einem Zug wie `{ $example }` oder nimm { $command }.
game-how-terminal = Tippe einen Zug wie `{ $example }`. **moves** zeigt die erlaubten, **undo** bittet um Rücknahme.
game-how-choices = { $help } zeigt, wie man spielt, { $rules } die Regeln.
game-imported = **{ $title } { $game }** geht hier weiter. Anderswo war es { $before }; Züge, Würfe und Zeiten sind mitgekommen.

move-plain = { $player } spielt **{ $move }**.
move-done = { $player } beendet den Zug hier.
move-passes = { $player } hat keinen Zug und steht nicht im Schach, also ist die andere Seite dran (FK-17).
move-takes = { $player } spielt **{ $move }** und schlägt: { $piece }.
move-attack-won = { $player } greift { $cell } an ({ $piece }), { $attack } gegen { $defence }: **geschlagen**. { $move }
move-attack-lost = { $player } greift { $cell } an ({ $piece }), { $attack } gegen { $defence }: **abgewehrt**. { $move }
move-declines-draw = Damit ist das Remisangebot abgelehnt.

turn-next = { $player }, du bist am Zug.
turn-another = { $player }, zieh eine andere Figur: Die gescheiterte ist für diesen Zug gesperrt.
turn-passed = { $player } kann sonst nichts ziehen, also ist die andere Seite dran.
alert-check = { $player }, dein König steht im **Schach!**
touched = { $player } hat { $cells } berührt: berührt – geführt.
touched-lapsed = Mit { $cells } lässt sich nichts Erlaubtes mehr anfangen: Diese Berührung bindet { $player } nicht mehr.
touched-refused = Das ist kein erlaubter Zug, aber es gilt berührt – geführt. Du hast berührt: { $cells }.

draw-offered = { $player } bietet Remis an.
draw-offered-prompt = { $player }, nimmst du an? Weiterspielen heißt nein.
draw-sure = { $player } hat in { $game } Remis angeboten. Nimmst du an?
draw-declined = { $player } lehnt das Remis ab. Es geht weiter.
still-open-draw = Noch offen: das Remisangebot von { $player }.
still-open-takeback = Noch offen: die Bitte von { $player } um Rücknahme, **{ $moves }**.
still-open-renewal = Noch offen: das neue Siegel, das { $player } vorschlägt.
button-draw-accept = Remis annehmen
button-draw-decline = Remis ablehnen
button-draw-next = Mit meinem nächsten Zug anbieten

resign-sure = { $game } gegen { $opponent } aufgeben? Damit ist die Partie zu Ende.
button-resign = { $game } aufgeben
resign-not = Du hast nicht aufgegeben, es geht weiter. Um doch aufzugeben: `resign yes`.
# Words for yes and no as people type them, with a comma between; those of every language are understood.
answer-yes = ja, j, annehmen
answer-no = nein, ablehnen
game-aborted = { $player } sagt { $game } vor dem ersten Zug ab. Kein Ergebnis.
game-aborted-later = { $player } sagt { $game } ab. Kein Ergebnis.
game-aborted-silent = { $player } sagt { $game } ab: { $time } lang hat niemand gezogen. Kein Ergebnis.
silent = { $silent } hat { $time } lang nicht gezogen. Du kannst { $game } darum ohne Ergebnis absagen.
silent-several = { $silent } hat { $time } lang nicht gezogen. Die Hälfte der Menschen am Tisch kann { $game } darum ohne Ergebnis absagen.
silent-oneself = Du hast { $time } lang nicht gezogen, und andere möchten { $game } ohne Ergebnis absagen. Du kannst zustimmen oder ziehen.
silent-call = { $player }, { $silent } hat in { $game } { $time } lang nicht gezogen. Du kannst die Partie darum ohne Ergebnis absagen: { $abort }.
silent-call-several = { $player }, { $silent } hat in { $game } { $time } lang nicht gezogen. Die Hälfte der Menschen am Tisch kann die Partie darum ohne Ergebnis absagen: { $abort }.

end-conquest = **{ $loser } ist bezwungen. { $winner } gewinnt { $game }!**
end-fools-gambit = **Narrengambit! Ein Narr steht auf dem gegnerischen Königsfeld. { $winner } gewinnt { $game }!**
end-resignation = **{ $loser } gibt auf. { $winner } gewinnt { $game }.**
end-stalemate = **Patt: kein erlaubter Zug und keine Gefahr. { $game } ist remis.**
end-both-kings = **Beide Könige von { $loser } sind matt. { $winner } gewinnt { $game }!**
end-mate = **Schachmatt! { $winner } gewinnt { $game }!**
end-last-king = **Der König von { $winner } ist der letzte. { $winner } gewinnt { $game }!**
end-bare-kings = **Nur noch Könige stehen auf dem Brett. { $game } ist remis.**
end-repetition = **Zum dritten Mal dieselbe Stellung. { $game } ist remis.**
end-agreement = **Remis vereinbart. { $game } ist zu Ende.**
end-otherwise = **{ $game } ist zu Ende.**

## Pictures

caption-title = { $title } { $game }
head = **{ $title } { $game }**{ $ply ->
    [0] {""}
   *[other] {" "}· Zug { $ply }, { $side }
}
caption-open = Herausforderung
caption-turn = { $side } am Zug
caption-turn-check = { $side } am Zug: Schach!
caption-turn-another = { $side } zieht eine andere Figur
caption-draw-offered = Remis angeboten
caption-won = { $count ->
    [one] { $side } gewinnt
   *[other] { $side } gewinnen
}
caption-drawn = Remis
caption-void = Kein Ergebnis

caption-reach = Mögliche Züge: { $piece } auf { $cell }
caption-reason = { $move }: { $rule }
reason-ruled = { $rule } ({ $ruling })

alt-reason = Nicht { $move }: { $rule }. Markiert: { $cells }.
alt-title = { $title } { $game }, Stellung nach Zug { $ply }, { $side }.
alt-start = { $title } { $game }, Anfangsstellung.
alt-last = Letzter Zug: { $move }.
moved = { $piece } { $move }
moved-and-takes = { $piece } { $move } (schlägt: { $taken })
alt-round = Davor: { $moves }.
alt-side = { $side }: { $pieces }.
alt-none = { $side }: keine Figuren.
alt-out = { $side } ist ausgeschieden.
alt-dead = Tote Figuren von { $side }: { $pieces }.
alt-captive = { $count ->
    [one] Gefangener König
   *[other] Gefangene Könige
}: { $sides }.
alt-group = { $piece } { $cells }
alt-danger = König in Gefahr auf { $cells }.
alt-spent = Für diesen Zug gesperrt: { $cells }.
alt-as-it-stands = Die Figuren stehen wie jetzt.

## Notes

note-kept = Notiert ({ $move }). Nur du siehst es. { $notes } zeigt deine Notizen.
note-kept-on-page = Notiert ({ $move }). Nur du siehst es. **Notizen** zeigt deine Notizen.
note-kept-open = Notiert ({ $move }). Alle können es lesen, denn du hast deine Notizen zu dieser Partie freigegeben.
note-before = Deine Notiz davor lautete: { $text }
note-gone = Deine Notiz ({ $move }) ist gelöscht. Sie lautete: { $text }
note-none = Hier hast du keine Notiz ({ $move }). { $note } mit ein paar Worten legt eine an.
note-none-on-page = Hier hast du keine Notiz ({ $move }).
note-too-long = Eine Notiz fasst { $most } Zeichen, diese hat { $count }. Nichts wurde geändert: Bitte fasse dich kürzer.
note-players-only = Notizen zu { $game } macht nur, wer mitspielt.
the-start = Anfang
note-line = Notiz von { $player }: { $text }
notes-title = Notizen zu { $game }:
notes-none = Zu { $game } gibt es für dich keine Notizen zu lesen. { $note } legt eine an, zum letzten Zug oder zu jedem anderen.
notes-none-on-page = Zu { $game } gibt es für dich keine Notizen zu lesen.
notes-line = **{ $move }** { $player }: { $text }
notes-file = Für eine Nachricht sind sie zu lang, darum hier als Datei.
notes-closed = Deine Notizen gehören dir allein.
notes-will-open = Nach der Partie können alle deine Notizen lesen.
notes-opened = Alle können deine Notizen lesen.
button-notes-share = Meine Notizen freigeben
button-notes-keep = Notizen für mich behalten

## A game read out

describe-start = Noch ist kein Zug gespielt.
describe-lost = Verluste von { $side }: { $pieces }.
lost-group = { $count ->
    [one] { $piece }
   *[other] { $count } { $piece }
}
describe-capturable = Jetzt schlagbar: { $pieces }.
describe-not-capturable = Keine Figur dieser Seite kann jetzt geschlagen werden.
describe-attackable = Jetzt angreifbar: { $pieces }.
describe-not-attackable = Keine Figur dieser Seite kann jetzt angegriffen werden.
button-board = Als Brett in Buchstaben
button-words = In Worten
ground-plain = normales Feld
ground-raised = erhöhtes Feld
ground-home = Königsfeld von { $side }, erhöht
what-empty = { $cell } ({ $ground }) ist leer.
what-piece = { $cell } ({ $ground }): { $piece } von { $side }.
what-empty-bare = { $cell } ist leer.
what-piece-bare = { $cell }: { $piece } von { $side }.
what-danger = Im Schach!
what-spent = Der Angriff ist gescheitert, also ist die Figur für diesen Zug gesperrt.
what-taken = { $code ->
   *[other] { $side }
} kann hier jetzt schlagen: { $moves }.
what-not-taken = { $code ->
   *[other] { $side }
} kann hier jetzt nicht schlagen.
what-entered = { $code ->
   *[other] { $side }
} kann jetzt hierher ziehen: { $moves }.
what-not-entered = { $code ->
   *[other] { $side }
} kann jetzt nicht hierher ziehen.

## What a piece may do

reach-may = Die Figur auf { $cell } ({ $piece }) darf nach { $targets }.
reach-takes = { $cell } (schlägt: { $piece })
reach-none = Die Figur auf { $cell } ({ $piece }) hat gerade keinen erlaubten Zug.
reach-surrender = Der König auf { $cell } ist matt: `{ $move }` übergibt ihn.
reach-because = Nicht nach { $cell }, zum Beispiel:
reach-touched = Erst die berührte Figur. Dir offen: { $choices }.
reach-not-turn = Die Figur auf { $cell } ({ $piece }) gehört { $side }, am Zug ist { $mover }. Die möglichen Züge zeigen sich, wenn { $side } dran ist.
reach-empty = Auf { $cell } steht nichts. Nenne das Feld einer Figur.
reach-no-cell = Ein Feld „{ $cell }“ gibt es hier nicht. Sie gehen von `{ $first }` bis `{ $last }`.
button-why = Zeig mir, warum
button-reach = Mögliche Züge von { $cell }
menu-play = Einen dieser Züge spielen
suggest-square = { $cell } { $piece }

## Settings

settings-now = Deine Bretter: **{ $theme }**, **{ $facing }**. Ein gepostetes Brett sieht so aus, wie es die Seite am Zug eingestellt hat. Deine Züge: **{ $confirm }**. Herausforderungen: **{ $welcome }**.
settings-now-terminal = Deine Bretter: **{ $theme }**, **{ $facing }**. Deine Züge: **{ $confirm }**.
settings-sample = Alle Figuren beider Seiten, erhöhte Felder und alle Markierungen, Farben: { $theme }.
setting-theme = Andere Farben wählen
setting-facing = Wählen, welche Seite unten ist
theme-slate = Schiefer und Pergament
theme-night = Nacht
theme-contrast = Hoher Kontrast
theme-safe = Sicher bei Farbenblindheit
theme-print = Druck, Schwarz auf Weiß
facing-own = Eigene Seite unten
facing-first = Immer die erste Seite unten

## Looking at games

board-of = { $white } ({ $first }) gegen { $black } ({ $second }).
board-void = { $game } endete ohne Ergebnis.
review-start = Der Anfang. { $total ->
    [0] Noch kein Zug.
    [one] Insgesamt ein Zug.
   *[other] Insgesamt { $total } Züge.
}
review-ply = **{ $move }** von { $player }, { $when } (Zug { $ply } von { $total })
review-move = `{ $move }` { $when }
review-to-start = Anfang
review-no-picture = Diese Version von Kingboard hat kein Bild für die Stellung. Gespeichert ist sie als `{ $position }`.
button-first = Anfang
button-first-terminal = ⏮ Anfang
button-back = Zurück
button-back-terminal = ◀ Zurück
button-forward = Vor
button-forward-terminal = Vor ▶
button-last = Ende
button-last-terminal = Ende ⏭
button-flip = Drehen
button-moves = Züge
button-to-board = Brett
button-share = Hier zeigen
button-alone = Allein nachspielen
button-newer = Neuere
button-newer-terminal = ◀ Neuere
button-older = Ältere
button-older-terminal = Ältere ▶
menu-jump = Zu einem Zug springen
menu-show = Einen dieser Züge zeigen
menu-open = Eine Partie öffnen
button-film = Film
button-story = Bildgeschichte
button-rematch = Revanche
button-record = Protokoll
film-whole = { $game }, { $white } – { $black }, als Film: { $total ->
    [one] der eine Zug
   *[other] alle { $total } Züge
}.
film-part = { $game }, { $white } – { $black }, als Film, von { $from } bis { $to }.
film-alt = Film von { $game }, von { $from } bis { $to }. Er endet mit diesem Brett.
film-smaller = Damit er klein genug zum Senden bleibt, ist der Film { $width } Pixel breit.
film-shorter = Damit er klein genug zum Senden bleibt, ist der Film { $width } Pixel breit und zeigt { $shown } seiner { $frames } Bilder.
games-here = Offene und laufende Partien hier:
games-none = Noch keine. Biete mit { $command } eine an.
games-none-terminal = Noch keine. **new** beginnt eine.
games-more = Es gibt noch mehr: { $command } findet auch laufende.
game-line-open = { $game } { $title }: { $challenger } wartet auf { $invited }, { $when }
game-line-open-anyone = { $game } { $title }: { $challenger } wartet, offen für alle, { $when }
game-line-running = { $game } { $title }: { $white } – { $black }, { $ply ->
    [0] noch kein Zug
    [one] 1 Zug
   *[other] { $ply } Züge
}, { $player } am Zug, { $when }
game-line-won = { $game } { $title }: { $white } – { $black }, Sieg für { $player } ({ $why }){ $ply ->
    [0] {""}
    [one] , 1 Zug
   *[other] , { $ply } Züge
}, { $when }
game-line-drawn = { $game } { $title }: { $white } – { $black }, remis ({ $why }){ $ply ->
    [0] {""}
    [one] , 1 Zug
   *[other] , { $ply } Züge
}, { $when }
game-line-void = { $game } { $title }: { $challenger }, ohne Ergebnis, { $when }
game-line-aborted = { $game } { $title }: { $white } – { $black }, ohne Ergebnis, { $when }
why-conquest = Bezwingung
why-fools-gambit = Narrengambit
why-resignation = Aufgabe
why-stalemate = Patt
why-both-kings = beide Könige matt
why-mate = Schachmatt
why-last-king = letzter König
why-bare-kings = nur noch Könige
why-repetition = Stellungswiederholung
why-agreement = vereinbart
suggest-move-of-game = { $game } { $opponent }: { $move }
suggest-game-open = { $game } { $challenger } – ?, offene Herausforderung, { $date }
suggest-game-running = { $game } { $white } – { $black }, { $player } am Zug, { $date }
suggest-game-won = { $game } { $white } – { $black }, Sieg für { $player }, { $date }
suggest-game-drawn = { $game } { $white } – { $black }, remis, { $date }
suggest-game-void = { $game } { $challenger }, kein Ergebnis, { $date }
suggest-game-aborted = { $game } { $white } – { $black }, kein Ergebnis, { $date }
suggest-move = { $move } ({ $side })

history-ended = **Beendete Partien, neueste zuerst**
history-running = **Laufende Partien, neueste zuerst**
history-player = { $player }
history-opponent = gegen { $player }
history-kind = { $title }
history-won = gewonnen
history-drawn = remis
history-lost = verloren
history-since = ab { $day }
history-until = bis { $day }
history-page = Seite { $page }
history-score = **{ $player } gegen { $opponent }**
history-score-several = Zusammen an Tischen für mehr als zwei: { $played } gespielt; laufend: { $running }.
history-none = Keine gefunden. { $command } zeigt, was gerade läuft.
history-none-on-page = Es gibt keine.
history-no-page = So weit reicht die Liste nicht.
history-no-score-yet = Eine laufende Partie hat noch kein Ergebnis. Lass das Ergebnis weg oder frag nach beendeten Partien.
history-backwards = Kein Tag passt dazu: Das erste Datum liegt nach dem zweiten.
history-oneself = Niemand spielt gegen sich selbst. Nenne zwei verschiedene Personen.
history-no-date = Ich lese Tage wie `2026-03-01`, Monate wie `2026-03` und Jahre wie `2026`, ab 1970.

## What is refused, and what to do next

refuse-open-running = { $game } läuft schon: Die Herausforderung wurde angenommen.
accept-already = Du bist in { $game } dabei, und die Partie läuft.
refuse-open-over = { $game } ist schon zu Ende.
closed-declined = { $game } ist geschlossen: Die Herausforderung wurde abgelehnt.
closed-withdrawn = { $game } ist geschlossen: Die Herausforderung wurde zurückgezogen.
closed-lapsed = { $game } ist geschlossen: Die Herausforderung ist verfallen, weil niemand sie rechtzeitig annahm.
closed-called-off = { $game } ist geschlossen: Die Partie wurde ohne Ergebnis abgesagt.
closed-deleted = { $game } ist geschlossen, ohne Ergebnis: Alles, was über ihren Server gespeichert war, wurde gelöscht.
refuse-yourself = Gegen dich selbst kannst du nicht spielen. Nenne jemand anderen, oder niemanden, um die Partie allen hier anzubieten.
refuse-accept-own = Das ist deine eigene Herausforderung: Annehmen muss sie jemand anderes. Du kannst sie zurückziehen.
refuse-not-invited = { $game } wurde { $player } angeboten; antworten kann nur, wer gefragt ist.
refuse-not-challenger = Nur { $player } kann { $game } zurückziehen.
refuse-open-to-all = { $game } steht allen hier offen, da gibt es nichts abzulehnen. Lass das Angebot einfach stehen.
refuse-not-started = { $game } hat noch nicht begonnen: Die Herausforderung wartet noch auf Antwort.
refuse-over = { $game } ist zu Ende. { $command } `{ $number }` zeigt die Partie noch einmal.
refuse-over-on-page = { $game } ist zu Ende.
refuse-rematch-early = { $game } ist noch nicht zu Ende, für eine Revanche ist es zu früh.
refuse-rematch-offered = Das hast du schon angeboten: { $game } wartet auf { $player }.
refuse-rematch-running = { $game } läuft schon: Das ist deine Revanche gegen { $player }.
refuse-not-seated = In { $game } spielst du nicht mit. { $command } `{ $number }` lässt dich zuschauen.
refuse-not-seated-on-page = In { $game } spielst du nicht mit.
refuse-not-your-turn = In { $game } ist { $player } am Zug. Ich rufe dich, wenn du dran bist.
refuse-not-your-turn-on-page = In { $game } ist { $player } am Zug.
refuse-stale = Bei { $game } hat sich seit diesem Knopf etwas geändert. Nimm das neueste Brett; { $command } zeigt es.
refuse-stale-on-page = Bei { $game } hat sich seit diesem Knopf etwas geändert. Das neueste Brett steht auf dieser Seite.
refuse-touched = Du hast { $cells } berührt, darum musst du einen dieser Züge spielen: { $choices }.
refuse-no-touch = { $game } wird ohne „Berührt – geführt“ gespielt, also muss nichts berührt werden.
refuse-nothing-to-touch = { $cell } zu berühren verpflichtet dich zu nichts Neuem: Nenne das Feld einer eigenen Figur, die ziehen kann, oder einer, die du schlagen kannst.
refuse-done-nothing = In { $title } besteht ein Zug aus einer Bewegung und endet von selbst: `done` hat hier nichts zu beenden. Schreib einen Zug, zum Beispiel `{ $example }`.
refuse-draw-before-move = Remis kannst du direkt nach deinem eigenen Zug anbieten, bis dein Gegenüber gezogen hat. Zieh erst: Dann bietet { $draw } es an, oder `draw` als Antwort auf jenes Brett.
refuse-draw-before-move-terminal = Remis kannst du direkt nach deinem eigenen Zug anbieten, bis dein Gegenüber gezogen hat. Zieh erst, dann tippe `draw`.
refuse-draw-before-move-on-page = Remis kannst du direkt nach deinem eigenen Zug anbieten, bis dein Gegenüber gezogen hat. Zieh erst.
refuse-draw-already = Nach diesem Zug hast du schon Remis angeboten. Nach deinem nächsten Zug geht es wieder.
refuse-no-draw-offer = In { $game } gibt es kein Remisangebot zu beantworten.
refuse-own-draw-offer = { $others ->
    [one] Das ist dein eigenes Remisangebot: Die Antwort gibt dein Gegenüber.
   *[other] Das ist dein eigenes Remisangebot. Noch offen: { $players }.
}
refuse-too-late-to-abort = In { $game } ist schon ein Zug gespielt, absagen geht nicht mehr. Du kannst Remis anbieten oder aufgeben.
refuse-abort-from = In { $game } ist schon ein Zug gespielt. Absagen kannst du nur, wenn { $silent } bis { $from } nicht gezogen hat. Du kannst Remis anbieten oder aufgeben.
refuse-diverged = { $game } ist zurückgestellt: Ab Zug { $ply } passen die gespeicherten Stellungen nicht zu den Regeln. Wer Kingboard hier betreibt, muss sich das ansehen. Nachspielen geht weiterhin; { $abort } sagt die Partie ohne Ergebnis ab, { $resign } gibt sie auf.
refuse-diverged-on-page = { $game } ist zurückgestellt: Ab Zug { $ply } passen die gespeicherten Stellungen nicht zu den Regeln. Wer Kingboard hier betreibt, muss sich das ansehen. Nachspielen und aufgeben kannst du weiterhin.
refuse-rules = { $game } wurde nach Regelversion { $found } begonnen, und ich spiele nach Version { $ours }: Hier kann die Partie nicht weitergehen. Nachspielen geht weiterhin; { $abort } sagt sie ohne Ergebnis ab, { $resign } gibt sie auf.
refuse-rules-on-page = { $game } wurde nach Regelversion { $found } begonnen, und ich spiele nach Version { $ours }: Hier kann die Partie nicht weitergehen. Nachspielen und aufgeben kannst du weiterhin.

refuse-unknown-game = Eine Partie { $game } ist von hier aus nicht zu sehen. { $command } zeigt die Partien.
refuse-unknown-game-on-page = Eine Partie { $game } ist von hier aus nicht zu sehen.
refuse-no-game = Du hast hier keine Partie, zu der das passt. { $command } zeigt deine Partien, { $challenge } beginnt eine.
refuse-no-game-terminal = Auf dem Bildschirm ist keine laufende Partie. **new** beginnt eine, { $command } zeigt die laufenden.
refuse-first-game = Du hast hier noch keine Partie. { $challenge } bietet eine an.
refuse-which-look = Welche Partie? Du hast hier keine. Nenne eine mit ihrer Nummer, etwa **partie:12**; { $history } findet sie.
review-nobody = Hier gibt es keine Partie von „{ $name }“. { $history } findet Partien nach Namen.
review-of-whom = Welche Partie von „{ $name }“ meinst du? { $history } findet andere.
refuse-which-game = Das passt zu mehreren deiner Partien. Welche meinst du?
refuse-two-games = Dein Zug nennt { $named }, wurde aber für { $game } gesendet. Es wurde nicht gezogen.
refuse-two-games-on-page = Dein Zug nennt { $named }, doch das ist die Seite von { $game }. Es wurde nicht gezogen.
refuse-number-alone = Schreib hinter { $game } einen Zug, zum Beispiel `{ $game } { $example }`.
refuse-which-board = Ich weiß noch nicht, auf welches Brett das die Antwort ist. Welche Partie meinst du?
refuse-which-game-named = Das passt zu mehreren deiner Partien: { $games }. Nenne eine mit ihrer Nummer.
refuse-which-game-example = Zum Beispiel: `{ $example }`.
refuse-which-game-most = Dies sind die { $count } dringendsten; eine andere nennst du mit ihrer Nummer.
menu-which-game = Welche Partie?
menu-move-in-game = { $game } gegen { $players }: { $move }
refuse-which-game-more = und { $count } weitere
refuse-unknown-option = { $title } kennt keine Option „{ $option }“, nur: { $options }.
refuse-unknown-ply = { $game } hat die Züge 0 bis { $total }.
refuse-unknown-move = { $game } hat keinen Zug „{ $text }“. { $last ->
    [0] Noch ist keiner gespielt.
   *[other] Nenne einen mit seiner Nummer (`1` bis `{ $last }`), wie er gespielt wurde (`D2-D3`), oder beides (`1. D2-D3`); `start` ist das erste Brett.
}
refuse-which-move = { $game } hat mehrere Züge „{ $text }“: { $moves }. Nenne den Zug selbst dazu: `{ $example }`.
refuse-share = { $game } wird auf einem anderen Server gespielt und darum hier nicht gezeigt. Du kannst die Partie allein ansehen.
refuse-film-empty = { $game } hat noch keinen Zug, da gibt es nichts zu filmen.
refuse-story-empty = { $game } hat noch keinen Zug, da gibt es nichts zu erzählen.
refuse-film-backwards = Ein Film läuft vorwärts, also nicht von { $from } bis { $to }. Beginne mit { $to } und ende mit { $from }.
refuse-film-long = Ein Film zeigt höchstens { $most } Züge, { $game } hat { $total }. Nenne den Teil, den du willst: den ersten und den letzten Zug.
rules-elsewhere = Die Regeln von { $game } erwähnen „{ $topic }“ nicht. Andere schon:
refuse-no-topic = Die Regeln haben keine Regelung und keine Überschrift „{ $topic }“. Versuch eine Nummer wie `{ $example }` oder eine Überschrift: { $headings }.
refuse-too-long = Das ist zu lang für einen Zug. Ich lese Züge wie `{ $example }`.
refuse-two-moves = Ich nehme immer nur einen Zug an, und hier stehen mehrere. Schick nur einen.
fault-full = Das wurde nicht gespeichert: Auf der Platte ist kein Platz mehr. Alles davor ist sicher; wer Kingboard hier betreibt, muss Platz schaffen.
fault-read-only = Das wurde nicht gespeichert: Auf die Platte lässt sich gerade nicht schreiben. Alles davor ist sicher; wer Kingboard hier betreibt, muss nachsehen.
fault-disk = Das wurde nicht gespeichert: Die Platte hat einen Fehler gemeldet. Alles davor ist sicher; bitte versuch es gleich noch einmal. Bleibt es dabei, muss nachsehen, wer Kingboard hier betreibt.
fault-lost = Das wurde nicht gespeichert: Die Datei mit den Partien wurde im laufenden Betrieb verschoben, gelöscht oder ersetzt. Die Partien stehen wie zuvor; wer Kingboard hier betreibt, muss das in Ordnung bringen und mich neu starten.
fault-busy = Das wurde nicht gespeichert: Ein anderes Programm hat die Partien gerade in Gebrauch. Bitte versuch es gleich noch einmal.
fault-damaged = Diese Partie lässt sich nicht so lesen, wie sie gespeichert ist, darum wurde nichts geändert. Wer Kingboard hier betreibt, muss nachsehen.
too-much = Einen Moment, das war viel auf einmal. Bitte versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
apart-game = { $game } ist zurückgestellt: Die gespeicherten Daten sind beschädigt, darum kann dort gerade nichts weitergehen. Keine Uhr läuft darin, und alle anderen Partien gehen weiter. Wer Kingboard hier betreibt, kann nachsehen.
apart-game-ended = Die gespeicherten Daten von { $game } sind beschädigt und lassen sich nicht mehr lesen. Die Partie hat ohne Ergebnis geendet.
apart-games = { $count ->
    [one] Zurückgestellt, weil die gespeicherten Daten beschädigt sind: { $games }. Darin läuft keine Uhr.
   *[other] Zurückgestellt, weil die gespeicherten Daten beschädigt sind: { $games }. Darin läuft keine Uhr.
}
fault = Bei mir ging etwas schief. Nichts von dir ist verloren; bitte versuch es gleich noch einmal.

move-unreadable = „{ $text }“ kann ich nicht als Zug lesen. Zeichen { $at }: { $expected }. Ein Zug sieht so aus: `{ $example }`.
move-half-to = „{ $text }“ sagt wohin, aber nicht woher. Meinst du { $choices }?
move-half-from = „{ $text }“ sagt woher, aber nicht wohin. Meinst du { $choices }?
move-half-how = „{ $text }“ kann ich nicht als ganzen Zug lesen. Schreib, woher und wohin, etwa `{ $example }`.
move-half-nothing = Keine deiner Figuren kann jetzt nach { $cell }.
move-half-no-piece = Keine deiner Figuren dieser Art ({ $piece }) kann jetzt nach { $cell }.
move-half-no-pieces = Keine der Figuren, die du meinen kannst ({ $piece }), kann jetzt nach { $cell }.
move-other-piece = Auf { $cell } steht eine andere Figur als die genannte: { $piece }. Meinst du { $move }?
move-meant = Meinst du { $move }?
square-missing = Ein Feld { $cell } gibt es hier nicht. Die mit { $letter } gehen von { $first } bis { $last }.
square-letter-missing = Ein Feld { $cell } gibt es hier nicht. Die Buchstaben gehen von { $first } bis { $last }.
move-ambiguous = { $move } kann mehrere Züge bedeuten. Wähle einen: { $choices }.
move-ruling = (Regelung { $ruling }.)

## Help

help-title = **Kingboard: vier Königsspiele als Fernpartie**
help-challenge = { $challenge } bietet jemandem eine Partie an, oder allen hier. Angenommen wird mit **Annehmen**. { $challenges } zeigt, was offen ist; { $friend } lässt Herausforderungen von jemandem sofort beginnen, { $block } hält sie fern. { $continue } spielt aus einer beendeten Partie gegen den Computer weiter. { $contest } hat Ligen und Turniere.
help-move = Zum Ziehen antworte auf das Brett mit einem Zug wie `{ $example }` und lass den Ping der Antwort an. { $move } tut dasselbe und bietet die erlaubten Züge an; ohne Zug, oder mit **Zug wählen**, suchst du Figur und Feld in Menüs aus und siehst das Brett, bevor es zählt. `#12 { $example }` nennt die Partie, wenn du mehrere hast.
help-active = Im Aktiven Spiel brauchst du zum Schlagen einen höheren Wurf als die verteidigende Seite. Scheitert es, zieh eine andere Figur. Die Würfel werden vor der Partie versiegelt und danach offengelegt: { $words } fügt ihnen eigene Worte hinzu, { $verify } prüft jeden Wurf.
help-draw = { $draw } bietet nach deinem Zug Remis an, { $takeback } bittet darum, deinen letzten Zug zurückzunehmen, { $resign } gibt auf, { $abort } sagt eine Partie vor dem ersten Zug ab, eine ohne Uhr auch, wenn jemand 30 Tage lang nicht gezogen hat.
help-aids = { $show } `D2` zeigt, was die Figur auf D2 darf, { $explore } ist ein privates Brett zum Ausprobieren, { $plan } spielt deine Antworten, wenn kommt, was du erwartest, { $describe } liest eine Partie vor, { $note } hebt eine Notiz für dich auf, { $settings } ändert, wie deine Bretter aussehen.
help-time = { $clock } zeigt, wie viel Zeit bleibt; { $pause } hält die Partie an, { $resume } setzt sie fort, { $give } schenkt Zeit, { $claim } holt den Sieg auf Zeit. { $holiday } hält deine Uhren für einige Tage an, { $hours } nachts und an freien Tagen.
help-look = { $board } zeigt ein Brett, { $review } spielt jede Partie nach, { $games } zeigt, was auf dich wartet, { $remind } regelt, wie du daran erinnert wirst, { $history } findet frühere Partien, { $profile } zählt sie und zeigt, wie die Würfel fielen, { $film } macht aus einer Partie einen Film, { $analyse } beurteilt eine beendete, { $export } gibt ihr Protokoll aus.
help-rules = { $rules } hat die Regeln, Regelung für Regelung.
help-server = { $setup } sagt, was ich in einem Kanal darf, { $server }, wie auf diesem Server gespielt wird, { $here } holt eine Partie in einen anderen Kanal. { $privacy } zeigt, was über dich gespeichert ist, gibt es aus und löscht es; { $moderate } ist für die Moderation.

rules-title = **{ $title }: die Regeln in Kürze**
alt-passed = En passant: { $cells }.

look-prompt = Genauer hinsehen
look-whole = Das ganze Brett
look-near = { $side } aus der Nähe
look-hints = En-passant-Felder
look-small = Das Brett von { $title } ist klein genug: Eine Nahansicht gibt es nicht.
look-no-hints = Im Augenblick kann kein Bauer en passant geschlagen werden.
button-close-up = Nahansicht
