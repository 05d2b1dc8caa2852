CREATE TABLE "fee_invoice" (
	"mer_id" integer NOT NULL,
	"month" text NOT NULL,
	"status" text NOT NULL,
	"header" jsonb NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"invoice_no" text,
	"red_no" text,
	"former_nos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uid" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_invoice_mer_id_month_pk" PRIMARY KEY("mer_id","month"),
	CONSTRAINT "fee_invoice_says" CHECK (("fee_invoice"."status" = 'issued') = ("fee_invoice"."amount" > 0)),
	CONSTRAINT "fee_invoice_issued_has_number" CHECK ("fee_invoice"."status" <> 'issued' or invoice_no is not null),
	CONSTRAINT "fee_invoice_status_known" CHECK ("fee_invoice"."status" in ('requested', 'issued', 'red_lettered'))
);
--> statement-breakpoint
CREATE TABLE "fee_invoice_file" (
	"mer_id" integer NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_invoice_file_mer_id_month_kind_pk" PRIMARY KEY("mer_id","month","kind"),
	CONSTRAINT "fee_invoice_file_kind_known" CHECK ("fee_invoice_file"."kind" in ('pdf', 'ofd', 'xml'))
);
--> statement-breakpoint
ALTER TABLE "fee_invoice" ADD CONSTRAINT "fee_invoice_mer_id_merchant_mer_id_fk" FOREIGN KEY ("mer_id") REFERENCES "public"."merchant"("mer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_invoice_month" ON "fee_invoice" USING btree ("month");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_invoice_number" ON "fee_invoice" USING btree ("invoice_no") WHERE invoice_no is not null;