ALTER TABLE "coupon_user" DROP CONSTRAINT "coupon_user_status";--> statement-breakpoint
ALTER TABLE "invoice_mail" DROP CONSTRAINT "invoice_mail_status";--> statement-breakpoint
ALTER TABLE "chat_message" DROP CONSTRAINT "chat_message_side";--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_status_known" CHECK ("company"."status" in ('pending', 'verified', 'rejected'));--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_kind_known" CHECK ("favourite"."kind" in ('product', 'store', 'belt', 'market'));--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_strategy_known" CHECK ("login_ticket"."strategy" in ('password', 'sms', 'code'));--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind_known" CHECK ("notice"."kind" in ('order.paid', 'order.deposit_paid', 'order.timed_out', 'order.price_changed', 'order.shipped', 'order.receive_code', 'order.received', 'payment.returned', 'refund.agreed', 'refund.send_back', 'refund.refused', 'refund.lapsed', 'refund.paid', 'coupon.given', 'coupon.withdrawn', 'coupon.ending', 'presale.deposit_back', 'presale.balance_due', 'points.free', 'initial_password', 'intention_approved', 'intention_rejected', 'transfer.refused', 'credit.low', 'credit.due_soon', 'credit.overdue', 'company.verified', 'company.rejected', 'team.invited', 'team.joined', 'team.refused', 'team.removed', 'team.left', 'team.role.admin', 'team.role.purchaser', 'team.role.approver', 'team.role.finance', 'approval.asked', 'approval.approved', 'approval.refused', 'arrival', 'inquiry.approved', 'inquiry.rejected', 'inquiry.quoted', 'inquiry.requoted', 'inquiry.withdrawn', 'inquiry.ended', 'inquiry.expired', 'inquiry.invited', 'inquiry.lapsed', 'quotation.negotiate', 'quotation.accepted', 'quotation.refused', 'quotation.ordered', 'chat', 'feedback'));--> statement-breakpoint
ALTER TABLE "scan_login" ADD CONSTRAINT "scan_login_status_known" CHECK ("scan_login"."status" in ('waiting', 'scanned', 'confirmed', 'refused', 'used'));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_strategy_known" CHECK ("session"."strategy" in ('password', 'sms', 'code'));--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_type_known" CHECK ("sms_code"."type" in ('mobile', 'login', 'change_pwd', 'change_phone', 'intention', 'close_account'));--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_status_known" CHECK ("user_account"."status" in ('active', 'disabled', 'closed'));--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_company_role_known" CHECK ("user_account"."company_role" in ('admin', 'purchaser', 'approver', 'finance'));--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_known" CHECK ("user_role"."role" in ('merchant', 'clerk', 'platform'));--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_platform_roles_known" CHECK ("user_role"."platform_roles" <@ array['owner', 'review', 'finance', 'service', 'content', 'risk']);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_status_known" CHECK ("product"."status" in ('on_sale', 'off_shelf', 'deleted'));--> statement-breakpoint
ALTER TABLE "merchant" ADD CONSTRAINT "merchant_status_known" CHECK ("merchant"."status" in ('open', 'closed', 'deleted'));--> statement-breakpoint
ALTER TABLE "group_order" ADD CONSTRAINT "group_order_approval_known" CHECK ("group_order"."approval" in ('waiting', 'approved', 'refused', 'over'));--> statement-breakpoint
ALTER TABLE "group_order" ADD CONSTRAINT "group_order_status_known" CHECK ("group_order"."status" in ('unpaid', 'verifying', 'paid', 'cancelled'));--> statement-breakpoint
ALTER TABLE "group_order" ADD CONSTRAINT "group_order_kind_known" CHECK ("group_order"."kind" in ('normal', 'seckill', 'presale', 'bundle', 'sample'));--> statement-breakpoint
ALTER TABLE "group_order" ADD CONSTRAINT "group_order_pay_type_known" CHECK ("group_order"."pay_type" in ('none', 'balance', 'cashier', 'weixin', 'weixinQr', 'alipay', 'alipayQr', 'offline', 'credit'));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_refund_state_known" CHECK ("order_line"."refund_state" in ('none', 'refunding', 'partly', 'fully', 'credited'));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_kind_known" CHECK ("order_line"."kind" in ('normal', 'seckill', 'presale', 'bundle', 'sample'));--> statement-breakpoint
ALTER TABLE "order_log" ADD CONSTRAINT "order_log_from_known" CHECK ("order_log"."from" in ('unpaid', 'balance_due', 'to_ship', 'to_receive', 'to_review', 'done', 'refunded', 'closed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "order_log" ADD CONSTRAINT "order_log_to_known" CHECK ("order_log"."to" in ('unpaid', 'balance_due', 'to_ship', 'to_receive', 'to_review', 'done', 'refunded', 'closed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_status_known" CHECK ("store_order"."status" in ('unpaid', 'balance_due', 'to_ship', 'to_receive', 'to_review', 'done', 'refunded', 'closed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_delivery_known" CHECK ("store_order"."delivery" in ('express', 'pick_up', 'city'));--> statement-breakpoint
ALTER TABLE "cashier_trade" ADD CONSTRAINT "cashier_trade_status_known" CHECK ("cashier_trade"."status" in ('open', 'paid', 'closed'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_purpose_known" CHECK ("payment"."purpose" in ('order', 'recharge', 'presale', 'credit'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_status_known" CHECK ("payment"."status" in ('pending', 'paid', 'closed', 'refunded'));--> statement-breakpoint
ALTER TABLE "refund_payment" ADD CONSTRAINT "refund_payment_status_known" CHECK ("refund_payment"."status" in ('pending', 'failed', 'done'));--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind_known" CHECK ("ledger_account"."kind" in ('buyer_balance', 'merchant_frozen', 'merchant_free', 'platform_income', 'platform_coupon', 'refund_due', 'points_free', 'points_locked', 'points_source', 'credit_receivable', 'bank', 'gateway'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind_known" CHECK ("ledger_entry"."kind" in ('pay_order', 'pay_presale', 'recharge', 'recharge_gift', 'repay_credit', 'presale_deposit', 'order_release', 'order_charge', 'refund', 'refund_out', 'gift_back', 'platform_coupon_back', 'late_payment', 'double_payment', 'price_changed', 'points_earn', 'points_release', 'points_sign', 'points_gift', 'points_spend', 'points_return', 'points_refund', 'points_withdraw', 'points_expire'));--> statement-breakpoint
ALTER TABLE "freight_template" ADD CONSTRAINT "freight_template_charge_type_known" CHECK ("freight_template"."charge_type" in ('pieces', 'weight', 'volume'));--> statement-breakpoint
ALTER TABLE "freight_template" ADD CONSTRAINT "freight_template_undelivery_known" CHECK ("freight_template"."undelivery" in ('none', 'listed', 'only_ruled'));--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_kind_known" CHECK ("activity"."kind" in ('seckill', 'presale', 'bundle'));--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_status_known" CHECK ("activity"."status" in ('pending', 'approved', 'refused', 'taken_down'));--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_pays_known" CHECK ("activity"."pays" in ('full', 'deposit'));--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_delivery_known" CHECK ("activity"."delivery" in ('after_pay', 'after_end'));--> statement-breakpoint
ALTER TABLE "presale_order" ADD CONSTRAINT "presale_order_status_known" CHECK ("presale_order"."status" in ('waiting', 'due', 'paid', 'closed', 'returned', 'cancelled'));--> statement-breakpoint
ALTER TABLE "presale_order" ADD CONSTRAINT "presale_order_pay_type_known" CHECK ("presale_order"."pay_type" in ('none', 'balance', 'cashier', 'weixin', 'weixinQr', 'alipay', 'alipayQr', 'offline', 'credit'));--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_kind_known" CHECK ("coupon"."kind" in ('store', 'product', 'general', 'category', 'cross_store'));--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_send_type_known" CHECK ("coupon"."send_type" in ('receive', 'spend_reward', 'new_user', 'gift', 'first_order', 'member'));--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_status_known" CHECK ("coupon"."status" in ('draft', 'open', 'closed'));--> statement-breakpoint
ALTER TABLE "coupon_user" ADD CONSTRAINT "coupon_user_status_known" CHECK ("coupon_user"."status" in ('unused', 'used', 'expired', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "refund_log" ADD CONSTRAINT "refund_log_from_known" CHECK ("refund_log"."from" in ('reviewing', 'to_return', 'returning', 'refunded', 'refused', 'arbitrating', 'cancelled'));--> statement-breakpoint
ALTER TABLE "refund_log" ADD CONSTRAINT "refund_log_to_known" CHECK ("refund_log"."to" in ('reviewing', 'to_return', 'returning', 'refunded', 'refused', 'arbitrating', 'cancelled'));--> statement-breakpoint
ALTER TABLE "refund_log" ADD CONSTRAINT "refund_log_actor_known" CHECK ("refund_log"."actor" in ('buyer', 'merchant', 'platform', 'system'));--> statement-breakpoint
ALTER TABLE "refund_order" ADD CONSTRAINT "refund_order_status_known" CHECK ("refund_order"."status" in ('reviewing', 'to_return', 'returning', 'refunded', 'refused', 'arbitrating', 'cancelled'));--> statement-breakpoint
ALTER TABLE "refund_order" ADD CONSTRAINT "refund_order_kind_known" CHECK ("refund_order"."kind" in ('money', 'return'));--> statement-breakpoint
ALTER TABLE "refund_order" ADD CONSTRAINT "refund_order_mode_known" CHECK ("refund_order"."mode" in ('single', 'batch'));--> statement-breakpoint
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_status_known" CHECK ("bank_transfer"."status" in ('waiting', 'half_confirmed', 'confirmed', 'refused'));--> statement-breakpoint
ALTER TABLE "credit_bill" ADD CONSTRAINT "credit_bill_status_known" CHECK ("credit_bill"."status" in ('open', 'settled'));--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_status_known" CHECK ("invoice"."status" in ('requested', 'issued', 'reissuing', 'red_lettered', 'withdrawn', 'merged'));--> statement-breakpoint
ALTER TABLE "invoice_log" ADD CONSTRAINT "invoice_log_to_known" CHECK ("invoice_log"."to" in ('requested', 'issued', 'reissuing', 'red_lettered', 'withdrawn', 'merged'));--> statement-breakpoint
ALTER TABLE "invoice_mail" ADD CONSTRAINT "invoice_mail_status_known" CHECK ("invoice_mail"."status" in ('waiting', 'sent', 'refused'));--> statement-breakpoint
ALTER TABLE "city_delivery" ADD CONSTRAINT "city_delivery_status_known" CHECK ("city_delivery"."status" in ('waiting', 'to_fetch', 'at_store', 'under_way', 'done', 'cancelled', 'returning', 'returned'));--> statement-breakpoint
ALTER TABLE "city_delivery_log" ADD CONSTRAINT "city_delivery_log_status_known" CHECK ("city_delivery_log"."status" in ('waiting', 'to_fetch', 'at_store', 'under_way', 'done', 'cancelled', 'returning', 'returned'));--> statement-breakpoint
ALTER TABLE "paper_link" ADD CONSTRAINT "paper_link_kind_known" CHECK ("paper_link"."kind" in ('invoice', 'order', 'orders'));--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_status_known" CHECK ("broadcast"."status" in ('upcoming', 'live', 'ended', 'hidden'));--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_kind_known" CHECK ("community_post"."kind" in ('post', 'video'));--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_shape_known" CHECK ("community_post"."shape" in ('wide', 'tall'));--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_status_known" CHECK ("community_post"."status" in ('reviewing', 'shown', 'refused', 'off_shelf', 'deleted'));--> statement-breakpoint
ALTER TABLE "business_card" ADD CONSTRAINT "business_card_visibility_known" CHECK ("business_card"."visibility" in ('yes', 'no'));--> statement-breakpoint
ALTER TABLE "intention" ADD CONSTRAINT "intention_status_known" CHECK ("intention"."status" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
ALTER TABLE "content_file" ADD CONSTRAINT "content_file_kind_known" CHECK ("content_file"."kind" in ('news', 'agreement', 'belt', 'market'));--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_status_known" CHECK ("inquiry"."status" in ('draft', 'pending', 'rejected', 'quoting', 'ended', 'chosen', 'done', 'closed', 'expired'));--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_invoice_type_known" CHECK ("inquiry"."invoice_type" in ('none', 'plain', 'special'));--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_pay_type_known" CHECK ("inquiry"."pay_type" in ('online', 'transfer', 'credit'));--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_status_known" CHECK ("quotation"."status" in ('quoted', 'negotiating', 'accepted', 'refused', 'withdrawn', 'expired', 'ordered'));--> statement-breakpoint
ALTER TABLE "catalog_import" ADD CONSTRAINT "catalog_import_status_known" CHECK ("catalog_import"."status" in ('uploading', 'waiting', 'running', 'done', 'failed'));--> statement-breakpoint
ALTER TABLE "catalog_link" ADD CONSTRAINT "catalog_link_kind_known" CHECK ("catalog_link"."kind" in ('errors', 'export', 'template'));--> statement-breakpoint
ALTER TABLE "catalog_link" ADD CONSTRAINT "catalog_link_format_known" CHECK ("catalog_link"."format" in ('csv', 'xlsx'));--> statement-breakpoint
ALTER TABLE "category_param" ADD CONSTRAINT "category_param_type_known" CHECK ("category_param"."type" in ('text', 'number', 'choice'));--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_side_known" CHECK ("chat_message"."side" in ('buyer', 'store', 'auto'));--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_phase_known" CHECK ("audit_entry"."phase" in ('begin', 'end'));--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_role_known" CHECK ("audit_entry"."role" in ('merchant', 'clerk', 'platform', 'server'));--> statement-breakpoint
ALTER TABLE "device_use" ADD CONSTRAINT "device_use_kind_known" CHECK ("device_use"."kind" in ('activity', 'coupon', 'register'));--> statement-breakpoint
ALTER TABLE "commission_rate" ADD CONSTRAINT "commission_rate_kind_known" CHECK ("commission_rate"."kind" in ('store', 'category'));--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_type_known" CHECK ("feedback"."type" in ('fault', 'idea', 'complaint', 'other'));--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_role_known" CHECK ("company_invitation"."role" in ('admin', 'purchaser', 'approver', 'finance'));--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_status_known" CHECK ("company_invitation"."status" in ('pending', 'accepted', 'refused', 'withdrawn'));