-- Playing over days: what is to happen by itself, messages that tell of no event, and when the bot was away.

-- When a game is to be looked at though nobody does anything. Written anew with every event of the game.
CREATE TABLE alarms (
    game   INTEGER NOT NULL REFERENCES games (id),
    kind   TEXT    NOT NULL CHECK (kind IN ('deadline', 'reminder', 'expiry', 'plan')),
    player TEXT    NOT NULL, -- whom it concerns; '' is nobody in particular
    turn   INTEGER NOT NULL, -- the number of moves it was set at
    at     INTEGER NOT NULL,
    sent   INTEGER NOT NULL DEFAULT 0, -- how often it has rung for that turn
    PRIMARY KEY (game, kind, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX alarms_by_time ON alarms (at);

-- Games that run already are looked at once, and their players reminded in due course.
INSERT INTO alarms (game, kind, player, turn, at)
SELECT id, 'reminder', to_move, ply, 0 FROM games WHERE stage = 'running' AND to_move IS NOT NULL;

-- Messages that are promised without an event. What they say is made when they are delivered.
CREATE TABLE notices (
    id         INTEGER PRIMARY KEY,
    kind       TEXT    NOT NULL,
    place      TEXT,             -- where it goes to
    player     TEXT,             -- or to whom, in private
    whom       TEXT,             -- whom it is for
    games      TEXT    NOT NULL, -- what it is about, a JSON array of numbers
    detail     TEXT    NOT NULL, -- what else it must know
    put_at     INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    tries      INTEGER NOT NULL DEFAULT 0,
    state      TEXT    NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'posted', 'given-up')),
    settled_at INTEGER,
    message    TEXT,
    reason     TEXT,
    CHECK ((place IS NULL) <> (player IS NULL))
) STRICT;

CREATE INDEX notices_waiting ON notices (due_at) WHERE state = 'waiting';
CREATE INDEX notices_by_message ON notices (message) WHERE message IS NOT NULL;

-- The last moment at which the bot was known to be there.
CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;

-- When it was not: no clock runs then.
CREATE TABLE outages (
    from_at  INTEGER PRIMARY KEY,
    until_at INTEGER NOT NULL CHECK (until_at > from_at)
) STRICT;

CREATE INDEX outages_by_end ON outages (until_at);

-- When each player was last there.
CREATE TABLE seen (
    player TEXT    NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
