-- Who and what is forgotten. The log is still never changed, but for one thing: where a player has asked to be
-- forgotten, or a server, a pseudonym takes the place of the name it is known by, and the words that the player
-- sent along with a challenge, a refusal or a moderator's deed go.

-- What is to be forgotten in the log of a game. Rows stand here only while it is done: they are written and gone in
-- one transaction, so that nothing leads from a pseudonym back.
CREATE TABLE erasures (
    game      INTEGER NOT NULL REFERENCES games (id),
    was       TEXT    NOT NULL, -- a player or a place, as the log has it
    pseudonym TEXT    NOT NULL CHECK (pseudonym GLOB 'gone:?*'),
    PRIMARY KEY (game, was)
) STRICT, WITHOUT ROWID;

DROP TRIGGER events_are_never_changed;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
WHEN NEW.game IS NOT OLD.game OR NEW.seq IS NOT OLD.seq OR NEW.at IS NOT OLD.at OR NEW.schema IS NOT OLD.schema
    OR NOT EXISTS (
        SELECT 1 FROM erasures e, json_each('["$.created.by", "$.created.invited", "$.created.place", "$.declined.by",
            "$.seated.player", "$.moved.place", "$.imported.place", "$.moderated.paused.by", "$.moderated.resumed.by",
            "$.moderated.annulled.by", "$.moderated.hand_over_offered.by", "$.moderated.hand_over_offered.to",
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
        SELECT 1 FROM erasures e, json_each('["$.moderated.paused", "$.moderated.annulled",
            "$.moderated.hand_over_offered", "$.moderated.handed_over"]') AS deed
        WHERE e.game = OLD.game AND json_extract(OLD.body, deed.value || '.by') = e.was
            AND NEW.body = json_remove(OLD.body, deed.value || '.reason')
    )
BEGIN
    SELECT RAISE(ABORT, 'events are append only');
END;

-- Servers that the bot is no longer in, and since when.
CREATE TABLE departures (
    house TEXT    NOT NULL PRIMARY KEY,
    at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When the file is to be packed, since something in it was forgotten: until then, traces of it may stand in parts of
-- the file that are in use no more.
CREATE TABLE packing (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
