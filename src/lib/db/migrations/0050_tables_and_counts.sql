CREATE TABLE "order_count" (
	"mer_id" integer NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "order_count_status_known" CHECK ("order_count"."status" in ('unpaid', 'balance_due', 'to_ship', 'to_receive', 'to_review', 'done', 'refunded', 'closed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "table_file" (
	"table_file_id" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"mer_id" integer,
	"rights" jsonb NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"format" text NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone,
	CONSTRAINT "table_file_kind_known" CHECK ("table_file"."kind" in ('orders', 'invoices', 'settled', 'ledger')),
	CONSTRAINT "table_file_format_known" CHECK ("table_file"."format" in ('csv', 'xlsx'))
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind_known";--> statement-breakpoint
ALTER TABLE "notice_choice" DROP CONSTRAINT "notice_choice_kind_known";--> statement-breakpoint
ALTER TABLE "file_link" DROP CONSTRAINT "file_link_kind_known";--> statement-breakpoint
ALTER TABLE "table_file" ADD CONSTRAINT "table_file_uid_user_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."user_account"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_count_store" ON "order_count" USING btree ("mer_id","status");--> statement-breakpoint
CREATE INDEX "table_file_person" ON "table_file" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "table_file_age" ON "table_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_settlement_open" ON "order_settlement" USING btree ("mer_id") WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind_known" CHECK ("notice"."kind" in ('order.paid', 'order.deposit_paid', 'order.timed_out', 'order.price_changed', 'order.shipped', 'order.receive_code', 'order.received', 'payment.returned', 'refund.agreed', 'refund.send_back', 'refund.refused', 'refund.lapsed', 'refund.paid', 'coupon.given', 'coupon.withdrawn', 'coupon.ending', 'balance.corrected', 'presale.deposit_back', 'presale.balance_due', 'points.free', 'initial_password', 'intention_approved', 'intention_rejected', 'transfer.refused', 'credit.low', 'credit.due_soon', 'credit.overdue', 'company.verified', 'company.rejected', 'company.to_pay', 'team.invited', 'team.joined', 'team.refused', 'team.removed', 'team.left', 'team.role.admin', 'team.role.purchaser', 'team.role.approver', 'team.role.finance', 'approval.asked', 'approval.approved', 'approval.refused', 'arrival', 'inquiry.approved', 'inquiry.rejected', 'inquiry.quoted', 'inquiry.requoted', 'inquiry.withdrawn', 'inquiry.ended', 'inquiry.expired', 'inquiry.invited', 'inquiry.lapsed', 'quotation.negotiate', 'quotation.accepted', 'quotation.refused', 'quotation.ordered', 'chat', 'feedback', 'desk.to_ship', 'desk.refunds', 'desk.invoices', 'desk.platform', 'desk.webhook_off', 'desk.table', 'staff.invited', 'staff.joined', 'staff.refused', 'staff.added', 'staff.changed', 'staff.removed', 'operator.added', 'operator.changed', 'operator.removed', 'personal_file'));--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_kind_known" CHECK ("notice_choice"."kind" in ('order.paid', 'order.deposit_paid', 'order.timed_out', 'order.price_changed', 'order.shipped', 'order.receive_code', 'order.received', 'payment.returned', 'refund.agreed', 'refund.send_back', 'refund.refused', 'refund.lapsed', 'refund.paid', 'coupon.given', 'coupon.withdrawn', 'coupon.ending', 'balance.corrected', 'presale.deposit_back', 'presale.balance_due', 'points.free', 'initial_password', 'intention_approved', 'intention_rejected', 'transfer.refused', 'credit.low', 'credit.due_soon', 'credit.overdue', 'company.verified', 'company.rejected', 'company.to_pay', 'team.invited', 'team.joined', 'team.refused', 'team.removed', 'team.left', 'team.role.admin', 'team.role.purchaser', 'team.role.approver', 'team.role.finance', 'approval.asked', 'approval.approved', 'approval.refused', 'arrival', 'inquiry.approved', 'inquiry.rejected', 'inquiry.quoted', 'inquiry.requoted', 'inquiry.withdrawn', 'inquiry.ended', 'inquiry.expired', 'inquiry.invited', 'inquiry.lapsed', 'quotation.negotiate', 'quotation.accepted', 'quotation.refused', 'quotation.ordered', 'chat', 'feedback', 'desk.to_ship', 'desk.refunds', 'desk.invoices', 'desk.platform', 'desk.webhook_off', 'desk.table', 'staff.invited', 'staff.joined', 'staff.refused', 'staff.added', 'staff.changed', 'staff.removed', 'operator.added', 'operator.changed', 'operator.removed', 'personal_file'));--> statement-breakpoint
ALTER TABLE "file_link" ADD CONSTRAINT "file_link_kind_known" CHECK ("file_link"."kind" in ('picture', 'invoice', 'order', 'orders', 'invoices', 'settled', 'ledger', 'personal', 'report', 'table', 'errors', 'export', 'template'));
--> statement-breakpoint
CREATE FUNCTION count_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO order_count (mer_id, status, n) VALUES (NEW.mer_id, NEW.status, 1);
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO order_count (mer_id, status, n) VALUES (OLD.mer_id, OLD.status, -1);
	ELSE
		INSERT INTO order_count (mer_id, status, n) VALUES (OLD.mer_id, OLD.status, -1), (NEW.mer_id, NEW.status, 1);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- From here on nobody else writes orders until the count below is there as well.
CREATE TRIGGER order_counted AFTER INSERT OR DELETE ON "store_order"
FOR EACH ROW EXECUTE FUNCTION count_order();
--> statement-breakpoint
CREATE TRIGGER order_counted_anew AFTER UPDATE OF status, mer_id ON "store_order"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.mer_id IS DISTINCT FROM NEW.mer_id)
EXECUTE FUNCTION count_order();
--> statement-breakpoint
INSERT INTO order_count (mer_id, status, n) SELECT mer_id, status, count(*) FROM store_order GROUP BY 1, 2;
