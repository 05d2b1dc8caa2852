// A store changes price, stock and shelf at its desk: what was sold meanwhile stays sold, and who changed what is kept.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

let store: Call;
let north: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  [north, store] = [await mall.login(900 + NORTH), await mall.login(900 + SOUTH)];
});
afterAll(() => mall.close({ madeUp: true }));

const valve = async () => valueOf(await store(goodsDeskApi.detail, { id: VALVE.product }));
const listed = async (call: Call, tab: 'on_sale' | 'off_shelf') =>
  valueOf(await call(goodsDeskApi.list, { tab })).list.map((goods) => goods.product_id);

test('stock that is set counts from what was read: pieces that were sold meanwhile stay sold', async () => {
  const { stock: was } = (await valve()).skus[0]!;
  await paidOrder(mall, 1, [[VALVE.sku, 2]]);
  const set = valueOf(await store(goodsDeskApi.setStock, { id: VALVE.sku, stock: was + 50, was }));
  expect(set.stock).toBe(was + 48);
  const { skus, stock, log } = await valve();
  expect([skus[0]!.stock, stock]).toEqual([was + 48, was + 48]);
  expect(log[0]).toMatchObject({ what: 'stock', before: String(was - 2), after: String(was + 48) });
  const tooFew = await store(goodsDeskApi.setStock, { id: VALVE.sku, stock: 0, was: was + 1000 });
  expect(codeOf(tooFew)).toBe('goods.stock');
});

test('a price is set for the smallest quantity and never falls below what larger ones cost', async () => {
  const low = await north(goodsDeskApi.setPrice, { id: BOLT.m8, price: '7.99' });
  expect(codeOf(low)).toBe('goods.tier_above');
  const set = valueOf(await north(goodsDeskApi.setPrice, { id: BOLT.m8, price: '12.50' }));
  expect(set.tiers.map((tier) => tier.price)).toEqual(['12.50', '8.00']);
  const shown = valueOf(await north(goodsDeskApi.detail, { id: BOLT.product }));
  expect(shown).toMatchObject({ price: '8.00', price_max: '12.50' });
  for (const price of ['0', '10000000.01', '9999999999']) {
    const refused = await north(goodsDeskApi.setPrice, { id: BOLT.m8, price });
    expect(refused).toMatchObject({
      failure: { code: 'goods.price', message: expect.stringContaining('1000 万') },
    });
  }
});

test('a price that a colleague has set since it was read is told before it is set again', async () => {
  const { price: was } = valueOf(await north(goodsDeskApi.setPrice, { id: BOLT.m8, price: '12.50' }));
  valueOf(await north(goodsDeskApi.setPrice, { id: BOLT.m8, price: '13', was }));
  expect(await north(goodsDeskApi.setPrice, { id: BOLT.m8, price: '14', was })).toMatchObject({
    failure: { code: 'goods.value_moved', field: 'price', params: { now: '13.00' } },
  });
  // Both mean the same, or the second one has read what the first one set.
  valueOf(await north(goodsDeskApi.setPrice, { id: BOLT.m8, price: '13.00', was }));
  const set = valueOf(await north(goodsDeskApi.setPrice, { id: BOLT.m8, price: '14', was: '13.00' }));
  expect(set.price).toBe('14.00');
});

test('goods that are sold by several pieces say how many one unit is, in the words of whoever asks', async () => {
  await mall.change(
    'product',
    { productId: BOLT.product },
    { unitName: '盒', unitNameEn: 'box', packing: { zh: '1盒=500支', en: '1 box = 500 pcs' } },
  );
  const english = await mall.login(900 + NORTH, 'en-US');
  const inList = valueOf(await north(goodsDeskApi.list, {})).list.find(
    (goods) => goods.product_id === BOLT.product,
  );
  expect(inList).toMatchObject({ unit_name: '盒', holds: { count: 500, unit: '支' } });
  const sizes = valueOf(await english(goodsDeskApi.skus, {})).list;
  expect(sizes.find((sku) => sku.sku_id === BOLT.m8)).toMatchObject({
    unit_name: 'box',
    holds: { count: 500, unit: 'pc' },
  });
  const { holds } = await valve();
  expect(holds).toBeUndefined();
});

test('goods that are taken off the shelf are not sold, and come back with one press', async () => {
  const turn = (isOnSale: boolean) => {
    mall.clock.advance(1000);
    return store(goodsDeskApi.shelf, { ids: [VALVE.product], on_sale: isOnSale });
  };
  expect(valueOf(await turn(false))).toEqual({ changed: 1 });
  expect(valueOf(await turn(false))).toEqual({ changed: 0 });
  expect([await listed(store, 'on_sale'), await listed(store, 'off_shelf')]).toEqual([[], [VALVE.product]]);
  expect(codeOf(await north(goodsApi.detail, { id: VALVE.product }))).toBe('goods.gone');
  valueOf(await turn(true));
  expect(valueOf(await north(goodsApi.detail, { id: VALVE.product })).product_id).toBe(VALVE.product);
  expect((await valve()).log.map((change) => change.what)).toEqual(['shelf', 'shelf', 'stock']);
});

test('sizes are listed page by page, and another store finds and changes nothing', async () => {
  const first = valueOf(await north(goodsDeskApi.skus, { limit: 2 }));
  const next = valueOf(await north(goodsDeskApi.skus, { limit: 2, after: first.next! }));
  const ids = [...first.list, ...next.list].map((sku) => sku.sku_id);
  expect(ids).toEqual([BOLT.m8, BOLT.m10, 31]);
  expect(valueOf(await north(goodsDeskApi.skuCounts)).counts['all']).toBe(3);
  const foreign = { id: VALVE.sku, stock: 1, was: 0 };
  expect(codeOf(await north(goodsDeskApi.setStock, foreign))).toBe('goods.not_found');
  expect(codeOf(await north(goodsDeskApi.setPrice, { id: VALVE.sku, price: '1' }))).toBe('goods.not_found');
  const mixed = { ids: [BOLT.product, VALVE.product], on_sale: false };
  expect(codeOf(await north(goodsDeskApi.shelf, mixed))).toBe('goods.not_found');
  expect(await listed(north, 'on_sale')).toContain(BOLT.product);
});
