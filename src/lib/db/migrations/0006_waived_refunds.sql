ALTER TABLE "refund_line" ADD COLUMN "waived" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_line" ADD COLUMN "waived_freight" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_waived" CHECK ("refund_line"."waived" >= 0 and "refund_line"."waived_freight" >= 0);