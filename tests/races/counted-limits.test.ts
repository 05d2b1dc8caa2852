// What an account or a store may have of something, asked for many times at the same moment.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCall, type Call } from '#lib/call/call.ts';
import { inProcess } from '#lib/call/in-process.ts';
import { approvalApi } from '#lib/contracts/approval.ts';
import { chatApi } from '#lib/contracts/chat.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { feedbackApi } from '#lib/contracts/feedback.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { machineApi } from '#lib/contracts/machine.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { paperApi } from '#lib/contracts/paper.ts';
import { CHAT_ANSWERS_MAX } from '#lib/kernel/chat-limits.ts';
import {
  ADDRESSES_MAX,
  FEEDBACK_PER_DAY,
  INVOICE_HEADERS_MAX,
  TABLES_WAITING_MAX,
} from '#lib/kernel/limits.ts';
import { ok } from '#lib/kernel/result.ts';
import { openFirm } from '../support/company/firm.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { NORTH, openTradeMall, type TradeMall } from '../support/trade-mall.ts';
import { valueOf } from '../support/trade-steps.ts';

const BUYER = 1;
let database: FreshDatabase;
let mall: TradeMall;
let header: string;

/** No table is written here. */
async function* never(): AsyncGenerator<never> {}

beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url });
  mall.services.lists = { look: () => ok(), pages: () => never() };
  const owner = (await openFirm(mall, BUYER, {})).as[BUYER]!;
  const title = { receipt_type: 1 as const, receipt_title_type: 1 as const, receipt_title: '采购部' };
  header = valueOf(await owner(invoiceApi.addHeader, title)).user_receipt_id;
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
const TABLE = {
  screen: 'merchant/orders',
  list: orderDeskApi.list.path,
  title: '订单',
  format: 'csv',
  asked: '',
} as const;
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
  [
    'tables that wait to be written',
    SELLER,
    TABLES_WAITING_MAX,
    0,
    (call) => call(paperApi.storeList, TABLE),
  ],
  [
    'addresses of a company',
    BUYER,
    ADDRESSES_MAX,
    ADDRESSES_MAX - 5,
    (call) => call(companyTeamApi.shareAddress, { address_id: mall.addressId(BUYER) }),
  ],
  [
    'invoice headers of a company',
    BUYER,
    INVOICE_HEADERS_MAX,
    INVOICE_HEADERS_MAX - 5,
    (call) => call(approvalApi.shareHeader, { user_receipt_id: header }),
  ],
])('%s are never more than allowed, however many are asked for at once', async (_, uid, most, had, ask) => {
  const calls = await callers(uid, most - had + 20);
  for (const call of (await callers(uid, had)).slice(0, had)) await ask(call);
  const answers = await Promise.all(calls.map(ask));
  expect(answers.filter(({ ok }) => ok).length).toBe(most - had);
});
