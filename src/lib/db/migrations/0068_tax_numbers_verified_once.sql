DROP INDEX "company_tax_no";--> statement-breakpoint
CREATE INDEX "company_alike" ON "company" USING btree ("tax_no");--> statement-breakpoint
CREATE UNIQUE INDEX "company_tax_no" ON "company" USING btree ("tax_no") WHERE status = 'verified';