CREATE TABLE "previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"page_id" text,
	"story_id" integer,
	"event_id" integer,
	"created_by" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "previews_page" UNIQUE("page_id"),
	CONSTRAINT "previews_story" UNIQUE("story_id"),
	CONSTRAINT "previews_event" UNIQUE("event_id"),
	CONSTRAINT "previews_thing_check" CHECK (num_nonnulls("previews"."page_id", "previews"."story_id", "previews"."event_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "previews_created_by" ON "previews" USING btree ("created_by");--> statement-breakpoint
-- Links that were sent go on showing their page.
INSERT INTO "previews" ("token_hash", "page_id", "created_by", "expires_at", "opened")
SELECT DISTINCT ON ("page_id") "token_hash", "page_id", "created_by", "expires_at", "opened"
FROM "page_previews" WHERE "created_by" IS NOT NULL ORDER BY "page_id", "expires_at" DESC;--> statement-breakpoint
DROP TABLE "page_previews" CASCADE;