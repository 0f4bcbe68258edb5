CREATE TABLE "enquiry_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" integer NOT NULL,
	"author_id" integer,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_notes_kind_check" CHECK ("enquiry_notes"."kind" in ('note', 'status', 'assignee'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trash_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_by" integer,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trash_item" UNIQUE("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "trash_pictures" (
	"trash_id" integer NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "trash_pictures_trash_id_picture_pk" PRIMARY KEY("trash_id","picture")
);
--> statement-breakpoint
CREATE TABLE "scene_pictures" (
	"set" text NOT NULL,
	"position" smallint NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "scene_pictures_set_position_pk" PRIMARY KEY("set","position"),
	CONSTRAINT "scene_pictures_set_check" CHECK ("scene_pictures"."set" in ('hero', 'facility', 'banner', 'event'))
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "stories_list";--> statement-breakpoint
DROP INDEX "stories_latest";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_pictures" ADD CONSTRAINT "trash_pictures_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_pictures" ADD CONSTRAINT "trash_pictures_picture_media_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_pictures" ADD CONSTRAINT "scene_pictures_picture_media_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_notes_enquiry" ON "enquiry_notes" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_notes_author" ON "enquiry_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("kind","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_item" ON "audit_log" USING btree ("kind","item_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "revisions_item" ON "revisions" USING btree ("kind","item_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "revisions_saved_by" ON "revisions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "trash_deleted" ON "trash" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trash_deleted_by" ON "trash" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "trash_pictures_picture" ON "trash_pictures" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "scene_pictures_picture" ON "scene_pictures" USING btree ("picture");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_latest" ON "enquiries" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_status" ON "enquiries" USING btree ("kind","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_assignee" ON "enquiries" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin (("sender_name" || ' ' || "sender_email" || ' ' || "sender_phone" || ' ' || coalesce("child_name", '') || ' ' || "message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stories_list" ON "stories" USING btree ("kind","category","draft","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stories_latest" ON "stories" USING btree ("kind","draft","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_status_check" CHECK ("enquiries"."status" in ('new', 'contacted', 'visit', 'offered', 'enrolled', 'closed'));--> statement-breakpoint
-- Drafts are found by nobody, and an event, like a story, from its publication on.
CREATE OR REPLACE VIEW search_documents AS
	SELECT CASE kind WHEN 'article' THEN 'blog' ELSE kind END AS kind, id, ''::text AS slug, category, title,
		detail AS html, ''::text AS location, created_at AS date, greatest(created_at, updated_at) AS updated_at,
		created_at AS visible_from, search
	FROM stories WHERE NOT draft
	UNION ALL
	SELECT 'page', 0, id, 0::smallint, title, page_text, '', updated_at, updated_at, '-infinity'::timestamptz, search
	FROM pages
	UNION ALL
	SELECT 'event', id, '', category, title, description, location, starts_at, updated_at, created_at, search
	FROM events WHERE NOT draft
	UNION ALL
	SELECT 'gallery', id, '', category, name, description, '', created_at, updated_at, '-infinity', search
	FROM galleries
	UNION ALL
	SELECT 'profile', id, '', 0::smallint, name, bio, '', created_at, updated_at, '-infinity', search
	FROM profiles
	UNION ALL
	SELECT 'alumnus', id, '', 1::smallint, name, details, '', created_at, updated_at, '-infinity', search
	FROM alumni WHERE status = 'published';
