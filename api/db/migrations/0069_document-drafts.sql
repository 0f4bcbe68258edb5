ALTER TABLE "previews" DROP CONSTRAINT "previews_thing_check";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "previews" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_drafts" ON "documents" USING btree ("uploaded_by","saved_at" DESC NULLS FIRST) WHERE "documents"."draft";--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_document" UNIQUE("document_id");--> statement-breakpoint
ALTER TABLE "previews" ADD CONSTRAINT "previews_thing_check" CHECK (num_nonnulls("previews"."page_id", "previews"."story_id", "previews"."event_id", "previews"."profile_id", "previews"."gallery_id", "previews"."document_id") = 1);--> statement-breakpoint
-- All that is there was public, and stays so. Also who sees it decides what readers are shown.
DROP TRIGGER content_changed ON documents;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OF title, topic, file, name, type, bytes, draft, updated_at OR DELETE OR TRUNCATE ON documents
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();--> statement-breakpoint
-- The words of a draft are offered to nobody who has mistyped something.
CREATE OR REPLACE FUNCTION search_learn_documents() RETURNS trigger LANGUAGE plpgsql AS $learn$
BEGIN
	INSERT INTO search_words (word)
	SELECT word FROM (
		SELECT DISTINCT lexeme AS word
		FROM (SELECT title, topic FROM changed WHERE NOT draft) AS shown,
			unnest(to_tsvector('public.school_words', translate(title || ' ' || topic, '/', ' ')))
	) AS used
	WHERE word ~ '^[[:alpha:]]{4,30}$' AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = used.word)
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$learn$;--> statement-breakpoint
CREATE OR REPLACE VIEW search_documents AS
	SELECT CASE kind WHEN 'article' THEN 'blog' ELSE kind END AS kind, id, ''::text AS slug, category, title,
		detail AS html, ''::text AS location, created_at AS date, greatest(created_at, updated_at) AS updated_at,
		created_at AS visible_from, search
	FROM stories WHERE NOT draft
	UNION ALL
	SELECT 'page', 0, path, 0::smallint, title, page_text || ' ' || block_words(blocks), '', updated_at, updated_at,
		created_at, search
	FROM pages WHERE NOT draft AND NOT hidden
	UNION ALL
	SELECT 'event', id, '', category, title, description, location, starts_at, updated_at, created_at, search
	FROM events WHERE NOT draft
	UNION ALL
	SELECT 'gallery', id, '', category, name, description, '', created_at, updated_at, created_at, search
	FROM galleries WHERE NOT draft
	UNION ALL
	SELECT 'profile', id, '', 0::smallint, name, bio, position, created_at, updated_at, created_at, search
	FROM profiles WHERE NOT draft
	UNION ALL
	SELECT 'alumnus', id, '', 1::smallint, name, details, '', created_at, updated_at, '-infinity', search
	FROM alumni WHERE status = 'published'
	UNION ALL
	SELECT 'document', id, type || ' ' || bytes, 0::smallint, title, topic, '', updated_at, updated_at, '-infinity', search
	FROM documents WHERE NOT draft;
