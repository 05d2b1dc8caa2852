// One number for two papers, typed by two people at the same moment.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feeInvoiceApi } from '#lib/contracts/fee-invoice.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { userRole } from '#lib/db/schema.ts';
import { merchantFree, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { clockAt } from '#lib/kernel/clock.ts';
import { apply, bought, fund } from '../domain/refund/refund-steps.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { COMPANY, invoiceNo } from '../support/invoice/invoice-steps.ts';
import { NORTH, openTradeMall, SOUTH, VALVE, type TradeMall } from '../support/trade-mall.ts';
import { codeOf, valueOf } from '../support/trade-steps.ts';

const BUYER = 1;
const FINANCE = [2, 3] as const;
let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  await mall.services.database.db
    .insert(userRole)
    .values(FINANCE.map((uid) => ({ uid, role: 'platform' as const, platformRoles: ['finance' as const] })));
});
// What the mall took is only made up: no sale stands behind it.
afterAll(async () => {
  await mall.close({ madeUp: true });
  await database.drop();
});

/** The mall takes a yuan of a store in a month. */
async function charge(merId: number, month: string): Promise<void> {
  const then = { ...mall.system, clock: clockAt(`${month}-15T00:00:00+08:00`) };
  const targetId = `${merId}/${month}`;
  const free = merchantFree(merId);
  const [gateway, income] = [platform('gateway'), platform('platform_income')];
  valueOf(
    await transfer(then, {
      kind: 'order_release',
      targetId,
      entries: [
        { account: gateway, amount: -100 },
        { account: free, amount: 100 },
      ],
    }),
  );
  valueOf(
    await transfer(then, {
      kind: 'order_charge',
      targetId,
      entries: [
        { account: free, amount: -100 },
        { account: income, amount: 100 },
      ],
    }),
  );
}

test('a number that two of the mall’s people type at once for two stores is that of one invoice', async () => {
  const [one, two] = [await mall.login(FINANCE[0]), await mall.login(FINANCE[1])];
  const header = { receipt_title: '阀门有限公司', duty_paragraph: '91350100M000100Y43' };
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const month = `2025-0${at}`;
    await charge(NORTH, month);
    await charge(SOUTH, month);
    const receipt_no = String(at).padStart(20, '0');
    const issued = await Promise.all([
      one(feeInvoiceApi.issue, { id: `${NORTH}-${month}`, receipt_no, ...header }),
      two(feeInvoiceApi.issue, { id: `${SOUTH}-${month}`, receipt_no, ...header }),
    ]);
    expect(issued.map(codeOf).toSorted()).toEqual(['invoice.number_taken', undefined]);
  }
});

test('a number that a store types at once for an invoice and for a red letter is that of one of them', async () => {
  await mall.change('merchant', {}, { openReceipt: true });
  await fund(mall, BUYER);
  const [buyer, one, two] = [
    await mall.login(BUYER),
    await mall.login(900 + SOUTH),
    await mall.login(900 + SOUTH),
  ];
  const asked = async (orderId: string) =>
    valueOf(await buyer(invoiceApi.apply, { id: orderId, ...COMPANY })).order_receipt_id;
  for (let n = 1; n <= 6; n += 1) {
    const [refunded = ''] = await bought(mall, BUYER, [[VALVE.sku, 1]]);
    const [bare = ''] = await bought(mall, BUYER, [[VALVE.sku, 1]]);
    const [owing, fresh] = [await asked(refunded), await asked(bare)];
    valueOf(await one(invoiceApi.issue, { id: owing, receipt_no: invoiceNo(2 * n) }));
    const refund = valueOf(await apply(mall, buyer, refunded, { num: 1 }));
    valueOf(await one(refundApi.agree, { id: refund.refund_order_id }));
    const number = invoiceNo(2 * n + 1);
    const both = await Promise.all([
      one(invoiceApi.redLetter, { id: owing, red_no: number }),
      two(invoiceApi.issue, { id: fresh, receipt_no: number }),
    ]);
    expect(both.map(codeOf).toSorted()).toEqual(['invoice.number_taken', undefined]);
  }
});
