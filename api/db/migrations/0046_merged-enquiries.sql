ALTER TABLE "enquiries" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_merged_into_enquiries_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_phone" ON "enquiries" USING btree (right(regexp_replace("sender_phone", '\D', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "enquiries_merged" ON "enquiries" USING btree ("merged_into") WHERE "enquiries"."merged_into" is not null;