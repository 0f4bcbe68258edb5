DROP INDEX "alumni_created";--> statement-breakpoint
DROP INDEX "alumni_name";--> statement-breakpoint
DROP INDEX "events_title";--> statement-breakpoint
DROP INDEX "galleries_name";--> statement-breakpoint
DROP INDEX "stories_title";--> statement-breakpoint
CREATE INDEX "alumni_created" ON "alumni" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","class_of");--> statement-breakpoint
CREATE INDEX "alumni_name" ON "alumni" USING btree ("name","id","status","class_of");--> statement-breakpoint
CREATE INDEX "events_title" ON "events" USING btree ("title","id","draft","created_at","author_id","category");--> statement-breakpoint
CREATE INDEX "galleries_name" ON "galleries" USING btree ("name","id","draft","created_at","owner_id","category");--> statement-breakpoint
CREATE INDEX "stories_title" ON "stories" USING btree ("kind","title","id","draft","created_at","author_id","category");