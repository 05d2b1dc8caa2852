// What a store answers with again and again: its people keep it once, use it everywhere, and see who is on duty.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { chatApi } from '#lib/contracts/chat.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { CHAT_ANSWERS_MAX } from '#lib/kernel/chat-limits.ts';
import { seconds } from '#lib/kernel/clock.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

let store: Call;
let other: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  [store, other] = [await mall.login(900 + SOUTH), await mall.login(901)];
});
afterAll(() => mall.close());

const texts = async (call: Call, keyword?: string) =>
  valueOf(await call(chatApi.answers, { limit: 100, keyword })).list.map(({ text }) => text);

test('a quick reply is kept, changed and deleted by its own store alone', async () => {
  const hours = valueOf(await store(chatApi.saveAnswer, { text: ' 当天 16 点前付款当天发货 ' }));
  mall.clock.advance(seconds(1));
  valueOf(await store(chatApi.saveAnswer, { text: '可以开 13% 专票' }));
  expect(await texts(store)).toEqual(['当天 16 点前付款当天发货', '可以开 13% 专票']);
  expect(await texts(other)).toEqual([]);
  expect([await texts(store, '专票'), await texts(other, '专票')]).toEqual([['可以开 13% 专票'], []]);
  expect([await texts(store, '13%'), await texts(store, '%13')]).toEqual([['可以开 13% 专票'], []]);
  expect(codeOf(await store(chatApi.saveAnswer, { text: ' ' }))).toBe('chat.empty');

  const id = hours.answer_id;
  expect(codeOf(await other(chatApi.saveAnswer, { id, text: '别家的' }))).toBe('chat.answer_gone');
  expect(codeOf(await other(chatApi.removeAnswer, { id }))).toBe('chat.answer_gone');
  valueOf(await store(chatApi.saveAnswer, { id, text: '当天 17 点前付款当天发货' }));
  expect((await texts(store))[0]).toBe('当天 17 点前付款当天发货');
  valueOf(await store(chatApi.removeAnswer, { id }));
  expect(await texts(store)).toEqual(['可以开 13% 专票']);
  expect(codeOf(await store(chatApi.removeAnswer, { id }))).toBe('chat.answer_gone');
});

test('a store keeps so many quick replies and no more', async () => {
  const kept = await texts(other);
  await mall.add(
    'chatAnswer',
    Array.from({ length: CHAT_ANSWERS_MAX - kept.length }, (_, at) => ({
      chatAnswerId: `answer${at + 1}`,
      merId: 1,
      text: `Answer ${at + 1}`,
      createdAt: new Date(),
    })),
  );
  expect(codeOf(await other(chatApi.saveAnswer, { text: 'One more' }))).toBe('chat.answers_full');
});

test('whoever has the messages open is on duty for his colleagues, and a minute and a half later no more', async () => {
  const here = async () =>
    valueOf(await store(chatApi.colleagues))
      .list.filter((one) => one.is_here)
      .map(({ uid }) => uid);
  expect(await here()).toEqual([]);
  valueOf(await store(chatApi.list, { side: 'store' }));
  expect(await here()).toEqual([900 + SOUTH]);
  expect(valueOf(await other(chatApi.colleagues)).list.some((one) => one.is_here)).toBe(false);
  mall.clock.advance(seconds(100));
  expect(await here()).toEqual([]);
});

test('orders of the buyer who writes are listed without those of others', async () => {
  await paidOrder(mall, 1, [[VALVE.sku, 1]]);
  await paidOrder(mall, 2, [[VALVE.sku, 1]]);
  const all = valueOf(await store(orderDeskApi.list, { tab: 'all' })).list;
  const own = valueOf(await store(orderDeskApi.list, { tab: 'all', buyer: 1 })).list;
  expect(own).toHaveLength(1);
  expect(all).toHaveLength(2);
  expect(valueOf(await store(orderDeskApi.list, { tab: 'all', buyer: 3 })).list).toEqual([]);
});
