-- The public pages: links that sign a browser in, browsers that are signed in, and where players were met.

-- A link that a player asked for in Discord. It goes when it is spent, or too old.
CREATE TABLE web_links (
    hash     BLOB    NOT NULL PRIMARY KEY, -- SHA-256 of its token, which is kept nowhere
    player   TEXT    NOT NULL,
    asked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX web_links_of_player ON web_links (player);

-- A browser that is signed in. It goes when it is signed out, or not used for long.
CREATE TABLE web_sessions (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    hash     BLOB    NOT NULL UNIQUE, -- SHA-256 of the key in its cookie
    player   TEXT    NOT NULL,
    browser  TEXT    NOT NULL,        -- Firefox, Android
    began_at INTEGER NOT NULL,
    used_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX web_sessions_of_player ON web_sessions (player);
CREATE INDEX web_sessions_by_use ON web_sessions (used_at);

-- The last time that a player asked for something in a server: whoever did so lately is a member of it.
CREATE TABLE met (
    player TEXT    NOT NULL,
    house  TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (player, house)
) STRICT, WITHOUT ROWID;

CREATE INDEX met_by_time ON met (at);
