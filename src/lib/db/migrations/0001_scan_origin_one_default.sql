DELETE FROM "scan_login";--> statement-breakpoint
ALTER TABLE "scan_login" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scan_login" ADD COLUMN "created_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "address_default" ON "address" USING btree ("uid") WHERE is_default;