CREATE TABLE "arrival" (
	"uid" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "arrival_uid_sku_id_pk" PRIMARY KEY("uid","sku_id")
);
--> statement-breakpoint
CREATE INDEX "arrival_sku" ON "arrival" USING btree ("sku_id");