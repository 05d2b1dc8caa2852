// Orders are counted by state while they change. However they change, and whenever the rows of the count are put
// together, the numbers at both desks are those of counting the orders themselves.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { STORE_ORDER_STATES } from '#lib/contracts/states.ts';
import { sweepOrderCounts } from '#lib/domain/trade/order/index.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { order, paidOrder, valueOf } from '../../support/trade-steps.ts';

const OPERATOR = 3;
let mall: TradeMall;
let desks: Map<number, Call>;
let platform: Call;
let ids: string[];

beforeAll(async () => {
  mall = await openTradeMall();
  await mall.rows(
    `insert into user_role (uid, role, platform_roles) values ($1, 'platform', '{owner}')`,
    OPERATOR,
  );
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
  ids = (await mall.rows<{ id: string }>(`select order_id as id from store_order order by 1`)).map(
    ({ id }) => id,
  );
});
afterAll(() => mall.close({ madeUp: true }));

const AFTER_SALE = `status = 'refunded' or exists (select 1 from order_line l where l.order_id = o.order_id
  and l.refund_state not in ('none', 'credited'))`;

async function counted(merId: number | null): Promise<Record<string, number>> {
  const where = merId === null ? 'true' : `mer_id = ${merId}`;
  const states = await mall.rows<{ status: string; n: number }>(
    `select status, count(*)::int as n from store_order where ${where} group by 1`,
  );
  const [sale] = await mall.rows<{ n: number }>(
    `select count(*)::int as n from store_order o where ${where} and (${AFTER_SALE})`,
  );
  const all = states.reduce((sum, { n }) => sum + n, 0);
  return { ...Object.fromEntries(states.map(({ status, n }) => [status, n])), all, after_sale: sale!.n };
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
            await mall.rows(`update store_order set status = $2 where order_id = $1`, ids[at], to);
            await mall.rows(`update order_line set refund_state = $2 where order_id = $1`, ids[at], refund);
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
  const [most] = await mall.rows<{ n: number }>(
    `select max(n)::int as n from (select count(*) as n from order_count group by mer_id, status) as rows`,
  );
  expect(most!.n).toBe(1);
  const [customers] = await mall.rows<{ n: number }>(
    `select max(n)::int as n from (select count(*) as n from customer_count group by mer_id, company_id, buyer_uid) as rows`,
  );
  expect(customers!.n).toBe(1);
  await expectExact();
});
