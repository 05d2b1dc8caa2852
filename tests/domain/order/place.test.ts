// Placing an order: exactly what was shown, once, with everything that belongs to it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import {
  choiceOf,
  codeOf,
  expectOrderAddsUp,
  order,
  putIntoCart,
  valueOf,
} from '../../support/trade-steps.ts';

let mall: TradeMall;
beforeAll(async () => {
  mall = await openTradeMall();
});
afterAll(() => mall.close());

test('an order of two stores: one payment, snapshots, log, stock taken, cart emptied, jobs sent', async () => {
  const ids = await putIntoCart(mall, 1, [
    [BOLT.m8, 100],
    [VALVE.sku, 3],
  ]);
  const choice = choiceOf(ids, { address_id: mall.addressId(1) });
  const { key } = valueOf(await previewCheckout(mall.ctx(1), choice));
  const mark = { [NORTH]: ' 请附材质单 ' };
  const placed = valueOf(await placeOrder(mall.ctx(1), { ...choice, key, mark }));
  expect(placed).toEqual({ order_id: placed.order_id, pay_price: '1582.00', paid: false });

  const stores = await mall.rows<Record<string, unknown>>(
    'select mer_id, order_sn, status, pay_price, mark from store_order where group_order_id = $1 order by order_sn',
    placed.order_id,
  );
  expect(stores).toMatchObject([
    { mer_id: NORTH, status: 'unpaid', pay_price: 81_200, mark: '请附材质单' },
    { mer_id: SOUTH, status: 'unpaid', pay_price: 77_000, mark: '' },
  ]);
  expect(stores[0]!['order_sn']).toMatch(/^DD\d{23}-1$/);
  expect(await mall.stock(BOLT.m8)).toEqual({ sku: 1900, product: 2900, sales: 0 });
  expect(await mall.stock(VALVE.sku)).toEqual({ sku: 47, product: 47, sales: 0 });
  expect(await mall.rows('select 1 from cart_line where uid = 1')).toEqual([]);
  const [line] = await mall.rows<{ snapshot: object }>(
    'select snapshot from order_line where sku_id = $1',
    BOLT.m8,
  );
  expect(line!.snapshot).toMatchObject({
    name: '六角螺栓',
    skuText: 'M8',
    designation: 'M8x30',
    weightG: 500,
  });
  expect(await mall.rows('select event, "to", actor from order_log')).toEqual([
    { event: 'submit', to: 'unpaid', actor: 'user:1' },
    { event: 'submit', to: 'unpaid', actor: 'user:1' },
  ]);
  expect(mall.jobs.map(({ name, at }) => [name, at!.getTime() - mall.clock.now().getTime()])).toEqual([
    ['order.remind_unpaid', minutes(10)],
  ]);
  await expectOrderAddsUp(mall, placed.order_id);

  const again = await placeOrder(mall.ctx(1), { ...choice, key, mark });
  expect(valueOf(again)).toEqual(placed);
  expect(await mall.stock(VALVE.sku)).toMatchObject({ sku: 47 });
});

test('a key is the buyer’s own and lives ten minutes', async () => {
  const choice = choiceOf(await putIntoCart(mall, 1, [[VALVE.sku, 1]], true));
  const { key } = valueOf(await previewCheckout(mall.ctx(1), choice));
  const place = async (uid: number, more: object = {}) =>
    codeOf(await placeOrder(mall.ctx(uid), { ...choice, key, mark: {}, ...more }));
  expect(await place(2)).toBe('checkout.expired');
  expect(await place(1, { key: '0'.repeat(26) })).toBe('checkout.expired');
  mall.clock.advance(minutes(10) + 1);
  expect(await place(1)).toBe('checkout.expired');
});

test.each([
  [
    'price of the SKU',
    'update sku set price = price + 1 where sku_id = 21',
    'update sku set price = price - 1 where sku_id = 21',
  ],
  [
    'freight',
    `update freight_template set rules = jsonb_set(rules, '{0,firstPrice}', '2100') where freight_template_id = 2`,
    `update freight_template set rules = jsonb_set(rules, '{0,firstPrice}', '2000') where freight_template_id = 2`,
  ],
  ['quantity in another tab', 'update cart_line set quantity = 2 where uid = 2', 'select 1'],
])('what changed since the preview is a conflict and no order: %s', async (_what, change, back) => {
  const choice = choiceOf(await putIntoCart(mall, 2, [[VALVE.sku, 1]]));
  const { key } = valueOf(await previewCheckout(mall.ctx(2), choice));
  const before = await mall.stock(VALVE.sku);
  await mall.rows(change);
  expect(codeOf(await placeOrder(mall.ctx(2), { ...choice, key, mark: {} }))).toBe('checkout.price_changed');
  expect(await mall.stock(VALVE.sku)).toEqual(before);
  expect(await mall.rows('select 1 from group_order where uid = 2')).toEqual([]);
  await mall.rows(back);
  await mall.rows('delete from cart_line where uid = 2');
});

test('without an address, or where nobody delivers, there is no order', async () => {
  await mall.rows('update address set is_default = false where uid = 3');
  const choice = choiceOf(await putIntoCart(mall, 3, [[VALVE.sku, 1]]));
  const { key } = valueOf(await previewCheckout(mall.ctx(3), choice));
  const place = async (more: object = {}) =>
    codeOf(await placeOrder(mall.ctx(3), { ...choice, key, mark: {}, ...more }));
  expect(await place()).toBe('address.required');
  await mall.rows(`update address set region_codes = '["65","6501"]' where uid = 3`);
  expect(await place({ address_id: mall.addressId(3) })).toBe('freight.not_served');
  expect(await place({ address_id: mall.addressId(1) })).toBe('address.not_found');
});

test('goods to be fetched need a name and a phone instead of an address', async () => {
  const choice = choiceOf(await putIntoCart(mall, 3, [[BOLT.m8, 10]]), { takes: [NORTH] });
  const { key } = valueOf(await previewCheckout(mall.ctx(3), choice));
  const input = { ...choice, key, mark: {} };
  expect(codeOf(await placeOrder(mall.ctx(3), input))).toBe('address.required');
  const post = { real_name: '李工', phone: '13900000003' };
  const placed = valueOf(await placeOrder(mall.ctx(3), { ...input, post }));
  const [group] = await mall.rows<{ address: object }>(
    'select address from group_order where group_order_id = $1',
    placed.order_id,
  );
  expect(group!.address).toMatchObject({ realName: '李工', regionCodes: [] });
  await expectOrderAddsUp(mall, placed.order_id);
});

test('an order that costs nothing is paid at once', async () => {
  const [id] = await putIntoCart(mall, 4, [[BOLT.m10, 10]], true);
  await mall.rows(
    `update cart_line set quoted_price = 0, quoted_until = '2030-01-01' where cart_id = $1`,
    id,
  );
  const choice = choiceOf([id!], { takes: [NORTH] });
  const { key } = valueOf(await previewCheckout(mall.ctx(4), choice));
  const placed = valueOf(await placeOrder(mall.ctx(4), { ...choice, key, mark: {} }));
  expect(placed).toMatchObject({ pay_price: '0.00', paid: true });
  expect(valueOf(await placeOrder(mall.ctx(4), { ...choice, key, mark: {} }))).toEqual(placed);
  expect(
    await mall.rows('select status, pay_type from group_order where group_order_id = $1', placed.order_id),
  ).toEqual([{ status: 'paid', pay_type: 'none' }]);
  expect(await mall.stock(BOLT.m10)).toMatchObject({ sales: 10 });
});

test('what sells out is told to the pages, and an order above the maximum amount is refused', async () => {
  mall.tags.length = 0;
  await mall.rows('update sku set stock = 5 where sku_id = $1', VALVE.sku);
  await mall.rows('update product set stock = 5 where product_id = $1', VALVE.product);
  await order(mall, 4, [[VALVE.sku, 5]]);
  expect(mall.tags).toEqual([`goods:${VALVE.product}`]);
  await mall.rows('update sku set stock = 1000000, price = 1000000000 where sku_id = $1', VALVE.sku);
  const ids = await putIntoCart(mall, 4, [[VALVE.sku, 2]], true);
  expect(codeOf(await previewCheckout(mall.ctx(4), choiceOf(ids)))).toBe('checkout.above_amount');
});
