-- How a server wants its games, and whom players want to play.

-- What is not here, or cannot be read, is as it is for everybody.
CREATE TABLE houses (
    house TEXT NOT NULL, -- as in games
    name  TEXT NOT NULL, -- channels, roles, clock
    value TEXT NOT NULL,
    PRIMARY KEY (house, name)
) STRICT, WITHOUT ROWID;

-- Whom a player has blocked, and from whom he takes up every challenge.
CREATE TABLE relations (
    player TEXT    NOT NULL,
    other  TEXT    NOT NULL,
    kind   TEXT    NOT NULL CHECK (kind IN ('block', 'friend')),
    at     INTEGER NOT NULL, -- since when
    PRIMARY KEY (player, other, kind)
) STRICT, WITHOUT ROWID;
