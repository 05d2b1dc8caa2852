// Who may ask what back, and when.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { media } from '#lib/db/schema.ts';
import { days } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, order, valueOf } from '../../support/trade-steps.ts';
import { apply, bought, expectBooksInOrder, fund, linesOf, receive, ship } from './refund-steps.ts';

let buyer: Call;
let other: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await fund(mall, 1);
  await fund(mall, 2);
  buyer = await mall.login(1);
  other = await mall.login(2);
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});

const oneOf = async (basket: [number, number][]): Promise<string> => (await bought(mall, 1, basket))[0]!;

test('the offer of an order that is not shipped holds its freight, afterwards it does not', async () => {
  const id = await oneOf([[VALVE.sku, 2]]);
  const before = valueOf(await buyer(refundApi.batch, { id }));
  expect(before).toMatchObject({
    total_refund_price: '520.00',
    postage_price: '20.00',
    is_shipped: false,
    can_return: false,
  });
  await ship(mall, id, SOUTH);
  const after = valueOf(await buyer(refundApi.batch, { id }));
  expect(after).toMatchObject({ total_refund_price: '500.00', postage_price: '0.00', can_return: true });
});

test('a part of the pieces gives back its share, and a lower amount can be asked for', async () => {
  const id = await oneOf([[VALVE.sku, 3]]);
  const refund = valueOf(await apply(mall, buyer, id, { num: 1, refund_price: '100.00' }));
  const [line] = await linesOf(mall, id);
  expect(line).toMatchObject({ refundable_num: 2, refund_state: 'refunding' });
  const detail = valueOf(await buyer(refundApi.detail, { id: refund.refund_order_id }));
  expect(detail).toMatchObject({ status: 'reviewing', refund_price: '100.00', refund_num: 1 });
  // The line of the order leads to this refund.
  expect(valueOf(await buyer(orderApi.detail, { id })).orderProduct).toMatchObject([
    { refund_state: 'refunding', refund_id: refund.refund_order_id },
  ]);
  expect(detail.auto_refund_time).not.toBeNull();
});

test('goods that were sold without a way back stay out of every refund, whatever is changed later', async () => {
  const isRefundable = (value: boolean) =>
    mall.change('product', { productId: GAUGE.product }, { refundSwitch: value });
  await isRefundable(false);
  const id = await oneOf([
    [BOLT.m8, 10],
    [GAUGE.sku, 1],
  ]);
  await isRefundable(true);
  const lines = await linesOf(mall, id);
  const [gauge] = await mall.read(
    'orderLine',
    { orderId: id, productId: GAUGE.product },
    { id: 'orderLineId' },
  );
  const bolts = lines.find((line) => line.order_line_id !== gauge!.id)!;
  const offer = valueOf(await buyer(refundApi.batch, { id }));
  expect(offer.product.map((line) => line.order_product_id)).toEqual([bolts.order_line_id]);
  const chosen = await buyer(refundApi.product, { id, ids: gauge!.id });
  expect(chosen).toMatchObject({ failure: { code: 'refund.goods_kept', field: gauge!.id } });
  expect(codeOf(await apply(mall, buyer, id, { ids: [gauge!.id], num: 1 }))).toBe('refund.goods_kept');
  const both = { type: 'batch' as const, ids: lines.map((line) => line.order_line_id) };
  expect(codeOf(await apply(mall, buyer, id, both))).toBe('refund.goods_kept');
  const shown = valueOf(await buyer(orderApi.detail, { id }));
  expect(shown.can_refund).toBe(true);
  expect(shown.orderProduct.map((line) => [line.product_id, line.refund_num])).toEqual([
    [BOLT.product, 10],
    [GAUGE.product, 0],
  ]);
  valueOf(await apply(mall, buyer, id, { ids: [bolts.order_line_id] }));
});

test('more pieces or more money than are left are refused with what is left', async () => {
  const id = await oneOf([[VALVE.sku, 2]]);
  const pieces = await apply(mall, buyer, id, { num: 3 });
  expect(pieces).toMatchObject({ failure: { code: 'refund.pieces', params: { n: 2 }, field: 'num' } });
  const money = await apply(mall, buyer, id, { num: 1, refund_price: '260.01' });
  expect(money).toMatchObject({ failure: { code: 'refund.above_maximum', field: 'refund_price' } });
});

test('a batch takes all that is left of its lines at a fixed sum', async () => {
  const id = await oneOf([
    [BOLT.m8, 100],
    [GAUGE.sku, 2],
  ]);
  const lines = await linesOf(mall, id);
  const ids = lines.map((line) => line.order_line_id);
  const offer = valueOf(await buyer(refundApi.product, { id, ids: ids.join(','), type: 'batch' }));
  const refund = valueOf(await apply(mall, buyer, id, { type: 'batch', ids, refund_price: '0.01' }));
  const detail = valueOf(await buyer(refundApi.detail, { id: refund.refund_order_id }));
  expect(detail.refund_price).toBe(offer.total_refund_price);
  expect((await linesOf(mall, id)).map((line) => line.refundable_num)).toEqual([0, 0]);
  expect(codeOf(await apply(mall, buyer, id, { type: 'batch', ids }))).toBe('refund.pieces');
});

test('goods can be sent back only after they were sent', async () => {
  const id = await oneOf([[VALVE.sku, 1]]);
  expect(codeOf(await apply(mall, buyer, id, { refund_type: 'return' }))).toBe('refund.not_shipped');
  await ship(mall, id, SOUTH);
  valueOf(await apply(mall, buyer, id, { refund_type: 'return' }));
});

test('an unpaid order, one of somebody else and lines of another order give nothing back', async () => {
  const group = await order(mall, 1, [[VALVE.sku, 1]]);
  const [unpaid] = await mall.read('storeOrder', { groupOrderId: group }, { order_id: 'orderId' });
  expect(codeOf(await apply(mall, buyer, unpaid!.order_id))).toBe('refund.not_supported');
  const id = await oneOf([[VALVE.sku, 1]]);
  expect(codeOf(await apply(mall, other, id))).toBe('order.not_found');
  const elsewhere = await oneOf([[VALVE.sku, 1]]);
  const [strange] = await linesOf(mall, elsewhere);
  expect(codeOf(await apply(mall, buyer, id, { ids: [strange!.order_line_id] }))).toBe('order.not_found');
});

test('a single refund is about one line', async () => {
  const id = await oneOf([
    [BOLT.m8, 100],
    [GAUGE.sku, 2],
  ]);
  const ids = (await linesOf(mall, id)).map((line) => line.order_line_id);
  expect(codeOf(await apply(mall, buyer, id, { ids }))).toBe('refund.one_line');
  expect(codeOf(await buyer(refundApi.product, { id, ids: ids.join(','), type: 'single' }))).toBe(
    'refund.one_line',
  );
});

test('evidence must be the buyer’s own uploads', async () => {
  const id = await oneOf([[VALVE.sku, 1]]);
  const pics = ['/files/uploads/refund/someone-elses.webp'];
  expect(codeOf(await apply(mall, buyer, id, { pics }))).toBe('refund.pics');
  const { db } = mall.services.database;
  const createdAt = mall.clock.now();
  const path = '/files/uploads/refund/own.webp';
  const own = { mediaId: newId(createdAt), uid: 1, field: 'refund', path, mime: 'image/webp', bytes: 1 };
  await db.insert(media).values({ ...own, createdAt });
  const kept = valueOf(await apply(mall, buyer, id, { pics: [path] })).refund_order_id;
  expect(valueOf(await buyer(refundApi.detail, { id: kept })).pics).toEqual([path]);
});

test('the order shows in its views what can be asked back and what is being asked back', async () => {
  const id = await oneOf([[VALVE.sku, 1]]);
  expect(valueOf(await buyer(orderApi.detail, { id })).can_refund).toBe(true);
  const before = valueOf(await buyer(orderApi.number)).refund;
  valueOf(await apply(mall, buyer, id));
  const order = valueOf(await buyer(orderApi.detail, { id }));
  expect(order).toMatchObject({ can_refund: false, orderProduct: [{ refund_state: 'refunding' }] });
  expect(valueOf(await buyer(orderApi.number)).refund).toBe(before + 1);
  const tab = valueOf(await buyer(orderApi.list, { status: 'refunded', limit: 100 }));
  expect(tab.list.map((row) => row.order_id)).toContain(id);
});

test('a store that ships what is being asked back is warned first', async () => {
  const id = (await bought(mall, 1, [[GAUGE.sku, 2]]))[0]!;
  valueOf(await apply(mall, buyer, id, { num: 1 }));
  const seller = await mall.login(900 + NORTH);
  const parcel = { id, courier: 'sf', tracking_no: 'SF100200' };
  expect(codeOf(await seller(orderApi.ship, parcel))).toBe('order.refund_open');
  valueOf(await seller(orderApi.ship, { ...parcel, confirm: true }));
});

test('after the receipt the window is fifteen days, seven without a reason', async () => {
  const id = await oneOf([[VALVE.sku, 4]]);
  await ship(mall, id, SOUTH);
  await receive(mall, 1, id);
  const again = async () => {
    buyer = await mall.login(1);
  };
  mall.clock.advance(days(7));
  await again();
  valueOf(await apply(mall, buyer, id, { num: 1, refund_message: 'no_reason' }));
  mall.clock.advance(1000);
  const late = await apply(mall, buyer, id, { num: 1, refund_message: 'no_reason' });
  expect(late).toMatchObject({ failure: { code: 'refund.no_reason_window', params: { n: 7 } } });
  mall.clock.advance(days(8) - 1000);
  await again();
  valueOf(await apply(mall, buyer, id, { num: 1, refund_message: 'quality' }));
  mall.clock.advance(1000);
  expect(codeOf(await apply(mall, buyer, id, { num: 1 }))).toBe('refund.window');
  expect(codeOf(await buyer(refundApi.batch, { id }))).toBe('refund.window');
});

test('a reason is named by its sentence in either language or by its word, and lines also in one text', async () => {
  const reasons = valueOf(await mall.as()(refundApi.reasons));
  const english = valueOf(await mall.as(undefined, 'en-US')(refundApi.reasons));
  expect(reasons).toHaveLength(10);
  const id = await oneOf([[VALVE.sku, 3]]);
  const [line] = await linesOf(mall, id);
  const asked = [reasons[4]!, english[4]!, 'quality'];
  for (const refund_message of asked) {
    const { refund_order_id } = valueOf(
      await apply(mall, buyer, id, { ids: line!.order_line_id, num: 1, refund_message }),
    );
    expect(valueOf(await buyer(refundApi.detail, { id: refund_order_id })).refund_message).toBe(reasons[4]);
  }
  for (const refund_message of ['', 'because', '__proto__'])
    expect(codeOf(await apply(mall, buyer, id, { refund_message }))).toBe('refund.reason');
});
