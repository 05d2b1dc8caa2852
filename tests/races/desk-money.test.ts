// Money that desks move, wanted many times at the same moment: corrections of balances, deposits of stores, what is set
// free after the receipt, and a price that is lowered while it is paid.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderApi } from '#lib/contracts/order.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { merchantFree, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { settleOrder } from '#lib/domain/trade/settlement/index.ts';
import { days } from '#lib/kernel/clock.ts';
import type { Result } from '#lib/kernel/result.ts';
import { balanceOf, bought, expectBooksInOrder, fund, receive, ship } from '../domain/refund/refund-steps.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { openTradeMall, SOUTH, VALVE, type TradeMall } from '../support/trade-mall.ts';
import { codeOf, order, valueOf } from '../support/trade-steps.ts';
import { tally, times } from './at-once.ts';

const AT_ONCE = 20;
const [BUYER, FIRST, SECOND] = [1, 3, 4];
let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  for (const uid of [FIRST, SECOND])
    await mall.add('userRole', { uid, role: 'platform', platformRoles: ['finance'] });
  await fund(mall, BUYER);
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
  await database.drop();
});

const held = () => balanceOf(mall, 'buyer_balance', BUYER);
const codes = (answers: Parameters<typeof codeOf>[0][]) => tally(answers.map((answer) => codeOf(answer)));

test('a correction that is confirmed and refused twenty times at once has one outcome, and moves as that says', async () => {
  const [first, second] = [await mall.login(FIRST), await mall.login(SECOND)];
  const propose = async (amount: string): Promise<string> =>
    valueOf(await first(oversightApi.correct, { phone: '13900000001', amount, reason: '多收的运费退回余额' }))
      .correction_id;
  const before = await held();
  const id = await propose('10.00');
  const answers = await times(AT_ONCE, (at) =>
    at % 4 === 3
      ? first(oversightApi.refuseCorrection, { id })
      : second(oversightApi.confirmCorrection, { id }),
  );
  expect(codes(answers)).toEqual({ ok: 1, 'oversight.wrong_state': AT_ONCE - 1 });
  const [{ status }] = (await mall.read('balanceCorrection', { correctionId: id }, ['status'])) as [
    { status: string },
  ];
  expect((await held()) - before).toBe(status === 'done' ? 1000 : 0);

  // Of several that together take more than there is, as many are booked as there is money for.
  const most = Math.floor(((await held()) * 2) / 3);
  const takings = await times(4, () => propose(`-${(most / 100).toFixed(2)}`));
  const taken = await times(AT_ONCE, (at) =>
    second(oversightApi.confirmCorrection, { id: takings[at % 4]! }),
  );
  expect(taken.filter((answer) => answer.ok)).toHaveLength(1);
  expect(await held()).toBeGreaterThanOrEqual(0);
  await fund(mall, BUYER);
});

test('a deposit that is paid and given back many times at once is never more than there was', async () => {
  valueOf(
    await transfer(mall.system, {
      kind: 'order_release',
      targetId: 'earned',
      entries: [
        { account: platform('gateway'), amount: -100_000 },
        { account: merchantFree(SOUTH), amount: 100_000 },
      ],
    }),
  );
  const store = await mall.login(900 + SOUTH);
  const paid = await times(AT_ONCE, () => store(storeMoneyApi.payMargin, { amount: '300.00' }));
  expect(codes(paid)).toEqual({ ok: 3, 'withdrawal.short': AT_ONCE - 3 });
  const desk = await mall.login(FIRST);
  const back = { id: SOUTH, amount: '400.00', reason: '店铺缩减经营范围' };
  const given = await times(AT_ONCE, () => desk(storeMoneyApi.giveMarginBack, back));
  expect(codes(given)).toEqual({ ok: 2, 'margin.short': AT_ONCE - 2 });
  expect(await balanceOf(mall, 'merchant_margin', SOUTH)).toBe(10_000);
  expect(await balanceOf(mall, 'merchant_free', SOUTH)).toBe(90_000);
});

test('what twenty jobs set free at once is free once', async () => {
  const [id] = await bought(mall, BUYER, [[VALVE.sku, 1]]);
  await ship(mall, id!, SOUTH);
  await receive(mall, BUYER, id!);
  const before = await balanceOf(mall, 'merchant_free', SOUTH);
  mall.clock.advance(days(15) + 1);
  await times(AT_ONCE, () => settleOrder(mall.system, { orderId: id! }));
  const { amount, commission } = await mall.first('orderSettlement', { orderId: id! });
  expect((await balanceOf(mall, 'merchant_free', SOUTH)) - before).toBe(amount - commission);
  expect(amount - commission).toBeGreaterThan(0);
});

test('a price that is lowered while it is paid is paid at one of both, once', async () => {
  const [buyer, store] = [await mall.login(BUYER), await mall.login(900 + SOUTH)];
  const group = await order(mall, BUYER, [[VALVE.sku, 1]]);
  const [row] = await mall.read('storeOrder', { groupOrderId: group }, { id: 'orderId' });
  const before = await held();
  const answers = await times<Result<unknown, string>>(AT_ONCE, (at) =>
    at % 2 === 0
      ? buyer(paymentApi.pay, { group_id: group, type: 'balance' })
      : store(orderApi.reprice, { id: row!.id, goods_price: `${200 - at}.00`, freight: '0' }),
  );
  expect(codes(answers)).not.toHaveProperty('system.error');
  const [paid] = await mall.read(
    'groupOrder',
    { groupOrderId: group },
    { status: 'status', price: 'payPrice' },
  );
  expect(paid?.status).toBe('paid');
  expect(before - (await held())).toBe(paid?.price);
});
