-- An event that nobody can read may name a forgotten person or place: it may be overwritten as a whole.
DROP TRIGGER events_are_never_changed;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
WHEN NEW.game IS NOT OLD.game OR NEW.seq IS NOT OLD.seq OR NEW.at IS NOT OLD.at OR NEW.schema IS NOT OLD.schema
    OR CASE WHEN json_valid(OLD.body) THEN NOT EXISTS (
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
    ) ELSE NOT EXISTS (
        SELECT 1 FROM erasures e
        WHERE e.game = OLD.game AND instr(OLD.body, e.was) > 0 AND NEW.body = '{"damaged":'
    ) END
BEGIN
    SELECT RAISE(ABORT, 'events are append only');
END;
