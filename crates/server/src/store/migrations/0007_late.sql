-- What becomes of a seat whose holder is late, as agreed when the match was made. JSON.
ALTER TABLE matches ADD COLUMN late TEXT NOT NULL DEFAULT '{"do":"wait"}';
