### Español: lo que solo muestra el terminal. Las palabras que se escriben siguen en inglés.

console-welcome = **Kingboard para dos a seis en un mismo teclado: { $games }.** Las partidas se guardan en el disco: sal y vuelve cuando quieras.
console-kept-in = Tus partidas están en { $path }.
console-begin = Escribe **new** para empezar { $game }. Detrás van las opciones, como en **{ $example }**.
console-begin-declared = { $game } ({ $options })
console-begin-other = **{ $example }** empieza { $game }.
console-begin-names = **new Anna Ben** empieza con vuestros nombres.
console-begin-help = **help** muestra lo que puedes escribir; **rules** explica el juego; **tutorial** es una lección que se juega.
console-resumed = La partida sigue donde estaba. **help** muestra lo que puedes escribir.
console-help = **Jugar:** **new** empieza una partida, **new Anna Ben** con vuestros nombres, **new computer** contra el ordenador.
    Escribe una jugada como `{ $example }`. **moves** muestra las legales, **show { $square }** las de una pieza, **pick** te lleva a una paso a paso.
    {""}**undo** pide deshacer tu última jugada, **draw** ofrece tablas, **yes** y **no** responden, con **resign** te rindes.
    {""}**Mirar:** **board** muestra la partida, **flip** le da la vuelta, **help symbols** explica las letras, **describe** la cuenta en palabras.
    {""}**review** repasa una partida, **analyse** juzga una terminada, **games** muestra las que están en curso, **history** las terminadas, **rematch** juega una otra vez.
    {""}**Aprender:** **tutorial** enseña jugando, **guide** en cinco tableros, **rules** tiene todas las reglas.
    {""}**Cambiar:** **language** para otro idioma, **settings** y **theme** para los tableros, **as Ben** para quien escribe.
    {""}**Guardar:** **png**, **film**, **story** y **export** escriben archivos, **import** lee uno. **quit** sale; todas las partidas quedan guardadas.
    {""}**help TEMA** cuenta más sobre uno de estos temas: { $topics }. **help commands** muestra todo lo que se puede escribir, **help undo** explica una palabra.
console-help-starting = Escribe **new kings-mate**, **new kings-guard**, **new four-kings** o **new immortal-star-masters** para una partida entre Jugador 1 y Jugador 2; **new** solo empieza el juego habitual aquí. Detrás, si quieres: un tiempo como **3d** por jugada (o **72h+12h/96h soft**), y **black**, **north** o **random** para el bando de Jugador 1.
console-help-options = En King’s Mate, reglas **expanded** (ampliadas), **active** (dados), **interactive** (tira la defensa) u **own-dice** (tiras tus dados e introduces los resultados), **touch** (pieza tocada), **repetition** (tablas por repetición); en King’s Guard, **small** (tablero pequeño), **diagonal** (pasos en diagonal); en Four Kings One War, **team** (a cuatro); en ImmortalStarMasters **three**, **four**, **five** o **six** (de tres a seis jugadores).
console-help-challenges = Con **challenge NOMBRE** ofreces una partida a otra persona en este teclado; con **challenge anyone**, a quien acepte. Añade, si quieres, opciones, **clock 3d**, **games 5** (una tras otra, a quien quiera) y **note** con unas palabras. **accept**, **decline** (**decline 12 Hoy no**) y **withdraw** responden; **challenges** muestra lo que espera.
    Con **block NOMBRE** no empieza ninguna partida nueva con esa persona; con **friend NOMBRE** todos sus desafíos empiezan enseguida; **unblock** y **unfriend** lo deshacen.
console-help-moves = Escribe una jugada como `D2-D3` (en King’s Guard, un turno entero: `E5-E7,D5`); **moves** muestra lo que es legal, **pick** te guía paso a paso y te muestra la jugada antes de que cuente, **show D2** muestra qué puede hacer la pieza de D2. En el Juego Activo, para capturar tu dado tiene que ser el más alto; si falla, mueve otra pieza.
console-help-offers = Justo después de tu jugada, **draw** ofrece tablas y **undo** pide deshacerla; se responde con **yes** o **no** (o con **draw yes**, **takeback no**). **resign** es rendirse, **abort** cancela una partida antes de la primera jugada o, sin reloj, tras 30 días sin jugar, **rematch** juega otra vez una que terminó, **touch D2** toca una pieza.
console-help-dice = Con **roll** la defensa tira los dados, si así se acordó; con **roll 5 2** introduces los tuyos, primero el del ataque. Con **dice words** y unas palabras las añades a los dados sellados antes de tu primera jugada (o con **accept 12** y unas palabras); **dice renew** propone abrir su secreto y sellar uno nuevo.
console-help-time = Con **clock** ves cuánto tiempo queda; **pause** propone una pausa, **resume** reanuda, **give 1d** da tiempo a los demás, **claim** reclama la victoria cuando a alguien se le acaba, o sigue sin esa persona. **holiday 10d** y **hours night 22-7** detienen tus relojes.
console-help-seats = Un número pulsa lo que va junto a él entre corchetes. **as 1** a **as 6** o **as NOMBRE** cambia quién habla.
console-help-trying = Con **explore** pruebas jugadas en un tablero propio: **explore D2-D3 D8-D7**, **explore from 5**; un ataque sale bien si no añades **fails**.
    Con **plan D8-D7 E1-E2** planeas tu respuesta; con más jugadas, las siguientes; `|` separa varias líneas. **plan** muestra lo planeado, **plan drop 2** y **plan clear** lo quitan.
console-help-looking = Escribe **board** para el tablero, **games** para lo que te espera y **games here** para todas las partidas, **next** y **skip** para ver uno tras otro los tableros que esperan, **rules** o **rules KM-4** para las reglas.
    Si hay varias partidas en curso, indica una por su número: `#12 D2-D3`, **board 12**, **draw 12**.
    Escribe **describe** para la posición en palabras, **where** para tus piezas, **what D5** para una casilla.
console-help-games = Con **review 12** repasas la partida 12 desde su última jugada; con **review 12 move 5** o **review 12 move D2-D3**, desde esa; con **review 12 start**, desde el primer tablero; **back**, **forward**, **first** y **last** pasan página, **flip** gira el tablero.
    Con **history** buscas partidas terminadas; añade, si quieres, un nombre, **against NOMBRE**, **won**, **lost**, **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**. **profile**, o **profile NOMBRE**, cuenta las partidas y cómo cayeron los dados.
console-help-notes = Con **note** y unas palabras las anotas en la última jugada; con **note 5:**, en la jugada 5 (**5…** es la de las Negras); sin palabras se borra la nota. **notes 12** las muestra, **notes 12 share** deja que se lean tras el final.
console-help-settings = Con **settings** ves el aspecto de tus tableros; **theme night**, **facing first** y **confirm all** (toda jugada se muestra antes de que cuente) lo cambian. Con **server** ves cómo se juega aquí; **server expiry 14** lo cambia.
console-help-files = Con **png board.png** guardas como imagen el último tablero mostrado; con **film 12 game.gif**, una partida como animación (o una parte: **film 12 5-20**); con **export 12 game.txt**, su registro. Para salir, escribe **quit**; todas las partidas se quedan.
console-player = Jugador { $number }
console-help-names = Los nombres van detrás de **new** en el orden de los asientos, cada uno con mayúscula inicial: **new Anna Ben**, **new immortal-star-masters Anna Ben Cleo** (una partida de tres), **new "anna lee" Ben**. Conservan sus asientos en las partidas siguientes.
console-dropped = **quit** o Ctrl+D sale, y también otro Ctrl+C.
console-no-page = Ahora no hay página que pasar. **undo** pide deshacer tu última jugada, **review** repasa la partida, **board** la muestra.
console-first-page = Esta es la primera página.
console-last-page = Esta es la última página.
console-elsewhere = Ha pasado algo en { $game } en otra terminal:
console-moves-of = Le toca a { $name }, que puede jugar:
console-move-elsewhere = Eso sería una jugada en { $game }, que no está en la pantalla. **{ $game } { $text }** la juega allí.
console-option-near = No conozco “{ $text }”. ¿Querías decir **{ $option }**? Un nombre empieza con mayúscula.
console-option-of = { $game } no tiene la opción “{ $option }”, pero { $other } sí: **new { $slug } { $option }**.
console-name-capital = Un nombre empieza con mayúscula: **new Anna Ben**.
console-game-unknown = No conozco “{ $text }”. Estos son los juegos:
console-how-many = { $game } es para { $sizes ->
    [one] { $fewest }
    [two] { $fewest } o { $most }
   *[more] { $fewest } a { $most }
} personas, no para { $number }. Un tiempo para mover lleva una letra: **{ $number }d** para días, **{ $number }h** para horas.
console-other-names = Este juego es para { $fewer } o { $more }: nombra a tantas personas.
console-too-many-names = { $count ->
    [one] Aquí juega una sola persona de este teclado: nombra una.
   *[other] Este juego es para { $count }: nombra como mucho a tantas personas.
}
console-topic-near = No hay ayuda sobre “{ $text }”. ¿Querías decir **help { $topic }**?
console-topic-unknown = No hay ayuda sobre “{ $text }”. **help** muestra los temas.
console-after-end = ¿Y ahora? **rematch** la juega otra vez con { $seats ->
    [2] los bandos cambiados
   *[other] otros asientos
}, **review** la repasa, **new** empieza otra.
console-games-beside = También en curso: { $games }. **{ $first }** muestra esa partida.
console-language = Idioma de la mesa: { $language }.
console-language-which = ¿Qué idioma? { $languages }. **language de** elige uno; **language auto**, el de tu terminal.
console-import-what = ¿Qué archivo? **import game.txt** trae una partida anotada, como la escribe **export game.txt**.
console-import-failed = No se ha traído nada de { $path }: { $why }
console-import-again = Esa partida ya está aquí, como { $game }, así que no se tocó. Para tenerla dos veces, deja la mesa y escribe `kingboard import { $path } --again`.
console-imported = La partida de { $path } es aquí { $game }.
console-verb-import = Traer de un archivo una partida anotada
console-goodbye = Todas las partidas están guardadas. ¡Hasta la próxima!
console-speaking = Habla { $name }.
console-stored = Queda guardado. Quizá otra terminal con estas partidas ya lo haya mostrado; así está la partida.
console-thanks = De nada.
console-unknown = No conozco “{ $text }”. Escribe una jugada como `{ $example }`, o **help**.
console-no-question = Ninguna petición espera tu sí o tu no. **challenges** muestra los desafíos abiertos, **accept 12** y **decline 12** responden a uno.
console-not-done = No se ha hecho nada: todo sigue como estaba.
console-did-you-mean = No conozco “{ $text }”. ¿Querías decir **{ $verb }**?{ $verb ->
    [help] {""}
   *[other] {" "}**help { $verb }** dice cómo se escribe.
}
console-help-on = { $about }.
    Se escribe: **{ $lines }**
console-usage = Se escribe: **{ $lines }**
console-help-verbs = Todo lo que puede empezar una línea: { $verbs }. **help** y una de ellas, como **help review**, dice cómo se escribe.
console-help-words = Solas en una línea valen también estas palabras: { $words }.
console-verb-computer = Añadir un ordenador a una mesa, o quitarlo
console-verb-new = Empezar una partida entre quienes están a este teclado
console-verb-withdraw = Retirar una oferta tuya
console-verb-rematch = Jugar otra vez una partida terminada, con los bandos cambiados
console-verb-sit = Tomar asiento en una mesa abierta: cualquiera, o el de un bando
console-verb-leave = Dejar una mesa antes de que empiece la partida
console-verb-start = Aceptar empezar con quienes están
console-verb-skip = Dejar este tablero para luego y ver el siguiente que te espera
console-verb-moves = Ver las jugadas legales, o las que empiezan así
console-verb-as = Cambiar de persona al teclado
console-verb-boards = Dibujar los tableros, u omitirlos para un lector de pantalla
console-verb-flip = Dar la vuelta al último tablero mostrado
console-boards-off = Los tableros ya no se dibujan. **board** y **describe** dicen una posición en palabras, y **boards on** los dibuja de nuevo.
console-boards-on = Los tableros se dibujan de nuevo.
console-boards-what = **boards off** omite los tableros, para un lector de pantalla. **boards on** los dibuja de nuevo.
console-verb-png = Guardar como imagen el último tablero mostrado
console-verb-quit = Salir; todas las partidas quedan guardadas
console-no-control = Ahora no hay nada con el número { $number } que elegir.
console-no-moves = Ahora no hay jugadas que mostrar. **board** muestra a quién le toca; si esperan varias partidas, indica una: **moves 12**.
console-no-such-moves = Ahora ninguna jugada legal empieza por “{ $text }”. **moves** sin más las muestra todas.
console-no-board = Aún no se ha mostrado ningún tablero. **board** muestra uno.
console-png = El tablero está en { $path }.
console-film = La animación está en { $path }.
console-film-how = **film** anima tu partida más nueva aquí. Detrás, en cualquier orden: una partida `12`, las jugadas `5-20`, **slow** o **fast**, **white** o **black** para el bando, un tema como **night** y el archivo `game.gif`.
console-story = La historia está en { $path }.
console-story-how = **story** dibuja tu partida más nueva aquí en una imagen: comienzo, momento decisivo y final. Detrás, en cualquier orden: una partida `12`, **white** o **black** para el bando, un tema como **night** y el archivo `story.png`.
console-png-taken = Ya hay un archivo { $path } que no es una imagen, así que no se tocó. Elige otro nombre.
console-path-folder = Ya hay una carpeta { $path }. Nombra un archivo.
console-picture-ending = Eso sería una imagen de otro tipo. Da un archivo que acabe en .{ $ending }, o un nombre sin extensión.
console-png-failed = No se pudo escribir la imagen en { $path }: { $why }.
console-exported = El registro está en { $path }.
console-export-failed = No se pudo escribir el registro en { $path }: { $why }.
console-as-whom = ¿Quién habla? **as 1** a **as 6**, o **as** y un nombre.
console-challenge-whom = ¿A quién? **challenge NOMBRE** o **challenge anyone**, y luego, si quieres, bando y opciones.
console-challenge-clock = ¿Qué tiempo? **clock 3d** son tres días por jugada; **clock 72h+12h/96h soft**, una reserva de horas; **clock none**, sin reloj.
console-challenge-games = ¿Cuántas? **games 5**, o **games forever**.
console-no-challenge = Ese desafío no está abierto aquí, así que no se puede retirar. **games** muestra lo que hay.
console-touch-what = ¿Qué pieza? **touch D2**.
console-hours-what = ¿Qué horas? **hours zone Europe/Berlin**, **hours night 22-7**, **hours rest sat sun**; **off** quita una.
console-dice-how = **roll** tira los dados, **roll 5 2** introduce los tuyos; **dice words** y unas palabras las añade a los dados sellados, **dice renew** propone un sello nuevo (**dice renew yes** o **dice renew no** responde).
console-give-what = ¿Cuánto? **give 1d**, **give 12h**.
console-which-request = Varias peticiones esperan esa respuesta. ¿A cuál te refieres? Escribe su número o sus palabras.
console-which-challenge = Te esperan varios desafíos: **accept { $game }** y **decline { $game }** responden a uno.
console-which-game = Indica la partida por su número, como **board 12**.
console-no-rematch = Aquí no hay ninguna partida que volver a jugar. **new** empieza una.
console-why = Escribe la jugada misma: si no es legal, la respuesta dice por qué. **show { $square }** dice qué puede hacer una pieza.
console-show-what = ¿Qué pieza? **show D2**.
console-what-what = ¿Qué casilla? **what D5**.
console-note-what = ¿Qué anoto? **note** y unas palabras, en la última jugada; **note 5:** y unas palabras, en la jugada 5; **note 5:** sin más borra esa nota.
console-settings-what = No conozco ese ajuste o ese valor. Escribe **theme slate** (o **night**, **contrast**, **safe**, **print**), **facing own** o **facing first**, o bien **confirm off**, **picked** o **all**. **settings** muestra lo elegido.
console-puzzles-what = **puzzles on** o **puzzles off**: si tus partidas terminadas pueden convertirse en problemas para otros, sin nombres. **puzzle** trae uno para resolver.
console-rated-what = **rated on**, **rated off** o **rated server**: si tus desafíos con reloj son puntuados.
console-server-what = **server** muestra cómo se juega aquí. Para cambiarlo, añade qué y cómo: **game**, **clock 3d**, **expiry 14**, **offers 5**, **offers-in-all 50**, **games 10**, **holidays 30**, **seasons year**.
console-review-what = ¿Qué partida? **review 12** muestra su último tablero; **review 12 start**, el primero; **review 12 move 5**, el de su quinta jugada.
console-games-which = **games** para lo que te espera, **games 2** para su segunda página, **games here** para todo lo que está en curso; **history** tiene las terminadas.
console-history-how = **history** y detrás, si quieres: un nombre, **against NOMBRE**, **won**, **lost** o **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**.
console-symbols-hint = **help symbols** explica las letras y los signos.
console-window-small = El tablero entero necesita una ventana de { $columns } columnas y { $rows } filas.
console-full-screen-keys = Las flechas e Intro, o el ratón, eligen una pieza y luego su casilla. Una línea escrita e Intro es un comando. Ctrl+C sale.
console-more = … Intro muestra el resto.
console-full-screen-more = … AvPág
console-not-live = Este tablero no es la partida tal como está, y un clic en él no juega nada allí. Esc muestra la partida.
console-study-open = { $board ->
    [explore] Tu tablero de pruebas sigue abierto, y las jugadas se prueban en él.
    [lesson] La lección sigue abierta, y las jugadas se prueban en ella.
   *[puzzle] El problema sigue abierto, y las jugadas se prueban en él.
} **board** sale de ahí.
console-study-plays = **{ $text }** es para una partida, y en la pantalla está { $board ->
    [explore] tu tablero de pruebas
    [lesson] la lección
   *[puzzle] el problema
}. **board** sale de ahí.
console-study-plays-behind = No se ha hecho nada en { $game }: en la pantalla está { $board ->
    [explore] tu tablero de pruebas
    [lesson] la lección
   *[puzzle] el problema
}. **board** vuelve a la partida, y **{ $game } { $text }** vale para ella.
console-study-solved = El problema está resuelto. **next** trae otro, **board** sale de ahí.
console-nobody = Aquí no conozco a nadie llamado { $name }. Escribe el nombre tal como se dio, entre comillas si tiene varias palabras: **friend "Anna Maria"**.
console-hint = **moves** muestra las jugadas legales en este tablero, **describe** lo describe con palabras.{ $board ->
    [puzzle] {" "}**solution** muestra la solución, y el problema cuenta entonces como no resuelto.
   *[other] {""}
}
