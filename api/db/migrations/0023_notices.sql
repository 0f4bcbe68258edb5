CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" text NOT NULL,
	"urgent" boolean NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"paths" text[] DEFAULT '{}' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_term_check" CHECK ("notices"."ends_at" > "notices"."begins_at"),
	CONSTRAINT "notices_urgent_check" CHECK (not "notices"."urgent" or "notices"."ends_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_list" ON "notices" USING btree ("begins_at","id");--> statement-breakpoint
CREATE INDEX "notices_ends" ON "notices" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "notices_author" ON "notices" USING btree ("created_by");