CREATE TABLE "goods_change" (
	"goods_change_id" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"sku_id" integer,
	"mer_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"what" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goods_change_what_known" CHECK ("goods_change"."what" in ('price', 'stock', 'shelf'))
);
--> statement-breakpoint
ALTER TABLE "goods_change" ADD CONSTRAINT "goods_change_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_change" ADD CONSTRAINT "goods_change_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_change_product" ON "goods_change" USING btree ("product_id","created_at");