import { afterAll, expect, test } from 'vitest';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { product } from '#lib/db/schema.ts';
import { eq, gte } from 'drizzle-orm';
import { openDemoMall } from '../support/demo-mall.ts';
import { tokenOf } from './account/people.ts';

const { product: GOODS, store: STORE } = FAVOURITE_TYPES;

const mall = await openDemoMall();
const token = await tokenOf(mall, '13612340001');
const stranger = mall.as(await tokenOf(mall, '13612340002'));
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
  await mall.services.database.db.update(product).set({ status: 'on_sale' }).where(eq(product.productId, 2));
});

test.each(['to_order', 'reviewing', 'withheld', 'off_shelf'] as const)(
  'goods that are %s, found by counting, are not kept, and so not shown',
  async (status) => {
    const { db } = mall.services.database;
    await db.update(product).set({ status }).where(eq(product.productId, 3));
    expect(await stranger(favouriteApi.create, { type_id: 3, type: GOODS })).toMatchObject({
      failure: { code: 'goods.not_found' },
    });
    expect(await stranger(favouriteApi.goods, {})).toMatchObject({ ok: true, value: { count: 0 } });
    await db.update(product).set({ status: 'on_sale' }).where(eq(product.productId, 3));
  },
);

test('another buyer sees none of it', async () => {
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

test('a product says whether the caller keeps it, what was said of it last, and how much one may buy', async () => {
  const call = mall.as(await tokenOf(mall, '13612340009'));
  const praised = await mall.list('review', (t) => gte(t.productScore, 4), 'productId');
  const byGoods = Map.groupBy(praised, (one) => one);
  const [id = 0] = praised.toSorted((a, b) => byGoods.get(b)!.length - byGoods.get(a)!.length);
  const before = await call(goodsApi.detail, { id });
  await call(favouriteApi.create, { type_id: id, type: GOODS });
  const after = await call(goodsApi.detail, { id });
  const visitor = await mall.as()(goodsApi.detail, { id });
  if (!before.ok || !after.ok || !visitor.ok) throw new Error('no goods');
  expect([before, after, visitor].map((one) => one.value.is_relation)).toEqual([false, true, false]);
  expect(visitor.value.pay_limit).toBe(visitor.value.once_max_count > 0 ? 'per_order' : 'none');
  const reviews = await call(goodsApi.reviews, { id, type: 'best', limit: 1 });
  expect(reviews).toMatchObject({ ok: true, value: { list: [visitor.value.top_reply] } });
});

test('pid and product_ids are other names of cate_pid and ids', async () => {
  const list = async (input: object) => {
    const found = await mall.as()(goodsApi.list, { ...input, limit: 5 });
    return found.ok ? [found.value.count, found.value.list.map((row) => row.product_id)] : found.failure;
  };
  expect(await list({ product_ids: '1,3' })).toEqual(await list({ ids: '1,3' }));
  expect(await list({ pid: 1 })).toEqual(await list({ cate_pid: 1 }));
  expect(await list({ pid: 1 })).not.toEqual(await list({}));
});

test('a store is followed, a product is kept: the message says which', async () => {
  const to = async (path: string, type: number): Promise<string> => {
    const reply = await mall.app.fetch(
      new Request(`http://mall.inside/api/user/relation/${path}`, {
        method: 'POST',
        headers: { 'x-token': token, 'content-type': 'application/json' },
        body: JSON.stringify({ type_id: 3, type }),
      }),
    );
    return ((await reply.json()) as { message: string }).message;
  };
  const said = [];
  for (const type of [GOODS, STORE]) said.push(await to('create', type), await to('delete', type));
  expect(said).toEqual(['收藏成功', '已取消收藏', '关注成功', '已取消关注']);
});
