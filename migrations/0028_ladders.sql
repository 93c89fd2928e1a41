-- Ladders. Their logs name nobody, as those of contests: `ladder_people` says whose the numbers in them are.
CREATE TABLE ladders (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    version    INTEGER NOT NULL CHECK (version >= 0), -- its number of events
    kind       TEXT    NOT NULL,                      -- kings-mate
    options    TEXT    NOT NULL,                      -- names with a space between
    clock      TEXT    NOT NULL,                      -- 5d+8h/7d
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    place      TEXT    NOT NULL,
    house      TEXT    NOT NULL,                      -- its server
    closed     INTEGER NOT NULL CHECK (closed IN (0, 1)),
    alarm      INTEGER,                               -- when it goes on by itself; none while nothing is due
    sum        INTEGER,                               -- checksum of its log; none of an empty one
    created_at INTEGER NOT NULL,                      -- milliseconds since 1970 UTC, as all times here
    changed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX ladders_by_house ON ladders (house, closed);
CREATE INDEX ladders_by_alarm ON ladders (alarm) WHERE alarm IS NOT NULL;

-- The truth. The event with number n makes version n.
CREATE TABLE ladder_events (
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    seq    INTEGER NOT NULL CHECK (seq > 0),
    at     INTEGER NOT NULL,
    schema INTEGER NOT NULL, -- how the body is to be read
    body   TEXT    NOT NULL, -- JSON
    PRIMARY KEY (ladder, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER ladder_events_are_never_changed BEFORE UPDATE ON ladder_events
BEGIN
    SELECT RAISE(ABORT, 'events are append only');
END;

CREATE TRIGGER ladder_events_are_never_deleted BEFORE DELETE ON ladder_events
BEGIN
    SELECT RAISE(ABORT, 'events are append only');
END;

-- Whose the numbers of a ladder are. A forgotten person has no row any more.
CREATE TABLE ladder_people (
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    number INTEGER NOT NULL CHECK (number > 0),
    player TEXT    NOT NULL,
    PRIMARY KEY (ladder, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX ladders_of_player ON ladder_people (player);

-- The reasons that moderators gave, by the event that they belong to.
CREATE TABLE ladder_words (
    ladder INTEGER NOT NULL REFERENCES ladders (id),
    seq    INTEGER NOT NULL,
    author TEXT    NOT NULL,
    text   TEXT    NOT NULL,
    PRIMARY KEY (ladder, seq)
) STRICT, WITHOUT ROWID;

-- The game of each accepted challenge. It is open until the ladder has its result.
CREATE TABLE ladder_games (
    game      INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    ladder    INTEGER NOT NULL REFERENCES ladders (id),
    challenge INTEGER NOT NULL,
    open      INTEGER NOT NULL CHECK (open IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX ladder_games_open ON ladder_games (game) WHERE open = 1;

-- A place of a contest that a moderator offers to another person, until they take it or its time is up.
CREATE TABLE contest_offers (
    contest   INTEGER NOT NULL REFERENCES contests (id),
    number    INTEGER NOT NULL, -- of the entrant whose place it is
    player    TEXT    NOT NULL,
    moderator TEXT    NOT NULL,
    text      TEXT    NOT NULL, -- the moderator's reason
    until_at  INTEGER NOT NULL,
    PRIMARY KEY (contest, number)
) STRICT, WITHOUT ROWID;

-- Contests and ladders whose log is damaged: they wait, and all others go on.
CREATE TABLE contests_apart (
    contest INTEGER NOT NULL PRIMARY KEY REFERENCES contests (id),
    from_at INTEGER NOT NULL,
    reason  TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE ladders_apart (
    ladder  INTEGER NOT NULL PRIMARY KEY REFERENCES ladders (id),
    from_at INTEGER NOT NULL,
    reason  TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- Checksum of the log; none of a contest without an event since this step.
ALTER TABLE contests ADD COLUMN sum INTEGER;
