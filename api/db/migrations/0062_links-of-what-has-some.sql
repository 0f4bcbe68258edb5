-- Most texts link to no page of ours, and what is new has no links to forget: neither costs a statement any more.
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
