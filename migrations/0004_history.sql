-- What history looks for: the games of a server, and the ended games of each player.

-- The place up to its last colon; the whole place where that is a private conversation (`discord:0:601`)
-- or has no colon. New rows are given it by the program.
ALTER TABLE games ADD COLUMN house TEXT NOT NULL DEFAULT '';
UPDATE games SET house = CASE
    WHEN instr(place, ':') = 0 THEN place
    WHEN rtrim(place, replace(place, ':', '')) LIKE '%:0:' THEN place
    ELSE substr(place, 1, length(rtrim(place, replace(place, ':', ''))) - 1)
END;

CREATE INDEX games_by_house ON games (house, stage);
-- An ended game does not change any more, so no move of a running one touches this.
CREATE INDEX games_ended ON games (house, changed_at) WHERE stage = 'over';

-- The ended games of each player in the order they ended in, with what the end was to him.
CREATE TABLE results (
    player   TEXT    NOT NULL,
    ended_at INTEGER NOT NULL,
    game     INTEGER NOT NULL REFERENCES games (id),
    score    TEXT    NOT NULL CHECK (score IN ('won', 'drawn', 'lost')),
    PRIMARY KEY (player, ended_at, game)
) STRICT, WITHOUT ROWID;

-- Who sits on both sides of a table has won where one of them has. A row that cannot be read is left out.
WITH ended AS (
    SELECT id, changed_at,
        CASE WHEN json_valid(seats) THEN seats ELSE '[]' END AS seats,
        CASE WHEN json_valid(outcome) THEN outcome ELSE '{}' END AS outcome
    FROM games WHERE stage = 'over'
)
INSERT INTO results (player, ended_at, game, score)
SELECT seat.value, ended.changed_at, ended.id, max(CASE
        WHEN json_extract(ended.outcome, '$.places[' || seat.key || ']') <> 1 THEN 'lost'
        WHEN (SELECT count(*) FROM json_each(ended.outcome, '$.places') AS place WHERE place.value = 1) > 1
            THEN 'drawn'
        ELSE 'won'
    END)
FROM ended, json_each(ended.seats) AS seat
WHERE json_extract(ended.outcome, '$.places[' || seat.key || ']') IS NOT NULL
    AND seat.type = 'text'
GROUP BY seat.value, ended.changed_at, ended.id;
