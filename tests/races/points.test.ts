// Points on a real PostgreSQL, many at the same moment: never below zero, a sign-in acts once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerAccountKind } from '#lib/contracts/states.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { ledgerInvariant } from '#lib/domain/trade/ledger/index.ts';
import { cancelOrder, closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { givePoints, signIn } from '#lib/domain/trade/points/index.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { openTradeMall, VALVE, type TradeMall } from '../support/trade-mall.ts';
import { choiceOf, order, putIntoCart, valueOf } from '../support/trade-steps.ts';
import { times } from './at-once.ts';

let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  await mall.change('sku', {}, { stock: 1000 });
  await mall.change('product', {}, { stock: 1000 });
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});

const balanceOf = async (uid: number, kind: LedgerAccountKind = 'points_free'): Promise<number> => {
  const [row] = await mall.read('ledgerAccount', { kind, ownerId: uid }, ['balance']);
  return Number(row?.balance ?? 0);
};
const codeOf = (result: { ok: boolean; failure?: { code: string } }) => result.failure?.code ?? 'ok';

test('the same points in twenty tabs pay one order, and the account never falls below zero', async () => {
  await givePoints(mall.system, { uid: 1, points: 5000, kind: 'points_gift', targetId: 'g1' });
  const tabs: { choice: ReturnType<typeof choiceOf>; key: string }[] = [];
  for (let at = 0; at < 20; at += 1) {
    const choice = choiceOf(await putIntoCart(mall, 1, [[VALVE.sku, 1]], true), { use_integral: true });
    tabs.push({ choice, key: valueOf(await previewCheckout(mall.ctx(1), choice)).key });
  }
  const answers = await times(20, (at) =>
    placeOrder(mall.ctx(1), { ...tabs[at]!.choice, key: tabs[at]!.key, mark: {} }),
  );
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(codes.filter((code) => code !== 'ok')).size).toBeLessThanOrEqual(2);
  for (const code of codes) expect(['ok', 'points.short', 'checkout.price_changed']).toContain(code);
  expect(await balanceOf(1)).toBe(0);
  expect(await balanceOf(1, 'points_source')).toBe(0);
});

test('fifty sign-ins at once act once', async () => {
  const answers = await times(50, () => signIn(mall.ctx(2)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.filter((answer) => codeOf(answer) === 'sign.done')).toHaveLength(49);
  expect(await balanceOf(2)).toBe(5);
  expect(await mall.count('signIn', { uid: 2 })).toBe(1);
});

test('cancelling and the timer at the same moment give the points back once', async () => {
  await givePoints(mall.system, { uid: 3, points: 5000, kind: 'points_gift', targetId: 'g3' });
  const group = await order(mall, 3, [[VALVE.sku, 1]], { use_integral: true });
  expect(await balanceOf(3)).toBe(0);
  await mall.change('groupOrder', { groupOrderId: group }, (t) => ({ closesAt: t.createdAt }));
  await Promise.all([
    ...Array.from({ length: 10 }, () => cancelOrder(mall.ctx(3), { id: group })),
    ...Array.from({ length: 10 }, () => closeUnpaid(mall.system, { groupOrderId: group })),
  ]);
  expect(await balanceOf(3)).toBe(5000);
  expect(await ledgerInvariant(mall.services)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
});
