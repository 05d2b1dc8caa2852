// The tables of states, walked through whole: what they allow happens, what they forbid is refused.
import { afterAll, expect, test } from 'vitest';
import {
  groupOrderFlow,
  stepOrder,
  storeOrderFlow,
  type OrderRow,
  type StoreOrderEvent,
} from '#lib/domain/trade/order/index.ts';
import { orderById } from '#lib/domain/trade/order/order.repo.ts';
import { openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
const orderId = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
afterAll(() => mall.close());

const events = [...new Set(storeOrderFlow.transitions.map((row) => row.event))];

test.each(storeOrderFlow.states)(
  'a store order that is %s makes the steps of its row and no other',
  async (from) => {
    const { db } = mall.services.database;
    for (const event of events) {
      await mall.change('storeOrder', { orderId }, { status: from });
      const order = (await orderById(db, orderId)) as OrderRow;
      const stepped = await stepOrder(mall.system, order, event as StoreOrderEvent);
      const to = storeOrderFlow.next(from, event);
      if (to) expect(valueOf(stepped).status).toBe(to);
      else expect(codeOf(stepped)).toBe('order.wrong_state');
      expect((await orderById(db, orderId))!.status).toBe(to ?? from);
    }
  },
);

test('a step from a state that the order has left is refused', async () => {
  await mall.change('storeOrder', { orderId }, { status: 'to_ship' });
  const before = (await orderById(mall.services.database.db, orderId)) as OrderRow;
  valueOf(await stepOrder(mall.system, before, 'ship'));
  expect(codeOf(await stepOrder(mall.system, before, 'ship'))).toBe('order.wrong_state');
});

test('a group order is paid or cancelled, never both, and neither is taken back', () => {
  expect(groupOrderFlow.allowed('paid')).toEqual([]);
  expect(groupOrderFlow.allowed('cancelled')).toEqual([]);
  expect(groupOrderFlow.allowed('unpaid', 'buyer').map((row) => row.event)).toEqual([
    'pay',
    'send_voucher',
    'announce_transfer',
    'cancel',
  ]);
});
