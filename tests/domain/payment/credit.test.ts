// Buying on credit terms: never above the limit, never while a bill is overdue.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { companyApi } from '#lib/contracts/company.ts';
import { creditApi } from '#lib/contracts/credit.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { company, media, user, userRole } from '#lib/db/schema.ts';
import { ledgerInvariant, merchantFrozen } from '#lib/domain/trade/ledger/index.ts';
import { refundPayment } from '#lib/domain/trade/payment/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { eq } from 'drizzle-orm';
import { openPayMall, tradeOf } from '../../support/pay-mall.ts';

let platform: Call;
const DESK = 950;
const SECOND = 951;

const mall = await openPayMall();
beforeAll(async () => {
  platform = await mall.buyer(DESK);
  await mall.services.database.db
    .insert(userRole)
    .values({ uid: DESK, role: 'platform', merId: null, platformRoles: ['owner'] });
});
afterAll(() => mall.close({ withoutSales: true }));

/** A buyer of a verified company with this limit. */
async function member(uid: number, creditLimit: number) {
  const call = await mall.buyer(uid);
  const { db } = mall.services.database;
  const createdAt = mall.clock.now();
  const taxNo = `91130100MA${String(uid).padStart(8, '0')}`;
  const row = { name: `Company ${uid}`, taxNo, status: 'verified' as const, creditLimit, createdAt };
  const [added] = await db.insert(company).values(row).returning();
  await db.update(user).set({ companyId: added!.companyId }).where(eq(user.uid, uid));
  return { call, companyId: added!.companyId };
}

const pay = async (call: Call, uid: number, amount: number) => {
  const group = await mall.order(uid, amount);
  return { group, result: await call(paymentApi.pay, { group_id: group, type: 'credit' }) };
};
const billsOf = async (call: Call) => {
  const read = await call(creditApi.read);
  if (!read.ok) throw new Error(read.failure.code);
  return read.value;
};

test('nobody of the platform decides about a company that they buy for, nor raises its limit', async () => {
  const { companyId } = await member(29, 100_000);
  const { db } = mall.services.database;
  await db.insert(userRole).values({ uid: 29, role: 'platform', merId: null, platformRoles: ['owner'] });
  const colleague = await mall.buyer(29);
  const limit = { company_id: companyId, credit_limit: '9999.00' };
  expect(await colleague(companyApi.limit, limit)).toMatchObject({ failure: { code: 'company.own' } });
  const agreed = await colleague(companyApi.decide, { company_id: companyId, is_agreed: true });
  expect(agreed).toMatchObject({ failure: { code: 'company.own' } });
  expect(await platform(companyApi.limit, limit)).toMatchObject({ ok: true });

  await db
    .update(company)
    .set({ status: 'pending', applicantUid: 28 })
    .where(eq(company.companyId, companyId));
  const applicant = await mall.buyer(28);
  await db.insert(userRole).values({ uid: 28, role: 'platform', merId: null, platformRoles: ['owner'] });
  const own = await applicant(companyApi.decide, { company_id: companyId, is_agreed: true });
  expect(own).toMatchObject({ failure: { code: 'company.own' } });
});

test('an order on credit is paid at once, takes of the limit, and is due in 30 days', async () => {
  const { call, companyId } = await member(31, 100_000);
  const { group, result } = await pay(call, 31, 60_000);
  expect(result).toMatchObject({ ok: true, value: { status: 'success' } });
  expect(await call(paymentApi.status, { group_id: group })).toMatchObject({
    value: { paid: true, pay_type: 'credit' },
  });
  const credit = await billsOf(call);
  expect(credit).toMatchObject({ is_open: true, limit: '1000.00', used: '600.00', free: '400.00' });
  const due = Date.parse(credit.bills[0]!.due_time) - mall.clock.now().getTime();
  expect(due).toBe(days(30));
  expect((await mall.balances())[`credit_receivable:${companyId}`]).toBe(-60_000);
  expect((await pay(call, 31, 40_001)).result).toMatchObject({ failure: { code: 'credit.short' } });
  expect((await pay(call, 31, 40_000)).result).toMatchObject({ ok: true });
});

test('without a verified company or a limit there is no credit, and the page says why', async () => {
  const call = await mall.buyer(32);
  const { group, result } = await pay(call, 32, 100);
  expect(result).toMatchObject({ failure: { code: 'credit.not_approved' } });
  const methods = await call(paymentApi.methods, { group_id: group });
  const row = methods.ok ? methods.value.list.find(({ type }) => type === 'credit') : undefined;
  expect(row).toEqual({ type: 'credit', is_available: false, reason: 'credit.not_approved' });
});

test('an overdue bill blocks further credit until it is paid, from the balance', async () => {
  const { call: early, companyId } = await member(33, 100_000);
  await pay(early, 33, 10_000);
  mall.clock.advance(days(30) + 1);
  const call = await mall.buyer(33);
  expect((await pay(call, 33, 100)).result).toMatchObject({ failure: { code: 'credit.overdue' } });
  const { bills, is_overdue: isOverdue } = await billsOf(call);
  expect([isOverdue, bills[0]?.status]).toEqual([true, 'overdue']);
  const repay = { bill_id: bills[0]!.bill_id, type: 'balance' as const };
  expect(await call(creditApi.repay, repay)).toMatchObject({ failure: { code: 'balance.short' } });
  await mall.fund(33, 10_000);
  expect(await call(creditApi.repay, repay)).toMatchObject({ ok: true, value: { status: 'success' } });
  expect(await call(creditApi.repay, repay)).toMatchObject({ failure: { code: 'credit.settled' } });
  expect(await billsOf(call)).toMatchObject({
    used: '0.00',
    is_overdue: false,
    bills: [{ status: 'settled' }],
  });
  expect((await mall.balances())[`credit_receivable:${companyId}`]).toBeUndefined();
  expect((await pay(call, 33, 100)).result).toMatchObject({ ok: true });
});

test('a bill paid at the cashier is settled by its notice; paid twice, the second payment is balance', async () => {
  const { call } = await member(34, 100_000);
  await pay(call, 34, 20_000);
  const { bills } = await billsOf(call);
  const repay = { bill_id: bills[0]!.bill_id };
  const started = await call(creditApi.repay, { ...repay, type: 'cashier' });
  await mall.fund(34, 20_000);
  await call(creditApi.repay, { ...repay, type: 'balance' });
  await mall.cashier.counter!.confirm(tradeOf(started.ok ? started.value.pay_url : null));
  await mall.runJobs();
  expect(await billsOf(call)).toMatchObject({
    used: '0.00',
    bills: [{ status: 'settled', open_amount: '0.00' }],
  });
  expect((await mall.balances())['buyer_balance:34']).toBe(20_000);
});

test("a stranger's bill is not found", async () => {
  const { call } = await member(35, 100_000);
  await pay(call, 35, 1_000);
  const { bills } = await billsOf(call);
  const { call: other } = await member(36, 100_000);
  expect(await other(creditApi.repay, { bill_id: bills[0]!.bill_id, type: 'balance' })).toMatchObject({
    failure: { code: 'credit.bill_not_found' },
  });
});

test('a refund lowers what is owed first; what was repaid by then comes to the balance', async () => {
  const { call } = await member(37, 100_000);
  const { group } = await pay(call, 37, 10_000);
  const row = await mall.first('payment', { targetId: group }, { payment_id: 'paymentId' });
  const give = (targetId: string, amount: number) =>
    refundPayment(mall.system, {
      paymentId: String(row?.['payment_id']),
      reason: 'refund',
      targetId,
      from: [{ account: merchantFrozen(1), amount }],
      sn: 'TK1',
    });
  expect(await give('a', 4_000)).toMatchObject({ ok: true, value: { status: 'done' } });
  expect(await billsOf(call)).toMatchObject({ used: '60.00', bills: [{ open_amount: '60.00' }] });
  await mall.fund(37, 6_000);
  const { bills } = await billsOf(call);
  await call(creditApi.repay, { bill_id: bills[0]!.bill_id, type: 'balance' });
  expect(await give('b', 6_000)).toMatchObject({ ok: true });
  expect((await mall.balances())['buyer_balance:37']).toBe(6_000);
  expect(await mall.first('payment', { paymentId: row?.['payment_id'] }, ['status'])).toEqual({
    status: 'refunded',
  });
});

test('what was repaid at a provider goes back there when the order is refunded', async () => {
  const { call } = await member(27, 100_000);
  const { group } = await pay(call, 27, 8_000);
  const { bills } = await billsOf(call);
  const started = await call(creditApi.repay, { bill_id: bills[0]!.bill_id, type: 'cashier' });
  const trade = tradeOf(started.ok ? started.value.pay_url : null);
  await mall.cashier.counter!.confirm(trade);
  await mall.runJobs();
  const row = await mall.first('payment', { targetId: group }, { payment_id: 'paymentId' });
  const refund = {
    paymentId: String(row?.['payment_id']),
    reason: 'refund',
    targetId: 'c',
    from: [{ account: merchantFrozen(1), amount: 5_000 }],
    sn: 'TK2',
  };
  for (let copy = 0; copy < 2; copy += 1)
    expect(await refundPayment(mall.system, refund)).toMatchObject({ ok: true });
  expect(await mall.runJobs()).toEqual([]);
  expect((await mall.first('cashierTrade', { outTradeNo: trade })).refunded).toBe(5_000);
  expect((await mall.balances())['buyer_balance:27']).toBeUndefined();
  expect((await mall.balances())['refund_due:0']).toBeUndefined();
});

test('a company applies with its licence, is rejected with a reason, applies again and gets a limit', async () => {
  platform = await mall.buyer(DESK);
  const call = await mall.buyer(38);
  const licence = `/files/private/application/${newId()}.webp`;
  const picture = {
    mediaId: newId(),
    uid: 38,
    field: 'application',
    path: licence,
    mime: 'image/webp',
    bytes: 1,
  };
  await mall.services.database.db.insert(media).values({ ...picture, createdAt: mall.clock.now() });
  const form = { name: '温岭水泵有限公司', tax_no: '91331081MA2DEMO022', licence };
  expect(await call(companyApi.apply, { ...form, tax_no: '123' })).toMatchObject({
    failure: { code: 'company.tax_no', field: 'tax_no' },
  });
  expect(await call(companyApi.apply, { ...form, licence: '/other.webp' })).toMatchObject({
    failure: { code: 'company.licence' },
  });
  const applied = await call(companyApi.apply, form);
  const id = applied.ok ? applied.value.company_id : 0;
  expect(applied).toMatchObject({ ok: true, value: { status: 'pending' } });
  expect(await call(companyApi.apply, form)).toMatchObject({ failure: { code: 'company.known' } });
  expect(await platform(companyApi.limit, { company_id: id, credit_limit: '1.00' })).toMatchObject({
    failure: { code: 'company.not_verified' },
  });
  const decide = { company_id: id, is_agreed: false };
  expect(await platform(companyApi.decide, decide)).toMatchObject({ failure: { code: 'company.reason' } });
  await platform(companyApi.decide, { ...decide, reason: '照片不清晰' });
  expect(await call(companyApi.read)).toMatchObject({
    value: { company: { status: 'rejected', reason: '照片不清晰' } },
  });
  expect(await call(companyApi.apply, form)).toMatchObject({
    ok: true,
    value: { status: 'pending', reason: '' },
  });
  await platform(companyApi.decide, { company_id: id, is_agreed: true });
  expect(await platform(companyApi.limit, { company_id: id, credit_limit: '500.00' })).toMatchObject({
    ok: true,
  });
  expect((await pay(call, 38, 30_000)).result).toMatchObject({ ok: true });
  expect(await platform(companyApi.limit, { company_id: id, credit_limit: '299.99' })).toMatchObject({
    failure: { code: 'credit.limit_below_used' },
  });
});

test('a limit that is raised to fifty thousand yuan or more takes two people within a day; less, or lower, takes one', async () => {
  const { companyId } = await member(47, 100_000);
  let second = await mall.buyer(SECOND);
  await mall.add('userRole', { uid: SECOND, role: 'platform', merId: null, platformRoles: ['finance'] });
  const set = (call: Call, limit: string) =>
    call(companyApi.limit, { company_id: companyId, credit_limit: limit });
  const inForce = (limit: string) => ({ value: { credit_limit: limit, proposed: null } });
  const waiting = (limit: string, proposed: string) => ({
    value: { credit_limit: limit, proposed: { credit_limit: proposed, is_own: true } },
  });
  expect(await set(platform, '49999.99')).toMatchObject(inForce('49999.99'));
  expect(await set(platform, '50000.00')).toMatchObject(waiting('49999.99', '50000.00'));
  expect(await set(platform, '50000.00')).toMatchObject({ failure: { code: 'credit.second_person' } });
  mall.clock.advance(days(1));
  [platform, second] = [await mall.buyer(DESK), await mall.buyer(SECOND)];
  expect(await set(second, '50000.00')).toMatchObject(waiting('49999.99', '50000.00'));
  expect(await set(platform, '60000.00')).toMatchObject(waiting('49999.99', '60000.00'));
  expect(await set(second, '60000.00')).toMatchObject(inForce('60000.00'));
  expect(await set(platform, '55000.00')).toMatchObject(inForce('55000.00'));
});

test('the tax number of a company that is verified already is refused to the platform alone', async () => {
  const thief = await mall.buyer(39);
  const licence = `/files/private/application/${newId()}.webp`;
  await mall.services.database.db.insert(media).values({
    mediaId: newId(),
    uid: 39,
    field: 'application',
    path: licence,
    mime: 'image/webp',
    bytes: 1,
    createdAt: mall.clock.now(),
  });
  const form = { name: '温岭水泵有限公司', tax_no: '91331081MA2DEMO022', licence };
  const alike = await thief(companyApi.apply, form);
  expect(alike).toMatchObject({ ok: true, value: { status: 'pending' } });
  const decision = { company_id: alike.ok ? alike.value.company_id : 0, is_agreed: true };
  expect(await platform(companyApi.decide, decision)).toMatchObject({
    failure: { code: 'company.tax_no_taken' },
  });
});

test('the books balance after all of it', async () => {
  expect(await ledgerInvariant(mall.system)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
});
