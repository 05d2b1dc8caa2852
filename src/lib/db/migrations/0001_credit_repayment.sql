CREATE TABLE "credit_repayment" (
	"credit_repayment_id" text PRIMARY KEY NOT NULL,
	"credit_bill_id" text NOT NULL,
	"uid" integer NOT NULL,
	"payment_id" text,
	"amount" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_repayment_returned" CHECK ("credit_repayment"."returned" >= 0 and "credit_repayment"."returned" <= "credit_repayment"."amount")
);
--> statement-breakpoint
ALTER TABLE "credit_repayment" ADD CONSTRAINT "credit_repayment_credit_bill_id_credit_bill_credit_bill_id_fk" FOREIGN KEY ("credit_bill_id") REFERENCES "public"."credit_bill"("credit_bill_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_repayment_bill" ON "credit_repayment" USING btree ("credit_bill_id");