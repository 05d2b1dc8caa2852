// How often a store answers and how many of its buyers come back are counted from rows, or not told.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeApi } from '#lib/contracts/store.ts';
import { countStoreRates } from '#lib/domain/merchant/store/index.ts';
import { after, days, hours } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, openTradeMall, type TradeMall } from '../../support/trade-mall.ts';
import { paidOrder, valueOf } from '../../support/trade-steps.ts';

let mall: TradeMall;
beforeAll(async () => {
  mall = await openTradeMall();
});
afterAll(() => mall.close({ madeUp: true }));

/** So many buyers asked three days ago; the first of them were answered after so long. */
async function asked(buyers: number, answered: number, late: number): Promise<void> {
  await mall.rows('delete from conversation');
  const at = after(mall.clock.now(), -days(3));
  for (let uid = 1; uid <= buyers; uid += 1) {
    const id = `talk-${uid}`;
    await mall.rows(
      `insert into conversation (conversation_id, uid, mer_id, last_at, created_at) values ($1, $2, $3, $4, $4)`,
      id,
      uid,
      NORTH,
      at.toISOString(),
    );
    const lines: [side: string, time: Date][] = [
      ['buyer', at],
      ['buyer', after(at, hours(1))],
      ...(uid <= answered
        ? [['store', after(at, late)] as [string, Date]]
        : [['auto', at] as [string, Date]]),
    ];
    for (const [seq, [side, time]] of lines.entries())
      await mall.rows(
        `insert into chat_message (chat_message_id, conversation_id, seq, version, side, type, body, created_at)
         values ($1, $2, $3, $3, $4, 1, 'x', $5)`,
        `${id}-${seq}`,
        id,
        seq + 1,
        side,
        time.toISOString(),
      );
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
  await mall.rows('update merchant set repurchase_rate = 560, response_rate = 930');
  await mall.rows('delete from conversation');
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
  ] as const)
    await mall.rows(
      `insert into store_order select (jsonb_populate_record(o, jsonb_build_object(
          'order_id', o.order_id || '-' || who, 'order_sn', o.order_sn || '-' || who, 'uid', who))).*
        from store_order o, generate_series(2, $2::int) who where o.order_id = $1`,
      order,
      buyers,
    );
  await countStoreRates(mall.system);
  expect(valueOf(await mall.as()(storeApi.detail, { id: NORTH })).repurchase_rate).toBe(25);
});
