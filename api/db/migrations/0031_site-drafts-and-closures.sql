CREATE TABLE "site_drafts" (
	"part" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_drafts_part_check" CHECK ("site_drafts"."part" in ('menu', 'home', 'words'))
);
--> statement-breakpoint
CREATE TABLE "site_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"created_by" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_previews_part_check" CHECK ("site_previews"."part" in ('menu', 'home'))
);
--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "closed_campuses" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_previews" ADD CONSTRAINT "site_previews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_drafts_saved_by" ON "site_drafts" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "site_previews_part" ON "site_previews" USING btree ("part");--> statement-breakpoint
CREATE INDEX "site_previews_created_by" ON "site_previews" USING btree ("created_by");