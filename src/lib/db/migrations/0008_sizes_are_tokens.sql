ALTER TABLE "sku" ADD COLUMN "sizes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "sku_sizes" ON "sku" USING gin ("sizes");