CREATE TABLE "chat_answer" (
	"chat_answer_id" text PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "chat_answer_store" ON "chat_answer" USING btree ("mer_id","created_at");--> statement-breakpoint
CREATE INDEX "group_order_phone" ON "group_order" USING btree ((address->>'phone'));--> statement-breakpoint
CREATE INDEX "group_order_phone_end" ON "group_order" USING btree (right(address->>'phone', 4));--> statement-breakpoint
CREATE INDEX "order_line_after_sale" ON "order_line" USING btree ("order_id") WHERE refund_state not in ('none', 'credited');