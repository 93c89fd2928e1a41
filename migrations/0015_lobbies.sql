-- Who came to a table for more than two and left it again, without passing all that players did. Bodies are written
-- without spaces and begin with the name of their event.
CREATE INDEX events_of_lobbies ON events (at) WHERE substr(body, 1, 10) = '{"lobby":{';

-- The results of one game, which are written anew when it begins, ends or changes hands.
CREATE INDEX results_by_game ON results (game);
