-- How often each thing was read, summed up. Here and not in the program: whoever writes sums of days, the trash and the
-- folding of old days included, keeps the totals right in the same transaction. Readers see nothing of them, so no page
-- is made anew.

CREATE OR REPLACE FUNCTION begin_story_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO story_totals (story_id, kind) SELECT id, kind FROM added;
	RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION keep_story_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids integer[];
	counts integer[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg(story_id), array_agg(count) INTO ids, counts FROM added;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(story_id), array_agg(-count) INTO ids, counts FROM removed;
	ELSE
		SELECT array_agg(story_id), array_agg(count) INTO ids, counts
		FROM (SELECT story_id, count FROM added UNION ALL SELECT story_id, -count FROM removed) AS changed;
	END IF;
	-- In one order, so that two who count at the same moment do not wait for each other in a circle.
	PERFORM FROM story_totals WHERE story_id = ANY (ids) ORDER BY story_id FOR NO KEY UPDATE;
	UPDATE story_totals AS t SET count = t.count + c.sum
	FROM (SELECT id, sum(count) FROM unnest(ids, counts) AS u (id, count) GROUP BY id) AS c (id, sum)
	WHERE t.story_id = c.id AND c.sum <> 0;
	RETURN NULL;
END
$$;

-- add_to_read_totals: what a path leads to is asked when it is read, because its page may stand elsewhere tomorrow. What
-- is forgotten of the days stays in the totals.
CREATE OR REPLACE FUNCTION add_to_read_totals(paths text[], counts integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	totals text;
	type text;
	ids text[];
	sums bigint[];
BEGIN
	FOR totals, type, ids, sums IN
		WITH read AS (
			SELECT path, sum(count)::bigint AS sum FROM unnest(paths, counts) AS r (path, count) GROUP BY path
		), things AS (
			SELECT CASE
				WHEN part[1] IN ('events', 'alevents') THEN 'event_totals'
				WHEN part[1] IN ('gallery', 'algallery') THEN 'gallery_totals'
				WHEN part[1] = 'profiles' THEN 'profile_totals'
				WHEN part[1] IN ('alum', 'alumni') THEN 'alumnus_totals'
			END AS of, 'integer' AS key, part[2] AS id, sum
			FROM read, regexp_match(path, '^(?:/alumni)?/([a-z]+)/view/(\d{1,9})$') AS part
			UNION ALL
			SELECT 'page_totals', 'text', p.id, sum FROM read JOIN pages AS p ON p.path = substr(read.path, 2)
		)
		SELECT t.of, t.key, array_agg(t.id), array_agg(t.sum)
		FROM (SELECT of, key, id, sum(sum)::bigint AS sum FROM things GROUP BY 1, 2, 3) AS t
		WHERE t.of IS NOT NULL AND t.sum <> 0 GROUP BY 1, 2 ORDER BY 1
	LOOP
		-- In one order, so that two who count at the same moment do not wait for each other in a circle.
		EXECUTE format('SELECT FROM %I WHERE id = ANY ($1::%s[]) ORDER BY id FOR NO KEY UPDATE', totals, type) USING ids;
		EXECUTE format('UPDATE %I AS t SET count = t.count + c.sum
			FROM unnest($1::%s[], $2) AS c (id, sum) WHERE t.id = c.id', totals, type) USING ids, sums;
	END LOOP;
END
$$;

CREATE OR REPLACE FUNCTION keep_read_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM add_to_read_totals(array_agg(path), array_agg(count)) FROM added;
	ELSE
		PERFORM add_to_read_totals(array_agg(path), array_agg(count))
		FROM (SELECT path, count FROM added UNION ALL SELECT path, -count FROM removed) AS changed;
	END IF;
	RETURN NULL;
END
$$;

-- begin_read_totals: what comes back from the trash was read before, at the address that it has. Its arguments are the
-- table of totals, the key of the thing, and the beginnings of its addresses.
CREATE OR REPLACE FUNCTION begin_read_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('INSERT INTO %I (id, count)
		SELECT a.id, coalesce((SELECT sum(r.count) FROM page_reads AS r
			WHERE r.path = ANY (ARRAY(SELECT way || a.%I FROM unnest($1) AS way))), 0) FROM added AS a', TG_ARGV[0], TG_ARGV[1])
	USING string_to_array(TG_ARGV[2], ',');
	RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER story_totals_begin AFTER INSERT ON stories REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION begin_story_totals();
CREATE OR REPLACE TRIGGER story_totals_added AFTER INSERT ON story_views REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_story_totals();
CREATE OR REPLACE TRIGGER story_totals_changed AFTER UPDATE ON story_views REFERENCING NEW TABLE AS added OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_story_totals();
CREATE OR REPLACE TRIGGER story_totals_removed AFTER DELETE ON story_views REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_story_totals();

CREATE OR REPLACE TRIGGER read_totals_added AFTER INSERT ON page_reads REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_read_totals();
CREATE OR REPLACE TRIGGER read_totals_changed AFTER UPDATE ON page_reads REFERENCING NEW TABLE AS added OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_read_totals();

CREATE OR REPLACE TRIGGER event_totals_begin AFTER INSERT ON events REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('event_totals', 'id', '/events/view/,/alumni/alevents/view/');
CREATE OR REPLACE TRIGGER gallery_totals_begin AFTER INSERT ON galleries REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('gallery_totals', 'id', '/gallery/view/,/alumni/algallery/view/');
CREATE OR REPLACE TRIGGER profile_totals_begin AFTER INSERT ON profiles REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('profile_totals', 'id', '/profiles/view/');
CREATE OR REPLACE TRIGGER alumnus_totals_begin AFTER INSERT ON alumni REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('alumnus_totals', 'id', '/alum/view/,/alumni/view/');
CREATE OR REPLACE TRIGGER page_totals_begin AFTER INSERT ON pages REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('page_totals', 'path', '/');
