CREATE TABLE "notice_choice" (
	"uid" integer NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"pace" text NOT NULL,
	CONSTRAINT "notice_choice_uid_kind_way_pk" PRIMARY KEY("uid","kind","way"),
	CONSTRAINT "notice_choice_kind_known" CHECK ("notice_choice"."kind" in ('order.paid', 'order.deposit_paid', 'order.timed_out', 'order.price_changed', 'order.shipped', 'order.receive_code', 'order.received', 'payment.returned', 'refund.agreed', 'refund.send_back', 'refund.refused', 'refund.lapsed', 'refund.paid', 'coupon.given', 'coupon.withdrawn', 'coupon.ending', 'balance.corrected', 'presale.deposit_back', 'presale.balance_due', 'points.free', 'initial_password', 'intention_approved', 'intention_rejected', 'transfer.refused', 'credit.low', 'credit.due_soon', 'credit.overdue', 'company.verified', 'company.rejected', 'company.to_pay', 'team.invited', 'team.joined', 'team.refused', 'team.removed', 'team.left', 'team.role.admin', 'team.role.purchaser', 'team.role.approver', 'team.role.finance', 'approval.asked', 'approval.approved', 'approval.refused', 'arrival', 'inquiry.approved', 'inquiry.rejected', 'inquiry.quoted', 'inquiry.requoted', 'inquiry.withdrawn', 'inquiry.ended', 'inquiry.expired', 'inquiry.invited', 'inquiry.lapsed', 'quotation.negotiate', 'quotation.accepted', 'quotation.refused', 'quotation.ordered', 'chat', 'feedback', 'desk.to_ship', 'desk.refunds', 'desk.invoices', 'desk.platform')),
	CONSTRAINT "notice_choice_way_known" CHECK ("notice_choice"."way" in ('mail', 'sms')),
	CONSTRAINT "notice_choice_pace_known" CHECK ("notice_choice"."pace" in ('now', 'daily'))
);
--> statement-breakpoint
CREATE TABLE "notice_email" (
	"uid" integer PRIMARY KEY NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"wanted" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_uid_user_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."user_account"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_email" ADD CONSTRAINT "notice_email_uid_user_account_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."user_account"("uid") ON DELETE no action ON UPDATE no action;