CREATE TABLE "alumnus_totals" (
	"id" integer PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_totals" (
	"id" integer PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_totals" (
	"id" integer PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_totals" (
	"id" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_totals" (
	"id" integer PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alumnus_totals" ADD CONSTRAINT "alumnus_totals_id_alumni_id_fk" FOREIGN KEY ("id") REFERENCES "public"."alumni"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_totals" ADD CONSTRAINT "event_totals_id_events_id_fk" FOREIGN KEY ("id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_totals" ADD CONSTRAINT "gallery_totals_id_galleries_id_fk" FOREIGN KEY ("id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_totals" ADD CONSTRAINT "page_totals_id_pages_id_fk" FOREIGN KEY ("id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_totals" ADD CONSTRAINT "profile_totals_id_profiles_id_fk" FOREIGN KEY ("id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alumnus_totals_listed" ON "alumnus_totals" USING btree ("count","id");--> statement-breakpoint
CREATE INDEX "event_totals_listed" ON "event_totals" USING btree ("count","id");--> statement-breakpoint
CREATE INDEX "gallery_totals_listed" ON "gallery_totals" USING btree ("count","id");--> statement-breakpoint
CREATE INDEX "page_totals_listed" ON "page_totals" USING btree ("count","id");--> statement-breakpoint
CREATE INDEX "profile_totals_listed" ON "profile_totals" USING btree ("count","id");--> statement-breakpoint
INSERT INTO event_totals SELECT id FROM events;--> statement-breakpoint
INSERT INTO gallery_totals SELECT id FROM galleries;--> statement-breakpoint
INSERT INTO profile_totals SELECT id FROM profiles;--> statement-breakpoint
INSERT INTO alumnus_totals SELECT id FROM alumni;--> statement-breakpoint
INSERT INTO page_totals SELECT id FROM pages;--> statement-breakpoint
-- Here and not in the program, as for stories: whoever writes sums of days keeps the totals right in the same
-- transaction. What a path leads to is asked when it is read: its page may stand elsewhere tomorrow. What is forgotten
-- of the days stays in the totals.
CREATE FUNCTION add_to_read_totals(paths text[], counts integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
$$;--> statement-breakpoint
DO $$ BEGIN
	PERFORM add_to_read_totals(array_agg(path), array_agg(count)) FROM (
		SELECT coalesce('/' || p.path, r.path) AS path, sum(r.count)::integer AS count FROM page_reads AS r
		LEFT JOIN redirects AS old ON old.path = substr(r.path, 2) LEFT JOIN pages AS p ON p.id = old.page_id GROUP BY 1
	) AS all_reads;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_read_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM add_to_read_totals(array_agg(path), array_agg(count)) FROM added;
	ELSE
		PERFORM add_to_read_totals(array_agg(path), array_agg(count))
		FROM (SELECT path, count FROM added UNION ALL SELECT path, -count FROM removed) AS changed;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER read_totals_added AFTER INSERT ON page_reads REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_read_totals();--> statement-breakpoint
CREATE TRIGGER read_totals_changed AFTER UPDATE ON page_reads REFERENCING NEW TABLE AS added OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_read_totals();--> statement-breakpoint
-- What comes back from the trash was read before, at the address that it has.
CREATE FUNCTION begin_read_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('INSERT INTO %I (id, count)
		SELECT a.id, coalesce((SELECT sum(r.count) FROM page_reads AS r
			WHERE r.path = ANY (ARRAY(SELECT way || a.%I FROM unnest($1) AS way))), 0) FROM added AS a', TG_ARGV[0], TG_ARGV[1])
	USING string_to_array(TG_ARGV[2], ',');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER event_totals_begin AFTER INSERT ON events REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('event_totals', 'id', '/events/view/,/alumni/alevents/view/');--> statement-breakpoint
CREATE TRIGGER gallery_totals_begin AFTER INSERT ON galleries REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('gallery_totals', 'id', '/gallery/view/,/alumni/algallery/view/');--> statement-breakpoint
CREATE TRIGGER profile_totals_begin AFTER INSERT ON profiles REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('profile_totals', 'id', '/profiles/view/');--> statement-breakpoint
CREATE TRIGGER alumnus_totals_begin AFTER INSERT ON alumni REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('alumnus_totals', 'id', '/alum/view/,/alumni/view/');--> statement-breakpoint
CREATE TRIGGER page_totals_begin AFTER INSERT ON pages REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION begin_read_totals('page_totals', 'path', '/');
