-- Answers that are deleted after the next move of their game, found by their message: few among all messages with controls.
CREATE INDEX controls_transient ON controls (message) WHERE shown = 0;
