CREATE TABLE "cart_merge" (
	"uid" integer NOT NULL,
	"guest_cart_id" text NOT NULL,
	"wanted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_merge_uid_guest_cart_id_pk" PRIMARY KEY("uid","guest_cart_id")
);
--> statement-breakpoint
CREATE TABLE "saved_list" (
	"saved_list_id" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_list_line" (
	"saved_list_id" text NOT NULL,
	"sku_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "saved_list_line_saved_list_id_sku_id_pk" PRIMARY KEY("saved_list_id","sku_id"),
	CONSTRAINT "saved_list_quantity" CHECK ("saved_list_line"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "saved_list_line" ADD CONSTRAINT "saved_list_line_saved_list_id_saved_list_saved_list_id_fk" FOREIGN KEY ("saved_list_id") REFERENCES "public"."saved_list"("saved_list_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_list_line" ADD CONSTRAINT "saved_list_line_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_merge_age" ON "cart_merge" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_list_user" ON "saved_list" USING btree ("uid","updated_at");