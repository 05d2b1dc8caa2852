import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import {
  balanceOf,
  buyerBalance,
  ledgerInvariant,
  merchantFrozen,
  platform,
  transfer,
} from '#lib/domain/trade/ledger/index.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { fail } from '#lib/kernel/result.ts';
import { openTestMall } from '../../support/mall.ts';

const mall = await openTestMall();
// Transfers are made here past the acts that count sales; what must hold of the books is asked below.
afterAll(() => mall.close({ madeUp: true }));

const BALANCED = { entriesSum: 0, unbalancedTransfers: 0, accountsOff: 0 };

const recharge = (uid: number, amount: number, targetId: string) =>
  transfer(mall.system, {
    kind: 'recharge',
    targetId,
    entries: [
      { account: platform('gateway'), amount: -amount },
      { account: buyerBalance(uid), amount },
    ],
  });

const spend = (uid: number, amount: number, targetId: string, merId = 1) =>
  transfer(mall.system, {
    kind: 'pay_order',
    targetId,
    entries: [
      { account: buyerBalance(uid), amount: -amount },
      { account: merchantFrozen(merId), amount },
    ],
  });

const balance = (uid: number) =>
  balanceOf({
    ...mall.system,
    actor: { kind: 'user', uid, sessionId: '', roles: [], merId: null },
  });

test('money moves from outside into a balance, and from there to a merchant', async () => {
  expect((await recharge(1, 10_000, 'r1')).ok).toBe(true);
  expect((await spend(1, 3_000, 'o1')).ok).toBe(true);
  expect(await balance(1)).toBe(7_000);
  expect(await ledgerInvariant(mall.system)).toEqual(BALANCED);
});

test('the same transfer twice moves once and names the first', async () => {
  const first = await recharge(2, 500, 'r2');
  const second = await recharge(2, 500, 'r2');
  expect(second).toEqual({ ok: true, value: { ...(first.ok ? first.value : {}), isNew: false } });
  expect(await balance(2)).toBe(500);
});

test('a balance never falls below zero, and a refusal leaves nothing behind', async () => {
  await recharge(3, 100, 'r3');
  expect(await spend(3, 101, 'o3')).toMatchObject({ ok: false, failure: { code: 'balance.short' } });
  expect(await balance(3)).toBe(100);
  expect(await ledgerInvariant(mall.system)).toEqual(BALANCED);
});

test('entries that do not sum to zero, or move nothing, are a mistake of the programmer', async () => {
  const one = { account: platform('gateway'), amount: -1 };
  await expect(transfer(mall.system, { kind: 'recharge', targetId: 'x', entries: [one] })).rejects.toThrow(
    RangeError,
  );
  await expect(transfer(mall.system, { kind: 'recharge', targetId: 'x', entries: [] })).rejects.toThrow(
    RangeError,
  );
});

test('the database itself keeps an account from owing', async () => {
  await recharge(4, 100, 'r4');
  const overdraw = mall.change('ledgerAccount', { kind: 'buyer_balance', ownerId: 4 }, { balance: -1 });
  await expect(overdraw).rejects.toThrow(/ledger_balance_covered/);
});

test('an act that is refused after its transfer takes the transfer back', async () => {
  await recharge(5, 900, 'r5');
  const result = await allOrNothing(mall.services.database, async () => {
    await spend(5, 900, 'o5');
    return fail('order.cancelled');
  });
  expect(result).toEqual({ ok: false, failure: { code: 'order.cancelled' } });
  expect(await balance(5)).toBe(900);
});

test('the check finds a balance that somebody changed by hand', async () => {
  await recharge(6, 100, 'r6');
  const set = (amount: number) =>
    mall.change('ledgerAccount', { kind: 'buyer_balance', ownerId: 6 }, { balance: amount });
  await set(200);
  expect(await ledgerInvariant(mall.system)).toEqual({ ...BALANCED, accountsOff: 1 });
  await set(100);
  expect(await ledgerInvariant(mall.system)).toEqual(BALANCED);
});

test('the books balance after any sequence of recharges and payments', async () => {
  const step = fc.record({
    isSpend: fc.boolean(),
    uid: fc.integer({ min: 20, max: 23 }),
    merId: fc.integer({ min: 1, max: 3 }),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    target: fc.integer({ min: 0, max: 30 }),
  });
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      round += 1;
      for (const { isSpend, uid, merId, amount, target } of steps) {
        const id = `${round}-${target}`;
        await (isSpend ? spend(uid, amount, id, merId) : recharge(uid, amount, id));
        expect(await balance(uid)).toBeGreaterThanOrEqual(0);
      }
      expect(await ledgerInvariant(mall.system)).toEqual(BALANCED);
    }),
    { numRuns: 25 },
  );
});
