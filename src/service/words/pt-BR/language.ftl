### Português do Brasil: idiomas, e como escolher um.

setting-language = Escolha seu idioma
language-auto = O idioma do seu aplicativo ou sistema
language-auto-terminal = O idioma do seu terminal
settings-language = Idioma: **{ $language }**.
house-language = Idioma dos tabuleiros e avisos
house-language-auto = o do servidor
house-how-language = Escolha um idioma ou digite o nome dele; auto é o do servidor. Respostas privadas vêm no idioma de cada pessoa.
discord-settings-language = O idioma do que o bot diz só a você
