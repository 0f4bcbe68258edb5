ALTER TABLE "site_previews" DROP CONSTRAINT "site_previews_part_check";--> statement-breakpoint
DROP INDEX "site_previews_part";--> statement-breakpoint
ALTER TABLE "site_previews" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "site_previews" ADD COLUMN "notice_id" integer;--> statement-breakpoint
ALTER TABLE "site_previews" ADD COLUMN "term_date_id" integer;--> statement-breakpoint
ALTER TABLE "site_previews" ADD COLUMN "campus_id" integer;--> statement-breakpoint
ALTER TABLE "site_previews" ADD CONSTRAINT "site_previews_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_previews" ADD CONSTRAINT "site_previews_term_date_id_term_dates_id_fk" FOREIGN KEY ("term_date_id") REFERENCES "public"."term_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_previews" ADD CONSTRAINT "site_previews_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_previews_notice" ON "site_previews" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "site_previews_term_date" ON "site_previews" USING btree ("term_date_id");--> statement-breakpoint
CREATE INDEX "site_previews_campus" ON "site_previews" USING btree ("campus_id");--> statement-breakpoint
ALTER TABLE "site_previews" ADD CONSTRAINT "site_previews_one" UNIQUE NULLS NOT DISTINCT("part","created_by","notice_id","term_date_id","campus_id");--> statement-breakpoint
ALTER TABLE "site_previews" ADD CONSTRAINT "site_previews_content_check" CHECK (("site_previews"."part" in ('menu', 'home', 'words')) = ("site_previews"."content" is null));--> statement-breakpoint
ALTER TABLE "site_previews" ADD CONSTRAINT "site_previews_item_check" CHECK (("site_previews"."notice_id" is null or "site_previews"."part" = 'notice') and ("site_previews"."term_date_id" is null or "site_previews"."part" = 'termDate')
        and ("site_previews"."campus_id" is null or "site_previews"."part" = 'campus'));--> statement-breakpoint
ALTER TABLE "site_previews" ADD CONSTRAINT "site_previews_part_check" CHECK ("site_previews"."part" in ('menu', 'home', 'words', 'notice', 'termDate', 'campus', 'brand'));