-- The number of an enquiry as a code of six signs that nobody mishears: no 0 and O, no 1 and I, no 5 and S, no B and 8.
-- The multiplication shuffles the numbers without making two the same (25^6 has only the factor 5), so neighbours
-- look nothing alike and a slip of the tongue meets nobody else's code.
CREATE FUNCTION receipt_of(id integer) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH shuffled AS (SELECT (id::bigint * 87654321 + 123456789) % 244140625 AS n)
  SELECT string_agg(
    substr('ACDEFGHJKLMNPQRTUVWXY3479', ((n / (25::numeric ^ place)::bigint) % 25)::integer + 1, 1)
      || CASE place WHEN 3 THEN '-' ELSE '' END,
    '' ORDER BY place DESC)
  FROM shuffled, generate_series(0, 5) AS place
$$;--> statement-breakpoint
CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"bytes" bigint,
	"rows" integer,
	"pictures" integer,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "backups_status_check" CHECK ("backups"."status" in ('running', 'verified', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "receipt" text GENERATED ALWAYS AS (receipt_of(id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "suspicion" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "consent" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "consent_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "has_avif" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "backups_latest" ON "backups" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_receipt" ON "enquiries" USING btree ("receipt");--> statement-breakpoint
CREATE INDEX "enquiries_suspected" ON "enquiries" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "enquiries"."suspicion" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_sender" ON "enquiries" USING btree (lower("sender_email"));--> statement-breakpoint
CREATE INDEX "media_without_avif" ON "media" USING btree ("created_at") WHERE not "media"."has_avif";--> statement-breakpoint
CREATE INDEX "media_without_consent" ON "media" USING btree ("created_at") WHERE "media"."consent" = 'unknown';--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_consent_check" CHECK ("media"."consent" in ('unknown', 'nobody', 'given'));