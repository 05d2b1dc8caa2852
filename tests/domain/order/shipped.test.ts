// From the payment to the receipt: shipping whole and in parts, tracking, fetching, waiting.
import { afterAll, expect, test } from 'vitest';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import {
  extendReceipt,
  handOver,
  orderDue,
  readDeskOrder,
  readOrder,
  receiveOrder,
  remindShip,
  shipOrder,
  trackOrder,
} from '#lib/domain/trade/order/index.ts';
import { days, hours } from '#lib/kernel/clock.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, expectOrderAddsUp, order, paidOrder, valueOf } from '../../support/trade-steps.ts';
import { plus } from '../../support/tables.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

const parcel = { courier: 'sf', tracking_no: 'SF1234567890', note: '', confirm: false };
const statusOf = async (id: string) => (await mall.first('storeOrder', { orderId: id }, ['status'])).status;

test('the store ships, the buyer follows the parcel and confirms', async () => {
  const id = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
  mall.clock.advance(1000);
  expect(codeOf(await trackOrder(mall.ctx(1), { id }))).toBe('order.not_shipped');
  expect(codeOf(await receiveOrder(mall.ctx(1), { id }))).toBe('order.wrong_state');
  expect(codeOf(await shipOrder(mall.merchant(NORTH), { id, ...parcel }))).toBe('order.not_found');
  expect(codeOf(await shipOrder(mall.merchant(SOUTH), { id, ...parcel, courier: 'pigeon' }))).toBe(
    'shipment.courier_unknown',
  );
  expect(valueOf(await shipOrder(mall.merchant(SOUTH), { id, ...parcel }))).toMatchObject({
    status: 'to_receive',
  });
  expect(codeOf(await shipOrder(mall.merchant(SOUTH), { id, ...parcel }))).toBe('order.wrong_state');

  expect(valueOf(await trackOrder(mall.ctx(1), { id })).steps).toMatchObject([{ code: 'handed_over' }]);
  mall.clock.advance(hours(60));
  const tracked = valueOf(await trackOrder(mall.ctx(1), { id }));
  expect(tracked).toMatchObject({ courier: '顺丰速运', tracking_no: 'SF1234567890' });
  expect(tracked.steps.map((step) => step.code)).toEqual([
    'delivered',
    'out_for_delivery',
    'arrived',
    'in_transit',
    'departed',
    'picked_up',
  ]);
  expect(codeOf(await trackOrder(mall.ctx(2), { id }))).toBe('order.not_found');
  expect(codeOf(await receiveOrder(mall.ctx(2), { id }))).toBe('order.not_found');
  valueOf(await receiveOrder(mall.ctx(1), { id }));
  expect(codeOf(await receiveOrder(mall.ctx(1), { id }))).toBe('order.wrong_state');
  const detail = valueOf(await readOrder(mall.ctx(1), { id }));
  expect(detail).toMatchObject({ status: 'to_review', paid: true, pay_type: 'balance', can_refund: true });
  expect(detail.log.map((row) => [row.event, row.to])).toEqual([
    ['submit', 'unpaid'],
    ['pay', 'to_ship'],
    ['ship', 'to_receive'],
    ['receive', 'to_review'],
  ]);
  mall.clock.advance(days(16));
  expect(valueOf(await readOrder(mall.ctx(1), { id })).can_refund).toBe(false);
});

test('goods count as received after fifteen days, or seven more if the buyer asked once', async () => {
  const [plain, longer] = [
    await paidOrder(mall, 2, [[VALVE.sku, 1]]),
    await paidOrder(mall, 2, [[VALVE.sku, 1]]),
  ];
  for (const id of [plain, longer]) valueOf(await shipOrder(mall.merchant(SOUTH), { id, ...parcel }));
  valueOf(await extendReceipt(mall.ctx(2), { id: longer }));
  expect(codeOf(await extendReceipt(mall.ctx(2), { id: longer }))).toBe('order.extended');
  const due = async (orderId: string) => orderDue(mall.system, { orderId });
  mall.clock.advance(days(15) - 1);
  await due(plain);
  expect(await statusOf(plain)).toBe('to_receive');
  mall.clock.advance(1);
  await due(plain);
  await due(longer);
  expect([await statusOf(plain), await statusOf(longer)]).toEqual(['to_review', 'to_receive']);
  mall.clock.advance(days(7));
  await due(longer);
  expect(await statusOf(longer)).toBe('to_review');
  expect(codeOf(await extendReceipt(mall.ctx(2), { id: plain }))).toBe('order.wrong_state');
});

test('a parcel that is split off is an order of its own, and both add up to what was paid', async () => {
  const id = await paidOrder(mall, 3, [
    [BOLT.m8, 70],
    [BOLT.m10, 30],
    [GAUGE.sku, 1],
  ]);
  // A reduction makes the shares of the pieces uneven.
  await mall.change('orderLine', { orderId: id, skuId: BOLT.m8 }, (t) => ({
    storeDiscount: 701,
    payPrice: plus(t.payPrice, -701),
  }));
  await mall.change('storeOrder', { orderId: id }, (t) => ({
    storeDiscount: 701,
    payPrice: plus(t.payPrice, -701),
  }));
  await mall.change(
    'groupOrder',
    { groupOrderId: await mall.list('storeOrder', { orderId: id }, 'groupOrderId') },
    (t) => ({ discount: 701, payPrice: plus(t.payPrice, -701) }),
  );
  const detail = valueOf(await readOrder(mall.ctx(3), { id }));
  const [m8, m10, gauge] = detail.orderProduct.map((line) => line.order_product_id);
  const split = (...lines: [string, number][]) =>
    shipOrder(mall.merchant(NORTH), {
      id,
      ...parcel,
      lines: lines.map(([order_product_id, num]) => ({ order_product_id, num })),
    });
  expect(codeOf(await split([m8!, 71]))).toBe('order.split_num');
  expect(codeOf(await split([m8!, 1], [m8!, 1]))).toBe('order.split_num');
  expect(codeOf(await split(['0'.repeat(26), 1]))).toBe('order.split_num');
  expect(codeOf(await split([m8!, 70], [m10!, 30], [gauge!, 1]))).toBe('order.split_all');

  const first = valueOf(await split([m8!, 33], [gauge!, 1]));
  expect(first).toMatchObject({ status: 'to_receive', total_num: 34, order_sn: `${detail.order_sn}-1` });
  await expectOrderAddsUp(mall, detail.group_order_id);
  const second = valueOf(await split([m8!, 37]));
  expect(second.order_sn).toBe(`${detail.order_sn}-2`);
  await expectOrderAddsUp(mall, detail.group_order_id);
  const rest = valueOf(await readOrder(mall.ctx(3), { id }));
  expect(rest).toMatchObject({ status: 'to_ship', total_num: 30 });
  expect(rest.siblings.map((row) => row.order_sn)).toEqual([first.order_sn, second.order_sn]);
  valueOf(await shipOrder(mall.merchant(NORTH), { id, ...parcel }));
  const parts = {
    orderId: await mall.list('storeOrder', { groupOrderId: detail.group_order_id }, 'orderId'),
  };
  expect(await mall.sum('orderLine', 'quantity', parts)).toBe(101);
  expect(await mall.sum('orderLine', 'payPrice', parts)).toBe(80_000 + 6000 - 701);
});

test('an open refund must be confirmed before its goods are shipped', async () => {
  const id = await paidOrder(mall, 3, [[VALVE.sku, 2]]);
  await mall.change('orderLine', { orderId: id }, { refundState: 'refunding', refundableNum: 1 });
  expect(codeOf(await shipOrder(mall.merchant(SOUTH), { id, ...parcel }))).toBe('order.refund_open');
  valueOf(await shipOrder(mall.merchant(SOUTH), { id, ...parcel, confirm: true }));
  // The refund was only made up; the books of this mall are looked at in the end.
  await mall.change('orderLine', { orderId: id }, (t) => ({
    refundState: 'none' as const,
    refundableNum: t.quantity,
  }));
});

test('the store is reminded at most once a day', async () => {
  const id = await paidOrder(mall, 3, [[VALVE.sku, 1]]);
  valueOf(await remindShip(mall.ctx(3), { id }));
  expect(codeOf(await remindShip(mall.ctx(3), { id }))).toBe('order.reminded');
  mall.clock.advance(days(1));
  valueOf(await remindShip(mall.ctx(3), { id }));
});

test('fetched goods are handed over for a code that works once, at this store alone', async () => {
  const id = await paidOrder(mall, 4, [[BOLT.m8, 10]], { takes: [NORTH] });
  const code = valueOf(await readOrder(mall.ctx(4), { id })).pick_up_code!;
  expect(code).toMatch(/^\d{10}$/);
  expect(valueOf(await readDeskOrder(mall.merchant(NORTH), { id })).pick_up_code).toBeNull();
  expect(codeOf(await shipOrder(mall.merchant(NORTH), { id, ...parcel }))).toBe('order.wrong_state');
  expect(codeOf(await handOver(mall.merchant(SOUTH), { code }))).toBe('order.pick_up_code');
  const other = await paidOrder(mall, 4, [[BOLT.m8, 10]], { takes: [NORTH] });
  expect(codeOf(await handOver(mall.merchant(NORTH), { code, id: other }))).toBe('order.pick_up_other');
  expect(valueOf(await handOver(mall.merchant(NORTH), { code, id }))).toMatchObject({ status: 'to_review' });
  expect(codeOf(await handOver(mall.merchant(NORTH), { code }))).toBe('order.pick_up_code');
});

test('a code is looked at before anything is handed over, and says what became of it', async () => {
  const id = await paidOrder(mall, 4, [[BOLT.m8, 10]], { takes: [NORTH] });
  const code = valueOf(await readOrder(mall.ctx(4), { id })).pick_up_code!;
  const north = await mall.login(900 + NORTH);
  const look = (typed: string, call = north) => call(orderDeskApi.pickUp, { code: typed });
  const seen = valueOf(await look(` ${code} `));
  expect(seen).toMatchObject({ order_id: id, status: 'to_ship', total_num: 10 });
  expect(seen.receiver).not.toBe('');
  expect(seen.orderProduct[0]).toMatchObject({ product_num: 10, refund_state: 'none' });
  expect(valueOf(await readOrder(mall.ctx(4), { id })).status).toBe('to_ship');

  expect(await look('12345')).toMatchObject({ failure: { code: 'order.pick_up_digits', field: 'code' } });
  const unknown = code.replace(/^./, (digit) => (digit === '9' ? '8' : '9'));
  expect(codeOf(await look(unknown))).toBe('order.pick_up_unknown');
  // Another store learns nothing of a code that is one: neither while it is good nor later.
  const south = await mall.login(900 + SOUTH);
  const unknownThere = await look(unknown, south);
  expect(codeOf(unknownThere)).toBe('order.pick_up_unknown');
  expect(await look(code, south)).toEqual(unknownThere);
  valueOf(await handOver(mall.merchant(NORTH), { code, id }));
  const used = await look(code);
  expect(used).toMatchObject({ failure: { code: 'order.pick_up_used', field: 'code' } });
  expect(used.ok ? '' : used.failure.message).toContain(seen.order_sn);
  expect(await look(code, south)).toEqual(unknownThere);

  const back = await paidOrder(mall, 4, [[BOLT.m8, 10]], { takes: [NORTH] });
  const gone = valueOf(await readOrder(mall.ctx(4), { id: back })).pick_up_code!;
  await mall.change('storeOrder', { orderId: back }, { status: 'refunded' });
  expect(codeOf(await look(gone))).toBe('order.pick_up_refunded');
  await mall.change('storeOrder', { orderId: back }, { status: 'to_ship' });
});

test('whoever tries codes at the counter is stopped', async () => {
  const south = await mall.login(900 + SOUTH);
  const tries = await Promise.all(
    Array.from({ length: 31 }, (_, n) =>
      south(orderDeskApi.pickUp, { code: String(n).padStart(10, '0') }).then(codeOf),
    ),
  );
  expect(tries.filter((code) => code === 'request.too_many').length).toBeGreaterThan(0);
});

test('until it is paid the store sees neither phone nor street', async () => {
  const group = await order(mall, 4, [[VALVE.sku, 1]]);
  const [row] = await mall.read('storeOrder', { groupOrderId: group }, { order_id: 'orderId' });
  const seen = valueOf(await readDeskOrder(mall.merchant(SOUTH), { id: row!.order_id }));
  expect(seen.address).toMatchObject({ phone: '139****0004', detail: '' });
  expect(codeOf(await readDeskOrder(mall.merchant(NORTH), { id: row!.order_id }))).toBe('order.not_found');
});
