ALTER TABLE "campuses" ADD COLUMN "whatsapp" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "call_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "directions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "landmarks" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "times" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "first_class" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "last_class" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "head_id" integer;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "head_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "routes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campuses" ADD COLUMN "bus_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "uniform_pieces" integer;--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_head_id_profiles_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campuses_head" ON "campuses" USING btree ("head_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_uniform_check" CHECK ("products"."uniform_pieces" between 0 and 20);