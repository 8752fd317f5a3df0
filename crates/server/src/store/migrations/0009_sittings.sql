-- Who has sat on a seat while its match was played, and from when to when. Written once a seat changes hands.
CREATE TABLE sittings (
    match TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    n BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    -- How many messages the seat had, and how many lines were said in the match, when he sat down.
    message BIGINT NOT NULL,
    talk BIGINT NOT NULL,
    -- How many lines were said when he rose. None while he sits there.
    talk_until BIGINT,
    PRIMARY KEY (match, seat, n)
);
CREATE INDEX sittings_of_person ON sittings (person);
-- From which message on its holder may look back.
ALTER TABLE seats ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
-- 1: who sat there before asks for it, though somebody else sits there now.
ALTER TABLE seats ADD COLUMN asks_back BIGINT NOT NULL DEFAULT 0;
