-- Which page is linked to from where, so that staff see it before they take a page away.

-- linked_paths: the pages of this site that a text links to, in rich text or in a block.
CREATE OR REPLACE FUNCTION linked_paths(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
	SELECT DISTINCT rtrim(found[1], '/') FROM regexp_matches(words, '(?:href=\\?"|"link": ")/([a-z0-9][a-z0-9/-]*)', 'g') AS found
$$;

-- keep_page_links: its arguments are the kind of the thing (or nothing, where a column says it), its key, and the
-- columns with its words. Most texts link to no page of ours, and what is new has no links to forget: neither costs a
-- statement.
CREATE OR REPLACE FUNCTION keep_page_links() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	written jsonb := to_jsonb(CASE WHEN tg_op = 'DELETE' THEN old ELSE new END);
	thing text := coalesce(nullif(tg_argv[0], ''), written ->> 'kind');
	words text := '';
BEGIN
	IF tg_op <> 'INSERT' THEN DELETE FROM page_links WHERE kind = thing AND item_id = written ->> tg_argv[1]; END IF;
	IF tg_op = 'DELETE' THEN RETURN NULL; END IF;
	FOR n IN 2 .. tg_nargs - 1 LOOP
		words := words || ' ' || (written ->> tg_argv[n]);
	END LOOP;
	IF words ~ '(href=|"link": )' THEN
		INSERT INTO page_links (kind, item_id, page_id)
		SELECT thing, written ->> tg_argv[1], pages.id FROM linked_paths(words) AS linked JOIN pages ON pages.path = linked
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;

-- skip_known_link: a backup that is copied in after the content brings links that the triggers have just noted.
CREATE OR REPLACE FUNCTION skip_known_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN CASE WHEN EXISTS (
		SELECT FROM page_links WHERE kind = new.kind AND item_id = new.item_id AND page_id = new.page_id
	) THEN NULL ELSE new END;
END
$$;

CREATE OR REPLACE TRIGGER pages_links AFTER INSERT OR UPDATE OF page_text, blocks OR DELETE ON pages
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('page', 'id', 'page_text', 'blocks');
CREATE OR REPLACE TRIGGER stories_links AFTER INSERT OR UPDATE OF detail OR DELETE ON stories
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('', 'id', 'detail');
CREATE OR REPLACE TRIGGER events_links AFTER INSERT OR UPDATE OF description OR DELETE ON events
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('event', 'id', 'description');
CREATE OR REPLACE TRIGGER profiles_links AFTER INSERT OR UPDATE OF bio OR DELETE ON profiles
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('profile', 'id', 'bio');
CREATE OR REPLACE TRIGGER page_links_skip_known BEFORE INSERT ON page_links
	FOR EACH ROW EXECUTE FUNCTION skip_known_link();
