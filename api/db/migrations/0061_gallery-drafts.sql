ALTER TABLE "kept_changes" DROP CONSTRAINT "kept_changes_thing_check";--> statement-breakpoint
ALTER TABLE "previews" DROP CONSTRAINT "previews_thing_check";--> statement-breakpoint
DROP INDEX "galleries_list";--> statement-breakpoint
DROP INDEX "galleries_latest";--> statement-breakpoint
ALTER TABLE "galleries" ALTER COLUMN "picture" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_changes" ADD COLUMN "gallery_id" integer;--> statement-breakpoint
ALTER TABLE "previews" ADD COLUMN "gallery_id" integer;--> statement-breakpoint
ALTER TABLE "kept_changes" ADD CONSTRAINT "kept_changes_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "galleries_drafts" ON "galleries" USING btree ("owner_id","updated_at" DESC NULLS FIRST) WHERE "galleries"."draft";--> statement-breakpoint
CREATE INDEX "galleries_list" ON "galleries" USING btree ("category","draft","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "galleries_latest" ON "galleries" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"draft","owner_id","category");--> statement-breakpoint
ALTER TABLE "kept_changes" ADD CONSTRAINT "kept_changes_gallery" UNIQUE("gallery_id");--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_gallery" UNIQUE("gallery_id");--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_picture_check" CHECK ("galleries"."draft" or "galleries"."picture" is not null);--> statement-breakpoint
ALTER TABLE "kept_changes" ADD CONSTRAINT "kept_changes_thing_check" CHECK (num_nonnulls("kept_changes"."story_id", "kept_changes"."event_id", "kept_changes"."profile_id", "kept_changes"."gallery_id") = 1);--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_thing_check" CHECK (num_nonnulls("previews"."page_id", "previews"."story_id", "previews"."event_id", "previews"."profile_id", "previews"."gallery_id") = 1);--> statement-breakpoint
-- All that is there was public at once, and stays so.
UPDATE galleries SET created_at = now() WHERE created_at > now();--> statement-breakpoint
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
	FROM documents;
