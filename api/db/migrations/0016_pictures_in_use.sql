CREATE TABLE "revision_pictures" (
	"revision_id" integer NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "revision_pictures_revision_id_picture_pk" PRIMARY KEY("revision_id","picture")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "revision_pictures" ADD CONSTRAINT "revision_pictures_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_pictures" ADD CONSTRAINT "revision_pictures_picture_media_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."media"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revision_pictures_picture" ON "revision_pictures" USING btree ("picture");