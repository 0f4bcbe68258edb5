CREATE TABLE "story_totals" (
	"story_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "story_totals" ADD CONSTRAINT "story_totals_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_totals_listed" ON "story_totals" USING btree ("kind","count","story_id");--> statement-breakpoint
INSERT INTO story_totals (story_id, kind, count)
SELECT s.id, s.kind, coalesce(sum(v.count), 0) FROM stories s LEFT JOIN story_views v ON v.story_id = s.id GROUP BY s.id;--> statement-breakpoint
-- Here and not in the program: whoever writes sums of days, the trash and the folding of old days included, keeps the
-- totals right in the same transaction. Readers see nothing of them, so no page is made anew.
CREATE FUNCTION begin_story_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO story_totals (story_id, kind) SELECT id, kind FROM added;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER story_totals_begin AFTER INSERT ON stories REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION begin_story_totals();--> statement-breakpoint
CREATE FUNCTION keep_story_totals() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;--> statement-breakpoint
CREATE TRIGGER story_totals_added AFTER INSERT ON story_views REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_story_totals();--> statement-breakpoint
CREATE TRIGGER story_totals_changed AFTER UPDATE ON story_views REFERENCING NEW TABLE AS added OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_story_totals();--> statement-breakpoint
CREATE TRIGGER story_totals_removed AFTER DELETE ON story_views REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_story_totals();
