// The ledger as the platform's finance desk reads it: accounts, entries, and the sides of each transfer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { ledgerApi, type LedgerEntry } from '#lib/contracts/ledger.ts';
import { checkLedger } from '#lib/domain/trade/ledger/index.ts';
import { BOLT, NORTH, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { bought, fund } from '../refund/refund-steps.ts';

let desk: Call;
let orderId: string;
const mall = await openTradeMall();
beforeAll(async () => {
  await fund(mall, 1);
  [orderId = ''] = await bought(mall, 1, [[BOLT.m8, 10]]);
  await bought(mall, 1, [[VALVE.sku, 2]]);
  await mall.add('userRole', { uid: 3, role: 'platform', platformRoles: ['finance'] });
  desk = await mall.login(3);
});
afterAll(() => mall.close());

const accounts = async (tab: 'stores' | 'buyers' | 'all') =>
  valueOf(await desk(ledgerApi.accounts, { tab })).list;

test('accounts say whose they are and what they hold, and their balance is that of their last entry', async () => {
  const [buyer] = await accounts('buyers');
  expect(buyer).toMatchObject({ kind: 'buyer_balance', owner: 'buyer1' });
  const [latest] = valueOf(await desk(ledgerApi.entries, { account: buyer!.account_id, limit: 1 })).list;
  expect(latest!.balance).toBe(buyer!.balance);
  const found = valueOf(await desk(ledgerApi.accounts, { tab: 'all', keyword: 'buyer1' })).list;
  expect(found.map(({ owner }) => owner)).toContain('buyer1');
  expect(found.every(({ owner }) => owner === 'buyer1')).toBe(true);
});

test('entries are paged without a gap, the latest first, and found by the number of an order', async () => {
  const all: LedgerEntry[] = [];
  let after: string | undefined;
  do {
    const page = valueOf(await desk(ledgerApi.entries, { limit: 2, ...(after ? { after } : {}) }));
    all.push(...page.list);
    after = page.next ?? undefined;
  } while (after);
  const n = await mall.count('ledgerEntry');
  expect(new Set(all.map((entry) => entry.entry_id)).size).toBe(n);
  expect(all.map(({ time }) => time)).toEqual(
    all
      .map(({ time }) => time)
      .toSorted()
      .reverse(),
  );

  const [order] = await mall.read('storeOrder', { orderId }, { sn: 'orderSn' });
  const found = valueOf(await desk(ledgerApi.entries, { keyword: order!.sn })).list;
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all.length);
  expect(found.map(({ kind }) => kind)).toContain('pay_order');
  expect(valueOf(await desk(ledgerApi.entries, { keyword: 'nothing' })).list).toEqual([]);
});

test('an entry shows all sides of its transfer, which sum to nought', async () => {
  const frozen = (await accounts('stores')).find(({ kind }) => kind === 'merchant_frozen');
  const [entry] = valueOf(await desk(ledgerApi.entries, { account: frozen!.account_id })).list;
  const whole = valueOf(await desk(ledgerApi.entry, { id: entry!.entry_id }));
  expect(whole.sides.length).toBeGreaterThan(1);
  expect(whole.sides.reduce((sum, side) => sum + Math.round(Number(side.amount) * 100), 0)).toBe(0);
  expect(codeOf(await desk(ledgerApi.entry, { id: 'a'.repeat(26) }))).toBe('ledger.not_found');
});

test('what the last check of the books found is told, and entries are fetched as a file', async () => {
  expect(valueOf(await desk(ledgerApi.check))).toMatchObject({ time: null });
  await checkLedger(mall.merchant(NORTH) as never);
  expect(valueOf(await desk(ledgerApi.check))).toMatchObject({
    faults: 0,
    entries_sum: '0.00',
    accounts_off: 0,
  });
  const { url } = valueOf(await desk(ledgerApi.table, { format: 'csv' }));
  const file = await mall.app.request(url);
  expect(file.headers.get('content-disposition')).toContain('ledger.csv');
  expect(await file.text()).toContain('buyer1');
});
