// Several processes each count goods in their own memory; none may miss what another has committed, however late.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsApi } from '#lib/contracts/goods.ts';
import { plainGoods } from '../../support/catalog/plain-goods.ts';
import { openSmallMall } from '../../support/catalog/small-mall.ts';
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database.ts';
import { openTestMall, type TestMall } from '../../support/mall.ts';
import { connectionTo, type OwnConnection } from '../../support/own-connection.ts';

let database: FreshDatabase;
let first: TestMall;
let second: TestMall;
const connections: OwnConnection[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  first = await openSmallMall({ url: database.url });
  second = await openTestMall({ url: database.url });
  for (const id of [1, 2, 3, 4]) await plainGoods(first, id);
});
afterAll(async () => {
  await Promise.all(connections.map((one) => one.close()));
  await second.close({ madeUp: true });
  await first.close({ madeUp: true });
  await database.drop();
});

function connection(): OwnConnection {
  const made = connectionTo(database.url);
  connections.push(made);
  return made;
}
const list = async (mall: TestMall) => {
  const found = await mall.as()(goodsApi.list, {});
  if (!found.ok) throw new Error(found.failure.code);
  return found.value.list.map((card) => card.product_id);
};

test('a transaction that began early and commits late is missed by nobody', async () => {
  const [early, late] = [connection(), connection()];
  expect([await list(first), await list(second)]).toEqual([
    [4, 3, 2, 1],
    [4, 3, 2, 1],
  ]);
  await early.query('begin');
  await early.change('product', { productId: 1 }, { sales: 90 });
  await late.query('begin');
  await late.change('product', { productId: 2 }, { sales: 80 });
  await late.query('commit');
  expect([await list(first), await list(second)]).toEqual([
    [2, 4, 3, 1],
    [2, 4, 3, 1],
  ]);
  await early.query('commit');
  expect([await list(first), await list(second)]).toEqual([
    [1, 2, 4, 3],
    [1, 2, 4, 3],
  ]);
});

test('with many writers, a list asked for after a commit has it, in every process', async () => {
  const rounds = 60;
  const writer = async (own: OwnConnection, productId: number) => {
    for (let n = 1; n <= rounds; n += 1) {
      const sales = 1000 * n + productId;
      await own.change('product', { productId }, { sales });
      const mall = n % 2 === 0 ? first : second;
      const found = await mall.as()(goodsApi.list, { ids: String(productId) });
      expect(found.ok && found.value.list[0]?.sales).toBe(sales);
      if (n % 10 === 0) expect(await list(mall)).toHaveLength(4);
    }
  };
  await Promise.all([1, 2, 3, 4].map((id) => writer(connection(), id)));
  expect([await list(first), await list(second)]).toEqual([
    [4, 3, 2, 1],
    [4, 3, 2, 1],
  ]);
});
