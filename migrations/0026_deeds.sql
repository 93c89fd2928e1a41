-- What moderators did about accounts in the ratings of their server. Rows are added and never changed: the newest about an
-- account counts. A forgotten moderator's name and reason go, the deed stays; a forgotten account takes its rows along.
CREATE TABLE deeds (
    id        INTEGER PRIMARY KEY,
    house     TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    deed      TEXT    NOT NULL CHECK (deed IN ('bar', 'merge', 'admit')),
    player    TEXT    NOT NULL,
    other     TEXT, -- the account that a merged one counts for
    moderator TEXT,
    reason    TEXT,
    CHECK ((deed = 'merge') = (other IS NOT NULL)),
    CHECK (other IS NOT player)
) STRICT;
CREATE INDEX deeds_of_house ON deeds (house, player, id);
CREATE INDEX deeds_of_player ON deeds (player);
CREATE INDEX deeds_of_other ON deeds (other) WHERE other IS NOT NULL;
