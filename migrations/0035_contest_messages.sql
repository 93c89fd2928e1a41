-- The message that a notice about a contest was posted as, by what it is about: the message at the opening is edited.
CREATE INDEX notices_of_contests ON notices (detail) WHERE kind = 'contest' AND message IS NOT NULL;
