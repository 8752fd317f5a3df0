-- The round in which players add to the dice: all pledge their salts, then all open them.
ALTER TABLE matches ADD COLUMN round BIGINT NOT NULL DEFAULT 1;
-- Since when all have pledged. Nothing: somebody has not.
ALTER TABLE matches ADD COLUMN fixed BIGINT;
-- JSON, once it is over: its end, signed.
ALTER TABLE matches ADD COLUMN signed TEXT;
-- The hash of the salt, in hexadecimal.
ALTER TABLE seats ADD COLUMN pledge TEXT;
-- A match that has not begun goes the new way: whoever runs the server could have read these.
UPDATE seats SET salt = NULL WHERE match IN (SELECT id FROM matches WHERE status = 'waiting');
