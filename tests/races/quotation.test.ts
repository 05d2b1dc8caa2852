// Inquiries on a real PostgreSQL, several requests at the same moment: an item is given away once, an order is one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryDue, readInquiry } from '#lib/domain/sourcing/inquiry/index.ts';
import { accept, listQuotations, quote, revise } from '#lib/domain/sourcing/quotation/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import {
  boltsAt,
  offerOf,
  openInquiryOf,
  quotedInquiry,
  valvesAt,
} from '../support/sourcing/inquiry-steps.ts';
import { NORTH, openTradeMall, SOUTH, type TradeMall } from '../support/trade-mall.ts';
import { choiceOf, codeOf, valueOf } from '../support/trade-steps.ts';

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

const times = <T>(n: number, act: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, at) => act(at)));

test('two quotations for the same item accepted at once: one gets it', async () => {
  const { id, items } = await openInquiryOf(mall, 1);
  const [bolts = ''] = items;
  const north = { inquiry_id: id, ...offerOf(mall, [boltsAt(bolts, '6.00')]) };
  const south = { inquiry_id: id, ...offerOf(mall, [valvesAt(bolts, '9.00')]) };
  const ids = [
    valueOf(await quote(mall.merchant(NORTH), north)).quotation_id,
    valueOf(await quote(mall.merchant(SOUTH), south)).quotation_id,
  ];
  const answers = await times(20, (at) => accept(mall.ctx(1), { id: ids[at % 2]! }));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  const { list: quotations } = valueOf(await listQuotations(mall.ctx(1), { id, page: 1, limit: 20 }));
  expect(quotations.map((row) => row.status).toSorted()).toEqual(['accepted', 'refused']);
});

test('a store that quotes ten times at once has one quotation, and one is counted', async () => {
  const { id, items } = await openInquiryOf(mall, 1);
  const offer = { inquiry_id: id, ...offerOf(mall, [boltsAt(items[0]!, '6.00')]) };
  const answers = await times(10, () => quote(mall.merchant(NORTH), offer));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(valueOf(await readInquiry(mall.ctx(1), { id })).quote_count).toBe(1);
});

test('accepting and changing the price at once: what is accepted is what is ordered', async () => {
  const { id, north, bolts } = await quotedInquiry(mall, 2);
  const dearer = offerOf(mall, [boltsAt(bolts, '9.90')]);
  const [taken, changed] = await Promise.all([
    accept(mall.ctx(2), { id: north }),
    revise(mall.merchant(NORTH), { id: north, ...dearer }),
  ]);
  const { cart_id: cartIds } = valueOf(taken);
  const { list: quotations } = valueOf(await listQuotations(mall.ctx(2), { id, page: 1, limit: 20 }));
  const price = quotations.find((row) => row.quotation_id === north)?.items[0]?.price;
  const [line] = await mall.read('cartLine', { cartId: cartIds[0] }, { quoted_price: 'quotedPrice' });
  expect([price, Number(line?.quoted_price)]).toEqual(changed.ok ? ['9.90', 990] : ['6.50', 650]);
});

test('accepting while the deadline comes: the inquiry is chosen, whoever was first', async () => {
  const { id, north } = await quotedInquiry(mall, 3);
  mall.clock.advance(days(7));
  const [taken] = await Promise.all([
    accept(mall.ctx(3), { id: north }),
    inquiryDue(mall.system, { inquiryId: id }),
    inquiryDue(mall.system, { inquiryId: id }),
  ]);
  expect(codeOf(taken)).toBeUndefined();
  expect(valueOf(await readInquiry(mall.ctx(3), { id })).status).toBe('chosen');
  mall.clock.advance(-days(7));
});

test('the goods of a quotation ordered ten times at once are one order', async () => {
  const { north } = await quotedInquiry(mall, 4);
  const { cart_id: cartIds } = valueOf(await accept(mall.ctx(4), { id: north }));
  const choice = choiceOf(cartIds);
  const keys = await times(10, async () => valueOf(await previewCheckout(mall.ctx(4), choice)).key);
  const answers = await times(10, (at) => placeOrder(mall.ctx(4), { ...choice, key: keys[at]!, mark: {} }));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(await mall.count('groupOrder', { uid: 4 })).toBe(1);
});
