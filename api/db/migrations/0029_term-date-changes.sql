-- The strip of every page, the page of the dates and the calendar show them.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON term_dates
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
