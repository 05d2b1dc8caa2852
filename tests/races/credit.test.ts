// Many orders on one company's credit, and many hands on one bank transfer, on a PostgreSQL with real locks.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { creditApi } from '#lib/contracts/credit.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { company, media, user, userRole } from '#lib/db/schema.ts';
import { ledgerInvariant } from '#lib/domain/trade/ledger/index.ts';
import { jobHandlers } from '#lib/server/job-handlers.ts';
import { hours, minutes } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { openPayMall, type PayMall } from '../support/pay-mall.ts';
import { times } from './at-once.ts';

let database: FreshDatabase;
let mall: PayMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openPayMall({ url: database.url });
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});
beforeEach(() => mall.clock.advance(minutes(2)));

const expectBalanced = async (): Promise<void> =>
  expect(await ledgerInvariant(mall.system)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
const usedBy = async (id: number): Promise<number> =>
  Number((await mall.first('company', { companyId: id }, { n: 'creditUsed' }))?.['n']);

/** Buyers of one company with this limit. */
async function members(uids: number[], creditLimit: number) {
  const { db } = mall.services.database;
  const calls = await Promise.all(uids.map((uid) => mall.buyer(uid)));
  const row = {
    name: 'Company',
    taxNo: `91130100MA${String(uids[0]).padStart(8, '0')}`,
    status: 'verified' as const,
    creditLimit,
  };
  const [added] = await db
    .insert(company)
    .values({ ...row, createdAt: mall.clock.now() })
    .returning();
  const { companyId } = added!;
  for (const uid of uids) await db.update(user).set({ companyId }).where(eq(user.uid, uid));
  return { calls, companyId };
}

test('thirty orders of five colleagues at once never take more than the limit, and take all that fits', async () => {
  const uids = [1, 2, 3, 4, 5];
  const { calls, companyId } = await members(uids, 100_000);
  const groups = await times(30, (at) => mall.order(uids[at % 5]!, 9_000));
  const results = await times(30, (at) =>
    calls[at % 5]!(paymentApi.pay, { group_id: groups[at]!, type: 'credit' }),
  );
  expect(results.filter((one) => one.ok)).toHaveLength(11);
  expect(results.filter((one) => !one.ok && one.failure.code === 'credit.short')).toHaveLength(19);
  expect(await usedBy(companyId)).toBe(99_000);
  expect((await mall.balances())[`credit_receivable:${companyId}`]).toBe(-99_000);
  expect(await mall.sum('creditBill', 'amount', { companyId })).toBe(99_000);
  await expectBalanced();
});

test('one order paid on credit and by balance at once is paid once', async () => {
  const { calls, companyId } = await members([6], 100_000);
  await mall.fund(6, 5_000);
  const group = await mall.order(6, 5_000);
  await times(8, (at) => calls[0]!(paymentApi.pay, { group_id: group, type: at % 2 ? 'credit' : 'balance' }));
  const left = (await mall.balances())['buyer_balance:6'] ?? 0;
  expect([await usedBy(companyId), left]).toSatisfy(
    ([used, balance]) => (used === 5_000 && balance === 5_000) || (used === 0 && balance === 0),
  );
  await expectBalanced();
});

test('a bill repaid ten times at once is repaid once', async () => {
  const { calls, companyId } = await members([7], 100_000);
  await mall.fund(7, 50_000);
  const group = await mall.order(7, 8_000);
  await calls[0]!(paymentApi.pay, { group_id: group, type: 'credit' });
  const credit = await calls[0]!(creditApi.read);
  const bill = credit.ok ? credit.value.bills[0]!.bill_id : '';
  await times(10, () => calls[0]!(creditApi.repay, { bill_id: bill, type: 'balance' }));
  expect(await usedBy(companyId)).toBe(0);
  expect((await mall.balances())['buyer_balance:7']).toBe(42_000);
  await expectBalanced();
});

test('two desks confirm, one refuses and the clock runs out, all at once: the order is paid or it is not', async () => {
  const staff = [801, 802, 803];
  const desks = await Promise.all(staff.map((uid) => mall.buyer(uid)));
  const { db } = mall.services.database;
  await db.insert(userRole).values(
    staff.map((uid) => ({
      uid,
      role: 'platform' as const,
      merId: null,
      platformRoles: ['owner' as const],
    })),
  );
  await desks[0]!(bankTransferApi.payee, { name: '甲', bank: '乙', account: '62220200000', branch_no: '' });
  for (let turn = 0; turn < 5; turn += 1) {
    const uid = 20 + turn;
    const call = await mall.buyer(uid);
    const group = await mall.order(uid, 3_000);
    const path = `/files/private/voucher/${newId()}.webp`;
    const picture = { mediaId: newId(), uid, field: 'voucher', path, mime: 'image/webp', bytes: 1 };
    await db.insert(media).values({ ...picture, createdAt: mall.clock.now() });
    const slip = { payer_name: 'P', bank: 'B', serial_no: `SLIP${turn}`, amount: '30.00', voucher: [path] };
    const sent = await call(bankTransferApi.send, { ...slip, group_id: group });
    const id = sent.ok ? sent.value.transfer_id : '';
    mall.clock.advance(hours(72) + 1);
    const [first, second, refusal] = await Promise.all([
      desks[0]!(bankTransferApi.confirm, { transfer_id: id, amount: '30.00' }),
      desks[1]!(bankTransferApi.confirm, { transfer_id: id, amount: '30.00' }),
      desks[2]!(bankTransferApi.refuse, { transfer_id: id, reason: 'no' }),
      jobHandlers['order.close_unpaid']!(mall.system, { groupOrderId: group }),
    ]);
    expect([first, second, refusal].filter((one) => one?.ok)).toHaveLength(1);
    await expectBalanced();
    mall.clock.advance(-hours(72) - 1);
  }
});
