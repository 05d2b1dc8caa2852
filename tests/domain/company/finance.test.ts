// Who keeps the books of a company reads and pays; everybody else finds what is their own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { approvalApi, type BOOKED_STATES } from '#lib/contracts/approval.ts';
import { creditApi } from '#lib/contracts/credit.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paymentApi, type PayType } from '#lib/contracts/payment.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { hours } from '#lib/kernel/clock.ts';
import { buy } from '../../support/company/buy.ts';
import { openFirm, type Firm } from '../../support/company/firm.ts';
import { openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [OWNER, BUYER, APPROVER, FINANCE, OTHER_OWNER] = [1, 2, 3, 4, 5];
let firm: Firm;
let other: Firm;

const mall = await openTradeMall({ buyers: 5 });
beforeAll(async () => {
  const roles = { [BUYER]: 'purchaser', [APPROVER]: 'approver', [FINANCE]: 'finance' } as const;
  firm = await openFirm(mall, OWNER, roles, { orderLimit: 50_000 });
  other = await openFirm(mall, OTHER_OWNER);
  await mall.change('merchant', {}, { openReceipt: true });
});
// Credit is not given by the platform's desk here.
afterAll(() => mall.close({ madeUp: true }));

const call = (uid: number): Call => firm.as[uid]!;
const order = async (uid: number, quantity: number, more = {}): Promise<string> =>
  valueOf(await buy(call(uid), VALVE.sku, quantity, more)).order_id;
const pay = (by: Call, groupId: string, type: PayType = 'credit') =>
  by(paymentApi.pay, { group_id: groupId, type });

test('finance reads every order of the company and pays what is approved; others find only their own', async () => {
  const small = await order(BUYER, 1);
  const large = await order(BUYER, 10);
  const private_ = await order(BUYER, 1, { company_id: 0 });
  const { list } = valueOf(await call(FINANCE)(approvalApi.orders, {}));
  expect(list.map((row) => [row.group_order_id, row.approval, row.can_pay])).toEqual(
    expect.arrayContaining([
      [small, null, true],
      [large, 'waiting', false],
    ]),
  );
  expect(list.map((row) => row.group_order_id)).not.toContain(private_);
  const found = async (filter: { keyword?: string; status?: (typeof BOOKED_STATES)[number] }) =>
    valueOf(await call(FINANCE)(approvalApi.orders, filter)).list.map((row) => row.group_order_id);
  const { group_order_sn: number, buyer } = list.find((row) => row.group_order_id === small)!;
  expect(await found({ keyword: number })).toEqual([small]);
  expect(await found({ keyword: buyer, status: 'unpaid' })).toEqual([small]);
  expect(await found({ keyword: buyer, status: 'waiting_approval' })).toEqual([large]);
  expect(await found({ keyword: 'nobody' })).toEqual([]);
  expect(await found({ keyword: number, status: 'paid' })).toEqual([]);
  for (const uid of [BUYER, APPROVER])
    expect(codeOf(await call(uid)(approvalApi.orders, {}))).toBe('team.forbidden');
  expect(valueOf(await other.as[OTHER_OWNER]!(approvalApi.orders, {})).list).toEqual([]);
  expect(codeOf(await call(APPROVER)(approvalApi.order, { id: small }))).toBe('order.not_found');
  expect(valueOf(await call(APPROVER)(approvalApi.order, { id: large })).order.group_order_id).toBe(large);
  expect(codeOf(await other.as[OTHER_OWNER]!(approvalApi.order, { id: large }))).toBe('order.not_found');

  expect(codeOf(await pay(call(FINANCE), large))).toBe('order.waiting_approval');
  expect(codeOf(await pay(call(APPROVER), small))).toBe('order.not_found');
  expect(codeOf(await pay(other.as[OTHER_OWNER]!, small))).toBe('order.not_found');
  expect(codeOf(await pay(call(FINANCE), private_))).toBe('order.not_found');
  expect(codeOf(await pay(call(FINANCE), small, 'balance'))).toBe('payment.balance_own');
  valueOf(await call(APPROVER)(approvalApi.approve, { id: large }));
  for (const id of [small, large]) valueOf(await pay(call(FINANCE), id));
  expect(valueOf(await call(FINANCE)(paymentApi.status, { group_id: large }))).toMatchObject({ paid: true });
});

test('to read is all that finance may do with a colleague’s order', async () => {
  const id = await order(BUYER, 1);
  expect(codeOf(await call(FINANCE)(orderApi.cancel, { id }))).toBe('order.not_found');
  expect(codeOf(await call(FINANCE)(orderApi.group, { id }))).toBe('order.not_found');
  valueOf(await call(BUYER)(orderApi.cancel, { id }));
});

test('bills: all of them for finance, one’s own for a purchaser', async () => {
  // What was bought the day before counts no more.
  mall.clock.advance(hours(25));
  const id = await order(BUYER, 1);
  valueOf(await pay(call(BUYER), id));
  const bills = async (uid: number) => valueOf(await call(uid)(creditApi.read)).bills;
  expect(await bills(FINANCE)).toHaveLength(3);
  expect((await bills(BUYER)).map((bill) => bill.group_order_id)).toEqual([id]);
  expect(await bills(APPROVER)).toEqual([]);
  const foreign = (await bills(FINANCE)).find((bill) => bill.group_order_id !== id)!;
  const repay = { bill_id: foreign.bill_id, type: 'balance' as const };
  expect(codeOf(await call(APPROVER)(creditApi.repay, repay))).toBe('credit.bill_not_found');
  expect(codeOf(await call(FINANCE)(creditApi.repay, repay))).toBe('balance.short');
});

test('invoices of the company are read by finance, whoever asked for them', async () => {
  const [paid] = valueOf(await call(BUYER)(orderApi.list, { status: 'to_ship' })).list;
  const header = { receipt_type: 1 as const, receipt_title_type: 1 as const, receipt_title: '王工' };
  valueOf(await call(BUYER)(invoiceApi.apply, { id: paid!.order_id, ...header }));
  expect(valueOf(await call(FINANCE)(approvalApi.invoices, {})).count).toBe(1);
  expect(codeOf(await call(BUYER)(approvalApi.invoices, {}))).toBe('team.forbidden');
  expect(valueOf(await other.as[OTHER_OWNER]!(approvalApi.invoices, {})).count).toBe(0);
});

test('with the role go its rights, in the same moment', async () => {
  const id = await order(BUYER, 1);
  valueOf(await call(OWNER)(companyTeamApi.role, { member_id: FINANCE, role: 'purchaser' }));
  expect(codeOf(await call(FINANCE)(approvalApi.orders, {}))).toBe('team.forbidden');
  expect(codeOf(await pay(call(FINANCE), id))).toBe('order.not_found');
  valueOf(await call(OWNER)(companyTeamApi.remove, { member_id: FINANCE }));
  expect(codeOf(await call(FINANCE)(approvalApi.invoices, {}))).toBe('team.forbidden');
  expect(valueOf(await call(FINANCE)(creditApi.read)).bills).toEqual([]);
});
