CREATE TABLE "commission_rate" (
	"kind" text NOT NULL,
	"owner_id" integer NOT NULL,
	"permille" integer NOT NULL,
	CONSTRAINT "commission_rate_kind_owner_id_pk" PRIMARY KEY("kind","owner_id"),
	CONSTRAINT "commission_rate_range" CHECK ("commission_rate"."permille" between 0 and 1000 and "commission_rate"."kind" in ('store', 'category'))
);
--> statement-breakpoint
CREATE TABLE "order_settlement" (
	"order_id" text PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "order_settlement_commission" CHECK ("order_settlement"."commission" >= 0 and "order_settlement"."commission" <= "order_settlement"."amount")
);
--> statement-breakpoint
ALTER TABLE "order_settlement" ADD CONSTRAINT "order_settlement_order_id_store_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_settlement_due" ON "order_settlement" USING btree ("due_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "order_settlement_store" ON "order_settlement" USING btree ("mer_id","settled_at");--> statement-breakpoint
INSERT INTO "order_settlement" ("order_id", "mer_id", "due_at") SELECT "order_id", "mer_id", "received_at" + interval '15 days' FROM "store_order" WHERE "received_at" IS NOT NULL;
