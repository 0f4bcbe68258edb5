DROP INDEX "profiles_list";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "place" integer;--> statement-breakpoint
CREATE INDEX "products_order" ON "products" USING btree ("place",("uniform_pieces" = 0),"id");--> statement-breakpoint
CREATE INDEX "profiles_list" ON "profiles" USING btree ("tag","place","id");--> statement-breakpoint
-- The uniform list follows the order, too.
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, price, active, uniform_pieces, place ON products
	FOR EACH STATEMENT EXECUTE FUNCTION say_content_changed();
