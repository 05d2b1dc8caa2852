CREATE TABLE "catalog_heading" (
	"mer_id" integer NOT NULL,
	"heading" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "catalog_heading_mer_id_heading_pk" PRIMARY KEY("mer_id","heading")
);
--> statement-breakpoint
CREATE TABLE "catalog_undo" (
	"import_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"before" jsonb,
	"stocks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "catalog_undo_import_id_product_id_pk" PRIMARY KEY("import_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "catalog_import" DROP CONSTRAINT "catalog_import_status_known";--> statement-breakpoint
ALTER TABLE "catalog_undo" ADD CONSTRAINT "catalog_undo_import_id_catalog_import_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalog_import"("import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_undo" ADD CONSTRAINT "catalog_undo_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_import" ADD CONSTRAINT "catalog_import_status_known" CHECK ("catalog_import"."status" in ('uploading', 'waiting', 'running', 'done', 'failed', 'undone'));