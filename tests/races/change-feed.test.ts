// Changes are read while others are written: a transaction that ends late hides nothing from whoever reads on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedStock } from '#lib/domain/desk/change-feed/index.ts';
import { setStock } from '#lib/domain/goods/goods-desk/index.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, type TradeMall } from '../support/trade-mall.ts';
import { valueOf } from '../support/trade-steps.ts';
import { times } from './at-once.ts';

let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
});
afterAll(async () => {
  await mall.close({ madeUp: true });
  await database.drop();
});

const read = async (cursor: string | undefined, limit = 100) =>
  valueOf(await changedStock(mall.merchant(NORTH), { limit, ...(cursor ? { cursor } : {}) }));
const change = (id: number, stock: number) => mall.change('sku', { skuId: id }, { stock });

test('what a long transaction has changed comes after all, although a later change was committed before', async () => {
  const { cursor: begin } = await read(undefined);
  const [isChanged, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = mall.services.database.tx(async () => {
    await change(BOLT.m8, 500);
    isChanged.resolve();
    await mayEnd.promise;
  });
  await isChanged.promise;
  await change(GAUGE.sku, 77);
  const during = await read(begin);
  // It may wait for the other, but it must not go past it.
  mayEnd.resolve();
  await slow;
  const after = await read(during.cursor);
  const seen = [...during.list, ...after.list];
  expect(new Map(seen.map((row) => [row.sku_id, row.stock]))).toEqual(
    new Map([
      [BOLT.m8, 500],
      [GAUGE.sku, 77],
    ]),
  );
});

test('a reader who goes on page by page while fifty change sizes ends with what the database holds', async () => {
  const skus = [BOLT.m8, BOLT.m10, GAUGE.sku];
  const known = new Map<number, number>();
  let cursor: string | undefined;
  const readOn = async (): Promise<boolean> => {
    const page = await read(cursor, 1);
    for (const row of page.list) known.set(row.sku_id, row.stock);
    cursor = page.cursor;
    return page.has_more;
  };
  const writers = { areDone: false };
  const reader = (async () => {
    while (!writers.areDone) await readOn();
  })();
  await times(50, async (at) => {
    const id = skus[at % skus.length]!;
    for (let turn = 0; turn < 4; turn += 1) {
      const { sku: was } = await mall.stock(id);
      valueOf(await setStock(mall.merchant(NORTH), { id, stock: was + 1, was }));
    }
  });
  writers.areDone = true;
  await reader;
  while (await readOn());
  const held = await mall.read('sku', { skuId: skus }, { sku_id: 'skuId', stock: 'stock' });
  expect(known).toEqual(new Map(held.map((row) => [row.sku_id, row.stock])));
});
