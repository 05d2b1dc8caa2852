CREATE TABLE "invoice_mail" (
	"invoice_mail_id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_mail_status" CHECK ("invoice_mail"."status" in ('waiting', 'sent', 'refused')),
	CONSTRAINT "invoice_mail_sent" CHECK (("invoice_mail"."status" = 'sent') = ("invoice_mail"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"seq" integer PRIMARY KEY NOT NULL,
	"phase" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"uid" integer NOT NULL,
	"mer_id" integer,
	"role" text NOT NULL,
	"act" text NOT NULL,
	"input" jsonb NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"request_id" text NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon" DROP CONSTRAINT "coupon_value_positive";--> statement-breakpoint
ALTER TABLE "coupon_user" DROP CONSTRAINT "coupon_user_status";--> statement-breakpoint
DROP INDEX "coupon_user_once";--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "give_from" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "give_for" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_user" ADD COLUMN "given_for" text;--> statement-breakpoint
ALTER TABLE "coupon_user" ADD COLUMN "claim_key" text;--> statement-breakpoint
ALTER TABLE "invoice_mail" ADD CONSTRAINT "invoice_mail_invoice_id_invoice_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_mail_invoice" ON "invoice_mail" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entry_store" ON "audit_entry" USING btree ("mer_id","seq");--> statement-breakpoint
CREATE INDEX "audit_entry_person" ON "audit_entry" USING btree ("uid","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_user_given" ON "coupon_user" USING btree ("given_for","coupon_id") WHERE given_for is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_user_once" ON "coupon_user" USING btree ("coupon_id","uid") WHERE given_for is null;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_value_positive" CHECK ("coupon"."value" > 0 and "coupon"."threshold" >= 0 and "coupon"."give_from" >= 0);--> statement-breakpoint
ALTER TABLE "coupon_user" ADD CONSTRAINT "coupon_user_status" CHECK ("coupon_user"."status" in ('unused', 'used', 'expired', 'withdrawn'));