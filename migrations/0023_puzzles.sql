-- Puzzles: those that come with the program, and those found in finished games whose players agreed.
CREATE TABLE puzzles (
    id        INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice: buttons hold it
    position  INTEGER NOT NULL UNIQUE,           -- a fingerprint of game, options and position
    kind      TEXT    NOT NULL,
    themes    TEXT    NOT NULL,                  -- codes between spaces, one at each end, too
    line      TEXT    NOT NULL,                  -- as in the files of the program
    game      INTEGER REFERENCES games (id),     -- none for those that come with the program
    rating    INTEGER NOT NULL,                  -- thousandths, as the deviation
    deviation INTEGER NOT NULL,
    tried     INTEGER NOT NULL DEFAULT 0,        -- players whose attempt is decided
    solved    INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX puzzles_by_rating ON puzzles (kind, rating);
CREATE INDEX puzzles_of_game ON puzzles (game) WHERE game IS NOT NULL;

-- The puzzles that come with the program and have been taken over: a fingerprint of their files.
CREATE TABLE puzzle_sets (
    kind TEXT    NOT NULL PRIMARY KEY,
    sum  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The finished games in which puzzles have been looked for, up to this position.
CREATE TABLE puzzle_searches (
    game   INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    moment INTEGER NOT NULL,
    engine INTEGER NOT NULL,
    done   INTEGER NOT NULL CHECK (done IN (0, 1))
) STRICT, WITHOUT ROWID;

-- How a player fares with a puzzle. The first wrong answer decides it, and so does the last right one.
CREATE TABLE attempts (
    player    TEXT    NOT NULL,
    puzzle    INTEGER NOT NULL REFERENCES puzzles (id) ON DELETE CASCADE,
    opened_at INTEGER NOT NULL,
    plies     INTEGER NOT NULL, -- of its line that stand on the board
    result    TEXT CHECK (result IN ('solved', 'failed')),
    PRIMARY KEY (player, puzzle)
) STRICT, WITHOUT ROWID;

CREATE INDEX attempts_at ON attempts (puzzle, result);

-- How well a player solves the puzzles of a game.
CREATE TABLE solvers (
    player    TEXT    NOT NULL,
    kind      TEXT    NOT NULL,
    rating    INTEGER NOT NULL, -- thousandths, as the deviation
    deviation INTEGER NOT NULL,
    at        INTEGER NOT NULL, -- of the last decided attempt
    solved    INTEGER NOT NULL,
    failed    INTEGER NOT NULL,
    PRIMARY KEY (player, kind)
) STRICT, WITHOUT ROWID;

-- How many a player has solved in a row, and on how many days in a row the puzzle of the day.
CREATE TABLE streaks (
    player TEXT    NOT NULL PRIMARY KEY,
    run    INTEGER NOT NULL,
    best   INTEGER NOT NULL,
    day    INTEGER, -- the last day whose puzzle was solved
    days   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The puzzle of each day, counted from 1970 in UTC.
CREATE TABLE puzzle_days (
    day    INTEGER NOT NULL PRIMARY KEY,
    puzzle INTEGER REFERENCES puzzles (id) ON DELETE SET NULL
) STRICT;

-- The servers in which the puzzle of a day was posted, the last day of each.
CREATE TABLE daily_posts (
    house TEXT    NOT NULL PRIMARY KEY,
    day   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
