ALTER TABLE "company" ADD COLUMN "credit_proposed" bigint;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "credit_proposed_by" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "credit_proposed_at" timestamp (3) with time zone;