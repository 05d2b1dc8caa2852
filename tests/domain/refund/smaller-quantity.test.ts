// Pieces that stay with the buyer cost what their quantity costs: a refund does not leave one piece at the price of a hundred.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { refundApi, type RefundReason } from '#lib/contracts/refund.ts';
import { apply, bought, expectBooksInOrder, fund, linesOf } from './refund-steps.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { designationKey } from '#lib/domain/goods/search/index.ts';
import { BOLT, NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, putIntoCart, valueOf, type Basket } from '../../support/trade-steps.ts';

const BUYER = 1;
let buyer: Call;
let store: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.change('product', { productId: 1 }, { mixedBatch: true });
  await fund(mall, BUYER);
  buyer = await mall.login(BUYER);
  store = await mall.login(900 + NORTH);
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});

const orderOf = async (basket: Basket) => (await bought(mall, BUYER, basket))[0]!;
async function offered(id: string, at: number, num: number, refund_message?: RefundReason) {
  const lines = await linesOf(mall, id);
  const ids = lines[at]!.order_line_id;
  return valueOf(await buyer(refundApi.product, { id, ids, type: 'single', num, refund_message }));
}
async function refund(id: string, at: number, num: number, reason: RefundReason = 'no_reason') {
  const lines = await linesOf(mall, id);
  const wish = { ids: [lines[at]!.order_line_id], num, refund_message: reason };
  const asked = valueOf(await apply(mall, buyer, id, wish));
  valueOf(await store(refundApi.agree, { id: asked.refund_order_id }));
  const detail = valueOf(await buyer(refundApi.detail, { id: asked.refund_order_id }));
  return Number(detail.refund_price) - Number(detail.refund_postage);
}

test('of a hundred pieces at 8.00 one stays and costs 10.00; the offer says so before', async () => {
  const id = await orderOf([[BOLT.m8, 100]]);
  const offer = await offered(id, 0, 99);
  expect(offer).toMatchObject({ repriced_price: '2.00' });
  expect(Number(offer.total_refund_price) - Number(offer.postage_price)).toBe(790);
  expect(await refund(id, 0, 99)).toBe(790);
  // The last one gives back what was kept for it.
  expect(await refund(id, 0, 1)).toBe(10);
});

test('where the store is to blame, nothing gets dearer', async () => {
  const id = await orderOf([[BOLT.m8, 100]]);
  expect(await offered(id, 0, 99, 'quality')).toMatchObject({ repriced_price: '0.00' });
  expect(await refund(id, 0, 99, 'quality')).toBe(792);
});

test('step by step and in one go come to the same', async () => {
  const id = await orderOf([[BOLT.m8, 200]]);
  expect(await refund(id, 0, 100)).toBe(800);
  // Fifty stay: 2.00 more for each of them.
  expect(await refund(id, 0, 50)).toBe(300);
  // Ten stay: of the 100.00 that were kept 80.00 come back with their 320.00.
  expect(await refund(id, 0, 40)).toBe(400);
  expect(await refund(id, 0, 10)).toBe(100);
});

test('sizes that counted together are repriced together, and everything comes back when nothing stays', async () => {
  const id = await orderOf([
    [BOLT.m8, 50],
    [BOLT.m10, 50],
  ]);
  expect(await refund(id, 0, 50)).toBe(300);
  expect(await refund(id, 1, 50)).toBe(500);
  const lines = await linesOf(mall, id);
  expect(lines.map((line) => line.refunded_price)).toEqual(lines.map((line) => line.pay_price));
});

test('a price that was agreed upon from a quantity on holds for no smaller one, and no smaller one costs more than was agreed', async () => {
  await mall.change('sku', { skuId: BOLT.m8 }, { designationKey: designationKey('M8x30') });
  valueOf(await buyer(favouriteApi.create, { type_id: NORTH, type: FAVOURITE_TYPES.store }));
  const { customer } = valueOf(await store(customerApi.add, { who: '13900000001', note: '' }));
  const agree = async (lines: string) =>
    valueOf(await store(priceListApi.create, { name: '协议', customer, lines })).price_list_id;
  // Everybody pays 10.00, and 8.00 from a hundred on.
  const large = await agree('M8x30\t9.00\t50');
  const id = await orderOf([[BOLT.m8, 60]]);
  expect(await offered(id, 0, 50)).toMatchObject({ repriced_price: '10.00' });
  expect(await refund(id, 0, 50)).toBe(440);
  expect(await refund(id, 0, 10)).toBe(100);
  valueOf(await store(priceListApi.end, { id: large }));
  const any = await agree('M8x30\t9.20');
  const hundred = await orderOf([[BOLT.m8, 100]]);
  expect(await offered(hundred, 0, 99)).toMatchObject({ repriced_price: '1.20' });
  expect(await refund(hundred, 0, 99)).toBe(790.8);
  // Of the agreed price alone, fewer pieces cost the same; for the other size they still count.
  const both = await orderOf([
    [BOLT.m8, 60],
    [BOLT.m10, 110],
  ]);
  expect(await refund(both, 0, 60)).toBe(480);
  valueOf(await store(priceListApi.end, { id: any }));
});

test('a quoted price holds for the quantity that it was quoted for, less a tenth, in a refund as well', async () => {
  const [cart = ''] = await putIntoCart(mall, BUYER, [[BOLT.m10, 100]], true);
  await mall.change(
    'cartLine',
    { cartId: cart },
    { quotedPrice: 600, quotedUntil: new Date('2026-12-22T00:00:00+08:00') },
  );
  const choice = choiceOf([cart], { address_id: mall.addressId(BUYER) });
  const { key } = valueOf(await previewCheckout(mall.ctx(BUYER), choice));
  const group_id = valueOf(await placeOrder(mall.ctx(BUYER), { ...choice, key, mark: {} })).order_id;
  valueOf(await payOrder(mall.ctx(BUYER), { group_id, type: 'balance' }));
  const [row] = await mall.read('storeOrder', { groupOrderId: group_id }, { id: 'orderId' });
  const { id } = row!;
  // Ninety are still as many as were quoted for; one alone costs what everybody pays for it, 4.00 more.
  expect(await offered(id, 0, 10)).toMatchObject({ repriced_price: '0.00' });
  expect(await offered(id, 0, 99)).toMatchObject({ repriced_price: '4.00' });
  expect(await refund(id, 0, 99)).toBe(590);
  expect(await refund(id, 0, 1)).toBe(10);
});

test('never below zero: what the refund does not have is not kept', async () => {
  const id = await orderOf([[BOLT.m8, 100]]);
  expect(await refund(id, 0, 1)).toBe(0);
});

test('what was kept for the price comes back with the last pieces, what the buyer waived does not', async () => {
  const id = await orderOf([[BOLT.m8, 100]]);
  const [line] = await linesOf(mall, id);
  // 95 pieces would give 750.00: five stay, at 2.00 more each.
  const wish = { ids: [line!.order_line_id], num: 95, refund_message: 'no_reason', refund_price: '700.00' };
  const asked = valueOf(await apply(mall, buyer, id, wish as object));
  valueOf(await store(refundApi.agree, { id: asked.refund_order_id }));
  expect(await refund(id, 0, 5)).toBe(50);
});

test('pieces whose price depends on what stays are asked back in one refund at a time, also by an appeal', async () => {
  const id = await orderOf([[BOLT.m8, 100]]);
  const [line] = await linesOf(mall, id);
  const ask = (num: number, refund_message: RefundReason = 'no_reason') =>
    apply(mall, buyer, id, { ids: [line!.order_line_id], num, refund_message });
  const first = valueOf(await ask(60)).refund_order_id;
  // With the first called off again, forty pieces would have left sixty at the price of a hundred.
  expect(codeOf(await ask(40))).toBe('refund.one_at_a_time');
  expect(codeOf(await ask(40, 'quality'))).toBe('refund.one_at_a_time');
  valueOf(await store(refundApi.refuse, { id: first, reason: '已备货' }));
  const second = valueOf(await ask(30)).refund_order_id;
  const plea = { id: first, mark: '一周没有发货' };
  expect(codeOf(await buyer(refundApi.appeal, plea))).toBe('refund.one_at_a_time');
  valueOf(await buyer(refundApi.cancel, { id: second }));
  valueOf(await buyer(refundApi.appeal, plea));
});

test('pieces that cost the same in any quantity are asked back in as many refunds as one likes', async () => {
  const id = await orderOf([[BOLT.m8, 10]]);
  const [line] = await linesOf(mall, id);
  const asked = [1, 2].map((num) => apply(mall, buyer, id, { ids: [line!.order_line_id], num }));
  expect((await Promise.all(asked)).map(codeOf)).toEqual([undefined, undefined]);
});
