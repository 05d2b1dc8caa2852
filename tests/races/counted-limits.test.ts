// What an account or a store may have of something, asked for many times at the same moment.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCall, type Call } from '#lib/call/call.ts';
import { inProcess } from '#lib/call/in-process.ts';
import { chatApi } from '#lib/contracts/chat.ts';
import { feedbackApi } from '#lib/contracts/feedback.ts';
import { machineApi } from '#lib/contracts/machine.ts';
import { CHAT_ANSWERS_MAX } from '#lib/kernel/chat-limits.ts';
import { FEEDBACK_PER_DAY } from '#lib/kernel/limits.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { NORTH, openTradeMall, type TradeMall } from '../support/trade-mall.ts';

const BUYER = 1;
let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
});
afterAll(async () => {
  await mall.close();
  await database.drop();
});

/** Calls as this account, each from an address of its own, so that no limit of addresses is met first. */
async function callers(uid: number, many: number): Promise<Call[]> {
  const token = await mall.token(uid);
  return Array.from({ length: many }, (_, n) =>
    createCall(
      inProcess((request) => {
        request.headers.set('x-caller-address', `10.9.${n >> 8}.${n & 255}`);
        return mall.app.fetch(request);
      }),
      () => ({ token, lang: 'zh-CN' }),
    ),
  );
}

const SELLER = 900 + NORTH;
test.each<
  [what: string, uid: number, most: number, had: number, ask: (call: Call) => Promise<{ ok: boolean }>]
>([
  [
    'tokens of a store',
    SELLER,
    20,
    0,
    (call) => call(machineApi.makeToken, { name: 't', scopes: ['goods_read'] }),
  ],
  [
    'webhooks of a store',
    SELLER,
    10,
    0,
    (call) => call(machineApi.makeWebhook, { url: 'http://127.0.0.1:9/', events: ['order.paid'] }),
  ],
  [
    'answers of a store',
    SELLER,
    CHAT_ANSWERS_MAX,
    CHAT_ANSWERS_MAX - 5,
    (call) => call(chatApi.saveAnswer, { text: '有货' }),
  ],
  [
    'feedback of a day',
    BUYER,
    FEEDBACK_PER_DAY,
    0,
    (call) =>
      call(feedbackApi.create, { type: 'other', content: '页面打不开，请看看', realname: '', contact: '' }),
  ],
])('%s are never more than allowed, however many are asked for at once', async (_, uid, most, had, ask) => {
  const calls = await callers(uid, most - had + 20);
  for (const call of (await callers(uid, had)).slice(0, had)) await ask(call);
  const answers = await Promise.all(calls.map(ask));
  expect(answers.filter(({ ok }) => ok).length).toBe(most - had);
});
