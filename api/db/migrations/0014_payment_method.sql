ALTER TABLE "orders" DROP CONSTRAINT "orders_dispatched_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_check" CHECK (case "orders"."payment_method"
        when 'mobile' then "orders"."mm_code" is not null
        when 'cash' then "orders"."mm_code" is null
        when 'bank' then true
        else "orders"."payment_method" is null and ("orders"."mm_code" is not null or "orders"."paid_on" is null) end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_dispatched_check" CHECK (not "orders"."dispatched" or ("orders"."mm_code" is not null or "orders"."payment_method" is not null));