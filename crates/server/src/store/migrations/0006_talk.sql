-- The number of a line within its channel, by which talk is read page by page: numbers over all channels would tell how much is
-- said where one does not hear.
ALTER TABLE talk ADD COLUMN line BIGINT NOT NULL DEFAULT 0;
UPDATE talk SET line = numbered.line FROM
    (SELECT t.match, t.n, ROW_NUMBER() OVER (PARTITION BY t.match, t.channel ORDER BY t.n) AS line FROM talk t) AS numbered
    WHERE talk.match = numbered.match AND talk.n = numbered.n;
CREATE UNIQUE INDEX talk_by_channel ON talk (match, channel, line);
