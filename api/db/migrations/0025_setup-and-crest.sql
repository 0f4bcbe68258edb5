CREATE TABLE "setup_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scene_pictures" DROP CONSTRAINT "scene_pictures_set_check";--> statement-breakpoint
ALTER TABLE "scene_pictures" ADD CONSTRAINT "scene_pictures_set_check" CHECK ("scene_pictures"."set" in ('hero', 'facility', 'banner', 'event', 'crest', 'icon', 'social'));