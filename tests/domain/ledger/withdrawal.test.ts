// A store's money on its way to its bank: two people of the store, two of the platform, every sum as in the books.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { deskApi } from '#lib/contracts/desk.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { userRole } from '#lib/db/schema.ts';
import { sweepSettlements } from '#lib/domain/trade/settlement/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { apply, balanceOf, bought, expectBooksInOrder, fund, receive, ship } from '../refund/refund-steps.ts';

const FINANCE = 3;
const [BOSS, FIRST, SECOND] = [900 + SOUTH, 2, 4];
let boss: Call;
let finance: Call;
let other: Call;
let first: Call;
let second: Call;
const logIn = async (): Promise<void> => {
  [boss, finance, other] = [await mall.login(BOSS), await mall.login(FINANCE), await mall.login(900 + NORTH)];
  [first, second] = [await mall.login(FIRST), await mall.login(SECOND)];
};
let orders: string[];
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.services.database.db.insert(userRole).values([
    { uid: FINANCE, role: 'merchant', merId: SOUTH, storeRoles: ['finance'] },
    { uid: FIRST, role: 'platform', platformRoles: ['finance'] },
    { uid: SECOND, role: 'platform', platformRoles: ['finance'] },
  ]);
  await mall.add('commissionRate', { kind: 'store', ownerId: SOUTH, permille: 33 });
  await fund(mall, 1);
  await logIn();
  orders = [];
  for (const num of [1, 2, 3]) orders.push((await bought(mall, 1, [[VALVE.sku, num]]))[0]!);
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});

const fen = (yuan: string): number => Math.round(Number(yuan) * 100);
/** What the desk says stands in the books, and the reasons are the whole of what is frozen. */
async function expectAsBooked() {
  const shown = valueOf(await boss(storeMoneyApi.balance));
  expect(fen(shown.free)).toBe(await balanceOf(mall, 'merchant_free', SOUTH));
  expect(fen(shown.frozen)).toBe(await balanceOf(mall, 'merchant_frozen', SOUTH));
  expect(fen(shown.on_the_way)).toBe(await balanceOf(mall, 'merchant_payout', SOUTH));
  expect(fen(shown.margin)).toBe(await balanceOf(mall, 'merchant_margin', SOUTH));
  expect(shown.frozen_for.reduce((sum, one) => sum + fen(one.amount), 0)).toBe(fen(shown.frozen));
  expect(shown.frozen_for.map((one) => one.why)).not.toContain('other');
  return shown;
}

test('what is frozen says why, order by order, and is set free with a statement whose lines lead to their orders', async () => {
  const reasonsOf = async () => (await expectAsBooked()).frozen_for.map(({ why, orders: n }) => [why, n]);
  expect(await reasonsOf()).toEqual([['to_ship', 3]]);
  await ship(mall, orders[0]!, SOUTH);
  await ship(mall, orders[1]!, SOUTH);
  await receive(mall, 1, orders[1]!);
  valueOf(await apply(mall, await mall.login(1), orders[2]!));
  expect(await reasonsOf()).toEqual([
    ['disputed', 1],
    ['resting', 1],
    ['to_receive', 1],
  ]);
  const resting = valueOf(await finance(storeMoneyApi.frozen, { why: 'resting' }));
  expect(resting).toMatchObject({ count: 1, list: [{ order_id: orders[1], due_time: expect.any(String) }] });
  expect(valueOf(await other(storeMoneyApi.frozen, {})).list).toEqual([]);
  const { order_sn: sn } = resting.list[0]!;
  const sought = valueOf(await finance(storeMoneyApi.frozen, { keyword: sn.slice(-8) }));
  expect(sought).toMatchObject({ count: 1, list: [{ order_sn: sn }] });

  mall.clock.advance(days(15) + 1);
  await sweepSettlements(mall.system);
  await logIn();
  const { list } = valueOf(await finance(storeMoneyApi.settled, {}));
  expect(list).toMatchObject([
    { order_id: orders[1], paid: '520.00', amount: '520.00', commission: '16.50' },
  ]);
  const [statement] = valueOf(await boss(storeMoneyApi.statements, {})).list;
  expect(statement).toMatchObject({ orders: 1, amount: '520.00', commission: '16.50', net: '503.50' });
  const bills = valueOf(await boss(storeMoneyApi.bills, { month: statement!.month })).list;
  expect(bills.map(({ kind, amount, order_id }) => [kind, amount, order_id])).toEqual([
    ['order_charge', '-16.50', orders[1]],
    ['order_release', '520.00', orders[1]],
  ]);
  const billed = async (keyword: string) => valueOf(await boss(storeMoneyApi.bills, { keyword })).count;
  expect([await billed(sn.slice(-8)), await billed('nobody')]).toEqual([2, 0]);
  expect((await expectAsBooked()).free).toBe('503.50');
});

const account = {
  name: '永年阀门厂',
  bank: '工商银行永年支行',
  account: '6222 0000 1111 2222',
  branch_no: '',
};
test('a withdrawal takes a confirmed account, two people of the store and two of the platform, and is paid once', async () => {
  expect(codeOf(await boss(storeMoneyApi.ask, { amount: '100' }))).toBe('withdrawal.no_account');
  const { account_id: id } = valueOf(await boss(storeMoneyApi.nameAccount, account));
  expect(codeOf(await boss(storeMoneyApi.confirmAccount, { id, approve: true }))).toBe(
    'withdrawal.second_person',
  );
  expect(codeOf(await other(storeMoneyApi.confirmAccount, { id, approve: true }))).toBe(
    'store_account.not_found',
  );
  valueOf(await finance(storeMoneyApi.confirmAccount, { id, approve: true }));
  expect((await expectAsBooked()).account).toBe('2222');
  for (const [keyword, count] of [
    ['阀门厂', 1],
    ['工商银行', 1],
    ['00001111', 1],
    ['nobody', 0],
  ] as const) {
    expect(valueOf(await boss(storeMoneyApi.accounts, { keyword })).count).toBe(count);
    expect(valueOf(await other(storeMoneyApi.accounts, { keyword })).count).toBe(0);
  }

  expect(await boss(storeMoneyApi.ask, { amount: '503.51' })).toMatchObject({
    failure: { code: 'withdrawal.short', field: 'amount' },
  });
  const asked = valueOf(await finance(storeMoneyApi.ask, { amount: '300.10' })).withdrawal_id;
  expect(await expectAsBooked()).toMatchObject({ free: '203.40', on_the_way: '300.10' });
  expect(valueOf(await boss(deskApi.storeInbox)).rows).toContainEqual(
    expect.objectContaining({ kind: 'withdrawals', count: 1 }),
  );
  expect(codeOf(await finance(storeMoneyApi.approve, { id: asked }))).toBe('withdrawal.second_person');
  expect(codeOf(await other(storeMoneyApi.approve, { id: asked }))).toBe('withdrawal.not_found');
  expect(valueOf(await first(storeMoneyApi.payouts, {})).list).toEqual([]);
  valueOf(await boss(storeMoneyApi.approve, { id: asked }));
  expect(codeOf(await boss(storeMoneyApi.approve, { id: asked }))).toBe('withdrawal.decided');

  const waiting = valueOf(await first(deskApi.waiting, { tab: 'withdrawal' })).list;
  expect(waiting).toMatchObject([{ id: asked, amount: '300.10' }]);
  const file = valueOf(await first(storeMoneyApi.bankFile));
  expect(file).toMatchObject({ count: 1, sum: '300.10' });
  expect(file.text.split('\r\n')[1]).toMatch(/^6222000011112222,永年阀门厂,工商银行永年支行,,300\.10,W\d+$/);

  // The bank may have sent it by now, whatever the mall knows: taken back here, it could be asked for once more.
  expect(codeOf(await boss(storeMoneyApi.withdraw, { id: asked }))).toBe('withdrawal.decided');
  const confirm = (call: Call, serial_no: string) =>
    call(storeMoneyApi.confirmPayout, { id: asked, serial_no });
  expect(codeOf(await confirm(boss, 'ICBC0001'))).toBe('auth.forbidden');
  expect(valueOf(await confirm(first, 'ICBC0001')).status).toBe('half_confirmed');
  expect(codeOf(await boss(storeMoneyApi.withdraw, { id: asked }))).toBe('withdrawal.decided');
  expect(codeOf(await confirm(first, 'ICBC0001'))).toBe('withdrawal.second_person');
  expect(codeOf(await confirm(second, 'ICBC0002'))).toBe('withdrawal.serial_other');
  // The first one has mistyped it and puts it right, and back.
  expect(valueOf(await confirm(first, 'ICBC0002')).status).toBe('half_confirmed');
  expect(codeOf(await confirm(second, 'ICBC0001'))).toBe('withdrawal.serial_other');
  expect(valueOf(await confirm(first, 'ICBC0001')).status).toBe('half_confirmed');
  expect(valueOf(await confirm(second, 'ICBC0001')).status).toBe('paid');
  expect(codeOf(await confirm(second, 'ICBC0001'))).toBe('withdrawal.decided');
  expect(await expectAsBooked()).toMatchObject({ free: '203.40', on_the_way: '0.00' });
  expect(valueOf(await first(storeMoneyApi.bankFile)).count).toBe(0);
  // Both desks find it by the bank's number and by the account.
  for (const [keyword, count] of [
    ['icbc0001', 1],
    ['6222000011112222', 1],
    ['%', 0],
  ] as const) {
    expect(valueOf(await first(storeMoneyApi.payouts, { keyword })).count).toBe(count);
    expect(valueOf(await boss(storeMoneyApi.withdrawals, { keyword })).count).toBe(count);
  }
});

test('what is taken back or refused is free again, and one number of the bank pays one withdrawal', async () => {
  const askFor = async (amount: string): Promise<string> =>
    valueOf(await boss(storeMoneyApi.ask, { amount })).withdrawal_id;
  mall.clock.advance(1000);
  const back = await askFor('200');
  valueOf(await finance(storeMoneyApi.withdraw, { id: back, reason: '金额不对' }));
  mall.clock.advance(1000);
  const id = await askFor('203.40');
  valueOf(await finance(storeMoneyApi.approve, { id }));
  expect(codeOf(await first(storeMoneyApi.confirmPayout, { id, serial_no: 'icbc-0001' }))).toBe(
    'withdrawal.serial_used',
  );
  await mall.services.database.db
    .insert(userRole)
    .values({ uid: FIRST, role: 'merchant', merId: SOUTH, storeRoles: ['sales'] });
  const refuse = (call: Call) => call(storeMoneyApi.refusePayout, { id, reason: '户名与账号不符' });
  const colleague = await mall.login(FIRST);
  expect(codeOf(await colleague(storeMoneyApi.confirmPayout, { id, serial_no: 'ICBC0003' }))).toBe(
    'withdrawal.own',
  );
  expect(codeOf(await refuse(colleague))).toBe('withdrawal.own');
  valueOf(await refuse(second));
  expect(await expectAsBooked()).toMatchObject({ free: '203.40', on_the_way: '0.00' });
  expect(valueOf(await boss(storeMoneyApi.withdrawals, {})).list.map((row) => row.status)).toEqual([
    'refused',
    'withdrawn',
    'paid',
  ]);
});

test('whoever has said that it was sent does not say alone that it was not, nor does who had approved it at the store', async () => {
  mall.clock.advance(1000);
  const id = valueOf(await boss(storeMoneyApi.ask, { amount: '10' })).withdrawal_id;
  valueOf(await finance(storeMoneyApi.approve, { id }));
  // Who approved it has left the store, and works for the platform.
  await mall.remove('userRole', { uid: FINANCE });
  await mall.services.database.db
    .insert(userRole)
    .values({ uid: FINANCE, role: 'platform', platformRoles: ['finance'] });
  const gone = await mall.login(FINANCE);
  const confirm = { id, serial_no: 'ICBC0010' };
  const refuse = { id, reason: '户名与账号不符' };
  expect(codeOf(await gone(storeMoneyApi.confirmPayout, confirm))).toBe('withdrawal.own');
  expect(codeOf(await gone(storeMoneyApi.refusePayout, refuse))).toBe('withdrawal.own');
  await mall.remove('userRole', { uid: FINANCE });
  await mall.services.database.db
    .insert(userRole)
    .values({ uid: FINANCE, role: 'merchant', merId: SOUTH, storeRoles: ['finance'] });

  valueOf(await second(storeMoneyApi.confirmPayout, confirm));
  expect(codeOf(await second(storeMoneyApi.refusePayout, refuse))).toBe('withdrawal.second_person');
  const third = 1;
  await mall.services.database.db
    .insert(userRole)
    .values({ uid: third, role: 'platform', platformRoles: ['finance'] });
  valueOf(await (await mall.login(third))(storeMoneyApi.refusePayout, refuse));
  expect(await expectAsBooked()).toMatchObject({ free: '203.40', on_the_way: '0.00' });
});

test('a deposit is paid out of what may be withdrawn, and comes back from the platform; buyers read whether it is whole', async () => {
  await mall.change('merchantType', {}, { margin: 4_000 });
  const isMarked = async () => valueOf(await mall.as()(storeApi.detail, { id: SOUTH })).is_margin;
  expect(await isMarked()).toBe(false);
  expect(codeOf(await boss(storeMoneyApi.payMargin, { amount: '203.41' }))).toBe('withdrawal.short');
  valueOf(await boss(storeMoneyApi.payMargin, { amount: '50' }));
  expect(await expectAsBooked()).toMatchObject({ free: '153.40', margin: '50.00' });
  expect(await isMarked()).toBe(true);
  const back = { id: SOUTH, reason: '店铺退出' };
  const give = (call: Call, amount: string) => call(storeMoneyApi.giveMarginBack, { ...back, amount });
  // The first one works for the store by now.
  expect(codeOf(await give(first, '20'))).toBe('withdrawal.own');
  expect(codeOf(await give(second, '50.01'))).toBe('margin.short');
  valueOf(await give(second, '20'));
  expect(await expectAsBooked()).toMatchObject({ free: '173.40', margin: '30.00' });
  expect(await isMarked()).toBe(false);
  expect(valueOf(await first(storeMoneyApi.margins, {})).list).toContainEqual(
    expect.objectContaining({ mer_id: SOUTH, margin: '30.00' }),
  );
  const found = valueOf(await first(storeMoneyApi.margins, { keyword: '店铺2' }));
  expect(found).toMatchObject({ count: 1, list: [{ mer_id: SOUTH }] });
});

test('what was booked as a refund by hand pays no withdrawal as well', async () => {
  const createdAt = mall.clock.now();
  const { groupOrderId } = (await mall.first('groupOrder', {}, ['groupOrderId']))!;
  mall.clock.advance(1000);
  const payment = {
    paymentId: 'by-bank',
    outTradeNo: 'P-by-bank',
    uid: 1,
    purpose: 'order',
    provider: 'offline',
  } as const;
  await mall.add('payment', { ...payment, targetId: groupOrderId, amount: 100, status: 'paid', createdAt });
  await mall.add('refundPayment', {
    refundPaymentId: 'by-hand',
    paymentId: payment.paymentId,
    outRefundNo: 'R-by-hand',
    reason: 'refund',
    targetId: 'by-hand',
    amount: 100,
    status: 'done',
    tradeNo: 'ICBC-9001',
    createdAt,
  });
  const { withdrawal_id: id } = valueOf(await finance(storeMoneyApi.ask, { amount: '1' }));
  valueOf(await boss(storeMoneyApi.approve, { id }));
  expect(await second(storeMoneyApi.confirmPayout, { id, serial_no: 'icbc9001' })).toMatchObject({
    failure: { code: 'withdrawal.serial_used', field: 'serial_no', params: { sn: 'R-by-hand' } },
  });
  valueOf(await second(storeMoneyApi.confirmPayout, { id, serial_no: 'ICBC-9002' }));
  // Made up for this test: no money has moved.
  await mall.remove('refundPayment', { refundPaymentId: 'by-hand' });
  await mall.remove('payment', { paymentId: payment.paymentId });
});
