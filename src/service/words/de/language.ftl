### Deutsch: languages, and choosing one.

setting-language = Deine Sprache wählen
language-auto = Die Sprache deiner App oder deines Systems
language-auto-terminal = Die Sprache deines Terminals
settings-language = Sprache: **{ $language }**.
house-language = Sprache der Bretter und Nachrichten
house-language-auto = die des Servers
house-how-language = Wähle eine Sprache oder tippe ihren Namen; auto ist die des Servers. Private Antworten bekommen alle in der eigenen.
discord-settings-language = Die Sprache für das, was der Bot nur dir sagt
