import { afterAll, beforeEach, expect, test } from 'vitest';
import { activityApi } from '#lib/contracts/activity.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { seckillRun } from '#lib/domain/trade/activity/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { cancelOrder, closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { minutes, shanghaiTime } from '#lib/kernel/clock.ts';
import {
  freshMorning,
  lay,
  openSeckill,
  orderActivity,
  prepareActivity,
  type Take,
} from '../../support/activity/sales.ts';
import { BOLT, GAUGE, openTradeMall } from '../../support/trade-mall.ts';
import {
  choiceOf,
  codeOf,
  expectOrderAddsUp,
  order,
  pay,
  putIntoCart,
  valueOf,
} from '../../support/trade-steps.ts';

const mall = await openTradeMall();
beforeEach(() => freshMorning(mall));
afterAll(() => mall.close());

const left = async (activityId: number) => {
  const [row] = await mall.read('activitySku', { activityId }, ['stock']);
  return row!.stock;
};
const bought = async (activityId: number, uid: number) => {
  const [row] = await mall.read('activityBuyer', { activityId, uid }, ['bought']);
  return row?.bought ?? 0;
};
const gauge = (activityId: number, quantity = 1, uid = 1): Take => ({
  uid,
  skuId: GAUGE.sku,
  activityId,
  quantity,
});

test('a flash sale is paid at its price, from its own stock and the normal one, within a quarter of an hour', async () => {
  const id = await openSeckill(mall);
  const group = await orderActivity(mall, gauge(id, 3));
  const row = await mall.first('groupOrder', { groupOrderId: group });
  expect(row).toMatchObject({ kind: 'seckill', payPrice: 12_000 });
  expect(row.closesAt!.getTime() - row.createdAt.getTime()).toBe(minutes(15));
  await expectOrderAddsUp(mall, group);
  expect(await left(id)).toBe(5);
  expect(await mall.stock(GAUGE.sku)).toMatchObject({ sku: 17, product: 17 });
  await pay(mall, group);
  expect(await mall.read('storeOrder', { groupOrderId: group }, ['status'])).toEqual([{ status: 'to_ship' }]);
});

test.each([
  ['cancelled by the buyer', (group: string) => cancelOrder(mall.ctx(1), { id: group })],
  [
    'closed after fifteen minutes',
    (group: string) => {
      mall.clock.advance(minutes(15));
      return closeUnpaid(mall.system, { groupOrderId: group });
    },
  ],
])('an unpaid order that is %s gives both stocks and the buyer’s share back, once', async (_how, end) => {
  const id = await openSeckill(mall, { perBuyer: 4 });
  const group = await orderActivity(mall, gauge(id, 4));
  expect(await bought(id, 1)).toBe(4);
  await end(group);
  await end(group);
  expect(await left(id)).toBe(8);
  expect(await bought(id, 1)).toBe(0);
  expect(await mall.stock(GAUGE.sku)).toMatchObject({ sku: 20, product: 20 });
});

test('before its hours, between days and after its last day nothing is sold; the mall’s clock decides', async () => {
  const id = await openSeckill(mall);
  const answers: Record<string, string | undefined> = {};
  for (const at of [
    '2026-11-21T09:59:59',
    '2026-11-21T10:00:00',
    '2026-11-21T11:59:59',
    '2026-11-21T12:00:00',
  ])
    answers[at] = (mall.clock.set(`${at}+08:00`), codeOf(await lay(mall, gauge(id))));
  mall.clock.set('2026-11-22T10:30:00+08:00');
  answers['next day'] = codeOf(await lay(mall, gauge(id)));
  mall.clock.set('2026-11-23T10:30:00+08:00');
  answers['after the last day'] = codeOf(await lay(mall, gauge(id)));
  expect(answers).toEqual({
    '2026-11-21T09:59:59': 'seckill.not_running',
    '2026-11-21T10:00:00': undefined,
    '2026-11-21T11:59:59': undefined,
    '2026-11-21T12:00:00': 'seckill.not_running',
    'next day': undefined,
    'after the last day': 'seckill.not_running',
  });
});

test('a sale that ends between preview and order is refused, and leaves everything as it was', async () => {
  const id = await openSeckill(mall);
  mall.clock.set('2026-11-21T11:58:00+08:00');
  const { preview, ...input } = await prepareActivity(mall, gauge(id));
  expect(preview).toMatchObject({ kind: 'seckill', order_price: '40.00', presell: null });
  mall.clock.set('2026-11-21T12:00:00+08:00');
  expect(codeOf(await placeOrder(mall.ctx(1), input))).toBe('seckill.not_running');
  expect(await left(id)).toBe(8);
});

test('limits of one order and of one buyer hold over orders and tabs', async () => {
  const id = await openSeckill(mall, { perOrder: 3, perBuyer: 4 });
  expect(codeOf(await lay(mall, gauge(id, 4)))).toBe('quantity.above_maximum');
  // Two tabs, both previewed before either orders.
  const { preview: _one, ...first } = await prepareActivity(mall, gauge(id, 3));
  const { preview: _two, ...second } = await prepareActivity(mall, gauge(id, 3));
  valueOf(await placeOrder(mall.ctx(1), first));
  expect(codeOf(await placeOrder(mall.ctx(1), second))).toBe('quantity.above_lifetime');
  expect(codeOf(await lay(mall, gauge(id, 2)))).toBe('quantity.above_lifetime');
  expect(codeOf(await lay(mall, gauge(id, 1)))).toBeUndefined();
  const call = await mall.login(1);
  expect(valueOf(await call(activityApi.share, { id }))).toEqual({ bought: 3, left: 1 });
});

test('what is sold out in the sale is sold out, although the shelf is full', async () => {
  const id = await openSeckill(mall, { stock: 2 });
  await orderActivity(mall, gauge(id, 2));
  expect(codeOf(await lay(mall, gauge(id, 1, 2)))).toBe('stock.short');
  expect(codeOf(await lay(mall, gauge(id, 3, 2)))).toBe('stock.short');
  expect(await mall.stock(GAUGE.sku)).toMatchObject({ sku: 18 });
});

test('an activity is bought alone: not by the cart, not with normal goods', async () => {
  const id = await openSeckill(mall);
  const call = await mall.login(1);
  const toCart = await call(cartApi.create, {
    product_attr_unique: GAUGE.sku,
    cart_num: 1,
    is_new: 0,
    activity_id: id,
  });
  expect(codeOf(toCart)).toBe('checkout.activity_alone');
  const { cart_id } = valueOf(await lay(mall, gauge(id)));
  const normal = await putIntoCart(mall, 1, [[BOLT.m8, 10]]);
  expect(codeOf(await previewCheckout(mall.ctx(1), choiceOf([cart_id, ...normal])))).toBe(
    'checkout.activity_alone',
  );
});

test('no points and no coupons in a flash sale; the same SKU at its normal price stays untouched', async () => {
  const id = await openSeckill(mall);
  const { preview } = await prepareActivity(mall, gauge(id, 2));
  expect(preview).toMatchObject({
    order_coupon_price: '0.00',
    order_total_integral: 0,
    order_price: '80.00',
  });
  const group = await order(mall, 2, [[GAUGE.sku, 1]]);
  const [row] = await mall.read(
    'groupOrder',
    { groupOrderId: group },
    { pay_price: 'payPrice', kind: 'kind' },
  );
  expect([Number(row!.pay_price), row!.kind]).toEqual([6000, 'normal']);
  expect(await left(id)).toBe(8);
});

test('slots of today with the running one, and the goods of each', async () => {
  const id = await openSeckill(mall);
  await mall.add('seckillSlot', [
    { startHour: 0, endHour: 8 },
    { startHour: 14, endHour: 24 },
  ]);
  const select = valueOf(await mall.as()(seckillApi.select));
  expect(select.seckillTime.map((slot) => [slot.start_time, slot.end_time, slot.pc_status])).toEqual([
    [0, 8, 0],
    [10, 12, 1],
    [14, 24, 2],
  ]);
  expect(select).toMatchObject({ seckillTimeIndex: 1, seckillEndTime: '2026-11-21T04:00:00.000Z' });
  const list = valueOf(await mall.as()(seckillApi.list, {}));
  expect(list.count).toBe(1);
  expect(list.list[0]).toMatchObject({
    activity_id: id,
    price: '40.00',
    ot_price: '',
    stock: 8,
    percent: 0,
    seckill_status: 1,
  });
  expect(valueOf(await mall.as()(seckillApi.list, { start_time: 14 })).count).toBe(0);
  const detail = valueOf(await mall.as()(seckillApi.detail, { id }));
  expect(detail).toMatchObject({
    seckill_status: 1,
    old_product_id: 3,
    left: 8,
    stop: '2026-11-21T04:00:00.000Z',
  });
});

test('a price is struck only when the store has asked it for 30 days: its lowest of them', async () => {
  const id = await openSeckill(mall);
  const said = async () => {
    const [card] = valueOf(await mall.as()(seckillApi.list, {})).list;
    const { offers } = valueOf(await mall.as()(seckillApi.detail, { id }));
    expect(offers.map((offer) => offer.ot_price)).toEqual([card?.ot_price]);
    return card?.ot_price;
  };
  const listed = (time: string) => mall.change('product', { productId: 3 }, { createdAt: new Date(time) });
  const priced = (price: number) => mall.change('sku', { skuId: GAUGE.sku }, { price });
  const heldUntil = (time: string) => mall.change('skuPastPrice', {}, { until: new Date(time) });
  expect(await said()).toBe('');
  await listed('2026-10-22T10:00:00+08:00');
  expect(await said()).toBe('60.00');

  // Raised for the sale: what it cost before is what counts, and below the sale's price nothing is struck.
  await priced(9000);
  await heldUntil('2026-11-20T10:00:00+08:00');
  expect(await said()).toBe('60.00');
  await mall.change('skuPastPrice', {}, { price: 3900 });
  expect(await said()).toBe('');
  await heldUntil('2026-10-01T10:00:00+08:00');
  expect(await said()).toBe('90.00');

  // What nobody asks for any more is not kept.
  await heldUntil('2000-01-01T10:00:00+08:00');
  await priced(6000);
  expect(await mall.list('skuPastPrice', {}, 'price')).toEqual([9000]);
  await mall.remove('skuPastPrice');
  await listed('2026-11-21T08:00:00+08:00');
});

test('a run opens and closes to the millisecond, day by day', () => {
  const days = { startDay: '2026-11-21', endDay: '2026-11-22' };
  const slot = { startHour: 22, endHour: 24 };
  const at = (day: string, hour: number, ms = 0) => new Date(shanghaiTime(day, hour).getTime() + ms);
  const stage = (now: Date) => seckillRun(days, slot, now).stage;
  expect(stage(at('2026-11-20', 22))).toBe('coming');
  expect(stage(at('2026-11-21', 22, -1))).toBe('coming');
  expect(stage(at('2026-11-21', 22))).toBe('running');
  expect(stage(at('2026-11-21', 24, -1))).toBe('running');
  expect(stage(at('2026-11-22', 0))).toBe('coming');
  expect(stage(at('2026-11-22', 24))).toBe('over');
  expect(seckillRun(days, slot, at('2026-11-19', 0)).startsAt.getTime()).toBe(at('2026-11-21', 22).getTime());
});
