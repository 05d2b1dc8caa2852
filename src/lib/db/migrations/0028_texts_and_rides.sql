CREATE TABLE "content_version" (
	"content_version_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sources" jsonb NOT NULL,
	"uid" integer,
	"made_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "content_version_kind_known" CHECK ("content_version"."kind" in ('news', 'agreement', 'belt', 'market'))
);
--> statement-breakpoint
ALTER TABLE "city_delivery" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "city_delivery" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "city_delivery" ADD COLUMN "undelivered" text;--> statement-breakpoint
ALTER TABLE "city_delivery" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "content_version_text" ON "content_version" USING btree ("kind","name","made_at");--> statement-breakpoint
ALTER TABLE "city_delivery" ADD CONSTRAINT "city_delivery_undelivered_known" CHECK ("city_delivery"."undelivered" in ('no_answer', 'refused', 'address', 'damaged', 'other'));