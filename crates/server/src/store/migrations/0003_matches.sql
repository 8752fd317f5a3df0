-- Times are milliseconds since 1970.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    -- Five letters. Free again once the match is over.
    code TEXT UNIQUE,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    -- waiting, playing, over or aborted.
    status TEXT NOT NULL,
    -- 1: listed for everybody.
    public BIGINT NOT NULL,
    -- JSON: live with minutes, or correspondence with days.
    pace TEXT NOT NULL,
    creator TEXT REFERENCES people (id),
    -- The secret of the match, and what is published of it.
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    -- JSON, from the start of play.
    header TEXT,
    -- JSON, once it is over.
    outcome TEXT,
    -- The entry up to which seats.number and seats.waits are true.
    summed BIGINT NOT NULL DEFAULT 0,
    rematch TEXT,
    created BIGINT NOT NULL,
    started BIGINT,
    changed BIGINT NOT NULL
);
CREATE INDEX matches_by_status ON matches (status, changed);
CREATE INDEX matches_of_creator ON matches (creator);

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    name TEXT NOT NULL,
    -- open, invited, person or bot.
    kind TEXT NOT NULL,
    -- Who holds it, or is invited to.
    person TEXT REFERENCES people (id),
    -- The name of the player where several share one screen.
    label TEXT,
    -- How well its bot plays.
    level TEXT,
    salt TEXT,
    -- Who held it before a bot was put there; he may have it back.
    before TEXT REFERENCES people (id),
    -- What the seat has said about ending the match: resign, draw, or end with the wait that it is about.
    says TEXT,
    -- How many messages its viewer had, and how many he has looked at.
    number BIGINT NOT NULL DEFAULT 0,
    looked BIGINT NOT NULL DEFAULT 0,
    -- Since when the game waits for it; when its holder was told of that, and how often that failed.
    waits BIGINT,
    notified BIGINT,
    failures BIGINT NOT NULL DEFAULT 0,
    -- After a failure: not to be told again before this time.
    retry BIGINT,
    PRIMARY KEY (match, seat)
);
CREATE INDEX seats_of_person ON seats (person);
CREATE INDEX seats_of_former ON seats (before);
CREATE INDEX seats_that_wait ON seats (waits);

CREATE TABLE entries (
    match TEXT NOT NULL,
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (match, n)
);

-- Answers in the making. Private: never in journal or export.
CREATE TABLE drafts (
    match TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    ask TEXT NOT NULL,
    -- JSON.
    picks TEXT NOT NULL,
    PRIMARY KEY (match, seat, ask)
);

CREATE TABLE talk (
    match TEXT NOT NULL REFERENCES matches (id),
    n BIGINT NOT NULL,
    channel TEXT NOT NULL,
    -- The seat that spoke; an observer has none.
    seat BIGINT,
    person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, n)
);

CREATE TABLE notes (
    match TEXT NOT NULL REFERENCES matches (id),
    person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    PRIMARY KEY (match, person)
);

-- Who looks on without a seat.
CREATE TABLE observers (
    match TEXT NOT NULL REFERENCES matches (id),
    person TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (match, person)
);
