-- How long the bot of a seat thinks: 80 for iterations, 50ms for time. None where it does not think.
ALTER TABLE seats ADD COLUMN budget TEXT;
