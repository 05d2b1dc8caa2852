import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { VOUCHERS_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { Amount, Keyword, listInput, listOf, RandomId, Time } from './list.ts';

const text = (most: number, code: string) =>
  z.string(code).check(z.maxLength(most, code), z.trim(), z.minLength(1, code));

/** The mall's account, and the number of its branch for transfers between banks. */
export const BankPayee = z.object({
  name: text(60, 'transfer.payee'),
  bank: text(60, 'transfer.payee'),
  account: z.string('transfer.payee').check(z.regex(/^\d[\d ]{6,38}\d$/, 'transfer.payee')),
  /** Not every bank asks for it. */
  branch_no: z._default(z.string('transfer.payee').check(z.regex(/^(\d{12})?$/, 'transfer.payee')), ''),
});
export type BankPayee = z.infer<typeof BankPayee>;

/** A payee account that is in force, or (half confirmed) waits for a second person. */
export const PayeeChange = z.extend(BankPayee, { is_half_confirmed: z.boolean() });
export type PayeeChange = z.infer<typeof PayeeChange>;

/** The account in force, and another one that waits for a second person. */
export const PayeeRow = z.extend(BankPayee, {
  state: z.enum(['in_force', 'proposed']),
  /** Who proposed it, and when; empty for the one in force. */
  by: z.string(),
  time: z.nullable(Time),
  is_own: z.boolean(),
});
export type PayeeRow = z.infer<typeof PayeeRow>;

export const TransferView = z.object({
  transfer_id: z.string(),
  status: z.enum(['waiting', 'confirmed', 'refused']),
  payer_name: z.string(),
  bank: z.string(),
  serial_no: z.string(),
  amount: Amount,
  /** Private pictures: only the buyer and the platform may open them. */
  voucher: z.array(z.string()),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  create_time: Time,
});
export type TransferView = z.infer<typeof TransferView>;

export const TransferPage = z.object({
  group_order_id: z.string(),
  /** State of the group order: unpaid, verifying, paid or cancelled. */
  status: z.string(),
  pay_price: Amount,
  close_time: Time,
  /** What to write as the purpose of the transfer. */
  remark: z.string(),
  payee: z.nullable(BankPayee),
  /** The order may be kept until the bank has sent the money: see `announce`. */
  can_announce: z.boolean(),
  /** The latest voucher. */
  transfer: z.nullable(TransferView),
});
export type TransferPage = z.infer<typeof TransferPage>;

export const TransferRow = z.extend(TransferView, {
  group_order_sn: z.string(),
  order_status: z.string(),
  remark: z.string(),
  /** One person has confirmed it; another one must. */
  is_half_confirmed: z.boolean(),
  /** The person who confirmed it first; empty before that. */
  first_by: z.string(),
  /** The caller confirmed it first, and may not be the second person. */
  is_own_first: z.boolean(),
});
export type TransferRow = z.infer<typeof TransferRow>;

export const TransferDecision = z.object({
  /** half_confirmed, confirmed or refused. */
  status: z.string(),
  /** posted, returned (the order was over by then) or null. */
  outcome: z.nullable(z.string()),
});
export type TransferDecision = z.infer<typeof TransferDecision>;

export const HandRefund = z.object({
  refund_id: z.string(),
  amount: Amount,
  payer_name: z.string(),
  bank: z.string(),
  serial_no: z.string(),
  /** One person has confirmed that it was sent; a second one must too. */
  is_half_confirmed: z.boolean(),
  first_by: z.string(),
  is_own_first: z.boolean(),
  create_time: Time,
});
export type HandRefund = z.infer<typeof HandRefund>;

export const HandRefundState = z.object({ status: z.enum(['half_confirmed', 'done']) });
export type HandRefundState = z.infer<typeof HandRefundState>;

/** Data of the bank's slip, with its pictures. */
export const transferSlip = {
  payer_name: text(60, 'transfer.payer_name'),
  bank: text(40, 'transfer.bank'),
  serial_no: z.string('transfer.serial_no').check(z.regex(/^[0-9A-Za-z-]{4,40}$/, 'transfer.serial_no')),
  amount: z.string('transfer.amount_shape').check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'transfer.amount_shape')),
  /** Pictures that the caller has uploaded in the field `voucher`. */
  voucher: z
    .array(z.string().check(z.maxLength(300)), 'transfer.voucher')
    .check(z.minLength(1, 'transfer.voucher'), z.maxLength(VOUCHERS_MAX, 'transfer.voucher')),
};

const ofOrder = { group_id: RandomId };
const ofTransfer = { transfer_id: RandomId };

export const bankTransferApi = {
  read: endpoint.get('/api/order/offline/:group_id', {
    summary: 'Account and code for a bank transfer, and how the latest voucher stands',
    access: 'user',
    input: z.object(ofOrder),
    returns: TransferPage,
    fails: ['order.not_found'],
  }),
  send: endpoint.post('/api/order/offline/:group_id', {
    summary: 'Sends the voucher of a bank transfer; the order waits for the finance desk',
    access: 'user',
    input: z.object({
      ...ofOrder,
      ...transferSlip,
    }),
    returns: TransferView,
    fails: [
      'order.not_found',
      'order.cancelled',
      'order.verifying',
      'order.waiting_approval',
      'order.wrong_state',
      'payment.method_off',
      'payment.not_for_kind',
      'transfer.payer_name',
      'transfer.bank',
      'transfer.serial_no',
      'transfer.amount_shape',
      'transfer.amount',
      'transfer.voucher',
      'transfer.serial_used',
      'transfer.too_many',
    ],
    limit: { max: 30, windowMs: minutes(10) },
  }),
  announce: endpoint.post('/api/order/offline/:group_id/announce', {
    summary: 'Keeps an unpaid order as long as a bank transfer takes, before there is a voucher',
    access: 'user',
    input: z.object(ofOrder),
    returns: TransferPage,
    fails: [
      'order.not_found',
      'order.cancelled',
      'order.verifying',
      'order.waiting_approval',
      'order.wrong_state',
      'payment.method_off',
      'payment.not_for_kind',
      'transfer.too_many_announced',
    ],
    limit: { max: 30, windowMs: minutes(10) },
  }),
  list: endpoint.get('/api/platform/transfer', {
    summary:
      'Vouchers that wait for the finance desk; found by payer, bank, number of the bank, amount or number of the order',
    access: 'platform',
    role: 'finance',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(TransferRow),
  }),
  confirm: endpoint.post('/api/platform/transfer/:transfer_id/confirm', {
    summary: 'The money is there; large sums take effect with a second person',
    access: 'platform',
    role: 'finance',
    input: z.object({ ...ofTransfer, amount: z.string('transfer.amount_shape').check(z.maxLength(20)) }),
    returns: TransferDecision,
    fails: [
      'transfer.not_found',
      'transfer.decided',
      'transfer.amount',
      'transfer.amount_shape',
      'transfer.second_person',
      'oversight.newcomer',
      'transfer.own',
      'transfer.serial_used',
    ],
  }),
  refuse: endpoint.post('/api/platform/transfer/:transfer_id/refuse', {
    summary: 'The money is not there; the order waits for its payment again',
    access: 'platform',
    role: 'finance',
    input: z.object({ ...ofTransfer, reason: text(100, 'transfer.reason') }),
    returns: TransferDecision,
    fails: ['transfer.not_found', 'transfer.decided', 'transfer.reason', 'transfer.own'],
  }),
  refunds: endpoint.get('/api/platform/refund_transfer', {
    summary: 'Refunds of bank transfers that somebody must send',
    access: 'platform',
    role: 'finance',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(HandRefund),
  }),
  confirmRefund: endpoint.post('/api/platform/refund_transfer/:refund_id/confirm', {
    summary: 'The refund was sent at the bank; large sums are booked with a second person',
    access: 'platform',
    role: 'finance',
    input: z.object({
      refund_id: RandomId,
      trade_no: z.string('transfer.serial_no').check(z.regex(/^[0-9A-Za-z-]{4,40}$/, 'transfer.serial_no')),
    }),
    returns: HandRefundState,
    fails: [
      'request.not_found',
      'transfer.decided',
      'transfer.own',
      'transfer.serial_no',
      'transfer.serial_sent',
      'transfer.serial_other',
      'transfer.second_person',
      'oversight.newcomer',
    ],
  }),
  payees: endpoint.get('/api/platform/payee/lst', {
    summary: 'The account that buyers transfer to, and another one that waits for a second person',
    access: 'platform',
    role: 'finance',
    input: z.object(listInput),
    returns: listOf(PayeeRow),
  }),
  payee: endpoint.post('/api/platform/payee', {
    summary: 'Sets the account that buyers transfer to; another one in its place takes two people',
    access: 'platform',
    role: 'finance',
    input: BankPayee,
    returns: PayeeChange,
    fails: ['transfer.payee', 'transfer.second_person', 'oversight.newcomer'],
  }),
};
