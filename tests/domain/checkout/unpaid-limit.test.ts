// Goods of an unpaid order are held back from everybody else, so nobody holds them again and again without paying.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { cancelOrder, closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { days, hours, minutes } from '#lib/kernel/clock.ts';
import { BOLT, openTradeMall } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, order, pay, putIntoCart, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall({ buyers: 6 });
beforeEach(() => {
  vi.stubEnv('MALL_UNPAID_MAX', String(USUAL));
  mall.clock.advance(days(2));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => mall.close());

const USUAL = 10;
const one = (uid: number) => order(mall, uid, [[BOLT.m8, 10]]);
/** A check-out that was shown, ready to be ordered. */
async function shown(uid: number) {
  const choice = choiceOf(await putIntoCart(mall, uid, [[BOLT.m8, 10]], true));
  return { ...choice, key: valueOf(await previewCheckout(mall.ctx(uid), choice)).key, mark: {} };
}
const refused = async (uid: number) => codeOf(await placeOrder(mall.ctx(uid), await shown(uid)));

test('ten unpaid orders of a buyer hold goods, an eleventh takes none; others order as ever', async () => {
  for (let n = 0; n < USUAL; n += 1) await one(1);
  const before = await mall.stock(BOLT.m8);
  expect(await placeOrder(mall.ctx(1), await shown(1))).toMatchObject({
    failure: { code: 'order.too_many_unpaid', params: { n: USUAL } },
  });
  expect(await mall.stock(BOLT.m8)).toEqual(before);
  await one(2);
});

test('what was ordered and called off, or let go by, counts on for a day', async () => {
  for (let n = 0; n < USUAL; n += 2) {
    valueOf(await cancelOrder(mall.ctx(3), { id: await one(3) }));
    const left = await one(3);
    mall.clock.advance(minutes(31));
    await closeUnpaid(mall.system, { groupOrderId: left });
  }
  expect(await refused(3)).toBe('order.too_many_unpaid');
  mall.clock.advance(hours(20));
  expect(await refused(3)).toBe('order.too_many_unpaid');
  mall.clock.advance(hours(4));
  await one(3);
});

test('who pays goes on: an order that is paid is open no more, and allows one more for a day', async () => {
  const open: string[] = [];
  for (let n = 0; n < USUAL; n += 1) open.push(await one(4));
  expect(await refused(4)).toBe('order.too_many_unpaid');
  await pay(mall, open[0]!);
  await one(4);
  await one(4);
  expect(await refused(4)).toBe('order.too_many_unpaid');
});

test('the same request again is answered by its order, and whoever runs the mall sets another limit', async () => {
  const input = await shown(5);
  const placed = valueOf(await placeOrder(mall.ctx(5), input));
  for (let n = 1; n < USUAL; n += 1) await one(5);
  expect(valueOf(await placeOrder(mall.ctx(5), input))).toEqual(placed);
  vi.stubEnv('MALL_UNPAID_MAX', '11');
  await one(5);
  expect(await refused(5)).toBe('order.too_many_unpaid');
});
