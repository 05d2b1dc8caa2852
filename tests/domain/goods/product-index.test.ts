// Lists and filters count goods in memory. Whatever changes in the database, by an act or by hand, the next list has.
import { gte, desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsApi, type GoodsFilter } from '#lib/contracts/goods.ts';
import { product } from '#lib/db/schema.ts';
import { renewSearch } from '#lib/domain/goods/search/index.ts';
import { after, minutes } from '#lib/kernel/clock.ts';
import { watchWith } from '#lib/kernel/probe.ts';
import { plainGoods } from '../../support/catalog/plain-goods.ts';
import { openSmallMall } from '../../support/catalog/small-mall.ts';
import { NOW } from '../../support/mall.ts';
import { plus, type Row } from '../../support/tables.ts';

const mall = await openSmallMall();
beforeAll(async () => {
  for (const id of [1, 2, 3, 4]) await plainGoods(mall, id);
}, 60_000);
afterAll(() => mall.close({ madeUp: true }));

const find = async (filter: Partial<GoodsFilter> = {}) => {
  const found = await mall.as()(goodsApi.list, filter);
  if (!found.ok) throw new Error(found.failure.code);
  expect(found.value.list).toHaveLength(found.value.count);
  return found.value.list.map((card) => card.product_id);
};
const inStock = async () => {
  const found = await mall.as()(goodsApi.facets, {});
  return found.ok ? found.value.in_stock : -1;
};

test.each<
  [
    column: string,
    to: Partial<Row<'product'>>,
    filter: Partial<GoodsFilter>,
    before: number[],
    after: number[],
  ]
>([
  ['status', { status: 'off_shelf' }, {}, [4, 3, 2, 1], [4, 3, 1]],
  ['store', { merId: 2 }, { mer_id: 2 }, [], [2]],
  ['category', { categoryId: 4 }, { cate_id: 4 }, [], [2]],
  ['middle category', { categoryId2: 9 }, { cate_id: 9 }, [], [2]],
  ['top category', { categoryId1: 9 }, { cate_pid: 9 }, [], [2]],
  ['category of the store', { merCateId: 7 }, { mer_cate_id: 7 }, [], [2]],
  ['belt', { beltId: 7 }, { belt_id: 7 }, [], [2]],
  ['price', { price: 10 }, { price_off: 1 }, [], [2]],
  ['highest price', { priceMax: 100000 }, { price_on: 900 }, [], [2]],
  ['price on request', { priceOnRequest: true }, { order: 'price_asc' }, [1, 2, 3, 4], [1, 3, 4, 2]],
  ['the same, dearest first', { priceOnRequest: true }, { order: 'price_desc' }, [4, 3, 2, 1], [4, 3, 1, 2]],
  ['stock', { stock: 0 }, { stock: 1 }, [4, 3, 2, 1], [4, 3, 1]],
  ['sales', { sales: 99 }, {}, [4, 3, 2, 1], [2, 4, 3, 1]],
  ['star', { replyCount: 1, star: 51 }, { order: 'star' }, [1, 2, 3, 4], [2, 1, 3, 4]],
  ['reviews', { replyCount: 5 }, { order: 'rate' }, [1, 2, 3, 4], [2, 1, 3, 4]],
  ['least quantity', { moq: 50 }, { moq: 10 }, [4, 3, 2, 1], [4, 3, 1]],
  ['days to ship', { leadDays: 9 }, { lead: 2 }, [], [2]],
  [
    'time',
    { createdAt: after(new Date(NOW), minutes(1)) },
    { order: 'create_time' },
    [1, 2, 3, 4],
    [2, 1, 3, 4],
  ],
  ['words', { search: "'seal':1A" }, { keyword: 'seal', order: 'sales' }, [], [2]],
])('a list follows a change of %s, and its taking back', async (_column, to, filter, before, changed) => {
  const was = await mall.first('product', { productId: 2 });
  expect(await find(filter)).toEqual(before);
  await mall.change('product', { productId: 2 }, to);
  expect(await find(filter)).toEqual(changed);
  const [column] = Object.keys(to) as (keyof typeof was)[];
  await mall.change('product', { productId: 2 }, { [column!]: was[column!] });
  expect(await find(filter)).toEqual(before);
});

test('a brand is counted and found as soon as goods have it', async () => {
  await mall.add('brand', { brandId: 5, key: 'b', name: '牌', nameEn: 'Brand', categoryIds: [] });
  expect(await find({ brand_id: 5 })).toEqual([]);
  await mall.change('product', { productId: [1, 3] }, { brandId: 5 });
  expect(await find({ brand_id: 5 })).toEqual([3, 1]);
  const facets = await mall.as()(goodsApi.facets, { brand_id: 5 });
  expect(facets.ok && facets.value.brand).toEqual([{ id: 5, name: '牌', count: 2 }]);
});

test('a change that is rolled back is in no list', async () => {
  const { database } = mall.services;
  const undone = database.tx(async () => {
    await mall.change('product', { productId: 1 }, { stock: 0, sales: 99 });
    await plainGoods(mall, 9);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await find()).toEqual([4, 3, 2, 1]);
  expect(await inStock()).toBe(4);
});

test('what a transaction sees of its own stays its own until it is committed', async () => {
  const undone = mall.services.database.tx(async () => {
    await mall.change('product', { productId: 1 }, { sales: 99 });
    await find();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await find()).toEqual([4, 3, 2, 1]);
});

test('goods that come and goods that are removed change list and counts', async () => {
  await plainGoods(mall, 9);
  expect(await find()).toEqual([9, 4, 3, 2, 1]);
  expect(await inStock()).toBe(5);
  await mall.remove('product', { productId: 9 });
  expect(await find()).toEqual([4, 3, 2, 1]);
  expect(await inStock()).toBe(4);
});

test('many changes at once are sorted as one by one', async () => {
  for (let id = 100; id < 400; id += 1) await plainGoods(mall, id, { sales: (id * 37) % 101 });
  const bySales = () =>
    mall.services.database.db
      .select({ id: product.productId })
      .from(product)
      .orderBy(desc(product.sales), product.productId)
      .then((rows) => rows.map(({ id }) => id));
  const pages = async () => {
    const seen: number[] = [];
    for (const page of [1, 2, 3, 4]) {
      const found = await mall.as()(goodsApi.list, { page, limit: 100 });
      if (found.ok) seen.push(...found.value.list.map((card) => card.product_id));
    }
    return seen;
  };
  expect(await pages()).toEqual(await bySales());
  for (const productId of [101, 202, 303, 1])
    await mall.change('product', { productId }, (t) => ({ sales: plus(t.sales, productId % 7) }));
  expect(await pages()).toEqual(await bySales());
  await mall.remove('product', (t) => gte(t.productId, 100));
});

test('goods that are sold by the hundred are ordered by what one of them costs', async () => {
  expect(await find({ order: 'price_asc' })).toEqual([1, 2, 3, 4]);
  const { price } = await mall.first('product', { productId: 4 });
  await mall.change('product', { productId: 4 }, { unitName: '百支', price: price * 2 });
  expect(await find({ order: 'price_asc' })).toEqual([4, 1, 2, 3]);
  expect(await find({ order: 'price_desc' })).toEqual([3, 2, 1, 4]);
  await mall.change('product', { productId: 4 }, { unitName: '件', price });
});

test('a unit that changes while the price stays moves its goods as well', async () => {
  expect(await find({ order: 'price_asc' })).toEqual([1, 2, 3, 4]);
  await mall.change('product', { productId: 4 }, { unitName: '百支' });
  expect(await find({ order: 'price_asc' })).toEqual([4, 1, 2, 3]);
  await mall.change('product', { productId: 4 }, { unitName: '件' });
  expect(await find({ order: 'price_asc' })).toEqual([1, 2, 3, 4]);
});

test('an order by words is asked for once for all its pages, and anew when a product has changed', async () => {
  await mall.change('product', { productId: 1 }, { sales: 0 });
  await renewSearch(mall.system);
  const asked: string[] = [];
  watchWith({
    span: (_kind, _name, _facts, work) => work(),
    begin(_kind, _name, facts) {
      const text = String(facts['db.query.text'] ?? '');
      if (text.startsWith('with weighed')) asked.push(text);
      return () => undefined;
    },
  });
  const pageOf = async (page: number) => {
    const found = await mall.as()(goodsApi.list, { keyword: '螺栓', page, limit: 2 });
    return found.ok ? found.value.list.map((card) => card.product_id) : found.failure.code;
  };
  try {
    expect(await pageOf(1)).toEqual([4, 3]);
    expect(await pageOf(2)).toEqual([2, 1]);
    expect(asked).toHaveLength(1);
    await mall.change('product', { productId: 1 }, { sales: 5000 });
    expect(await pageOf(1)).toEqual([1, 4]);
    expect(asked).toHaveLength(2);
  } finally {
    watchWith(undefined);
  }
});
