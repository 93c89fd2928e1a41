-- Messages promised with the events they tell of, and what became of them.

-- "Tell the table what happened after version `after`, up to version `upto`." The message itself is made
-- from the log when it is delivered. Rows stay for ever: a message's name leads back to its game.
CREATE TABLE promises (
    id         INTEGER PRIMARY KEY,
    game       INTEGER NOT NULL,
    after      INTEGER NOT NULL CHECK (after >= 0),
    upto       INTEGER NOT NULL CHECK (upto > after),
    put_at     INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    tries      INTEGER NOT NULL DEFAULT 0,
    state      TEXT    NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'posted', 'given-up')),
    settled_at INTEGER, -- when it was posted or given up
    message    TEXT,    -- the name of the message it became, where the place has such names
    reason     TEXT,    -- why it was given up
    UNIQUE (game, upto),
    FOREIGN KEY (game, upto) REFERENCES events (game, seq)
) STRICT;

CREATE INDEX promises_waiting ON promises (game) WHERE state = 'waiting';
CREATE INDEX promises_by_message ON promises (message) WHERE message IS NOT NULL;
