### Español: los idiomas y su elección.

setting-language = Elige tu idioma
language-auto = El idioma de tu aplicación o de tu sistema
language-auto-terminal = El idioma de tu terminal
settings-language = Idioma: **{ $language }**.
house-language = Idioma de tableros y avisos
house-language-auto = el del servidor
house-how-language = Elige un idioma o escribe su nombre; auto es el del servidor. Cada persona recibe en el suyo las respuestas privadas.
discord-settings-language = El idioma de lo que el bot te dice solo a ti
