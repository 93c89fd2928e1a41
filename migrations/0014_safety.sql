-- What keeps the rest whole where something is not.

-- Games of which what is stored is damaged: nobody plays on in them, and nothing happens in them by itself. A row stays
-- once the game goes on, since the time between counts on nobody's clock.
CREATE TABLE set_apart (
    game     INTEGER NOT NULL, -- whether or not its row in games is left
    from_at  INTEGER NOT NULL,
    until_at INTEGER,          -- none while it is set apart
    reason   TEXT    NOT NULL, -- for who runs the bot
    PRIMARY KEY (game, from_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX set_apart_now ON set_apart (game) WHERE until_at IS NULL;

-- Numbers that were given and stand nowhere here any more, since a backup was put back: up to these none is given again. A
-- transport would take a message of the same number for the one it has.
CREATE TABLE numbers_given (
    kind TEXT    NOT NULL PRIMARY KEY CHECK (kind IN ('promises', 'notices')),
    last INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
