// Lists and filters count goods in memory. Whatever changes in the database, by an act or by hand, the next list has.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsApi, type GoodsFilter } from '#lib/contracts/goods.ts';
import { plainGoods } from '../../support/catalog/plain-goods.ts';
import { openSmallMall } from '../../support/catalog/small-mall.ts';
import type { TestMall } from '../../support/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openSmallMall();
  for (const id of [1, 2, 3, 4]) await plainGoods(mall, id);
}, 60_000);
afterAll(() => mall.close({ madeUp: true }));

const query = (text: string) => mall.services.database.query(text);
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

test.each<[column: string, set: string, filter: Partial<GoodsFilter>, before: number[], after: number[]]>([
  ['status', `status = 'off_shelf'`, {}, [4, 3, 2, 1], [4, 3, 1]],
  ['store', 'mer_id = 2', { mer_id: 2 }, [], [2]],
  ['category', 'category_id = 4', { cate_id: 4 }, [], [2]],
  ['middle category', 'category_id2 = 9', { cate_id: 9 }, [], [2]],
  ['top category', 'category_id1 = 9', { cate_pid: 9 }, [], [2]],
  ['category of the store', 'mer_cate_id = 7', { mer_cate_id: 7 }, [], [2]],
  ['belt', 'belt_id = 7', { belt_id: 7 }, [], [2]],
  ['price', 'price = 10', { price_off: 1 }, [], [2]],
  ['highest price', 'price_max = 100000', { price_on: 900 }, [], [2]],
  ['price on request', 'price_on_request = true', { order: 'price_asc' }, [1, 2, 3, 4], [1, 3, 4, 2]],
  ['the same, dearest first', 'price_on_request = true', { order: 'price_desc' }, [4, 3, 2, 1], [4, 3, 1, 2]],
  ['stock', 'stock = 0', { stock: 1 }, [4, 3, 2, 1], [4, 3, 1]],
  ['sales', 'sales = 99', {}, [4, 3, 2, 1], [2, 4, 3, 1]],
  ['star', 'reply_count = 1, star = 51', { order: 'star' }, [1, 2, 3, 4], [2, 1, 3, 4]],
  ['reviews', 'reply_count = 5', { order: 'rate' }, [1, 2, 3, 4], [2, 1, 3, 4]],
  ['least quantity', 'moq = 50', { moq: 10 }, [4, 3, 2, 1], [4, 3, 1]],
  ['days to ship', 'lead_days = 9', { lead: 2 }, [], [2]],
  [
    'time',
    `created_at = created_at + interval '1 minute'`,
    { order: 'create_time' },
    [1, 2, 3, 4],
    [2, 1, 3, 4],
  ],
  ['words', `search = '''seal'':1A'`, { keyword: 'seal', order: 'sales' }, [], [2]],
])('a list follows a change of %s, and its taking back', async (_column, set, filter, before, after) => {
  const [was] = (await query('select to_jsonb(product) as row from product where product_id = 2')).rows;
  expect(await find(filter)).toEqual(before);
  await query(`update product set ${set} where product_id = 2`);
  expect(await find(filter)).toEqual(after);
  const column = set.split(' = ')[0];
  await mall.services.database.query(
    `update product set ${column} = (jsonb_populate_record(product, $1)).${column} where product_id = 2`,
    [JSON.stringify(was?.['row'])],
  );
  expect(await find(filter)).toEqual(before);
});

test('a brand is counted and found as soon as goods have it', async () => {
  await query(
    `insert into brand (brand_id, key, name, name_en, category_ids) values (5, 'b', '牌', 'Brand', '[]')`,
  );
  expect(await find({ brand_id: 5 })).toEqual([]);
  await query('update product set brand_id = 5 where product_id in (1, 3)');
  expect(await find({ brand_id: 5 })).toEqual([3, 1]);
  const facets = await mall.as()(goodsApi.facets, { brand_id: 5 });
  expect(facets.ok && facets.value.brand).toEqual([{ id: 5, name: '牌', count: 2 }]);
});

test('a change that is rolled back is in no list', async () => {
  const { database } = mall.services;
  const undone = database.tx(async () => {
    await query('update product set stock = 0, sales = 99 where product_id = 1');
    await plainGoods(mall, 9);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await find()).toEqual([4, 3, 2, 1]);
  expect(await inStock()).toBe(4);
});

test('what a transaction sees of its own stays its own until it is committed', async () => {
  const undone = mall.services.database.tx(async () => {
    await query('update product set sales = 99 where product_id = 1');
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
  await query('delete from product where product_id = 9');
  expect(await find()).toEqual([4, 3, 2, 1]);
  expect(await inStock()).toBe(4);
});

test('many changes at once are sorted as one by one', async () => {
  for (let id = 100; id < 400; id += 1) await plainGoods(mall, id, { sales: (id * 37) % 101 });
  const bySales = async () => {
    const { rows } = await query('select product_id as id from product order by sales desc, product_id');
    return rows.map((row) => row['id']);
  };
  const pages = async () => {
    const seen: number[] = [];
    for (const page of [1, 2, 3, 4]) {
      const found = await mall.as()(goodsApi.list, { page, limit: 100 });
      if (found.ok) seen.push(...found.value.list.map((card) => card.product_id));
    }
    return seen;
  };
  expect(await pages()).toEqual(await bySales());
  await query('update product set sales = sales + product_id % 7 where product_id in (101, 202, 303, 1)');
  expect(await pages()).toEqual(await bySales());
  await query('delete from product where product_id >= 100');
});

test('goods that are sold by the hundred are ordered by what one of them costs', async () => {
  expect(await find({ order: 'price_asc' })).toEqual([1, 2, 3, 4]);
  await query(`update product set unit_name = '百支', price = price * 2 where product_id = 4`);
  expect(await find({ order: 'price_asc' })).toEqual([4, 1, 2, 3]);
  expect(await find({ order: 'price_desc' })).toEqual([3, 2, 1, 4]);
  await query(`update product set unit_name = '件', price = price / 2 where product_id = 4`);
});

test('a unit that changes while the price stays moves its goods as well', async () => {
  expect(await find({ order: 'price_asc' })).toEqual([1, 2, 3, 4]);
  await query(`update product set unit_name = '百支' where product_id = 4`);
  expect(await find({ order: 'price_asc' })).toEqual([4, 1, 2, 3]);
  await query(`update product set unit_name = '件' where product_id = 4`);
  expect(await find({ order: 'price_asc' })).toEqual([1, 2, 3, 4]);
});
