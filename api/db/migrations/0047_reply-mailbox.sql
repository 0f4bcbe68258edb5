CREATE TABLE "mailbox_reading" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mailbox" text DEFAULT '' NOT NULL,
	"uid" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "mailbox_reading_one" CHECK ("mailbox_reading"."id" = 1)
);