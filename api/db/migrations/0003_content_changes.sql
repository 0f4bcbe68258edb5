-- Whoever changes what readers see says so when the change is committed, so that nobody goes on showing the old answer.
-- Here and not in the program: no query can forget it, and a hand at the database counts too.
CREATE FUNCTION say_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', '');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stories
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON story_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON galleries
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON gallery_images
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON profiles
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON alumni
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON scene_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
-- Of a user readers see the name, of a picture its description; both tables change often for other reasons.
CREATE TRIGGER content_changed AFTER UPDATE OF name ON users
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER UPDATE OF alt, published ON media
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
