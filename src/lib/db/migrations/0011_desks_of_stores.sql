CREATE TABLE "order_note" (
	"order_note_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"uid" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_role" DROP CONSTRAINT "user_role_uid_role_pk";--> statement-breakpoint
ALTER TABLE "user_role" ADD COLUMN "store_roles" text[] DEFAULT '{"owner"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_store_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "store_order_desk" ON "store_order" USING btree ("mer_id","created_at","order_id");--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_once" UNIQUE NULLS NOT DISTINCT("uid","role","mer_id");--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_store_roles_known" CHECK ("user_role"."store_roles" <@ array['owner', 'manager', 'sales', 'warehouse', 'finance', 'service'] and cardinality("user_role"."store_roles") > 0);