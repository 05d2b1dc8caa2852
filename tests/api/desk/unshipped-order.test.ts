// What the platform does about an order that its store does not send: it asks, notes, and at last calls it off.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { auditApi } from '#lib/contracts/audit.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { days } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { apply, balanceOf, bought, fund, ship } from '../../domain/refund/refund-steps.ts';

const [BUYER, SERVICE, FINANCE, OWNER] = [1, 3, 4, 900 + NORTH];
let service: Call;
let buyer: Call;
let store: Call;
let id: string;

async function enter(): Promise<void> {
  [service, buyer, store] = [await mall.login(SERVICE), await mall.login(BUYER), await mall.login(OWNER)];
}
const mall = await openTradeMall();
beforeAll(async () => {
  await fund(mall, BUYER);
  await fund(mall, SERVICE);
  await mall.add('userRole', [
    { uid: SERVICE, role: 'platform', platformRoles: ['service'] },
    { uid: FINANCE, role: 'platform', platformRoles: ['finance', 'review'] },
  ]);
  [id = ''] = await bought(mall, BUYER, [[BOLT.m8, 10]]);
  await enter();
});
afterAll(() => mall.close());

const heard = async (call: Call): Promise<string[]> =>
  valueOf(await call(profileApi.notices, {})).list.map(({ kind }) => kind);

test('the store is asked to send, its buyer learns it, and no more than once a day', async () => {
  const text = '请在今天发货';
  valueOf(await service(oversightApi.urgeOrder, { id, text }));
  const [told] = valueOf(await store(profileApi.notices, {})).list;
  expect(told).toMatchObject({ kind: 'desk.urged', title: expect.stringContaining(text) });
  expect(told!.link).toContain(id);
  expect(await heard(buyer)).toContain('order.urged');
  expect(codeOf(await service(oversightApi.urgeOrder, { id, text }))).toBe('order.reminded');
  // What the buyer asks for is counted apart.
  valueOf(await buyer(orderApi.remind, { id }));
  mall.clock.advance(days(1));
  await enter();
  valueOf(await service(oversightApi.urgeOrder, { id, text }));
  const { log } = valueOf(await store(orderDeskApi.detail, { id }));
  expect(log.filter(({ event }) => event === 'urge')).toHaveLength(2);
});

test('a note of the platform is read by its people, by neither store nor buyer', async () => {
  const text = '店主电话无人接听';
  valueOf(await service(oversightApi.noteOrder, { id, text }));
  expect(valueOf(await service(oversightApi.order, { id })).notes).toMatchObject([{ text }]);
  valueOf(await store(orderDeskApi.note, { id, text: '缺货，周四到' }));
  const ofStore = valueOf(await store(orderDeskApi.detail, { id }));
  expect(ofStore.notes.map((note) => note.text)).toEqual(['缺货，周四到']);
  expect(ofStore.note).toBe('缺货，周四到');
  expect(valueOf(await service(oversightApi.order, { id })).notes).toHaveLength(1);
  expect(JSON.stringify(valueOf(await buyer(orderApi.detail, { id })))).not.toContain(text);
});

test('an order with an open refund is settled by that refund, not called off', async () => {
  const refund = valueOf(await apply(mall, buyer, id, { num: 5 }));
  const again = await service(refundApi.callOffForStore, { id, reason: '商家失联' });
  expect(codeOf(again)).toBe('order.refund_open');
  valueOf(await buyer(refundApi.cancel, { id: refund.refund_order_id }));
});

test('called off, all of it goes back at once, both sides read why, and the audit trail names who did it', async () => {
  const before = await balanceOf(mall, 'buyer_balance', BUYER);
  const { pay_price: paid } = valueOf(await service(oversightApi.order, { id }));
  const reason = '商家失联，多次催促未发货';
  const { refund_order_id: refund } = valueOf(await service(refundApi.callOffForStore, { id, reason }));
  expect(await balanceOf(mall, 'buyer_balance', BUYER)).toBe(before + Math.round(Number(paid) * 100));
  expect(valueOf(await service(oversightApi.order, { id })).status).toBe('refunded');
  for (const [side, kind] of [
    [buyer, 'refund.mall_called_off'],
    [store, 'desk.called_off'],
  ] as const) {
    const told = valueOf(await side(profileApi.notices, {})).list.find((one) => one.kind === kind);
    expect(told?.title).toContain(reason);
    expect(told?.link).toContain(refund);
  }
  const { log, refund_message: why } = valueOf(await buyer(refundApi.detail, { id: refund }));
  expect(why).toBe('平台取消订单');
  expect(log.map(({ event, actor }) => [event, actor])).toEqual([
    ['end', 'platform'],
    ['pay', 'platform'],
  ]);
  expect(codeOf(await store(orderApi.ship, { id, courier: 'sf', tracking_no: 'SF100200300' }))).toBe(
    'order.wrong_state',
  );
  expect(codeOf(await service(refundApi.callOffForStore, { id, reason }))).toBe('order.wrong_state');
  const owner = await mall.login(FINANCE);
  expect(codeOf(await owner(refundApi.callOffForStore, { id, reason }))).toBe('auth.role');
  expect(codeOf(await owner(auditApi.list, {}))).toBe('auth.role');
  const entries = await mall.read('auditEntry', { uid: SERVICE }, ['act']);
  expect(entries.map(({ act }) => act)).toContain('POST /api/platform/order/call_off/:id');
});

test('a store’s offer that the buyer has not answered is paid by the platform’s word, once', async () => {
  const [offered = ''] = await bought(mall, BUYER, [[BOLT.m8, 10]]);
  const { refund_order_id: offer } = valueOf(
    await store(refundApi.callOff, { id: offered, reason: '模具损坏' }),
  );
  const before = await balanceOf(mall, 'buyer_balance', BUYER);
  const { pay_price: paid } = valueOf(await service(oversightApi.order, { id: offered }));
  mall.clock.advance(1000);
  const reason = '商家无法发货，买家要求尽快退款';
  const done = valueOf(await service(refundApi.callOffForStore, { id: offered, reason }));
  expect(done.refund_order_id).toBe(offer);
  expect(await balanceOf(mall, 'buyer_balance', BUYER)).toBe(before + Math.round(Number(paid) * 100));
  expect(valueOf(await service(oversightApi.order, { id: offered })).status).toBe('refunded');
  const { log, status, can } = valueOf(await buyer(refundApi.detail, { id: offer }));
  expect([status, can.answer]).toEqual(['refunded', false]);
  expect(log.map(({ event, actor, note }) => [event, actor, note])).toEqual([
    ['call_off', 'merchant', '模具损坏'],
    ['pay', 'platform', reason],
  ]);
  expect(codeOf(await buyer(refundApi.answer, { id: offer, agree: true }))).toBe('refund.wrong_state');
});

test('what was sent is called off no more, and nobody acts on what they bought or sell', async () => {
  const [sent = ''] = await bought(mall, BUYER, [[BOLT.m8, 10]]);
  await ship(mall, sent);
  const reason = '商家失联';
  expect(codeOf(await service(refundApi.callOffForStore, { id: sent, reason }))).toBe('order.wrong_state');
  expect(codeOf(await service(oversightApi.urgeOrder, { id: sent, text: reason }))).toBe('order.wrong_state');
  const [own = ''] = await bought(mall, SERVICE, [[VALVE.sku, 1]]);
  expect(codeOf(await service(refundApi.callOffForStore, { id: own, reason }))).toBe('refund.own');
  await mall.add('userRole', { uid: SERVICE, role: 'merchant', merId: NORTH, storeRoles: ['sales'] });
  const [sold = ''] = await bought(mall, BUYER, [[BOLT.m8, 10]]);
  expect(codeOf(await service(refundApi.callOffForStore, { id: sold, reason }))).toBe('refund.own');
  expect(codeOf(await service(oversightApi.urgeOrder, { id: sold, text: reason }))).toBe(
    'oversight.own_store',
  );
});
