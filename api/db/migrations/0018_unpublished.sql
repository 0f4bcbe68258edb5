ALTER TABLE "events" ALTER COLUMN "starts_at" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "events_unpublished" ON "events" USING btree ("category","draft","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_date_check" CHECK ("events"."draft" or "events"."starts_at" is not null);