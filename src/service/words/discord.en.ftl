### English: what only Discord shows (names and descriptions of commands and their options).

discord-name = Kingboard
