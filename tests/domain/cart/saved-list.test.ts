// Goods that are bought again and again are kept as a list, by their owner alone.
import { afterAll, expect, test } from 'vitest';
import { savedListApi } from '#lib/contracts/saved-list.ts';
import { SAVED_LISTS_MAX } from '#lib/kernel/cart-limits.ts';
import { BOLT, GAUGE, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { paidOrder, putIntoCart, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
const call = await mall.login(1);
afterAll(() => mall.close());

async function listOfCart(name: string): Promise<string> {
  await mall.remove('cartLine', { uid: 1 });
  const cart_id = await putIntoCart(mall, 1, [
    [BOLT.m8, 20],
    [GAUGE.sku, 4],
  ]);
  return valueOf(await call(savedListApi.create, { name, cart_id })).saved_list_id;
}

test('chosen lines of the cart become a list, at today’s prices and with what stands in their way', async () => {
  const id = await listOfCart(' 月度备件 ');
  await mall.change('sku', { skuId: BOLT.m8 }, { price: 1100, tiers: [{ start: 10, price: 1100 }] });
  await mall.change('product', { productId: GAUGE.product }, { status: 'off_shelf' });
  const list = valueOf(await call(savedListApi.detail, { id }));
  await mall.change('product', { productId: GAUGE.product }, { status: 'on_sale' });
  expect(list.name).toBe('月度备件');
  expect(list.lines.map((line) => [line.cart_num, line.unit_price, line.problem])).toEqual([
    [20, '11.00', ''],
    [4, '60.00', '商品已下架'],
  ]);
});

test('everything goes into the cart, as far as it can, with a report', async () => {
  const id = await listOfCart('表');
  await mall.remove('cartLine', { uid: 1 });
  await mall.change('sku', { skuId: GAUGE.sku }, { stock: 3 });
  const put = valueOf(await call(savedListApi.add, { id }));
  await mall.change('sku', { skuId: GAUGE.sku }, { stock: 20 });
  expect(put.count).toBe(2);
  expect(put.lines.map(({ state, wanted, num }) => [state, wanted, num])).toEqual([
    ['added', 20, 20],
    ['capped', 4, 3],
  ]);
  expect(put.lines[1]?.reason).not.toBe('');
});

test('an order becomes a list; what somebody else ordered does not', async () => {
  const orderId = await paidOrder(mall, 1, [[VALVE.sku, 2]]);
  const made = valueOf(await call(savedListApi.create, { name: '阀门', order_id: orderId }));
  const list = valueOf(await call(savedListApi.detail, { id: made.saved_list_id }));
  expect(list.lines.map((line) => [line.productAttr.unique, line.cart_num])).toEqual([[VALVE.sku, 2]]);
  const other = await mall.login(2);
  const refused = await other(savedListApi.create, { name: '阀门', order_id: orderId });
  expect(!refused.ok && refused.failure.code).toBe('order.not_found');
});

test('a list is renamed, its quantities change, goods leave it, and it is deleted', async () => {
  const id = await listOfCart('旧名');
  const named = valueOf(await call(savedListApi.rename, { id, name: '新名' }));
  expect(named.find((row) => row.saved_list_id === id)).toMatchObject({ name: '新名', count: 2 });
  await call(savedListApi.line, { id, product_attr_unique: BOLT.m8, cart_num: 50 });
  await call(savedListApi.line, { id, product_attr_unique: GAUGE.sku });
  const { lines } = valueOf(await call(savedListApi.detail, { id }));
  expect(lines.map((line) => [line.productAttr.unique, line.cart_num])).toEqual([[BOLT.m8, 50]]);
  const rest = valueOf(await call(savedListApi.remove, { id }));
  expect(rest.some((row) => row.saved_list_id === id)).toBe(false);
});

test('another buyer finds none of it', async () => {
  const id = await listOfCart('我的');
  const other = await mall.login(2);
  expect(valueOf(await other(savedListApi.list))).toEqual([]);
  for (const row of [savedListApi.detail, savedListApi.add, savedListApi.remove]) {
    const answer = await other(row, { id });
    expect(!answer.ok && answer.failure.code).toBe('saved_list.not_found');
  }
  const taken = await other(savedListApi.line, { id, product_attr_unique: BOLT.m8 });
  expect(!taken.ok && taken.failure.code).toBe('saved_list.not_found');
});

test('a list has a name and goods, and there are at most fifty', async () => {
  const codeOf = async (input: { name: string; cart_id?: string[] }) => {
    const made = await call(savedListApi.create, input);
    return made.ok ? 'ok' : made.failure.code;
  };
  const cart_id = await putIntoCart(mall, 1, [[VALVE.sku, 1]]);
  expect(await codeOf({ name: '  ', cart_id })).toBe('saved_list.name');
  expect(await codeOf({ name: 'x'.repeat(31), cart_id })).toBe('saved_list.name');
  expect(await codeOf({ name: '空' })).toBe('saved_list.empty');
  const have = valueOf(await call(savedListApi.list)).length;
  for (let at = have; at < SAVED_LISTS_MAX; at += 1)
    expect(await codeOf({ name: `${at}`, cart_id })).toBe('ok');
  expect(await codeOf({ name: '多', cart_id })).toBe('saved_list.most');
});
