CREATE TABLE "order_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"payment_method" text NOT NULL,
	"mm_code" text,
	"paid_on" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_payments_amount_check" CHECK ("order_payments"."amount" > 0),
	CONSTRAINT "order_payments_code_check" CHECK (case "order_payments"."payment_method" when 'mobile' then "order_payments"."mm_code" is not null when 'cash' then "order_payments"."mm_code" is null else true end)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parts_paid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "void_reason" text;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payments_order" ON "order_payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_code" ON "order_payments" USING btree ("mm_code");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_void_check" CHECK ("orders"."void_reason" is null or (not ("orders"."mm_code" is not null or "orders"."payment_method" is not null) and "orders"."parts_paid" = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parts_check" CHECK ("orders"."parts_paid" between 0 and "orders"."amount");