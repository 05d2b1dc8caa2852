CREATE INDEX "payment_trade_no" ON "payment" USING btree ("trade_no") WHERE trade_no is not null;--> statement-breakpoint
CREATE INDEX "payment_of_buyer" ON "payment" USING btree ("uid","payment_id");--> statement-breakpoint
CREATE INDEX "payment_in_state" ON "payment" USING btree ("status","payment_id");