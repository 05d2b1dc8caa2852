// A store closes for good: it sells nothing from the first moment, what is open of it is named and settled, its deposit and
// balance go to its bank, and then the platform closes it. Until then it may be opened again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { deskApi } from '#lib/contracts/desk.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { storeClosingApi, type OpenThing } from '#lib/contracts/store-closing.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { addLines } from '#lib/domain/trade/cart/index.ts';
import { merchantFree, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { apply, bought, fund } from '../../domain/refund/refund-steps.ts';

const [RISK, FINANCE, SECOND] = [3, 4, 5];
/** The owner of the store, and the two people of its finance. */
const [OWNER, CASHIER] = [901, 6];
let owner: Call;
let cashier: Call;
let risk: Call;
let finance: Call;
let second: Call;
let order: string;

const mall = await openTradeMall({ buyers: 6 });
beforeAll(async () => {
  await fund(mall, 1);
  await mall.add('userRole', [
    { uid: RISK, role: 'platform', platformRoles: ['risk'] },
    { uid: FINANCE, role: 'platform', platformRoles: ['finance'] },
    { uid: SECOND, role: 'platform', platformRoles: ['finance'] },
    { uid: CASHIER, role: 'merchant', merId: NORTH, storeRoles: ['finance'] },
  ]);
  [owner, cashier, risk, finance, second] = (await Promise.all(
    [OWNER, CASHIER, RISK, FINANCE, SECOND].map((uid) => mall.login(uid)),
  )) as [Call, Call, Call, Call, Call];
  [order = ''] = await bought(mall, 1, [[BOLT.m8, 10]]);
  const entries = [
    { account: platform('gateway'), amount: -30_000 },
    { account: merchantFree(NORTH), amount: 30_000 },
  ];
  valueOf(await transfer(mall.system, { kind: 'recharge', targetId: newId(mall.clock.now()), entries }));
  valueOf(await owner(storeMoneyApi.payMargin, { amount: '100' }));
});
afterAll(() => mall.close());

const kindsOf = (open: OpenThing[]): string[] => open.map(({ kind }) => kind);
const latest = async (desk: Call) => valueOf(await desk(storeClosingApi.all, {})).list[0]!;
const waiting = async (desk: Call): Promise<string[]> =>
  valueOf(await desk(deskApi.waiting, {})).list.map(({ kind }) => kind);
const noticesOf = async (uid: number): Promise<string[]> =>
  (await mall.read('notice', { uid }, ['kind'])).map(({ kind }) => kind);
const tryToBuy = async (): Promise<string | undefined> => {
  const added = await addLines(mall.ctx(2), [{ product_attr_unique: BOLT.m8, cart_num: 10 }], false);
  return added.refused[0]?.failure.code;
};

test('before it asks, the owner reads what is open; nobody else of the store does', async () => {
  expect(valueOf(await owner(storeClosingApi.ownOpen))).toMatchObject([
    { kind: 'to_ship', count: 1 },
    { kind: 'frozen' },
    { kind: 'margin', amount: '100.00' },
    { kind: 'balance', amount: '200.00' },
  ]);
  expect(codeOf(await cashier(storeClosingApi.ownOpen))).toBe('auth.role');
  expect(codeOf(await cashier(storeClosingApi.ask, { reason: '不再经营' }))).toBe('auth.role');
  expect(codeOf(await finance(storeClosingApi.begin, { id: NORTH, reason: '不再经营' }))).toBe('auth.role');
});

test('once it has asked, it sells nothing, its goods leave the lists, and the platform has it in its inbox', async () => {
  valueOf(await owner(storeClosingApi.ask, { reason: '不再经营' }));
  expect(codeOf(await owner(storeClosingApi.ask, { reason: '再来一次' }))).toBe('store_closing.already');
  expect(await tryToBuy()).toBe('goods.gone');
  const shown = valueOf(await risk(goodsApi.list, {})).list.map(({ product_id: id }) => id);
  expect(shown).toContain(VALVE.product);
  expect(shown).not.toContain(BOLT.product);
  expect(await waiting(risk)).toContain('closing');
  expect(await latest(risk)).toMatchObject({ mer_id: NORTH, status: 'winding_up', is_own: true });
  for (const [keyword, count] of [
    ['店铺1', 1],
    ['不再', 1],
    ['店铺2', 0],
  ] as const)
    expect(valueOf(await risk(storeClosingApi.all, { keyword })).count).toBe(count);
});

test('the owner opens it again with its goods; what the platform closes he does not', async () => {
  const { list } = valueOf(await owner(storeClosingApi.own, {}));
  valueOf(await owner(storeClosingApi.takeBack, { id: list[0]!.closing_id }));
  expect(await tryToBuy()).toBeUndefined();
  expect(codeOf(await owner(storeClosingApi.takeBack, { id: list[0]!.closing_id }))).toBe(
    'oversight.wrong_state',
  );
  mall.clock.advance(minutes(1));
  valueOf(await risk(storeClosingApi.begin, { id: NORTH, reason: '资质到期' }));
  expect(await noticesOf(OWNER)).toContain('store.closing');
  const { closing_id: id } = await latest(risk);
  expect(codeOf(await owner(storeClosingApi.takeBack, { id }))).toBe('store_closing.not_own');
  expect(codeOf(await (await mall.login(902))(storeClosingApi.takeBack, { id }))).toBe(
    'store_closing.not_found',
  );
});

test('a store that was frozen meanwhile and is thawed does not sell again', async () => {
  valueOf(await risk(oversightApi.freezeStore, { id: NORTH, reason: '核查中' }));
  valueOf(await risk(oversightApi.thawStore, { id: NORTH }));
  expect(await tryToBuy()).toBe('goods.gone');
});

test('while its trade is open it keeps its deposit, and it is not closed', async () => {
  const { closing_id: id, open } = await latest(risk);
  expect(kindsOf(open)).toEqual(['to_ship', 'frozen', 'margin', 'balance']);
  expect(codeOf(await risk(storeClosingApi.finish, { id }))).toBe('store_closing.open');
  const back = { id: NORTH, amount: '100', reason: '关店' };
  expect(codeOf(await finance(storeMoneyApi.giveMarginBack, back))).toBe('margin.still_open');
  expect(await waiting(finance)).not.toContain('closing_margin');
});

test('when the last order is settled the deposit and the balance go to its bank, and then it is closed', async () => {
  const refund = valueOf(await apply(mall, await mall.login(1), order));
  expect(kindsOf((await latest(risk)).open)).toContain('refund');
  valueOf(await owner(refundApi.agree, { id: refund.refund_order_id }));
  expect(kindsOf((await latest(risk)).open)).toEqual(['margin', 'balance']);

  expect(await waiting(finance)).toContain('closing_margin');
  valueOf(await finance(storeMoneyApi.giveMarginBack, { id: NORTH, amount: '100', reason: '关店' }));
  const account = { name: '北方公司', bank: '工商银行', account: '6222000011112222' };
  const { account_id: accountId } = valueOf(await owner(storeMoneyApi.nameAccount, account));
  valueOf(await cashier(storeMoneyApi.confirmAccount, { id: accountId, approve: true }));
  const { withdrawal_id: payout } = valueOf(await cashier(storeMoneyApi.ask, { amount: '300' }));
  valueOf(await owner(storeMoneyApi.approve, { id: payout }));
  const { closing_id: id, open } = await latest(risk);
  expect(kindsOf(open)).toEqual(['withdrawal']);
  expect(codeOf(await risk(storeClosingApi.finish, { id }))).toBe('store_closing.open');
  for (const desk of [finance, second])
    valueOf(await desk(storeMoneyApi.confirmPayout, { id: payout, serial_no: 'ICBC-7788' }));

  valueOf(await risk(storeClosingApi.finish, { id }));
  expect(await latest(risk)).toMatchObject({ status: 'closed', open: [] });
  expect(await noticesOf(OWNER)).toContain('store.closed');
  expect(await waiting(risk)).not.toContain('closing');
  expect(codeOf(await risk(storeClosingApi.reopen, { id }))).toBe('oversight.wrong_state');
  expect(codeOf(await risk(storeClosingApi.begin, { id: NORTH, reason: '再关一次' }))).toBe(
    'store_closing.already',
  );
});

test('a store whose deposit went back while it closes is opened by its owner once it has paid it again', async () => {
  const theirs = await mall.login(902);
  const entries = [
    { account: platform('gateway'), amount: -30_000 },
    { account: merchantFree(SOUTH), amount: 30_000 },
  ];
  valueOf(await transfer(mall.system, { kind: 'recharge', targetId: newId(mall.clock.now()), entries }));
  valueOf(await theirs(storeMoneyApi.payMargin, { amount: '100' }));
  mall.clock.advance(minutes(1));
  valueOf(await theirs(storeClosingApi.ask, { reason: '不再经营' }));
  const id = valueOf(await theirs(storeClosingApi.own, {})).list[0]!.closing_id;
  mall.clock.advance(minutes(1));
  valueOf(await finance(storeMoneyApi.giveMarginBack, { id: SOUTH, amount: '80', reason: '关店' }));
  expect(await theirs(storeClosingApi.takeBack, { id })).toMatchObject({
    failure: { code: 'store_closing.margin_gone', params: { x: '80.00' } },
  });
  valueOf(await theirs(storeMoneyApi.payMargin, { amount: '79.99' }));
  expect(codeOf(await theirs(storeClosingApi.takeBack, { id }))).toBe('store_closing.margin_gone');
  valueOf(await theirs(storeMoneyApi.payMargin, { amount: '0.01' }));
  valueOf(await theirs(storeClosingApi.takeBack, { id }));
});
