CREATE TABLE "missed_words" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_words_day_words_pk" PRIMARY KEY("day","words"),
	CONSTRAINT "missed_words_check" CHECK (length("missed_words"."words") <= 40 and "missed_words"."words" !~ '[0-9@]')
);
--> statement-breakpoint
CREATE TABLE "page_reads" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_reads_day_path_source_pk" PRIMARY KEY("day","path","source"),
	CONSTRAINT "page_reads_length_check" CHECK (length("page_reads"."path") <= 120 and length("page_reads"."source") <= 40)
);
--> statement-breakpoint
CREATE INDEX "page_reads_path" ON "page_reads" USING btree ("path","day");