-- A role of a store without a store opened nothing, and what the platform's roles named was never read.
DELETE FROM "user_role" WHERE "role" <> 'platform' AND "mer_id" IS NULL;--> statement-breakpoint
UPDATE "user_role" SET "mer_id" = NULL WHERE "role" = 'platform';--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_store" CHECK (("user_role"."role" = 'platform') = ("user_role"."mer_id" is null));