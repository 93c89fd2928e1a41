-- Contests: leagues and tournaments. Their logs name nobody: `contest_people` says whose the numbers in them are.
CREATE TABLE contests (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    version    INTEGER NOT NULL CHECK (version > 0), -- its number of events
    form       TEXT    NOT NULL,                     -- league
    kind       TEXT    NOT NULL,                     -- kings-mate
    options    TEXT    NOT NULL,                     -- names with a space between
    clock      TEXT    NOT NULL,                     -- 5d+8h/7d
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    place      TEXT    NOT NULL,
    house      TEXT    NOT NULL,                     -- its server
    stage      TEXT    NOT NULL CHECK (stage IN ('open', 'running', 'over', 'cancelled')),
    season     INTEGER NOT NULL,                     -- of a league, from 1
    follows    INTEGER REFERENCES contests (id),     -- the season before
    followed   INTEGER NOT NULL DEFAULT 0 CHECK (followed IN (0, 1)), -- whether the next season was opened
    alarm      INTEGER,                              -- when it goes on by itself; none once it is over
    secret     BLOB,                                 -- of its lots, until it is over
    created_at INTEGER NOT NULL,                     -- milliseconds since 1970 UTC, as all times here
    changed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX contests_by_house ON contests (house, stage);
CREATE INDEX contests_by_alarm ON contests (alarm) WHERE alarm IS NOT NULL;

-- The truth. The event with number n makes version n.
CREATE TABLE contest_events (
    contest INTEGER NOT NULL REFERENCES contests (id),
    seq     INTEGER NOT NULL CHECK (seq > 0),
    at      INTEGER NOT NULL,
    schema  INTEGER NOT NULL, -- how the body is to be read
    body    TEXT    NOT NULL, -- JSON
    PRIMARY KEY (contest, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER contest_events_are_never_changed BEFORE UPDATE ON contest_events
BEGIN
    SELECT RAISE(ABORT, 'events are append only');
END;

CREATE TRIGGER contest_events_are_never_deleted BEFORE DELETE ON contest_events
BEGIN
    SELECT RAISE(ABORT, 'events are append only');
END;

-- Whose the numbers of a contest are: entrants and moderators. A forgotten person has no row any more.
CREATE TABLE contest_people (
    contest INTEGER NOT NULL REFERENCES contests (id),
    number  INTEGER NOT NULL CHECK (number > 0),
    player  TEXT    NOT NULL,
    PRIMARY KEY (contest, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX contests_of_player ON contest_people (player);

-- The reasons that moderators gave, by the event that they belong to.
CREATE TABLE contest_words (
    contest INTEGER NOT NULL REFERENCES contests (id),
    seq     INTEGER NOT NULL,
    author  TEXT    NOT NULL,
    text    TEXT    NOT NULL,
    PRIMARY KEY (contest, seq)
) STRICT, WITHOUT ROWID;

-- The game of each table that has begun. It is open until the table has its result.
CREATE TABLE contest_games (
    game    INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    contest INTEGER NOT NULL REFERENCES contests (id),
    number  INTEGER NOT NULL, -- of the table
    open    INTEGER NOT NULL CHECK (open IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX contest_games_open ON contest_games (game) WHERE open = 1;
CREATE INDEX contest_games_of ON contest_games (contest, number);
