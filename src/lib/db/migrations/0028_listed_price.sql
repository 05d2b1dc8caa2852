DROP INDEX "product_price";--> statement-breakpoint
DROP INDEX "product_price_down";--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ((case when price_on_request then null else price end),"product_id","category_id1","category_id2","category_id","price","price_on_request") WHERE status = 'on_sale';--> statement-breakpoint
CREATE INDEX "product_price_down" ON "product" USING btree ((case when price_on_request then null else price end) desc nulls last,"product_id","category_id1","category_id2","category_id","price","price_on_request") WHERE status = 'on_sale';