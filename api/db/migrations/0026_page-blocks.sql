CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"topic" text NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"uploaded_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_file" UNIQUE("file"),
	CONSTRAINT "documents_bytes_check" CHECK ("documents"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "page_documents" (
	"page_id" text NOT NULL,
	"document_id" integer NOT NULL,
	CONSTRAINT "page_documents_page_id_document_id_pk" PRIMARY KEY("page_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "block_pictures" (
	"page_id" text NOT NULL,
	"picture" text NOT NULL,
	"kept" boolean DEFAULT false NOT NULL,
	CONSTRAINT "block_pictures_page_id_kept_picture_pk" PRIMARY KEY("page_id","kept","picture")
);
--> statement-breakpoint
CREATE TABLE "page_drafts" (
	"page_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"page_text" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"picture" text NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_links" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"page_id" text NOT NULL,
	CONSTRAINT "page_links_kind_item_id_page_id_pk" PRIMARY KEY("kind","item_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "page_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"created_by" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "blocks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_documents" ADD CONSTRAINT "page_documents_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_documents" ADD CONSTRAINT "page_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_pictures" ADD CONSTRAINT "block_pictures_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_pictures" ADD CONSTRAINT "block_pictures_picture_media_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_previews" ADD CONSTRAINT "page_previews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_previews" ADD CONSTRAINT "page_previews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_topic" ON "documents" USING btree ("topic","title","id");--> statement-breakpoint
CREATE INDEX "documents_uploaded_by" ON "documents" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "page_documents_document" ON "page_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "block_pictures_picture" ON "block_pictures" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "page_drafts_saved_by" ON "page_drafts" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "page_links_page" ON "page_links" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "page_previews_page" ON "page_previews" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "page_previews_created_by" ON "page_previews" USING btree ("created_by");