### German: a challenge filled in by menus and buttons, and what is asked of a message that is pointed at.

form-title-to = **Eine Partie { $title } für { $player }**
form-title = **Eine Partie { $title } für alle hier**
form-how = Wähle aus den Menüs und schalte ein, was du magst; dann schick es ab. Bis dahin siehst nur du das.
form-kind = Spiel: { $chosen }
form-side = Deine Seite: { $chosen }
form-clock = Zeit: { $chosen }
form-by-lot = per Los
form-no-clock = keine Uhr
form-own-clock = wie auf diesem Server ({ $clock })
form-on = { $what }: an
form-off = { $what }: aus
form-thread = Eigener Thread
button-form-send = Herausforderung senden
form-sent = Abgeschickt: Es ist Partie { $game } und erscheint gleich hier.
form-sent-already = Das hast du schon angeboten: Es ist Partie { $game }.
pointed-unknown = Zu dieser Nachricht kenne ich keine Partie. Wähle eine Nachricht von mir mit einem Brett, oder nimm { $review }, um eine Partie nachzuspielen, und { $move }, um zu ziehen.
