ALTER TABLE "page_drafts" ADD COLUMN "based_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD COLUMN "problem" text DEFAULT '' NOT NULL;