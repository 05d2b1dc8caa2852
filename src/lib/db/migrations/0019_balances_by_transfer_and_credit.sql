ALTER TABLE "credit_bill" DROP CONSTRAINT "credit_bill_order";--> statement-breakpoint
ALTER TABLE "presale_order" DROP CONSTRAINT "presale_order_status_known";--> statement-breakpoint
DROP INDEX "presale_order_due";--> statement-breakpoint
DROP INDEX "bank_transfer_one_waiting";--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD COLUMN "presale_order_id" text;--> statement-breakpoint
ALTER TABLE "credit_bill" ADD COLUMN "presale_order_id" text;--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_presale_order_id_presale_order_presale_order_id_fk" FOREIGN KEY ("presale_order_id") REFERENCES "public"."presale_order"("presale_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_bill" ADD CONSTRAINT "credit_bill_presale_order_id_presale_order_presale_order_id_fk" FOREIGN KEY ("presale_order_id") REFERENCES "public"."presale_order"("presale_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_bill_order" ON "credit_bill" USING btree (coalesce("presale_order_id", "group_order_id"));--> statement-breakpoint
CREATE INDEX "presale_order_due" ON "presale_order" USING btree ("final_end_at") WHERE status in ('due', 'verifying');--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfer_one_waiting" ON "bank_transfer" USING btree (coalesce("presale_order_id", "group_order_id")) WHERE status in ('waiting', 'half_confirmed');--> statement-breakpoint
ALTER TABLE "presale_order" ADD CONSTRAINT "presale_order_status_known" CHECK ("presale_order"."status" in ('waiting', 'due', 'verifying', 'paid', 'closed', 'returned', 'cancelled'));