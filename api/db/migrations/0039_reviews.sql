CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"story_id" integer,
	"event_id" integer,
	"submitted_by" integer,
	"waiting_since" timestamp with time zone,
	"word" text DEFAULT '' NOT NULL,
	"word_by" integer,
	"word_at" timestamp with time zone,
	CONSTRAINT "reviews_story" UNIQUE("story_id"),
	CONSTRAINT "reviews_event" UNIQUE("event_id"),
	CONSTRAINT "reviews_thing_check" CHECK (num_nonnulls("reviews"."story_id", "reviews"."event_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_word_by_users_id_fk" FOREIGN KEY ("word_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("waiting_since","id") WHERE "reviews"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "reviews_submitted_by" ON "reviews" USING btree ("submitted_by");--> statement-breakpoint
CREATE INDEX "reviews_word_by" ON "reviews" USING btree ("word_by");--> statement-breakpoint
CREATE INDEX "events_drafts" ON "events" USING btree ("author_id","updated_at" DESC NULLS FIRST) WHERE "events"."draft";--> statement-breakpoint
CREATE INDEX "stories_drafts" ON "stories" USING btree ("author_id","updated_at" DESC NULLS FIRST) WHERE "stories"."draft";