### Polski: języki i ich wybór.

setting-language = Wybierz swój język
language-auto = Język twojej aplikacji lub systemu
language-auto-terminal = Język twojego terminala
settings-language = Język: **{ $language }**.
house-language = Język plansz i komunikatów
house-language-auto = język serwera
house-how-language = Wybierz język albo wpisz jego nazwę; auto to język serwera. Odpowiedzi prywatne każdy dostaje w swoim.
discord-settings-language = Język tego, co bot mówi tylko tobie
