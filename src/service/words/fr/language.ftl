### Français : les langues, et leur choix.

setting-language = Choisir ta langue
language-auto = La langue de ton appli ou de ton système
language-auto-terminal = La langue de ton terminal
settings-language = Langue : **{ $language }**.
house-language = Langue des plateaux et des annonces
house-language-auto = celle du serveur
house-how-language = Choisis une langue, ou tape son nom ; auto : celle du serveur. Chaque personne reçoit ses réponses privées dans sa propre langue.
discord-settings-language = La langue de ce que le bot ne montre qu’à toi
