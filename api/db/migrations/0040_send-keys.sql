ALTER TABLE "enquiries" ADD COLUMN "send_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_send_key" ON "enquiries" USING btree ("send_key");