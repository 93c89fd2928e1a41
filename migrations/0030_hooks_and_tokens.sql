-- Web hooks: addresses at which the programs of a server hear of its games and contests.
CREATE TABLE web_hooks (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    house       TEXT    NOT NULL,                    -- the server
    number      INTEGER NOT NULL CHECK (number > 0), -- in its server
    place       TEXT    NOT NULL,                    -- where it was added: told when the hook is switched off
    address     TEXT    NOT NULL,
    topic       TEXT    NOT NULL CHECK (topic IN ('all', 'move', 'turn', 'over', 'round')),
    secret      BLOB    NOT NULL,                    -- of its signatures
    stopped     INTEGER NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1)),
    made_at     INTEGER NOT NULL,                    -- milliseconds since 1970 UTC, as all times here
    answered_at INTEGER,                             -- the last attempt
    answer      TEXT,                                -- its result: 200, silent
    UNIQUE (house, number)
) STRICT;

-- What hooks are still to be told. A row goes when its hook has heard it.
CREATE TABLE hook_deliveries (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    hook    INTEGER NOT NULL REFERENCES web_hooks (id) ON DELETE CASCADE,
    topic   TEXT    NOT NULL CHECK (topic IN ('move', 'turn', 'over', 'round', 'test')),
    game    INTEGER REFERENCES games (id),
    contest INTEGER REFERENCES contests (id),
    after   INTEGER NOT NULL, -- the version before the events
    upto    INTEGER NOT NULL, -- the version that they made
    put_at  INTEGER NOT NULL,
    due_at  INTEGER NOT NULL,
    tries   INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX hook_deliveries_by_hook ON hook_deliveries (hook, due_at);
CREATE INDEX hook_deliveries_due ON hook_deliveries (due_at);

-- Tokens of programs: of a player, or of a server. Only what a token hashes to is stored.
CREATE TABLE api_tokens (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    hash    BLOB    NOT NULL UNIQUE,
    player  TEXT,
    house   TEXT,
    scope   TEXT    NOT NULL CHECK (scope IN ('read', 'move')),
    made_at INTEGER NOT NULL,
    used_at INTEGER,
    CHECK ((player IS NULL) <> (house IS NULL))
) STRICT;

CREATE INDEX api_tokens_by_player ON api_tokens (player) WHERE player IS NOT NULL;
CREATE INDEX api_tokens_by_house ON api_tokens (house) WHERE house IS NOT NULL;

-- What the managers of a server did about its hooks and tokens: a part of the audit log.
CREATE TABLE manager_deeds (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    house  TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    deed   TEXT    NOT NULL CHECK (deed IN ('added-hook', 'removed-hook', 'made-token', 'ended-token')),
    number INTEGER NOT NULL, -- of the hook or token
    author TEXT              -- none of a forgotten person
) STRICT;

CREATE INDEX manager_deeds_by_house ON manager_deeds (house, id);
