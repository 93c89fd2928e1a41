-- When each player is on holiday, in all games: what a new game is told when it begins. That it counts in a
-- game stands in the game's own log.
CREATE TABLE holidays (
    player   TEXT    NOT NULL,
    from_at  INTEGER NOT NULL,
    until_at INTEGER NOT NULL CHECK (until_at > from_at),
    PRIMARY KEY (player, from_at)
) STRICT, WITHOUT ROWID;
