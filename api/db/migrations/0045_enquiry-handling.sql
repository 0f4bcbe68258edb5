ALTER TABLE "enquiry_notes" DROP CONSTRAINT "enquiry_notes_kind_check";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "waiting_since" timestamp with time zone GENERATED ALWAYS AS (case when suspicion is null and status <> 'closed'
        then coalesce(heard_at, case when status = 'new' then created_at end, snoozed_until) end) STORED;--> statement-breakpoint
CREATE INDEX "enquiries_waiting" ON "enquiries" USING btree ("waiting_since","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_waiting_last" ON "enquiries" USING btree ("waiting_since" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_snoozed" ON "enquiries" USING btree ("snoozed_until") WHERE "enquiries"."snoozed_until" is not null;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_kind_check" CHECK ("enquiry_notes"."kind" in ('note', 'status', 'assignee', 'snooze'));