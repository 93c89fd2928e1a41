-- The log of every game, the list row made from it, and the last known name of each player.

-- One row per game: a view of its events, for lists. AUTOINCREMENT, so that no number is used twice.
CREATE TABLE games (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    version    INTEGER NOT NULL CHECK (version > 0), -- its number of events
    kind       TEXT    NOT NULL,                     -- kings-mate
    options    TEXT    NOT NULL,                     -- names with a space between
    place      TEXT    NOT NULL,
    stage      TEXT    NOT NULL CHECK (stage IN ('open', 'running', 'over', 'void')),
    challenger TEXT    NOT NULL,
    invited    TEXT,
    seats      TEXT    NOT NULL,                     -- players in seat order, a JSON array
    to_move    TEXT,
    ply        INTEGER NOT NULL CHECK (ply >= 0),
    outcome    TEXT,                                 -- as in the body of an `ended` event
    created_at INTEGER NOT NULL,                     -- milliseconds since 1970 UTC, as all times here
    changed_at INTEGER NOT NULL
) STRICT;

-- An index ends in the row's id, so these give the newest games of a list without sorting.
CREATE INDEX games_by_place ON games (place, stage);
CREATE INDEX games_by_stage ON games (stage);

-- Whom each game concerns: the challenger, the invited and the seated. The stage is repeated here, so
-- that a player's running games are found without passing the finished ones.
CREATE TABLE people (
    player TEXT    NOT NULL,
    stage  TEXT    NOT NULL,
    game   INTEGER NOT NULL REFERENCES games (id),
    PRIMARY KEY (player, stage, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX people_by_game ON people (game);

-- The truth. The event with number n makes version n.
CREATE TABLE events (
    game   INTEGER NOT NULL REFERENCES games (id),
    seq    INTEGER NOT NULL CHECK (seq > 0),
    at     INTEGER NOT NULL,
    schema INTEGER NOT NULL, -- how the body is to be read
    body   TEXT    NOT NULL, -- JSON
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN
    SELECT RAISE(ABORT, 'events are append only');
END;

CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events
BEGIN
    SELECT RAISE(ABORT, 'events are append only');
END;

-- What each player was called when last seen.
CREATE TABLE names (
    player TEXT NOT NULL PRIMARY KEY,
    name   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
