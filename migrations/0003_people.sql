-- What players choose for themselves, and what they note on moves. Neither is part of a game's log, so
-- both may be changed and deleted.

-- How a player wants things. What is not here, or cannot be read, is as it is for everybody.
CREATE TABLE preferences (
    player TEXT NOT NULL,
    name   TEXT NOT NULL, -- theme, facing
    value  TEXT NOT NULL,
    PRIMARY KEY (player, name)
) STRICT, WITHOUT ROWID;

-- One note of each player on each ply of a game: his own until the game is over and he shares it.
CREATE TABLE notes (
    game   INTEGER NOT NULL REFERENCES games (id),
    author TEXT    NOT NULL,
    ply    INTEGER NOT NULL CHECK (ply >= 0),
    text   TEXT    NOT NULL CHECK (text <> ''),
    at     INTEGER NOT NULL, -- when it was last written
    PRIMARY KEY (game, author, ply)
) STRICT, WITHOUT ROWID;

-- Whose notes on which game all may read once it is over.
CREATE TABLE shared_notes (
    game   INTEGER NOT NULL REFERENCES games (id),
    author TEXT    NOT NULL,
    PRIMARY KEY (game, author)
) STRICT, WITHOUT ROWID;
