-- What sealed dice gave in games that are over, so that a profile need not read every log. It follows from the logs: it
-- may be deleted, and is counted again.
CREATE TABLE dice_counts (
    game    INTEGER PRIMARY KEY REFERENCES games (id),
    version INTEGER NOT NULL, -- the number of events that were counted
    engine  INTEGER NOT NULL, -- the version of the engine that weighed them
    body    TEXT    NOT NULL  -- JSON
) STRICT;
