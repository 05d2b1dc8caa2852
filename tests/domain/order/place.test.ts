// Placing an order: exactly what was shown, once, with everything that belongs to it.
import { afterAll, expect, test } from 'vitest';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { plus } from '../../support/tables.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import {
  choiceOf,
  codeOf,
  expectOrderAddsUp,
  order,
  putIntoCart,
  valueOf,
} from '../../support/trade-steps.ts';

const mall = await openTradeMall();
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

  const stores = await mall.read(
    'storeOrder',
    { groupOrderId: placed.order_id },
    { mer_id: 'merId', order_sn: 'orderSn', status: 'status', pay_price: 'payPrice', mark: 'mark' },
    { by: 'orderSn' },
  );
  expect(stores).toMatchObject([
    { mer_id: NORTH, status: 'unpaid', pay_price: 81_200, mark: '请附材质单' },
    { mer_id: SOUTH, status: 'unpaid', pay_price: 77_000, mark: '' },
  ]);
  expect(stores[0]!['order_sn']).toMatch(/^DD\d{23}-1$/);
  expect(await mall.stock(BOLT.m8)).toEqual({ sku: 1900, product: 2900, sales: 0 });
  expect(await mall.stock(VALVE.sku)).toEqual({ sku: 47, product: 47, sales: 0 });
  expect(await mall.count('cartLine', { uid: 1 })).toBe(0);
  const [line] = await mall.read('orderLine', { skuId: BOLT.m8 }, ['snapshot']);
  expect(line!.snapshot).toMatchObject({
    name: '六角螺栓',
    skuText: 'M8',
    designation: 'M8x30',
    weightG: 500,
  });
  expect(await mall.read('orderLog', {}, ['event', 'to', 'actor'])).toEqual([
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

const freight = async (firstPrice: number) => {
  const { rules } = await mall.first('freightTemplate', { freightTemplateId: 2 });
  await mall.change(
    'freightTemplate',
    { freightTemplateId: 2 },
    { rules: rules.with(0, { ...rules[0]!, firstPrice }) },
  );
};
const dearer = (by: number) =>
  mall.change('sku', { skuId: VALVE.sku }, (t) => ({ price: plus(t.price, by) }));
test.each<[what: string, change: () => Promise<unknown>, back: () => Promise<unknown>]>([
  ['price of the SKU', () => dearer(1), () => dearer(-1)],
  ['freight', () => freight(2100), () => freight(2000)],
  [
    'quantity in another tab',
    () => mall.change('cartLine', { uid: 2 }, { quantity: 2 }),
    async () => undefined,
  ],
])('what changed since the preview is a conflict and no order: %s', async (_what, change, back) => {
  const choice = choiceOf(await putIntoCart(mall, 2, [[VALVE.sku, 1]]));
  const { key } = valueOf(await previewCheckout(mall.ctx(2), choice));
  const before = await mall.stock(VALVE.sku);
  await change();
  expect(codeOf(await placeOrder(mall.ctx(2), { ...choice, key, mark: {} }))).toBe('checkout.price_changed');
  expect(await mall.stock(VALVE.sku)).toEqual(before);
  expect(await mall.count('groupOrder', { uid: 2 })).toBe(0);
  await back();
  await mall.remove('cartLine', { uid: 2 });
});

test('without an address, or where nobody delivers, there is no order', async () => {
  await mall.change('address', { uid: 3 }, { isDefault: false });
  const choice = choiceOf(await putIntoCart(mall, 3, [[VALVE.sku, 1]]));
  const { key } = valueOf(await previewCheckout(mall.ctx(3), choice));
  const place = async (more: object = {}) =>
    codeOf(await placeOrder(mall.ctx(3), { ...choice, key, mark: {}, ...more }));
  expect(await place()).toBe('address.required');
  await mall.change('address', { uid: 3 }, { regionCodes: ['65', '6501'] });
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
  const [group] = await mall.read('groupOrder', { groupOrderId: placed.order_id }, ['address']);
  expect(group!.address).toMatchObject({ realName: '李工', regionCodes: [] });
  await expectOrderAddsUp(mall, placed.order_id);
});

test('an order that costs nothing is paid at once', async () => {
  const [id] = await putIntoCart(mall, 4, [[BOLT.m10, 10]], true);
  await mall.change('cartLine', { cartId: id }, { quotedPrice: 0, quotedUntil: new Date('2030-01-01') });
  const choice = choiceOf([id!], { takes: [NORTH] });
  const { key } = valueOf(await previewCheckout(mall.ctx(4), choice));
  const placed = valueOf(await placeOrder(mall.ctx(4), { ...choice, key, mark: {} }));
  expect(placed).toMatchObject({ pay_price: '0.00', paid: true });
  expect(valueOf(await placeOrder(mall.ctx(4), { ...choice, key, mark: {} }))).toEqual(placed);
  expect(
    await mall.read(
      'groupOrder',
      { groupOrderId: placed.order_id },
      { status: 'status', pay_type: 'payType' },
    ),
  ).toEqual([{ status: 'paid', pay_type: 'none' }]);
  expect(await mall.stock(BOLT.m10)).toMatchObject({ sales: 10 });
});

test('what sells out is told to the pages, and an order above the maximum amount is refused', async () => {
  mall.tags.length = 0;
  await mall.change('sku', { skuId: VALVE.sku }, { stock: 5 });
  await mall.change('product', { productId: VALVE.product }, { stock: 5 });
  await order(mall, 4, [[VALVE.sku, 5]]);
  expect(mall.tags).toEqual([`goods:${VALVE.product}`]);
  await mall.change('sku', { skuId: VALVE.sku }, { stock: 1000000, price: 1000000000 });
  const ids = await putIntoCart(mall, 4, [[VALVE.sku, 2]], true);
  expect(codeOf(await previewCheckout(mall.ctx(4), choiceOf(ids)))).toBe('checkout.above_amount');
});
