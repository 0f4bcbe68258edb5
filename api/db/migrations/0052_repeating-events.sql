ALTER TABLE "events" ADD COLUMN "repeat" jsonb;--> statement-breakpoint
CREATE INDEX "events_repeating" ON "events" USING btree ("id") WHERE "events"."repeat" is not null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_repeat_check" CHECK ("events"."repeat" is null or "events"."starts_at" is not null);