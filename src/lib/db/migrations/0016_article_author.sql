ALTER TABLE "article_text" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "article" DROP COLUMN "author";