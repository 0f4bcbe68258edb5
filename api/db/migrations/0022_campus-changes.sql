-- Menu, footer and home show the campuses.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON campuses
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
