// How often a store answers and how many of its buyers come back are counted from rows, or not told.
import { afterAll, expect, test } from 'vitest';
import { storeApi } from '#lib/contracts/store.ts';
import { countStoreRates } from '#lib/domain/merchant/store/index.ts';
import { after, days, hours } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { paidOrder, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close({ madeUp: true }));

/** So many buyers asked three days ago; the first of them were answered after so long. */
async function asked(buyers: number, answered: number, late: number): Promise<void> {
  await mall.remove('conversation');
  const at = after(mall.clock.now(), -days(3));
  for (let uid = 1; uid <= buyers; uid += 1) {
    const id = `talk-${uid}`;
    await mall.add('conversation', {
      conversationId: id,
      uid,
      merId: NORTH,
      lastAt: at,
      createdAt: at,
    });
    const lines: [side: 'buyer' | 'store' | 'auto', time: Date][] = [
      ['buyer', at],
      ['buyer', after(at, hours(1))],
      ...(uid <= answered
        ? [['store', after(at, late)] as [side: 'store', time: Date]]
        : [['auto', at] as [side: 'auto', time: Date]]),
    ];
    for (const [seq, [side, time]] of lines.entries())
      await mall.add('chatMessage', {
        chatMessageId: `${id}-${seq}`,
        conversationId: id,
        seq: seq + 1,
        version: seq + 1,
        side,
        type: 1,
        body: 'x',
        createdAt: time,
      });
  }
}
async function rateOf(): Promise<number> {
  await countStoreRates(mall.system);
  return valueOf(await mall.as()(storeApi.detail, { id: NORTH })).response_rate;
}

test('a question that somebody of the store answered within a day counts as answered, one of a machine does not', async () => {
  await asked(12, 9, hours(5));
  expect(await rateOf()).toBe(75);
  await asked(12, 9, hours(30));
  expect(await rateOf()).toBe(0);
});

test('of a handful of questions no share is told', async () => {
  await asked(9, 9, hours(5));
  expect(await rateOf()).toBe(0);
});

test('a store where nobody has bought twice has no share of buyers who come back', async () => {
  await mall.change('merchant', {}, { repurchaseRate: 560, responseRate: 930 });
  await mall.remove('conversation');
  await countStoreRates(mall.system);
  const { list } = valueOf(await mall.as()(storeApi.list, {}));
  expect(list.map((store) => [store.response_rate, store.repurchase_rate])).toEqual(list.map(() => [0, 0]));
});

test('of twelve buyers three have bought twice: a quarter comes back', async () => {
  const first = await paidOrder(mall, 1, [[BOLT.m8, 10]]);
  const second = await paidOrder(mall, 1, [[BOLT.m8, 10]]);
  for (const [order, buyers] of [
    [first, 12],
    [second, 3],
  ] as const) {
    const row = await mall.first('storeOrder', { orderId: order });
    await mall.add(
      'storeOrder',
      Array.from({ length: buyers - 1 }, (_, at) => ({
        ...row,
        orderId: `${row.orderId}-${at + 2}`,
        orderSn: `${row.orderSn}-${at + 2}`,
        uid: at + 2,
      })),
    );
  }
  await countStoreRates(mall.system);
  expect(valueOf(await mall.as()(storeApi.detail, { id: NORTH })).repurchase_rate).toBe(25);
});
