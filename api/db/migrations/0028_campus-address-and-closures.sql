ALTER TABLE "campuses" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "closed_campuses" integer[] DEFAULT '{}' NOT NULL;