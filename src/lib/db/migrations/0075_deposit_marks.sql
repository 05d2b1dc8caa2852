ALTER TABLE "merchant" ALTER COLUMN "has_margin" SET DEFAULT false;--> statement-breakpoint
UPDATE "merchant" SET "has_margin" = EXISTS (SELECT 1 FROM "merchant_type" "t" JOIN "ledger_account" "a" ON "a"."kind" = 'merchant_margin'
  WHERE "t"."merchant_type_id" = "merchant"."merchant_type_id" AND "a"."owner_id" = "merchant"."mer_id" AND "a"."balance" >= greatest("t"."margin", 1));
