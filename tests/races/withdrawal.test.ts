// Money of a store that many want at the same moment: more never leaves than there is, and what is sent is booked once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { userRole } from '#lib/db/schema.ts';
import { ledgerInvariant, merchantFree, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { approveWithdrawal, askWithdrawal, confirmPayout } from '#lib/domain/trade/withdrawal/index.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { openTradeMall, SOUTH, type TradeMall } from '../support/trade-mall.ts';
import { codeOf, valueOf } from '../support/trade-steps.ts';
import { tally, times } from './at-once.ts';

const AT_ONCE = 30;
const [FINANCE, FIRST, SECOND] = [3, 2, 4];
let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  await mall.services.database.db
    .insert(userRole)
    .values({ uid: FINANCE, role: 'merchant', merId: SOUTH, storeRoles: ['finance'] });
  const [boss, finance] = [await mall.login(900 + SOUTH), await mall.login(FINANCE)];
  const account = { name: '永年阀门厂', bank: '工商银行', account: '6222000011112222' };
  const { account_id: id } = valueOf(await boss(storeMoneyApi.nameAccount, account));
  valueOf(await finance(storeMoneyApi.confirmAccount, { id, approve: true }));
});
afterAll(async () => {
  expect(await ledgerInvariant(mall.system)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
  await mall.close();
  await database.drop();
});

const earn = (amount: number, targetId: string) =>
  transfer(mall.system, {
    kind: 'order_release',
    targetId,
    entries: [
      { account: platform('gateway'), amount: -amount },
      { account: merchantFree(SOUTH), amount },
    ],
  });
const accounts = async (): Promise<Record<string, number>> => {
  const rows = await mall.read(
    'ledgerAccount',
    { ownerId: [0, SOUTH], kind: ['merchant_free', 'merchant_payout', 'bank'] },
    ['kind', 'balance'],
  );
  return Object.fromEntries(rows.map((row) => [row.kind, Number(row.balance)]));
};
/** Somebody of the store past the door of the API. */
const ofStore = (uid: number) => ({
  ...mall.merchant(SOUTH),
  actor: { ...mall.merchant(SOUTH).actor, uid },
});

test('many withdrawals at once never take more than there is', async () => {
  valueOf(await earn(100_000, 'first'));
  const answers = await times(AT_ONCE, () => askWithdrawal(ofStore(900 + SOUTH), { amount: '300.00' }));
  expect(tally(answers.map((answer) => codeOf(answer)))).toEqual({
    ok: 3,
    'withdrawal.short': AT_ONCE - 3,
  });
  expect(await accounts()).toMatchObject({ merchant_free: 10_000, merchant_payout: 90_000 });
});

test('one withdrawal that is approved and sent many times at once is approved and paid once', async () => {
  const [row] = await mall.read('withdrawal', {}, { id: 'withdrawalId' }, { most: 1 });
  const { id } = row!;
  const approved = await times(AT_ONCE, () => approveWithdrawal(ofStore(FINANCE), { id }));
  expect(tally(approved.map((answer) => codeOf(answer)))).toEqual({
    ok: 1,
    'withdrawal.decided': AT_ONCE - 1,
  });
  const send = (uid: number) => confirmPayout(mall.ctx(uid), { id, serial_no: 'ICBC0001' });
  valueOf(await send(FIRST));
  const sent = await times(AT_ONCE, () => send(SECOND));
  expect(tally(sent.map((answer) => codeOf(answer)))).toEqual({
    ok: 1,
    'withdrawal.decided': AT_ONCE - 1,
  });
  expect(await accounts()).toEqual({ merchant_free: 10_000, merchant_payout: 60_000, bank: 30_000 });
});

test('taking back while a colleague approves ends in one of both, never in both; what is approved stays for the platform', async () => {
  const rows = await mall.read('withdrawal', { status: 'asked' }, { id: 'withdrawalId' });
  for (const { id } of rows) {
    const call = await mall.login(900 + SOUTH);
    await Promise.all([approveWithdrawal(ofStore(FINANCE), { id }), call(storeMoneyApi.withdraw, { id })]);
    expect(codeOf(await call(storeMoneyApi.withdraw, { id }))).toBe('withdrawal.decided');
    const [{ status }] = (await mall.read('withdrawal', { withdrawalId: id }, ['status'])) as [
      { status: string },
    ];
    expect(['approved', 'withdrawn']).toContain(status);
  }
  const now = await accounts();
  expect(now['merchant_free']! + now['merchant_payout']!).toBe(70_000);
});

test('one number of the bank, written in two ways at one moment, pays one withdrawal', async () => {
  valueOf(await earn(20_000, 'second'));
  const ids: string[] = [];
  for (const serial_no of ['ICBC-77-1', 'icbc771']) {
    const asked = valueOf(await askWithdrawal(ofStore(900 + SOUTH), { amount: '100.00' }));
    const { withdrawal_id: id } = asked;
    valueOf(await approveWithdrawal(ofStore(FINANCE), { id }));
    valueOf(await confirmPayout(mall.ctx(FIRST), { id, serial_no }));
    ids.push(id);
  }
  const numbers = ['ICBC-77-1', 'icbc771'];
  const sent = await times(2, (at) =>
    confirmPayout(mall.ctx(SECOND), { id: ids[at]!, serial_no: numbers[at]! }),
  );
  expect(tally(sent.map((answer) => codeOf(answer)))).toEqual({ ok: 1, 'withdrawal.serial_used': 1 });
});
