CREATE TABLE "sales_day" (
	"mer_id" integer NOT NULL,
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"category_id" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_day_mer_id_day_product_id_pk" PRIMARY KEY("mer_id","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_day" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"product_id" integer DEFAULT 0 NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_day_day_words_product_id_pk" PRIMARY KEY("day","words","product_id")
);
--> statement-breakpoint
CREATE TABLE "visit_day" (
	"mer_id" integer NOT NULL,
	"day" date NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_day_mer_id_day_pk" PRIMARY KEY("mer_id","day")
);
--> statement-breakpoint
ALTER TABLE "file_link" DROP CONSTRAINT "file_link_kind_known";--> statement-breakpoint
CREATE INDEX "sales_day_day" ON "sales_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "visit_day_day" ON "visit_day" USING btree ("day");--> statement-breakpoint
ALTER TABLE "file_link" ADD CONSTRAINT "file_link_kind_known" CHECK ("file_link"."kind" in ('picture', 'invoice', 'order', 'orders', 'ledger', 'personal', 'report', 'errors', 'export', 'template'));--> statement-breakpoint
-- Sales from before goods were counted, as the ledger knows them: by store and day, of no goods (product 0).
INSERT INTO "sales_day" ("mer_id", "day", "product_id", "paid", "refunded", "commission")
SELECT * FROM (
	SELECT a."owner_id", (e."created_at" AT TIME ZONE 'Asia/Shanghai')::date, 0,
		coalesce(sum(e."amount") FILTER (WHERE e."kind" IN ('pay_order', 'pay_presale')), 0) AS paid,
		-coalesce(sum(e."amount") FILTER (WHERE e."kind" IN ('refund', 'platform_coupon_back') OR e."kind" = 'gift_back' AND a."kind" = 'merchant_frozen'), 0) AS refunded,
		-coalesce(sum(e."amount") FILTER (WHERE e."kind" = 'order_charge'), 0) AS commission
	FROM "ledger_entry" e JOIN "ledger_account" a USING ("account_id")
	WHERE a."kind" IN ('merchant_frozen', 'merchant_free') GROUP BY 1, 2
) booked WHERE paid <> 0 OR refunded <> 0 OR commission <> 0;
