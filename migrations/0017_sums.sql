-- A checksum of each game's log, so that what a disk or a copy altered is found even where it still reads well. It is written
-- with each event; the program fills it in for the logs that are there (src/store/sums.rs).

ALTER TABLE games ADD COLUMN sum INTEGER;
