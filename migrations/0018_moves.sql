-- The number of moves in a list is the number of rounds, as records count them; it was the number of turns.
-- Between two without dice a round is two turns. Of other games that have ended nothing is said, since the log alone
-- knows; those under way are counted anew with their next move.
UPDATE games SET ply = CASE
    WHEN ply = 0 THEN 0
    WHEN json_array_length(seats) = 2 AND instr(options, 'active') = 0 THEN (ply + 1) / 2
    WHEN stage IN ('over', 'void') THEN 0
    ELSE max(1, (ply + 1) / 2)
END;
