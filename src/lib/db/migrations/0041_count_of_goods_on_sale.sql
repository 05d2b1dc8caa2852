DROP INDEX "product_store";--> statement-breakpoint
CREATE INDEX "product_store" ON "product" USING btree ("mer_id","sales" DESC NULLS FIRST,"product_id","status");