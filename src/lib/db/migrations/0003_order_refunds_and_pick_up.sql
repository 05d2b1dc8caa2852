ALTER TABLE "merchant" ADD COLUMN "pick_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_freight" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded_platform" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "quoted_price" bigint;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "quoted_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "quotation_id" text;--> statement-breakpoint
CREATE INDEX "store_order_parent" ON "store_order" USING btree ("parent_order_id") WHERE parent_order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_pick_up" ON "store_order" USING btree ("mer_id","pick_up_code") WHERE status = 'to_ship' and pick_up_code is not null;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refunded_freight" CHECK ("order_line"."refunded_freight" >= 0 and "order_line"."refunded_freight" <= "order_line"."freight");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refunded_points" CHECK ("order_line"."refunded_points" >= 0 and "order_line"."refunded_points" <= "order_line"."points_used");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refunded_platform" CHECK ("order_line"."refunded_platform" >= 0 and "order_line"."refunded_platform" <= "order_line"."platform_discount");