CREATE TABLE "term_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"campus_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "term_dates_order_check" CHECK ("term_dates"."last_day" >= "term_dates"."first_day"),
	CONSTRAINT "term_dates_kind_check" CHECK ("term_dates"."kind" in ('term', 'halfTerm', 'holiday', 'visit', 'other'))
);
--> statement-breakpoint
ALTER TABLE "term_dates" ADD CONSTRAINT "term_dates_campus_id_campuses_id_fk" FOREIGN KEY ("campus_id") REFERENCES "public"."campuses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_dates" ADD CONSTRAINT "term_dates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_dates_list" ON "term_dates" USING btree ("first_day","id");--> statement-breakpoint
CREATE INDEX "term_dates_kind" ON "term_dates" USING btree ("kind","first_day");--> statement-breakpoint
CREATE INDEX "term_dates_campus" ON "term_dates" USING btree ("campus_id");--> statement-breakpoint
CREATE INDEX "term_dates_author" ON "term_dates" USING btree ("author_id");