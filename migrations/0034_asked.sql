-- The games that somebody opened or was invited to, also those that began without them: for exports and deletion.
CREATE INDEX games_by_challenger ON games (challenger);
CREATE INDEX games_by_invited ON games (invited) WHERE invited IS NOT NULL;
