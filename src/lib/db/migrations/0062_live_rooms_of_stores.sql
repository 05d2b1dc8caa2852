ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_status_known";--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_status_known" CHECK ("broadcast"."status" in ('upcoming', 'live', 'ended', 'hidden', 'deleted'));