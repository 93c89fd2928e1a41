-- Web hooks are told of one more kind of event: a challenge to anyone.
CREATE TABLE web_hooks_of_more_topics (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    house        TEXT    NOT NULL,                    -- the server
    number       INTEGER NOT NULL CHECK (number > 0), -- in its server
    place        TEXT    NOT NULL,                    -- where it was added: told when the hook is switched off
    address      TEXT    NOT NULL,
    topic        TEXT    NOT NULL CHECK (topic IN ('all', 'move', 'turn', 'over', 'round', 'open')),
    secret       BLOB    NOT NULL,                    -- of its signatures
    stopped      INTEGER NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1)),
    made_at      INTEGER NOT NULL,                    -- milliseconds since 1970 UTC, as all times here
    answered_at  INTEGER,                             -- the last attempt
    answer       TEXT,                                -- its result: 200, silent
    silent_since INTEGER,                             -- the first failure after the last message that it heard
    UNIQUE (house, number)
) STRICT;

CREATE TABLE hook_deliveries_of_more_topics (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    hook    INTEGER NOT NULL REFERENCES web_hooks_of_more_topics (id) ON DELETE CASCADE,
    topic   TEXT    NOT NULL CHECK (topic IN ('move', 'turn', 'over', 'round', 'open', 'test')),
    game    INTEGER REFERENCES games (id),
    contest INTEGER REFERENCES contests (id),
    after   INTEGER NOT NULL, -- the version before the events
    upto    INTEGER NOT NULL, -- the version that they made
    put_at  INTEGER NOT NULL,
    due_at  INTEGER NOT NULL,
    tries   INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Damaged rows, and those whose hook, game or contest is lost, keep no database from being opened.
INSERT OR IGNORE INTO web_hooks_of_more_topics
SELECT id, house, number, place, address, topic, secret, stopped, made_at, answered_at, answer, silent_since FROM web_hooks;
INSERT OR IGNORE INTO hook_deliveries_of_more_topics
SELECT id, hook, topic, game, contest, after, upto, put_at, due_at, tries FROM hook_deliveries
WHERE hook IN (SELECT id FROM web_hooks_of_more_topics)
AND (game IS NULL OR game IN (SELECT id FROM games)) AND (contest IS NULL OR contest IN (SELECT id FROM contests));

-- No number of a hook or delivery is given again.
DELETE FROM sqlite_sequence WHERE name IN ('web_hooks_of_more_topics', 'hook_deliveries_of_more_topics');
INSERT INTO sqlite_sequence (name, seq)
SELECT name || '_of_more_topics', seq FROM sqlite_sequence WHERE name IN ('web_hooks', 'hook_deliveries');

DROP TABLE hook_deliveries;
DROP TABLE web_hooks;
ALTER TABLE web_hooks_of_more_topics RENAME TO web_hooks;
ALTER TABLE hook_deliveries_of_more_topics RENAME TO hook_deliveries;
CREATE INDEX hook_deliveries_by_hook ON hook_deliveries (hook, due_at);
