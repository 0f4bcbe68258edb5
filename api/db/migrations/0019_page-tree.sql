CREATE TABLE "redirects" (
	"path" text PRIMARY KEY NOT NULL,
	"page_id" text,
	"target" text,
	"cause" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used" date,
	CONSTRAINT "redirects_target_check" CHECK (num_nonnulls("redirects"."page_id", "redirects"."target") = 1)
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "path" text;--> statement-breakpoint
UPDATE "pages" SET "path" = "id";--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "path" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "pages" SET "created_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redirects_page" ON "redirects" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "redirects_created" ON "redirects" USING btree ("created_at" DESC NULLS FIRST,"path");--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pages_below" ON "pages" USING btree ("path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pages_parent" ON "pages" USING btree ("parent_id","position");--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_path" UNIQUE("path");