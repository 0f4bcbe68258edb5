-- Readers see captions, too.
CREATE OR REPLACE TRIGGER content_changed AFTER UPDATE OF alt, caption, published ON media
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
