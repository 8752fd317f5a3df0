-- What the service behind a webhook wants to be sent: discord, slack, ntfy or json. Nothing: as its address shows.
ALTER TABLE people ADD COLUMN webhook_shape TEXT;
