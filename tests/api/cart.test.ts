// The cart through the API: rules of quantities, joining, what can no longer be bought, and whose it is.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { cartApi } from '#lib/contracts/cart.ts';
import { sweepCheckout } from '#lib/domain/trade/checkout/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE } from '../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../support/trade-steps.ts';

const mall = await openTradeMall();
const call = await mall.login(1);
afterAll(() => mall.close());
beforeEach(async () => {
  await mall.remove('cartLine');
});

const add = (product_attr_unique: number, cart_num: number, is_new = 0) =>
  call(cartApi.create, { product_attr_unique, cart_num, is_new });

test('lines by store, the tier of a mixed batch, one line a SKU', async () => {
  valueOf(await add(BOLT.m8, 60));
  valueOf(await add(VALVE.sku, 1));
  valueOf(await add(BOLT.m10, 30));
  expect(valueOf(await add(BOLT.m10, 10))).toMatchObject({ count: 3 });
  const { list, fail, count } = valueOf(await call(cartApi.list));
  expect({ fail, count }).toEqual({ fail: [], count: 3 });
  expect(
    list.map((store) => [
      store.mer_id,
      store.list.map((line) => [line.productAttr.sku, line.cart_num, line.unit_price, line.line_total]),
    ]),
  ).toEqual([
    [
      NORTH,
      [
        ['M8', 60, '8.00', '480.00'],
        ['M10', 40, '8.00', '320.00'],
      ],
    ],
    [SOUTH, [['', 1, '250.00', '250.00']]],
  ]);
  expect(valueOf(await call(cartApi.count))).toEqual([{ count: 3 }]);
});

test('chosen lines are priced among themselves, line by line as in the total', async () => {
  valueOf(await add(BOLT.m8, 60));
  valueOf(await add(BOLT.m10, 40));
  const { list } = valueOf(await call(cartApi.list));
  const bolts = list[0]!.list.map((line) => line.cart_id);
  const both = valueOf(await call(cartApi.total, { cart_id: bolts }));
  expect(both.lines.map((line) => line.line_total)).toEqual(['480.00', '320.00']);
  const alone = valueOf(await call(cartApi.total, { cart_id: bolts.slice(0, 1) }));
  expect(alone.lines).toEqual([
    { cart_id: bolts[0], unit_price: '10.00', public_price: null, line_total: '600.00', lead_days: 0 },
  ]);
  expect(alone.total).toBe('600.00');
});

test.each([
  [BOLT.m8, 5, 'quantity.below_minimum'],
  [BOLT.m8, 15, 'quantity.not_multiple'],
  [GAUGE.sku, 6, 'quantity.above_maximum'],
  [VALVE.sku, 51, 'stock.short'],
  [9999, 1, 'goods.gone'],
])('SKU %i × %i is refused the same way by every door: %s', async (sku, quantity, code) => {
  expect(codeOf(await add(sku, quantity))).toBe(code);
  expect(codeOf(await add(sku, quantity, 1))).toBe(code);
  const many = valueOf(
    await call(cartApi.createMany, { items: [{ product_attr_unique: sku, cart_num: quantity }] }),
  );
  expect(many.refused.map((row) => row.product_attr_unique)).toEqual([sku]);
  expect(many.refused[0]!.reason).toMatch(/[一-龥]/);
  if (sku === 9999) return;
  const allowed = sku === BOLT.m8 ? 10 : 1;
  const { cart_id } = valueOf(await add(sku, allowed));
  expect(codeOf(await call(cartApi.change, { id: cart_id, cart_num: quantity }))).toBe(code);
});

test.each([0, -1, 0.1, 1e9, 2 ** 53, Number.NaN, '5', ' 5', '1e3', [5], null])(
  'a quantity of %s is no quantity',
  async (cart_num) => {
    const refused = await call(cartApi.create, {
      product_attr_unique: VALVE.sku,
      cart_num: cart_num as number,
    });
    expect(['quantity.required', 'quantity.too_many', 'request.invalid']).toContain(codeOf(refused));
    expect(await mall.count('cartLine')).toBe(0);
  },
);

test('SKUs that go in together help each other to the minimum; a refused one does not', async () => {
  const items = (m8: number, m10: number) => ({
    items: [
      { product_attr_unique: BOLT.m8, cart_num: m8 },
      { product_attr_unique: BOLT.m10, cart_num: m10 },
    ],
  });
  await mall.change('product', { productId: 1 }, { moq: 20 });
  expect(valueOf(await call(cartApi.createMany, items(10, 10)))).toMatchObject({ count: 2, refused: [] });
  await mall.remove('cartLine');
  const half = valueOf(await call(cartApi.createMany, items(10, 15)));
  expect(half.refused.map((row) => row.product_attr_unique).toSorted()).toEqual([BOLT.m8, BOLT.m10]);
  await mall.change('product', { productId: 1 }, { moq: 10 });
});

test('a SKU named twice counts as one line', async () => {
  const twice = [GAUGE.sku, GAUGE.sku].map((product_attr_unique) => ({ product_attr_unique, cart_num: 3 }));
  expect(valueOf(await call(cartApi.createMany, { items: twice })).refused).toHaveLength(1);
});

test('choosing another SKU in place joins its line; another product’s SKU is refused', async () => {
  const { cart_id } = valueOf(await add(BOLT.m8, 20));
  valueOf(await add(BOLT.m10, 30));
  const joined = valueOf(
    await call(cartApi.change, { id: cart_id, cart_num: 20, product_attr_unique: BOLT.m10 }),
  );
  expect(joined.list[0]!.list.map((line) => [line.cart_id, line.productAttr.unique, line.cart_num])).toEqual([
    [cart_id, BOLT.m10, 50],
  ]);
  expect(
    codeOf(await call(cartApi.change, { id: cart_id, cart_num: 10, product_attr_unique: VALVE.sku })),
  ).toBe('cart.line_gone');
});

test('what cannot be bought any more stands apart, and a quantity that no longer fits says why', async () => {
  valueOf(await add(BOLT.m8, 100));
  valueOf(await add(VALVE.sku, 5));
  valueOf(await add(GAUGE.sku, 1));
  await mall.change('sku', { skuId: VALVE.sku }, { stock: 3 });
  await mall.change('sku', { skuId: GAUGE.sku }, { shown: false });
  const view = valueOf(await call(cartApi.list));
  expect(view.fail.map((line) => [line.productAttr.unique, line.problem])).toEqual([
    [GAUGE.sku, '商品已下架'],
  ]);
  expect(view.list.map((store) => store.list.map((line) => line.problem))).toEqual([
    [''],
    ['库存不足，仅剩3'],
  ]);
  const ids = view.list.flatMap((store) => store.list.map((line) => line.cart_id));
  const total = valueOf(await call(cartApi.total, { cart_id: [ids[0]!] }));
  expect(total).toMatchObject({ total: '800.00', quantity: 100, problem: '' });
  expect(valueOf(await call(cartApi.total, { cart_id: ids })).problem).toBe('库存不足，仅剩3');
  await mall.change('sku', { skuId: [21, 31] }, { stock: 50, shown: true });
});

test('a purchase at once is not in the cart, and goes after a day', async () => {
  valueOf(await add(VALVE.sku, 1, 1));
  expect(valueOf(await call(cartApi.list))).toMatchObject({ list: [], count: 0 });
  await sweepCheckout(mall.system);
  expect(await mall.count('cartLine')).toBe(1);
  mall.clock.advance(days(1) + 1);
  await sweepCheckout(mall.system);
  expect(await mall.count('cartLine')).toBe(0);
});

test('an order is put into the cart again', async () => {
  const order_id = await paidOrder(mall, 1, [
    [BOLT.m8, 10],
    [BOLT.m10, 20],
  ]);
  expect(valueOf(await call(cartApi.again, { order_id }))).toMatchObject({
    refused: [],
    cart_id: { length: 2 },
  });
  expect(valueOf(await call(cartApi.list)).count).toBe(2);
  const stranger = await mall.login(2);
  expect(codeOf(await stranger(cartApi.again, { order_id }))).toBe('order.not_found');
});

test('given goods are put into the cart again', async () => {
  const stranger = await mall.login(2);
  const data = [{ product_attr_unique: BOLT.m8, cart_num: 10 }];
  expect(valueOf(await stranger(cartApi.again, { data }))).toMatchObject({
    refused: [],
    cart_id: { length: 1 },
  });
  expect(codeOf(await stranger(cartApi.again, {}))).toBe('request.invalid');
  const { list } = valueOf(await stranger(cartApi.list));
  valueOf(await stranger(cartApi.remove, { cart_id: list[0]!.list.map((line) => line.cart_id) }));
});

test('nobody changes or removes another’s lines, and nobody reads a cart without a login', async () => {
  const { cart_id } = valueOf(await add(VALVE.sku, 1));
  const stranger = await mall.login(2);
  expect(codeOf(await stranger(cartApi.change, { id: cart_id, cart_num: 2 }))).toBe('cart.line_gone');
  expect(valueOf(await stranger(cartApi.remove, { cart_id: [cart_id] })).count).toBe(0);
  expect(valueOf(await stranger(cartApi.total, { cart_id: [cart_id] })).count).toBe(0);
  expect(valueOf(await call(cartApi.list)).count).toBe(1);
  expect(codeOf(await mall.as()(cartApi.list))).toBe('auth.required');
});

test('a cart has its limit', async () => {
  const lines = Array.from({ length: 200 }, (_, at) => at + 100);
  await mall.add(
    'sku',
    lines.map((skuId) => ({
      skuId,
      productId: 2,
      designation: `X${skuId}`,
      choice: [],
      price: 100,
      otPrice: 100,
      tiers: [],
      stock: 10,
      weightG: 1,
      volumeCm3: 1,
    })),
  );
  const items = lines.map((product_attr_unique) => ({ product_attr_unique, cart_num: 1 }));
  expect(valueOf(await call(cartApi.createMany, { items }))).toMatchObject({ count: 200, refused: [] });
  expect(codeOf(await add(VALVE.sku, 1))).toBe('cart.full');
  valueOf(await add(lines[0]!, 1));
});
