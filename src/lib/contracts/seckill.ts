import * as z from 'zod/mini';
import { ActivityLive, limits, offer, Stage } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { GoodsDetail } from './goods-views.ts';
import { Amount, Id, IdOrNone, listInput, listOf, Time } from './list.ts';

/** Hours of a day at which flash sales run; `pc_status` 0 over, 1 running, 2 coming. */
export const SeckillSlot = z.object({
  /** Whole hours, Shanghai time; the end may be 24. */
  start_time: z.number(),
  end_time: z.number(),
  /** When it begins, as a clock shows it. */
  title: z.string(),
  pc_status: z.number(),
  state: Stage,
  begin: Time,
  stop: Time,
});
export type SeckillSlot = z.infer<typeof SeckillSlot>;

export const SeckillSelect = z.object({
  now: Time,
  seckillTime: z.array(SeckillSlot),
  /** The running slot, else the next one; -1 without slots. */
  seckillTimeIndex: z.number(),
  seckillEndTime: z.nullable(Time),
});
export type SeckillSelect = z.infer<typeof SeckillSelect>;

/** One product of a flash sale in a list. */
export const SeckillCard = z.object({
  activity_id: z.number(),
  product_id: z.number(),
  mer_id: z.number(),
  store_name: z.string(),
  image: z.string(),
  price: Amount,
  /** The store's lowest price of the last 30 days when it is higher; else "", as for goods that are younger. */
  ot_price: Amount,
  unit_name: z.string(),
  limited: z.number(),
  stock: z.number(),
  sold: z.number(),
  /** Sold share of the offered units, 0 to 100. */
  percent: z.number(),
  /** 0 coming, 1 running, -1 over for the day. */
  seckill_status: z.number(),
});
export type SeckillCard = z.infer<typeof SeckillCard>;

export const SeckillDetail = z.object({
  ...GoodsDetail.shape,
  activity_id: z.number(),
  old_product_id: z.number(),
  seckill_status: z.number(),
  stage: Stage,
  now: Time,
  begin: Time,
  stop: Time,
  once_pay_count: z.number(),
  all_pay_count: z.number(),
  limited: z.number(),
  /** Left of the offered units, the goods' own stock counted. */
  left: z.number(),
  sold: z.number(),
  /** Prices in the activity by SKU; SKUs that are not offered are left out of `sku` too. */
  offers: z.array(z.object({ unique: z.number(), price: Amount, ot_price: Amount, stock: z.number() })),
});
export type SeckillDetail = z.infer<typeof SeckillDetail>;

const hour = z.number().check(z.int(), z.minimum(0), z.maximum(24));
const day = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'activity.times'));

export const seckillApi = {
  select: endpoint.get('/api/store/product/seckill/select', {
    cacheTags: 'seckill',
    summary: 'The slots of today and the mall’s clock',
    returns: SeckillSelect,
  }),
  list: endpoint.get('/api/store/product/seckill/lst', {
    cacheTags: 'seckill',
    summary: 'Flash sales of a slot today',
    input: z.object({
      ...listInput,
      /** First hour of the slot; left out: the running or the next one. */
      start_time: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(23))),
      mer_id: z.optional(IdOrNone),
    }),
    returns: listOf(SeckillCard),
  }),
  detail: endpoint.get('/api/store/product/seckill/detail/:id', {
    summary: 'Everything the page of a flash sale shows',
    input: z.object({ id: Id }),
    returns: SeckillDetail,
    fails: ['activity.not_found', 'goods.gone', 'goods.not_found'],
  }),
  live: endpoint.get('/api/store/product/seckill/live/:id', {
    summary: 'Stage, clock and stock of a flash sale as of now',
    input: z.object({ id: Id }),
    returns: ActivityLive,
    fails: ['activity.not_found', 'goods.gone', 'goods.not_found'],
  }),
  slots: endpoint.get('/api/merchant/seckill/slots', {
    summary: 'The hours at which flash sales run, as choices: the first hour stands for its slot',
    access: 'merchant',
    role: 'sales',
    returns: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  create: endpoint.post('/api/merchant/seckill/create', {
    summary: 'Proposes a flash sale; the platform reviews it',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      product_id: Id,
      /** First hour of the slot. */
      start_time: hour,
      start_day: day,
      end_day: day,
      ...limits,
      sku: z.array(z.object(offer)).check(z.minLength(1), z.maxLength(100)),
    }),
    returns: z.object({ activity_id: z.number() }),
    fails: [
      'goods.gone',
      'activity.price',
      'activity.stock',
      'activity.times',
      'activity.sku_twice',
      'seckill.no_slot',
      'presale.deposit_too_high',
    ],
  }),
  addSlot: endpoint.post('/api/platform/seckill/slot', {
    summary: 'Adds hours at which flash sales run; they may not overlap',
    access: 'platform',
    role: 'content',
    input: z.object({ start_time: hour, end_time: hour }),
    returns: z.object({ slot_id: z.number() }),
    fails: ['activity.times', 'seckill.slot_overlap'],
  }),
};
