DROP INDEX "refund_payment_payment_id_index";--> statement-breakpoint
ALTER TABLE "cashier_trade" ADD COLUMN "refunds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cashier_trade" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cashier_trade" ADD COLUMN "noticed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "cashier_trade_unheard" ON "cashier_trade" USING btree ("paid_at") WHERE status = 'paid' and noticed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_pending" ON "payment" USING btree ("purpose","target_id","provider") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "refund_payment_open" ON "refund_payment" USING btree ("created_at") WHERE status <> 'done';--> statement-breakpoint
ALTER TABLE "cashier_trade" ADD CONSTRAINT "cashier_trade_refunded" CHECK ("cashier_trade"."refunded" >= 0 and "cashier_trade"."refunded" <= "cashier_trade"."amount");--> statement-breakpoint
ALTER TABLE "refund_payment" ADD CONSTRAINT "refund_payment_positive" CHECK ("refund_payment"."amount" > 0);