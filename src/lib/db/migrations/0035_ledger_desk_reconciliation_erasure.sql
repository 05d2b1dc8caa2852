CREATE TABLE "person_erasure" (
	"erasure_id" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"first_uid" integer NOT NULL,
	"second_uid" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "person_erasure_two_people" CHECK ("person_erasure"."status" <> 'done' or ("person_erasure"."second_uid" is not null and "person_erasure"."second_uid" <> "person_erasure"."first_uid")),
	CONSTRAINT "person_erasure_status_known" CHECK ("person_erasure"."status" in ('waiting', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation" (
	"reconciliation_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"lines" integer NOT NULL,
	"matched" integer NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reconciliation_fileHash_unique" UNIQUE("file_hash"),
	CONSTRAINT "reconciliation_provider_known" CHECK ("reconciliation"."provider" in ('alipay', 'weixin'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_difference" (
	"difference_id" text PRIMARY KEY NOT NULL,
	"reconciliation_id" text NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"number" text NOT NULL,
	"trade_no" text NOT NULL,
	"amount_there" bigint,
	"amount_here" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"settled_by" integer,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "reconciliation_difference_kind_known" CHECK ("reconciliation_difference"."kind" in ('missing_here', 'missing_there', 'amount')),
	CONSTRAINT "reconciliation_difference_way_known" CHECK ("reconciliation_difference"."way" in ('in', 'out'))
);
--> statement-breakpoint
ALTER TABLE "file_link" DROP CONSTRAINT "file_link_kind_known";--> statement-breakpoint
ALTER TABLE "person_erasure" ADD CONSTRAINT "person_erasure_uid_user_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."user_account"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_reconciliation_id_reconciliation_reconciliation_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliation"("reconciliation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_erasure_status" ON "person_erasure" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reconciliation_created" ON "reconciliation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reconciliation_difference_run" ON "reconciliation_difference" USING btree ("reconciliation_id");--> statement-breakpoint
ALTER TABLE "file_link" ADD CONSTRAINT "file_link_kind_known" CHECK ("file_link"."kind" in ('picture', 'invoice', 'order', 'orders', 'ledger', 'personal', 'errors', 'export', 'template'));