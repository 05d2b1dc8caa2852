ALTER TABLE "goods_change" DROP CONSTRAINT "goods_change_what_known";--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_status_known";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "review_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "is_reviewed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_change" ADD CONSTRAINT "goods_change_what_known" CHECK ("goods_change"."what" in ('price', 'stock', 'shelf', 'form'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_status_known" CHECK ("product"."status" in ('on_sale', 'off_shelf', 'deleted', 'to_order', 'withheld', 'draft', 'reviewing'));