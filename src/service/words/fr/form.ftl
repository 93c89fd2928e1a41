### French: a challenge filled in by menus and buttons, and what is asked of a message that is pointed at.

form-title-to = **Une partie de { $title } pour { $player }**
form-title = **Une partie de { $title } pour n’importe qui ici**
form-how = Choisis dans les menus et active ce que tu veux, puis envoie le défi. D’ici là, personne d’autre ne voit ceci.
form-kind = Jeu : { $chosen }
form-side = Ton camp : { $chosen }
form-clock = Cadence : { $chosen }
form-by-lot = au sort
form-no-clock = sans pendule
form-own-clock = comme sur ce serveur ({ $clock })
form-on = { $what } : oui
form-off = { $what } : non
form-thread = Fil à part
button-form-send = Envoyer le défi
form-sent = Envoyé : c’est la partie { $game }, elle apparaît ici dans un instant.
form-sent-already = Tu l’as déjà proposé : c’est la partie { $game }.
pointed-unknown = Ce message ne correspond à aucune partie que je connaisse. Choisis un de mes messages avec un plateau, ou utilise { $review } pour revoir une partie et { $move } pour jouer.
