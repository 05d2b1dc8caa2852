// What is refunded of an invoiced order is cancelled by a red letter: no invoice stays good above what stays paid.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { apply, bought, fund } from '../refund/refund-steps.ts';
import { COMPANY, invoiceNo, SPECIAL } from '../../support/invoice/invoice-steps.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const BUYER = 1;
let buyer: Call;
let store: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.change('merchant', {}, { openReceipt: true });
  await fund(mall, BUYER);
  buyer = await mall.login(BUYER);
  store = await mall.login(900 + SOUTH);
});
afterAll(() => mall.close());

let numbers = 500;
const nextNo = (): string => invoiceNo((numbers += 1));

/** Three valves, 750.00 and 20.00 freight, with an invoice. */
async function invoiced(): Promise<{ orderId: string; id: string }> {
  const [orderId] = await bought(mall, BUYER, [[VALVE.sku, 3]]);
  const { order_receipt_id: id } = valueOf(await buyer(invoiceApi.apply, { id: orderId!, ...COMPANY }));
  valueOf(await store(invoiceApi.issue, { id, receipt_no: nextNo() }));
  return { orderId: orderId!, id };
}
async function refund(orderId: string, num: number, refund_price?: string): Promise<void> {
  const asked = valueOf(await apply(mall, buyer, orderId, { num, refund_price }));
  valueOf(await store(refundApi.agree, { id: asked.refund_order_id }));
}
const read = async (id: string) => valueOf(await buyer(invoiceApi.record, { id }));
const red = (id: string) => store(invoiceApi.redLetter, { id, red_no: nextNo() });

test('each refund of a part asks for a red letter of that part, and the invoice is good for the rest', async () => {
  const { orderId, id } = await invoiced();
  expect(await read(id)).toMatchObject({ order_price: '770.00', needs_red_letter: false, red_price: '0.00' });
  await refund(orderId, 1);
  expect(await read(id)).toMatchObject({
    status: 'issued',
    order_price: '770.00',
    needs_red_letter: true,
    red_price: '256.66',
    can_reissue: false,
  });
  await refund(orderId, 1);
  expect((await read(id)).red_price).toBe('513.32');
  expect(valueOf(await red(id))).toMatchObject({
    status: 'issued',
    order_price: '256.68',
    needs_red_letter: false,
    red_price: '0.00',
  });
  expect(codeOf(await red(id))).toBe('invoice.wrong_state');
  await refund(orderId, 1);
  expect(await read(id)).toMatchObject({ needs_red_letter: true, red_price: '256.68' });
  expect(valueOf(await red(id))).toMatchObject({ status: 'red_lettered', can_download: false });
});

test('a refund for less than the goods were leaves the invoice good for what the store keeps', async () => {
  const { orderId, id } = await invoiced();
  await refund(orderId, 3, '100.00');
  expect(await read(id)).toMatchObject({ needs_red_letter: true, red_price: '100.00' });
  expect(valueOf(await red(id))).toMatchObject({ status: 'issued', order_price: '670.00' });
});

test('issued anew for another header after a refund, it says what stays paid and owes nothing', async () => {
  const { orderId, id } = await invoiced();
  valueOf(await buyer(invoiceApi.reissue, { id, ...SPECIAL, reason: '改专票' }));
  await refund(orderId, 1);
  expect(await read(id)).toMatchObject({ status: 'reissuing', needs_red_letter: true });
  const anew = valueOf(await store(invoiceApi.issue, { id, receipt_no: nextNo(), red_no: nextNo() }));
  expect(anew).toMatchObject({ status: 'issued', order_price: '513.34', needs_red_letter: false });
});

test('a red letter has a number that nothing else of the store has', async () => {
  const { orderId, id } = await invoiced();
  const own = (await read(id)).receipt_no!;
  await refund(orderId, 1);
  const redBy = (red_no: string) => store(invoiceApi.redLetter, { id, red_no });
  expect(codeOf(await redBy(own))).toBe('invoice.number_taken');
  const used = nextNo();
  valueOf(await redBy(used));
  const later = await invoiced();
  await refund(later.orderId, 1);
  expect(codeOf(await store(invoiceApi.redLetter, { id: later.id, red_no: used }))).toBe(
    'invoice.number_taken',
  );
  expect((await read(later.id)).needs_red_letter).toBe(true);
});

test('a number that a paper of the store ever had is no other one’s: neither after a second part nor when it is issued anew', async () => {
  const { orderId, id } = await invoiced();
  const first = (await read(id)).receipt_no!;
  const [part, anew, second] = [nextNo(), nextNo(), nextNo()];
  await refund(orderId, 1);
  valueOf(await store(invoiceApi.redLetter, { id, red_no: part }));
  valueOf(await buyer(invoiceApi.reissue, { id, ...SPECIAL, reason: '改专票' }));
  valueOf(await store(invoiceApi.issue, { id, receipt_no: anew, red_no: second }));
  await refund(orderId, 1);
  valueOf(await store(invoiceApi.redLetter, { id, red_no: nextNo() }));
  const said = valueOf(await store(invoiceApi.storeDetail, { id })).log.map((row) => [
    row.event,
    row.receipt_no,
  ]);
  expect(said).toEqual(
    expect.arrayContaining([
      ['red_letter', second],
      ['issue', anew],
    ]),
  );

  const [otherOrder] = await bought(mall, BUYER, [[VALVE.sku, 1]]);
  const other = valueOf(await buyer(invoiceApi.apply, { id: otherOrder!, ...COMPANY })).order_receipt_id;
  const gone = [first, part, second, anew];
  for (const receipt_no of gone)
    expect(codeOf(await store(invoiceApi.issue, { id: other, receipt_no }))).toBe('invoice.number_taken');
  valueOf(await store(invoiceApi.issue, { id: other, receipt_no: nextNo() }));
  await refund(otherOrder!, 1);
  for (const red_no of gone)
    expect(codeOf(await store(invoiceApi.redLetter, { id: other, red_no }))).toBe('invoice.number_taken');
});
