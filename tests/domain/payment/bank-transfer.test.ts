// Paying by a bank transfer: what the buyer says is worth nothing until the finance desk has seen the money.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { userRole } from '#lib/db/schema.ts';
import { ledgerInvariant, merchantFrozen } from '#lib/domain/trade/ledger/index.ts';
import { refundPayment } from '#lib/domain/trade/payment/index.ts';
import { hours, seconds } from '#lib/kernel/clock.ts';
import { jobHandlers } from '#lib/server/job-handlers.ts';
import { valueOf } from '../../support/http-call.ts';
import type { PayMall } from '../../support/pay-mall.ts';
import { FINANCE, FINANCE_TWO, openFinanceDesk, PAYEE, type FinanceDesk } from './finance-desk.ts';

let mall: PayMall;
let desk: Call;
let deskTwo: Call;
let sent: FinanceDesk['sent'];
let voucher: FinanceDesk['voucher'];
let statusOf: FinanceDesk['statusOf'];

beforeAll(async () => {
  ({ mall, desk, deskTwo, sent, voucher, statusOf } = await openFinanceDesk());
});
afterAll(() => mall.close({ withoutSales: true }));

test('a voucher makes the order wait 72 hours and pays nothing; confirmed, the store has its money', async () => {
  const before = await mall.balances();
  const { call, group, id, result } = await sent(11, 120_000);
  expect(result).toMatchObject({ ok: true, value: { status: 'waiting' } });
  expect(await statusOf(group)).toBe('verifying');
  expect(await mall.balances()).toEqual(before);
  const page = await call(bankTransferApi.read, { group_id: group });
  expect(page).toMatchObject({ ok: true, value: { payee: PAYEE, status: 'verifying' } });
  expect(page.ok && page.value.remark).toHaveLength(10);

  mall.clock.advance(hours(71));
  expect(await desk(bankTransferApi.confirm, { transfer_id: id, amount: '1200.00' })).toMatchObject({
    ok: true,
    value: { status: 'confirmed', outcome: 'posted' },
  });
  expect(await statusOf(group)).toBe('paid');
  const status = await call(paymentApi.status, { group_id: group });
  expect(status).toMatchObject({ ok: true, value: { paid: true, pay_type: 'offline' } });
  expect(await mall.balances()).toMatchObject({ 'bank:0': -120_000, 'merchant_frozen:1': 120_000 });
  expect(await desk(bankTransferApi.confirm, { transfer_id: id, amount: '1200.00' })).toMatchObject({
    failure: { code: 'transfer.decided' },
  });
});

test('while a voucher waits, no other way takes money, and no second voucher is sent', async () => {
  const { call, group, input } = await sent(12, 5_000);
  await mall.fund(12, 5_000);
  for (const type of ['balance', 'cashier', 'credit'] as const)
    expect(await call(paymentApi.pay, { group_id: group, type })).toMatchObject({
      failure: { code: 'order.verifying' },
    });
  expect(await call(bankTransferApi.send, { ...input, serial_no: 'X99999' })).toMatchObject({
    failure: { code: 'order.verifying' },
  });
  const methods = await call(paymentApi.methods, { group_id: group });
  expect(methods.ok && methods.value.list.every((row) => row.reason === 'order.verifying')).toBe(true);
});

test('an order is kept 72 hours for a transfer that is announced, and can still be paid otherwise', async () => {
  const call = await mall.buyer(61);
  const group = await mall.order(61, 7_700);
  const other = await mall.buyer(62);
  expect(await other(bankTransferApi.announce, { group_id: group })).toMatchObject({
    failure: { code: 'order.not_found' },
  });
  const before = valueOf(await call(bankTransferApi.read, { group_id: group }));
  expect(before.can_announce).toBe(true);
  const kept = valueOf(await call(bankTransferApi.announce, { group_id: group }));
  expect(kept).toMatchObject({ can_announce: false, status: 'unpaid' });
  expect(Date.parse(kept.close_time)).toBeGreaterThan(Date.parse(before.close_time) + hours(70));
  // A second press keeps it no longer.
  expect(valueOf(await call(bankTransferApi.announce, { group_id: group })).close_time).toBe(kept.close_time);
  mall.clock.advance(hours(1));
  await jobHandlers['order.close_unpaid']!(mall.system, { groupOrderId: group });
  expect(await statusOf(group)).toBe('unpaid');
  await mall.fund(61, 7_700);
  valueOf(await call(paymentApi.pay, { group_id: group, type: 'balance' }));
  expect(await statusOf(group)).toBe('paid');
});

test('at most five orders of a buyer are held back from others for transfers that were announced', async () => {
  const call = await mall.buyer(63);
  for (let n = 0; n < 5; n += 1)
    valueOf(await call(bankTransferApi.announce, { group_id: await mall.order(63, 1_000) }));
  const sixth = await mall.order(63, 1_000);
  expect(await call(bankTransferApi.announce, { group_id: sixth })).toMatchObject({
    failure: { code: 'transfer.too_many_announced' },
  });
});

test('those that were kept and never paid count on for thirty days', async () => {
  const call = await mall.buyer(64);
  const kept: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    kept.push(await mall.order(64, 1_000));
    valueOf(await call(bankTransferApi.announce, { group_id: kept[n]! }));
  }
  mall.clock.advance(hours(73));
  for (const group of kept) await jobHandlers['order.close_unpaid']!(mall.system, { groupOrderId: group });
  expect(await statusOf(kept[0]!)).toBe('cancelled');
  const again = await mall.buyer(64);
  expect(await again(bankTransferApi.announce, { group_id: await mall.order(64, 1_000) })).toMatchObject({
    failure: { code: 'transfer.too_many_announced' },
  });
  mall.clock.advance(hours(24 * 30));
  const later = await mall.buyer(64);
  valueOf(await later(bankTransferApi.announce, { group_id: await mall.order(64, 1_000) }));
  [desk, deskTwo] = [await mall.buyer(FINANCE), await mall.buyer(FINANCE_TWO)];
});

test('the sum must be what is due, to the fen, on both sides', async () => {
  const call = await mall.buyer(13);
  const group = await mall.order(13, 9_999);
  const input = await voucher(group, 13, 9_998);
  expect(await call(bankTransferApi.send, input)).toMatchObject({
    failure: { code: 'transfer.amount', field: 'amount' },
  });
  const right = await call(bankTransferApi.send, { ...input, amount: '99.99' });
  const id = right.ok ? right.value.transfer_id : '';
  expect(await desk(bankTransferApi.confirm, { transfer_id: id, amount: '99.98' })).toMatchObject({
    failure: { code: 'transfer.amount' },
  });
  expect(await statusOf(group)).toBe('verifying');
});

test('an order that a store has lowered to nothing is paid by a press, and no bank is asked for it', async () => {
  const call = await mall.buyer(16);
  const group = await mall.order(16, 0);
  const methods = valueOf(await call(paymentApi.methods, { group_id: group })).list;
  expect(methods.find(({ type }) => type === 'offline')?.reason).toBe('payment.not_for_kind');
  expect(await call(bankTransferApi.send, await voucher(group, 16, 0))).toMatchObject({
    failure: { code: 'payment.not_for_kind' },
  });
  valueOf(await call(paymentApi.pay, { group_id: group, type: 'balance' }));
  expect(await statusOf(group)).toBe('paid');
});

test('a foreign picture is no voucher, a foreign order is not found, and a buyer confirms nothing', async () => {
  const { call, group, id } = await sent(14, 3_000);
  const other = await mall.buyer(15);
  const own = await mall.order(15, 3_000);
  const input = await voucher(own, 14, 3_000);
  expect(await other(bankTransferApi.send, input)).toMatchObject({ failure: { code: 'transfer.voucher' } });
  expect(await other(bankTransferApi.send, { ...(await voucher(group, 15, 3_000)) })).toMatchObject({
    failure: { code: 'order.not_found' },
  });
  expect(await other(bankTransferApi.read, { group_id: group })).toMatchObject({
    failure: { code: 'order.not_found' },
  });
  expect(await call(bankTransferApi.confirm, { transfer_id: id, amount: '30.00' })).toMatchObject({
    failure: { code: 'auth.forbidden' },
  });
  expect(await statusOf(group)).toBe('verifying');
});

test('somebody of the platform does not confirm an order of their own', async () => {
  const { id, group } = await sent(FINANCE, 3_000);
  expect(await desk(bankTransferApi.confirm, { transfer_id: id, amount: '30.00' })).toMatchObject({
    failure: { code: 'transfer.own' },
  });
  expect(await statusOf(group)).toBe('verifying');
});

test('nor what a store of theirs sold, nor what a colleague bought for their company', async () => {
  const atTheStore = await sent(21, 3_000);
  await mall.services.database.db
    .insert(userRole)
    .values({ uid: FINANCE, role: 'merchant', merId: 1, storeRoles: ['finance'] });
  const merchant = await mall.buyer(FINANCE);
  const act = { transfer_id: atTheStore.id, amount: '30.00' };
  expect(await merchant(bankTransferApi.confirm, act)).toMatchObject({ failure: { code: 'transfer.own' } });
  const unseen = { transfer_id: atTheStore.id, reason: '未查到该笔款项' };
  expect(await merchant(bankTransferApi.refuse, unseen)).toMatchObject({ failure: { code: 'transfer.own' } });
  expect(await statusOf(atTheStore.group)).toBe('verifying');
  await mall.remove('userRole', { uid: FINANCE, role: 'merchant' });
  await mall.add('userRole', { uid: FINANCE, role: 'clerk', merId: 1 });
  const clerk = await mall.buyer(FINANCE);
  expect(await clerk(bankTransferApi.confirm, act)).toMatchObject({ failure: { code: 'transfer.own' } });
  await mall.remove('userRole', { uid: FINANCE, role: 'clerk' });

  const { id, group } = await sent(22, 3_000);
  const [company] = await mall.add('company', {
    name: '河北华北机械',
    taxNo: '91130100MA0DEM8170',
    status: 'verified',
    applicantUid: 22,
    createdAt: new Date(),
  });
  const { companyId } = company!;
  await mall.change('user', { uid: FINANCE }, { companyId });
  await mall.change('groupOrder', { groupOrderId: group }, { companyId });
  const colleague = await mall.buyer(FINANCE);
  expect(await colleague(bankTransferApi.confirm, { transfer_id: id, amount: '30.00' })).toMatchObject({
    failure: { code: 'transfer.own' },
  });
  expect(await statusOf(group)).toBe('verifying');
  await mall.change('user', { uid: FINANCE }, { companyId: null });
  expect(await deskTwo(bankTransferApi.confirm, { transfer_id: id, amount: '30.00' })).toMatchObject({
    value: { status: 'confirmed' },
  });
});

test('from fifty thousand yuan on, two different people confirm', async () => {
  const { id, group } = await sent(16, 5_000_000);
  const act = { transfer_id: id, amount: '50000.00' };
  expect(await desk(bankTransferApi.confirm, act)).toMatchObject({ value: { status: 'half_confirmed' } });
  expect(await statusOf(group)).toBe('verifying');
  const atAnotherBrowser = await mall.buyer(FINANCE);
  for (const same of [desk, atAnotherBrowser])
    expect(await same(bankTransferApi.confirm, act)).toMatchObject({
      failure: { code: 'transfer.second_person' },
    });
  expect(await deskTwo(bankTransferApi.confirm, act)).toMatchObject({ value: { status: 'confirmed' } });
  expect(await statusOf(group)).toBe('paid');
});

test('orders of one buyer that are paid in parts take a second person once they are fifty thousand yuan in a day', async () => {
  const one = await sent(51, 3_000_000);
  const half = { transfer_id: one.id, amount: '30000.00' };
  expect(await desk(bankTransferApi.confirm, half)).toMatchObject({ value: { status: 'confirmed' } });
  // What another buyer pays counts for itself, and so does what another person has looked at.
  const other = await sent(52, 3_000_000);
  const others = { ...half, transfer_id: other.id };
  expect(await desk(bankTransferApi.confirm, others)).toMatchObject({ value: { status: 'confirmed' } });
  const next = await sent(51, 2_000_000);
  const rest = { transfer_id: next.id, amount: '20000.00' };
  expect(await desk(bankTransferApi.confirm, rest)).toMatchObject({ value: { status: 'half_confirmed' } });
  expect(await statusOf(next.group)).toBe('verifying');
  expect(await deskTwo(bankTransferApi.confirm, rest)).toMatchObject({ value: { status: 'confirmed' } });
  mall.clock.advance(hours(25));
  const later = await sent(51, 2_500_000);
  const again = { transfer_id: later.id, amount: '25000.00' };
  expect(await desk(bankTransferApi.confirm, again)).toMatchObject({ value: { status: 'confirmed' } });
});

test('refused with a reason, the order can be paid again, and the buyer is told', async () => {
  const { call, group, id } = await sent(17, 8_000);
  expect(await desk(bankTransferApi.refuse, { transfer_id: id, reason: ' ' })).toMatchObject({ ok: false });
  expect(await desk(bankTransferApi.refuse, { transfer_id: id, reason: '未查到该笔款项' })).toMatchObject({
    value: { status: 'refused' },
  });
  expect(await statusOf(group)).toBe('unpaid');
  expect(await call(bankTransferApi.read, { group_id: group })).toMatchObject({
    value: { transfer: { status: 'refused', reason: '未查到该笔款项' } },
  });
  const told = await mall.first('notice', { uid: 17, kind: 'transfer.refused' }, ['params']);
  expect(told?.['params']).toMatchObject({ reason: '未查到该笔款项' });
  await mall.fund(17, 8_000);
  expect(await call(paymentApi.pay, { group_id: group, type: 'balance' })).toMatchObject({ ok: true });
});

test('after 72 hours the order is cancelled; money that comes later goes back by hand, once', async () => {
  const { group, id } = await sent(18, 7_000);
  mall.clock.advance(hours(72) + seconds(1));
  await jobHandlers['order.close_unpaid']!(mall.system, { groupOrderId: group });
  expect(await statusOf(group)).toBe('cancelled');
  const bank = (await mall.balances())['bank:0'] ?? 0;
  expect(await desk(bankTransferApi.confirm, { transfer_id: id, amount: '70.00' })).toMatchObject({
    value: { status: 'confirmed', outcome: 'returned' },
  });
  expect(await statusOf(group)).toBe('cancelled');
  const list = await desk(bankTransferApi.refunds, {});
  const refund = list.ok ? list.value.list.find((row) => row.amount === '70.00') : undefined;
  expect(refund).toMatchObject({ payer_name: '河北华北机械制造有限公司', bank: '中国建设银行' });
  for (const [keyword, count] of [
    [refund!.serial_no.toLowerCase(), 1],
    ['nobody', 0],
  ] as const)
    expect(valueOf(await desk(bankTransferApi.refunds, { keyword })).count).toBe(count);
  for (const keyword of ['华北机械', '建设银行'])
    expect(valueOf(await desk(bankTransferApi.refunds, { keyword })).list).toContainEqual(refund);
  const act = { refund_id: refund!.refund_id, trade_no: 'R00000001' };
  expect(await desk(bankTransferApi.confirmRefund, act)).toMatchObject({ ok: true });
  expect(await desk(bankTransferApi.confirmRefund, act)).toMatchObject({
    failure: { code: 'transfer.decided' },
  });
  expect((await mall.balances())['bank:0']).toBe(bank);
  expect((await mall.balances())['refund_due:0']).toBeUndefined();
});

test('one slip of a bank pays one order', async () => {
  const first = await sent(19, 4_000);
  await desk(bankTransferApi.confirm, { transfer_id: first.id, amount: '40.00' });
  const call = await mall.buyer(20);
  const group = await mall.order(20, 4_000);
  const again = { ...(await voucher(group, 20, 4_000)), serial_no: first.input.serial_no };
  expect(await call(bankTransferApi.send, again)).toMatchObject({
    failure: { code: 'transfer.serial_used' },
  });
});

test('nor does it pay another one when its bank is spelled otherwise, or its number with hyphens', async () => {
  const first = await sent(26, 4_400);
  const { serial_no: number } = first.input;
  const spellings = [
    { bank: '建设银行', serial_no: number },
    { bank: '中国建设银行 ', serial_no: number.toLowerCase() },
    { bank: 'CCB', serial_no: `${number.slice(0, 4)}-${number.slice(4)}` },
  ];
  // One waits already when the first is confirmed: it is refused by whoever looks at it.
  const call = await mall.buyer(27);
  const group = await mall.order(27, 4_400);
  const early = valueOf(
    await call(bankTransferApi.send, { ...(await voucher(group, 27, 4_400)), ...spellings[0] }),
  );
  valueOf(await desk(bankTransferApi.confirm, { transfer_id: first.id, amount: '44.00' }));
  expect(
    await desk(bankTransferApi.confirm, { transfer_id: early.transfer_id, amount: '44.00' }),
  ).toMatchObject({ failure: { code: 'transfer.serial_used' } });
  for (const [at, spelled] of spellings.entries()) {
    const uid = 28 + at;
    const other = await mall.buyer(uid);
    const order = await mall.order(uid, 4_400);
    const slip = { ...(await voucher(order, uid, 4_400)), ...spelled };
    expect(await other(bankTransferApi.send, slip)).toMatchObject({
      failure: { code: 'transfer.serial_used', field: 'serial_no' },
    });
  }
});

test('a refund of a transferred order waits for somebody at the bank, and no job tries it', async () => {
  const { id, group } = await sent(21, 6_000);
  await desk(bankTransferApi.confirm, { transfer_id: id, amount: '60.00' });
  const row = await mall.first('payment', { targetId: group, status: 'paid' }, { payment_id: 'paymentId' });
  const paymentId = String(row?.['payment_id']);
  const from = [{ account: merchantFrozen(1), amount: 2_500 }];
  const refund = await refundPayment(mall.system, {
    paymentId,
    reason: 'refund',
    targetId: 'r1',
    from,
    sn: 'TK1',
  });
  expect(refund).toMatchObject({ ok: true, value: { status: 'pending' } });
  expect(mall.jobs.some((job) => job.name === 'payment.refund')).toBe(false);
  const refundId = refund.ok ? refund.value.refundPaymentId : '';
  expect(
    await desk(bankTransferApi.confirmRefund, { refund_id: refundId, trade_no: 'R00000002' }),
  ).toMatchObject({
    ok: true,
  });
  expect(
    await mall.first(
      'refundPayment',
      { refundPaymentId: refundId },
      { status: 'status', trade_no: 'tradeNo' },
    ),
  ).toEqual({
    status: 'done',
    trade_no: 'R00000002',
  });
});

test('one payment of the bank is one refund: its number, however it is written, books no other one', async () => {
  const { id, group } = await sent(25, 6_000);
  await desk(bankTransferApi.confirm, { transfer_id: id, amount: '60.00' });
  const row = await mall.first('payment', { targetId: group, status: 'paid' }, ['paymentId']);
  const from = [{ account: merchantFrozen(1), amount: 1_000 }];
  const ask = async (targetId: string) => {
    const back = { paymentId: row!.paymentId, reason: 'refund', targetId, from, sn: targetId } as const;
    return valueOf(await refundPayment(mall.system, back)).refundPaymentId;
  };
  const [first, second] = [await ask('twice-1'), await ask('twice-2')];
  valueOf(await desk(bankTransferApi.confirmRefund, { refund_id: first, trade_no: 'ICBC-20261121A' }));
  const sn = (await mall.first('refundPayment', { refundPaymentId: first }, ['outRefundNo']))!.outRefundNo;
  for (const trade_no of ['ICBC-20261121A', 'icbc20261121a'])
    expect(await desk(bankTransferApi.confirmRefund, { refund_id: second, trade_no })).toMatchObject({
      failure: { code: 'transfer.serial_sent', field: 'trade_no', params: { sn } },
    });
  valueOf(await desk(bankTransferApi.confirmRefund, { refund_id: second, trade_no: 'ICBC-20261121C' }));
});

test('vouchers cannot keep an order open for ever: the 72 hours run from the first one', async () => {
  desk = await mall.buyer(FINANCE);
  const { call, group, id } = await sent(22, 2_000);
  const first = await call(bankTransferApi.read, { group_id: group });
  mall.clock.advance(hours(40));
  await desk(bankTransferApi.refuse, { transfer_id: id, reason: '金额不符' });
  expect(await call(bankTransferApi.send, await voucher(group, 22, 2_000))).toMatchObject({ ok: true });
  const second = await call(bankTransferApi.read, { group_id: group });
  expect(second.ok && first.ok && second.value.close_time).toBe(first.ok && first.value.close_time);
});

test('the books balance after all of it', async () => {
  expect(await ledgerInvariant(mall.system)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
});

test('a large refund at the bank is booked when a second person names the same number', async () => {
  const { id, group } = await sent(23, 5_000_000);
  mall.clock.advance(hours(73));
  [desk, deskTwo] = [await mall.buyer(FINANCE), await mall.buyer(FINANCE_TWO)];
  await jobHandlers['order.close_unpaid']!(mall.system, { groupOrderId: group });
  for (const person of [desk, deskTwo]) {
    await person(bankTransferApi.confirm, { transfer_id: id, amount: '50000.00' });
  }
  const list = await desk(bankTransferApi.refunds, {});
  const refund = list.ok ? list.value.list.find((row) => row.amount === '50000.00') : undefined;
  expect(refund).toMatchObject({ is_half_confirmed: false });
  const act = { refund_id: refund!.refund_id, trade_no: 'R00000003' };
  const bank = (await mall.balances())['bank:0'];
  expect(await desk(bankTransferApi.confirmRefund, act)).toMatchObject({
    value: { status: 'half_confirmed' },
  });
  const atAnotherBrowser = await mall.buyer(FINANCE);
  for (const same of [desk, atAnotherBrowser])
    expect(await same(bankTransferApi.confirmRefund, act)).toMatchObject({
      failure: { code: 'transfer.second_person' },
    });
  expect(await deskTwo(bankTransferApi.confirmRefund, { ...act, trade_no: 'R00000004' })).toMatchObject({
    failure: { code: 'transfer.serial_other', field: 'trade_no' },
  });
  expect((await mall.balances())['bank:0']).toBe(bank);
  // The first one has mistyped it and puts it right.
  const right = { ...act, trade_no: 'R00000004' };
  expect(await desk(bankTransferApi.confirmRefund, right)).toMatchObject({
    value: { status: 'half_confirmed' },
  });
  expect(await deskTwo(bankTransferApi.confirmRefund, act)).toMatchObject({
    failure: { code: 'transfer.serial_other' },
  });
  expect((await mall.balances())['bank:0']).toBe(bank);
  expect(await deskTwo(bankTransferApi.confirmRefund, right)).toMatchObject({ value: { status: 'done' } });
  expect((await mall.balances())['bank:0']).not.toBe(bank);
});

test('another account of the mall takes effect when a second person names the very same', async () => {
  const inForce = async () => {
    const { group } = await sent(24, 1_000);
    const page = await (await mall.buyer(24))(bankTransferApi.read, { group_id: group });
    return page.ok ? page.value.payee?.account : undefined;
  };
  const other = { ...PAYEE, account: '6222 0200 0009 9999' };
  expect(await desk(bankTransferApi.payee, other)).toMatchObject({ value: { is_half_confirmed: true } });
  const atAnotherBrowser = await mall.buyer(FINANCE);
  for (const same of [desk, atAnotherBrowser])
    expect(await same(bankTransferApi.payee, other)).toMatchObject({
      failure: { code: 'transfer.second_person' },
    });
  expect(await inForce()).toBe(PAYEE.account);
  // Named otherwise by the second person it is a proposal of his own.
  const third = { ...PAYEE, account: '6222 0200 0008 8888' };
  expect(await deskTwo(bankTransferApi.payee, third)).toMatchObject({ value: { is_half_confirmed: true } });
  expect(await inForce()).toBe(PAYEE.account);
  mall.clock.advance(hours(25));
  [desk, deskTwo] = [await mall.buyer(FINANCE), await mall.buyer(FINANCE_TWO)];
  expect(await desk(bankTransferApi.payee, third)).toMatchObject({ value: { is_half_confirmed: true } });
  expect(await deskTwo(bankTransferApi.payee, third)).toMatchObject({ value: { is_half_confirmed: false } });
  expect(await inForce()).toBe(third.account);
});
