ALTER TABLE "documents" ADD COLUMN "saved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "documents" SET "saved_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_id" UNIQUE("id");