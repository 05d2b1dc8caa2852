// Bank transfers at the same moment: one slip for two orders, and orders that are kept for transfers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { TRANSFERS_ANNOUNCED_MAX } from '#lib/kernel/limits.ts';
import { openFinanceDesk, type FinanceDesk } from '../domain/payment/finance-desk.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { codeOf, valueOf } from '../support/trade-steps.ts';
import { tally } from './at-once.ts';

const ROUNDS = 8;
let database: FreshDatabase;
let finance: FinanceDesk;
beforeAll(async () => {
  database = await freshDatabase();
  finance = await openFinanceDesk({ url: database.url });
});
afterAll(async () => {
  await finance.mall.close({ withoutSales: true });
  await database.drop();
});

test('a slip that is confirmed twice at once, with its bank spelled in two ways, pays one order', async () => {
  const { mall, desk, deskTwo, sent, voucher } = finance;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = [100 + 2 * round, 101 + 2 * round];
    const first = await sent(one, 3_000);
    const call = await mall.buyer(two);
    const group = await mall.order(two, 3_000);
    const again = { ...(await voucher(group, two, 3_000)), bank: '建行', serial_no: first.input.serial_no };
    const { transfer_id: id } = valueOf(await call(bankTransferApi.send, again));
    const answers = await Promise.all([
      desk(bankTransferApi.confirm, { transfer_id: first.id, amount: '30.00' }),
      deskTwo(bankTransferApi.confirm, { transfer_id: id, amount: '30.00' }),
    ]);
    expect(answers.map(codeOf).toSorted()).toEqual(['transfer.serial_used', undefined]);
  }
});

test('of orders for which a transfer is announced at once no more are kept from others than allowed', async () => {
  const { mall } = finance;
  const groups: string[] = [];
  for (let n = 0; n < TRANSFERS_ANNOUNCED_MAX + 10; n += 1) groups.push(await mall.order(200, 1_000));
  const call = await mall.buyer(200);
  const answers = await Promise.all(
    groups.map((group) => call(bankTransferApi.announce, { group_id: group })),
  );
  expect(tally(answers.map(codeOf))).toEqual({
    ok: TRANSFERS_ANNOUNCED_MAX,
    'transfer.too_many_announced': 10,
  });
});
