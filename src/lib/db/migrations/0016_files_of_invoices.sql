CREATE TABLE "invoice_file" (
	"invoice_id" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_file_invoice_id_kind_pk" PRIMARY KEY("invoice_id","kind"),
	CONSTRAINT "invoice_file_kind_known" CHECK ("invoice_file"."kind" in ('pdf', 'ofd', 'xml'))
);
--> statement-breakpoint
ALTER TABLE "invoice_file" ADD CONSTRAINT "invoice_file_invoice_id_invoice_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("invoice_id") ON DELETE no action ON UPDATE no action;