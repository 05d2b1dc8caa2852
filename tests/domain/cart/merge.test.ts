// The cart of a guest goes into the cart of an account once, as far as the rules allow, and says so.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addLines, mergeGuestCart } from '#lib/domain/trade/cart/index.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { newId } from '#lib/kernel/ids.ts';
import { BOLT, GAUGE, openTradeMall, VALVE } from '../../support/trade-mall.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());
beforeEach(() => mall.remove('cartLine'));

type Items = [skuId: number, quantity: number][];
const itemsOf = (items: Items) =>
  items.map(([product_attr_unique, cart_num]) => ({ product_attr_unique, cart_num }));
const merge = (items: Items, id = newId(), uid = 1) =>
  mergeGuestCart(mall.ctx(uid), { guest_cart_id: id, items: itemsOf(items) });
const inCart = async (uid = 1): Promise<Items> =>
  (await mall.read('cartLine', { uid }, { sku_id: 'skuId', quantity: 'quantity' }, { by: 'skuId' })).map(
    (row) => [row.sku_id, row.quantity],
  );

test('quantities add up to what the account had, and every line is reported', async () => {
  await addLines(mall.ctx(1), itemsOf([[BOLT.m8, 20]]), false);
  const merged = await merge([
    [BOLT.m8, 10],
    [VALVE.sku, 3],
  ]);
  expect(merged.lines.map(({ state, num }) => [state, num])).toEqual([
    ['added', 10],
    ['added', 3],
  ]);
  expect(merged.count).toBe(2);
  expect(await inCart()).toEqual([
    [BOLT.m8, 30],
    [VALVE.sku, 3],
  ]);
});

test('what is beyond stock or maximum is left out with its reason, in whole batches', async () => {
  const merged = await merge([
    [VALVE.sku, 80],
    [GAUGE.sku, 9],
    [BOLT.m10, 5000],
  ]);
  expect(merged.lines.map(({ state, num, failure }) => [state, num, failure?.code])).toEqual([
    ['capped', 50, 'stock.short'],
    ['capped', 5, 'quantity.above_maximum'],
    ['capped', 1000, 'stock.short'],
  ]);
  const again = await merge([[GAUGE.sku, 1]]);
  expect(again.lines[0]).toMatchObject({
    state: 'refused',
    num: 0,
    failure: { code: 'quantity.above_maximum' },
  });
});

test('what cannot be bought is refused by name: gone, below the minimum, no such goods', async () => {
  await mall.change('product', { productId: GAUGE.product }, { status: 'off_shelf' });
  const merged = await merge([
    [GAUGE.sku, 1],
    [BOLT.m8, 4],
    [99_999, 1],
    [VALVE.sku, 1],
  ]);
  await mall.change('product', { productId: GAUGE.product }, { status: 'on_sale' });
  expect(merged.lines.map(({ failure }) => failure?.code)).toEqual([
    'goods.gone',
    'quantity.below_minimum',
    'goods.gone',
    undefined,
  ]);
  expect(merged.lines[0]?.name).toContain('压力表');
  expect(await inCart()).toEqual([[VALVE.sku, 1]]);
});

test('sizes of a mixed batch help each other to the minimum', async () => {
  await mall.change('product', { productId: BOLT.product }, { moq: 50 });
  const merged = await merge([
    [BOLT.m8, 30],
    [BOLT.m10, 20],
  ]);
  await mall.change('product', { productId: BOLT.product }, { moq: 10 });
  expect(merged.lines.map(({ state }) => state)).toEqual(['added', 'added']);
});

test('the same cart sent twice is added once; what was put in since is added alone', async () => {
  const id = newId();
  const first = await merge([[VALVE.sku, 2]], id);
  expect(await merge([[VALVE.sku, 2]], id)).toEqual(first);
  expect(await inCart()).toEqual([[VALVE.sku, 2]]);
  const more = await merge(
    [
      [VALVE.sku, 3],
      [BOLT.m8, 10],
    ],
    id,
  );
  expect(more.lines.map(({ num }) => num)).toEqual([1, 10]);
  expect(await inCart()).toEqual([
    [BOLT.m8, 10],
    [VALVE.sku, 3],
  ]);
});

test('two accounts of one browser do not share what was merged', async () => {
  const id = newId();
  await merge([[VALVE.sku, 1]], id, 1);
  const other = await merge([[VALVE.sku, 1]], id, 2);
  expect(other.lines[0]?.state).toBe('added');
  expect(await inCart(2)).toEqual([[VALVE.sku, 1]]);
});

test('prices that a browser sends along are not heard, and odd quantities are refused', async () => {
  const call = await mall.login(3);
  const items = [{ product_attr_unique: VALVE.sku, cart_num: 1, price: '0.01' }];
  const put = await call(cartApi.merge, { guest_cart_id: newId(), items });
  expect(put.ok && put.value.lines[0]).toMatchObject({ state: 'added', reason: '' });
  const view = await call(cartApi.list);
  expect(view.ok && view.value.list[0]?.list[0]?.unit_price).toBe('250.00');
  for (const cart_num of [0, -1, 1.5, 1e9]) {
    const refused = await call(cartApi.merge, {
      guest_cart_id: newId(),
      items: [{ product_attr_unique: VALVE.sku, cart_num }],
    });
    expect(refused.ok).toBe(false);
  }
});
