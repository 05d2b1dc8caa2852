import { afterAll, beforeEach, expect, test } from 'vitest';
import { refundApi } from '#lib/contracts/refund.ts';
import { placeOrder, previewCheckout, totalCart } from '#lib/domain/trade/checkout/index.ts';
import { cancelOrder, readOrder } from '#lib/domain/trade/order/index.ts';
import { readBatch } from '#lib/domain/trade/refund/index.ts';
import { freshMorning } from '../../support/activity/sales.ts';
import { offerSamples, orderSamples } from '../../support/activity/samples.ts';
import { BOLT, openTradeMall } from '../../support/trade-mall.ts';
import {
  choiceOf,
  codeOf,
  expectOrderAddsUp,
  order,
  pay,
  putIntoCart,
  valueOf,
  type Basket,
} from '../../support/trade-steps.ts';

const mall = await openTradeMall();
beforeEach(async () => {
  await freshMorning(mall);
  await offerSamples(mall);
});
afterAll(() => mall.close());

async function preview(basket: Basket) {
  const choice = choiceOf(await putIntoCart(mall, 1, basket, true), { address_id: mall.addressId(1) });
  const seen = valueOf(await previewCheckout(mall.ctx(1), choice));
  return { seen, input: { ...choice, key: seen.key, mark: {} } };
}
const credits = async (basket: Basket) =>
  (await preview(basket)).seen.order.flatMap((store) => store.list.map((line) => line.sample_credit));
async function sampleOrder(): Promise<string> {
  const [row] = await mall.read('orderLine', { kind: 'sample' }, { order_id: 'orderId' });
  return row!.order_id;
}

test('who orders the minimum of a size that was tried gets the price of the sample off, once', async () => {
  await pay(mall, await orderSamples(mall, 1, BOLT.m8));
  const { seen, input } = await preview([[BOLT.m8, 20]]);
  // Twenty at 10.00 with 12.00 freight, less the sample's 3.00.
  expect([seen.total_price, seen.order_total_postage, seen.order_price]).toEqual([
    '200.00',
    '12.00',
    '209.00',
  ]);
  expect(seen.order[0]!.list[0]).toMatchObject({ sample_credit: '3.00' });
  const { order_id } = valueOf(await placeOrder(mall.ctx(1), input));
  await expectOrderAddsUp(mall, order_id);
  expect(await credits([[BOLT.m8, 20]])).toEqual(['0.00']);
});

test('below the minimum, of another size, for another buyer, and before the sample is paid, nothing is taken off', async () => {
  const id = await orderSamples(mall, 1, BOLT.m8);
  expect(await credits([[BOLT.m8, 20]])).toEqual(['0.00']);
  await pay(mall, id);
  expect(await credits([[BOLT.m10, 20]])).toEqual(['0.00']);
  const other = choiceOf(await putIntoCart(mall, 2, [[BOLT.m8, 20]], true), {
    address_id: mall.addressId(2),
  });
  expect(valueOf(await previewCheckout(mall.ctx(2), other)).order_price).toBe('212.00');
  expect(await credits([[BOLT.m8, 20]])).toEqual(['3.00']);
});

test('a sample that was taken off is not refunded as well', async () => {
  await pay(mall, await orderSamples(mall, 1, BOLT.m8));
  const id = await sampleOrder();
  expect(valueOf(await readBatch(mall.ctx(1), { id })).product).toHaveLength(1);
  await order(mall, 1, [[BOLT.m8, 20]], { address_id: mall.addressId(1) });
  expect(valueOf(await readBatch(mall.ctx(1), { id })).product).toEqual([]);
  const detail = valueOf(await readOrder(mall.ctx(1), { id }));
  expect(detail.can_refund).toBe(false);
  expect(detail.orderProduct[0]).toMatchObject({ refund_state: 'credited', refund_num: 0 });
});

test('a refund of a sample that was refused is not appealed once the sample was taken off', async () => {
  await pay(mall, await orderSamples(mall, 1, BOLT.m8));
  const id = await sampleOrder();
  const buyer = await mall.login(1);
  const wish = { id, type: 'batch', refund_type: 'money', refund_message: 'other' } as const;
  const [line] = valueOf(await readBatch(mall.ctx(1), { id })).product;
  const asked = valueOf(await buyer(refundApi.apply, { ...wish, ids: [line!.order_product_id] }));
  const refund = { id: asked.refund_order_id };
  valueOf(await (await mall.login(901))(refundApi.refuse, { ...refund, reason: 'No' }));
  const bulk = await order(mall, 1, [[BOLT.m8, 20]], { address_id: mall.addressId(1) });
  const appeal = () => buyer(refundApi.appeal, { ...refund, mark: 'Unfair' });
  expect(await appeal()).toMatchObject({ failure: { code: 'refund.pieces' } });
  valueOf(await cancelOrder(mall.ctx(1), { id: bulk }));
  expect(await appeal()).toMatchObject({ ok: true });
});

test('when the bulk order is cancelled the sample may be taken off again, or refunded', async () => {
  await pay(mall, await orderSamples(mall, 1, BOLT.m8));
  const bulk = await order(mall, 1, [[BOLT.m8, 20]], { address_id: mall.addressId(1) });
  valueOf(await cancelOrder(mall.ctx(1), { id: bulk }));
  expect(await credits([[BOLT.m8, 20]])).toEqual(['3.00']);
  expect(valueOf(await readBatch(mall.ctx(1), { id: await sampleOrder() })).product).toHaveLength(1);
});

test('two check-outs that both showed the sample taken off do not both get it', async () => {
  await pay(mall, await orderSamples(mall, 1, BOLT.m8));
  const first = await preview([[BOLT.m8, 20]]);
  const second = await preview([[BOLT.m8, 30]]);
  valueOf(await placeOrder(mall.ctx(1), first.input));
  expect(codeOf(await placeOrder(mall.ctx(1), second.input))).toBe('checkout.price_changed');
});

test('the cart takes the same off as the check-out, and from chosen lines alone', async () => {
  await pay(mall, await orderSamples(mall, 1, BOLT.m8));
  const [m8, m10] = await putIntoCart(mall, 1, [
    [BOLT.m8, 20],
    [BOLT.m10, 20],
  ]);
  const totalOf = async (...ids: string[]) => valueOf(await totalCart(mall.ctx(1), ids, ({ code }) => code));
  const credits = [{ cart_id: m8, sample_credit: '3.00' }];
  expect(await totalOf(m8!, m10!)).toMatchObject({ total: '397.00', sample_credit: '3.00', credits });
  expect(await totalOf(m10!)).toMatchObject({ total: '200.00', sample_credit: '0.00', credits: [] });
  const seen = valueOf(await previewCheckout(mall.ctx(1), choiceOf([m8!, m10!])));
  expect(Number(seen.order_price) - Number(seen.order_total_postage)).toBe(397);
});
