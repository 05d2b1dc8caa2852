// Orders of one store are placed, paid and cancelled at once while the rows of their count are put together, also by two
// processes at the same moment: none waits for another one's, and the numbers are those of counting.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { sweepOrderCounts } from '#lib/domain/trade/order/index.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { openTradeMall, VALVE, type TradeMall } from '../support/trade-mall.ts';
import { order, pay, valueOf } from '../support/trade-steps.ts';
import { times } from './at-once.ts';

const BUYERS = 12;
const OPERATOR = 1;
let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url, buyers: BUYERS });
  await mall.add('userRole', { uid: OPERATOR, role: 'platform', platformRoles: ['owner'] });
  await mall.change('sku', {}, { stock: 90000 });
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});

test('counts are exact whatever happens at once', async () => {
  await times(BUYERS * 2, async (at) => {
    if (at >= BUYERS) return void (await sweepOrderCounts(mall.system));
    const id = await order(mall, at + 1, [[VALVE.sku, 1]]);
    if (at % 2 === 0) await pay(mall, id);
    await sweepOrderCounts(mall.system);
  });
  const desk = await mall.login(OPERATOR);
  const { counts } = valueOf(await desk(oversightApi.orderCounts));
  const states = Map.groupBy(await mall.list('storeOrder', {}, 'status'), (status) => status);
  expect(counts).toEqual({
    ...Object.fromEntries([...states].map(([status, rows]) => [status, rows.length])),
    all: BUYERS,
    after_sale: 0,
  });
  expect(counts).toMatchObject({ unpaid: BUYERS / 2, to_ship: BUYERS / 2 });
});
