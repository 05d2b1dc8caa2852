ALTER TABLE "file_link" RENAME COLUMN "path" TO "target";--> statement-breakpoint
ALTER TABLE "file_link" ADD COLUMN "kind" text NOT NULL DEFAULT 'picture';--> statement-breakpoint
ALTER TABLE "file_link" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "file_link" ADD COLUMN "uid" integer;--> statement-breakpoint
ALTER TABLE "file_link" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "file_link" ADD COLUMN "format" text;--> statement-breakpoint
ALTER TABLE "file_link" ADD CONSTRAINT "file_link_kind_known" CHECK ("file_link"."kind" in ('picture', 'invoice', 'order', 'orders', 'errors', 'export', 'template'));--> statement-breakpoint
ALTER TABLE "file_link" ADD CONSTRAINT "file_link_format_known" CHECK ("file_link"."format" in ('csv', 'xlsx'));--> statement-breakpoint
-- Links that somebody has just asked for still open their files.
INSERT INTO "file_link" ("token_hash", "kind", "target", "uid", "locale", "created_at", "expires_at")
  SELECT "token_hash", "kind", "target", "uid", "locale", "created_at", "expires_at" FROM "paper_link";--> statement-breakpoint
INSERT INTO "file_link" ("token_hash", "kind", "target", "uid", "locale", "format", "created_at", "expires_at")
  SELECT "token_hash", "kind", "target", "uid", "locale", "format", least(now(), "expires_at"), "expires_at" FROM "catalog_link";--> statement-breakpoint
DROP TABLE "paper_link" CASCADE;--> statement-breakpoint
DROP TABLE "catalog_link" CASCADE;
