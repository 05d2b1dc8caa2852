CREATE TABLE "inquiry" (
	"inquiry_id" text PRIMARY KEY NOT NULL,
	"inquiry_sn" text NOT NULL,
	"uid" integer NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"is_invited" boolean DEFAULT false NOT NULL,
	"is_sealed" boolean DEFAULT false NOT NULL,
	"category_id" integer,
	"content" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"region_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"expect_date" text DEFAULT '' NOT NULL,
	"invoice_type" text DEFAULT 'none' NOT NULL,
	"with_tax" boolean DEFAULT true NOT NULL,
	"with_freight" boolean DEFAULT false NOT NULL,
	"pay_type" text DEFAULT 'online' NOT NULL,
	"wish" jsonb NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"is_contact_open" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"extensions" integer DEFAULT 0 NOT NULL,
	"item_count" integer DEFAULT 0 NOT NULL,
	"quote_count" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inquiry_inquirySn_unique" UNIQUE("inquiry_sn"),
	CONSTRAINT "inquiry_extensions" CHECK ("inquiry"."extensions" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inquiry_invite" (
	"inquiry_id" text NOT NULL,
	"mer_id" integer NOT NULL,
	CONSTRAINT "inquiry_invite_inquiry_id_mer_id_pk" PRIMARY KEY("inquiry_id","mer_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_item" (
	"item_id" text PRIMARY KEY NOT NULL,
	"inquiry_id" text NOT NULL,
	"sort" integer NOT NULL,
	"name" text NOT NULL,
	"spec" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"target_price" bigint,
	"remark" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_id" integer,
	"sku_id" integer,
	"quotation_id" text,
	CONSTRAINT "inquiry_item_quantity" CHECK ("inquiry_item"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "inquiry_log" (
	"inquiry_log_id" text PRIMARY KEY NOT NULL,
	"inquiry_id" text NOT NULL,
	"mer_id" integer,
	"event" text NOT NULL,
	"to" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation" (
	"quotation_id" text PRIMARY KEY NOT NULL,
	"quotation_sn" text NOT NULL,
	"inquiry_id" text NOT NULL,
	"mer_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"total" bigint NOT NULL,
	"freight_included" boolean DEFAULT false NOT NULL,
	"tax_rate" integer NOT NULL,
	"lead_days" integer NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"pay_term" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ask" text DEFAULT '' NOT NULL,
	"group_order_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quotation_quotationSn_unique" UNIQUE("quotation_sn"),
	CONSTRAINT "quotation_total" CHECK ("quotation"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotation_item" (
	"quotation_id" text NOT NULL,
	"item_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "quotation_item_quotation_id_item_id_pk" PRIMARY KEY("quotation_id","item_id"),
	CONSTRAINT "quotation_item_price" CHECK ("quotation_item"."price" > 0 and "quotation_item"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotation_version" (
	"quotation_id" text NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quotation_version_quotation_id_version_pk" PRIMARY KEY("quotation_id","version")
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "quoted_with_freight" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_invite" ADD CONSTRAINT "inquiry_invite_inquiry_id_inquiry_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("inquiry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_item" ADD CONSTRAINT "inquiry_item_inquiry_id_inquiry_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("inquiry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_inquiry_id_inquiry_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("inquiry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_item" ADD CONSTRAINT "quotation_item_quotation_id_quotation_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("quotation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_version" ADD CONSTRAINT "quotation_version_quotation_id_quotation_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("quotation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_user" ON "inquiry" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_hall" ON "inquiry" USING btree ("status","is_invited","published_at");--> statement-breakpoint
CREATE INDEX "inquiry_deadline" ON "inquiry" USING btree ("status","deadline");--> statement-breakpoint
CREATE INDEX "inquiry_invite_mer_id_index" ON "inquiry_invite" USING btree ("mer_id");--> statement-breakpoint
CREATE INDEX "inquiry_item_inquiry_id_index" ON "inquiry_item" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiry_log_inquiry_id_index" ON "inquiry_log" USING btree ("inquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_active" ON "quotation" USING btree ("inquiry_id","mer_id") WHERE status in ('quoted', 'negotiating', 'accepted', 'ordered');--> statement-breakpoint
CREATE INDEX "quotation_store" ON "quotation" USING btree ("mer_id","created_at");--> statement-breakpoint
CREATE INDEX "quotation_validity" ON "quotation" USING btree ("status","valid_until");