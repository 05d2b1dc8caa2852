// The deposit of a presale that is given back although nobody must: by whom, when, out of what.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { presaleApi } from '#lib/contracts/presale.ts';
import * as ledger from '#lib/domain/trade/ledger/index.ts';
import { closePresale, payOrder, payPresale } from '#lib/domain/trade/payment/index.ts';
import { newId } from '#lib/kernel/ids.ts';
import { presaleState } from '../../support/activity/presale-state.ts';
import { freshMorning, openPresale, orderActivity } from '../../support/activity/sales.ts';
import { balancesOf } from '../../support/books/balances.ts';
import { NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
beforeEach(() => freshMorning(mall));
afterAll(() => mall.close());

async function fund(uid: number, amount: number): Promise<void> {
  const entries = [
    { account: ledger.platform('gateway'), amount: -amount },
    { account: ledger.buyerBalance(uid), amount },
  ];
  await ledger.transfer(mall.system, { kind: 'recharge', targetId: newId(mall.clock.now()), entries });
}
const balances = () => balancesOf(mall);
const state = (group: string) => presaleState(mall, group);
const left = async () => (await mall.first('activitySku', {}, ['stock'])).stock;

/** Two valves with their deposit paid; answers the group and the balance's id. */
async function deposited(uid = 1, quantity = 2) {
  const id = await openPresale(mall);
  await fund(uid, 1_000_000);
  const group = await orderActivity(mall, { uid, skuId: VALVE.sku, activityId: id, quantity });
  valueOf(await payOrder(mall.ctx(uid), { group_id: group, type: 'balance' }));
  return { activityId: id, group, balanceId: String((await state(group))['id']) };
}

test.each(['due', 'closed'])('a deposit that is %s may be given back by goodwill, once', async (when) => {
  const { group, balanceId } = await deposited();
  if (when === 'closed') {
    mall.clock.set('2026-11-23T09:00:00+08:00');
    await closePresale(mall.system, { presaleOrderId: balanceId });
  }
  const id = String((await state(group))['order_id']);
  const input = { id, reason: '生产延期，退还定金' };
  const other = await mall.login(900 + NORTH);
  expect(codeOf(await other(presaleApi.giveBack, input))).toBe('order.not_found');
  const buyer = await mall.login(1);
  expect(codeOf(await buyer(presaleApi.giveBack, input))).toBe('auth.forbidden');
  expect(codeOf(await buyer(presaleApi.platformGiveBack, input))).toBe('auth.forbidden');
  const store = await mall.login(900 + SOUTH);
  expect(valueOf(await store(presaleApi.giveBack, input))).toEqual({ deposit_price: '80.00' });
  expect(codeOf(await store(presaleApi.giveBack, input))).toBe('order.wrong_state');
  expect(await state(group)).toMatchObject({ group: 'paid', order: 'refunded', balance: 'returned' });
  expect(await left()).toBe(20);
  expect(await mall.stock(VALVE.sku)).toMatchObject({ sku: 50, product: 50 });
  expect(await balances()).toEqual({ 'gateway:0': -1_000_000, 'buyer_balance:1': 1_000_000 });
  expect(codeOf(await payPresale(mall.ctx(1), { presell_order_id: balanceId, type: 'balance' }))).toBe(
    'presale.over',
  );
  const [told] = await mall.read('notice', { kind: 'presale.deposit_back' }, ['params']);
  expect(told).toMatchObject({ params: { amount: '80.00', reason: input.reason } });
});

test('the platform may give one back too, never its own or that of a store of its own, and never more than the store holds', async () => {
  const { group, balanceId } = await deposited();
  mall.clock.set('2026-11-23T09:00:00+08:00');
  await closePresale(mall.system, { presaleOrderId: balanceId });
  await mall.add('userRole', [
    { uid: 1, role: 'platform', platformRoles: ['owner'] },
    { uid: 2, role: 'platform', platformRoles: ['owner'] },
  ]);
  const input = { id: String((await state(group))['order_id']), reason: '平台协调退还' };
  expect(codeOf(await (await mall.login(1))(presaleApi.platformGiveBack, input))).toBe('presale.own');
  const desk = await mall.login(2);
  await mall.add('userRole', { uid: 2, role: 'merchant', merId: SOUTH, storeRoles: ['warehouse'] });
  expect(codeOf(await (await mall.login(2))(presaleApi.platformGiveBack, input))).toBe('oversight.own_store');
  await mall.remove('userRole', { uid: 2, role: 'merchant' });
  const store = { kind: 'merchant_free' as const, ownerId: SOUTH };
  const paidOut = (amount: number, targetId: string) =>
    ledger.transfer(mall.system, {
      kind: 'order_charge',
      targetId,
      entries: [
        { account: store, amount: -amount },
        { account: ledger.platform('bank'), amount },
      ],
    });
  valueOf(await paidOut(8000, 'out'));
  expect(codeOf(await desk(presaleApi.platformGiveBack, input))).toBe('balance.short');
  expect(await state(group)).toMatchObject({ order: 'closed', balance: 'closed' });
  valueOf(await paidOut(-8000, 'in'));
  expect(valueOf(await desk(presaleApi.platformGiveBack, input))).toEqual({ deposit_price: '80.00' });
  expect((await balances())['buyer_balance:1']).toBe(1_000_000);
});
