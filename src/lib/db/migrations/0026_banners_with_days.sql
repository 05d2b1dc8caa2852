CREATE TABLE "home_block" (
	"key" text PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "home_block_key_known" CHECK ("home_block"."key" in ('seckill', 'presale', 'coupons', 'belts', 'factories', 'markets', 'sourcing', 'brand_stores', 'channels', 'floors', 'news', 'guess'))
);
--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "home_tab" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "home_tab" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hot_keyword" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hot_keyword" ADD COLUMN "ends_at" timestamp (3) with time zone;