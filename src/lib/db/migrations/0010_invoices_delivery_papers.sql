CREATE TABLE "invoice" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"invoice_sn" text NOT NULL,
	"uid" integer NOT NULL,
	"mer_id" integer NOT NULL,
	"status" text NOT NULL,
	"header" jsonb NOT NULL,
	"wanted" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"invoice_no" text,
	"red_no" text,
	"needs_red_letter" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_invoiceSn_unique" UNIQUE("invoice_sn"),
	CONSTRAINT "invoice_issued_has_number" CHECK ("invoice"."status" <> 'issued' or (invoice_no is not null and amount > 0))
);
--> statement-breakpoint
CREATE TABLE "invoice_header" (
	"header_id" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"header" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_log" (
	"invoice_log_id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"event" text NOT NULL,
	"to" text NOT NULL,
	"actor" text NOT NULL,
	"invoice_no" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_order" (
	"invoice_id" text NOT NULL,
	"order_id" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invoice_order_invoice_id_order_id_pk" PRIMARY KEY("invoice_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "city_delivery" (
	"delivery_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"uid" integer NOT NULL,
	"mer_id" integer NOT NULL,
	"status" text NOT NULL,
	"receive_code" text NOT NULL,
	"rider_name" text,
	"rider_phone" text,
	"fee" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_delivery_log" (
	"delivery_log_id" text PRIMARY KEY NOT NULL,
	"delivery_id" text NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_delivery" (
	"mer_id" integer PRIMARY KEY NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"hours_en" text DEFAULT '' NOT NULL,
	"zones" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "pick_up_name" text;--> statement-breakpoint
ALTER TABLE "store_order" ADD COLUMN "pick_up_phone" text;--> statement-breakpoint
ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_invoice_id_invoice_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_delivery_log" ADD CONSTRAINT "city_delivery_log_delivery_id_city_delivery_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."city_delivery"("delivery_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_user" ON "invoice" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "invoice_store" ON "invoice" USING btree ("mer_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("mer_id","invoice_no") WHERE invoice_no is not null;--> statement-breakpoint
CREATE INDEX "invoice_header_user" ON "invoice_header" USING btree ("uid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_header_default" ON "invoice_header" USING btree ("uid") WHERE is_default;--> statement-breakpoint
CREATE INDEX "invoice_log_invoice_id_index" ON "invoice_log" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_order_once" ON "invoice_order" USING btree ("order_id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "city_delivery_order" ON "city_delivery" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "city_delivery_status" ON "city_delivery" USING btree ("status");--> statement-breakpoint
CREATE INDEX "city_delivery_log_delivery_id_index" ON "city_delivery_log" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "paper_link_expires_at_index" ON "paper_link" USING btree ("expires_at");