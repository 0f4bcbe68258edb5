-- Search: what readers find, and the words that a mistyped one may have meant.

-- search_documents: everything that the public may read, a row a thing, at the address at which it stands.
CREATE OR REPLACE VIEW search_documents AS
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
	SELECT 'gallery', id, '', category, name, description, '', created_at, updated_at, created_at, search
	FROM galleries WHERE NOT draft
	UNION ALL
	SELECT 'profile', id, '', 0::smallint, name, bio, position, created_at, updated_at, created_at, search
	FROM profiles WHERE NOT draft
	UNION ALL
	SELECT 'alumnus', id, '', 1::smallint, name, details, '', created_at, updated_at, '-infinity', search
	FROM alumni WHERE status = 'published'
	UNION ALL
	SELECT 'document', id, type || ' ' || bytes, 0::smallint, title, topic, '', updated_at, updated_at, '-infinity', search
	FROM documents WHERE NOT draft;

-- search_matches: unpacking a tsvector costs far more than the planner believes, so for a common word it would read
-- every row; the indexes know the matches without looking at one.
CREATE OR REPLACE FUNCTION search_matches(query tsquery, at timestamptz)
RETURNS TABLE (kind text, id integer, slug text, date timestamptz) LANGUAGE sql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$
	WITH matching AS MATERIALIZED (
		SELECT kind, id, slug, date, visible_from FROM search_documents WHERE search @@ query
	)
	SELECT kind, id, slug, date FROM matching WHERE visible_from <= at
$$;

CREATE OR REPLACE FUNCTION search_finds(query tsquery, at timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$
	WITH matching AS MATERIALIZED (SELECT visible_from FROM search_documents WHERE search @@ query)
	SELECT EXISTS (SELECT FROM matching WHERE visible_from <= at)
$$;

-- search_pages: the pages that have something, by the index alone. What stands in all of them says little about any.
CREATE OR REPLACE FUNCTION search_pages(query tsquery, at timestamptz) RETURNS TABLE (slug text, date timestamptz)
LANGUAGE sql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$ SELECT path, updated_at FROM pages WHERE search @@ query AND NOT draft AND NOT hidden AND created_at <= at $$;

-- search_passages: a text with marks where a block, a heading or a cell ends, so that an extract never glues two of them
-- together.
CREATE OR REPLACE FUNCTION search_passages(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_text(
	regexp_replace(
		regexp_replace(
			regexp_replace(translate(html, E'\uE000\uE001\uE002\uE003\uE004', ''), '</h[1-6]>', E' \uE003 ', 'gi'),
			'</t[hd]>', E' \uE004 ', 'gi'),
		'</?(p|h[1-6]|blockquote|ul|ol|li|hr|pre|table|tr|br)\y[^>]*>', E' \uE002 ', 'gi'));

-- search_closest: known words that a reader may have meant, the likeliest first: one slip, or two in a long word or one
-- that sounds the same ("skool") or has the same letters ("sprots"). More of them make another word. The similarity that
-- the index asks for is lower than usual, because two swapped letters change most of a short word's trigrams.
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

-- search_skip_known_word: a backup that is copied in after the content brings words that the triggers have just learned.
CREATE OR REPLACE FUNCTION search_skip_known_word() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
	RETURN CASE WHEN EXISTS (SELECT FROM search_words WHERE word = new.word) THEN NULL ELSE new END;
END
$$;

CREATE OR REPLACE TRIGGER search_words_skip_known BEFORE INSERT ON search_words
	FOR EACH ROW EXECUTE FUNCTION search_skip_known_word();

-- search_learn_*: learn the words of all rows of a statement, in alphabetical order, so that two savers of the same new
-- words wait for each other instead of blocking each other. A function for each table, because PostgreSQL then plans its
-- statement once for a connection: one that puts it together at each save costs three times as much.
CREATE OR REPLACE FUNCTION search_learn_pages() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;

CREATE OR REPLACE FUNCTION search_learn_stories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(title || ' ' || detail), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_learn_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(title || ' ' || location || ' ' || description), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_learn_galleries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(name || ' ' || description), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_learn_profiles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(name || ' ' || position || ' ' || bio), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_learn_alumni() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM changed, unnest(to_tsvector('public.school_words',
			translate(search_text(name || ' ' || details), '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

-- search_learn_documents: the words of a draft are offered to nobody who has mistyped something.
CREATE OR REPLACE FUNCTION search_learn_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM (SELECT title, topic FROM changed WHERE NOT draft) AS shown,
			unnest(to_tsvector('public.school_words', translate(title || ' ' || topic, '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER pages_learn_added AFTER INSERT ON pages REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_pages();
CREATE OR REPLACE TRIGGER pages_learn_changed AFTER UPDATE ON pages REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_pages();
CREATE OR REPLACE TRIGGER stories_learn_added AFTER INSERT ON stories REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_stories();
CREATE OR REPLACE TRIGGER stories_learn_changed AFTER UPDATE ON stories REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_stories();
CREATE OR REPLACE TRIGGER events_learn_added AFTER INSERT ON events REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_events();
CREATE OR REPLACE TRIGGER events_learn_changed AFTER UPDATE ON events REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_events();
CREATE OR REPLACE TRIGGER galleries_learn_added AFTER INSERT ON galleries REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_galleries();
CREATE OR REPLACE TRIGGER galleries_learn_changed AFTER UPDATE ON galleries REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_galleries();
CREATE OR REPLACE TRIGGER profiles_learn_added AFTER INSERT ON profiles REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_profiles();
CREATE OR REPLACE TRIGGER profiles_learn_changed AFTER UPDATE ON profiles REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_profiles();
CREATE OR REPLACE TRIGGER alumni_learn_added AFTER INSERT ON alumni REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_alumni();
CREATE OR REPLACE TRIGGER alumni_learn_changed AFTER UPDATE ON alumni REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_alumni();
CREATE OR REPLACE TRIGGER documents_learn_added AFTER INSERT ON documents REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_documents();
CREATE OR REPLACE TRIGGER documents_learn_changed AFTER UPDATE ON documents REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION search_learn_documents();
