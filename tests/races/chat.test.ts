// Chats on a real PostgreSQL: two processes serve one mall, and many messages come at the same moment.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MSN } from '#lib/contracts/chat.ts';
import { newId } from '#lib/kernel/ids.ts';
import { readHistory, sendMessage } from '#lib/domain/service/chat/index.ts';
import { openChat } from '../support/service/chat-end.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { valueOf } from '../support/http-call.ts';
import { openTestMall, type TestMall } from '../support/mall.ts';
import { NORTH, openTradeMall, type TradeMall } from '../support/trade-mall.ts';
import { times } from './at-once.ts';
import { serveMall, type ServedMall } from '../support/serve-mall.ts';

const BUYER = 1;
let database: FreshDatabase;
let mall: TradeMall;
let other: TestMall;
const servers: ServedMall[] = [];

async function serve(one: TestMall): Promise<string> {
  const server = await serveMall(one);
  servers.push(server);
  return server.url;
}

beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  other = await openTestMall({ url: database.url });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await other.close();
  await mall.close();
  await database.drop();
});

const say = (msn: string, key = newId()) =>
  sendMessage(mall.ctx(BUYER), { mer: NORTH, msn_type: MSN.text, msn, key });

test('what one process takes is heard by the browsers of another', async () => {
  const [here, there] = [await serve(mall), await serve(other)];
  const buyer = await openChat(here);
  buyer.say('login', { token: await mall.token(BUYER) });
  await buyer.hear('login');
  buyer.say('send_chat', { mer_id: NORTH, msn_type: MSN.text, msn: '有人吗', key: newId() });
  await buyer.hear('sent');

  const store = await openChat(there);
  store.say('login', { token: await mall.token(900 + NORTH) });
  await store.hear('login');
  store.say('chat_start', { mer_id: NORTH, buyer: BUYER, since: 0 });
  expect((await store.hear('chat')).history.list[0]?.msn).toBe('有人吗');
  buyer.say('send_chat', { mer_id: NORTH, msn_type: MSN.text, msn: '请报价', key: newId() });
  expect((await store.hear('chat')).history.list).toMatchObject([{ msn: '请报价' }]);
  buyer.close();
  store.close();
});

test('twenty messages at once all have a place, one after the other', async () => {
  const before = valueOf(await readHistory(mall.ctx(BUYER), { mer: NORTH, limit: 100 })).list.length;
  await times(20, (at) => say(`${at}`));
  const { list, version } = valueOf(await readHistory(mall.ctx(BUYER), { mer: NORTH, limit: 100 }));
  expect(list.length).toBe(before + 20);
  expect(list.map(({ seq }) => seq)).toEqual(list.map((_, at) => at + 1));
  expect(version).toBe(list.length);
});

test('the same message over both ways at once is kept once', async () => {
  await mall.remove('rateCount');
  const key = newId();
  const answers = await times(10, () => say('只要一次', key));
  expect(new Set(answers.map((answer) => valueOf(answer).message_id)).size).toBe(1);
});
