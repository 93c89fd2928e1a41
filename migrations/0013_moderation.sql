-- What moderators did, newest first, without passing all that players did. Bodies are written without spaces and begin
-- with the name of their event.
CREATE INDEX events_of_moderators ON events (at) WHERE substr(body, 1, 14) = '{"moderated":{';
