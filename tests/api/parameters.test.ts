// Narrowing by parameters, on the goods of the demo mall: what the sizes of a category differ in, counted as they are
// chosen, and lists of goods of which one size has all that is asked for.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsApi, type Facets } from '#lib/contracts/goods.ts';
import { SPEC, readSpec, toggled, writeSpec } from '#lib/contracts/spec.ts';
import { renewSearch } from '#lib/domain/goods/search/index.ts';
import { openDemoMall } from '../support/demo-mall.ts';

let screws: number;

const mall = await openDemoMall();
beforeAll(async () => {
  const [row] = await mall.read('category', { key: 'fasteners-screws-socket' }, { id: 'categoryId' });
  screws = Number(row?.['id']);
}, 600_000);
afterAll(() => mall.close());

async function parameters(more: object = {}): Promise<Facets['parameters']> {
  const found = await mall.as()(goodsApi.facets, { cate_id: screws, ...more });
  if (!found.ok) throw new Error(found.failure.code);
  return found.value.parameters;
}
async function goods(more: object): Promise<{ count: number; ids: number[] }> {
  const found = await mall.as()(goodsApi.list, { cate_id: screws, limit: 40, ...more });
  if (!found.ok) throw new Error(found.failure.code);
  return { count: found.value.count, ids: found.value.list.map((card) => card.product_id) };
}
async function pick(
  name: string,
  value: string,
): Promise<{ parameter: number; value: number; count: number }> {
  const facet = (await parameters()).find((row) => row.name === name);
  const found = facet?.values.find((row) => row.name === value);
  if (!facet || !found) throw new Error(`${name} ${value} is no facet`);
  return { parameter: facet.id, value: found.id, count: found.count };
}

test('every size of the demo has typed values, and words that no table lists are kept and marked', async () => {
  expect(await mall.count('sku')).toBeGreaterThan(20_000);
  const untyped = await mall.list('sku', (t) => eq(t.valueIds, []), 'params');
  expect(untyped.filter((params) => params.length > 0)).toEqual([]);
  const { parameterId, unit } = await mall.first('parameter', { key: '长度|mm' });
  expect(unit).toBe('mm');
  expect(await mall.first('parameterValue', { parameterId, value: '30' }, ['low', 'high'])).toEqual({
    low: 30,
    high: 30,
  });
});

test('a category is narrowed by what its sizes differ in, and each value says how many goods it leaves', async () => {
  const thread = await pick('螺纹规格', 'M8');
  const length = await pick('长度', '30');
  const onSale = await mall.list('product', { categoryId: screws, status: 'on_sale' }, 'productId');
  const sizesOf = (productId: number[]) =>
    mall.read('sku', { productId, shown: true }, ['productId', 'designation']);
  const m8 = (await sizesOf(onSale)).filter(({ designation }) => designation.startsWith('M8×'));
  expect(thread.count).toBe(new Set(m8.map(({ productId }) => productId)).size);
  const spec = writeSpec([
    { parameter: thread.parameter, values: [thread.value] },
    { parameter: length.parameter, values: [length.value] },
  ]);
  const { count, ids } = await goods({ spec });
  expect(count).toBeGreaterThan(2);
  const fit = (await sizesOf(ids)).filter(({ designation }) => designation === 'M8×30');
  expect(new Set(fit.map(({ productId }) => productId))).toEqual(new Set(ids));
});

test('what is asked of a parameter leaves its own other values to choose, and counts the others with it', async () => {
  const thread = await pick('螺纹规格', 'M8');
  const spec = writeSpec([{ parameter: thread.parameter, values: [thread.value] }]);
  const after = await parameters({ spec });
  const own = after.find((row) => row.id === thread.parameter);
  expect(own?.values.find((row) => row.name === 'M10')?.count).toBe((await pick('螺纹规格', 'M10')).count);
  const lengths = after.find((row) => row.name === '长度')?.values ?? [];
  for (const { count } of lengths) expect(count).toBeLessThanOrEqual(thread.count);
});

test('a range finds the sizes inside it, its ends included', async () => {
  const length = (await parameters()).find((row) => row.name === '长度');
  expect(length).toMatchObject({ unit: 'mm', low: expect.any(Number), high: expect.any(Number) });
  const most = await goods({ spec: `${length?.id}-${length?.low}~${length?.high}` });
  expect(most.count).toBe((await goods({})).count);
  expect((await goods({ spec: `${length?.id}-${(length?.high ?? 0) + 1}~` })).count).toBe(0);
});

test('names and values are in the language of the visitor', async () => {
  const found = await mall.as(undefined, 'en-US')(goodsApi.facets, { cate_id: screws });
  expect(found.ok && found.value.parameters.some(({ name }) => name === 'Length')).toBe(true);
});

test('sizes that were stored before are typed anew in the background', async () => {
  const two = await mall.list('product', { categoryId: screws }, 'productId', { by: 'productId', most: 2 });
  const values = () => mall.read('sku', { productId: two }, ['skuId', 'valueIds'], { by: 'skuId' });
  const before = await values();
  await mall.change('product', { productId: two }, { searchRules: 0 });
  await mall.change('sku', { productId: two }, { valueIds: [] });
  expect(await values()).not.toEqual(before);
  expect(await renewSearch(mall.system)).toBe(2);
  expect(await values()).toEqual(before);
});

test('what an address asks of parameters is read and written alike; nonsense asks nothing', () => {
  const text = '12-340-341_15-2.5~8_16-~40';
  expect(writeSpec(readSpec(text))).toBe(text);
  expect(readSpec('12-340;drop')).toEqual([]);
  expect(readSpec('12')).toEqual([]);
  expect(SPEC.test('1-2_')).toBe(false);
  expect(toggled(readSpec('12-340-341'), 12, 340)).toEqual([{ parameter: 12, values: [341] }]);
  expect(writeSpec(toggled(readSpec('12-340'), 12, 340))).toBeUndefined();
});
