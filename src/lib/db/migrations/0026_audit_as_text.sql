DROP INDEX "product_price";--> statement-breakpoint
DROP INDEX "product_price_down";--> statement-breakpoint
DROP INDEX "product_new";--> statement-breakpoint
DROP INDEX "product_star";--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "input" SET DATA TYPE text;--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("price","product_id","category_id1","category_id2","category_id") WHERE status = 'on_sale';--> statement-breakpoint
CREATE INDEX "product_price_down" ON "product" USING btree ("price" DESC NULLS FIRST,"product_id","category_id1","category_id2","category_id") WHERE status = 'on_sale';--> statement-breakpoint
CREATE INDEX "product_new" ON "product" USING btree ("created_at" DESC NULLS FIRST,"product_id","category_id1","category_id2","category_id") WHERE status = 'on_sale';--> statement-breakpoint
CREATE INDEX "product_star" ON "product" USING btree ("star" DESC NULLS FIRST,"reply_count" DESC NULLS FIRST,"product_id","category_id1","category_id2","category_id") WHERE status = 'on_sale';