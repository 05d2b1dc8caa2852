ALTER TABLE "goods_change" DROP CONSTRAINT "goods_change_what_known";--> statement-breakpoint
ALTER TABLE "mass_change" DROP CONSTRAINT "mass_change_kind_known";--> statement-breakpoint
ALTER TABLE "store_category" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_change" ADD CONSTRAINT "goods_change_what_known" CHECK ("goods_change"."what" in ('price', 'stock', 'shelf', 'own_category', 'form'));--> statement-breakpoint
ALTER TABLE "mass_change" ADD CONSTRAINT "mass_change_kind_known" CHECK ("mass_change"."kind" in ('price', 'stock', 'shelf', 'group', 'own_category', 'price_list', 'coupon'));