// Two hundred clients at the same moment for what is not enough for all: points, balance, credit, pieces and money to
// be refunded. Behind each stands a CHECK of the database, which refuses what the acts would let through.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LedgerAccountKind } from '#lib/contracts/states.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { company, user } from '#lib/db/schema.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ledgerInvariant, merchantFrozen } from '#lib/domain/trade/ledger/index.ts';
import { payOrder, refundPayment } from '#lib/domain/trade/payment/index.ts';
import { givePoints } from '#lib/domain/trade/points/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { apply, bought, fund, linesOf } from '../domain/refund/refund-steps.ts';
import { validChecks } from '../support/constraints.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { openPayMall, type PayMall } from '../support/pay-mall.ts';
import { plus } from '../support/tables.ts';
import { BOLT, openTradeMall, VALVE, type TradeMall } from '../support/trade-mall.ts';
import { choiceOf, codeOf, putIntoCart, valueOf } from '../support/trade-steps.ts';
import { tally, times } from './at-once.ts';

const CLIENTS = 200;
const databases: FreshDatabase[] = [];
let trade: TradeMall;
let desk: PayMall;
beforeAll(async () => {
  databases.push(await freshDatabase(), await freshDatabase());
  trade = await openTradeMall({ url: databases[0]!.url });
  desk = await openPayMall({ url: databases[1]!.url });
  await trade.change('sku', {}, { stock: 100000 });
  await trade.change('product', {}, { stock: 100000, maxPerOrder: 0 });
});
afterAll(async () => {
  await trade.close();
  await desk.close({ withoutSales: true });
  for (const database of databases) await database.drop();
});
// Each test has the whole of the limit on calls for itself.
beforeEach(() => {
  for (const mall of [trade, desk]) mall.clock.advance(minutes(2));
});

const expectBalanced = async (mall: PayMall | TradeMall): Promise<void> =>
  expect(await ledgerInvariant(mall.system)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
/** A buyer past the door of the API, which would count the calls of one address. */
const buyerOf = (uid: number): UserContext => ({
  ...desk.system,
  actor: { kind: 'user', uid, sessionId: '', roles: [], merId: null },
});
const inAccount = async (mall: TradeMall, kind: LedgerAccountKind, uid: number): Promise<number> => {
  const [row] = await mall.read('ledgerAccount', { kind, ownerId: uid }, { n: 'balance' });
  return Number(row?.n ?? 0);
};

test('a balance for seven orders pays seven of two hundred', async () => {
  await desk.buyer(1);
  await desk.fund(1, 7_500);
  const groups = await times(CLIENTS, () => desk.order(1, 1_000));
  const answers = await times(CLIENTS, (at) =>
    payOrder(buyerOf(1), { group_id: groups[at]!, type: 'balance' }),
  );
  expect(tally(answers.map(codeOf))).toEqual({ ok: 7, 'balance.short': CLIENTS - 7 });
  expect((await desk.balances())['buyer_balance:1']).toBe(500);
  await expectBalanced(desk);
});

test('a limit of credit for eleven orders takes eleven of two hundred', async () => {
  const uids = Array.from({ length: 20 }, (_, at) => 100 + at);
  for (const uid of uids) await desk.buyer(uid);
  const { db } = desk.services.database;
  const [firm] = await db
    .insert(company)
    .values({
      name: 'Company',
      taxNo: '91130100MA00000200',
      status: 'verified',
      creditLimit: 100_000,
      createdAt: desk.clock.now(),
    })
    .returning();
  for (const uid of uids) await db.update(user).set({ companyId: firm!.companyId }).where(eq(user.uid, uid));
  const groups = await times(CLIENTS, (at) => desk.order(uids[at % 20]!, 9_000));
  const answers = await times(CLIENTS, (at) =>
    payOrder(buyerOf(uids[at % 20]!), { group_id: groups[at]!, type: 'credit' }),
  );
  expect(tally(answers.map(codeOf))).toEqual({ ok: 11, 'credit.short': CLIENTS - 11 });
  expect(await desk.first('company', { companyId: firm!.companyId }, { n: 'creditUsed' })).toEqual({
    n: 99_000,
  });
  await expectBalanced(desk);
});

test('refunds of two hundred clients at once give back no more than the payment was', async () => {
  const call = await desk.buyer(3);
  await desk.fund(3, 10_000);
  const group = await desk.order(3, 10_000);
  valueOf(await call(paymentApi.pay, { group_id: group, type: 'balance' }));
  const payment = await desk.first('payment', { targetId: group }, { id: 'paymentId' });
  const answers = await times(CLIENTS, (at) =>
    refundPayment(desk.system, {
      paymentId: String(payment?.['id']),
      reason: 'refund',
      targetId: `refund-${at}`,
      from: [{ account: merchantFrozen(1), amount: 1_500 }],
      sn: 'TK1',
    }),
  );
  expect(tally(answers.map(codeOf))).toEqual({ ok: 6, 'refund.above_maximum': CLIENTS - 6 });
  expect((await desk.balances())['buyer_balance:3']).toBe(9_000);
  await expectBalanced(desk);
});

test('two hundred applications for three pieces: three are kept', async () => {
  await fund(trade, 1);
  const buyer = await trade.login(1);
  const [id] = await bought(trade, 1, [[VALVE.sku, 3]]);
  const asked = await times(CLIENTS, () => apply(trade, buyer, id!, { num: 1 }));
  expect(tally(asked.map(codeOf))).toEqual({ ok: 3, 'refund.pieces': CLIENTS - 3 });
  expect((await linesOf(trade, id!))[0]).toMatchObject({ refundable_num: 0 });
});

test('the same points in two hundred tabs pay one order, and none are below zero', async () => {
  await givePoints(trade.system, { uid: 2, points: 5000, kind: 'points_gift', targetId: 'gift' });
  const tabs = await times(CLIENTS, async () => {
    const choice = choiceOf(await putIntoCart(trade, 2, [[VALVE.sku, 1]], true), { use_integral: true });
    return { ...choice, key: valueOf(await previewCheckout(trade.ctx(2), choice)).key, mark: {} };
  });
  const answers = await times(CLIENTS, (at) => placeOrder(trade.ctx(2), tabs[at]!));
  const counts = tally(answers.map(codeOf));
  expect(counts['ok']).toBe(1);
  expect((counts['points.short'] ?? 0) + (counts['checkout.price_changed'] ?? 0)).toBe(CLIENTS - 1);
  expect(await inAccount(trade, 'points_free', 2)).toBe(0);
  expect(await inAccount(trade, 'points_source', 2)).toBe(0);
  await expectBalanced(trade);
});

const tooMuch: [what: string, constraint: string, change: () => Promise<unknown>][] = [
  ['stock of a size', 'sku_stock_not_negative', () => trade.change('sku', { skuId: BOLT.m8 }, { stock: -1 })],
  [
    'stock of goods',
    'product_stock_not_negative',
    () => trade.change('product', { productId: BOLT.product }, { stock: -1 }),
  ],
  [
    'coupons that are left',
    'coupon_remain_not_negative',
    () =>
      trade.add('coupon', {
        merId: 0,
        kind: 'general',
        title: '',
        titleEn: '',
        value: 1,
        threshold: 0,
        validDays: 1,
        totalCount: 1,
        remainCount: -1,
        createdAt: new Date(),
      }),
  ],
  [
    'points and balances',
    'ledger_balance_covered',
    () => trade.change('ledgerAccount', { kind: ['points_free', 'buyer_balance'] }, { balance: -1 }),
  ],
  [
    'a limit of credit',
    'company_credit',
    () =>
      trade.add('company', {
        name: '',
        taxNo: '',
        status: 'verified',
        creditLimit: 1,
        creditUsed: 2,
        createdAt: new Date(),
      }),
  ],
  ['pieces to refund', 'order_line_refundable', () => trade.change('orderLine', {}, { refundableNum: -1 })],
  [
    'money to refund',
    'order_line_refunded',
    () => trade.change('orderLine', {}, (t) => ({ refundedPrice: plus(t.payPrice, 1) })),
  ],
];
test.each(tooMuch)('the database itself refuses too much: %s', async (_what, constraint, change) => {
  await expect(change()).rejects.toMatchObject({ constraint });
});

test('each of these CHECKs, and that of a flash sale’s stock, is there and valid', async () => {
  expect(await validChecks(trade.services.database)).toEqual(
    expect.arrayContaining([
      'activity_sku_stock',
      'bundle_stock',
      'cashier_trade_refunded',
      'credit_bill_repaid',
    ]),
  );
});
