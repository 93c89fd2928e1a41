# La mesa en el navegador.
web-skip = Saltar al tablero
web-pages = Páginas
web-home = Nueva partida
web-games = Partidas
web-contests = Competiciones
web-contests-none = Aún no hay ligas ni torneos. Se abren en la terminal o en Discord.
web-settings = Ajustes
web-theme = Colores
web-language = Idioma
web-confirm = Confirmar jugadas
web-save = Guardar
web-begin = Empezar una partida
web-go-on = Seguir jugando
web-ended = Partidas terminadas
web-none = Todavía no hay partidas.
web-against = ¿Quién juega?
web-people = Personas ante esta pantalla
web-table = ¿Cuántos?
web-players = { $count } jugadores
web-side = Tu bando
web-any-side = El que toque
web-rules = Reglas
web-clock = Tiempo por jugada
web-clock-none = Sin reloj
web-clock-10m = 10 minutos
web-clock-1h = Una hora
web-clock-1d = Un día
web-clock-3d = Tres días
web-names = Nombres
web-start = Empezar
web-board = Tablero
web-moves = Jugadas
web-type = Escribe una jugada
web-send = Jugar
web-take-back = Deshacer
web-offer-draw = Ofrecer tablas
web-resign = Rendirse
web-walk = Recorrer la partida
web-first = Al comienzo
web-back = Un turno atrás
web-forward = Un turno adelante
web-last = Al presente
web-turn = Girar el tablero
web-whole-board = Ver todo el tablero
web-words = El tablero en palabras
web-keys = Teclas
web-keys-list = Las flechas van de casilla en casilla; letras y cifras saltan a una. Intro toma una pieza y juega, Espacio dice qué hay aquí o por qué una jugada no es posible, Retroceso deshace el último paso, Escape suelta. Coma y punto recorren las piezas que pueden moverse. Una barra lleva a la línea para escribir. Fuera del tablero, las flechas recorren la partida. El signo de interrogación muestra esto.
web-record = Registro
web-film = Película
web-picture = Imagen
web-cell-piece = { $cell }: { $piece }, { $side }
web-cell-danger = en peligro
web-cell-moves = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
web-as-of = Sin conexión: este es el tablero de las #.
web-old = Kingboard se ha actualizado desde que abriste esta página. Lo que no hayas enviado seguirá aquí hasta que la recargues.
web-reload = Recargar la página
web-changed = La partida siguió entretanto; tu elección se descartó.
web-pick-target = ¿Adónde?
web-choose = ¿Cuál?
web-sending = Un momento…
web-reviewing = Esta es una posición anterior. Ve al presente para jugar.
web-moved-many = Se hicieron # jugadas.
web-half = Hasta ahora:
web-nothing-here = vacía
web-missing = Aquí no hay nada
web-missing-how = Esta dirección no lleva a ninguna parte. La primera página muestra tus partidas.
web-no-game = No existe esa partida
web-no-game-how = Ninguna partida de esta mesa tiene ese número, o ese momento no existe en ella. La primera página muestra tus partidas.
web-locked = Esta mesa está cerrada
web-locked-how = Abre la dirección que muestra el terminal: contiene la llave para este navegador.
web-serves =
    La mesa está abierta. En tu navegador:

    { $address }

    Las partidas se guardan en { $path }. Ctrl-C cierra la mesa.
web-offer = Pulsa Intro para abrir el navegador.
web-again = Jugar otra vez
web-follow = Girar hacia quien mueve
web-more = Más
web-explore = ¿Y si…?
web-notes = Notas
web-times = Tiempos
web-dice-check = Comprobar los dados
web-note = Nota sobre la jugada mostrada
web-plan = Plan: jugadas para después
web-exploring = Este es tu tablero privado: aquí nada cuenta.
web-to-game = Volver a la partida
web-learn = Aprender
web-learn-how = Cada juego tiene una lección para jugar, una página en imágenes y sus reglas.
web-puzzles = Problemas
web-puzzles-how = Una posición y su única mejor jugada. La solución siempre se puede ver.
web-puzzle = Un problema
web-go = Ir
