// Invoices from the wish to the red letter: who may do what, when, and about which amount.
import { afterAll, expect, test } from 'vitest';
import type { HeaderForm } from '#lib/contracts/invoice.ts';
import * as invoice from '#lib/domain/trade/invoice/index.ts';
import { cancelOrder, shipOrder } from '#lib/domain/trade/order/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { COMPANY, invoiceNo, PERSON, SPECIAL } from '../../support/invoice/invoice-steps.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, order, paidOrder, pay, putIntoCart, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close({ madeUp: true }));

let numbers = 0;
const nextNo = (): string => invoiceNo((numbers += 1));
const apply = async (orderId: string, form: HeaderForm = COMPANY, uid = 1) => {
  mall.clock.advance(1000);
  return valueOf(await invoice.applyInvoice(mall.ctx(uid), { id: orderId, ...form }));
};
const issue = (id: string, more: { receipt_no?: string; red_no?: string } = {}, merId = SOUTH) => {
  mall.clock.advance(1000);
  return invoice.issueInvoice(mall.merchant(merId), { id, receipt_no: nextNo(), ...more });
};
const issued = async (orderId: string): Promise<string> => {
  const { order_receipt_id: id } = await apply(orderId);
  valueOf(await issue(id));
  return id;
};
const valve = (n = 1): Promise<string> => paidOrder(mall, 1, [[VALVE.sku, n]]);
/** What a whole refund leaves in the rows. */
const refund = async (orderId: string): Promise<void> => {
  await mall.change('orderLine', { orderId }, (t) => ({
    refundedPrice: t.payPrice,
    refundedFreight: t.freight,
    refundableNum: 0,
    refundState: 'fully' as const,
  }));
  await mall.change('storeOrder', { orderId }, { status: 'refunded' });
  await invoice.markRefundedInvoice(mall.system, orderId);
};

test('the invoice of a paid order says goods and freight as paid, and the tax inside', async () => {
  const view = await apply(await valve(2));
  expect(view).toMatchObject({
    status: 'requested',
    order_price: '520.00',
    untaxed_price: '460.18',
    tax_price: '59.82',
    receipt_no: null,
    can_download: false,
  });
  expect(view.receipt_sn).toMatch(/^FP\d{23}$/);
});

test('an order has one invoice; withdrawn, another can be asked for', async () => {
  const orderId = await valve();
  const { order_receipt_id: id } = await apply(orderId);
  expect(codeOf(await invoice.applyInvoice(mall.ctx(1), { id: orderId, ...PERSON }))).toBe('invoice.exists');
  valueOf(await invoice.withdrawRequest(mall.ctx(1), { id }));
  expect(codeOf(await invoice.withdrawRequest(mall.ctx(1), { id }))).toBe('invoice.wrong_state');
  expect((await apply(orderId, PERSON)).receipt_info.receipt_title).toBe('王工');
});

test('until it is issued the header can be changed, afterwards not', async () => {
  const { order_receipt_id: id } = await apply(await valve());
  const changed = valueOf(await invoice.changeRequest(mall.ctx(1), { id, ...SPECIAL }));
  expect(changed.receipt_info).toMatchObject({ receipt_type: 2, bank_code: '6222020011223344' });
  valueOf(await issue(id));
  expect(codeOf(await invoice.changeRequest(mall.ctx(1), { id, ...COMPANY }))).toBe('invoice.wrong_state');
  expect(codeOf(await invoice.withdrawRequest(mall.ctx(1), { id }))).toBe('invoice.wrong_state');
});

test('an unpaid order, another’s order and a store that makes none are refused', async () => {
  const group = await order(mall, 1, [[VALVE.sku, 1]]);
  const [row] = await mall.read('storeOrder', { groupOrderId: group }, { id: 'orderId' });
  const ask = async (id: string, uid = 1) =>
    codeOf(await invoice.applyInvoice(mall.ctx(uid), { id, ...COMPANY }));
  expect(await ask(row!.id)).toBe('invoice.order_state');
  const paid = await valve();
  expect(await ask(paid, 2)).toBe('order.not_found');
  await mall.change('merchant', { merId: SOUTH }, { openReceipt: false });
  expect(await ask(paid)).toBe('invoice.store_off');
  await mall.change('merchant', { merId: SOUTH }, { openReceipt: true });
  expect(await ask(paid)).toBeUndefined();
});

test('only the store issues, once, under a number that is new', async () => {
  const { order_receipt_id: id } = await apply(await valve());
  expect(codeOf(await issue(id, {}, NORTH))).toBe('invoice.not_found');
  const no = nextNo();
  const view = valueOf(await issue(id, { receipt_no: no }));
  expect(view).toMatchObject({ status: 'issued', receipt_no: no, can_download: true, can_reissue: true });
  expect(codeOf(await issue(id))).toBe('invoice.wrong_state');
  const { order_receipt_id: other } = await apply(await valve());
  expect(codeOf(await issue(other, { receipt_no: no }))).toBe('invoice.number_taken');
});

test('what was refunded before is not invoiced', async () => {
  const orderId = await valve(2);
  const { order_receipt_id: id } = await apply(orderId);
  await mall.change(
    'orderLine',
    { orderId },
    { refundedPrice: 25000, refundableNum: 1, refundState: 'partly' },
  );
  expect(valueOf(await issue(id)).order_price).toBe('270.00');
});

test('parcels that were split off belong to the invoice of their order', async () => {
  const orderId = await paidOrder(mall, 1, [[BOLT.m8, 20]]);
  const [line] = await mall.read('orderLine', { orderId }, { id: 'orderLineId' });
  const whole = valueOf(await invoice.readInvoiceOfOrder(mall.ctx(1), { id: orderId })).amount;
  const parcel = valueOf(
    await shipOrder(mall.merchant(NORTH), {
      id: orderId,
      courier: 'sf',
      tracking_no: 'SF1234567',
      note: '',
      confirm: false,
      lines: [{ order_product_id: line!.id, num: 10 }],
    }),
  );
  const view = await apply(parcel.order_id);
  expect(view.order_price).toBe(whole);
  expect(view.orders).toHaveLength(2);
  expect(codeOf(await invoice.applyInvoice(mall.ctx(1), { id: orderId, ...COMPANY }))).toBe('invoice.exists');
});

test('several invoices with one header become one', async () => {
  const one = await apply(await valve(1));
  const two = await apply(await valve(2));
  const ids = [one.order_receipt_id, two.order_receipt_id];
  const merged = valueOf(await invoice.mergeInvoices(mall.merchant(SOUTH), { ids }));
  expect(merged).toMatchObject({ order_receipt_id: ids.toSorted()[0], order_price: '790.00' });
  expect(merged.orders).toHaveLength(2);
  const gone = ids.find((id) => id !== merged.order_receipt_id)!;
  expect(codeOf(await issue(gone))).toBe('invoice.wrong_state');
  expect(valueOf(await issue(merged.order_receipt_id)).order_price).toBe('790.00');
});

test('other headers, other stores and issued ones are not merged', async () => {
  const one = (await apply(await valve())).order_receipt_id;
  const two = (await apply(await valve(), PERSON)).order_receipt_id;
  const bolts = (await apply(await paidOrder(mall, 1, [[BOLT.m8, 10]]))).order_receipt_id;
  const merge = async (...ids: string[]) =>
    codeOf(await invoice.mergeInvoices(mall.merchant(SOUTH), { ids }));
  expect(await merge(one, two)).toBe('invoice.other_header');
  expect(await merge(one, bolts)).toBe('invoice.not_found');
  expect(await merge(one, one)).toBe('invoice.not_found');
  expect(await merge(one, await issued(await valve()))).toBe('invoice.wrong_state');
});

test('a wrong header is issued anew with a red-letter number, and keeps the year of its first issue', async () => {
  const id = await issued(await valve());
  mall.clock.advance(1000);
  const asked = valueOf(await invoice.askReissue(mall.ctx(1), { id, ...SPECIAL, reason: '抬头写错' }));
  expect(asked).toMatchObject({ status: 'reissuing', wanted_info: { receipt_type: 2 }, can_reissue: false });
  expect(codeOf(await issue(id))).toBe('invoice.number');
  const again = valueOf(await issue(id, { red_no: nextNo() }));
  expect(again).toMatchObject({ status: 'issued', wanted_info: null, receipt_info: { receipt_type: 2 } });
  expect(again.log.map((row) => row.event)).toEqual(['apply', 'issue', 'ask_reissue', 'red_letter', 'issue']);
});

test('the store may leave it as it is, and says why', async () => {
  const id = await issued(await valve());
  valueOf(await invoice.askReissue(mall.ctx(1), { id, ...SPECIAL, reason: '改专票' }));
  const kept = valueOf(await invoice.refuseReissue(mall.merchant(SOUTH), { id, reason: '已抵扣' }));
  expect(kept).toMatchObject({ status: 'issued', reason: '已抵扣', receipt_info: { receipt_type: 1 } });
});

test('a whole refund withdraws a wish and asks for a red letter where there is an invoice', async () => {
  const wished = await valve();
  const { order_receipt_id: wish } = await apply(wished);
  await refund(wished);
  expect(valueOf(await invoice.readInvoice(mall.ctx(1), { id: wish })).status).toBe('withdrawn');

  const sold = await valve();
  const id = await issued(sold);
  expect(codeOf(await invoice.redLetter(mall.merchant(SOUTH), { id, red_no: nextNo() }))).toBe(
    'invoice.wrong_state',
  );
  await refund(sold);
  expect(valueOf(await invoice.readInvoice(mall.ctx(1), { id }))).toMatchObject({
    status: 'issued',
    needs_red_letter: true,
    can_reissue: false,
  });
  const red = valueOf(await invoice.redLetter(mall.merchant(SOUTH), { id, red_no: nextNo() }));
  expect(red).toMatchObject({ status: 'red_lettered', needs_red_letter: false, can_download: false });
});

test('chosen with the order, it waits for the payment, and goes with an order that is cancelled', async () => {
  const place = async () => {
    mall.clock.advance(1000);
    const choice = choiceOf(await putIntoCart(mall, 1, [[VALVE.sku, 1]], true));
    const { key } = valueOf(await previewCheckout(mall.ctx(1), choice));
    const input = { ...choice, key, mark: {}, receipt_data: { [String(SOUTH)]: COMPANY } };
    const placed = valueOf(await placeOrder(mall.ctx(1), input));
    // The same key again asks for nothing twice.
    expect(valueOf(await placeOrder(mall.ctx(1), input))).toEqual(placed);
    return placed.order_id;
  };
  const newest = async () => valueOf(await invoice.listInvoices(mall.ctx(1), { page: 1, limit: 1 })).list[0]!;
  const group = await place();
  const { order_receipt_id: id, orders } = await newest();
  expect(orders[0]!.status).toBe('unpaid');
  expect(codeOf(await issue(id))).toBe('invoice.unpaid');
  await pay(mall, group);
  valueOf(await issue(id));

  const dropped = await place();
  const { order_receipt_id: gone } = await newest();
  valueOf(await cancelOrder(mall.ctx(1), { id: dropped }));
  expect((await newest()).order_receipt_id).not.toBe(gone);
  expect(codeOf(await issue(gone))).toBe('invoice.unpaid');
});

test('an order whose invoice is refused is not placed', async () => {
  await mall.change('merchant', { merId: SOUTH }, { openReceipt: false });
  const choice = choiceOf(await putIntoCart(mall, 1, [[VALVE.sku, 1]], true));
  const { key } = valueOf(await previewCheckout(mall.ctx(1), choice));
  const input = { ...choice, key, mark: {}, receipt_data: { [String(SOUTH)]: COMPANY } };
  const refused = await placeOrder(mall.ctx(1), input);
  await mall.change('merchant', { merId: SOUTH }, { openReceipt: true });
  expect(refused).toMatchObject({ failure: { code: 'invoice.store_off', field: String(SOUTH) } });
  valueOf(await placeOrder(mall.ctx(1), { ...choice, key, mark: {} }));
});

test('after a year nothing is issued anew', async () => {
  const id = await issued(await valve());
  mall.clock.advance(days(366));
  const asked = await invoice.askReissue(mall.ctx(1), { id, ...SPECIAL, reason: '抬头写错' });
  expect(codeOf(asked)).toBe('invoice.year_over');
});
