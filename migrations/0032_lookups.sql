-- The messages that wait, in the order in which they are due: the next ones are found without looking at all of them.
CREATE INDEX promises_due ON promises (due_at) WHERE state = 'waiting';

-- The places with games that are not over: each shard that lost its session reads them back.
CREATE INDEX games_unfinished ON games (place, stage) WHERE stage IN ('open', 'running');
