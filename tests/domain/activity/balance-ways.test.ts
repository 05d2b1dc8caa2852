// The balance of a presale is paid by bank transfer and on a company's credit, by the rules of orders.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { approvalApi } from '#lib/contracts/approval.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { creditApi } from '#lib/contracts/credit.ts';
import type { PayType } from '#lib/contracts/payment.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import { media, userRole } from '#lib/db/schema.ts';
import { merchantFrozen } from '#lib/domain/trade/ledger/index.ts';
import { closePresale, payOrder, refundPayment } from '#lib/domain/trade/payment/index.ts';
import { newId } from '#lib/kernel/ids.ts';
import { freshMorning, openPresale, orderActivity } from '../../support/activity/sales.ts';
import { openFirm } from '../../support/company/firm.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const [BUYER, APPROVER, FINANCE, STRANGER, DESK] = [2, 3, 4, 5, 6];
/** Each test has a company of its own. */
let owner = 6;
const PAYEE = { name: '工采汇', bank: '中国工商银行', account: '6222 0200 0001 2345', branch_no: '' };
const OPENS = '2026-11-22T09:00:00+08:00';
const mall = await openTradeMall({ buyers: 10 });
beforeEach(async () => {
  await freshMorning(mall);
  owner += 1;
  const role = { uid: DESK, role: 'platform' as const, merId: null, platformRoles: ['owner' as const] };
  await mall.services.database.db.insert(userRole).values(role);
  await (
    await mall.login(DESK)
  )(bankTransferApi.payee, PAYEE);
});
// Credit is not given by the platform's desk here.
afterAll(() => mall.close({ madeUp: true }));

/** Two valves whose deposit is paid, before the hour at which their balance opens. */
async function deposited(uid: number) {
  const activityId = await openPresale(mall);
  const group = await orderActivity(mall, { uid, skuId: VALVE.sku, activityId, quantity: 2 });
  valueOf(await payOrder(mall.ctx(uid), { group_id: group, type: 'credit' }));
  const [row] = await mall.read(
    'presaleOrder',
    { groupOrderId: group },
    { id: 'presaleOrderId', balance: 'balance' },
  );
  return { group, presell_order_id: row!.id, due: Number(row!.balance) };
}
const state = async (id: string) => {
  const presale = await mall.first('presaleOrder', { presaleOrderId: id });
  const { status: order } = await mall.first('storeOrder', { orderId: presale.orderId });
  return { balance: presale.status, order, ends: presale.finalEndAt };
};
const amountOf = (fen: number): string => (fen / 100).toFixed(2);

let slips = 0;
async function slip(uid: number, due: number) {
  slips += 1;
  const path = `/files/private/voucher/${newId()}.webp`;
  const row = { mediaId: newId(), uid, field: 'voucher', path, mime: 'image/webp', bytes: 1 };
  await mall.services.database.db.insert(media).values({ ...row, createdAt: mall.clock.now() });
  const serial_no = `B${String(slips).padStart(8, '0')}`;
  return { payer_name: '河北华北机械', bank: '建设银行', serial_no, amount: amountOf(due), voucher: [path] };
}

test('a transfer for a balance waits for the finance desk, takes no other money, and lets the store ship once confirmed', async () => {
  const firm = await openFirm(mall, owner);
  const { presell_order_id, due } = await deposited(owner);
  const buyer = firm.as[owner]!;
  expect(codeOf(await buyer(presaleApi.sendVoucher, { presell_order_id, ...(await slip(owner, due)) }))).toBe(
    'presale.not_yet',
  );
  mall.clock.set(OPENS);
  const methods = valueOf(await buyer(presaleApi.methods, { presell_order_id })).list;
  expect(methods.filter((row) => row.is_available).map((row) => row.type)).toEqual(
    expect.arrayContaining(['offline', 'credit']),
  );
  expect(
    codeOf(await buyer(presaleApi.sendVoucher, { presell_order_id, ...(await slip(owner, due - 1)) })),
  ).toBe('transfer.amount');
  valueOf(await buyer(presaleApi.sendVoucher, { presell_order_id, ...(await slip(owner, due)) }));
  expect(await state(presell_order_id)).toMatchObject({ balance: 'verifying', order: 'balance_due' });
  expect(valueOf(await buyer(presaleApi.status, { presell_order_id })).status).toBe('verifying');
  expect(valueOf(await buyer(presaleApi.orders, {})).list[0]!.presell.status).toBe('verifying');
  for (const type of ['balance', 'credit', 'cashier'] as const)
    expect(codeOf(await buyer(presaleApi.pay, { presell_order_id, type }))).toBe('order.verifying');
  const stranger = await mall.login(STRANGER);
  expect(codeOf(await stranger(presaleApi.transfer, { presell_order_id }))).toBe('order.not_found');

  const desk = await mall.login(DESK);
  const [waiting] = valueOf(await desk(bankTransferApi.list, {})).list;
  expect(waiting).toMatchObject({ order_status: 'verifying', amount: amountOf(due) });
  expect(waiting!.group_order_sn).toMatch(/^YS/);
  expect(waiting!.remark).toBe(valueOf(await buyer(presaleApi.transfer, { presell_order_id })).remark);
  const sure = { transfer_id: waiting!.transfer_id, amount: amountOf(due) };
  expect(valueOf(await desk(bankTransferApi.confirm, sure))).toMatchObject({ outcome: 'posted' });
  expect(await state(presell_order_id)).toMatchObject({ balance: 'paid', order: 'to_ship' });
  expect(valueOf(await buyer(presaleApi.status, { presell_order_id }))).toMatchObject({
    paid: true,
    pay_type: 'offline',
  });
  const [bank] = await mall.read('ledgerAccount', { kind: 'bank' }, ['balance']);
  expect(Number(bank!.balance)).toBe(-due);
});

test('a refused voucher opens the balance again; one that nobody finds in 72 hours closes it, and its money goes back by hand', async () => {
  const firm = await openFirm(mall, owner);
  const { presell_order_id, due } = await deposited(owner);
  const buyer = firm.as[owner]!;
  const desk = await mall.login(DESK);
  const close = () => closePresale(mall.system, { presaleOrderId: presell_order_id });
  // Nine minutes before the window ends.
  mall.clock.set('2026-11-23T08:51:00+08:00');
  const first = await buyer(presaleApi.sendVoucher, { presell_order_id, ...(await slip(owner, due)) });
  const refused = { transfer_id: valueOf(first).transfer_id, reason: '未查到该笔流水' };
  valueOf(await desk(bankTransferApi.refuse, refused));
  expect((await state(presell_order_id)).balance).toBe('due');
  expect(valueOf(await buyer(presaleApi.transfer, { presell_order_id })).transfer).toMatchObject({
    status: 'refused',
    reason: refused.reason,
  });
  const again = await buyer(presaleApi.sendVoucher, { presell_order_id, ...(await slip(owner, due)) });
  // 72 hours from the first voucher, not from each.
  expect((await state(presell_order_id)).ends.toISOString()).toBe('2026-11-26T00:51:00.000Z');
  mall.clock.set('2026-11-23T09:00:00+08:00');
  await close();
  expect((await state(presell_order_id)).balance).toBe('verifying');
  mall.clock.set('2026-11-26T08:51:00+08:00');
  await close();
  expect(await state(presell_order_id)).toMatchObject({ balance: 'closed', order: 'closed' });
  const sure = { transfer_id: valueOf(again).transfer_id, amount: amountOf(due) };
  expect(valueOf(await desk(bankTransferApi.confirm, sure))).toMatchObject({ outcome: 'returned' });
  const [back] = valueOf(await desk(bankTransferApi.refunds, {})).list;
  expect(back).toMatchObject({ amount: amountOf(due), payer_name: '河北华北机械' });
});

test('finance pays a colleague’s balance on credit as it pays orders; nobody else does, and each payment has its bill', async () => {
  const firm = await openFirm(mall, owner, {
    [BUYER]: 'purchaser',
    [APPROVER]: 'approver',
    [FINANCE]: 'finance',
  });
  const { group, presell_order_id, due } = await deposited(BUYER);
  const books = async () => valueOf(await firm.as[FINANCE]!(approvalApi.orders, {})).list[0]!;
  expect(await books()).toMatchObject({ group_order_id: group, status: 'paid', balance: { can_pay: false } });
  mall.clock.set(OPENS);
  expect((await books()).balance).toMatchObject({
    presell_order_id,
    pay_price: amountOf(due),
    can_pay: true,
  });
  const pay = async (uid: number, type: PayType) =>
    (await mall.login(uid))(presaleApi.pay, { presell_order_id, type });
  for (const uid of [APPROVER, STRANGER]) expect(codeOf(await pay(uid, 'credit'))).toBe('order.not_found');
  expect(codeOf(await pay(FINANCE, 'balance'))).toBe('payment.balance_own');
  const ways = valueOf(await firm.as[FINANCE]!(presaleApi.methods, { presell_order_id }));
  expect(ways.is_own).toBe(false);
  expect(ways.list.find(({ type }) => type === 'balance')?.reason).toBe('payment.balance_own');
  expect(valueOf(await pay(FINANCE, 'credit')).status).toBe('success');
  // A second press is answered, and takes nothing more of the limit.
  expect(valueOf(await pay(FINANCE, 'credit')).status).toBe('success');
  expect((await books()).balance).toBeNull();
  const credit = async () => valueOf(await firm.as[owner]!(creditApi.read));
  const sum = 8_000 + due;
  expect((await credit()).used).toBe(amountOf(sum));
  expect((await credit()).bills.map((bill) => bill.amount).toSorted()).toEqual(
    [amountOf(due), '80.00'].toSorted(),
  );

  // What is refunded of the balance lowers the balance's bill, and leaves that of the deposit.
  const [payment] = await mall.read(
    'payment',
    { purpose: 'presale', targetId: presell_order_id },
    { id: 'paymentId' },
  );
  const { system } = mall;
  const back = { paymentId: payment!.id, reason: 'refund', targetId: 'R1', sn: 'R1' };
  valueOf(
    await refundPayment(system, { ...back, from: [{ account: merchantFrozen(SOUTH), amount: 5_000 }] }),
  );
  const open = Object.fromEntries((await credit()).bills.map((bill) => [bill.amount, bill.open_amount]));
  expect(open).toEqual({ '80.00': '80.00', [amountOf(due)]: amountOf(due - 5_000) });
});

test('a balance above the limit of the company, or while a bill is overdue, is not put on credit', async () => {
  const firm = await openFirm(mall, owner, {}, { creditLimit: 10_000 });
  const { presell_order_id } = await deposited(owner);
  mall.clock.set(OPENS);
  const pay = () => firm.as[owner]!(presaleApi.pay, { presell_order_id, type: 'credit' });
  expect(codeOf(await pay())).toBe('credit.short');
  const methods = valueOf(await firm.as[owner]!(presaleApi.methods, { presell_order_id }));
  expect(methods.list.find(({ type }) => type === 'credit')?.reason).toBe('credit.short');
  expect((await state(presell_order_id)).balance).toBe('due');
});
