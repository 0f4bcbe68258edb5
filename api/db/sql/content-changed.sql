-- Whoever changes what readers see says so when the change is committed, so that nobody goes on showing the old answer.
-- Here and not in the program: no query can forget it, and a hand at the database counts too.

-- say_content_changed: it names the table, because whoever keeps answers gives up only those that rest on it.
CREATE OR REPLACE FUNCTION say_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', TG_TABLE_NAME);
	RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON alumni
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON block_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON campuses
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON event_text_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON events
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON galleries
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON gallery_images
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON notices
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON page_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON pages
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON profiles
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON scene_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON settings
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON stories
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON story_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON story_text_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON term_dates
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();

-- Tables that change often for reasons that readers do not see: downloads of a document, stock of a product, visits by a
-- redirect, all else of a picture or a user.
CREATE OR REPLACE TRIGGER content_changed
	AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF title, topic, file, name, type, bytes, draft, updated_at ON documents
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed
	AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, price, active, uniform_pieces, place ON products
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed
	AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF path, page_id, target ON redirects
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE OF alt, caption, published ON media
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE OF name ON users
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
