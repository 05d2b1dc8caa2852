import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, Keyword, listInput, listOf, RandomId, Time } from './list.ts';
import { HeaderView, InvoiceView } from './invoice-views.ts';
import { GroupOrder } from './order-views.ts';

export const ApprovalView = z.object({
  group_order_id: z.string(),
  group_order_sn: z.string(),
  /** waiting, approved, refused, or over: cancelled before anybody decided. */
  status: z.string(),
  requester: z.string(),
  is_own: z.boolean(),
  can_decide: z.boolean(),
  total_num: z.number(),
  /** Price of the order and the limit that it is above. */
  amount: Amount,
  order_limit: Amount,
  /** The budget of the requester's month, and what was ordered of it before; null: none. */
  month_budget: z.nullable(Amount),
  month_before: Amount,
  /** What the member had ordered without approval in the 24 hours before; it counts against the limit. */
  bought_before: Amount,
  create_time: Time,
  /** When the order is cancelled if it is not approved. */
  close_time: Time,
  decided_by: z.string(),
  decide_time: z.nullable(Time),
  /** Why it was refused; while it waits, what an approver wants changed; empty otherwise. */
  reason: z.string(),
});
export type ApprovalView = z.infer<typeof ApprovalView>;

export const CompanyOrder = z.object({ order: GroupOrder, approval: z.nullable(ApprovalView) });
export type CompanyOrder = z.infer<typeof CompanyOrder>;

/** An order of the company in its books. */
export const CompanyOrderRow = z.object({
  group_order_id: z.string(),
  group_order_sn: z.string(),
  buyer: z.string(),
  /** unpaid, verifying, paid, cancelled or refunded. */
  status: z.string(),
  /** waiting, approved or refused; null where no approval was needed. */
  approval: z.nullable(z.string()),
  total_num: z.number(),
  pay_price: Amount,
  /** What has gone back of it, freight with it; 0.00: nothing. */
  refunded_price: Amount,
  pay_type: z.nullable(z.string()),
  create_time: Time,
  pay_time: z.nullable(Time),
  can_pay: z.boolean(),
  /** What a paid deposit has left open, and whether it can be paid now; null: nothing. */
  balance: z.nullable(
    z.object({
      presell_order_id: z.string(),
      pay_price: Amount,
      final_start_time: Time,
      final_end_time: Time,
      can_pay: z.boolean(),
    }),
  ),
});
export type CompanyOrderRow = z.infer<typeof CompanyOrderRow>;

/** By which states the orders of a company are looked through: what waits for approval is not yet to be paid. */
export const BOOKED_STATES = ['waiting_approval', 'unpaid', 'verifying', 'paid', 'cancelled'] as const;

const Headers = z.object({ headers: z.array(HeaderView) });
const headerId = z.object({ user_receipt_id: RandomId });
const orderId = z.object({ id: RandomId });

export const approvalApi = {
  list: endpoint.get('/api/user/company/approvals', {
    summary: 'Orders of the company that wait for approval, or were decided; purchasers see their own',
    access: 'user',
    input: z.object({ ...listInput, status: z._default(z.enum(['waiting', 'decided']), 'waiting') }),
    returns: listOf(ApprovalView),
  }),
  order: endpoint.get('/api/user/company/order/:id', {
    summary: 'An order of the company with its goods, for those whom it concerns',
    access: 'user',
    input: orderId,
    returns: CompanyOrder,
    fails: ['order.not_found'],
  }),
  orders: endpoint.get('/api/user/company/orders', {
    summary: 'Everything that was ordered for the company, newest first; for finance and admins',
    access: 'user',
    input: z.object({
      ...listInput,
      status: z.optional(z.enum(BOOKED_STATES)),
      /** Number, goods or receiver of an order, or who has it. */
      keyword: Keyword,
    }),
    returns: listOf(CompanyOrderRow),
    fails: ['team.forbidden'],
  }),
  invoices: endpoint.get('/api/user/company/invoices', {
    summary: 'Invoices of everything that was bought for the company; for finance and admins',
    access: 'user',
    input: z.object(listInput),
    returns: listOf(InvoiceView),
    fails: ['team.forbidden'],
  }),
  approve: endpoint.post('/api/user/company/approval/:id/approve', {
    summary: 'Lets an order that waits be paid; never one’s own',
    access: 'user',
    input: orderId,
    returns: ApprovalView,
    fails: ['team.forbidden', 'approval.not_found', 'approval.own', 'approval.decided'],
  }),
  refuse: endpoint.post('/api/user/company/approval/:id/refuse', {
    summary: 'Cancels an order that waits, with a reason; never one’s own',
    access: 'user',
    input: z.object({
      id: RandomId,
      reason: z.string('approval.reason').check(z.trim(), z.maxLength(100, 'approval.reason')),
    }),
    returns: ApprovalView,
    fails: [
      'team.forbidden',
      'approval.not_found',
      'approval.own',
      'approval.decided',
      'approval.reason',
      'order.wrong_state',
      'order.cancelled',
    ],
  }),
  askChange: endpoint.post('/api/user/company/approval/:id/ask_change', {
    summary: 'Asks the buyer to change an order that waits; it goes on waiting; never one’s own',
    access: 'user',
    input: z.object({
      id: RandomId,
      reason: z.string('approval.change').check(z.trim(), z.maxLength(100, 'approval.change')),
    }),
    returns: ApprovalView,
    fails: ['team.forbidden', 'approval.not_found', 'approval.own', 'approval.decided', 'approval.change'],
  }),
  headers: endpoint.get('/api/user/company/headers', {
    summary: 'Invoice headers of the company, for those who buy for it',
    access: 'user',
    returns: Headers,
  }),
  shareHeader: endpoint.post('/api/user/company/header', {
    summary: 'Copies an invoice header of the caller for the company; for admins',
    access: 'user',
    input: headerId,
    returns: Headers,
    fails: ['team.forbidden', 'invoice.header_not_found', 'invoice.header_limit'],
  }),
  dropHeader: endpoint.post('/api/user/company/header/:user_receipt_id/remove', {
    summary: 'Takes an invoice header of the company away; for admins',
    access: 'user',
    input: headerId,
    returns: Headers,
    fails: ['team.forbidden'],
  }),
};
