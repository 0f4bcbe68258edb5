CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
-- English word stems, with or without accents.
CREATE TEXT SEARCH CONFIGURATION school (COPY = pg_catalog.english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION school
	ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;--> statement-breakpoint
-- Whole words, for corrections that people read.
CREATE TEXT SEARCH CONFIGURATION school_words (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION school_words
	ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;--> statement-breakpoint
-- What a reader sees of sanitised HTML. The length is bounded because a tsvector is.
CREATE FUNCTION search_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(replace(replace(replace(replace(
	regexp_replace(
		regexp_replace(html, '</?(p|h[1-6]|blockquote|ul|ol|li|hr|pre|table|thead|tbody|tr|th|td|br)\y[^>]*>', ' ', 'gi'),
		'<[^>]*>', '', 'g'),
	'&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), 100000);--> statement-breakpoint
-- Without the slashes, which make "netball/football" a path that neither word finds.
CREATE FUNCTION search_vector(title text, subtitle text, html text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector('public.school'::regconfig, translate(title, '/', ' ')), 'A')
	|| setweight(to_tsvector('public.school'::regconfig, translate(subtitle, '/', ' ')), 'B')
	|| setweight(to_tsvector('public.school'::regconfig, translate(search_text(html), '/', ' ')), 'D');--> statement-breakpoint
ALTER TABLE pages ADD COLUMN search tsvector NOT NULL
	GENERATED ALWAYS AS (search_vector(title, '', page_text)) STORED;--> statement-breakpoint
ALTER TABLE stories ADD COLUMN search tsvector NOT NULL
	GENERATED ALWAYS AS (search_vector(title, '', detail)) STORED;--> statement-breakpoint
ALTER TABLE events ADD COLUMN search tsvector NOT NULL
	GENERATED ALWAYS AS (search_vector(title, location, description)) STORED;--> statement-breakpoint
ALTER TABLE galleries ADD COLUMN search tsvector NOT NULL
	GENERATED ALWAYS AS (search_vector(name, '', description)) STORED;--> statement-breakpoint
ALTER TABLE profiles ADD COLUMN search tsvector NOT NULL
	GENERATED ALWAYS AS (search_vector(name, position, bio)) STORED;--> statement-breakpoint
ALTER TABLE alumni ADD COLUMN search tsvector NOT NULL
	GENERATED ALWAYS AS (search_vector(name, 'Class of ' || class_of::text, details)) STORED;--> statement-breakpoint
-- No list of pending entries: it would be read whole by every search, and a school writes seldom.
CREATE INDEX pages_search ON pages USING gin (search) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX stories_search ON stories USING gin (search) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX events_search ON events USING gin (search) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX galleries_search ON galleries USING gin (search) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX profiles_search ON profiles USING gin (search) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX alumni_search ON alumni USING gin (search) WITH (fastupdate = off);--> statement-breakpoint
CREATE VIEW search_documents AS
	SELECT CASE kind WHEN 'article' THEN 'blog' ELSE kind END AS kind, id, ''::text AS slug, category, title,
		detail AS html, ''::text AS location, created_at AS date, greatest(created_at, updated_at) AS updated_at,
		created_at AS visible_from, search
	FROM stories
	UNION ALL
	SELECT 'page', 0, id, 0::smallint, title, page_text, '', updated_at, updated_at, '-infinity'::timestamptz, search
	FROM pages
	UNION ALL
	SELECT 'event', id, '', category, title, description, location, starts_at, updated_at, '-infinity', search
	FROM events
	UNION ALL
	SELECT 'gallery', id, '', category, name, description, '', created_at, updated_at, '-infinity', search
	FROM galleries
	UNION ALL
	SELECT 'profile', id, '', 0::smallint, name, bio, '', created_at, updated_at, '-infinity', search
	FROM profiles
	UNION ALL
	SELECT 'alumnus', id, '', 1::smallint, name, details, '', created_at, updated_at, '-infinity', search
	FROM alumni WHERE status = 'published';--> statement-breakpoint
-- Unpacking a tsvector costs far more than the planner believes, so for a common word it would read every row; the
-- indexes know the matches without looking at one.
CREATE FUNCTION search_matches(query tsquery, at timestamptz)
RETURNS TABLE (kind text, id integer, slug text, date timestamptz) LANGUAGE sql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$
	WITH matching AS MATERIALIZED (
		SELECT kind, id, slug, date, visible_from FROM search_documents WHERE search @@ query
	)
	SELECT kind, id, slug, date FROM matching WHERE visible_from <= at
$$;--> statement-breakpoint
CREATE FUNCTION search_finds(query tsquery, at timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
SET enable_seqscan = off
AS $$
	WITH matching AS MATERIALIZED (SELECT visible_from FROM search_documents WHERE search @@ query)
	SELECT EXISTS (SELECT FROM matching WHERE visible_from <= at)
$$;--> statement-breakpoint
-- A backup that is copied in after the content brings words that the triggers have just learned.
CREATE FUNCTION search_skip_known_word() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
	RETURN CASE WHEN EXISTS (SELECT FROM search_words WHERE word = new.word) THEN NULL ELSE new END;
END
$$;--> statement-breakpoint
CREATE TRIGGER search_words_skip_known BEFORE INSERT ON search_words
	FOR EACH ROW EXECUTE FUNCTION search_skip_known_word();--> statement-breakpoint
-- Known words that a reader may have meant, the likeliest first. The similarity that the index asks for is lower than
-- usual, because two swapped letters change most of a short word's trigrams; the count of slips then decides.
CREATE FUNCTION search_closest(typed text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE
SET pg_trgm.similarity_threshold = 0.2
AS $$
	SELECT word FROM (
		SELECT word, similarity(word, typed) AS alike,
			CASE WHEN starts_with(word, typed) THEN 1 ELSE levenshtein(word, typed) END AS slips
		FROM search_words WHERE word % typed
	) AS candidates
	WHERE slips <= CASE WHEN length(typed) < 9 THEN 2 ELSE 3 END
	ORDER BY alike - slips * 0.05 DESC, word
	LIMIT 5
$$;--> statement-breakpoint
-- Learns the words of all rows of a statement; its argument says which text of a row counts. In alphabetical order, so
-- that two savers of the same new words wait for each other instead of blocking each other.
CREATE FUNCTION search_learn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format(
		'INSERT INTO search_words (word)
		SELECT word FROM (
			SELECT DISTINCT lexeme AS word
			FROM changed, unnest(to_tsvector(''public.school_words'', translate(search_text(%s), ''/'', '' '')))
		) AS used
		WHERE word ~ ''^[[:alpha:]]{4,30}$'' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
		ORDER BY word
		ON CONFLICT DO NOTHING', tg_argv[0]);
	RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
	source record;
BEGIN
	FOR source IN
		SELECT * FROM (VALUES
			('pages', 'title || '' '' || page_text'),
			('stories', 'title || '' '' || detail'),
			('events', 'title || '' '' || location || '' '' || description'),
			('galleries', 'name || '' '' || description'),
			('profiles', 'name || '' '' || position || '' '' || bio'),
			('alumni', 'name || '' '' || details')
		) AS sources (name, words)
	LOOP
		EXECUTE format('CREATE TRIGGER %1$s_learn_added AFTER INSERT ON %1$s REFERENCING NEW TABLE AS changed
			FOR EACH STATEMENT EXECUTE FUNCTION search_learn(%2$L)', source.name, source.words);
		EXECUTE format('CREATE TRIGGER %1$s_learn_changed AFTER UPDATE ON %1$s REFERENCING NEW TABLE AS changed
			FOR EACH STATEMENT EXECUTE FUNCTION search_learn(%2$L)', source.name, source.words);
		-- What is there already is learned by the trigger too.
		EXECUTE format('UPDATE %s SET updated_at = updated_at', source.name);
	END LOOP;
END
$$;
