### English: languages, and choosing one.

setting-language = Choose your language
language-auto = The language of your app or system
language-auto-terminal = The language of your terminal
settings-language = Language: **{ $language }**.
house-language = Language of boards and news
house-language-auto = that of the server
house-how-language = Choose a language, or type its name; auto is that of the server. Everyone’s private answers come in their own.
discord-settings-language = The language of what the bot tells you alone
