ALTER TABLE "alumni" ADD COLUMN "occupation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "campus_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "result" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_campus" ON "events" USING btree ("campus_id");--> statement-breakpoint
CREATE INDEX "profiles_name" ON "profiles" USING btree ("name");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_end_check" CHECK ("events"."ends_at" is null or ("events"."starts_at" is not null and "events"."ends_at" > "events"."starts_at"
        and "events"."ends_at" <= "events"."starts_at" + interval '24 hours'));