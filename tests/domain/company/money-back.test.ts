// Money of a company goes back to the company: to what it owes, then to whoever had repaid that.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approvalApi } from '#lib/contracts/approval.ts';
import { creditApi } from '#lib/contracts/credit.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { apply, balanceOf, fund } from '../refund/refund-steps.ts';
import { erasePerson } from '#lib/domain/account/closing/index.ts';
import { buy } from '../../support/company/buy.ts';
import { openFirm } from '../../support/company/firm.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';

const [OWNER, BUYER, FINANCE] = [1, 2, 3];
const mall = await openTradeMall({ buyers: 5 });
const firm = await openFirm(mall, OWNER, { [BUYER]: 'purchaser', [FINANCE]: 'finance' });
beforeAll(async () => {
  for (const uid of [OWNER, FINANCE]) await fund(mall, uid);
});
// Credit is not given by the platform's desk here.
afterAll(() => mall.close({ madeUp: true }));

let before: Record<number, number>;
const balances = async () =>
  Object.fromEntries(
    await Promise.all(
      [OWNER, BUYER, FINANCE].map(async (uid) => [uid, await balanceOf(mall, 'buyer_balance', uid)] as const),
    ),
  );
beforeEach(async () => {
  before = await balances();
});
const gained = async () => {
  const now = await balances();
  return Object.fromEntries(Object.entries(now).map(([uid, sum]) => [uid, sum - before[Number(uid)]!]));
};

/** Two valves, 500.00 and 20.00 freight, on the company's credit. */
/** The order of the store, and the bill that it was paid with. */
async function billed(group: string) {
  const [id = ''] = await mall.list('storeOrder', { groupOrderId: group }, 'orderId');
  const [bill = ''] = await mall.list('creditBill', { groupOrderId: group }, 'creditBillId');
  return { id, bill };
}
async function onCredit(): Promise<{ group: string; id: string; bill: string }> {
  const buyer = firm.as[BUYER]!;
  const { order_id: group } = valueOf(await buy(buyer, VALVE.sku, 2));
  valueOf(await buyer(paymentApi.pay, { group_id: group, type: 'credit' }));
  const row = await billed(group);
  return { group, ...row };
}
async function refund(by: number, id: string, num: number): Promise<void> {
  const asked = valueOf(await apply(mall, firm.as[by]!, id, { num }));
  const store = await mall.login(900 + SOUTH);
  valueOf(await store(refundApi.agree, { id: asked.refund_order_id }));
}
const repay = async (by: number, bill: string) =>
  valueOf(await firm.as[by]!(creditApi.repay, { bill_id: bill, type: 'balance' }));
const owed = async () => 0 - (await balanceOf(mall, 'credit_receivable', firm.companyId));

test('a refund lowers the open bill, and nobody gets money', async () => {
  const { id } = await onCredit();
  expect(await owed()).toBe(52_000);
  await refund(BUYER, id, 2);
  expect(await owed()).toBe(0);
  expect(await gained()).toEqual({ [OWNER]: 0, [BUYER]: 0, [FINANCE]: 0 });
});

test('what is refunded is free again in the budget of the month', async () => {
  const spent = async () => Number(valueOf(await firm.as[BUYER]!(companyTeamApi.read)).team?.own_month);
  const budget = { member_id: BUYER, month_budget: '9000.00' };
  valueOf(await firm.as[OWNER]!(companyTeamApi.limit, budget));
  const earlier = await spent();
  const { group, id } = await onCredit();
  expect(await spent()).toBe(earlier + 520);
  await refund(BUYER, id, 1);
  expect(await spent()).toBe(earlier + 260);
  const { list } = valueOf(await firm.as[FINANCE]!(approvalApi.orders, {}));
  expect(list.find((row) => row.group_order_id === group)).toMatchObject({
    pay_price: '520.00',
    refunded_price: '260.00',
  });
  await refund(BUYER, id, 1);
  expect(await spent()).toBe(earlier);
});

test('what was repaid goes back to whoever repaid it, not to whoever placed the order', async () => {
  const { id, bill } = await onCredit();
  await refund(BUYER, id, 1);
  await repay(FINANCE, bill);
  await refund(BUYER, id, 1);
  expect(await gained()).toEqual({ [OWNER]: 0, [BUYER]: 0, [FINANCE]: 0 });
  expect(await owed()).toBe(0);
});

test('the same after the member who placed the order was removed', async () => {
  const { id, bill } = await onCredit();
  await repay(OWNER, bill);
  expect(await gained()).toEqual({ [OWNER]: -52_000, [BUYER]: 0, [FINANCE]: 0 });
  valueOf(await firm.as[OWNER]!(companyTeamApi.remove, { member_id: BUYER }));
  await refund(OWNER, id, 2);
  expect(await gained()).toEqual({ [OWNER]: 0, [BUYER]: 0, [FINANCE]: 0 });
  expect(await owed()).toBe(0);
});

test('nothing goes back to an account that was closed: the company’s owner has it', async () => {
  const payers = [4, 5];
  for (const uid of payers) {
    await mall.change('user', { uid }, { companyId: firm.companyId, companyRole: 'admin' });
    await fund(mall, uid, 52_000);
    firm.as[uid] = await mall.login(uid);
  }
  const owner = firm.as[OWNER]!;
  const { order_id: group } = valueOf(await buy(owner, VALVE.sku, 2));
  valueOf(await owner(paymentApi.pay, { group_id: group, type: 'credit' }));
  const onBill = await billed(group);
  await repay(4, onBill.bill);
  const { order_id: second } = valueOf(await buy(firm.as[5]!, VALVE.sku, 2));
  valueOf(await firm.as[5]!(paymentApi.pay, { group_id: second, type: 'balance' }));
  const [paid] = await mall.read('storeOrder', { groupOrderId: second }, { id: 'orderId' });
  for (const uid of payers) {
    valueOf(await firm.as[uid]!(companyTeamApi.leave));
    valueOf(await mall.services.database.tx(() => erasePerson(mall.system, uid)));
  }
  before = await balances();
  await refund(OWNER, onBill.id, 2);
  await refund(OWNER, paid!.id, 2);
  expect(await gained()).toEqual({ [OWNER]: 104_000, [BUYER]: 0, [FINANCE]: 0 });
  for (const uid of payers) expect(await balanceOf(mall, 'buyer_balance', uid)).toBe(0);
});
