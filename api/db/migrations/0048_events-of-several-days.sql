ALTER TABLE "events" DROP CONSTRAINT "events_end_check";--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_end_check" CHECK ("events"."ends_at" is null or ("events"."starts_at" is not null and "events"."ends_at" > "events"."starts_at"
        and "events"."ends_at" <= "events"."starts_at" + interval '744 hours'));