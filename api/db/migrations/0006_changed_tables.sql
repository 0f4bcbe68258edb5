-- Whoever keeps answers gives up only those that rest on the table that has changed.
CREATE OR REPLACE FUNCTION say_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', TG_TABLE_NAME);
	RETURN NULL;
END
$$;--> statement-breakpoint
-- What a reader sees until a picture has come is its colour now; the small pictures of before are worth nothing to anybody.
UPDATE media SET placeholder = '#d8d2c4' WHERE placeholder LIKE 'data:%';
