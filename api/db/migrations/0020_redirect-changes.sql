-- When one was last used is of no interest to readers.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OF path, page_id, target OR DELETE OR TRUNCATE ON redirects
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
