ALTER TABLE "company" DROP CONSTRAINT "company_status_known";--> statement-breakpoint
DROP INDEX "company_tax_no";--> statement-breakpoint
CREATE UNIQUE INDEX "company_tax_no" ON "company" USING btree ("tax_no") WHERE status not in ('rejected', 'ended');--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_status_known" CHECK ("company"."status" in ('pending', 'verified', 'rejected', 'ended'));--> statement-breakpoint
UPDATE "company" SET "status" = 'ended', "credit_limit" = 0
  WHERE "status" in ('pending', 'verified') AND "credit_used" = 0
    AND EXISTS (SELECT FROM "user_account" owner WHERE owner."uid" = "company"."applicant_uid" AND owner."status" = 'closed')
    AND NOT EXISTS (SELECT FROM "user_account" member WHERE member."company_id" = "company"."company_id");
