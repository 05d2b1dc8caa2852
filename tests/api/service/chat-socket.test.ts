// The chat's socket: who may open it, what may be said, and when it ends.
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCall, type Call } from '#lib/call/call.ts';
import { inProcess } from '#lib/call/in-process.ts';
import { chatApi, MSN } from '#lib/contracts/chat.ts';
import { CLOSED } from '#lib/contracts/chat-frames.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { notifyUser } from '#lib/domain/account/notice/index.ts';
import { seconds } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { openChat, type ChatEnd } from '../../support/service/chat-end.ts';
import { NORTH, openTradeMall, SOUTH } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';
import { serveMall, type ServedMall } from '../../support/serve-mall.ts';

const BUYER = 1;
const STRANGER = 2;
let server: ServedMall;
let url: string;
const written: string[] = [];
const open: ChatEnd[] = [];

const mall = await openTradeMall({ buyers: 6 });
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line) => void written.push(line) });
  server = await serveMall(mall, { services: { log }, log });
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});
beforeEach(async () => {
  for (const table of ['chatMessage', 'conversation', 'chatAgent', 'notice', 'rateCount'] as const)
    await mall.remove(table);
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const token = (uid: number): Promise<string> => mall.token(uid);
async function enter(uid: number): Promise<ChatEnd> {
  const end = await openChat(url);
  open.push(end);
  end.say('login', { token: await token(uid), lang: 'zh-CN' });
  await end.hear('login');
  return end;
}
const said = (msn: string, more: object = {}) => ({
  mer_id: NORTH,
  msn_type: MSN.text,
  msn,
  key: newId(),
  ...more,
});

test('a buyer writes, the store hears it at once and answers', async () => {
  const buyer = await enter(BUYER);
  buyer.say('send_chat', said('有货吗'));
  await buyer.hear('sent');
  const store = await enter(900 + NORTH);
  store.say('chat_start', { mer_id: NORTH, buyer: BUYER, since: 0 });
  const { history } = await store.hear('chat');
  expect(history.list[0]).toMatchObject({ msn: '有货吗', is_mine: false });
  buyer.say('chat_start', { mer_id: NORTH, since: 0 });
  await buyer.hear('chat');
  store.say('send_chat', said('有', { buyer: BUYER }));
  expect((await buyer.hear('chat')).history.list).toMatchObject([{ msn: '有', side: 'store' }]);
  const elsewhere = await enter(BUYER);
  store.say('send_chat', said('要多少', { buyer: BUYER }));
  expect((await elsewhere.hear('unread')).unread_num).toBeGreaterThan(0);
});

test('only a page of this site opens the socket', async () => {
  await expect(openChat(url, { origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(openChat(url, { origin: null })).rejects.toThrow('403');
  await expect(openChat(url, { origin: 'null' })).rejects.toThrow('403');
  await expect(openChat(url, { path: '/api/elsewhere' })).rejects.toThrow('404');
});

test('without a token nothing is heard, and the connection ends', async () => {
  for (const first of [
    ['login', { token: 'nobody' }],
    ['login', {}],
    ['send_chat', said('x')],
    ['chat_start', { mer_id: NORTH, since: 0 }],
  ] as const) {
    const end = await openChat(url);
    end.say(first[0], first[1]);
    expect(await end.closed).toBe(CLOSED.login);
    expect(end.heard).toEqual([]);
  }
  expect(await mall.count('chatMessage')).toBe(0);
});

test('a conversation of others cannot be watched, written to or taken back from', async () => {
  const buyer = await enter(BUYER);
  buyer.say('send_chat', said('秘密'));
  const { message } = await buyer.hear('sent');
  for (const uid of [STRANGER, 900 + SOUTH]) {
    const end = await enter(uid);
    end.say('chat_start', { mer_id: NORTH, buyer: BUYER, since: 0 });
    expect((await end.hear('err_tip')).code).toBe('chat.not_found');
    end.say('send_chat', said('x', { buyer: BUYER }));
    expect((await end.hear('err_tip')).code).toBe('chat.not_found');
    end.say('send_chat', said(message.message_id, { msn_type: MSN.recall }));
    expect((await end.hear('err_tip')).code).toBe('chat.not_found');
    buyer.say('send_chat', said('再来一条'));
    await buyer.hear('sent');
    expect(JSON.stringify(end.heard)).not.toContain('秘密');
    expect(JSON.stringify(end.heard)).not.toContain('再来一条');
  }
});

test('a message is taken back within 120 seconds, and not after', async () => {
  const buyer = await enter(BUYER);
  buyer.say('send_chat', said('一'));
  const { message } = await buyer.hear('sent');
  mall.clock.advance(seconds(121));
  buyer.say('send_chat', said(message.message_id, { msn_type: MSN.recall }));
  expect((await buyer.hear('err_tip')).code).toBe('chat.recall_over');
  buyer.say('send_chat', said('二'));
  const { message: second } = await buyer.hear('sent');
  mall.clock.advance(seconds(119));
  buyer.say('send_chat', said(second.message_id, { msn_type: MSN.recall }));
  expect((await buyer.hear('sent')).message).toMatchObject({ msn_type: MSN.recall, msn: '' });
});

test('whoever asks for a long conversation again and again and reads nothing fills no memory', async () => {
  const at = mall.clock.now();
  const conversationId = newId(at);
  await mall.add('conversation', {
    conversationId,
    uid: BUYER,
    merId: NORTH,
    version: 100,
    lastText: '',
    lastAt: at,
    createdAt: at,
  });
  await mall.add(
    'chatMessage',
    Array.from({ length: 100 }, (_, n) => ({
      chatMessageId: newId(at),
      conversationId,
      seq: n + 1,
      version: n + 1,
      side: 'buyer' as const,
      senderUid: BUYER,
      type: MSN.text,
      body: '字'.repeat(1000),
      createdAt: at,
    })),
  );
  const waiting: number[] = [];
  // The server's ends and those of the test are of one kind; only the server has much to say.
  const { send } = WebSocket.prototype;
  const spy = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, ...said) {
    waiting.push(this.bufferedAmount);
    Reflect.apply(send, this, said);
  });
  const deaf = await enter(BUYER);
  deaf.pause();
  for (let n = 0; n < 50; n += 1) deaf.say('chat_start', { mer_id: NORTH, since: 0 });
  // Meanwhile the mall answers others, as often as the one asks.
  const other = mall.as(await token(BUYER));
  for (let n = 0; n < 50; n += 1) valueOf(await other(chatApi.history, { mer: NORTH, since: 0, limit: 100 }));
  deaf.resume();
  for (let n = 0; n < 50; n += 1) await deaf.hear('chat');
  spy.mockRestore();
  expect(Math.max(...waiting)).toBeLessThan(1_000_000);
});

test('logging out ends the connection', async () => {
  const mine = await token(BUYER);
  const end = await openChat(url);
  end.say('login', { token: mine });
  await end.hear('login');
  await mall.as(mine)(identityApi.logout);
  expect(await end.closed).toBe(CLOSED.login);
});

test('so does freezing or erasing the account, at once', async () => {
  const [ERASED, FROZEN, FIRST, SECOND] = [3, 4, 5, 6];
  for (const uid of [FIRST, SECOND])
    await mall.add('userRole', { uid, role: 'platform', platformRoles: ['owner', 'risk'] });
  const [first, second] = [await mall.login(FIRST), await mall.login(SECOND)];
  const frozen = await enter(FROZEN);
  valueOf(await first(oversightApi.freezeMember, { id: FROZEN, reason: '涉嫌欺诈' }));
  expect(await frozen.closed).toBe(CLOSED.login);
  const erased = await enter(ERASED);
  const { erasure_id: id } = valueOf(await first(oversightApi.erase, { id: ERASED, reason: '本人书面申请' }));
  valueOf(await second(oversightApi.confirmErasure, { id }));
  expect(await erased.closed).toBe(CLOSED.login);
});

test('a flood of frames, a huge frame, a binary one and what is no frame end the connection', async () => {
  const flood = await enter(BUYER);
  for (let at = 0; at < 80; at += 1) flood.say('ping', {});
  expect(await flood.closed).toBe(CLOSED.flood);
  const attacks: (string | Uint8Array)[] = [
    'x'.repeat(20_000),
    new Uint8Array([1, 2]),
    'no json',
    '[]',
    'null',
    '{"type":"__proto__"}',
    '{"type":"ping","data":[]}',
  ];
  for (const attack of attacks) {
    const end = await enter(BUYER);
    end.raw(attack);
    expect(await end.closed).toBeGreaterThan(1000);
  }
});

test('hostile fields are refused by the row, and what is no text stays none', async () => {
  const end = await enter(BUYER);
  const attacks: object[] = [
    { mer_id: "1' or '1'='1" },
    { mer_id: '../../user' },
    { mer_id: { $gt: 0 } },
    { msn: { a: 1 } },
    { msn: 'a\u0000b' },
    { msn: '\ud800' },
    { key: '' },
    { key: '../../x' },
    { msn_type: 9 },
    { buyer: 'x' },
  ];
  for (const attack of attacks) {
    end.say('send_chat', said('x', attack));
    expect((await end.hear('err_tip')).code).toMatch(/^(request|chat|store)\./);
  }
  end.say('send_chat', said(`<img src=x onerror=alert(1)>'); drop table chat_message;--`));
  expect((await end.hear('sent')).message.msn).toBe(
    `<img src=x onerror=alert(1)>'); drop table chat_message;--`,
  );
});

test('what is said in a chat is in no log', async () => {
  const end = await enter(BUYER);
  end.say('send_chat', said('第一行\nERROR {"level":60} 伪造'));
  await end.hear('sent');
  expect(written.join('')).not.toContain('伪造');
  for (const line of written) expect(() => JSON.parse(line)).not.toThrow();
});

test('whose order or quotation has changed hears so at every window, and nobody else does', async () => {
  const [window, another, stranger] = [await enter(BUYER), await enter(BUYER), await enter(STRANGER)];
  await notifyUser(mall.system, { uid: BUYER, kind: 'order.timed_out' });
  await Promise.all([window.hear('moved'), another.hear('moved')]);
  expect(stranger.heard.map((frame) => frame.type)).not.toContain('moved');
});

test('whoever works for several stores answers in the one that is open at the desk, and hears of the others', async () => {
  const uid = 900 + NORTH;
  await mall.add('userRole', { uid, role: 'merchant', merId: SOUTH, storeRoles: ['service'] });
  const buyer = await mall.login(BUYER);
  for (const [mer, msn] of [
    [NORTH, '问北'],
    [SOUTH, '问南'],
  ] as const)
    valueOf(await buyer(chatApi.send, { mer, msn_type: MSN.text, msn, key: newId() }));
  const secret = await token(uid);
  const inStore = (store?: number): Call =>
    createCall(
      (request) =>
        inProcess(mall.app.fetch)({
          ...request,
          headers: { ...request.headers, ...(store ? { 'x-store': String(store) } : {}) },
        }),
      () => ({ token: secret, lang: 'zh-CN' }),
    );
  const seen = async (store?: number) =>
    valueOf(await inStore(store)(chatApi.list, { side: 'store' })).list.map((row) => row.last_text);
  expect([await seen(), await seen(NORTH), await seen(SOUTH), await seen(999)]).toEqual([
    ['问北'],
    ['问北'],
    ['问南'],
    [],
  ]);
  expect(valueOf(await inStore(SOUTH)(chatApi.unread))).toMatchObject({ store: 1, is_agent: true });

  const end = await openChat(url);
  open.push(end);
  end.say('login', { token: secret, lang: 'zh-CN', store: String(SOUTH) });
  await end.hear('login');
  const onDuty = async () =>
    (await mall.read('chatAgent', { agentUid: uid }, { mer_id: 'merId' }))[0]?.mer_id;
  expect(await onDuty()).toBe(SOUTH);
  end.say('chat_start', { mer_id: SOUTH, buyer: BUYER, since: 0 });
  expect((await end.hear('chat')).history.list[0]).toMatchObject({ msn: '问南', side: 'buyer' });
  end.say('send_chat', said('南答', { mer_id: SOUTH, buyer: BUYER }));
  expect((await end.hear('sent')).message).toMatchObject({ msn: '南答', side: 'store' });
  valueOf(await buyer(chatApi.send, { mer: SOUTH, msn_type: MSN.text, msn: '再问南', key: newId() }));
  expect(await end.hear('unread')).toMatchObject({ buyer: 0 });
  await mall.remove('userRole', { uid, merId: SOUTH });
});
