// What buyer, store, platform and clock do with a refund, and what moves with it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { userRole } from '#lib/db/schema.ts';
import { days } from '#lib/kernel/clock.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import {
  balanceOf,
  bought,
  expectBooksInOrder,
  fund,
  linesOf,
  ship,
  statusOf,
  refundsFor,
} from './refund-steps.ts';

let buyer: Call;
let store: Call;
let north: Call;
let platform: Call;
const PLATFORM = 3;

async function logIn(): Promise<void> {
  buyer = await mall.login(1);
  north = await mall.login(900 + NORTH);
  store = await mall.login(900 + SOUTH);
  platform = await mall.login(PLATFORM);
}
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.services.database.db
    .insert(userRole)
    .values({ uid: PLATFORM, role: 'platform', merId: null, platformRoles: ['owner'] });
  await fund(mall, 1);
  await logIn();
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});

const { valves, ask, read } = refundsFor(
  () => mall,
  () => buyer,
);
const parcel = { delivery_type: 'sf', delivery_id: 'SF7788', delivery_phone: '13800000001' };

test('agreeing to money gives it back to the balance once, with the stock of what was not sent', async () => {
  const id = await valves(2);
  const before = { buyer: await balanceOf(mall, 'buyer_balance', 1), stock: (await mall.stock(21)).sku };
  const held = await balanceOf(mall, 'merchant_frozen', SOUTH);
  const refund = await ask(id);
  valueOf(await store(refundApi.agree, { id: refund }));
  expect(codeOf(await store(refundApi.agree, { id: refund }))).toBe('refund.wrong_state');
  expect(await balanceOf(mall, 'buyer_balance', 1)).toBe(before.buyer + 52_000);
  expect(await balanceOf(mall, 'merchant_frozen', SOUTH)).toBe(held - 52_000);
  expect((await mall.stock(21)).sku).toBe(before.stock + 2);
  expect(await statusOf(mall, id)).toBe('refunded');
  expect(await read(refund)).toMatchObject({
    status: 'refunded',
    money_state: 'done',
    money: [{ pay_type: 'balance', refund_price: '520.00', status: 'done' }],
  });
});

test('what was sent stays off the shelf when only money goes back', async () => {
  const id = await valves(1);
  await ship(mall, id, SOUTH);
  const stock = (await mall.stock(21)).sku;
  valueOf(await store(refundApi.agree, { id: await ask(id) }));
  expect((await mall.stock(21)).sku).toBe(stock);
});

test('a part of an order goes back and the rest goes on', async () => {
  const [id] = await bought(mall, 1, [
    [BOLT.m8, 100],
    [GAUGE.sku, 2],
  ]);
  const refund = await ask(id!, { num: 40 });
  valueOf(await north(refundApi.agree, { id: refund }));
  expect((await linesOf(mall, id!)).map((line) => line.refund_state)).toEqual(['partly', 'none']);
  expect(await statusOf(mall, id!)).toBe('to_ship');
  await ship(mall, id!);
  expect(await statusOf(mall, id!)).toBe('to_receive');
});

test('an English reader is told where a return goes in his words, and what to write on the parcel in the store’s', async () => {
  const id = await valves(1);
  await ship(mall, id, SOUTH);
  const refund = await ask(id, { refund_type: 'return' });
  valueOf(await store(refundApi.agree, { id: refund }));
  const reader = await mall.login(1, 'en-US');
  const label = '店铺2 0310-6600000 永年区';
  expect(valueOf(await reader(refundApi.detail, { id: refund }))).toMatchObject({
    mer_delivery_user: 'Store 2',
    mer_delivery_address: 'Yongnian',
    mer_delivery_label: label,
  });
  expect(await read(refund)).toMatchObject({ mer_delivery_user: '店铺2', mer_delivery_label: label });
  valueOf(await buyer(refundApi.sendBack, { id: refund, ...parcel }));
  mall.clock.advance(days(4));
  await logIn();
  const { express } = valueOf(await (await mall.login(1, 'en-US'))(refundApi.express, { id: refund }));
  expect(express.filter(({ status }) => /\p{Script=Han}/u.test(status))).toEqual([]);
  expect(express[0]?.status).toContain('Yongnian');
});

test('a return: agreed with an address, sent, tracked, received, paid, on the shelf again', async () => {
  const id = await valves(1);
  await ship(mall, id, SOUTH);
  const stock = (await mall.stock(21)).sku;
  const refund = await ask(id, { refund_type: 'return' });
  expect(codeOf(await buyer(refundApi.sendBack, { id: refund, ...parcel }))).toBe('refund.wrong_state');
  mall.clock.advance(1000);
  const where = { name: '退货组', phone: '0310-6600001', address: '永年区工业路9号' };
  valueOf(await store(refundApi.agree, { id: refund, ...where }));
  expect(await read(refund)).toMatchObject({
    status: 'to_return',
    mer_delivery_user: '退货组',
    can: { send_back: true, cancel: true },
  });
  expect(codeOf(await store(refundApi.receive, { id: refund }))).toBe('refund.wrong_state');
  const unknown = { id: refund, ...parcel, delivery_type: 'owl' };
  expect(codeOf(await buyer(refundApi.sendBack, unknown))).toBe('shipment.courier_unknown');
  // Steps of one and the same moment have no order.
  mall.clock.advance(1000);
  valueOf(await buyer(refundApi.sendBack, { id: refund, ...parcel }));
  expect(codeOf(await buyer(refundApi.cancel, { id: refund }))).toBe('refund.not_cancellable');
  mall.clock.advance(days(1));
  const tracked = valueOf(await buyer(refundApi.express, { id: refund }));
  expect(tracked).toMatchObject({ courier: '顺丰速运', tracking_no: 'SF7788' });
  expect(tracked.express.length).toBeGreaterThan(1);
  valueOf(await store(refundApi.receive, { id: refund }));
  expect(await read(refund)).toMatchObject({ status: 'refunded', refund_price: '250.00' });
  expect((await mall.stock(21)).sku).toBe(stock + 1);
  expect((await read(refund)).log.map((row) => row.event)).toEqual(['apply', 'agree', 'send_back', 'pay']);
});

test('a mistyped number of the return parcel is corrected, and the store has its days from then on', async () => {
  const id = await valves(1);
  await ship(mall, id, SOUTH);
  const refund = await ask(id, { refund_type: 'return' });
  const where = { name: '退货组', phone: '0310-6600001', address: '永年区工业路9号' };
  valueOf(await store(refundApi.agree, { id: refund, ...where }));
  mall.clock.advance(1000);
  valueOf(await buyer(refundApi.sendBack, { id: refund, ...parcel }));
  const first = (await read(refund)).auto_refund_time!;
  mall.clock.advance(days(1));
  valueOf(await buyer(refundApi.sendBack, { id: refund, ...parcel, delivery_id: 'SF7789' }));
  const corrected = await read(refund);
  expect(corrected).toMatchObject({ status: 'returning', delivery_id: 'SF7789' });
  expect(Date.parse(corrected.auto_refund_time!) - Date.parse(first)).toBe(days(1));
  expect(corrected.log.at(-1)).toMatchObject({ event: 'send_back', note: 'SF7788 → SF7789' });
  valueOf(await store(refundApi.receive, { id: refund }));
  expect(codeOf(await buyer(refundApi.sendBack, { id: refund, ...parcel }))).toBe('refund.wrong_state');
});

test('no pieces, or a part of one, are refused as pieces that nobody has chosen', async () => {
  const id = await valves(1);
  const ids = (await linesOf(mall, id)).map((line) => line.order_line_id);
  for (const num of [0, -1, 1.5]) {
    const wanted = { id, type: 'single' as const, refund_type: 'money' as const, ids, num };
    const refused = await buyer(refundApi.apply, { ...wanted, refund_message: 'quality' });
    expect(refused).toMatchObject({ failure: { code: 'refund.nothing_chosen', field: 'num' } });
  }
});

test('a refusal says why, gives the pieces free, and lets the buyer ask again', async () => {
  const id = await valves(2);
  const refund = await ask(id);
  expect(codeOf(await store(refundApi.refuse, { id: refund, reason: ' ' }))).toBe('refund.refusal');
  valueOf(await store(refundApi.refuse, { id: refund, reason: '已与您协商补发' }));
  expect(await read(refund)).toMatchObject({
    status: 'refused',
    fail_message: '已与您协商补发',
    can: { apply_again: true, appeal: true, hide: true, cancel: false },
  });
  expect((await linesOf(mall, id))[0]).toMatchObject({ refundable_num: 2, refund_state: 'none' });
  await ask(id, { num: 2 });
});

test('the platform has the last word, and its pieces are reserved meanwhile', async () => {
  const id = await valves(2);
  const refund = await ask(id);
  valueOf(await store(refundApi.refuse, { id: refund, reason: '不同意' }));
  valueOf(await buyer(refundApi.appeal, { id: refund, mark: '少发一件' }));
  expect((await linesOf(mall, id))[0]).toMatchObject({ refundable_num: 0, refund_state: 'refunding' });
  expect(codeOf(await store(refundApi.agree, { id: refund }))).toBe('refund.wrong_state');
  expect(codeOf(await store(refundApi.refuse, { id: refund, reason: 'x' }))).toBe('refund.wrong_state');
  const waiting = valueOf(await platform(refundApi.appeals, {}));
  const row = waiting.list.find(({ refund_order_id: one }) => one === refund)!;
  for (const [keyword, ids] of [
    [row.refund_order_sn, [refund]],
    [`${row.refund_order_sn}0`, []],
  ] as const)
    expect(
      valueOf(await platform(refundApi.appeals, { keyword })).list.map((one) => one.refund_order_id),
    ).toEqual(ids);
  // Neither side decides, whatever else they are to the platform.
  const own = { id: refund, agree: true, reason: '凭证充分' };
  for (const uid of [1, 900 + SOUTH]) {
    await mall.services.database.db
      .insert(userRole)
      .values({ uid, role: 'platform', merId: null, platformRoles: ['service'] });
    expect(codeOf(await (await mall.login(uid))(refundApi.decide, own))).toBe('refund.own');
    await mall.remove('userRole', { role: 'platform', uid });
  }
  valueOf(await platform(refundApi.decide, own));
  expect(await read(refund)).toMatchObject({ status: 'refunded', money_state: 'done' });
});

test('an upheld refusal stays, cannot be appealed twice, and not after seven days', async () => {
  const id = await valves(2);
  const first = await ask(id, { num: 1 });
  const second = await ask(id, { num: 1 });
  for (const refund of [first, second])
    valueOf(await store(refundApi.refuse, { id: refund, reason: '不同意' }));
  valueOf(await buyer(refundApi.appeal, { id: first, mark: '请核实' }));
  valueOf(await platform(refundApi.decide, { id: first, agree: false, reason: '凭证不足' }));
  expect(await read(first)).toMatchObject({ status: 'refused', can: { appeal: false } });
  expect(codeOf(await buyer(refundApi.appeal, { id: first, mark: '再申诉' }))).toBe('refund.appealed');
  mall.clock.advance(days(7) + 1);
  await logIn();
  expect(codeOf(await buyer(refundApi.appeal, { id: second, mark: '请核实' }))).toBe('refund.appeal_window');
});

test('an appeal whose pieces were asked for anew is refused', async () => {
  const id = await valves(1);
  const refund = await ask(id);
  valueOf(await store(refundApi.refuse, { id: refund, reason: '不同意' }));
  await ask(id);
  expect(codeOf(await buyer(refundApi.appeal, { id: refund, mark: '请核实' }))).toBe('refund.pieces');
  expect(await read(refund)).toMatchObject({ status: 'refused' });
});

test('a cancelled refund gives the pieces free; one that is over can be hidden', async () => {
  const id = await valves(1);
  const refund = await ask(id);
  expect(codeOf(await buyer(refundApi.remove, { id: refund }))).toBe('refund.wrong_state');
  valueOf(await buyer(refundApi.cancel, { id: refund }));
  expect((await linesOf(mall, id))[0]).toMatchObject({ refundable_num: 1, refund_state: 'none' });
  expect(codeOf(await buyer(refundApi.cancel, { id: refund }))).toBe('refund.not_cancellable');
  valueOf(await buyer(refundApi.remove, { id: refund }));
  expect(codeOf(await buyer(refundApi.detail, { id: refund }))).toBe('refund.not_found');
  const seller = valueOf(await store(refundApi.storeDetail, { id: refund }));
  expect(seller.status).toBe('cancelled');
});

test('a return can be refused after it was looked at', async () => {
  const id = await valves(1);
  await ship(mall, id, SOUTH);
  const refund = await ask(id, { refund_type: 'return' });
  valueOf(await store(refundApi.agree, { id: refund }));
  valueOf(await buyer(refundApi.sendBack, { id: refund, ...parcel }));
  valueOf(await store(refundApi.refuse, { id: refund, reason: '已使用，影响二次销售' }));
  expect(await read(refund)).toMatchObject({ status: 'refused' });
});

test('refunds are listed for the buyer and the store, the open ones apart', async () => {
  const id = await valves(1);
  const refund = await ask(id);
  const open = valueOf(await buyer(refundApi.list, { type: 'open' }));
  const listed = open.list.find((row) => row.refund_order_id === refund);
  expect(listed).toMatchObject({ refundProduct: [{ refund_num: 1 }] });
  const closed = valueOf(await buyer(refundApi.list, { type: 'closed', limit: 100 }));
  const all = valueOf(await buyer(refundApi.list, {}));
  expect(all.count).toBe(open.count + closed.count);
  const asked = valueOf(await store(refundApi.storeList, { tab: 'reviewing' }));
  expect(asked.list.map((row) => row.refund_order_id)).toContain(refund);
  expect(valueOf(await north(refundApi.storeList, { tab: 'waiting' })).list).toEqual([]);
});

test('another store and another buyer find nothing', async () => {
  const id = await valves(1);
  const refund = await ask(id);
  expect(codeOf(await north(refundApi.agree, { id: refund }))).toBe('refund.not_found');
  expect(codeOf(await north(refundApi.storeDetail, { id: refund }))).toBe('refund.not_found');
  const stranger = await mall.login(2);
  expect(codeOf(await stranger(refundApi.detail, { id: refund }))).toBe('refund.not_found');
  expect(codeOf(await stranger(refundApi.cancel, { id: refund }))).toBe('refund.not_found');
});

test('a fully refunded order can be deleted from the list', async () => {
  const id = await valves(1);
  valueOf(await store(refundApi.agree, { id: await ask(id) }));
  valueOf(await buyer(orderApi.remove, { id }));
  expect(codeOf(await buyer(orderApi.detail, { id }))).toBe('order.not_found');
});

test('an order of which parcels were split off is refunded when its own rest is', async () => {
  const [id] = await bought(mall, 1, [
    [BOLT.m8, 100],
    [GAUGE.sku, 2],
  ]);
  valueOf(await north(refundApi.agree, { id: await ask(id!, { num: 30 }) }));
  const [bolts, gauges] = await linesOf(mall, id!);
  const parcel = { id: id!, courier: 'sf', tracking_no: 'SF100300' };
  const lines = [{ order_product_id: bolts!.order_line_id, num: 70 }];
  const child = valueOf(await north(orderApi.ship, { ...parcel, lines }));
  const ids = [gauges!.order_line_id];
  valueOf(await north(refundApi.agree, { id: await ask(id!, { type: 'batch', ids }) }));
  expect(await statusOf(mall, id!)).toBe('refunded');
  expect(await statusOf(mall, child.order_id)).toBe('to_receive');
  valueOf(await north(refundApi.agree, { id: await ask(child.order_id, { num: 70 }) }));
  expect(await statusOf(mall, child.order_id)).toBe('refunded');
});
