-- How the running bot's connections are, for who looks from outside: written every few seconds while it runs.

CREATE TABLE running (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    version TEXT    NOT NULL, -- of the program
    noted   INTEGER NOT NULL  -- when this was true
) STRICT;

CREATE TABLE shards (
    shard   INTEGER PRIMARY KEY,
    state   TEXT    NOT NULL,
    since   INTEGER NOT NULL,
    latency INTEGER           -- how long Discord took to answer the last heartbeat, ms
) STRICT;
