CREATE TABLE "quotation_template" (
	"quotation_template_id" text PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"name" text NOT NULL,
	"freight_included" boolean DEFAULT false NOT NULL,
	"tax_rate" integer NOT NULL,
	"lead_days" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"pay_term" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quotation_template_days" CHECK ("quotation_template"."lead_days" >= 0 and "quotation_template"."valid_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotation_template_line" (
	"quotation_template_id" text NOT NULL,
	"sort" integer NOT NULL,
	"sku_id" integer,
	"made" jsonb,
	"price" bigint NOT NULL,
	"minimum" integer NOT NULL,
	CONSTRAINT "quotation_template_line_quotation_template_id_sort_pk" PRIMARY KEY("quotation_template_id","sort"),
	CONSTRAINT "quotation_template_line_price" CHECK ("quotation_template_line"."price" > 0 and "quotation_template_line"."minimum" > 0),
	CONSTRAINT "quotation_template_line_goods" CHECK (("quotation_template_line"."sku_id" is null) = ("quotation_template_line"."made" is not null))
);
--> statement-breakpoint
CREATE TABLE "store_risk" (
	"mer_id" integer PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reviewed_points" integer DEFAULT 0 NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "store_risk_points" CHECK ("store_risk"."points" > 0 and "store_risk"."reviewed_points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "quotation_template_line" ADD CONSTRAINT "quotation_template_line_quotation_template_id_quotation_template_quotation_template_id_fk" FOREIGN KEY ("quotation_template_id") REFERENCES "public"."quotation_template"("quotation_template_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_risk" ADD CONSTRAINT "store_risk_mer_id_merchant_mer_id_fk" FOREIGN KEY ("mer_id") REFERENCES "public"."merchant"("mer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_template_name" ON "quotation_template" USING btree ("mer_id","name");