ALTER TABLE "trash" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trash_owner" ON "trash" USING btree ("owner_id");--> statement-breakpoint
UPDATE "trash" t SET "owner_id" = u."id" FROM "users" u
WHERE u."id" = coalesce(
  t."rows"->'stories'->0->>'author_id',
  t."rows"->'events'->0->>'author_id',
  t."rows"->'galleries'->0->>'owner_id',
  t."rows"->'profiles'->0->>'owner_id',
  (SELECT g."owner_id"::text FROM "galleries" g WHERE g."id" = (t."rows"->'gallery_images'->0->>'gallery_id')::int
    AND t."kind" = 'galleryImage')
)::int AND t."kind" IN ('news', 'article', 'event', 'gallery', 'galleryImage', 'profile');
