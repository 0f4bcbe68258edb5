CREATE TABLE "campuses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"page_id" text,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"picture" text,
	"latitude" double precision,
	"longitude" double precision,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campuses_slug" UNIQUE("slug"),
	CONSTRAINT "campuses_map_check" CHECK (num_nulls("campuses"."latitude", "campuses"."longitude") <> 1)
);
--> statement-breakpoint
ALTER TABLE "alumni" DROP CONSTRAINT "alumni_class_check";--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campuses" ADD CONSTRAINT "campuses_picture_media_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campuses_name" ON "campuses" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "campuses_order" ON "campuses" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "campuses_page" ON "campuses" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "campuses_picture" ON "campuses" USING btree ("picture");--> statement-breakpoint
ALTER TABLE "alumni" ADD CONSTRAINT "alumni_class_check" CHECK ("alumni"."class_of" between 1800 and 2200);