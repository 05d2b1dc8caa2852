CREATE TABLE "bundle" (
	"activity_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"limited" integer,
	"stock" integer,
	CONSTRAINT "bundle_stock_of_limited" CHECK (("bundle"."limited" is null) = ("bundle"."stock" is null)),
	CONSTRAINT "bundle_stock" CHECK ("bundle"."stock" >= 0 and "bundle"."stock" <= "bundle"."limited")
);
--> statement-breakpoint
CREATE TABLE "bundle_part" (
	"activity_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bundle_part_activity_id_product_id_pk" PRIMARY KEY("activity_id","product_id"),
	CONSTRAINT "bundle_part_quantity" CHECK ("bundle_part"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "bundle_sku" (
	"activity_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "bundle_sku_activity_id_sku_id_pk" PRIMARY KEY("activity_id","sku_id"),
	CONSTRAINT "bundle_sku_price" CHECK ("bundle_sku"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "sample_buyer" (
	"uid" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"credited_by" text,
	CONSTRAINT "sample_buyer_uid_sku_id_pk" PRIMARY KEY("uid","sku_id")
);
--> statement-breakpoint
CREATE TABLE "sample_sku" (
	"sku_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sample_sku_price" CHECK ("sample_sku"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "kind" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bundle" ADD CONSTRAINT "bundle_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_part" ADD CONSTRAINT "bundle_part_activity_id_bundle_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."bundle"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_part" ADD CONSTRAINT "bundle_part_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_sku" ADD CONSTRAINT "bundle_sku_activity_id_bundle_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."bundle"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_sku" ADD CONSTRAINT "bundle_sku_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_buyer" ADD CONSTRAINT "sample_buyer_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_sku" ADD CONSTRAINT "sample_sku_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bundle_part_product" ON "bundle_part" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "bundle_sku_sku" ON "bundle_sku" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "sample_buyer_credited" ON "sample_buyer" USING btree ("credited_by") WHERE credited_by is not null;--> statement-breakpoint
CREATE INDEX "sample_sku_product" ON "sample_sku" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_bundle_times" CHECK ("activity"."kind" <> 'bundle' or ("activity"."start_at" is not null and "activity"."end_at" is not null and "activity"."start_at" < "activity"."end_at"));