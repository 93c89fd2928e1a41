-- Alarms of one more kind: the player to move in a game without clocks has been silent for so long that it may be called
-- off, and those who wait are told so.
CREATE TABLE alarms_of_more_kinds (
    game   INTEGER NOT NULL REFERENCES games (id),
    kind   TEXT    NOT NULL CHECK (kind IN ('deadline', 'reminder', 'expiry', 'plan', 'silence')),
    player TEXT    NOT NULL, -- whom it concerns; '' is nobody in particular
    turn   INTEGER NOT NULL, -- the number of moves it was set at
    at     INTEGER NOT NULL,
    sent   INTEGER NOT NULL DEFAULT 0, -- how often it has rung for that turn
    PRIMARY KEY (game, kind, player)
) STRICT, WITHOUT ROWID;

-- A damaged row, or one whose game is lost, keeps no database from being opened: `doctor --repair` sets what is missing.
INSERT OR IGNORE INTO alarms_of_more_kinds (game, kind, player, turn, at, sent)
SELECT game, kind, player, turn, at, sent FROM alarms WHERE game IN (SELECT id FROM games);

DROP TABLE alarms;
ALTER TABLE alarms_of_more_kinds RENAME TO alarms;
CREATE INDEX alarms_by_time ON alarms (at);

-- Games that run already are looked at once, within a day: messages about old silences do not all come at once.
INSERT INTO alarms (game, kind, player, turn, at)
SELECT id, 'silence', '', ply, unixepoch() * 1000 + (id % 1440) * 60000 FROM games WHERE stage = 'running';

-- Games that began and ended without a result, as history lists them among those that ended.
CREATE INDEX games_called_off ON games (house, changed_at) WHERE stage = 'void' AND seats <> '[]';
