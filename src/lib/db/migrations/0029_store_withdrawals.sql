CREATE TABLE "store_account" (
	"store_account_id" text PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"name" text NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"branch_no" text NOT NULL,
	"status" text NOT NULL,
	"proposed_by" integer NOT NULL,
	"decided_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "store_account_two_people" CHECK ("store_account"."status" not in ('in_force', 'replaced') or "store_account"."decided_by" <> "store_account"."proposed_by"),
	CONSTRAINT "store_account_status_known" CHECK ("store_account"."status" in ('proposed', 'in_force', 'replaced', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"withdrawal_id" text PRIMARY KEY NOT NULL,
	"withdrawal_sn" text NOT NULL,
	"mer_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"name" text NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"branch_no" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" integer NOT NULL,
	"approved_by" integer,
	"first_uid" integer,
	"second_uid" integer,
	"serial_no" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawal_withdrawalSn_unique" UNIQUE("withdrawal_sn"),
	CONSTRAINT "withdrawal_positive" CHECK ("withdrawal"."amount" > 0),
	CONSTRAINT "withdrawal_asked_and_approved" CHECK ("withdrawal"."approved_by" is null or "withdrawal"."approved_by" <> "withdrawal"."asked_by"),
	CONSTRAINT "withdrawal_two_people" CHECK ("withdrawal"."second_uid" is null or "withdrawal"."second_uid" <> "withdrawal"."first_uid"),
	CONSTRAINT "withdrawal_paid_by_two" CHECK ("withdrawal"."status" <> 'paid' or ("withdrawal"."approved_by" is not null and "withdrawal"."second_uid" is not null and "withdrawal"."serial_no" is not null)),
	CONSTRAINT "withdrawal_status_known" CHECK ("withdrawal"."status" in ('asked', 'approved', 'half_confirmed', 'paid', 'refused', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_kind_known";--> statement-breakpoint
ALTER TABLE "store_account" ADD CONSTRAINT "store_account_mer_id_merchant_mer_id_fk" FOREIGN KEY ("mer_id") REFERENCES "public"."merchant"("mer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_mer_id_merchant_mer_id_fk" FOREIGN KEY ("mer_id") REFERENCES "public"."merchant"("mer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_account_store" ON "store_account" USING btree ("mer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "store_account_in_force" ON "store_account" USING btree ("mer_id") WHERE status = 'in_force';--> statement-breakpoint
CREATE INDEX "withdrawal_store" ON "withdrawal" USING btree ("mer_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_waiting" ON "withdrawal" USING btree ("created_at") WHERE status in ('approved', 'half_confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_slip" ON "withdrawal" USING btree ("serial_no") WHERE status = 'paid';--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind_known" CHECK ("ledger_account"."kind" in ('buyer_balance', 'merchant_frozen', 'merchant_free', 'merchant_payout', 'merchant_margin', 'platform_income', 'platform_coupon', 'refund_due', 'points_free', 'points_locked', 'points_source', 'credit_receivable', 'bank', 'gateway'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind_known" CHECK ("ledger_entry"."kind" in ('pay_order', 'pay_presale', 'recharge', 'recharge_gift', 'repay_credit', 'presale_deposit', 'withdraw_ask', 'withdraw_back', 'withdraw_paid', 'margin_paid', 'margin_back', 'order_release', 'order_charge', 'refund', 'refund_out', 'gift_back', 'platform_coupon_back', 'late_payment', 'double_payment', 'price_changed', 'correction', 'points_earn', 'points_release', 'points_sign', 'points_gift', 'points_spend', 'points_return', 'points_refund', 'points_withdraw', 'points_expire'));