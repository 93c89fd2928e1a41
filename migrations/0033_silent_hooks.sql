-- The time of a web hook’s first failure after the last message that it heard; none while the last one was heard.
ALTER TABLE web_hooks ADD COLUMN silent_since INTEGER;
-- What is due is found hook by hook.
DROP INDEX hook_deliveries_due;
