-- Posted messages whose controls can still be pressed, and when some of those are to go.

-- A row goes with the last control, or with the hope of taking it away.
CREATE TABLE controls (
    id      INTEGER PRIMARY KEY,
    game    INTEGER NOT NULL REFERENCES games (id),
    place   TEXT,             -- where the message stands
    player  TEXT,             -- or with whom, in private
    message TEXT    NOT NULL, -- its name there
    promise INTEGER REFERENCES promises (id), -- which promise it kept, if any
    ply     INTEGER NOT NULL, -- how many moves had been made on the board it shows
    shown   INTEGER NOT NULL, -- how many controls it carries
    due_at  INTEGER,          -- when some are to go; none while all of them serve
    tries   INTEGER NOT NULL DEFAULT 0,
    CHECK ((place IS NULL) <> (player IS NULL))
) STRICT;

CREATE INDEX controls_by_game ON controls (game);
CREATE INDEX controls_worn ON controls (due_at) WHERE due_at IS NOT NULL;

-- What was posted before: the newest message of each game under way.
INSERT INTO controls (game, place, message, promise, ply, shown)
SELECT g.id, g.place, p.message, p.id, g.ply, 25
FROM promises p JOIN games g ON g.id = p.game
WHERE p.id IN (SELECT max(id) FROM promises WHERE state = 'posted' AND message IS NOT NULL GROUP BY game)
AND g.stage IN ('open', 'running');
