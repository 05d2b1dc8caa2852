// Two companies with prices of their own and a visitor, through the real server: nobody is ever answered with another's
// price, whatever was kept, shared or asked for with somebody else's ETag.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { quickOrderApi } from '#lib/contracts/quick-order.ts';
import { savedListApi } from '#lib/contracts/saved-list.ts';
import { shippingFeeApi } from '#lib/contracts/shipping-fee.ts';
import { designationKey } from '#lib/domain/goods/search/index.ts';
import { openFirm } from '../../support/company/firm.ts';
import { serveMall, type ServedMall } from '../../support/serve-mall.ts';
import { BOLT, NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { putIntoCart, valueOf } from '../../support/trade-steps.ts';

/** What the first company pays for a size, and what the second does. */
const PRICES = ['7.31', '7.13'];
const AGENT = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' };

let server: ServedMall;
/** Tokens of the two companies' buyers; the visitor has none. */
let who: (string | undefined)[];
/** Addresses of each that are his alone. */
let saved: string[];

const mall = await openTradeMall({ buyers: 2 });
beforeAll(async () => {
  await mall.change('sku', { skuId: BOLT.m8 }, { designationKey: `${designationKey('M8x30')}` });
  const store = await mall.login(901);
  const own: Call[] = [];
  for (const uid of [1, 2]) {
    const { companyId, as } = await openFirm(mall, uid);
    own.push(as[uid]!);
    valueOf(await as[uid]!(favouriteApi.create, { type_id: NORTH, type: FAVOURITE_TYPES.store }));
    valueOf(await store(customerApi.add, { who: `公司${uid}`, note: '' }));
    const [name, customer] = [`协议${uid}`, `company:${companyId}`];
    valueOf(await store(priceListApi.create, { name, customer, lines: `M8x30\t${PRICES[uid - 1]}` }));
  }
  saved = [];
  for (const [at, call] of own.entries()) {
    const cart_id = await putIntoCart(mall, at + 1, [[BOLT.m8, 20]]);
    saved.push(valueOf(await call(savedListApi.create, { name: '常购', cart_id })).saved_list_id);
  }
  who = [await mall.token(1), await mall.token(2), undefined];
  server = await serveMall(mall);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const ask = (path: string, token: string | undefined, more: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { ...AGENT, ...(token ? { 'x-token': token } : {}), ...more } });
const say = (path: string, token: string | undefined, body: object) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { ...AGENT, 'content-type': 'application/json', ...(token ? { 'x-token': token } : {}) },
    body: JSON.stringify(body),
  });
/** Prices of a company that a text says anywhere. */
const told = (text: string): string[] => PRICES.filter((price) => text.includes(price));

const of = (path: string, id: string | number): string => path.replace(/:\w+$/, String(id));

test.each([
  of(goodsApi.detail.path, BOLT.product),
  of(goodsApi.live.path, BOLT.product),
  of(goodsApi.same.path, BOLT.m8),
  of(goodsApi.ofMerchant.path, NORTH),
  `${goodsApi.list.path}?ids=${BOLT.product}`,
  `${goodsApi.sizes.path}?mer_id=${NORTH}`,
  goodsApi.recommend.path,
  '/api/pc/home',
])('%s says the same to everybody, whoever asked for it before', async (path) => {
  const answers: string[] = [];
  // The companies come first: what they leave behind is what a visitor would be given.
  for (const token of [...who, ...who.toReversed()]) answers.push(await (await ask(path, token)).text());
  expect(answers[0]).toContain('"status":200');
  expect(answers.flatMap(told)).toEqual([]);
});

const sizes = `${priceListApi.ofSizes.path}?ids=${BOLT.m8}`;
const freight = `${of(shippingFeeApi.quote.path, BOLT.product)}?region=1304&items=${BOLT.m8}:20`;
/** What nobody else may be answered with: private answers, and how each is asked for. */
const own: [string, (at: number, more?: Record<string, string>) => Promise<Response>][] = [
  ['the sizes', (at, more) => ask(sizes, who[at], more)],
  ['the goods', (at, more) => ask(`${priceListApi.own.path}?ids=${BOLT.product}`, who[at], more)],
  ['the goods page', (at, more) => ask(of(priceListApi.ofGoods.path, BOLT.product), who[at], more)],
  ['the cart', (at, more) => ask(cartApi.list.path, who[at], more)],
  ['a kept list', (at, more) => ask(of(savedListApi.detail.path, saved[at] ?? saved[0]!), who[at], more)],
  ['the freight', (at, more) => ask(freight, who[at], more)],
  ['quick order', (at) => say(quickOrderApi.match.path, who[at], { lines: [{ words: 'M8x30', num: 20 }] })],
];
/** Prices of one unit, or of twenty, that are in an answer, by whose they are. */
const TWENTY = ['146.20', '142.60'];
const whose = (text: string): number[] =>
  [0, 1].filter((at) => text.includes(`"${PRICES[at]}"`) || text.includes(`"${TWENTY[at]}"`));

test.each(own)('%s: each hears of its own price, and a visitor of none', async (_, asked) => {
  const answers = [await asked(0), await asked(1), await asked(2), await asked(0)];
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(texts.map(whose)).toEqual([[0], [1], [], [0]]);
  for (const answer of answers.filter((_one, at) => at !== 2)) {
    expect(answer.headers.get('cache-control')).toMatch(/no-store|private/);
    // With what one company was given, nobody else is told that nothing has changed.
    const etag = answer.headers.get('etag');
    if (etag)
      for (const at of [1, 2]) expect((await asked(at, { 'if-none-match': etag })).status).not.toBe(304);
  }
});

test('the three at once, again and again, are never answered with one another’s price', async () => {
  const turns = Array.from({ length: 20 }, (_, turn) => turn % 3);
  const texts = await Promise.all(turns.map(async (at) => (await ask(freight, who[at])).text()));
  expect(texts.map(whose)).toEqual(turns.map((at) => (at < 2 ? [at] : [])));
});
