ALTER TABLE "refund_line" DROP CONSTRAINT "refund_line_num";--> statement-breakpoint
ALTER TABLE "coupon_user" ADD COLUMN "charged" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_line" ADD COLUMN "repriced" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_order" ADD COLUMN "gift_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "city_delivery" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_num" CHECK ("refund_line"."num" >= 0);