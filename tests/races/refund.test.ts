// Refunds on a real PostgreSQL, many at the same moment: units go once, money goes once, never more than was paid.
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { faultsInBooks } from '../support/books/faults-in-books.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { refundDue } from '#lib/domain/trade/refund/index.ts';
import { days, minutes } from '#lib/kernel/clock.ts';
import type { Result } from '#lib/kernel/result.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import {
  apply,
  balanceOf,
  bought,
  expectBooksInOrder,
  fund,
  linesOf,
  statusOf,
} from '../domain/refund/refund-steps.ts';
import { openCoupon } from '../domain/coupon/coupons.ts';
import { GAUGE, NORTH, openTradeMall, SOUTH, VALVE, type TradeMall } from '../support/trade-mall.ts';
import { codeOf, order, valueOf } from '../support/trade-steps.ts';
import { tally, times } from './at-once.ts';

let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  await fund(mall, 1);
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
  await database.drop();
});

const outcomes = (results: { ok: boolean; failure?: { code: string } }[]): Record<string, number> =>
  tally(results.map(({ failure }) => failure?.code));

test('fifty applications for one piece of three: three are kept', async () => {
  const buyer = await mall.login(1);
  const [id] = await bought(mall, 1, [[VALVE.sku, 3]]);
  const asked = await times(50, () => apply(mall, buyer, id!, { num: 1 }));
  expect(outcomes(asked)).toEqual({ ok: 3, 'refund.pieces': 47 });
  expect((await linesOf(mall, id!))[0]).toMatchObject({ refundable_num: 0 });
  const { list } = valueOf(await buyer(refundApi.list, { limit: 100 }));
  const of = list.filter((row) => row.order_id === id);
  expect(of.reduce((sum, row) => sum + Number(row.refund_price) * 100, 0)).toBe(77_000);
});

test('fifty agreements to one refund pay once', async () => {
  mall.clock.advance(minutes(2));
  const buyer = await mall.login(1);
  const store = await mall.login(900 + SOUTH);
  const [id] = await bought(mall, 1, [[VALVE.sku, 1]]);
  const before = await balanceOf(mall, 'buyer_balance', 1);
  const { refund_order_id: refund } = valueOf(await apply(mall, buyer, id!));
  const agreed = await times(50, () => store(refundApi.agree, { id: refund }));
  expect(outcomes(agreed)).toEqual({ ok: 1, 'refund.wrong_state': 49 });
  expect(await balanceOf(mall, 'buyer_balance', 1)).toBe(before + 27_000);
});

test('agreeing, refusing, cancelling and the clock at once: one of them wins', async () => {
  const buyer = await mall.login(1);
  const store = await mall.login(900 + SOUTH);
  for (let round = 0; round < 5; round += 1) {
    mall.clock.advance(minutes(2));
    const [id] = await bought(mall, 1, [[VALVE.sku, 1]]);
    const before = await balanceOf(mall, 'buyer_balance', 1);
    const { refund_order_id: refund } = valueOf(await apply(mall, buyer, id!));
    const late = { ...mall.system, clock: { now: () => new Date(mall.clock.now().getTime() + days(8)) } };
    const results = await times(20, async (at) => {
      if (at % 4 === 0) return store(refundApi.agree, { id: refund });
      if (at % 4 === 1) return store(refundApi.refuse, { id: refund, reason: '不同意' });
      if (at % 4 === 2) return buyer(refundApi.cancel, { id: refund });
      await refundDue(late, { refundOrderId: refund });
      return { ok: false as const, failure: { code: 'timer' } };
    });
    const { status } = valueOf(await buyer(refundApi.detail, { id: refund }));
    const won = results.filter((result) => result.ok).length;
    expect(won).toBeLessThanOrEqual(1);
    expect(['refunded', 'refused', 'cancelled']).toContain(status);
    const back = (await balanceOf(mall, 'buyer_balance', 1)) - before;
    expect(back).toBe(status === 'refunded' ? 27_000 : 0);
    expect(await statusOf(mall, id!)).toBe(status === 'refunded' ? 'refunded' : 'to_ship');
  }
});

test('an offer is accepted, declined or lapses, once; the money is that of what happened', async () => {
  const buyer = await mall.login(1);
  const store = await mall.login(900 + SOUTH);
  for (let round = 0; round < 5; round += 1) {
    mall.clock.advance(minutes(2));
    const [id] = await bought(mall, 1, [[VALVE.sku, 1]]);
    const before = await balanceOf(mall, 'buyer_balance', 1);
    const { refund_order_id: refund } = valueOf(await apply(mall, buyer, id!));
    valueOf(await store(refundApi.offer, { id: refund, refund_price: '100.00', reason: '协商' }));
    const late = { ...mall.system, clock: { now: () => new Date(mall.clock.now().getTime() + days(4)) } };
    const results = await times(18, async (at) => {
      if (at % 3 < 2) return buyer(refundApi.answer, { id: refund, agree: at % 3 === 0 });
      await refundDue(late, { refundOrderId: refund });
      return { ok: false as const, failure: { code: 'timer' } };
    });
    expect(results.filter((result) => result.ok).length).toBeLessThanOrEqual(1);
    const { status } = valueOf(await buyer(refundApi.detail, { id: refund }));
    expect(['refunded', 'reviewing']).toContain(status);
    const back = (await balanceOf(mall, 'buyer_balance', 1)) - before;
    expect(back).toBe(status === 'refunded' ? 10_000 : 0);
  }
});

test('an order is shipped or called off, never both', async () => {
  const buyer = await mall.login(1);
  const store = await mall.login(900 + SOUTH);
  for (let round = 0; round < 5; round += 1) {
    mall.clock.advance(minutes(2));
    const [id = ''] = await bought(mall, 1, [[VALVE.sku, 1]]);
    const before = await balanceOf(mall, 'buyer_balance', 1);
    const asked = await times(10, () => store(refundApi.callOff, { id, reason: '停产' }));
    expect(outcomes(asked)).toMatchObject({ ok: 1 });
    const refund = asked.flatMap((one) => (one.ok ? one.value.refund_order_id : []))[0]!;
    const results = await times(10, (at): Promise<Result<unknown, string>> =>
      at % 2 === round % 2
        ? buyer(refundApi.answer, { id: refund, agree: true })
        : store(orderApi.ship, { id, courier: 'sf', tracking_no: 'SF100200300', confirm: true }),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const isBack = (await statusOf(mall, id)) === 'refunded';
    expect(await statusOf(mall, id)).toBe(isBack ? 'refunded' : 'to_receive');
    expect((await balanceOf(mall, 'buyer_balance', 1)) - before).toBe(isBack ? 27_000 : 0);
  }
});

test('what a store offers to call off is paid once, by its buyer or by the platform', async () => {
  const PLATFORM = 3;
  await mall.add('userRole', { uid: PLATFORM, role: 'platform', platformRoles: ['service'] });
  const buyer = await mall.login(1);
  const store = await mall.login(900 + SOUTH);
  const platform = await mall.login(PLATFORM);
  for (let round = 0; round < 5; round += 1) {
    mall.clock.advance(minutes(2));
    const [id = ''] = await bought(mall, 1, [[VALVE.sku, 1]]);
    const before = await balanceOf(mall, 'buyer_balance', 1);
    const { refund_order_id: refund } = valueOf(await store(refundApi.callOff, { id, reason: '停产' }));
    const results = await times(10, (at): Promise<Result<unknown, string>> =>
      at % 2 === round % 2
        ? buyer(refundApi.answer, { id: refund, agree: true })
        : platform(refundApi.callOffForStore, { id, reason: '买家催促' }),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(await statusOf(mall, id)).toBe('refunded');
    expect((await balanceOf(mall, 'buyer_balance', 1)) - before).toBe(27_000);
  }
});

test('an offer is answered while the rest is sent in parts, asked back too and called off: every piece and every fen goes once', async () => {
  const buyer = await mall.login(1);
  const store = await mall.login(900 + SOUTH);
  for (let round = 0; round < 8; round += 1) {
    mall.clock.advance(minutes(2));
    const [id = ''] = await bought(mall, 1, [[VALVE.sku, 4]]);
    const [line] = await linesOf(mall, id);
    const { refund_order_id: refund } = valueOf(await apply(mall, buyer, id, { num: 2 }));
    valueOf(await store(refundApi.offer, { id: refund, num: 1, reason: '协商' }));
    const parcel = { id, courier: 'sf', tracking_no: 'SF100200300', confirm: true };
    const part = [{ order_product_id: line!.order_line_id, num: 1 }];
    const acts: ((at: number) => Promise<Result<unknown, string>>)[] = [
      () => buyer(refundApi.answer, { id: refund, agree: round % 2 === 0 }),
      () => store(orderApi.ship, { ...parcel, lines: part }),
      () => apply(mall, buyer, id, { num: 1 }),
      () => store(refundApi.callOff, { id, reason: '停产' }),
      () => store(orderApi.ship, parcel),
      () => store(refundApi.agree, { id: refund }),
    ];
    const results = await times(24, (at) => acts[(at + round) % acts.length]!(at));
    for (const result of results) if (!result.ok) expect(codeOf(result)).toMatch(/^(refund|order)\./);
    // Whatever is left is asked back and paid: never more than was paid for.
    const { groupOrderId } = await mall.first('storeOrder', { orderId: id });
    const parts = await mall.list(
      'storeOrder',
      (t) => and(eq(t.groupOrderId, groupOrderId), ne(t.status, 'refunded')),
      'orderId',
    );
    for (const row of await mall.read(
      'orderLine',
      (t) => and(inArray(t.orderId, parts), gt(t.refundableNum, 0)),
      { id: 'orderId', line: 'orderLineId' },
    )) {
      const asked = await apply(mall, buyer, row.id, { type: 'batch', ids: [row.line] });
      if (asked.ok) await store(refundApi.agree, { id: asked.value.refund_order_id });
    }
    expect(await faultsInBooks(mall.services.database)).toEqual([]);
  }
});

test('refunds of two stores of one payment at once never give back more than was paid', async () => {
  mall.clock.advance(minutes(2));
  const buyer = await mall.login(1);
  const before = await balanceOf(mall, 'buyer_balance', 1);
  const orders = await bought(mall, 1, [
    [VALVE.sku, 2],
    [GAUGE.sku, 4],
  ]);
  const stores = { [NORTH]: await mall.login(900 + NORTH), [SOUTH]: await mall.login(900 + SOUTH) };
  const asked = await Promise.all(
    orders.flatMap((id) => [1, 2].map((num) => apply(mall, buyer, id, { num: Math.min(num, 1) }))),
  );
  const refunds = asked.flatMap((result) => (result.ok ? [result.value.refund_order_id] : []));
  expect(refunds).toHaveLength(4);
  const answers = await times(24, (at) => {
    const id = refunds[at % 4]!;
    return stores[at % 2 === 0 ? NORTH : SOUTH]!(refundApi.agree, { id });
  });
  for (const id of refunds) for (const store of Object.values(stores)) await store(refundApi.agree, { id });
  expect(answers.every((answer) => answer.ok || codeOf(answer)!.startsWith('refund.'))).toBe(true);
  for (const id of orders) {
    const [line] = await linesOf(mall, id);
    if (line!.refundable_num === 0) continue;
    const { refund_order_id: rest } = valueOf(
      await apply(mall, buyer, id, { type: 'batch', ids: [line!.order_line_id] }),
    );
    for (const store of Object.values(stores)) await store(refundApi.agree, { id: rest });
  }
  expect(await balanceOf(mall, 'buyer_balance', 1)).toBe(before);
});

test('what a spent gift was worth goes off once when both stores of its order refund at the same moment', async () => {
  const stores = [await mall.login(900 + NORTH), await mall.login(900 + SOUTH)];
  for (let round = 0; round < 6; round += 1) {
    mall.clock.advance(minutes(2));
    const buyer = await mall.login(1);
    await openCoupon(mall, { sendType: 'gift', value: 3000, threshold: 10_000, giveFrom: 25_001 });
    const before = await balanceOf(mall, 'buyer_balance', 1);
    const goods: [number, number][] = [
      [GAUGE.sku, 4],
      [VALVE.sku, 1],
    ];
    const gave = await bought(mall, 1, goods);
    await mall.change('coupon', {}, { status: 'closed' });
    const { groupOrderId } = await mall.first('storeOrder', { orderId: gave[0]! });
    const { couponUserId: gift } = await mall.first('couponUser', { givenFor: groupOrderId });
    const use_coupon = { 0: [gift], [NORTH]: [], [SOUTH]: [] };
    const group = await order(mall, 1, [[VALVE.sku, 1]], { use_coupon });
    valueOf(await buyer(paymentApi.pay, { group_id: group, type: 'balance' }));
    const [spent] = await mall.read('groupOrder', { groupOrderId: group }, ['payPrice']);
    const asked = await Promise.all(gave.map((id) => apply(mall, buyer, id)));
    const ids = asked.map((one) => valueOf(one).refund_order_id);
    await Promise.all(ids.flatMap((id) => stores.map((store) => store(refundApi.agree, { id }))));
    const prices = await mall.list('refundOrder', { refundOrderId: ids }, 'giftPrice');
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(3000);
    expect(before - (await balanceOf(mall, 'buyer_balance', 1))).toBe(spent!.payPrice + 3000);
  }
});

test('paying new orders while old ones are refunded never locks up', async () => {
  mall.clock.advance(minutes(2));
  const buyer = await mall.login(1);
  const store = await mall.login(900 + SOUTH);
  const old: string[] = [];
  const fresh: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    const [id] = await bought(mall, 1, [[VALVE.sku, 1]]);
    old.push(valueOf(await apply(mall, buyer, id!)).refund_order_id);
    fresh.push(await order(mall, 1, [[VALVE.sku, 1]]));
  }
  const answers = await Promise.all([
    ...old.map((id) => store(refundApi.agree, { id })),
    ...fresh.map((group_id) => buyer(paymentApi.pay, { group_id, type: 'balance' })),
  ]);
  expect(outcomes(answers)).toEqual({ ok: 8 });
});
