import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Counts, Amount, deskInput, deskOf, Id, RandomId, Time } from './list.ts';
import { Buyer } from './oversight.ts';
import { BoughtOrder } from './payment-desk.ts';

/** A bill is overdue while it is open after the time at which it was due. */
const BILL_STATES = ['open', 'overdue', 'settled'] as const;
export const BILL_TABS = [...BILL_STATES, 'all'] as const;
export type BillTab = (typeof BILL_TABS)[number];

const Bill = {
  bill_id: z.string(),
  bill_sn: z.string(),
  status: z.enum(BILL_STATES),
  company: z.object({ company_id: z.number(), name: z.string() }),
  /** Who placed the order. */
  buyer: Buyer,
  /** Number of the purchase that was bought. */
  group_order_sn: z.string(),
  amount: Amount,
  /** What has come back: paid by the company, or refunded. */
  repaid: Amount,
  open_amount: Amount,
  due_time: Time,
  create_time: Time,
  settled_time: z.nullable(Time),
};

/** What a company owes, or has owed, for a purchase on its credit. */
export const WatchedBill = z.object(Bill);
export type WatchedBill = z.infer<typeof WatchedBill>;

/** The same with what was bought, what was repaid, and how the company stands. */
export const WatchedBillDetail = z.object({
  ...Bill,
  company: z.object({
    ...Bill.company.shape,
    status: z.string(),
    limit: Amount,
    used: Amount,
    /** Open bills that are due: while there is one, the company buys nothing on credit. */
    overdue: z.number(),
  }),
  orders: z.array(BoughtOrder),
  repayments: z.array(
    z.object({
      repayment_id: z.string(),
      nickname: z.string(),
      /** The number of its payment at a provider; empty: from the balance. */
      number: z.string(),
      amount: Amount,
      /** What has gone back of it, for goods that were refunded later. */
      returned: Amount,
      time: Time,
    }),
  ),
  /** What refunds have taken off the bill. */
  refunded: Amount,
});
export type WatchedBillDetail = z.infer<typeof WatchedBillDetail>;

const ofFinance = { access: 'platform', role: 'finance' } as const;

export const creditDeskApi = {
  list: endpoint.get('/api/platform/credit_bill/lst', {
    ...ofFinance,
    summary:
      'Bills of all companies on credit terms, what is owed by the time it is due, all others the latest due first; found by number of bill or purchase, company, and name or phone of the buyer; days are those on which they are due',
    input: z.object({
      ...deskInput,
      tab: z._default(z.enum(BILL_TABS), 'all'),
      company: z.optional(Id),
    }),
    returns: z.extend(deskOf(WatchedBill), {
      /** What all companies owe together, and how much of it is overdue. */
      about: z.object({ open_amount: Amount, overdue_amount: Amount }),
    }),
  }),
  counts: endpoint.get('/api/platform/credit_bill/counts', {
    ...ofFinance,
    summary: 'How many bills on credit terms are in each state',
    returns: Counts,
  }),
  detail: endpoint.get('/api/platform/credit_bill/detail/:id', {
    ...ofFinance,
    summary: 'A bill with the orders that it is for, what was repaid by whom, and the credit of its company',
    input: z.object({ id: RandomId }),
    returns: WatchedBillDetail,
    fails: ['credit.bill_not_found'],
  }),
};
