/**
 * What a column may hold: the states of the flow tables and the kinds of things, once for the column, its check in the
 * database, the flow and the wire. A list that the wire names itself stands with its feature (INQUIRY_STATES …).
 */

// Accounts and companies.
export const ACCOUNT_STATES = ['active', 'disabled', 'closed'] as const;
export const OPERATOR_ROLES = ['merchant', 'clerk', 'platform'] as const;
export const SCAN_STATES = ['waiting', 'scanned', 'confirmed', 'refused', 'used'] as const;
export type ScanState = (typeof SCAN_STATES)[number];
export const FAVOURITE_KINDS = ['product', 'store', 'belt', 'market'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];
export const INVITATION_STATES = ['pending', 'accepted', 'refused', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export const APPROVAL_STATES = ['waiting', 'approved', 'refused', 'over'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];
/** As whom an operator acts; `server`: a command at the server itself. */
export const AUDIT_ROLES = [...OPERATOR_ROLES, 'server'] as const;
export type AuditRole = (typeof AUDIT_ROLES)[number];
export const AUDIT_PHASES = ['begin', 'end'] as const;

// Goods and stores.
/**
 * `to_order`: made for one buyer at a quoted price, and shown in no list. `withheld`: the platform has taken it off the
 * shelf, or its store is frozen or closes. `draft`: its store is not done with it. `reviewing`: it waits for the platform.
 */
export const PRODUCT_STATES = [
  'on_sale',
  'off_shelf',
  'deleted',
  'to_order',
  'withheld',
  'draft',
  'reviewing',
] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
export const PARAMETER_KINDS = ['number', 'range', 'thread', 'choice'] as const;
export const PARAM_TYPES = ['text', 'number', 'range', 'choice'] as const;
export const PARAM_FILTERS = ['auto', 'yes', 'no'] as const;
export type ParamFilter = (typeof PARAM_FILTERS)[number];
export const CORRECTION_STATES = ['waiting', 'done', 'refused'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export const STORE_STATES = ['open', 'closed', 'deleted'] as const;
export const CARD_VISIBILITIES = ['yes', 'no'] as const;

// Community.
export const POST_KINDS = ['post', 'video'] as const;
export const POST_STATES = ['reviewing', 'shown', 'refused', 'off_shelf', 'deleted'] as const;
export type PostState = (typeof POST_STATES)[number];
export const COVER_SHAPES = ['wide', 'tall'] as const;
/** hidden: the platform has taken it down. */
export const BROADCAST_STATES = ['upcoming', 'live', 'ended', 'hidden', 'deleted'] as const;

// Activities and coupons.
export const ACTIVITY_KINDS = ['seckill', 'presale', 'bundle'] as const;
export const ACTIVITY_STATES = ['pending', 'approved', 'refused', 'taken_down'] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];
export const PRESALE_PAYS = ['full', 'deposit'] as const;
export const PRESALE_DELIVERIES = ['after_pay', 'after_end'] as const;
export const PRESALE_ORDER_STATES = [
  'waiting',
  'due',
  'verifying',
  'paid',
  'closed',
  'returned',
  'cancelled',
] as const;
/** Parts that a store's own home page is made of. */
export const STORE_BLOCK_KINDS = ['banner', 'goods', 'categories', 'text'] as const;
export type StoreBlockKind = (typeof STORE_BLOCK_KINDS)[number];
export const COUPON_KINDS = ['store', 'product', 'general', 'category', 'cross_store'] as const;
export const COUPON_SENDINGS = [
  'receive',
  'spend_reward',
  'new_user',
  'gift',
  'first_order',
  'member',
] as const;
export const COUPON_STATES = ['draft', 'open', 'closed'] as const;
export type CouponState = (typeof COUPON_STATES)[number];
export const CLAIM_STATES = ['unused', 'used', 'expired', 'withdrawn'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

// Orders and what comes after them.
export const GROUP_ORDER_STATES = ['unpaid', 'verifying', 'paid', 'cancelled'] as const;
export type GroupOrderState = (typeof GROUP_ORDER_STATES)[number];
export const STORE_ORDER_STATES = [
  'unpaid',
  'balance_due',
  'to_ship',
  'to_receive',
  'to_review',
  'done',
  'refunded',
  'closed',
  'cancelled',
] as const;
export type StoreOrderState = (typeof STORE_ORDER_STATES)[number];
export const ORDER_KINDS = ['normal', ...ACTIVITY_KINDS, 'sample'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
export const DELIVERIES = ['express', 'pick_up', 'city'] as const;
export type Delivery = (typeof DELIVERIES)[number];
export const LINE_REFUND_STATES = ['none', 'refunding', 'partly', 'fully', 'credited'] as const;
export const REFUND_STATES = [
  'reviewing',
  'offered',
  'to_return',
  'returning',
  'refunded',
  'refused',
  'arbitrating',
  'cancelled',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/**
 * States of a refund that still needs an act of one party: units of the order are reserved, its money is not settled.
 */
export const OPEN_REFUND_STATES = ['reviewing', 'offered', 'to_return', 'returning', 'arbitrating'] as const;
export const REFUND_KINDS = ['money', 'return'] as const;
export const REFUND_MODES = ['single', 'batch'] as const;
export const REFUND_ACTORS = ['buyer', 'merchant', 'platform', 'system'] as const;
export const FEE_INVOICE_STATES = ['requested', 'issued', 'red_lettered'] as const;
/** How a month and its invoice stand, beside what the books say. */
export const FEE_INVOICE_MARKS = ['open', 'due', 'requested', 'issued', 'changed', 'red_lettered'] as const;
export type FeeInvoiceMark = (typeof FEE_INVOICE_MARKS)[number];
export const INVOICE_MAIL_STATES = ['waiting', 'sent', 'refused'] as const;
export const CHARGE_TYPES = ['pieces', 'weight', 'volume'] as const;
export const UNDELIVERIES = ['none', 'listed', 'only_ruled'] as const;
/** What a link to a private file leads to: a picture that is kept, a paper that is drawn, a file of goods. */
export const PAPER_KINDS = [
  'invoice',
  'order',
  'orders',
  'invoices',
  'settled',
  'ledger',
  'personal',
  'report',
  'table',
] as const;
/** Tables that a job writes when they are long; they are kept for some days. `list` is any list of a desk as its screen shows it. */
export const TABLE_KINDS = ['orders', 'invoices', 'settled', 'ledger', 'list'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];
export const CATALOG_FILE_KINDS = ['errors', 'export', 'template'] as const;
export const FILE_LINK_KINDS = ['picture', ...PAPER_KINDS, ...CATALOG_FILE_KINDS] as const;
export type FileLinkKind = (typeof FILE_LINK_KINDS)[number];

// Money.
/** Ways to pay. `cashier` is the local stand-in, offered only while no real provider is set; `offline` is a bank transfer. */
export const PAY_TYPES = [
  'balance',
  'cashier',
  'weixin',
  'weixinQr',
  'alipay',
  'alipayQr',
  'offline',
  'credit',
] as const;
/** How a group order was paid in the end; `none`: nothing was left to pay. */
export const PAID_BY = ['none', ...PAY_TYPES] as const;
export type PaidBy = (typeof PAID_BY)[number];
export const PAYMENT_PURPOSES = ['order', 'recharge', 'presale', 'credit'] as const;
export type Purpose = (typeof PAYMENT_PURPOSES)[number];
export const PAYMENT_STATES = ['pending', 'paid', 'closed', 'refunded'] as const;
export const REFUND_PAYMENT_STATES = ['pending', 'failed', 'done'] as const;
export const CASHIER_STATES = ['open', 'paid', 'closed'] as const;
export const BANK_TRANSFER_STATES = ['waiting', 'half_confirmed', 'confirmed', 'refused'] as const;
export type BankTransferState = (typeof BANK_TRANSFER_STATES)[number];
/** A withdrawal of a store: asked for, approved by a second person there, sent by two of the platform. */
export const WITHDRAWAL_STATES = [
  'asked',
  'approved',
  'half_confirmed',
  'paid',
  'refused',
  'withdrawn',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
/** A store that closes for good: what is open is settled, it is closed, or it was opened again. */
export const STORE_CLOSING_STATES = ['winding_up', 'closed', 'taken_back'] as const;
export type StoreClosingState = (typeof STORE_CLOSING_STATES)[number];
export const STORE_ACCOUNT_STATES = ['proposed', 'in_force', 'replaced', 'refused'] as const;
export const CREDIT_BILL_STATES = ['open', 'settled'] as const;
export const MASS_CHANGE_KINDS = [
  'price',
  'stock',
  'shelf',
  'group',
  'own_category',
  'price_list',
  'coupon',
  'synonym',
  'standard',
] as const;
export type MassChangeKind = (typeof MASS_CHANGE_KINDS)[number];
/** kept: the row was changed by another act since then, and was not taken back. */
export const MASS_CHANGE_OUTCOMES = ['done', 'undone', 'kept'] as const;
export type MassChangeOutcome = (typeof MASS_CHANGE_OUTCOMES)[number];
export const COMMISSION_KINDS = ['store', 'category'] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];
export const LEDGER_ACCOUNT_KINDS = [
  'buyer_balance',
  'merchant_frozen',
  'merchant_free',
  'merchant_payout',
  'merchant_margin',
  'platform_income',
  'platform_coupon',
  'refund_due',
  'points_free',
  'points_locked',
  'points_source',
  'credit_receivable',
  'bank',
  'gateway',
] as const;
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number];

/** Why money or points moved; for money that goes back, why it could not be kept. */
export const LEDGER_KINDS = [
  'pay_order',
  'pay_presale',
  'recharge',
  'recharge_gift',
  'repay_credit',
  'presale_deposit',
  'withdraw_ask',
  'withdraw_back',
  'withdraw_paid',
  'margin_paid',
  'margin_back',
  'order_release',
  'order_charge',
  'refund',
  'refund_out',
  'gift_back',
  'platform_coupon_back',
  'late_payment',
  'double_payment',
  'price_changed',
  'correction',
  'points_earn',
  'points_release',
  'points_sign',
  'points_gift',
  'points_spend',
  'points_return',
  'points_refund',
  'points_withdraw',
  'points_expire',
] as const;
/** Why money that came may not be kept. */
export type ReturnReason = Extract<LedgerKind, 'late_payment' | 'double_payment' | 'price_changed'>;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Providers whose statement files are compared with payments; the kinds of differences; and which way money went. */
export const STATEMENT_PROVIDERS = ['alipay', 'weixin'] as const;
export type StatementProvider = (typeof STATEMENT_PROVIDERS)[number];
export const DIFFERENCE_KINDS = ['missing_here', 'missing_there', 'amount'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];
export const MONEY_WAYS = ['in', 'out'] as const;
export type MoneyWay = (typeof MONEY_WAYS)[number];

// Sourcing and service.
export const INQUIRY_INVOICES = ['none', 'plain', 'special'] as const;
/** Notices that an account gets: keys of locales/<locale>/notice.json. */
export const NOTICE_KINDS = [
  'order.paid',
  'order.deposit_paid',
  'order.timed_out',
  'order.price_changed',
  'order.urged',
  'order.shipped',
  'order.receive_code',
  'order.received',
  'payment.returned',
  'refund.agreed',
  'refund.send_back',
  'refund.refused',
  'refund.lapsed',
  'refund.offered',
  'refund.called_off',
  'refund.declined',
  'refund.offer_lapsed',
  'refund.kept',
  'refund.call_off_lapsed',
  'refund.mall_called_off',
  'refund.paid',
  'coupon.given',
  'coupon.withdrawn',
  'coupon.ending',
  'balance.corrected',
  'presale.deposit_back',
  'presale.balance_due',
  'points.free',
  'initial_password',
  'intention_approved',
  'intention_rejected',
  'transfer.refused',
  'credit.low',
  'credit.due_soon',
  'credit.overdue',
  'company.verified',
  'company.rejected',
  'company.to_pay',
  'team.invited',
  'team.joined',
  'team.refused',
  'team.removed',
  'team.left',
  'team.handover.asked',
  'team.handover.withdrawn',
  'team.handover.refused',
  'team.handover.done',
  'team.role.admin',
  'team.role.purchaser',
  'team.role.approver',
  'team.role.finance',
  'approval.asked',
  'approval.approved',
  'approval.refused',
  'approval.change',
  'approval.lapsed',
  'arrival',
  'inquiry.approved',
  'inquiry.rejected',
  'inquiry.quoted',
  'inquiry.requoted',
  'inquiry.withdrawn',
  'inquiry.ended',
  'inquiry.expired',
  'inquiry.invited',
  'inquiry.lapsed',
  'quotation.negotiate',
  'quotation.accepted',
  'quotation.refused',
  'quotation.ordered',
  'chat',
  'feedback',
  'desk.to_ship',
  'desk.refunds',
  'desk.invoices',
  'desk.fee_invoices',
  'desk.reminded',
  'desk.urged',
  'desk.called_off',
  'desk.appeals',
  'desk.low',
  'desk.goods_reviewed',
  'desk.settled',
  'desk.platform',
  'desk.misses',
  'desk.webhook_off',
  'desk.webhook_made',
  'desk.token_made',
  'desk.tokens_over',
  'desk.tokens_stay',
  'desk.table',
  'desk.table_failed',
  'store.closing',
  'store.reopened',
  'store.closed',
  'staff.invited',
  'staff.joined',
  'staff.refused',
  'staff.added',
  'staff.changed',
  'staff.removed',
  'delivery.chosen',
  'operator.added',
  'operator.changed',
  'operator.removed',
  'operator.others',
  'personal_file',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
/** Ways besides the site's own list on which an account may have notices, and when. */
export const NOTICE_WAYS = ['mail', 'sms'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];
export const NOTICE_PACES = ['now', 'daily'] as const;
export type NoticePace = (typeof NOTICE_PACES)[number];
/** What is chosen together: who has one of the kinds wants the others in the same way. */
export const NOTICE_GROUPS = {
  to_ship: ['desk.to_ship', 'desk.reminded', 'desk.urged', 'desk.called_off'],
  refunds: [
    'desk.refunds',
    'desk.appeals',
    'refund.declined',
    'refund.offer_lapsed',
    'refund.kept',
    'refund.call_off_lapsed',
  ],
  invoices: ['desk.invoices', 'desk.fee_invoices'],
  goods: ['desk.low', 'desk.goods_reviewed'],
  money: ['desk.settled'],
  sourcing: [
    'inquiry.invited',
    'quotation.negotiate',
    'quotation.accepted',
    'quotation.refused',
    'quotation.ordered',
  ],
  chat: ['chat'],
  platform: ['desk.platform', 'desk.misses'],
  company: ['approval.asked', 'company.to_pay'],
} as const satisfies Record<string, readonly NoticeKind[]>;
export type NoticeGroup = keyof typeof NOTICE_GROUPS;
export const NOTICE_GROUP_NAMES = Object.keys(NOTICE_GROUPS) as [NoticeGroup, ...NoticeGroup[]];
export const CHAT_SIDES = ['buyer', 'store', 'auto'] as const;
/** msn_type of the specification: text, emoji, picture, product, order, refund, presale. */
export const SENT_TYPES = [1, 2, 3, 4, 5, 6, 7] as const;
export type SentType = (typeof SENT_TYPES)[number];
/** The same, and 100: a message that was taken back. */
export const LAST_TYPES = [...SENT_TYPES, 100] as const;
export type LastType = (typeof LAST_TYPES)[number];
/** services_type of the specification; 1: buyers are given a number to call, 0: they write. */
export const SERVICE_TYPES = [0, 1] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** How a message that may be reworded reaches its reader. */
export const WORDING_KINDS = ['sms', 'notice', 'letter'] as const;
/** Parts of the home page that an operator may hide, in the order in which they stand there. */
export const HOME_BLOCKS = [
  'seckill',
  'presale',
  'coupons',
  'belts',
  'factories',
  'markets',
  'sourcing',
  'brand_stores',
  'channels',
  'floors',
  'news',
  'guess',
] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** Places of banners on the site. */
export const BANNER_SLOTS = ['top', 'home', 'new', 'hot', 'best', 'good', 'user'] as const;

/** What is done with a price list, as its history names it. */
export const PRICE_LIST_EVENTS = ['made', 'changed', 'line', 'line_gone', 'ended'] as const;
export type PriceListEvent = (typeof PRICE_LIST_EVENTS)[number];
/** Events that a store's webhooks may get. */
export const STORE_EVENTS = [
  'order.paid',
  'order.shipped',
  'refund.asked',
  'refund.paid',
  'quotation.wanted',
  'stock.low',
] as const;
/** What a webhook may be sent: those events, and a test. */
export const WEBHOOK_EVENTS = [...STORE_EVENTS, 'ping'] as const;
export type StoreEvent = (typeof STORE_EVENTS)[number];
/** A delivery waits for its turn or its next try, was taken, or was given up. */
export const WEBHOOK_STATES = ['waiting', 'taken', 'given_up'] as const;
/** What of a store is read by the time of its change. */
export const CHANGE_KINDS = ['order', 'refund', 'goods', 'stock', 'invoice'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
