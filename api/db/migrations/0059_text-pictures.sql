CREATE TABLE "event_text_pictures" (
	"event_id" integer NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "event_text_pictures_event_id_picture_pk" PRIMARY KEY("event_id","picture")
);
--> statement-breakpoint
CREATE TABLE "story_text_pictures" (
	"story_id" integer NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "story_text_pictures_story_id_picture_pk" PRIMARY KEY("story_id","picture")
);
--> statement-breakpoint
ALTER TABLE "event_text_pictures" ADD CONSTRAINT "event_text_pictures_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_text_pictures" ADD CONSTRAINT "event_text_pictures_picture_media_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_text_pictures" ADD CONSTRAINT "story_text_pictures_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_text_pictures" ADD CONSTRAINT "story_text_pictures_picture_media_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_text_pictures_picture" ON "event_text_pictures" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "story_text_pictures_picture" ON "story_text_pictures" USING btree ("picture");--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON story_text_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_text_pictures
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
