-- What the engine thinks of the positions of games that are over. It follows from the logs: it may be deleted, and is
-- made again when somebody asks.
CREATE TABLE looks (
    game   INTEGER NOT NULL REFERENCES games (id),
    nodes  INTEGER NOT NULL, -- of each search
    moment INTEGER NOT NULL, -- the index of the position
    engine INTEGER NOT NULL, -- the version of the engine
    steps  INTEGER NOT NULL, -- a fingerprint of the game's moves, dice and departures
    body   TEXT    NOT NULL, -- JSON
    PRIMARY KEY (game, nodes, moment)
) STRICT, WITHOUT ROWID;

-- Who asked for an analysis, and where it is told.
CREATE TABLE analyses (
    id         INTEGER PRIMARY KEY,
    game       INTEGER NOT NULL REFERENCES games (id),
    player     TEXT    NOT NULL,
    place      TEXT,             -- none in private
    asked_at   INTEGER NOT NULL,
    state      TEXT    NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'told')),
    settled_at INTEGER,
    CHECK ((state = 'waiting') = (settled_at IS NULL))
) STRICT;

CREATE UNIQUE INDEX analyses_waiting ON analyses (game, player) WHERE state = 'waiting';
CREATE INDEX analyses_of_player ON analyses (player, asked_at);
CREATE INDEX analyses_told ON analyses (settled_at) WHERE state = 'told';
