CREATE TABLE "refund_line" (
	"refund_line_id" text PRIMARY KEY NOT NULL,
	"refund_order_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"num" integer NOT NULL,
	"amount" bigint NOT NULL,
	"freight" bigint DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"platform_coupon" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_line_num" CHECK ("refund_line"."num" > 0),
	CONSTRAINT "refund_line_money" CHECK ("refund_line"."amount" >= 0 and "refund_line"."freight" >= 0 and "refund_line"."platform_coupon" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_log" (
	"refund_log_id" text PRIMARY KEY NOT NULL,
	"refund_order_id" text NOT NULL,
	"event" text NOT NULL,
	"from" text,
	"to" text,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_order" (
	"refund_order_id" text PRIMARY KEY NOT NULL,
	"refund_order_sn" text NOT NULL,
	"order_id" text NOT NULL,
	"group_order_id" text NOT NULL,
	"uid" integer NOT NULL,
	"mer_id" integer NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"amount" bigint NOT NULL,
	"freight" bigint DEFAULT 0 NOT NULL,
	"num" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"points_taken" integer DEFAULT 0 NOT NULL,
	"platform_coupon" bigint DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"mark" text DEFAULT '' NOT NULL,
	"pics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fail_message" text DEFAULT '' NOT NULL,
	"appeal" text DEFAULT '' NOT NULL,
	"return_name" text DEFAULT '' NOT NULL,
	"return_phone" text DEFAULT '' NOT NULL,
	"return_address" text DEFAULT '' NOT NULL,
	"courier" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"sender_phone" text DEFAULT '' NOT NULL,
	"sender_mark" text DEFAULT '' NOT NULL,
	"sender_pics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"appealed_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "refund_order_refundOrderSn_unique" UNIQUE("refund_order_sn"),
	CONSTRAINT "refund_order_num" CHECK ("refund_order"."num" > 0),
	CONSTRAINT "refund_order_money" CHECK ("refund_order"."amount" >= 0 and "refund_order"."freight" >= 0 and "refund_order"."platform_coupon" >= 0),
	CONSTRAINT "refund_order_points" CHECK ("refund_order"."points" >= 0 and "refund_order"."points_taken" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_refund_order_id_refund_order_refund_order_id_fk" FOREIGN KEY ("refund_order_id") REFERENCES "public"."refund_order"("refund_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_order_line_id_order_line_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_log" ADD CONSTRAINT "refund_log_refund_order_id_refund_order_refund_order_id_fk" FOREIGN KEY ("refund_order_id") REFERENCES "public"."refund_order"("refund_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_order" ADD CONSTRAINT "refund_order_order_id_store_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_line_once" ON "refund_line" USING btree ("refund_order_id","order_line_id");--> statement-breakpoint
CREATE INDEX "refund_line_order_line" ON "refund_line" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "refund_log_refund" ON "refund_log" USING btree ("refund_order_id","created_at");--> statement-breakpoint
CREATE INDEX "refund_order_order" ON "refund_order" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_order_user" ON "refund_order" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "refund_order_store" ON "refund_order" USING btree ("mer_id","status","created_at");--> statement-breakpoint
CREATE INDEX "refund_order_due" ON "refund_order" USING btree ("due_at") WHERE due_at is not null;