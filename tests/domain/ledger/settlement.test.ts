// What a store earns: frozen with the payment, free some days after the receipt, less the mall's commission.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { settleOrder, sweepSettlements } from '#lib/domain/trade/settlement/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { apply, balanceOf, bought, expectBooksInOrder, fund, receive, ship } from '../refund/refund-steps.ts';

let buyer: Call;
let store: Call;
const logIn = async (): Promise<void> => {
  buyer = await mall.login(1);
  store = await mall.login(900 + SOUTH);
};
const mall = await openTradeMall();
beforeAll(async () => {
  await fund(mall, 1);
  await logIn();
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});

const accounts = async () => ({
  frozen: await balanceOf(mall, 'merchant_frozen', SOUTH),
  free: await balanceOf(mall, 'merchant_free', SOUTH),
  mall: await balanceOf(mall, 'platform_income', 0),
});
async function received(quantity: number): Promise<string> {
  const [id] = await bought(mall, 1, [[VALVE.sku, quantity]]);
  await ship(mall, id!, SOUTH);
  await receive(mall, 1, id!);
  return id!;
}
const rate = async (kind: 'store' | 'category', ownerId: number, permille: number) => {
  await mall.remove('commissionRate', { kind, ownerId });
  await mall.add('commissionRate', { kind, ownerId, permille });
};
async function later(time: number): Promise<void> {
  mall.clock.advance(time);
  await logIn();
}

test('what was paid stays frozen for fifteen days after the receipt, then all of it is free, once', async () => {
  const before = await accounts();
  const id = await received(1);
  expect(await accounts()).toEqual({ ...before, frozen: before.frozen + 27_000 });
  await later(days(15));
  await settleOrder(mall.system, { orderId: id });
  expect((await accounts()).free).toBe(before.free);
  await later(1);
  await sweepSettlements(mall.system);
  await settleOrder(mall.system, { orderId: id });
  expect(await accounts()).toEqual({ ...before, free: before.free + 27_000 });
  // Nothing can be asked back any more, so nothing free has to return.
  expect(codeOf(await apply(mall, buyer, id, { num: 1 }))).toBe('refund.window');
});

test('the commission is of the goods, at the rate of the store or else of the category, never of the freight', async () => {
  await rate('category', 1, 30);
  const before = await accounts();
  await received(1);
  await later(days(15) + 1);
  await sweepSettlements(mall.system);
  expect(await accounts()).toEqual({
    ...before,
    free: before.free + 27_000 - 750,
    mall: before.mall + 750,
  });
  await rate('store', SOUTH, 50);
  await received(1);
  await later(days(15) + 1);
  await sweepSettlements(mall.system);
  expect((await accounts()).mall).toBe(before.mall + 750 + 1_250);
  const accountId = await mall.list('ledgerAccount', { kind: 'merchant_free', ownerId: SOUTH }, 'accountId');
  const kinds = await mall.list('ledgerEntry', { accountId }, 'kind', { by: 'seq', down: true, most: 2 });
  expect(kinds.sort()).toEqual(['order_charge', 'order_release']);
});

test('what was paid keeps the rate that held then', async () => {
  await rate('store', SOUTH, 50);
  const before = await accounts();
  await later(1);
  await received(2);
  await rate('store', SOUTH, 400);
  await later(days(15) + 1);
  await sweepSettlements(mall.system);
  // Two at 250 yuan: 5 % of them, not 40 %.
  expect((await accounts()).mall).toBe(before.mall + 2_500);
});

test('what went back earns nothing, and what is disputed stays frozen until it is decided', async () => {
  await rate('store', SOUTH, 100);
  const before = await accounts();
  const id = await received(3);
  const first = valueOf(await apply(mall, buyer, id, { num: 1 })).refund_order_id;
  valueOf(await store(refundApi.agree, { id: first }));
  await later(days(14));
  const second = valueOf(await apply(mall, buyer, id, { num: 1 })).refund_order_id;
  await later(days(1) + 1);
  await sweepSettlements(mall.system);
  expect((await accounts()).free).toBe(before.free);
  valueOf(await store(refundApi.refuse, { id: second, reason: '已使用' }));
  await later(days(1) + 1);
  await sweepSettlements(mall.system);
  // The buyer may still bring it before the platform.
  expect((await accounts()).free).toBe(before.free);
  await later(days(7));
  await sweepSettlements(mall.system);
  const { commission, amount } = await mall.first('orderSettlement', { orderId: id }, [
    'amount',
    'commission',
  ]);
  const [line] = await mall.read(
    'orderLine',
    { orderId: id },
    { pay_price: 'payPrice', refunded_price: 'refundedPrice', freight: 'freight' },
  );
  const goods = Number(line!.pay_price) - Number(line!.refunded_price);
  expect(goods).toBe(50_000);
  expect([Number(amount), Number(commission)]).toEqual([goods + Number(line!.freight), goods / 10]);
  expect(await accounts()).toEqual({
    frozen: before.frozen,
    free: before.free + Number(amount) - Number(commission),
    mall: before.mall + Number(commission),
  });
});

test('the platform sets what the mall takes: a category’s rate counts for those below it, a store’s goes before', async () => {
  await mall.remove('commissionRate');
  await mall.remove('userRole', { uid: [3, 4], role: 'platform' });
  await mall.add(
    'userRole',
    [3, 4].map((uid) => ({ uid, role: 'platform' as const, platformRoles: ['finance' as const] })),
  );
  const [goods] = await mall.read('product', { productId: VALVE.product }, { top: 'categoryId1' });
  const name = async (uid: number, kind: 'category' | 'store', owner_id: number, percent: string) =>
    (await mall.login(uid))(storeMoneyApi.setCommission, { kind, owner_id, percent });
  /** Two people name the same. */
  const set = async (kind: 'category' | 'store', owner_id: number, percent: string) => {
    const first = await name(3, kind, owner_id, percent);
    return first.ok ? name(4, kind, owner_id, percent) : first;
  };
  const taken = async (): Promise<number> => {
    const before = (await accounts()).mall;
    await logIn();
    const id = await received(1);
    await later(days(40));
    await sweepSettlements(mall.system);
    const [row] = await mall.read('orderSettlement', { orderId: id }, ['amount', 'commission']);
    expect((await accounts()).mall - before).toBe(row!.commission);
    return Math.round((row!.commission / row!.amount) * 1000);
  };
  expect(codeOf(await set('category', goods!.top, '101'))).toBe('commission.percent');
  expect(codeOf(await set('category', goods!.top, '2.55'))).toBe('commission.percent');
  expect(codeOf(await set('store', 999_999, '5'))).toBe('commission.no_owner');
  const listed = async () => valueOf(await (await mall.login(3))(storeMoneyApi.commissions, {})).list;
  expect(valueOf(await name(3, 'category', goods!.top, '2.5'))).toMatchObject({ percent: '' });
  expect(codeOf(await name(3, 'category', goods!.top, '2.5'))).toBe('commission.second_person');
  expect(await listed()).toMatchObject([{ percent: '', proposed: { percent: '2.5', is_own: true } }]);
  expect(await taken()).toBe(0);
  // A second person who names another rate begins anew, and a day later nobody waits any more.
  expect(valueOf(await name(4, 'category', goods!.top, '3'))).toMatchObject({ percent: '' });
  await later(days(1));
  expect(await listed()).toEqual([]);
  expect(valueOf(await name(3, 'category', goods!.top, '3'))).toMatchObject({ percent: '' });
  expect(valueOf(await set('category', goods!.top, '2.5'))).toMatchObject({ percent: '2.5', proposed: null });
  expect(await listed()).toMatchObject([
    { kind: 'category', owner_id: goods!.top, percent: '2.5', proposed: null },
  ]);
  const named = async (keyword: string) =>
    valueOf(await (await mall.login(3))(storeMoneyApi.commissions, { keyword })).count;
  const [category] = await mall.read('category', { categoryId: goods!.top }, ['name', 'nameEn']);
  expect([
    await named(category!.name),
    await named(category!.nameEn.toUpperCase()),
    await named('nobody'),
  ]).toEqual([1, 1, 0]);
  const byCategory = await taken();
  expect(byCategory).toBeGreaterThan(0);
  expect(byCategory).toBeLessThanOrEqual(25);
  valueOf(await set('store', SOUTH, '10'));
  const { counts } = valueOf(await (await mall.login(3))(storeMoneyApi.commissionCounts));
  expect(counts).toEqual({ all: 2, category: 1, store: 1 });
  expect(await taken()).toBeGreaterThan(byCategory);
  const drop = async (uid: number) =>
    (await mall.login(uid))(storeMoneyApi.dropCommission, { kind: 'store', owner_id: SOUTH });
  expect(valueOf(await drop(3))).toMatchObject({ percent: '10', proposed: { percent: '' } });
  expect(valueOf(await drop(4))).toMatchObject({ percent: '' });
  expect(codeOf(await drop(3))).toBe('commission.no_owner');
  expect(await taken()).toBe(byCategory);
  expect(codeOf(await store(storeMoneyApi.commissions, {}))).toBe('auth.forbidden');
});
