-- The uniform list shows some of them. What an order does to the stock changes nothing that readers see.
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, price, active, uniform_pieces ON products
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
