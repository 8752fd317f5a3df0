-- Who plays here. A guest is known by his personal link, an account by name and password.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    -- guest, account, or gone: deleted, kept only so that old matches can say so.
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The name as it is looked up: only accounts have one.
    name_key TEXT UNIQUE,
    -- argon2id, of the password and of the recovery code.
    password TEXT,
    recovery TEXT,
    -- SHA-256 of the token in the personal link.
    link TEXT UNIQUE,
    email TEXT,
    webhook TEXT,
    -- 1: wants no mail. The token is that of the link in every mail.
    unsubscribed BIGINT NOT NULL DEFAULT 0,
    unsubscribe TEXT UNIQUE,
    banned BIGINT NOT NULL DEFAULT 0,
    language TEXT NOT NULL DEFAULT 'it',
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    -- SHA-256 of the token in the cookie.
    token TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);
