-- A game's announcements are found by its number and their version: each move wrote a page more for a second way to them.
DROP INDEX promises_waiting;
