CREATE TABLE "kept_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"story_id" integer,
	"event_id" integer,
	"content" jsonb NOT NULL,
	"based_on" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_changes_story" UNIQUE("story_id"),
	CONSTRAINT "kept_changes_event" UNIQUE("event_id"),
	CONSTRAINT "kept_changes_thing_check" CHECK (num_nonnulls("kept_changes"."story_id", "kept_changes"."event_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "kept_pictures" (
	"kept_id" integer NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "kept_pictures_kept_id_picture_pk" PRIMARY KEY("kept_id","picture")
);
--> statement-breakpoint
ALTER TABLE "kept_changes" ADD CONSTRAINT "kept_changes_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_changes" ADD CONSTRAINT "kept_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_changes" ADD CONSTRAINT "kept_changes_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_pictures" ADD CONSTRAINT "kept_pictures_kept_id_kept_changes_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."kept_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_pictures" ADD CONSTRAINT "kept_pictures_picture_media_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_changes_saved_by" ON "kept_changes" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "kept_pictures_picture" ON "kept_pictures" USING btree ("picture");