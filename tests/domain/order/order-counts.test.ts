// Orders are counted by state while they change. However they change, and whenever the rows of the count are put
// together, the numbers at both desks are those of counting the orders themselves.
import { notInArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { STORE_ORDER_STATES } from '#lib/contracts/states.ts';
import { sweepOrderCounts } from '#lib/domain/trade/order/index.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { order, paidOrder, valueOf } from '../../support/trade-steps.ts';

const OPERATOR = 3;
let desks: Map<number, Call>;
let platform: Call;
let ids: string[];

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: OPERATOR, role: 'platform', platformRoles: ['owner'] });
  await paidOrder(mall, 1, [[BOLT.m8, 10]]);
  await paidOrder(mall, 2, [[VALVE.sku, 1]]);
  await order(mall, 1, [
    [BOLT.m8, 20],
    [VALVE.sku, 1],
  ]);
  desks = new Map([
    [NORTH, await mall.login(900 + NORTH)],
    [SOUTH, await mall.login(900 + SOUTH)],
  ]);
  platform = await mall.login(OPERATOR);
  ids = (await mall.read('storeOrder', {}, { id: 'orderId' }, { by: 'orderId' })).map(({ id }) => id);
});
afterAll(() => mall.close({ madeUp: true }));

async function counted(merId: number | null): Promise<Record<string, number>> {
  const orders = await mall.read('storeOrder', merId === null ? {} : { merId });
  const returned = new Set(
    await mall.list('orderLine', (t) => notInArray(t.refundState, ['none', 'credited']), 'orderId'),
  );
  const states = Map.groupBy(orders, ({ status }) => status);
  return {
    ...Object.fromEntries([...states].map(([status, rows]) => [status, rows.length])),
    all: orders.length,
    after_sale: orders.filter(({ status, orderId }) => status === 'refunded' || returned.has(orderId)).length,
  };
}

async function expectExact(): Promise<void> {
  for (const [merId, call] of desks)
    expect(valueOf(await call(orderDeskApi.counts)).counts).toEqual(await counted(merId));
  expect(valueOf(await platform(oversightApi.orderCounts)).counts).toEqual(await counted(null));
}

test('what buyers place and pay is counted', async () => {
  await expectExact();
  expect(await counted(null)).toMatchObject({ to_ship: 2, unpaid: 2, all: 4 });
});

test('whatever changes, the numbers are those of counting', async () => {
  const change = fc.record({
    at: fc.nat(ids.length - 1),
    to: fc.constantFrom(...STORE_ORDER_STATES),
    refund: fc.constantFrom('none', 'refunding', 'partly', 'fully', 'credited'),
    isTakenBack: fc.boolean(),
    isGathered: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      for (const { at, to, refund, isTakenBack, isGathered } of changes) {
        await mall.services.database
          .tx(async () => {
            await mall.change('storeOrder', { orderId: ids[at] }, { status: to });
            await mall.change('orderLine', { orderId: ids[at] }, { refundState: refund });
            if (isTakenBack) throw new Error('taken back');
          })
          .catch(() => undefined);
        if (isGathered) await sweepOrderCounts(mall.system);
      }
      await expectExact();
    }),
    { numRuns: 25 },
  );
  expect((await counted(null))['all']).toBe(ids.length);
});

test('rows of the count are put together, one for each state of a store', async () => {
  await sweepOrderCounts(mall.system);
  const counts = (await mall.read('orderCount')).map(({ merId, status }) => `${merId} ${status}`);
  expect(counts.length).toBe(new Set(counts).size);
  const customers = (await mall.read('customerCount')).map((row) =>
    [row.merId, row.companyId, row.buyerUid].join(' '),
  );
  expect(customers.length).toBe(new Set(customers).size);
  await expectExact();
});
