CREATE TABLE "media_share" (
	"path" text NOT NULL,
	"mer_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_share_path_mer_id_pk" PRIMARY KEY("path","mer_id")
);
--> statement-breakpoint
CREATE TABLE "points_grant" (
	"order_id" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"release_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "points_grant_not_negative" CHECK ("points_grant"."refunded" >= 0 and "points_grant"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sign_in" (
	"uid" integer NOT NULL,
	"day" text NOT NULL,
	"streak" integer NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_uid_day_pk" PRIMARY KEY("uid","day")
);
--> statement-breakpoint
CREATE TABLE "bank_transfer" (
	"bank_transfer_id" text PRIMARY KEY NOT NULL,
	"group_order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"uid" integer NOT NULL,
	"payer_name" text NOT NULL,
	"bank" text NOT NULL,
	"serial_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"vouchers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"first_uid" integer,
	"second_uid" integer,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "bank_transfer_positive" CHECK ("bank_transfer"."amount" > 0),
	CONSTRAINT "bank_transfer_two_people" CHECK ("bank_transfer"."second_uid" is null or "bank_transfer"."second_uid" <> "bank_transfer"."first_uid")
);
--> statement-breakpoint
CREATE TABLE "credit_bill" (
	"credit_bill_id" text PRIMARY KEY NOT NULL,
	"credit_bill_sn" text NOT NULL,
	"company_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"group_order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"repaid" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "credit_bill_creditBillSn_unique" UNIQUE("credit_bill_sn"),
	CONSTRAINT "credit_bill_order" UNIQUE("group_order_id"),
	CONSTRAINT "credit_bill_positive" CHECK ("credit_bill"."amount" > 0),
	CONSTRAINT "credit_bill_repaid" CHECK ("credit_bill"."repaid" >= 0 and "credit_bill"."repaid" <= "credit_bill"."amount")
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_balance_covered";--> statement-breakpoint
DROP INDEX "group_order_due";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "credit_used" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "applicant_uid" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund_payment" ADD COLUMN "trade_no" text;--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_group_order_id_group_order_group_order_id_fk" FOREIGN KEY ("group_order_id") REFERENCES "public"."group_order"("group_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_payment_id_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_bill" ADD CONSTRAINT "credit_bill_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_bill" ADD CONSTRAINT "credit_bill_group_order_id_group_order_group_order_id_fk" FOREIGN KEY ("group_order_id") REFERENCES "public"."group_order"("group_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_grant_due" ON "points_grant" USING btree ("release_at") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "bank_transfer_order" ON "bank_transfer" USING btree ("group_order_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_transfer_waiting" ON "bank_transfer" USING btree ("created_at") WHERE status in ('waiting', 'half_confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfer_one_waiting" ON "bank_transfer" USING btree ("group_order_id") WHERE status in ('waiting', 'half_confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfer_slip" ON "bank_transfer" USING btree ("bank","serial_no") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "credit_bill_company" ON "credit_bill" USING btree ("company_id","due_at");--> statement-breakpoint
CREATE INDEX "credit_bill_due" ON "credit_bill" USING btree ("due_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "company_tax_no" ON "company" USING btree ("tax_no") WHERE status <> 'rejected';--> statement-breakpoint
CREATE INDEX "media_path" ON "media" USING btree ("path");--> statement-breakpoint
CREATE INDEX "group_order_due" ON "group_order" USING btree ("closes_at") WHERE status in ('unpaid', 'verifying');--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_credit" CHECK ("company"."credit_used" >= 0 and "company"."credit_used" <= "company"."credit_limit");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_balance_covered" CHECK ("ledger_account"."balance" >= 0 or "ledger_account"."kind" in ('gateway', 'bank', 'platform_coupon', 'credit_receivable'));