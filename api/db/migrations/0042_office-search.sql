CREATE INDEX "documents_office" ON "documents" USING gin (("title" || ' ' || "name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiries_office" ON "enquiries" USING gin (("sender_name" || ' ' || coalesce("child_name", '') || ' ' || "sender_email" || ' ' || "sender_phone") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_office" ON "events" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "galleries_office" ON "galleries" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pages_office" ON "pages" USING gin (("title" || ' /' || "path") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_office" ON "profiles" USING gin (("name" || ' ' || "position") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_office" ON "orders" USING gin (("order_code" || ' ' || "customer_name" || ' ' || "customer_phone" || ' ' || coalesce("mm_code", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stories_office" ON "stories" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_office" ON "users" USING gin (("name" || ' ' || "email") gin_trgm_ops);