### Deutsch: the public pages in the browser: signing in, and what they show.

discord-name-web = web
discord-name-link = link
discord-name-sessions = sitzungen
discord-web = Deine Partien im Browser und in eigenen Programmen
discord-web-link = Einen Link bekommen, der deinen Browser anmeldet
discord-web-sessions = Die Browser, die mit deinem Konto angemeldet sind
sign-in-no-pages = Dieser Bot hat keine Seiten im Browser. Wer ihn betreibt, kann sie einschalten.
sign-in-link = Dieser Link meldet einen Browser mit deinem Konto an. Er gilt einmal und zehn Minuten lang. Zeig ihn niemandem.
button-sign-in = Im Browser öffnen
button-in-browser = Im Browser
button-sign-in-sessions = Angemeldete Browser
sign-in-sessions = **Mit deinem Konto angemeldete Browser**
sign-in-no-sessions = Kein Browser ist mit deinem Konto angemeldet.
sign-in-all-ended = Abgemeldet. Kein Browser ist mehr mit deinem Konto angemeldet.
sign-in-ended = **Abgemeldet.** Noch mit deinem Konto angemeldet:
sign-in-ended-before = **Dieser Browser war schon abgemeldet.** Noch mit deinem Konto angemeldet:
sign-in-session = { $number }. { $browser }, seit { $since }, zuletzt benutzt { $used }
sign-in-end = { $number }. { $browser }
sign-in-end-which = Einen abmelden
button-sign-in-end-all = Alle abmelden
sign-in-at-table = Hier meldet sich niemand an: `kingboard web` öffnet diesen Tisch im Browser.
privacy-pages = Angemeldete Browser: { $sessions }. Server, auf denen du mich in den letzten dreißig Tagen benutzt hast: { $met }

## The setting of a server.

house-watching = Zuschauen im Browser
house-watching-members = Mitglieder dieses Servers
house-watching-public = alle
house-how-watching = Wähle, wessen Browser die Partien dieses Servers zeigen, wenn dieser Bot Seiten im Browser hat: **members**, also Mitglieder, die mich hier in den letzten dreißig Tagen benutzt haben, oder **public**: Dann dürfen alle im Internet sie ansehen, teilen und einbetten. Wer spielt, sieht die eigenen immer.

## The pages.

face-sign-in = Anmelden
face-sign-out = Abmelden
face-signed-in = Angemeldet als { $name }
face-about = Vier Brettspiele um Könige, über Tage hinweg gespielt: in Discord und hier im Browser. Zum Mitspielen melde dich an.
face-how = Tipp in Discord `/web link`: Der Bot antwortet nur dir, mit einem Link, der diesen Browser anmeldet.
face-link-title = Anmelden?
face-link-asks = Diesen Browser als { $name } anmelden? Der Link wurde in Discord { $minutes ->
    [0] gerade eben
    [one] vor einer Minute
   *[other] vor { $minutes } Minuten
} geholt.
face-link-not-you = Bist du das nicht, dann schließ diese Seite: Noch ist nichts geschehen.
face-link-yes = Als { $name } anmelden
face-link-gone = Dieser Link gilt nicht mehr
face-link-gone-how = Ein Link gilt einmal und zehn Minuten lang. Einen neuen gibt es in Discord mit `/web link`.
face-your-games = Deine Partien
face-watch = Partien zum Zuschauen
face-none = Hier ist noch keine Partie zu sehen.
face-begin-how = Partien beginnen in Discord, mit `/challenge`. Hier spielst du sie weiter.
face-in-discord = Das geht in Discord.
face-too-many = Zu viele Anfragen
face-not-stored = Gerade wird nichts gespeichert
face-no-game-how = Keine Partie mit dieser Nummer ist für dich zu sehen. Ist es deine, dann melde dich an.
face-no-game-account = Keine Partie mit dieser Nummer ist für dich zu sehen.
face-account-only = Melde dich an, um diese Seite zu sehen.
face-signed-out = Dieser Browser ist nicht angemeldet, deshalb ist nichts geschehen. Melde dich an und mach es dann noch einmal.
face-embed-none = Diese Partie ist nicht für alle zu sehen, oder es gibt keine mit dieser Nummer.
face-embed-open = Ihre Seite öffnen, dort kannst du dich anmelden
face-nothing-open = Hier ist nichts, was alle sehen dürfen. Melde dich an, um zu sehen, was dir und deinen Servern gehört.
face-puzzle-how = Melde dich an, um diese Aufgabe zu lösen.
face-private = Eine Partie bei Kingboard
face-share = Diese Stellung teilen
face-with-discord = Mit Discord anmelden
face-oauth-asks = Discord teilt dieser Website nur deine Nutzer-ID und deinen Namen mit. Diesen Browser anmelden?
face-oauth-failed = Das hat nicht geklappt
face-oauth-failed-how = Discord hat nicht gesagt, wer du bist, oder dieser Browser hatte nicht gefragt. Versuch es noch einmal, oder tipp in Discord /web link.
face-standings = Rangliste
face-standings-sign-in = Melde dich an, um zu sehen, wo du stehst
face-profile = Dein Profil
page-of-game = Im Browser öffnen
