-- The time since which a web hook has heard nothing; none while its last message was heard.
ALTER TABLE web_hooks ADD COLUMN silent_since INTEGER;
