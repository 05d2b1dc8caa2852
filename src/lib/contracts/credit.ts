import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { Amount, RandomId, Time } from './list.ts';
import { PayStart, PayType, ReturnUrl } from './payment.ts';

export const CreditBillView = z.object({
  bill_id: z.string(),
  bill_sn: z.string(),
  order_sn: z.string(),
  group_order_id: z.string(),
  /** It stands among the reader's own orders, not in the company's books alone. */
  is_own: z.boolean(),
  amount: Amount,
  /** What is still to be paid. */
  open_amount: Amount,
  status: z.enum(['open', 'overdue', 'settled']),
  due_time: Time,
  create_time: Time,
});
export type CreditBillView = z.infer<typeof CreditBillView>;

export const CreditView = z.object({
  /** Whether the company may buy on credit terms. */
  is_open: z.boolean(),
  limit: Amount,
  used: Amount,
  free: Amount,
  /** While a bill is overdue, nothing more can be bought on credit. */
  is_overdue: z.boolean(),
  bills: z.array(CreditBillView),
});
export type CreditView = z.infer<typeof CreditView>;

export const creditApi = {
  read: endpoint.get('/api/user/credit', {
    summary: "Credit terms of the caller's company: limit, what is used, bills",
    access: 'user',
    returns: CreditView,
  }),
  repay: endpoint.post('/api/user/credit/repay/:bill_id', {
    outside: true,
    summary: 'Pays what is open of a bill, by balance at once or at a provider',
    access: 'user',
    input: z.object({ bill_id: RandomId, type: PayType, return_url: ReturnUrl }),
    returns: PayStart,
    fails: [
      'credit.bill_not_found',
      'credit.settled',
      'balance.short',
      'payment.method_required',
      'payment.method_off',
      'payment.return_url',
      'payment.provider_down',
    ],
    limit: { max: 60, windowMs: minutes(1) },
  }),
};
