// A store answers refunds at its desk: what ends first comes first, a refusal shows why, and nobody else reads any of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { deskApi } from '#lib/contracts/desk.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { newId } from '#lib/kernel/ids.ts';
import { NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { apply, bought, fund } from './refund-steps.ts';

let buyer: Call;
let store: Call;
let north: Call;
const asked: string[] = [];

const mall = await openTradeMall();
beforeAll(async () => {
  await fund(mall, 1);
  [buyer, north, store] = [await mall.login(1), await mall.login(900 + NORTH), await mall.login(900 + SOUTH)];
  for (const num of [1, 2, 3]) {
    mall.clock.advance(60_000);
    const [order] = await bought(mall, 1, [[VALVE.sku, num]]);
    asked.push(valueOf(await apply(mall, buyer, order!)).refund_order_id);
  }
});
afterAll(() => mall.close());

const listed = async (input: Parameters<typeof store<typeof refundApi.storeList>>[1]) =>
  valueOf(await store(refundApi.storeList, input));
const idsOf = (rows: { refund_order_id: string }[]): string[] => rows.map((row) => row.refund_order_id);

test('what waits for the store comes in the order in which it ends, everything else the newest first', async () => {
  const waiting = await listed({ tab: 'waiting' });
  expect(idsOf(waiting.list)).toEqual(asked);
  expect(waiting.list[0]!.auto_refund_time! < waiting.list[2]!.auto_refund_time!).toBe(true);
  expect(idsOf((await listed({ tab: 'all' })).list)).toEqual(asked.toReversed());
  const first = await listed({ tab: 'all', limit: 2 });
  expect(idsOf((await listed({ tab: 'all', limit: 2, after: first.next! })).list)).toEqual([asked[0]]);
  expect(valueOf(await store(refundApi.storeCounts)).counts).toEqual({ waiting: 3, reviewing: 3, all: 3 });
  const inbox = valueOf(await store(deskApi.storeInbox)).rows;
  expect(inbox.find((row) => row.kind === 'refunds')).toMatchObject({ count: 3 });
});

test('what waits is told to whoever deals with it, not to all who may look', async () => {
  await bought(mall, 1, [[VALVE.sku, 1]]);
  const uid = 900 + SOUTH;
  const told: Record<string, string[]> = {};
  for (const role of ['sales', 'warehouse', 'finance', 'service'] as const) {
    await mall.change('userRole', { uid }, { storeRoles: [role] });
    const person = await mall.login(uid);
    told[role] = valueOf(await person(deskApi.storeInbox))
      .rows.map(({ kind }) => kind)
      .filter((kind) => ['refunds', 'to_ship'].includes(kind));
  }
  await mall.change('userRole', { uid }, { storeRoles: ['owner'] });
  expect(told).toEqual({
    sales: ['to_ship'],
    warehouse: ['refunds', 'to_ship'],
    finance: ['refunds'],
    service: ['refunds', 'to_ship'],
  });
});

test('a refund is found by its number, its order, its goods, the buyer and the end of his phone', async () => {
  const [row] = (await listed({ tab: 'all' })).list;
  const { refund_order_sn: sn, order_sn: order, receiver, receiver_phone: phone } = row!;
  for (const keyword of [sn, order, receiver, phone, phone.slice(-4), row!.refundProduct[0]!.store_name])
    expect(idsOf((await listed({ keyword })).list), keyword).toContain(row!.refund_order_id);
  expect((await listed({ keyword: 'nothing of the kind' })).list).toEqual([]);
});

test('a refusal carries pictures of the store’s own, which the buyer sees', async () => {
  const [id] = asked;
  const picture = async (uid: number): Promise<string> => {
    const path = `/files/private/refund/${newId(mall.clock.now())}.webp`;
    await mall.add('media', {
      mediaId: newId(mall.clock.now()),
      uid,
      field: 'refund',
      path,
      mime: 'image/webp',
      bytes: 1,
      createdAt: new Date(),
    });
    return path;
  };
  const refusal = { id: id!, reason: '验货时已被使用' };
  const foreign = await store(refundApi.refuse, { ...refusal, pics: [await picture(1)] });
  expect(codeOf(foreign)).toBe('refund.pics');
  const own = await store(refundApi.refuse, { ...refusal, pics: [await picture(900 + SOUTH)] });
  expect(own.ok).toBe(true);
  const seen = valueOf(await buyer(refundApi.detail, { id: id! }));
  expect(seen).toMatchObject({ status: 'refused', fail_message: refusal.reason });
  expect(seen.fail_pics).toHaveLength(1);
  expect(valueOf(await store(refundApi.storeCounts)).counts).toMatchObject({ waiting: 2, refused: 1 });
});

test('another store finds none of it', async () => {
  expect(valueOf(await north(refundApi.storeList, { tab: 'all' })).list).toEqual([]);
  expect(valueOf(await north(refundApi.storeCounts)).counts).toMatchObject({ all: 0 });
});
