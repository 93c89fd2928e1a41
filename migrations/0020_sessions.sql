-- Where a restart goes on: the session of each shard, how far its events are handled, and which were handled last.

CREATE TABLE sessions (
    shard       INTEGER PRIMARY KEY,
    shards      INTEGER NOT NULL, -- how many there were
    intents     INTEGER NOT NULL, -- which events the session brings
    session     TEXT,             -- none where it is over
    url         TEXT,             -- where it is resumed
    bot         TEXT,             -- the bot's own user
    application TEXT,
    sequence    INTEGER NOT NULL, -- of the last event with all those before it handled
    met         INTEGER,          -- the highest message number among those
    behind      INTEGER,          -- messages after this number are still to be read back; none where there are none
    at          INTEGER NOT NULL  -- when this was saved
) STRICT;

-- Messages and presses that came to something, so that they are handled once though they come again.
CREATE TABLE handled (
    source TEXT    NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX handled_at ON handled (at);
