// What a purchase asks of the database: each statement costs the mall about as much for sending it as for what it says.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { buyerBalance, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { watchWith } from '#lib/kernel/probe.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';

/** With the job that reminds of the order, which the queue sends, the goal is 20. */
const MOST = 16;
const BUYER = 1;

const mall = await openTradeMall({ buyers: 1 });
beforeAll(async () => {
  const entries = [
    { account: platform('gateway'), amount: -10_000_000 },
    { account: buyerBalance(BUYER), amount: 10_000_000 },
  ];
  valueOf(await transfer(mall.system, { kind: 'recharge', targetId: 'funds', entries }));
  // The store has prices for somebody else: nothing is asked about them.
  const now = mall.clock.now();
  await mall.add('priceList', { merId: SOUTH, name: '协议', buyerUid: 901, startsAt: now, createdAt: now });
});
afterAll(() => mall.close());

test(`adding, previewing, placing and paying take ${MOST} statements`, async () => {
  const call = await mall.login(BUYER);
  const asked: string[] = [];
  const steps: Record<string, number> = {};
  const step = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const before = asked.length;
    const answer = await act();
    steps[name] = asked.length - before;
    return answer;
  };
  const buy = async (): Promise<void> => {
    const ware = { product_attr_unique: VALVE.sku, cart_num: 2, is_new: 1 };
    const { cart_id } = valueOf(await step('add', () => call(cartApi.create, ware)));
    const chosen = { cart_id: [cart_id] };
    const { key } = valueOf(await step('preview', () => call(checkoutApi.preview, chosen)));
    const { order_id } = valueOf(await step('place', () => call(checkoutApi.create, { ...chosen, key })));
    const money = { group_id: order_id, type: 'balance' } as const;
    expect(valueOf(await step('pay', () => call(paymentApi.pay, money))).status).toBe('success');
  };
  // The first ones ask for what stays in memory.
  await buy();
  await buy();
  watchWith({
    span: (_kind, _name, _facts, work) => work(),
    begin(kind, name) {
      if (kind === 'statement') asked.push(name);
      return () => undefined;
    },
  });
  try {
    await buy();
  } finally {
    watchWith(undefined);
  }
  expect(asked.length, JSON.stringify(steps)).toBeLessThanOrEqual(MOST);
  expect(asked.length).toBeGreaterThan(10);
});
