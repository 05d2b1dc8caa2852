CREATE TABLE "company_address" (
	"address_id" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"real_name" text NOT NULL,
	"phone" text NOT NULL,
	"region_codes" jsonb NOT NULL,
	"region_names" jsonb NOT NULL,
	"detail" text NOT NULL,
	"post_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_approval" (
	"group_order_id" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"requester_uid" integer NOT NULL,
	"amount" bigint NOT NULL,
	"order_limit" bigint NOT NULL,
	"decided_by" integer,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "company_approval_other" CHECK ("company_approval"."decided_by" is null or "company_approval"."decided_by" <> "company_approval"."requester_uid")
);
--> statement-breakpoint
CREATE TABLE "company_header" (
	"header_id" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"header" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_invitation" (
	"invitation_id" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"invited_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "company_log" (
	"company_log_id" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"event" text NOT NULL,
	"actor_uid" integer,
	"params" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "order_limit" bigint;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "company_role" text DEFAULT 'purchaser' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "company_limit" bigint;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "company_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_order" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "group_order" ADD COLUMN "approval" text;--> statement-breakpoint
ALTER TABLE "company_address" ADD CONSTRAINT "company_address_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_approval" ADD CONSTRAINT "company_approval_group_order_id_group_order_group_order_id_fk" FOREIGN KEY ("group_order_id") REFERENCES "public"."group_order"("group_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_approval" ADD CONSTRAINT "company_approval_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_header" ADD CONSTRAINT "company_header_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_log" ADD CONSTRAINT "company_log_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_address_company" ON "company_address" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_approval_company" ON "company_approval" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "company_header_company" ON "company_header" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_invitation_phone" ON "company_invitation" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitation_once" ON "company_invitation" USING btree ("company_id","phone") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "company_log_company" ON "company_log" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "user_account_company" ON "user_account" USING btree ("company_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "group_order_company" ON "group_order" USING btree ("company_id","created_at") WHERE company_id is not null;