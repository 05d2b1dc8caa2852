import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { ActivityLive, ActivityTime, limits, offer, Stage } from './activity.ts';
import { transferSlip, TransferPage, TransferView } from './bank-transfer.ts';
import { endpoint } from './endpoint.ts';
import { GoodsDetail } from './goods-views.ts';
import { Keyword, Amount, Id, IdOrNone, listInput, listOf, RandomId, Time } from './list.ts';
import { OrderRow, PresellOrder } from './order-views.ts';
import { PayMethods, PayStart, PayStatus, PayType, ReturnUrl } from './payment.ts';

/** Terms of a presale, in lists and on its page. */
const terms = {
  product_presell_id: z.number(),
  product_id: z.number(),
  /** 1 paid at once, 2 deposit and balance. */
  presell_type: z.number(),
  /** 0 coming, 1 running, 2 over. */
  presell_status: z.number(),
  stage: Stage,
  start_time: Time,
  end_time: Time,
  final_start_time: z.nullable(Time),
  final_end_time: z.nullable(Time),
  /** Units ordered so far. */
  seles: z.number(),
  limited: z.number(),
  left: z.number(),
};

export const PresaleCard = z.object({
  ...terms,
  mer_id: z.number(),
  store_name: z.string(),
  image: z.string(),
  unit_name: z.string(),
  price: Amount,
  /** The store's lowest price of the last 30 days when it is higher; else "", as for goods that are younger. */
  ot_price: Amount,
  /** Deposit of one unit; "0.00" when all is paid at once. */
  down_price: Amount,
  /** What the best coupon of its store takes off; null: none can be claimed. */
  coupon: z.nullable(z.object({ coupon_id: z.number(), coupon_price: Amount, use_min_price: Amount })),
});
export type PresaleCard = z.infer<typeof PresaleCard>;

export const PresaleDetail = z.object({
  ...GoodsDetail.shape,
  ...terms,
  now: Time,
  /** 1 so many days after the payment, 2 after the end of the presale. */
  delivery_type: z.number(),
  delivery_day: z.number(),
  once_pay_count: z.number(),
  all_pay_count: z.number(),
  offers: z.array(
    z.object({ unique: z.number(), price: Amount, down_price: Amount, ot_price: Amount, stock: z.number() }),
  ),
});
export type PresaleDetail = z.infer<typeof PresaleDetail>;

/** An order whose balance is due or was closed. */
export const PresaleOrderRow = z.object({ ...OrderRow.shape, presell: PresellOrder });
export type PresaleOrderRow = z.infer<typeof PresaleOrderRow>;

const ofBalance = { presell_order_id: RandomId };
/** The order that it belongs to, and the text for the buyer. */
const goodwill = z.object({
  id: RandomId,
  reason: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
});
const given = z.object({ deposit_price: Amount });

/** A deposit that a store holds although its balance was not paid: waiting for it, or kept after it was closed. */
export const HeldDeposit = z.object({
  order_id: z.string(),
  order_sn: z.string(),
  store: z.string(),
  goods: z.string(),
  buyer: z.string(),
  /** due: its balance may still be paid; closed: it was not, and the deposit is kept. */
  status: z.enum(['due', 'closed']),
  deposit_price: Amount,
  balance_price: Amount,
  final_start_time: Time,
  final_end_time: Time,
});
export type HeldDeposit = z.infer<typeof HeldDeposit>;
const heldInput = z.object({ ...listInput, keyword: Keyword, status: z.optional(z.enum(['due', 'closed'])) });

export const presaleApi = {
  list: endpoint.get('/api/store/product/presell/lst', {
    cacheTags: 'presale',
    summary: 'Presales: coming (0), running (1) or over (2)',
    input: z.object({
      ...listInput,
      type: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2)), 1),
      mer_id: z.optional(IdOrNone),
    }),
    returns: listOf(PresaleCard),
  }),
  detail: endpoint.get('/api/store/product/presell/detail/:id', {
    summary: 'Everything the page of a presale shows',
    input: z.object({ id: Id }),
    returns: PresaleDetail,
    fails: ['activity.not_found', 'goods.gone', 'goods.not_found'],
  }),
  live: endpoint.get('/api/store/product/presell/live/:id', {
    summary: 'Stage, clock and stock of a presale as of now',
    input: z.object({ id: Id }),
    returns: ActivityLive,
    fails: ['activity.not_found', 'goods.gone', 'goods.not_found'],
  }),
  agree: endpoint.get('/api/store/product/presell/agree', {
    shared: 60,
    summary: 'The agreement that a deposit is not given back',
    returns: z.object({ title: z.string(), content: z.string() }),
    fails: ['agreement.not_found'],
  }),
  create: endpoint.post('/api/merchant/presell/create', {
    summary: 'Proposes a presale; the platform reviews it',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      product_id: Id,
      presell_type: z.number().check(z.int(), z.minimum(1), z.maximum(2)),
      start_time: ActivityTime,
      end_time: ActivityTime,
      final_start_time: z.optional(ActivityTime),
      final_end_time: z.optional(ActivityTime),
      delivery_type: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(2)), 1),
      delivery_day: z.number().check(z.int(), z.minimum(0), z.maximum(365)),
      ...limits,
      sku: z
        .array(z.object({ ...offer, down_price: z.optional(offer.price) }))
        .check(z.minLength(1), z.maxLength(100)),
    }),
    returns: z.object({ activity_id: z.number() }),
    fails: [
      'goods.gone',
      'activity.price',
      'activity.stock',
      'activity.times',
      'activity.sku_twice',
      'presale.deposit_too_high',
    ],
  }),
  held: endpoint.get('/api/merchant/presell/deposits', {
    summary: 'Deposits that the caller’s store holds: balances that are due, and those that were not paid',
    access: 'merchant',
    role: ['service', 'finance'],
    input: heldInput,
    returns: listOf(HeldDeposit),
  }),
  platformHeld: endpoint.get('/api/platform/presell/deposits', {
    summary: 'Deposits that stores hold: balances that are due, and those that were not paid',
    access: 'platform',
    role: 'service',
    input: heldInput,
    returns: listOf(HeldDeposit),
  }),
  giveBack: endpoint.post('/api/merchant/presell/deposit_back/:id', {
    summary: 'The store gives the kept deposit of an order back by goodwill',
    access: 'merchant',
    role: ['service', 'finance'],
    input: goodwill,
    returns: given,
    fails: [
      'order.not_found',
      'order.wrong_state',
      'presale.own',
      'balance.short',
      'refund.above_maximum',
      'request.not_found',
    ],
  }),
  platformGiveBack: endpoint.post('/api/platform/presell/deposit_back/:id', {
    summary: 'The platform gives the kept deposit of an order back, out of what its store holds',
    access: 'platform',
    role: 'service',
    input: goodwill,
    returns: given,
    fails: [
      'order.not_found',
      'order.wrong_state',
      'presale.own',
      'oversight.own_store',
      'balance.short',
      'refund.above_maximum',
      'request.not_found',
    ],
  }),
  orders: endpoint.get('/api/presell/order/lst', {
    summary: 'Orders of the caller whose balance is due or was closed',
    access: 'user',
    input: z.object(listInput),
    returns: listOf(PresaleOrderRow),
  }),
  methods: endpoint.get('/api/presell/pay_methods/:presell_order_id', {
    summary: 'Ways to pay a balance, and why one is not open',
    access: 'user',
    input: z.object(ofBalance),
    returns: PayMethods,
    fails: ['order.not_found'],
  }),
  pay: endpoint.post('/api/presell/pay/:presell_order_id', {
    outside: true,
    summary: 'Pays the balance of a presale inside its window',
    access: 'user',
    input: z.object({ ...ofBalance, type: PayType, return_url: ReturnUrl }),
    returns: PayStart,
    fails: [
      'order.not_found',
      'order.wrong_state',
      'order.verifying',
      'presale.not_yet',
      'presale.over',
      'approval.personal',
      'credit.not_approved',
      'credit.overdue',
      'credit.short',
      'balance.short',
      'payment.method_required',
      'payment.method_off',
      'payment.balance_own',
      'payment.return_url',
      'payment.provider_down',
    ],
    limit: { max: 120, windowMs: 60_000 },
  }),
  transfer: endpoint.get('/api/presell/offline/:presell_order_id', {
    summary: 'Account and code for a bank transfer of a balance, and how the latest voucher stands',
    access: 'user',
    input: z.object(ofBalance),
    returns: TransferPage,
    fails: ['order.not_found'],
  }),
  sendVoucher: endpoint.post('/api/presell/offline/:presell_order_id', {
    summary: 'Sends the voucher of a bank transfer; the balance waits for the finance desk',
    access: 'user',
    input: z.object({ ...ofBalance, ...transferSlip }),
    returns: TransferView,
    fails: [
      'order.not_found',
      'order.verifying',
      'order.wrong_state',
      'presale.not_yet',
      'presale.over',
      'payment.method_off',
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
  status: endpoint.get('/api/presell/status/:presell_order_id', {
    summary: 'Whether a balance is paid; asks the provider when no notice has come',
    access: 'user',
    input: z.object(ofBalance),
    returns: PayStatus,
    fails: ['order.not_found'],
  }),
};
