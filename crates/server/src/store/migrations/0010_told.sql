-- What somebody wants to be told of while he is away: all, turns or nothing.
ALTER TABLE people ADD COLUMN notices TEXT NOT NULL DEFAULT 'all';
-- SHA-256 of the mailbox behind his address.
ALTER TABLE people ADD COLUMN mailbox TEXT;
-- 1: who reads mail there has said that he wants it. Of addresses of before nobody knows.
ALTER TABLE people ADD COLUMN confirmed BIGINT NOT NULL DEFAULT 0;
-- When he was asked that, by a mail; SHA-256 of the token in it, and until when it counts.
ALTER TABLE people ADD COLUMN asked BIGINT;
ALTER TABLE people ADD COLUMN confirm TEXT;
ALTER TABLE people ADD COLUMN confirm_until BIGINT;
-- When he was last sent a message: the next one gathers what comes until then.
ALTER TABLE people ADD COLUMN told BIGINT;
CREATE UNIQUE INDEX people_by_confirm ON people (confirm);

-- Where we have written, or were asked not to. By their hashes: it is no list of addresses.
CREATE TABLE mailboxes (
    mailbox TEXT PRIMARY KEY,
    -- Of the ways out and back, in every mail.
    token TEXT NOT NULL UNIQUE,
    -- Since when its owner wants to be left alone, whoever enters his address.
    silent BIGINT,
    -- When it was last asked whether it wants mail.
    asked BIGINT
);

-- How many mails went out on a day, counted from 1970: to a mailbox, to all, and of those that only ask.
CREATE TABLE mails (
    mailbox TEXT NOT NULL,
    day BIGINT NOT NULL,
    sent BIGINT NOT NULL,
    PRIMARY KEY (mailbox, day)
);

-- What people who are away are to be told beside that it is their turn.
CREATE TABLE notices (
    match TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    what TEXT NOT NULL,
    -- The seat whose doing it is; -1 where it is nobody's or a secret.
    who BIGINT NOT NULL,
    -- The message that told the seat of it; 0 where none did.
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    failures BIGINT NOT NULL DEFAULT 0,
    retry BIGINT,
    PRIMARY KEY (match, seat, what, who)
);

-- 1: the match is overdue and its players were told.
ALTER TABLE matches ADD COLUMN told_late BIGINT NOT NULL DEFAULT 0;
-- The wait of which the seat's holder was told that it is too long.
ALTER TABLE seats ADD COLUMN told_late BIGINT;
