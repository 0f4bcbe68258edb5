-- What stands out in a text: headings, the heads of tables and what is set bold. Words up to the next tag are enough,
-- and read in one pass, however the tags are nested.
CREATE FUNCTION search_headings(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((
	SELECT string_agg(found[1], ' ') FROM regexp_matches(html, '<(?:h[1-6]|th|strong|b)(?:\s[^>]*)?>([^<]*)', 'gi') AS found
), '');--> statement-breakpoint
-- A text with marks where a block, a heading or a cell ends, so that an extract never glues two of them together.
CREATE FUNCTION search_passages(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_text(
	regexp_replace(
		regexp_replace(
			regexp_replace(translate(html, E'\uE000\uE001\uE002\uE003\uE004', ''), '</h[1-6]>', E' \uE003 ', 'gi'),
			'</t[hd]>', E' \uE004 ', 'gi'),
		'</?(p|h[1-6]|blockquote|ul|ol|li|hr|pre|table|tr|br)\y[^>]*>', E' \uE002 ', 'gi'));--> statement-breakpoint
CREATE FUNCTION search_page_vector(title text, html text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_vector(title, '', '')
	|| setweight(to_tsvector('public.school'::regconfig, translate(search_text(search_headings(html)), '/', ' ')), 'C')
	|| search_vector('', '', html);--> statement-breakpoint
-- A column that is computed cannot be computed otherwise in every PostgreSQL that is served; it is made anew.
DROP VIEW search_documents;--> statement-breakpoint
ALTER TABLE pages DROP COLUMN search;--> statement-breakpoint
ALTER TABLE pages ADD COLUMN search tsvector NOT NULL
	GENERATED ALWAYS AS (search_page_vector(title, page_text || ' ' || block_words(blocks))) STORED;--> statement-breakpoint
CREATE INDEX pages_search ON pages USING gin (search) WITH (fastupdate = off);--> statement-breakpoint
ALTER TABLE documents ADD COLUMN search tsvector NOT NULL
	GENERATED ALWAYS AS (search_vector(title, topic, translate(name, '_-', '  '))) STORED;--> statement-breakpoint
CREATE INDEX documents_search ON documents USING gin (search) WITH (fastupdate = off);--> statement-breakpoint
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
	SELECT 'profile', id, '', 0::smallint, name, bio, position, created_at, updated_at, '-infinity', search
	FROM profiles
	UNION ALL
	SELECT 'alumnus', id, '', 1::smallint, name, details, '', created_at, updated_at, '-infinity', search
	FROM alumni WHERE status = 'published'
	UNION ALL
	SELECT 'document', id, type || ' ' || bytes, 0::smallint, title, topic, '', updated_at, updated_at, '-infinity', search
	FROM documents;--> statement-breakpoint
CREATE FUNCTION search_learn_documents() RETURNS trigger LANGUAGE plpgsql AS $learn$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words', translate(title || ' ' || topic, '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$learn$;--> statement-breakpoint
CREATE TRIGGER documents_learn_added AFTER INSERT ON documents REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_documents();--> statement-breakpoint
CREATE TRIGGER documents_learn_changed AFTER UPDATE ON documents REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_documents();--> statement-breakpoint
-- What is there already is learned by the trigger, too.
UPDATE documents SET title = title;--> statement-breakpoint
-- The pages that have something, by the index alone. What stands in all of them says little about any.
CREATE FUNCTION search_pages(query tsquery, at timestamptz) RETURNS TABLE (slug text, date timestamptz)
LANGUAGE sql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$ SELECT path, updated_at FROM pages WHERE search @@ query AND NOT draft AND NOT hidden AND created_at <= at $$;--> statement-breakpoint
-- Known words that a reader may have meant, the likeliest first: one slip, or two in a long word or one that sounds the
-- same ("skool") or has the same letters ("sprots"). More of them make another word.
CREATE OR REPLACE FUNCTION search_closest(typed text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE
SET pg_trgm.similarity_threshold = 0.2
AS $$
	SELECT word FROM (
		SELECT word, similarity(word, typed) AS alike,
			CASE WHEN starts_with(word, typed) THEN 1 ELSE levenshtein(word, typed) END AS slips
		FROM search_words WHERE word % typed
	) AS candidates
	WHERE slips <= 1
		OR slips = 2 AND (length(typed) >= 8 OR dmetaphone(word) = dmetaphone(typed)
			OR (SELECT string_agg(l, '' ORDER BY l) FROM regexp_split_to_table(word, '') AS l)
			= (SELECT string_agg(l, '' ORDER BY l) FROM regexp_split_to_table(typed, '') AS l))
		OR slips = 3 AND length(typed) >= 9 AND dmetaphone(word) = dmetaphone(typed)
	ORDER BY alike - slips * 0.05 DESC, word
	LIMIT 5
$$;
