-- Roles of the first three of a server's standings: who shall have them, and who has them as far as the bot knows. A row is a
-- role to be given or taken back while the two differ.
CREATE TABLE podium (
    house   TEXT    NOT NULL,
    role    TEXT    NOT NULL,
    player  TEXT    NOT NULL,
    wanted  INTEGER NOT NULL CHECK (wanted IN (0, 1)),
    given   INTEGER NOT NULL CHECK (given IN (0, 1, 2)), -- 2 is perhaps: an attempt was begun
    due_at  INTEGER NOT NULL,
    trouble TEXT, -- why the last attempt failed
    PRIMARY KEY (house, role, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX podium_due ON podium (due_at) WHERE wanted <> given;
