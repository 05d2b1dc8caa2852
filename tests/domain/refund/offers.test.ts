// What a store offers and its buyer answers: less than was asked for, or to call off an order that is not sent.
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { sweepRefundOrders } from '#lib/domain/trade/refund/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { yuan } from '#lib/kernel/money.ts';
import { BOLT, GAUGE, openTradeMall, SOUTH } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import {
  balanceOf,
  bought,
  expectBooksInOrder,
  fund,
  linesOf,
  ship,
  statusOf,
  refundsFor,
} from './refund-steps.ts';

let buyer: Call;
let store: Call;
let stranger: Call;

async function logIn(): Promise<void> {
  buyer = await mall.login(1);
  stranger = await mall.login(2);
  store = await mall.login(900 + SOUTH);
}
const mall = await openTradeMall();
beforeAll(async () => {
  await fund(mall, 1);
  await logIn();
});
afterAll(async () => {
  await expectBooksInOrder(mall);
  await mall.close();
});

const { valves, ask, read } = refundsFor(
  () => mall,
  () => buyer,
);
const purse = () => balanceOf(mall, 'buyer_balance', 1);
/** What the store's owner has heard of a refund, the latest last. */
const heard = async (id: string): Promise<string[]> => {
  const rows = await mall.read(
    'notice',
    (t) => and(eq(t.uid, 900 + SOUTH), like(t.link, `/merchant/refunds?%open=${id}`)),
    ['kind'],
    { by: ['createdAt', 'noticeId'] },
  );
  return rows.map((row) => row.kind);
};
const answer = (id: string, agree: boolean) => buyer(refundApi.answer, { id, agree });

test('less money is paid once the buyer accepts, and what it left out never comes back', async () => {
  const id = await valves(2);
  await ship(mall, id, SOUTH);
  const before = await purse();
  const refund = await ask(id, { num: 1 });
  const offer = { id: refund, refund_price: '100.00', reason: '外壳有划痕，可正常使用' };
  // Steps of one and the same moment have no order.
  mall.clock.advance(1000);
  valueOf(await store(refundApi.offer, offer));
  const shown = await read(refund);
  expect(shown).toMatchObject({
    status: 'offered',
    refund_price: '250.00',
    offer: { refund_price: '100.00', refund_num: 1, reason: offer.reason, called_off: false },
    can: { answer: true },
  });
  expect(Date.parse(shown.auto_refund_time!) - Date.parse(shown.now)).toBe(days(3));
  expect(codeOf(await store(refundApi.agree, { id: refund }))).toBe('refund.wrong_state');
  expect(codeOf(await stranger(refundApi.answer, { id: refund, agree: true }))).toBe('refund.not_found');
  mall.clock.advance(1000);
  valueOf(await answer(refund, true));
  expect(codeOf(await answer(refund, true))).toBe('refund.wrong_state');
  expect(await purse()).toBe(before + 10_000);
  expect(await read(refund)).toMatchObject({
    status: 'refunded',
    refund_price: '100.00',
    can: { answer: false },
  });
  expect((await read(refund)).log.map(({ event, actor }) => [event, actor])).toEqual([
    ['apply', 'buyer'],
    ['offer', 'merchant'],
    ['pay', 'buyer'],
  ]);
  // The piece that stayed gives back its own share alone.
  const rest = await ask(id);
  expect(await read(rest)).toMatchObject({ refund_price: '250.00', refund_num: 1 });
});

test('fewer pieces leave the others free, to be asked for again to the last fen', async () => {
  const [id] = await bought(mall, 1, [[BOLT.m8, 100]]);
  const [line] = await linesOf(mall, id!);
  const north = await mall.login(901);
  const before = await purse();
  const refund = await ask(id!, { num: 100, refund_message: 'quality' });
  valueOf(await north(refundApi.offer, { id: refund, num: 33, reason: '只有一箱受潮' }));
  valueOf(await answer(refund, true));
  expect((await linesOf(mall, id!))[0]).toMatchObject({ refundable_num: 67, refund_state: 'partly' });
  const rest = await ask(id!, { refund_message: 'quality' });
  valueOf(await north(refundApi.agree, { id: rest }));
  expect((await purse()) - before).toBe(Number(line!.pay_price) + Number(line!.freight));
  expect(await statusOf(mall, id!)).toBe('refunded');
});

test('of fewer pieces for less money, what the buyer has waived stays waived to the last fen', async () => {
  const [id] = await bought(mall, 1, [[BOLT.m8, 100]]);
  const [line] = await linesOf(mall, id!);
  const north = await mall.login(901);
  const before = await purse();
  // A fen is waived of fifty pieces; half of them keep it, since half a fen cannot be paid.
  const all = Number(line!.pay_price) + Number(line!.freight);
  const asked = yuan(all / 2 - 1);
  const refund = await ask(id!, { num: 50, refund_price: asked, refund_message: 'quality' });
  valueOf(await north(refundApi.offer, { id: refund, num: 25, reason: '只有半箱受潮' }));
  valueOf(await answer(refund, true));
  const rest = await ask(id!, { refund_message: 'quality' });
  valueOf(await north(refundApi.agree, { id: rest }));
  expect((await purse()) - before).toBe(all - 1);
});

test('what the buyer declines is the store’s to answer again, and is not offered twice', async () => {
  const id = await valves(1);
  const refund = await ask(id);
  valueOf(await store(refundApi.offer, { id: refund, refund_price: '1.00', reason: '协商' }));
  valueOf(await answer(refund, false));
  expect(await read(refund)).toMatchObject({ status: 'reviewing', refund_price: '270.00' });
  expect(await heard(refund)).toEqual(['refund.declined']);
  const again = { id: refund, refund_price: '2.00', reason: '再协商' };
  expect(codeOf(await store(refundApi.offer, again))).toBe('refund.offered_once');
  valueOf(await store(refundApi.agree, { id: refund }));
  expect(await read(refund)).toMatchObject({ status: 'refunded', refund_price: '270.00' });
});

test('an offer after the parcel has come goes back to the parcel when nobody answers it', async () => {
  const id = await valves(1);
  await ship(mall, id, SOUTH);
  const refund = await ask(id, { refund_type: 'return' });
  valueOf(await store(refundApi.agree, { id: refund }));
  valueOf(await buyer(refundApi.sendBack, { id: refund, delivery_type: 'sf', delivery_id: 'SF7788' }));
  valueOf(await store(refundApi.offer, { id: refund, refund_price: '200.00', reason: '验货缺配件' }));
  mall.clock.advance(days(3) + 1);
  await sweepRefundOrders(mall.system);
  await logIn();
  expect(await read(refund)).toMatchObject({ status: 'returning', refund_price: '250.00' });
  expect((await read(refund)).log.at(-1)).toMatchObject({ event: 'decline_returned', actor: 'system' });
  expect(await heard(refund)).toEqual(['refund.offer_lapsed']);
  valueOf(await store(refundApi.receive, { id: refund }));
});

test('an offer is less than what was asked for, says why, and names pieces of one line only', async () => {
  const id = await valves(2);
  const refund = await ask(id);
  const offer = (more: object) => store(refundApi.offer, { id: refund, reason: '协商', ...more });
  expect(await offer({})).toMatchObject({ failure: { code: 'refund.not_less', field: 'refund_price' } });
  expect(await offer({ num: 3 })).toMatchObject({ failure: { code: 'refund.pieces', field: 'num' } });
  expect(await offer({ num: 1, refund_price: '300.00' })).toMatchObject({
    failure: { code: 'refund.above_maximum', field: 'refund_price' },
  });
  expect(codeOf(await offer({ refund_price: '0' }))).toBe('refund.amount');
  expect(codeOf(await offer({ refund_price: '1', reason: ' ' }))).toBe('refund.offer_reason');
  const [two] = await bought(mall, 1, [
    [BOLT.m8, 100],
    [GAUGE.sku, 2],
  ]);
  const ids = (await linesOf(mall, two!)).map((line) => line.order_line_id);
  const both = await ask(two!, { type: 'batch', ids });
  const north = await mall.login(901);
  const fewer = { id: both, num: 1, reason: '协商' };
  expect(codeOf(await north(refundApi.offer, fewer))).toBe('refund.one_line');
  const price = Number((await read(both)).refund_price) - 0.05;
  valueOf(await north(refundApi.offer, { id: both, refund_price: price.toFixed(2), reason: '协商' }));
  const before = await purse();
  valueOf(await answer(both, true));
  expect((await purse()) - before).toBe(Math.round(price * 100));
});

test('a store calls an order off with the buyer’s consent: everything goes back and nothing is shipped', async () => {
  const id = await valves(2);
  const before = await purse();
  const stock = (await mall.stock(21)).sku;
  const call = { id, reason: '该型号停产' };
  expect(codeOf(await (await mall.login(901))(refundApi.callOff, call))).toBe('order.not_found');
  mall.clock.advance(1000);
  const refund = valueOf(await store(refundApi.callOff, call)).refund_order_id;
  expect(await read(refund)).toMatchObject({
    status: 'offered',
    refund_price: '520.00',
    offer: { called_off: true, reason: '该型号停产' },
    can: { answer: true, cancel: false },
  });
  expect(await purse()).toBe(before);
  const [notice] = valueOf(await buyer(profileApi.notices, {})).list;
  expect(notice!.title).toContain('该型号停产');
  valueOf(await answer(refund, true));
  expect(await purse()).toBe(before + 52_000);
  expect((await mall.stock(21)).sku).toBe(stock + 2);
  expect(await statusOf(mall, id)).toBe('refunded');
});

test('an order that the buyer keeps goes on, and is not called off again', async () => {
  const id = await valves(1);
  const refund = valueOf(await store(refundApi.callOff, { id, reason: '缺货' })).refund_order_id;
  valueOf(await answer(refund, false));
  expect(await read(refund)).toMatchObject({ status: 'cancelled', can: { apply_again: false } });
  expect(await heard(refund)).toEqual(['refund.kept']);
  expect((await linesOf(mall, id))[0]).toMatchObject({ refundable_num: 1, refund_state: 'none' });
  expect(codeOf(await store(refundApi.callOff, { id, reason: '还是缺货' }))).toBe('refund.offered_once');
  await ship(mall, id, SOUTH);
});

test('what was sent, or is asked back already, is not called off, nor agreed to once it was sent', async () => {
  const sent = await valves(1);
  await ship(mall, sent, SOUTH);
  expect(codeOf(await store(refundApi.callOff, { id: sent, reason: '缺货' }))).toBe('order.wrong_state');
  const asked = await valves(1);
  await ask(asked);
  expect(codeOf(await store(refundApi.callOff, { id: asked, reason: '缺货' }))).toBe('order.refund_open');
  const later = await valves(1);
  const refund = valueOf(await store(refundApi.callOff, { id: later, reason: '缺货' })).refund_order_id;
  await ship(mall, later, SOUTH);
  expect(await read(refund)).toMatchObject({ can: { answer: false } });
  expect(codeOf(await answer(refund, true))).toBe('refund.wrong_state');
  mall.clock.advance(days(3) + 1);
  await sweepRefundOrders(mall.system);
  await logIn();
  expect(await read(refund)).toMatchObject({ status: 'cancelled' });
  expect(await heard(refund)).toEqual(['refund.call_off_lapsed']);
});
