CREATE TABLE "fee_month" (
	"mer_id" integer NOT NULL,
	"month" text NOT NULL,
	"taken" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "fee_month_mer_id_month_pk" PRIMARY KEY("mer_id","month")
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind_known";--> statement-breakpoint
ALTER TABLE "notice_choice" DROP CONSTRAINT "notice_choice_kind_known";--> statement-breakpoint
CREATE INDEX "fee_month_month" ON "fee_month" USING btree ("month");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind_known" CHECK ("notice"."kind" in ('order.paid', 'order.deposit_paid', 'order.timed_out', 'order.price_changed', 'order.shipped', 'order.receive_code', 'order.received', 'payment.returned', 'refund.agreed', 'refund.send_back', 'refund.refused', 'refund.lapsed', 'refund.offered', 'refund.called_off', 'refund.declined', 'refund.offer_lapsed', 'refund.kept', 'refund.call_off_lapsed', 'refund.paid', 'coupon.given', 'coupon.withdrawn', 'coupon.ending', 'balance.corrected', 'presale.deposit_back', 'presale.balance_due', 'points.free', 'initial_password', 'intention_approved', 'intention_rejected', 'transfer.refused', 'credit.low', 'credit.due_soon', 'credit.overdue', 'company.verified', 'company.rejected', 'company.to_pay', 'team.invited', 'team.joined', 'team.refused', 'team.removed', 'team.left', 'team.handover.asked', 'team.handover.withdrawn', 'team.handover.refused', 'team.handover.done', 'team.role.admin', 'team.role.purchaser', 'team.role.approver', 'team.role.finance', 'approval.asked', 'approval.approved', 'approval.refused', 'arrival', 'inquiry.approved', 'inquiry.rejected', 'inquiry.quoted', 'inquiry.requoted', 'inquiry.withdrawn', 'inquiry.ended', 'inquiry.expired', 'inquiry.invited', 'inquiry.lapsed', 'quotation.negotiate', 'quotation.accepted', 'quotation.refused', 'quotation.ordered', 'chat', 'feedback', 'desk.to_ship', 'desk.refunds', 'desk.invoices', 'desk.fee_invoices', 'desk.platform', 'desk.webhook_off', 'desk.table', 'staff.invited', 'staff.joined', 'staff.refused', 'staff.added', 'staff.changed', 'staff.removed', 'operator.added', 'operator.changed', 'operator.removed', 'personal_file'));--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_kind_known" CHECK ("notice_choice"."kind" in ('order.paid', 'order.deposit_paid', 'order.timed_out', 'order.price_changed', 'order.shipped', 'order.receive_code', 'order.received', 'payment.returned', 'refund.agreed', 'refund.send_back', 'refund.refused', 'refund.lapsed', 'refund.offered', 'refund.called_off', 'refund.declined', 'refund.offer_lapsed', 'refund.kept', 'refund.call_off_lapsed', 'refund.paid', 'coupon.given', 'coupon.withdrawn', 'coupon.ending', 'balance.corrected', 'presale.deposit_back', 'presale.balance_due', 'points.free', 'initial_password', 'intention_approved', 'intention_rejected', 'transfer.refused', 'credit.low', 'credit.due_soon', 'credit.overdue', 'company.verified', 'company.rejected', 'company.to_pay', 'team.invited', 'team.joined', 'team.refused', 'team.removed', 'team.left', 'team.handover.asked', 'team.handover.withdrawn', 'team.handover.refused', 'team.handover.done', 'team.role.admin', 'team.role.purchaser', 'team.role.approver', 'team.role.finance', 'approval.asked', 'approval.approved', 'approval.refused', 'arrival', 'inquiry.approved', 'inquiry.rejected', 'inquiry.quoted', 'inquiry.requoted', 'inquiry.withdrawn', 'inquiry.ended', 'inquiry.expired', 'inquiry.invited', 'inquiry.lapsed', 'quotation.negotiate', 'quotation.accepted', 'quotation.refused', 'quotation.ordered', 'chat', 'feedback', 'desk.to_ship', 'desk.refunds', 'desk.invoices', 'desk.fee_invoices', 'desk.platform', 'desk.webhook_off', 'desk.table', 'staff.invited', 'staff.joined', 'staff.refused', 'staff.added', 'staff.changed', 'staff.removed', 'operator.added', 'operator.changed', 'operator.removed', 'personal_file'));
--> statement-breakpoint
INSERT INTO fee_month (mer_id, month, taken)
SELECT a.owner_id, to_char(e.created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM'), -sum(e.amount)
FROM ledger_entry e JOIN ledger_account a USING (account_id)
WHERE e.kind = 'order_charge' AND a.kind = 'merchant_free' GROUP BY 1, 2;
--> statement-breakpoint
CREATE FUNCTION count_fee_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO fee_month AS had (mer_id, month, taken)
	SELECT a.owner_id, to_char(NEW.created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM'), -NEW.amount
	FROM ledger_account a WHERE a.account_id = NEW.account_id AND a.kind = 'merchant_free'
	ON CONFLICT (mer_id, month) DO UPDATE SET taken = had.taken + excluded.taken;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER fee_months AFTER INSERT ON "ledger_entry"
FOR EACH ROW WHEN (NEW.kind = 'order_charge') EXECUTE FUNCTION count_fee_month();
--> statement-breakpoint
-- Who has made a coupon before that was kept: the trail says it where only one person has sent that title just then.
UPDATE coupon c SET created_by = found.uid FROM (
	SELECT c.coupon_id, min(a.uid) AS uid FROM coupon c JOIN audit_entry a ON a.phase = 'begin'
		AND a.act IN ('POST /api/merchant/coupon/create', 'POST /api/platform/coupon/create')
		AND coalesce(a.mer_id, 0) = c.mer_id AND a.at BETWEEN c.created_at - interval '10 seconds' AND c.created_at + interval '10 seconds'
		AND position('"title":' || to_json(c.title)::text IN a.input) > 0
	WHERE c.created_by IS NULL GROUP BY c.coupon_id HAVING count(DISTINCT a.uid) = 1
) AS found WHERE c.coupon_id = found.coupon_id;
