CREATE INDEX "alumni_created" ON "alumni" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "alumni_name" ON "alumni" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "events_listed" ON "events" USING btree ("starts_at","id","draft","created_at","author_id","category");--> statement-breakpoint
CREATE INDEX "events_title" ON "events" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "galleries_name" ON "galleries" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "pages_changed" ON "pages" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pages_title" ON "pages" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "stories_listed" ON "stories" USING btree ("kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"draft","author_id","category");--> statement-breakpoint
CREATE INDEX "stories_title" ON "stories" USING btree ("kind","title","id");