// The list of a store by amount and by payment is the same whatever states its orders are in, page by page, forward and
// back: finished orders and all others are read apart.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { after, minutes } from '#lib/kernel/clock.ts';
import { copyOrder } from '../../support/copy-order.ts';
import { BOLT, NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { paidOrder, valueOf } from '../../support/trade-steps.ts';

const COPIES = 13;
let store: Call;

const mall = await openTradeMall();
beforeAll(async () => {
  const orderId = await paidOrder(mall, 1, [[BOLT.m8, 10]]);
  await copyOrder(mall, orderId, COPIES);
  const orders = await mall.read('storeOrder', { merId: NORTH });
  for (const [at, { orderId: id, createdAt }] of orders.entries())
    await mall.change(
      'storeOrder',
      { orderId: id },
      {
        // Several have the same amount.
        payPrice: 1000 + (at % 4) * 50,
        status: at % 3 === 0 ? 'to_ship' : 'done',
        paidAt: after(createdAt, minutes((at * 7) % 5)),
      },
    );
  store = await mall.login(901);
});
afterAll(() => mall.close({ madeUp: true }));

test.each(['amount', 'paid'] as const)('all orders by %s', async (sort) => {
  const whole = valueOf(await store(orderDeskApi.list, { tab: 'all', sort, limit: 100 })).list;
  expect(whole).toHaveLength(COPIES + 1);
  const rows = await mall.read('storeOrder', { merId: NORTH });
  const expected = rows
    .toSorted((a, b) => {
      const by = sort === 'amount' ? b.payPrice - a.payPrice : a.paidAt!.getTime() - b.paidAt!.getTime();
      return by || (sort === 'amount' ? -1 : 1) * (a.orderId < b.orderId ? -1 : 1);
    })
    .map(({ orderId }) => orderId);
  expect(whole.map((row) => row.order_id)).toEqual(expected);

  const pages: string[][] = [];
  let place: { after?: string } = {};
  for (let next: string | null = ''; next !== null;) {
    const page = valueOf(await store(orderDeskApi.list, { tab: 'all', sort, limit: 4, ...place }));
    pages.push(page.list.map((row) => row.order_id));
    next = page.next;
    if (next !== null) place = { after: next };
  }
  expect(pages.flat()).toEqual(expected);
  const last = valueOf(await store(orderDeskApi.list, { tab: 'all', sort, limit: 4, ...place }));
  const back = valueOf(await store(orderDeskApi.list, { tab: 'all', sort, limit: 4, before: last.prev! }));
  expect(back.list.map((row) => row.order_id)).toEqual(pages.at(-2));
});

test('what waits to be sent comes as it was paid, the oldest first, unless another order is asked for', async () => {
  const idsOf = async (input: object) =>
    valueOf(await store(orderDeskApi.list, { tab: 'to_ship', limit: 100, ...input })).list.map(
      (row) => row.order_id,
    );
  const waiting = await idsOf({});
  expect(waiting.length).toBeGreaterThan(1);
  expect(waiting).toEqual(await idsOf({ sort: 'paid' }));
  expect(waiting).not.toEqual(await idsOf({ sort: 'newest' }));
});
