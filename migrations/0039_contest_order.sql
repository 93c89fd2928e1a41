-- Notices about contests and ladders that wait, in the order in which each place gets them.
CREATE INDEX notices_in_order ON notices (place, id) WHERE state = 'waiting' AND kind IN ('contest', 'ladder');
