import { afterAll, beforeAll, expect, test } from 'vitest';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { product } from '#lib/db/schema.ts';
import { writeDemoMall } from '#lib/seed/demo/write.ts';
import { eq } from 'drizzle-orm';
import { openTestMall, type TestMall } from '../support/mall.ts';
import { tokenOf } from './account/people.ts';

const { product: GOODS, store: STORE } = FAVOURITE_TYPES;
let mall: TestMall;
let token: string;

beforeAll(async () => {
  mall = await openTestMall();
  await writeDemoMall(mall.services, () => undefined);
  token = await tokenOf(mall, '13612340001');
});
afterAll(() => mall.close());

const storeCare = async (id: number): Promise<number> => {
  const store = await mall.as()(storeApi.detail, { id });
  return store.ok ? store.value.care_count : Number.NaN;
};

test('a product is kept once, however often it is asked, and is listed newest first', async () => {
  const call = mall.as(token);
  for (const type_id of [1, 2, 1]) {
    expect(await call(favouriteApi.create, { type_id, type: GOODS })).toMatchObject({ ok: true });
    mall.clock.advance(1000);
  }
  const kept = await call(favouriteApi.goods, {});
  if (!kept.ok) throw new Error(kept.failure.code);
  expect(kept.value.count).toBe(2);
  expect(kept.value.list.map((row) => row.spu.product_id)).toEqual([2, 1]);
  expect(await call(favouriteApi.kept, { ids: '1,2,3', type: GOODS })).toMatchObject({
    ok: true,
    value: expect.arrayContaining([1, 2]),
  });
});

test('what was taken down stays in the list and says so', async () => {
  await mall.services.database.db
    .update(product)
    .set({ status: 'off_shelf' })
    .where(eq(product.productId, 2));
  const kept = await mall.as(token)(favouriteApi.goods, {});
  if (!kept.ok) throw new Error(kept.failure.code);
  expect(kept.value.list.map((row) => row.is_on_sale)).toEqual([false, true]);
});

test('another buyer sees none of it', async () => {
  const stranger = mall.as(await tokenOf(mall, '13612340002'));
  expect(await stranger(favouriteApi.goods, {})).toMatchObject({ ok: true, value: { count: 0, list: [] } });
  await stranger(favouriteApi.remove, { type_id: 1, type: GOODS });
  expect(await mall.as(token)(favouriteApi.kept, { ids: '1', type: GOODS })).toMatchObject({ value: [1] });
});

test('a follower is counted once and leaves once', async () => {
  const call = mall.as(token);
  const before = await storeCare(1);
  await Promise.all([1, 2, 3].map(() => call(favouriteApi.create, { type_id: 1, type: STORE })));
  expect(await storeCare(1)).toBe(before + 1);
  const stores = await call(favouriteApi.stores, {});
  if (!stores.ok) throw new Error(stores.failure.code);
  expect(stores.value.list[0]).toMatchObject({ is_open: true, merchant: { mer_id: 1 } });
  expect(stores.value.list[0]?.merchant.recommend.length).toBeGreaterThan(0);
  await Promise.all([1, 2, 3].map(() => call(favouriteApi.remove, { type_id: 1, type: STORE })));
  expect(await storeCare(1)).toBe(before);
});

test('several at once: unknown ones are passed over, all of them go together', async () => {
  const call = mall.as(token);
  await call(favouriteApi.createBatch, { type_id: [3, 4, 999_999], type: GOODS });
  expect(await call(favouriteApi.goods, {})).toMatchObject({ value: { count: 4 } });
  await call(favouriteApi.removeBatch, { type_id: [1, 2, 3, 4], type: GOODS });
  expect(await call(favouriteApi.goods, {})).toMatchObject({ value: { count: 0 } });
});

test.each([
  [{ type_id: 999_999, type: GOODS }, 'goods.not_found'],
  [{ type_id: 999_999, type: STORE }, 'store.not_found'],
  [{ type_id: 1, type: 7 }, 'request.invalid'],
])('%o is refused with %s', async (input, code) => {
  expect(await mall.as(token)(favouriteApi.create, input)).toMatchObject({ ok: false, failure: { code } });
});

test('a visitor is asked to log in', async () => {
  expect(await mall.as()(favouriteApi.goods, {})).toMatchObject({ failure: { code: 'auth.required' } });
});
