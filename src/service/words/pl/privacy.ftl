### Polski: what is kept of somebody, handed out and deleted.

privacy-title = **Co jest o tobie przechowywane**
privacy-name = Twoja nazwa, jak ostatnio widziana: { $name }
privacy-games = Partie i wyzwania: { $games }, w tym trwające: { $running }, otwarte: { $open }
privacy-own = Ustawienia: { $settings }. Notatki do ruchów: { $notes }. Plany: { $plans }. Znaczenia sygnałów: { $meanings }. Prywatne plansze: { $boards }. Zamówione analizy: { $analyses }. Próbowane zadania: { $puzzles }. Tokeny programów: { $tokens }
privacy-competition = Rankingi: { $ratings }. Rozgrywki, w których grasz lub które moderujesz: { $contests }. Decyzje moderacji o twoim koncie: { $deeds }
privacy-others = Zablokowani przez ciebie: { $blocked }. Znajomi: { $friends }
privacy-time = Urlopy: { $holidays }. Przypomnienia i prywatne wiadomości, wysłane lub oczekujące: { $messages }
privacy-seen = Ostatnio tutaj: { $when }
privacy-policy = Twój identyfikator, nazwa i partie są przechowywane, żeby można było grać, podobnie jak to, co jest tu policzone. Partię widzą wszyscy na jej serwerze; twoje notatki, plany i prywatne plansze widzisz tylko ty. Inne wiadomości nie są przechowywane, nic nie jest sprzedawane, a większość danych zostaje, dopóki ich nie usuniesz. Programy serwera mogą się dowiadywać, co dzieje się w jego partiach. Odpowiada za to osoba, która prowadzi bota.
privacy-policy-terminal = Co jest przechowywane, po co i jak długo, opisuje `docs/privacy.md`, dołączony do programu Kingboard. Wszystko jest w bazie danych tego stołu.
privacy-policy-page = { $page }. Odpowiada za to osoba, która prowadzi bota.
privacy-page = Co jest przechowywane, po co i jak długo
privacy-here = { $days ->
    [0] Ten bot zapomina serwer, z którego go usunięto, tylko na prośbę.
    [one] Ten bot zapomina serwer { $days } dzień po usunięciu go stamtąd.
   *[other] Ten bot zapomina serwer { $days } dni po usunięciu go stamtąd.
} Za to, co przechowuje, odpowiada osoba, która go prowadzi. Tekst jest po angielsku.
privacy-none = Nic o tobie nie jest przechowywane.
privacy-file = To wszystko, co jest o tobie przechowywane. Nikt inny nie widzi tej wiadomości.
privacy-too-large = Jest tego za dużo na plik tutaj. Poproś osobę, która prowadzi bota: { $command } zapisuje całość.
privacy-really = **Usunąć wszystko, co jest o tobie przechowywane? Tego nie da się cofnąć.**
privacy-stale = **Ten przycisk był stary albo twoje partie zmieniły się od tego czasu. Przeczytaj jeszcze raz: tego nie da się cofnąć.**
privacy-sure = Usunięte zostaną twoja nazwa, ustawienia, notatki, plany, znaczenia sygnałów, prywatne plansze, tokeny, blokady, znajomi, urlopy, przypomnienia, rankingi, próby zadań, zamówione analizy i zalogowane przeglądarki, a ty opuścisz wszystkie ligi, turnieje i drabiny. Kto cię zablokował, musi to zrobić ponownie.
privacy-sure-games = Od razu opuszczasz swoje partie; trwające: { $running } (poddajesz je; te bez ruchu są odwoływane), otwarte wyzwania: { $open }. Przy stołach zostanie to ogłoszone.
privacy-sure-rest = W twoich partiach (jest ich { $games }) twoje miejsce zajmie „dawny gracz”, a słowa dołączone do wyzwań znikną; przeciwnicy zachowają swoje partie. Słowa dodane do kości zostają, bo według nich sprawdza się rzuty. Wiadomości, które już są na Discordzie, tam pozostaną.
privacy-gone = Gotowe: nic o tobie nie jest już przechowywane. Jeśli znów zagrasz, zaczniesz jako ktoś nowy.
privacy-not-yours = Ten przycisk był dla kogoś innego albo na inne miejsce. Poproś o własny.
privacy-server-not-yours = Usunięcie danych serwera mogą zlecić tylko osoby, które nim zarządzają.
privacy-server-none = Nic o tym serwerze nie jest przechowywane.
privacy-server-stale = **Ten przycisk był stary albo coś się tu od tego czasu zaczęło lub skończyło. Przeczytaj jeszcze raz: tego nie da się cofnąć.**
privacy-server-sure = Ustawienia, webhooki i tokeny tego serwera zostaną usunięte, a to, co tu trwa lub jest otwarte ({ $alive }), skończy się bez wyniku. Zapieczętowane kości zostaną przedtem odpieczętowane, a gracze dowiedzą się prywatnie.
privacy-server-contests = Tutejsze niezakończone ligi i turnieje ({ $contests }) zostaną odwołane.
privacy-server-ladders = Tutejsze otwarte drabiny ({ $ladders }) zostaną zamknięte.
privacy-server-games = Partie stąd ({ $games }) stracą swoje miejsce: obejrzą je tylko ci, którzy je grali. Tego nie da się cofnąć.
privacy-server-gone = Gotowe: nic o tym serwerze nie jest już przechowywane.
name-quoted = „{ $name }”
former-player = dawny gracz
refuse-rematch-gone = Drugi gracz partii { $game } odszedł na dobre, więc rewanżu nie będzie.
game-closed = Partia { $game } kończy się bez wyniku: usunięto wszystko, co było przechowywane o jej serwerze.
button-privacy-export = Pobierz wszystko
button-privacy-delete = Usuń
button-privacy-sure = Usuń wszystko
button-privacy-server-sure = Usuń dane tego serwera
discord-privacy = Zobacz, pobierz lub usuń to, co jest o tobie przechowywane
discord-privacy-show = Zobacz, co jest o tobie przechowywane
discord-privacy-export = Pobierz jako plik wszystko, co jest o tobie przechowywane
discord-privacy-delete = Usuń wszystko, co jest o tobie przechowywane
discord-privacy-server = Usuń wszystko, co jest przechowywane o tym serwerze, jeśli nim zarządzasz
console-privacy-what = **privacy** pokazuje, co jest o tobie przechowywane, **privacy export** to wydaje, **privacy delete** usuwa.
config-bad-page = Ustawienie page w [privacy] nie może mieć wartości { $given }: podaj adres, który zaczyna się od https://, bez spacji i nawiasów.
