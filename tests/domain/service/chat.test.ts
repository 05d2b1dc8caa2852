// What a buyer and a store say to each other: who may read it, what may be in it, and when nobody is there.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { chatApi, MSN } from '#lib/contracts/chat.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { minutes, seconds } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import {
  chatsToAnswer,
  countUnread,
  hasService,
  listConversations,
  markRead,
  markPresent,
  readHistory,
  recallMessage,
  sendMessage,
} from '#lib/domain/service/chat/index.ts';
import { valueOf } from '../../support/http-call.ts';
import { NORTH, openTradeMall, SOUTH, VALVE, BOLT } from '../../support/trade-mall.ts';
import { order } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());
beforeEach(async () => {
  await mall.remove('conversation');
  await mall.remove('chatMessage');
  await mall.remove('chatAgent');
  await mall.remove('notice');
  await mall.remove('rateCount');
});

const BUYER = 1;
const STRANGER = 2;
const say = (ctx: UserContext, msn: string, more: object = {}) =>
  sendMessage(ctx, { mer: NORTH, msn_type: MSN.text, msn, key: newId(), ...more });
const history = (ctx: UserContext, more: object = {}) => readHistory(ctx, { mer: NORTH, limit: 30, ...more });
const answer = (msn: string, more: object = {}) => say(mall.merchant(NORTH), msn, { buyer: BUYER, ...more });
const codeOf = (result: { ok: boolean; failure?: { code: string } }): string =>
  result.ok ? 'ok' : (result.failure?.code ?? '');

test('what a buyer writes is read by the store, and its answer by the buyer', async () => {
  await markPresent(mall.merchant(NORTH));
  valueOf(await say(mall.ctx(BUYER), '有现货吗？'));
  const desk = valueOf(await listConversations(mall.merchant(NORTH), { side: 'store', page: 1, limit: 20 }));
  expect(desk.list).toMatchObject([{ last_text: '有现货吗？', unread: 1, buyer: { uid: BUYER } }]);
  valueOf(await answer('有，今天发'));
  const { list } = valueOf(await history(mall.ctx(BUYER)));
  expect(list.map(({ side, msn, is_mine }) => [side, msn, is_mine])).toEqual([
    ['buyer', '有现货吗？', true],
    ['store', '有，今天发', false],
  ]);
});

test('unread messages are counted for each side, and reading clears only the own count', async () => {
  await say(mall.ctx(BUYER), '一');
  await say(mall.ctx(BUYER), '二');
  expect(valueOf(await countUnread(mall.merchant(NORTH)))).toMatchObject({ store: 2, is_agent: true });
  expect(valueOf(await countUnread(mall.ctx(BUYER)))).toMatchObject({ unread_num: 0, is_agent: false });
  expect((await chatsToAnswer(mall.merchant(NORTH))).count).toBe(1);
  valueOf(await markRead(mall.merchant(NORTH), { mer: NORTH, buyer: BUYER }));
  await answer('好');
  expect((await chatsToAnswer(mall.merchant(NORTH))).count).toBe(0);
  expect(valueOf(await countUnread(mall.merchant(NORTH))).store).toBe(0);
  expect(valueOf(await countUnread(mall.ctx(BUYER))).unread_num).toBe(1);
});

test('a conversation of others is not found, not even by the merchant of another store', async () => {
  await say(mall.ctx(BUYER), '只给北店');
  expect(valueOf(await history(mall.ctx(STRANGER))).list).toEqual([]);
  expect(codeOf(await history(mall.ctx(STRANGER), { buyer: BUYER }))).toBe('chat.not_found');
  expect(codeOf(await history(mall.merchant(SOUTH), { buyer: BUYER }))).toBe('chat.not_found');
  expect(codeOf(await say(mall.merchant(SOUTH), '插话', { buyer: BUYER }))).toBe('chat.not_found');
  expect(codeOf(await markRead(mall.merchant(SOUTH), { mer: NORTH, buyer: BUYER }))).toBe('chat.not_found');
});

test('a store finds a conversation by the buyer’s name or the last digits of the phone, a buyer by the store’s name', async () => {
  valueOf(await say(mall.ctx(BUYER), '在吗'));
  await mall.change('user', { uid: BUYER }, { phone: '13912345678', nickname: '赵工' });
  const found = async (side: 'buyer' | 'store', keyword: string) =>
    valueOf(await (await mall.login(side === 'buyer' ? BUYER : 901))(chatApi.list, { side, keyword })).count;
  expect([await found('store', '赵'), await found('store', '5678'), await found('store', '9999')]).toEqual([
    1, 1, 0,
  ]);
  expect([await found('buyer', '店铺1'), await found('buyer', '店铺2')]).toEqual([1, 0]);
});

test('who keeps the books of a store alone reads and answers no chats, and hears of none', async () => {
  const BOOKS = 4;
  await mall.add('userRole', { uid: BOOKS, role: 'merchant', merId: NORTH, storeRoles: ['finance'] });
  valueOf(await say(mall.ctx(BUYER), '请打 13900000001'));
  const pair = { mer: NORTH, buyer: BUYER };
  const books = await mall.login(BOOKS);
  expect(valueOf(await books(chatApi.list, { side: 'store' })).list).toEqual([]);
  expect(valueOf(await books(chatApi.unread))).toMatchObject({ store: 0, is_agent: false });
  expect(codeOf(await books(chatApi.history, pair))).toBe('chat.not_found');
  const said = { msn_type: MSN.text, msn: '好', key: newId() };
  expect(codeOf(await books(chatApi.send, { ...pair, ...said }))).toBe('chat.not_found');
  expect(codeOf(await books(chatApi.send, { mer: NORTH, ...said }))).toBe('chat.own');
  expect(codeOf(await books(chatApi.colleagues))).toBe('auth.role');
  expect(await mall.count('notice', { kind: 'chat', uid: BOOKS })).toBe(0);
  expect(await mall.count('notice', { kind: 'chat', uid: 901 })).toBe(1);

  await mall.change('userRole', { uid: BOOKS }, { storeRoles: ['finance', 'service'] });
  const answers = await mall.login(BOOKS);
  expect(valueOf(await answers(chatApi.history, pair)).list[0]?.msn).toBe('请打 13900000001');
  await mall.remove('userRole', { uid: BOOKS });
});

test('a store answers, and never writes first; nobody writes to the own store', async () => {
  expect(codeOf(await answer('您好，来看看'))).toBe('chat.not_found');
  expect(codeOf(await say(mall.merchant(NORTH), '自己'))).toBe('chat.own');
  expect(codeOf(await say(mall.ctx(BUYER), '喂', { mer: 99 }))).toBe('store.not_found');
});

test('the same message sent twice is one message', async () => {
  const key = newId();
  const first = valueOf(await say(mall.ctx(BUYER), '只说一次', { key }));
  const again = valueOf(await say(mall.ctx(BUYER), '只说一次', { key }));
  expect(again.message_id).toBe(first.message_id);
  expect(valueOf(await history(mall.ctx(BUYER))).list.filter(({ side }) => side === 'buyer')).toHaveLength(1);
});

test('with nobody there the message is kept, the store hears of it once, and answers by itself once', async () => {
  await say(mall.ctx(BUYER), '在吗');
  await say(mall.ctx(BUYER), '请回电');
  const { list } = valueOf(await history(mall.ctx(BUYER)));
  expect(list.map(({ side }) => side)).toEqual(['buyer', 'auto', 'buyer']);
  const notices = await mall.read('notice', {}, ['uid', 'kind']);
  expect(notices).toEqual([{ uid: 900 + NORTH, kind: 'chat' }]);
  mall.clock.advance(minutes(31));
  await say(mall.ctx(BUYER), '还在吗');
  expect(
    valueOf(await history(mall.ctx(BUYER)))
      .list.map(({ side }) => side)
      .at(-1),
  ).toBe('auto');
});

test('a store has service while somebody is at its desk, and in its hours if somebody was lately', async () => {
  const state = async () => valueOf(await hasService(mall.ctx(BUYER), { mer: NORTH }));
  mall.clock.set('2026-11-23T10:00:00+08:00');
  expect(await state()).toMatchObject({ has_service: false, is_online: false, service_time: '09:00-18:00' });
  await markPresent(mall.merchant(NORTH));
  expect(await state()).toMatchObject({ has_service: true, is_online: true });
  mall.clock.set('2026-11-23T17:59:00+08:00');
  expect(await state()).toMatchObject({ has_service: true, is_online: false });
  mall.clock.set('2026-11-23T18:01:00+08:00');
  expect(await state()).toMatchObject({ has_service: false });
  mall.clock.set('2026-11-25T10:00:00+08:00');
  expect(await state()).toMatchObject({ has_service: false });
});

test('a message is taken back within 120 seconds, by its sender, and its words are gone for both', async () => {
  const said = valueOf(await say(mall.ctx(BUYER), '写错了'));
  expect(codeOf(await recallMessage(mall.merchant(NORTH), { message_id: said.message_id }))).toBe(
    'chat.not_found',
  );
  const before = valueOf(await history(mall.merchant(NORTH), { buyer: BUYER })).version;
  mall.clock.advance(seconds(120));
  valueOf(await recallMessage(mall.ctx(BUYER), { message_id: said.message_id }));
  const news = valueOf(await history(mall.merchant(NORTH), { buyer: BUYER, since: before }));
  expect(news.list).toMatchObject([{ message_id: said.message_id, msn_type: MSN.recall, msn: '' }]);
  expect(await mall.count('chatMessage', { body: '写错了' })).toBe(0);
});

test('after 120 seconds nothing is taken back any more', async () => {
  const said = valueOf(await say(mall.ctx(BUYER), '留着'));
  mall.clock.advance(seconds(121));
  expect(codeOf(await recallMessage(mall.ctx(BUYER), { message_id: said.message_id }))).toBe(
    'chat.recall_over',
  );
});

test('a product of this store is shown as a card; one of another store is refused', async () => {
  const shown = valueOf(await say(mall.ctx(BUYER), String(BOLT.product), { msn_type: MSN.product }));
  expect(shown.card).toMatchObject({
    title: '六角螺栓',
    price: '8.00',
    link: `/goods_detail/${BOLT.product}`,
  });
  for (const id of [String(VALVE.product), '4711', '0', '-1', '1e3', 'x'])
    expect(codeOf(await say(mall.ctx(BUYER), id, { msn_type: MSN.product }))).toBe('chat.link');
});

test.each(['to_order', 'reviewing', 'withheld', 'off_shelf'] as const)(
  'goods of this store that are %s are no card for who names their number',
  async (status) => {
    await mall.change('product', { productId: BOLT.product }, { status });
    const asked = await say(mall.ctx(BUYER), String(BOLT.product), { msn_type: MSN.product });
    await mall.change('product', { productId: BOLT.product }, { status: 'on_sale' });
    expect(codeOf(asked)).toBe('chat.link');
  },
);

test('only an order of this buyer with this store may be shown, whoever shows it', async () => {
  const placed = await order(mall, BUYER, [[BOLT.m8, 20]]);
  const [{ id } = { id: '' }] = await mall.read('storeOrder', { groupOrderId: placed }, { id: 'orderId' });
  const show = { msn_type: MSN.order };
  expect(valueOf(await say(mall.ctx(BUYER), id, show)).card).toMatchObject({ status: 'unpaid', num: 20 });
  expect(valueOf(await answer(id, show)).card?.link).toBe('');
  expect(codeOf(await say(mall.ctx(STRANGER), id, show))).toBe('chat.link');
  expect(codeOf(await say(mall.ctx(BUYER), id, { ...show, mer: SOUTH }))).toBe('chat.link');
  expect(codeOf(await say(mall.ctx(BUYER), newId(), show))).toBe('chat.link');
  expect(codeOf(await say(mall.ctx(BUYER), id, { msn_type: MSN.refund }))).toBe('chat.link');
});

test('texts are kept as text: hidden signs go, and an empty or endless one is refused', async () => {
  const said = valueOf(await say(mall.ctx(BUYER), ' <b>粗</b>\u202e\u0007 ok\r\n二 '));
  expect(said.msn).toBe('<b>粗</b> ok\n二');
  for (const text of ['   ', '\u200e\n']) expect(codeOf(await say(mall.ctx(BUYER), text))).toBe('chat.empty');
  expect(codeOf(await say(mall.ctx(BUYER), '字'.repeat(1001)))).toBe('chat.too_long');
  expect(codeOf(await say(mall.ctx(BUYER), '<script>', { msn_type: MSN.emoji }))).toBe('chat.emoji');
});

test('a picture is one that the sender has uploaded for a chat', async () => {
  const path = '/files/private/chat/abcdefgh.webp';
  const picture = { msn_type: MSN.picture };
  expect(codeOf(await say(mall.ctx(BUYER), path, picture))).toBe('chat.picture');
  await mall.add('media', {
    mediaId: newId(),
    uid: STRANGER,
    field: 'chat',
    path,
    mime: 'image/webp',
    bytes: 1,
    createdAt: new Date(),
  });
  expect(codeOf(await say(mall.ctx(BUYER), path, picture))).toBe('chat.picture');
  const sent = valueOf(await say(mall.ctx(STRANGER), path, picture));
  expect(sent.msn).toMatch(/^\/api\/private_file\//);
});

test('the thirty-first message of a minute is refused', async () => {
  for (let at = 0; at < 30; at += 1) valueOf(await say(mall.ctx(BUYER), `${at}`));
  expect(codeOf(await say(mall.ctx(BUYER), '31'))).toBe('chat.too_fast');
  mall.clock.advance(minutes(1));
  expect(codeOf(await say(mall.ctx(BUYER), '31'))).toBe('ok');
});
