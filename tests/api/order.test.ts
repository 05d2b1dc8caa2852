// Buying through the API: the whole way of two people, and everybody else kept out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { hours } from '#lib/kernel/clock.ts';
import { openTradeMall, VALVE } from '../support/trade-mall.ts';
import { codeOf, expectOrderAddsUp, order, paidOrder, pay, valueOf } from '../support/trade-steps.ts';

let buyer: Call;
let stranger: Call;
let store: Call;
let rival: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  [buyer, stranger, rival, store] = [
    await mall.login(1),
    await mall.login(2),
    await mall.login(901),
    await mall.login(902),
  ];
});
afterAll(() => mall.close());

const parcel = { courier: 'sf', tracking_no: 'SF123456' };

test('cart, preview, order, payment, parcel, receipt, review', async () => {
  const { cart_id } = valueOf(
    await buyer(cartApi.create, { product_attr_unique: VALVE.sku, cart_num: 2, is_new: 1 }),
  );
  const choice = { cart_id: [cart_id], address_id: mall.addressId(1) };
  const preview = valueOf(await buyer(checkoutApi.preview, choice));
  const placed = valueOf(await buyer(checkoutApi.create, { ...choice, key: preview.key }));
  expect(placed).toMatchObject({ pay_price: preview.order_price, paid: false });
  const group = valueOf(await buyer(orderApi.group, { id: placed.order_id }));
  expect(group).toMatchObject({
    status: 'unpaid',
    pay_price: '520.00',
    cancel_unix: Math.floor(mall.clock.now().getTime() / 1000) + 1800,
  });
  // The size is called by its designation before the order as after it.
  const [bought] = group.orderList[0]!.orderProduct;
  expect(preview.order[0]?.list[0]?.designation).toBe(bought?.designation);
  await pay(mall, placed.order_id);
  const id = group.orderList[0]!.order_id;

  valueOf(await store(orderApi.ship, { id, ...parcel }));
  mall.clock.advance(hours(10));
  const track = valueOf(await buyer(orderApi.express, { id }));
  expect(track).toMatchObject({
    courier: '顺丰速运',
    tracking_no: 'SF123456',
    order: { status: 'to_receive' },
  });
  expect(track.express.at(-1)!.status).toBe('【永年区】快件已揽收');
  valueOf(await buyer(orderApi.take, { id }));
  const line = valueOf(await buyer(orderApi.detail, { id })).orderProduct[0]!.order_product_id;
  const scores = { product_score: 5, service_score: 5, postage_score: 4 };
  valueOf(await buyer(orderApi.reply, { id: line, comment: '很好', ...scores }));
  expect(valueOf(await buyer(orderApi.detail, { id })).status).toBe('done');
  valueOf(await buyer(orderApi.remove, { id }));
  expect(valueOf(await buyer(orderApi.list, {})).count).toBe(0);
  await expectOrderAddsUp(mall, placed.order_id);
});

test('another buyer, another store and nobody get nothing by an id', async () => {
  const group = await order(mall, 1, [[VALVE.sku, 1]]);
  const id = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
  valueOf(await store(orderApi.ship, { id, ...parcel }));
  const [line] = await mall.read('orderLine', { orderId: id }, { id: 'orderLineId' });
  const reply = { id: line!.id, comment: '', product_score: 1, service_score: 1, postage_score: 1 };
  const asked = async (call: Call) => [
    codeOf(await call(orderApi.group, { id: group })),
    codeOf(await call(orderApi.cancel, { id: group })),
    codeOf(await call(orderApi.detail, { id })),
    codeOf(await call(orderApi.take, { id })),
    codeOf(await call(orderApi.extend, { id })),
    codeOf(await call(orderApi.remove, { id })),
    codeOf(await call(orderApi.remind, { id })),
    codeOf(await call(orderApi.express, { id })),
    codeOf(await call(orderApi.replyLine, { id: line!.id })),
    codeOf(await call(orderApi.reply, reply)),
  ];
  expect(new Set(await asked(stranger))).toEqual(new Set(['order.not_found']));
  expect(new Set(await asked(store))).toEqual(new Set(['order.not_found']));
  expect(new Set(await asked(mall.as()))).toEqual(new Set(['auth.required']));

  const sold = async (call: Call) => [
    codeOf(await call(orderDeskApi.detail, { id })),
    codeOf(await call(orderApi.ship, { id, ...parcel })),
    codeOf(await call(orderApi.reprice, { id, goods_price: '0', freight: '0' })),
  ];
  expect(new Set(await sold(rival))).toEqual(new Set(['order.not_found']));
  expect(new Set(await sold(buyer))).toEqual(new Set(['auth.forbidden']));
});

test('prices, states and owners in a request change nothing', async () => {
  const { cart_id } = valueOf(
    await buyer(cartApi.create, {
      product_attr_unique: VALVE.sku,
      cart_num: 1,
      is_new: 1,
      price: '0.01',
      uid: 2,
    } as never),
  );
  const extra = {
    price: '0.01',
    total: 1,
    pay_price: '0.01',
    freight: 0,
    discount: 99,
    status: 'paid',
    uid: 2,
    currency: 'JPY',
  };
  const choice = { cart_id: [cart_id], address_id: mall.addressId(1), ...extra };
  const { key } = valueOf(await buyer(checkoutApi.preview, choice));
  const placed = valueOf(await buyer(checkoutApi.create, { ...choice, key }));
  expect(placed).toMatchObject({ pay_price: '270.00', paid: false });
  expect(await mall.read('groupOrder', { groupOrderId: placed.order_id }, ['uid', 'status'])).toEqual([
    { uid: 1, status: 'unpaid' },
  ]);
});

test.each([
  ['comment', { comment: 'x'.repeat(501) }, 'text.too_long'],
  ['too few stars', { product_score: 0 }, 'review.scores'],
  ['too many stars', { service_score: 6 }, 'review.scores'],
  ['no stars', { postage_score: undefined }, 'review.scores'],
  ['seven pictures', { pics: Array(7).fill('/files/uploads/review/a.webp') }, 'upload.count'],
  ['a foreign address', { pics: ['https://evil.example/a.png'] }, 'request.invalid'],
])('a review with a wrong %s is refused at the door', async (_what, more, code) => {
  const review = {
    id: '0'.repeat(26),
    comment: '',
    product_score: 5,
    service_score: 5,
    postage_score: 5,
    ...more,
  };
  expect(codeOf(await buyer(orderApi.reply, review as never))).toBe(code);
});

test('messages to a store are short, keys have their form', async () => {
  const base = { cart_id: ['0'.repeat(26)], key: '0'.repeat(26) };
  const send = async (more: object) => codeOf(await buyer(checkoutApi.create, { ...base, ...more } as never));
  expect(await send({ mark: { 2: 'x'.repeat(151) } })).toBe('text.too_long');
  const long = await buyer(checkoutApi.create, { ...base, mark: { 2: 'x'.repeat(151) } } as never);
  expect(long).toMatchObject({ failure: { field: 'mark.2', message: '内容不能超过150字' } });
  expect(await send({ key: '../../etc' })).toBe('request.invalid');
  expect(await send({ cart_id: [] })).toBe('cart.nothing_chosen');
  expect(await send({ mark: { ['__proto__']: 'x' } })).not.toBe('system.error');
  expect(await send({})).toBe('checkout.expired');
});

test('couriers have names in both languages, and say what a shipment with them needs', async () => {
  const offered = async (lang: 'zh-CN' | 'en-US') =>
    valueOf(await mall.as(undefined, lang)(orderApi.couriers));
  const [first, ...others] = await offered('zh-CN');
  expect(first).toEqual({ label: '顺丰速运', value: 'sf', needs: [] });
  expect(others).toContainEqual({ label: '自有车辆', value: 'truck', needs: ['phone'] });
  expect((await offered('en-US'))[0]).toMatchObject({ label: 'SF Express', value: 'sf' });
});
