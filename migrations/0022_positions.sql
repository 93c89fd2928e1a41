-- Whether a game is played from a position that was set up; lists say so. A game that was imported with such a position
-- before this step is marked when its rows are next derived from its log.
ALTER TABLE games ADD COLUMN set_up INTEGER NOT NULL DEFAULT 0 CHECK (set_up IN (0, 1));
