-- What a reader sees of the blocks beside the first text, as HTML; plain words lose what would look like a tag.
CREATE FUNCTION block_words(blocks jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((
	SELECT string_agg(words, ' ') FROM (
		SELECT html #>> '{}' AS words
		FROM jsonb_path_query(blocks, '$[*] ? (@.version == 1 && (@.type == "text" || @.type == "picture")).html') AS html
		UNION ALL
		SELECT '<p>' || replace(plain #>> '{}', '<', '&lt;') || '</p>'
		FROM jsonb_path_query_array(blocks, '$[*] ? (@.version == 1)') AS known, LATERAL (
			SELECT jsonb_path_query(known, '$[*] ? (@.type == "cards" || @.type == "people" || @.type == "questions" || @.type == "documents" || @.type == "video" || @.type == "call").title') AS plain
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "call").text')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "video").transcript')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "table").caption')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "table").rows[*][*]')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "cards").cards[*].title')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "cards").cards[*].text')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "questions").questions[*].question')
			UNION ALL SELECT jsonb_path_query(known, '$[*] ? (@.type == "questions").questions[*].answer')
		) AS parts
	) AS all_words
), '');--> statement-breakpoint
-- A column that is computed cannot be computed otherwise in every PostgreSQL that is served; it is made anew.
DROP VIEW search_documents;--> statement-breakpoint
ALTER TABLE pages DROP COLUMN search;--> statement-breakpoint
ALTER TABLE pages ADD COLUMN search tsvector NOT NULL
	GENERATED ALWAYS AS (search_vector(title, '', page_text || ' ' || block_words(blocks))) STORED;--> statement-breakpoint
CREATE INDEX pages_search ON pages USING gin (search) WITH (fastupdate = off);--> statement-breakpoint
-- Of the pages those that everybody may read, at the address at which they stand.
CREATE VIEW search_documents AS
	SELECT CASE kind WHEN 'article' THEN 'blog' ELSE kind END AS kind, id, ''::text AS slug, category, title,
		detail AS html, ''::text AS location, created_at AS date, greatest(created_at, updated_at) AS updated_at,
		created_at AS visible_from, search
	FROM stories WHERE NOT draft
	UNION ALL
	SELECT 'page', 0, path, 0::smallint, title, page_text || ' ' || block_words(blocks), '', updated_at, updated_at,
		created_at, search
	FROM pages WHERE NOT draft AND NOT hidden
	UNION ALL
	SELECT 'event', id, '', category, title, description, location, starts_at, updated_at, created_at, search
	FROM events WHERE NOT draft
	UNION ALL
	SELECT 'gallery', id, '', category, name, description, '', created_at, updated_at, '-infinity', search
	FROM galleries
	UNION ALL
	SELECT 'profile', id, '', 0::smallint, name, bio, '', created_at, updated_at, '-infinity', search
	FROM profiles
	UNION ALL
	SELECT 'alumnus', id, '', 1::smallint, name, details, '', created_at, updated_at, '-infinity', search
	FROM alumni WHERE status = 'published';--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_learn_pages() RETURNS trigger LANGUAGE plpgsql AS $learn$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(title || ' ' || page_text || ' ' || block_words(blocks)), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$learn$;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON block_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
-- How often one was downloaded is of no interest to readers.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OF title, topic, file, name, type, bytes, updated_at OR DELETE OR TRUNCATE ON documents
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
--> statement-breakpoint
-- The pages of this site that a text links to, in rich text or in a block.
CREATE FUNCTION linked_paths(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
	SELECT DISTINCT rtrim(found[1], '/') FROM regexp_matches(words, '(?:href=\\?"|"link": ")/([a-z0-9][a-z0-9/-]*)', 'g') AS found
$$;--> statement-breakpoint
-- Its arguments: what the thing is called (or nothing, where a column says it), its key, and the columns with its words.
CREATE FUNCTION keep_page_links() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	written jsonb := to_jsonb(CASE WHEN tg_op = 'DELETE' THEN old ELSE new END);
	thing text := coalesce(nullif(tg_argv[0], ''), written ->> 'kind');
	words text := '';
BEGIN
	DELETE FROM page_links WHERE kind = thing AND item_id = written ->> tg_argv[1];
	IF tg_op = 'DELETE' THEN RETURN NULL; END IF;
	FOR n IN 2 .. tg_nargs - 1 LOOP
		words := words || ' ' || (written ->> tg_argv[n]);
	END LOOP;
	INSERT INTO page_links (kind, item_id, page_id)
	SELECT thing, written ->> tg_argv[1], pages.id FROM linked_paths(words) AS linked JOIN pages ON pages.path = linked
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER pages_links AFTER INSERT OR UPDATE OF page_text, blocks OR DELETE ON pages
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('page', 'id', 'page_text', 'blocks');--> statement-breakpoint
CREATE TRIGGER stories_links AFTER INSERT OR UPDATE OF detail OR DELETE ON stories
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('', 'id', 'detail');--> statement-breakpoint
CREATE TRIGGER events_links AFTER INSERT OR UPDATE OF description OR DELETE ON events
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('event', 'id', 'description');--> statement-breakpoint
CREATE TRIGGER profiles_links AFTER INSERT OR UPDATE OF bio OR DELETE ON profiles
	FOR EACH ROW EXECUTE FUNCTION keep_page_links('profile', 'id', 'bio');--> statement-breakpoint
-- A backup that is copied in after the content brings links that the triggers have just noted.
CREATE FUNCTION skip_known_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN CASE WHEN EXISTS (
		SELECT FROM page_links WHERE kind = new.kind AND item_id = new.item_id AND page_id = new.page_id
	) THEN NULL ELSE new END;
END
$$;--> statement-breakpoint
CREATE TRIGGER page_links_skip_known BEFORE INSERT ON page_links
	FOR EACH ROW EXECUTE FUNCTION skip_known_link();--> statement-breakpoint
-- What is there already is noted by the triggers, too; readers see no change.
UPDATE pages SET page_text = page_text;--> statement-breakpoint
UPDATE stories SET detail = detail;--> statement-breakpoint
UPDATE events SET description = description;--> statement-breakpoint
UPDATE profiles SET bio = bio;
