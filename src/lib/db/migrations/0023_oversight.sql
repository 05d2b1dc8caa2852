CREATE TABLE "balance_correction" (
	"correction_id" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"first_uid" integer NOT NULL,
	"second_uid" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "balance_correction_not_zero" CHECK ("balance_correction"."amount" <> 0),
	CONSTRAINT "balance_correction_two_people" CHECK ("balance_correction"."status" <> 'done' or ("balance_correction"."second_uid" is not null and "balance_correction"."second_uid" <> "balance_correction"."first_uid")),
	CONSTRAINT "balance_correction_status_known" CHECK ("balance_correction"."status" in ('waiting', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "goods_hold" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind_known";--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_status_known";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_kind_known";--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "frozen_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "frozen_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_correction" ADD CONSTRAINT "balance_correction_uid_user_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."user_account"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_hold" ADD CONSTRAINT "goods_hold_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_correction_status" ON "balance_correction" USING btree ("status","created_at");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind_known" CHECK ("notice"."kind" in ('order.paid', 'order.deposit_paid', 'order.timed_out', 'order.price_changed', 'order.shipped', 'order.receive_code', 'order.received', 'payment.returned', 'refund.agreed', 'refund.send_back', 'refund.refused', 'refund.lapsed', 'refund.paid', 'coupon.given', 'coupon.withdrawn', 'coupon.ending', 'balance.corrected', 'presale.deposit_back', 'presale.balance_due', 'points.free', 'initial_password', 'intention_approved', 'intention_rejected', 'transfer.refused', 'credit.low', 'credit.due_soon', 'credit.overdue', 'company.verified', 'company.rejected', 'company.to_pay', 'team.invited', 'team.joined', 'team.refused', 'team.removed', 'team.left', 'team.role.admin', 'team.role.purchaser', 'team.role.approver', 'team.role.finance', 'approval.asked', 'approval.approved', 'approval.refused', 'arrival', 'inquiry.approved', 'inquiry.rejected', 'inquiry.quoted', 'inquiry.requoted', 'inquiry.withdrawn', 'inquiry.ended', 'inquiry.expired', 'inquiry.invited', 'inquiry.lapsed', 'quotation.negotiate', 'quotation.accepted', 'quotation.refused', 'quotation.ordered', 'chat', 'feedback'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_status_known" CHECK ("product"."status" in ('on_sale', 'off_shelf', 'deleted', 'to_order', 'withheld'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind_known" CHECK ("ledger_entry"."kind" in ('pay_order', 'pay_presale', 'recharge', 'recharge_gift', 'repay_credit', 'presale_deposit', 'order_release', 'order_charge', 'refund', 'refund_out', 'gift_back', 'platform_coupon_back', 'late_payment', 'double_payment', 'price_changed', 'correction', 'points_earn', 'points_release', 'points_sign', 'points_gift', 'points_spend', 'points_return', 'points_refund', 'points_withdraw', 'points_expire'));--> statement-breakpoint
-- Whoever puts goods on the shelf, by hand or by file: what the platform withholds stays withheld.
CREATE FUNCTION keep_withheld() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM goods_hold WHERE goods_hold.product_id = NEW.product_id)
		OR EXISTS (SELECT FROM merchant WHERE merchant.mer_id = NEW.mer_id AND merchant.frozen_reason <> '')
	THEN
		NEW.status := 'withheld';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_is_withheld BEFORE INSERT OR UPDATE OF status ON "product"
FOR EACH ROW WHEN (NEW.status = 'on_sale') EXECUTE FUNCTION keep_withheld();
