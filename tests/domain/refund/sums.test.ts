// Whatever is asked back in whatever order: what goes back is never more than was paid, and all of it when
// everything is asked for.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { plus } from '../../support/tables.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { expectOrderAddsUp, order, valueOf } from '../../support/trade-steps.ts';
import { apply, balanceOf, expectBooksInOrder, fund, linesOf, ship, statusOf } from './refund-steps.ts';

let buyer: Call;
let store: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.change('sku', {}, { stock: 90000 });
  await mall.change('product', {}, { stock: 90000 });
  await fund(mall, 1);
  buyer = await mall.login(1);
  store = await mall.login(900 + SOUTH);
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});

/** An order of valves at a crooked price: a discount of the store, freight as it comes; paid from the balance. */
async function crooked(quantity: number, less: number): Promise<{ id: string; group: string }> {
  const group = await order(mall, 1, [[VALVE.sku, quantity]]);
  await mall.change(
    'orderLine',
    { orderId: await mall.list('storeOrder', { groupOrderId: group }, 'orderId') },
    (t) => ({ storeDiscount: less, payPrice: plus(t.payPrice, -less) }),
  );
  await mall.change('storeOrder', { groupOrderId: group }, (t) => ({
    storeDiscount: less,
    payPrice: plus(t.payPrice, -less),
  }));
  await mall.change('groupOrder', { groupOrderId: group }, (t) => ({
    discount: less,
    payPrice: plus(t.payPrice, -less),
  }));
  valueOf(await payOrder(mall.ctx(1), { group_id: group, type: 'balance' }));
  const [row] = await mall.read('storeOrder', { groupOrderId: group }, { order_id: 'orderId' });
  return { id: row!.order_id, group };
}

const step = fc.record({
  num: fc.integer({ min: 1, max: 4 }),
  /** Part of the most that is asked for, in hundredths. */
  part: fc.constantFrom(100, 100, 100, 37, 0),
  answer: fc.constantFrom('agree', 'agree', 'agree', 'refuse', 'cancel', 'open'),
});
const story = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  less: fc.integer({ min: 0, max: 24_999 }),
  isShipped: fc.boolean(),
  steps: fc.array(step, { maxLength: 7 }),
});

test('any sequence of refunds keeps to what was paid, and what is left can always be asked for', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ quantity, less, isShipped, steps }) => {
      const { id, group } = await crooked(quantity, less);
      await expectOrderAddsUp(mall, group);
      if (isShipped) await ship(mall, id, SOUTH);
      const before = await balanceOf(mall, 'buyer_balance', 1);
      const open: string[] = [];
      let isLowered = false;
      for (const { num, part, answer } of steps) {
        const [line] = await linesOf(mall, id);
        const pieces = Math.min(num, line!.refundable_num);
        if (pieces === 0) break;
        const isLow = part < 100;
        const asked = await apply(mall, buyer, id, {
          num: pieces,
          ...(isLow ? { refund_price: (part / 100).toFixed(2) } : {}),
        });
        if (!asked.ok) continue;
        const { refund_order_id: refund } = asked.value;
        if (answer === 'open') open.push(refund);
        else if (answer === 'cancel') valueOf(await buyer(refundApi.cancel, { id: refund }));
        else if (answer === 'refuse') valueOf(await store(refundApi.refuse, { id: refund, reason: '不' }));
        else valueOf(await store(refundApi.agree, { id: refund }));
        isLowered ||= isLow && (answer === 'agree' || answer === 'open');
      }
      const [line] = await linesOf(mall, id);
      const ids = [line!.order_line_id];
      if (line!.refundable_num > 0)
        open.push(valueOf(await apply(mall, buyer, id, { type: 'batch', ids })).refund_order_id);
      for (const refund of open) valueOf(await store(refundApi.agree, { id: refund }));

      const [done] = await linesOf(mall, id);
      const back = (await balanceOf(mall, 'buyer_balance', 1)) - before;
      const paid = Number(done!.pay_price) + (isShipped ? 0 : Number(done!.freight));
      expect(await statusOf(mall, id)).toBe('refunded');
      expect(back).toBe(Number(done!.refunded_price) + Number(done!.refunded_freight));
      expect(back).toBeLessThanOrEqual(paid);
      if (!isLowered) expect(back).toBe(paid);
    }),
    { numRuns: 60, seed: 20_261_121 },
  );
  await expectBooksInOrder(mall);
});

test('what a buyer has not asked for in a refund that is open comes with no other, or it could be called off and the goods kept', async () => {
  const { id } = await crooked(4, 2);
  const [line] = await linesOf(mall, id);
  const share = Math.floor(Number(line!.pay_price) / 4);
  const lowered = valueOf(await apply(mall, buyer, id, { num: 3, refund_price: '0.01' }));
  valueOf(await apply(mall, buyer, id, { type: 'batch', ids: [line!.order_line_id] }));
  valueOf(await buyer(refundApi.cancel, { id: lowered.refund_order_id }));
  const open = valueOf(await buyer(refundApi.list, { type: 'open', limit: 100 })).list;
  const last = open.find((row) => row.order_id === id)!;
  valueOf(await store(refundApi.agree, { id: last.refund_order_id }));
  const [after] = await linesOf(mall, id);
  expect(Number(after!.refunded_price)).toBe(Number(line!.pay_price) - 3 * share);
  expect(Number(after!.refunded_freight)).toBeLessThanOrEqual(Math.ceil(Number(line!.freight) / 4) + 3);
});

test.each([
  ['alone', undefined],
  ['after a refusal of a dearer wish', '250.00'],
])(
  'what a buyer waived in a paid refund does not come back with the last piece: %s',
  async (_how, before) => {
    const { id } = await crooked(4, 2);
    const [line] = await linesOf(mall, id);
    const share = Math.floor(Number(line!.pay_price) / 4);
    if (before) {
      const wish = valueOf(await apply(mall, buyer, id, { num: 3, refund_price: before }));
      valueOf(await store(refundApi.refuse, { id: wish.refund_order_id, reason: '不' }));
    }
    const lowered = valueOf(await apply(mall, buyer, id, { num: 3, refund_price: '0.01' }));
    valueOf(await store(refundApi.agree, { id: lowered.refund_order_id }));
    const ids = line!.order_line_id;
    const offer = valueOf(await buyer(refundApi.product, { id, ids, type: 'batch' }));
    const last = valueOf(await apply(mall, buyer, id, { type: 'batch', ids: [ids] }));
    valueOf(await store(refundApi.agree, { id: last.refund_order_id }));
    const [after] = await linesOf(mall, id);
    const freight = Number(line!.freight) - 3 * Math.floor(Number(line!.freight) / 4);
    const rest = Number(line!.pay_price) - 3 * share;
    expect(offer.total_refund_price).toBe(((rest + freight) / 100).toFixed(2));
    expect(Number(after!.refunded_price)).toBe(1 + rest);
    expect(Number(after!.refunded_freight)).toBe(freight);
    expect(await statusOf(mall, id)).toBe('refunded');
  },
);
