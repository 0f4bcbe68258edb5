CREATE TABLE "audit_chain" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_chain_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain" integer NOT NULL,
	"seq" integer NOT NULL,
	"line_id" integer NOT NULL,
	"digest" "bytea" NOT NULL,
	"link" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"chain" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_heads_chain_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seq" integer DEFAULT 0 NOT NULL,
	"link" "bytea" DEFAULT ''::bytea NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "salt" uuid DEFAULT gen_random_uuid() NOT NULL;