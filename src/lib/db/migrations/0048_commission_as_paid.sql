CREATE TABLE "commission_proposal" (
	"kind" text NOT NULL,
	"owner_id" integer NOT NULL,
	"permille" integer,
	"uid" integer NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "commission_proposal_kind_owner_id_pk" PRIMARY KEY("kind","owner_id"),
	CONSTRAINT "commission_proposal_range" CHECK ("commission_proposal"."permille" between 0 and 1000),
	CONSTRAINT "commission_proposal_kind_known" CHECK ("commission_proposal"."kind" in ('store', 'category'))
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "commission_permille" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_commission" CHECK ("order_line"."commission_permille" between 0 and 1000);