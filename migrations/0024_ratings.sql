-- Ratings. Whether a game counts stands in its log (`stakes`); the two columns here are a view of that, as the whole row is.
ALTER TABLE games ADD COLUMN stakes TEXT CHECK (stakes IN ('here', 'everywhere'));
ALTER TABLE games ADD COLUMN rated_at INTEGER; -- when a game that counts ended
CREATE INDEX games_rated ON games (house, rated_at) WHERE rated_at IS NOT NULL;
CREATE INDEX games_rated_everywhere ON games (rated_at) WHERE rated_at IS NOT NULL AND stakes = 'everywhere';

-- Ratings and how they came about: views, dropped and made again at will. `house` is as in `games`; empty for the ratings
-- over all servers. Ratings, deviations, scores and weights are in thousandths.
CREATE TABLE ratings (
    house     TEXT    NOT NULL,
    pool      TEXT    NOT NULL, -- kings-mate-active
    player    TEXT    NOT NULL,
    rating    INTEGER NOT NULL,
    deviation INTEGER NOT NULL, -- after the last game
    last      INTEGER NOT NULL, -- when it ended
    games     INTEGER NOT NULL,
    PRIMARY KEY (house, pool, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_of_player ON ratings (player);

CREATE TABLE rating_steps (
    house           TEXT    NOT NULL,
    pool            TEXT    NOT NULL,
    ended           INTEGER NOT NULL,
    game            INTEGER NOT NULL REFERENCES games (id),
    seat            INTEGER NOT NULL,
    player          TEXT    NOT NULL,
    rating          INTEGER NOT NULL, -- before
    deviation       INTEGER NOT NULL, -- before, grown to the end of the game
    expected        INTEGER NOT NULL,
    score           INTEGER NOT NULL,
    weight          INTEGER NOT NULL,
    met             TEXT    NOT NULL, -- games with each seat in the thirty days before, `0,2`
    after_rating    INTEGER NOT NULL,
    after_deviation INTEGER NOT NULL,
    last            INTEGER NOT NULL,
    games           INTEGER NOT NULL,
    PRIMARY KEY (house, pool, ended, game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_steps_of_player ON rating_steps (player, house, pool, ended, game);
CREATE INDEX rating_steps_of_game ON rating_steps (game);

-- What the others' ratings were computed from where a player was forgotten: figures in tens, for one game each, and nothing
-- that leads from one game to another. No log has them.
CREATE TABLE rating_ghosts (
    house     TEXT    NOT NULL,
    pool      TEXT    NOT NULL,
    game      INTEGER NOT NULL REFERENCES games (id),
    seat      INTEGER NOT NULL,
    rating    INTEGER NOT NULL, -- in points
    deviation INTEGER NOT NULL,
    met       TEXT    NOT NULL,
    PRIMARY KEY (house, pool, game, seat)
) STRICT, WITHOUT ROWID;

-- Which version of the formulas the views were made by.
CREATE TABLE rating_view (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    version INTEGER NOT NULL
) STRICT;

-- Who took a game out of the ratings can be forgotten too.
DROP TRIGGER events_are_never_changed;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
WHEN NEW.game IS NOT OLD.game OR NEW.seq IS NOT OLD.seq OR NEW.at IS NOT OLD.at OR NEW.schema IS NOT OLD.schema
    OR NOT EXISTS (
        SELECT 1 FROM erasures e, json_each('["$.created.by", "$.created.invited", "$.created.place", "$.declined.by",
            "$.seated.player", "$.lobby.came.player", "$.lobby.went.player", "$.lobby.ready.player", "$.moved.place", "$.imported.place", "$.moderated.paused.by", "$.moderated.resumed.by",
            "$.moderated.annulled.by", "$.moderated.unrated.by", "$.moderated.hand_over_offered.by", "$.moderated.hand_over_offered.to",
            "$.moderated.hand_over_declined.by", "$.moderated.handed_over.by", "$.moderated.handed_over.from",
            "$.moderated.handed_over.to"]') AS named
        WHERE e.game = OLD.game AND json_extract(OLD.body, named.value) = e.was
            AND NEW.body = json_replace(OLD.body, named.value, e.pseudonym)
    ) AND NOT EXISTS (
        SELECT 1 FROM erasures e
        WHERE e.game = OLD.game AND (
            json_extract(OLD.body, '$.created.by') = e.was
                AND NEW.body = json_remove(OLD.body, '$.created.terms.note')
            OR json_extract(OLD.body, '$.declined.by') = e.was
                AND NEW.body = json_remove(OLD.body, '$.declined.word')
        )
    ) AND NOT EXISTS (
        SELECT 1 FROM erasures e, json_each('["$.moderated.paused", "$.moderated.annulled", "$.moderated.unrated",
            "$.moderated.hand_over_offered", "$.moderated.handed_over"]') AS deed
        WHERE e.game = OLD.game AND json_extract(OLD.body, deed.value || '.by') = e.was
            AND NEW.body = json_remove(OLD.body, deed.value || '.reason')
    )
BEGIN
    SELECT RAISE(ABORT, 'events are append only');
END;
