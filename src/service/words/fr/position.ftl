### Français : parties qui commencent d’une position composée, et reprise d’une partie terminée.

challenge-position = Elle commence par cette position au lieu de la position de départ habituelle, et n’est pas classée.
caption-position = À partir d’une position
alt-start-position = { $title } { $game }, à partir d’une position composée.
game-line-position = à partir d’une position
review-start-position = La position composée. { $total ->
    [0] Aucun coup pour l’instant.
    [one] Un seul coup en tout.
   *[other] { $total } coups en tout.
}
describe-text = La position en texte : `{ $position }`
    Avec ce texte comme **position**, { $challenge } commence une autre partie à partir d’elle.
describe-text-on-page = La position en texte : `{ $position }`
    Une nouvelle partie prend ce texte comme position de départ.

refuse-position = Je ne peux pas lire cela comme une position de { $title }. { $why } L’endroit est marqué : `{ $before }▸{ $after }`
    La position de départ habituelle s’écrit `{ $usual }`. Au lieu d’un texte, **#12 14** prend la position après le coup 14 de la partie #12, une fois celle-ci terminée.
refuse-position-over = Dans cette position, personne ne peut jouer : la partie y est terminée. Choisis-en une antérieure.
refuse-position-running = { $game } n’est pas encore terminée. Une nouvelle partie peut commencer par une position d’une partie terminée, ou par une position tapée en texte.
refuse-position-kind = { $game } est une partie de { $title }, et ses positions ne conviennent à aucun autre jeu. Choisis { $title } pour ton défi.
refuse-position-same = C’est la position de { $other }, que tu joues contre des personnes. Aucun ordinateur n’y aide : termine d’abord cette partie, ou joues-y un coup.
refuse-position-out = { $count ->
    [one] Hors jeu dans cette position : { $sides }. Personne ne pourrait y jouer.
   *[other] Hors jeu dans cette position : { $sides }. Personne ne pourrait y jouer.
} Contre l’ordinateur, c’est possible si tu prends un camp encore en jeu.
refuse-position-swap = Une partie qui commence par une position n’a pas d’échange de camps : tout le monde voit la position avant d’accepter. Retire **swap**.

button-play-on = Continuer à partir d’ici
play-on-choose = **Continuer contre l’ordinateur** à partir de { $game } après { $move }, avec { $side }. Quel niveau ? C’est une nouvelle partie, non classée ; { $game } reste telle quelle.
refuse-play-on-none = Tu n’as encore terminé aucune partie ici. { $continue } accepte le numéro de toute partie terminée ; { $history } la retrouve.

discord-name-continue = continuer
discord-name-position = position
discord-challenge-position = Position, non classée : texte, ou partie et coup : #12 14
discord-continue = Continuer contre l’ordinateur à partir d’une position d’une partie terminée
discord-continue-game = Le numéro de la partie ; vide : la dernière que tu as terminée ici
discord-continue-move = Le coup après lequel tu continues, par son numéro ou tel que joué ; vide : le dernier
discord-continue-computer = Le niveau de l’ordinateur ; vide : 3
discord-describe-show-text = La position en texte, pour commencer une autre partie

console-position-what = Quelle position ? Derrière **position** vient son texte, ou une partie terminée et un coup : **new computer position #12 14**. **help positions** en dit plus.
console-continue-how = Quelle partie ? **play on** continue depuis la page de la revue à l’écran, ou depuis ta dernière partie terminée, **play on 12** depuis la fin de la partie 12, **play on 12 14** depuis son coup 14 ; **level 5** derrière choisit le niveau de l’ordinateur.
console-help-positions = Avec **position** derrière **new** ou **challenge**, une partie commence par une position au lieu de celle de départ, non classée : **new kings-mate position** et son texte, ou **new computer position #12 14** pour la position après le coup 14 de la partie 12, qui doit être terminée. Le plateau et le nombre de joueurs découlent du texte. **position** vient en dernier ; seul **note** peut suivre.
    {""}**position** seul, ou **position 12**, écrit le texte d’une position. **play on** continue contre l’ordinateur depuis une page de la revue, **play on 12 14 level 5** depuis un coup de la partie 12.
