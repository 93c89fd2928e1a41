-- The secret behind the sealed dice of a game, while it is sealed. Once it is opened it stands in the game's log,
-- and is gone from here.
CREATE TABLE secrets (
    game   INTEGER PRIMARY KEY REFERENCES games (id),
    secret BLOB    NOT NULL CHECK (length(secret) = 32)
) STRICT;
