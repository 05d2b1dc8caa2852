// One slip of a bank for two orders, confirmed by two people of the finance desk at the same moment.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { openFinanceDesk, type FinanceDesk } from '../domain/payment/finance-desk.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { codeOf, valueOf } from '../support/trade-steps.ts';

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
