// The platform sees which company owes what until when and who has paid; a store sees only when an order on credit is paid.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { creditApi } from '#lib/contracts/credit.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { creditDeskApi } from '#lib/contracts/credit-desk.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { days } from '#lib/kernel/clock.ts';
import { apply, bought, fund } from '../../domain/refund/refund-steps.ts';
import { buy } from '../../support/company/buy.ts';
import { openFirm, type Firm } from '../../support/company/firm.ts';
import { NORTH, openTradeMall, SOUTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [OWNER, BUYER, FINANCE, SERVICE] = [1, 2, 3, 4];
let mall: TradeMall;
let firm: Firm;
let desk: Call;
let store: Call;

interface Bought {
  order: string;
  bill: string;
}
async function onCredit(num: number): Promise<Bought> {
  const buyer = firm.as[BUYER]!;
  const { order_id: groupOrderId } = valueOf(await buy(buyer, VALVE.sku, num));
  valueOf(await buyer(paymentApi.pay, { group_id: groupOrderId, type: 'credit' }));
  const [order = ''] = await mall.list('storeOrder', { groupOrderId }, 'orderId');
  const [bill = ''] = await mall.list('creditBill', { groupOrderId }, 'creditBillId');
  return { order, bill };
}

let first: Bought;
let second: Bought;
beforeAll(async () => {
  mall = await openTradeMall({ buyers: 5 });
  firm = await openFirm(mall, OWNER, { [BUYER]: 'purchaser' });
  await fund(mall, OWNER);
  await mall.add('userRole', [
    { uid: FINANCE, role: 'platform', platformRoles: ['finance'] },
    { uid: SERVICE, role: 'platform', platformRoles: ['service'] },
  ]);
  first = await onCredit(2);
  mall.clock.advance(days(10));
  second = await onCredit(1);
  desk = await mall.login(FINANCE);
  store = await mall.login(900 + SOUTH);
});
// Credit is not given by the platform's desk here.
afterAll(() => mall.close({ madeUp: true }));

const found = async (input: object): Promise<string[]> =>
  valueOf(await desk(creditDeskApi.list, input)).list.map((row) => row.bill_id);

test('bills are listed by the time they are due, and found by number, purchase, company, buyer and day', async () => {
  expect(await found({ tab: 'open' })).toEqual([first.bill, second.bill]);
  const { list, about } = valueOf(await desk(creditDeskApi.list, {}));
  expect(list.map((row) => row.bill_id)).toEqual([second.bill, first.bill]);
  const [, early] = list;
  expect(early).toMatchObject({ status: 'open', amount: '520.00', open_amount: '520.00' });
  expect(about).toEqual({ open_amount: '790.00', overdue_amount: '0.00' });
  for (const keyword of [early!.bill_sn, early!.group_order_sn])
    expect(await found({ keyword })).toEqual([first.bill]);
  expect(await found({ keyword: early!.company.name.slice(0, 2) })).toHaveLength(2);
  expect(await found({ keyword: 'buyer2' })).toHaveLength(2);
  // A phone is found as it is shown, whatever its covered part is guessed to be.
  expect(await found({ keyword: '13998760002' })).toHaveLength(2);
  expect(await found({ keyword: '1390000' })).toEqual([]);
  expect(await found({ company: early!.company.company_id + 1 })).toEqual([]);
  const due = early!.due_time.slice(0, 10);
  expect(await found({ to: due })).toEqual([first.bill]);
  const { next } = valueOf(await desk(creditDeskApi.list, { tab: 'open', limit: 1 }));
  expect(await found({ tab: 'open', limit: 1, after: next! })).toEqual([second.bill]);
});

test('a bill that is not paid in time is overdue, and its company stands so', async () => {
  mall.clock.advance(days(21));
  [desk, store] = [await mall.login(FINANCE), await mall.login(900 + SOUTH)];
  expect(await found({ tab: 'overdue' })).toEqual([first.bill]);
  expect(valueOf(await desk(creditDeskApi.counts)).counts).toEqual({ overdue: 1, open: 1, all: 2 });
  expect(valueOf(await desk(creditDeskApi.list, {})).about['overdue_amount']).toBe('520.00');
  const read = valueOf(await desk(creditDeskApi.detail, { id: second.bill }));
  expect(read.company).toMatchObject({ status: 'verified', used: '790.00', overdue: 1 });
  expect(read.orders.map((row) => row.order_id)).toEqual([second.order]);
});

test('a store learns until when the order is paid and when it was, and nothing of the company’s bill', async () => {
  const { credit, ...order } = valueOf(await store(orderDeskApi.detail, { id: second.order }));
  expect(credit).toEqual({ due_time: expect.any(String), settled_time: null });
  const { bill_sn: sn } = valueOf(await desk(creditDeskApi.detail, { id: second.bill }));
  expect(JSON.stringify(order)).not.toContain(sn);
  await fund(mall, 5);
  const [plain = ''] = await bought(mall, 5, [[VALVE.sku, 1]]);
  expect(valueOf(await store(orderDeskApi.detail, { id: plain })).credit).toBeNull();
});

const creditAt = async (call: Call) =>
  valueOf(await call(customerApi.list, {})).list.find((row) => row.is_company)?.credit;

test('a store reads of a company what it ordered there on credit, what is not settled and until when; another store reads nothing', async () => {
  const { credit } = valueOf(await store(orderDeskApi.detail, { id: first.order }));
  expect(await creditAt(store)).toEqual({
    order_count: 2,
    amount: '790.00',
    open_amount: '790.00',
    due_time: credit!.due_time,
  });
  expect(await creditAt(await mall.login(900 + NORTH))).toBeUndefined();
});

test('refunds and payments stand apart on the bill, and who has paid is named', async () => {
  const refund = valueOf(await apply(mall, await mall.login(BUYER), first.order, { num: 1 }));
  valueOf(await store(refundApi.agree, { id: refund.refund_order_id }));
  const owner = await mall.login(OWNER);
  valueOf(await owner(creditApi.repay, { bill_id: first.bill, type: 'balance' }));
  const read = valueOf(await desk(creditDeskApi.detail, { id: first.bill }));
  expect(read).toMatchObject({ status: 'settled', open_amount: '0.00', settled_time: expect.any(String) });
  expect(read.repayments).toMatchObject([{ nickname: 'buyer1', number: '', returned: '0.00' }]);
  const sum = Number(read.refunded) + Number(read.repayments[0]!.amount);
  expect([Number(read.refunded) > 0, sum.toFixed(2)]).toEqual([true, read.amount]);
  expect(await found({ tab: 'settled' })).toEqual([first.bill]);
  const { credit } = valueOf(await store(orderDeskApi.detail, { id: first.order }));
  expect(credit?.settled_time).toBe(read.settled_time);
  // The refund is no purchase any more, and what the first bill asked for is settled.
  const kept = (790 - Number(read.refunded)).toFixed(2);
  expect(await creditAt(store)).toMatchObject({ order_count: 2, amount: kept, open_amount: '270.00' });
  expect(codeOf(await desk(creditDeskApi.detail, { id: '0'.repeat(26) }))).toBe('credit.bill_not_found');
});

test('only who works with money reads bills', async () => {
  const service = await mall.login(SERVICE);
  for (const asking of [
    service(creditDeskApi.list, {}),
    service(creditDeskApi.counts),
    service(creditDeskApi.detail, { id: first.bill }),
  ])
    expect(codeOf(await asking)).toBe('auth.role');
  expect(codeOf(await store(creditDeskApi.list, {}))).toBe('auth.forbidden');
});
