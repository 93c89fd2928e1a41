-- What a player thinks about a game by himself: a board of what might be, and what he will do when. Neither is
-- part of a game's log; nobody but their owner reads them.

-- One private board of each player for each game.
CREATE TABLE explorations (
    game    INTEGER NOT NULL REFERENCES games (id),
    player  TEXT    NOT NULL,
    base    INTEGER NOT NULL CHECK (base > 0),  -- the version of the game that the line begins at
    seen    INTEGER NOT NULL CHECK (seen >= base), -- the version the game was at when it was begun
    line    TEXT    NOT NULL,                   -- moves with a space between; dice as [+] or [-]
    shown   INTEGER NOT NULL CHECK (shown >= 0), -- how many of them stand on the board
    eyes    INTEGER,                            -- the seat at the bottom, where it was turned
    edition INTEGER NOT NULL,                   -- how often it has changed: what its buttons were made for
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

-- One plan of each player for each game: conditional moves and standing answers.
CREATE TABLE plans (
    game    INTEGER NOT NULL REFERENCES games (id),
    player  TEXT    NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0), -- the version of the game up to which it has been followed
    body    TEXT    NOT NULL CHECK (body <> ''),  -- an instruction a line
    edition INTEGER NOT NULL,                     -- how often it has changed
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
