-- What partners agreed that their numbers mean: each row for its author, and for who plays with the author. Ruling FK-18.
CREATE TABLE meanings (
    game   INTEGER NOT NULL REFERENCES games (id),
    author TEXT    NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 10),
    text   TEXT    NOT NULL CHECK (text <> ''),
    at     INTEGER NOT NULL,
    PRIMARY KEY (game, author, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX meanings_of_author ON meanings (author);
