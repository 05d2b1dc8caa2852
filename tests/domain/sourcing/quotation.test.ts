// From a list of wishes to an order at quoted prices: who sees what, who may do what, and what a price is worth.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskApi } from '#lib/contracts/desk.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { quotationApi } from '#lib/contracts/quotation.ts';
import { quotationTemplateApi } from '#lib/contracts/quotation-template.ts';
import {
  createInquiry,
  inquiryDue,
  listOwnInquiries,
  readInquiry,
  updateInquiry,
} from '#lib/domain/sourcing/inquiry/index.ts';
import {
  accept,
  closeInquiry,
  listQuotations,
  listReceived,
  listSkus,
  negotiate,
  orderQuotation,
  quotationDue,
  quote,
  reject,
  revise,
  sweepQuotations,
  withdraw,
} from '#lib/domain/sourcing/quotation/index.ts';
import { listNotices } from '#lib/domain/account/notice/index.ts';
import { readGoods } from '#lib/domain/goods/catalog/index.ts';
import { addLines } from '#lib/domain/trade/cart/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { cancelOrder } from '#lib/domain/trade/order/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { claimed, openCoupon } from '../coupon/coupons.ts';
import {
  boltsAt,
  formOf,
  inDays,
  offerOf,
  openInquiryOf,
  quotedInquiry,
  valvesAt,
} from '../../support/sourcing/inquiry-steps.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, pay, valueOf } from '../../support/trade-steps.ts';

let mall: TradeMall;
beforeAll(async () => {
  mall = await openTradeMall({ buyers: 14 });
});
afterAll(() => mall.close());

const statesOf = async (id: string, uid = 1): Promise<string[]> =>
  valueOf(await listQuotations(mall.ctx(uid), { id, page: 1, limit: 20 })).list.map((row) => row.status);
const stateOf = async (id: string, uid = 1): Promise<string> =>
  valueOf(await readInquiry(mall.ctx(uid), { id })).status;

async function orderLines(cartIds: string[], uid = 1) {
  const choice = choiceOf(cartIds);
  const preview = valueOf(await previewCheckout(mall.ctx(uid), choice));
  const placed = await placeOrder(mall.ctx(uid), { ...choice, key: preview.key, mark: {} });
  return { preview, placed };
}

test('an English reader finds one word for a unit in what was asked and in what is offered, and English titles of what stores have quoted for', async () => {
  const { id } = await quotedInquiry(mall, 13);
  const english = { ...mall.ctx(13), locale: 'en-US' as const };
  const asked = valueOf(await readInquiry(english, { id })).items;
  const { list } = valueOf(await listQuotations(english, { id, page: 1, limit: 20 }));
  const offered = list.flatMap((row) => row.items);
  expect(offered).toHaveLength(2);
  const made = valueOf(await listReceived(english, { page: 1, limit: 20 })).list;
  expect(made.map((row) => /\p{Script=Han}/u.test(row.inquiry.title))).toEqual([false, false]);
  for (const offer of offered)
    expect(asked.find((item) => item.item_id === offer.item_id)?.unit).toBe(offer.unit_name);
});

test('a quotation that is accepted is ordered at its price, without freight when it is included, and the inquiry is done when it is paid', async () => {
  const { id, north, south } = await quotedInquiry(mall);
  const first = valueOf(await accept(mall.ctx(1), { id: north }));
  expect(first.inquiry_status).toBe('chosen');
  const { placed } = await orderLines(first.cart_id);
  const order = valueOf(placed);
  expect(order.pay_price).toBe('1300.00');
  // The order leads back to what was asked, and nobody else's does.
  const askedFor = async (uid: number) =>
    valueOf(
      await listOwnInquiries(mall.ctx(uid), {
        group_order_id: order.order_id,
        status: 'all',
        page: 1,
        limit: 20,
      }),
    ).list.map((row) => row.inquiry_id);
  expect([await askedFor(1), await askedFor(13)]).toEqual([[id], []]);
  const second = valueOf(await accept(mall.ctx(1), { id: south }));
  expect(await statesOf(id)).toEqual(['ordered', 'accepted']);
  await pay(mall, order.order_id);
  await sweepQuotations(mall.system);
  expect(await stateOf(id)).toBe('chosen');
  const rest = valueOf((await orderLines(second.cart_id)).placed);
  expect(Number(rest.pay_price)).toBeGreaterThan(2100);
  await pay(mall, rest.order_id);
  await sweepQuotations(mall.system);
  expect(await stateOf(id)).toBe('done');
  // Each acceptance is told once.
  const { log } = valueOf(await readInquiry(mall.ctx(1), { id }));
  expect(log.filter(({ event }) => event.endsWith('accept')).map(({ event }) => event)).toEqual([
    'accept',
    'accept',
  ]);
});

test('the days until goods are sent are those of the quotation, at the check-out and in the order', async () => {
  const { north } = await quotedInquiry(mall, 11);
  const { cart_id } = valueOf(await accept(mall.ctx(11), { id: north }));
  const { preview, placed } = await orderLines(cart_id, 11);
  // The store promised five days; whoever buys without a quotation waits as long as the product says.
  expect(preview.order.flatMap(({ list }) => list.map((line) => line.lead_days))).toEqual([5]);
  const { order_id } = valueOf(placed);
  await pay(mall, order_id);
  const call = await mall.login(11);
  const [row] = valueOf(await call(orderApi.list, {})).list;
  const due = new Date(Date.parse(row!.create_time) + days(5)).toISOString().slice(0, 10);
  expect(valueOf(await call(orderApi.detail, { id: row!.order_id })).ship_by).toBe(due);
});

test('a store sees its own quotation only, and other buyers see none', async () => {
  const { id, north } = await quotedInquiry(mall, 2);
  const own = valueOf(await listQuotations(mall.merchant(NORTH), { id, page: 1, limit: 20 }));
  expect(own.list.map((row) => row.quotation_id)).toEqual([north]);
  expect(codeOf(await listQuotations(mall.ctx(3), { id, page: 1, limit: 20 }))).toBe('inquiry.not_found');
  expect(codeOf(await accept(mall.ctx(3), { id: north }))).toBe('quotation.not_found');
  expect(codeOf(await withdraw(mall.merchant(SOUTH), { id: north }))).toBe('quotation.not_found');
});

test('the contact is shown to the owner and to stores that quote, to nobody else', async () => {
  const { id, items } = await openInquiryOf(mall, 2);
  const seen = async (ctx: Parameters<typeof readInquiry>[0]) =>
    valueOf(await readInquiry(ctx, { id })).contact?.phone ?? null;
  expect([await seen(mall.ctx(2)), await seen(mall.ctx(3)), await seen(mall.merchant(NORTH))]).toEqual([
    '13900000001',
    null,
    null,
  ]);
  valueOf(
    await quote(mall.merchant(NORTH), { inquiry_id: id, ...offerOf(mall, [boltsAt(items[0]!, '6.00')]) }),
  );
  expect(await seen(mall.merchant(NORTH))).toBe('13900000001');
});

test('a store that is frozen or closes reads no contact, not even one that every store may read or that it knew', async () => {
  const meant = await openInquiryOf(mall, 2, { type: 1, mer_ids: [NORTH] });
  const open = await openInquiryOf(mall, 2, { is_contact_open: true });
  const read = async (id: string) => {
    const { contact, can } = valueOf(await readInquiry(mall.merchant(NORTH), { id }));
    return [contact?.phone ?? null, can.quote];
  };
  for (const { id } of [meant, open]) expect(await read(id)).toEqual(['13900000001', true]);
  await mall.change('merchant', { merId: NORTH }, { status: 'closed' });
  for (const { id } of [meant, open]) expect(await read(id)).toEqual([null, false]);
  await mall.change('merchant', { merId: NORTH }, { status: 'open' });
});

test('an inquiry for invited stores does not exist for the others', async () => {
  const { id, items } = await openInquiryOf(mall, 2, { type: 1, mer_ids: [NORTH] });
  expect(codeOf(await readInquiry(mall.merchant(SOUTH), { id }))).toBe('inquiry.not_found');
  const offer = { inquiry_id: id, ...offerOf(mall, [valvesAt(items[1]!, '200.00')]) };
  expect(codeOf(await quote(mall.merchant(SOUTH), offer))).toBe('inquiry.not_found');
  const sold = { page: 1, limit: 20, inquiry_id: id, item_id: items[1]! };
  const amountsFor = async (merId: number) =>
    valueOf(await listSkus(mall.merchant(merId), sold)).list.map((size) => size.asked_num);
  expect([...new Set(await amountsFor(SOUTH))]).toEqual([null]);
  expect(valueOf(await readInquiry(mall.merchant(NORTH), { id })).can.quote).toBe(true);
});

test('an inquiry leaves stores a day at least, and proposes that quotations hold for fifteen days', async () => {
  const soon = { deadline: new Date(mall.clock.now().getTime() + days(1) - 1000).toISOString() };
  expect(codeOf(await createInquiry(mall.ctx(5), formOf(mall, soon)))).toBe('inquiry.deadline_near');
  const { id } = await openInquiryOf(mall, 5, { deadline: inDays(mall, 1) });
  const shown = valueOf(await readInquiry(mall.merchant(NORTH), { id }));
  expect(Date.parse(shown.valid_until)).toBe(Date.parse(shown.deadline) + days(15));
  // Changed in its last hours, it may keep the deadline that it has.
  mall.clock.advance(days(1) - 3_600_000);
  const kept = { id, ...formOf(mall, { deadline: shown.deadline, title: '采购六角螺栓和球阀' }) };
  valueOf(await updateInquiry(mall.ctx(5), kept));
  const moved = {
    id,
    ...formOf(mall, { deadline: new Date(mall.clock.now().getTime() + 7_200_000).toISOString() }),
  };
  expect(codeOf(await updateInquiry(mall.ctx(5), moved))).toBe('inquiry.deadline_near');
  mall.clock.advance(3_600_000 - days(1));
});

test('an English reader knows what a Chinese inquiry asks for, and its buyer finds his own words again', async () => {
  const { id } = await openInquiryOf(mall, 5, {});
  const english = { ...mall.merchant(NORTH), locale: 'en-US' as const };
  const shown = valueOf(await readInquiry(english, { id }));
  const said = [shown.title, ...shown.items.map(({ name, spec, unit }) => `${name} ${spec} ${unit}`)].join(
    ' ',
  );
  expect(said).not.toMatch(/\p{Script=Han}/u);
  expect(shown.own_title).toMatch(/\p{Script=Han}/u);
  const own = valueOf(await readInquiry({ ...mall.ctx(5), locale: 'en-US' }, { id }));
  expect(own.items.map(({ name, spec, unit }) => `${name} ${spec} ${unit}`).join()).not.toMatch(
    /\p{Script=Han}/u,
  );
  expect(own.items[0]?.own?.name).toMatch(/\p{Script=Han}/u);
  expect(shown.items[0]?.own).toBeNull();
  // What stands in no word of the trade keeps neither the name of the goods nor the title from being read.
  const { id: drawn } = await openInquiryOf(mall, 5, {
    title: '三月备件',
    items: [{ ...formOf(mall).items[0]!, name: '非标法兰', spec: '老厂图 FL-08', remark: '附图纸' }],
  });
  const { title, items } = valueOf(await readInquiry(english, { id: drawn }));
  expect([title, items[0]?.name, items[0]?.remark]).toEqual([
    'Made-to-order flange',
    'Made-to-order flange',
    'Drawing attached',
  ]);
});

test('sealed prices open at the deadline, and nothing can be accepted before', async () => {
  const { id, north } = await quotedInquiry(mall, 3, { sealed: true });
  const before = valueOf(await listQuotations(mall.ctx(3), { id, page: 1, limit: 20 }));
  expect(before.list.map((row) => [row.total_price, row.items.length, row.can.accept])).toEqual([
    [null, 0, false],
    [null, 0, false],
  ]);
  expect(codeOf(await accept(mall.ctx(3), { id: north }))).toBe('inquiry.sealed');
  const start = mall.clock.now();
  mall.clock.advance(days(7));
  const after = valueOf(await listQuotations(mall.ctx(3), { id, page: 1, limit: 20 }));
  expect(after.list.map((row) => row.total_price)).toEqual(['1300.00', '2100.00']);
  valueOf(await accept(mall.ctx(3), { id: north }));
  mall.clock.advance(start.getTime() - mall.clock.now().getTime());
});

test('a store offers only its own goods, in quantities that can be bought, above nothing, and once', async () => {
  const { id, items } = await openInquiryOf(mall, 2);
  const [bolts = '', valves = ''] = items;
  const tried = async (merId: number, offer: ReturnType<typeof offerOf>) =>
    codeOf(await quote(mall.merchant(merId), { inquiry_id: id, ...offer }));
  expect(await tried(NORTH, offerOf(mall, [valvesAt(valves, '1.00')]))).toBe('quotation.goods');
  expect(await tried(NORTH, offerOf(mall, [boltsAt(bolts, '0.00')]))).toBe('quotation.price');
  expect(await tried(NORTH, offerOf(mall, [boltsAt(bolts, '1.00', 5)]))).toBe('quantity.below_minimum');
  expect(await tried(NORTH, offerOf(mall, [boltsAt(bolts, '1.00', 15)]))).toBe('quantity.not_multiple');
  const early = { valid_until: inDays(mall, 6) };
  expect(await tried(NORTH, offerOf(mall, [boltsAt(bolts, '1.00')], early))).toBe('quotation.validity');
  expect(await tried(NORTH, offerOf(mall, [boltsAt(bolts, '1.00')]))).toBeUndefined();
  expect(await tried(NORTH, offerOf(mall, [boltsAt(bolts, '0.90')]))).toBe('quotation.exists');
});

test('a buyer negotiates, the store offers again, and the version before is kept', async () => {
  const { id, north, bolts } = await quotedInquiry(mall, 4);
  valueOf(await negotiate(mall.ctx(4), { id: north, note: '200件能否6元' }));
  const again = offerOf(mall, [boltsAt(bolts, '6.00')]);
  const view = valueOf(await revise(mall.merchant(NORTH), { id: north, ...again }));
  expect([view.version, view.total_price, view.status]).toEqual([2, '1200.00', 'quoted']);
  expect(view.versions.map((one) => [one.version, one.total_price, one.ask])).toEqual([
    [1, '1300.00', '200件能否6元'],
  ]);
  valueOf(await withdraw(mall.merchant(NORTH), { id: north }));
  expect(await statesOf(id, 4)).toEqual(['quoted']);
  valueOf(await quote(mall.merchant(NORTH), { inquiry_id: id, ...again }));
});

test('an item is given away once; whoever offers nothing else has lost', async () => {
  const { id, items } = await openInquiryOf(mall, 4);
  const [bolts = ''] = items;
  const cheap = valueOf(
    await quote(mall.merchant(NORTH), { inquiry_id: id, ...offerOf(mall, [boltsAt(bolts, '6.00')]) }),
  );
  mall.clock.advance(1000);
  const dear = valueOf(
    await quote(mall.merchant(SOUTH), { inquiry_id: id, ...offerOf(mall, [valvesAt(bolts, '9.00')]) }),
  );
  valueOf(await accept(mall.ctx(4), { id: cheap.quotation_id, item_ids: [bolts] }));
  expect(await statesOf(id, 4)).toEqual(['accepted', 'refused']);
  expect(codeOf(await accept(mall.ctx(4), { id: dear.quotation_id }))).toBe('quotation.wrong_state');
  expect(codeOf(await accept(mall.ctx(4), { id: cheap.quotation_id }))).toBe('quotation.item_taken');
});

test('a buyer who took one item of an offer may take the others of it too, until each is given', async () => {
  const { id, items } = await openInquiryOf(mall, 4);
  const [bolts = '', valves = ''] = items;
  const both = offerOf(mall, [boltsAt(bolts, '6.00'), boltsAt(valves, '7.00')]);
  const { quotation_id } = valueOf(await quote(mall.merchant(NORTH), { inquiry_id: id, ...both }));
  const may = async () =>
    valueOf(await listQuotations(mall.ctx(4), { id, page: 1, limit: 20 })).list.map((row) => row.can.accept);
  valueOf(await accept(mall.ctx(4), { id: quotation_id, item_ids: [bolts] }));
  expect(await may()).toEqual([true]);
  const { cart_id } = valueOf(await accept(mall.ctx(4), { id: quotation_id, item_ids: [valves] }));
  expect([cart_id.length, await may()]).toEqual([2, [false]]);
});

test('a buyer who ordered one item of an offer takes the rest of it later, in an order of its own, while its prices hold', async () => {
  const { id, items } = await openInquiryOf(mall, 12);
  const [bolts = '', valves = ''] = items;
  const both = offerOf(mall, [boltsAt(bolts, '6.00'), boltsAt(valves, '7.00')]);
  const { quotation_id } = valueOf(await quote(mall.merchant(NORTH), { inquiry_id: id, ...both }));
  const shown = async () => {
    const { items: asked } = valueOf(await readInquiry(mall.ctx(12), { id }));
    return [await stateOf(id, 12), ...(await statesOf(id, 12)), ...asked.map((item) => item.is_ordered)];
  };
  const take = async (item: string) =>
    valueOf(await accept(mall.ctx(12), { id: quotation_id, item_ids: [item] })).cart_id;
  const first = valueOf((await orderLines(await take(bolts), 12)).placed);
  await pay(mall, first.order_id);
  await sweepQuotations(mall.system);
  expect(await shown()).toEqual(['chosen', 'ordered', true, false]);
  const lines = await take(valves);
  expect([lines.length, ...(await shown())]).toEqual([1, 'chosen', 'accepted', true, false]);
  const second = valueOf((await orderLines(lines, 12)).placed);
  expect(await shown()).toEqual(['chosen', 'ordered', true, true]);
  // Called off, the rest alone is to be ordered again; what was paid stays.
  valueOf(await cancelOrder(mall.ctx(12), { id: second.order_id }));
  await sweepQuotations(mall.system);
  expect(await shown()).toEqual(['chosen', 'accepted', true, false]);
  mall.clock.advance(days(15) + 1000);
  await quotationDue(mall.system, { quotationId: quotation_id });
  expect(await shown()).toEqual(['done', 'ordered', true, false]);
  expect(codeOf(await accept(mall.ctx(12), { id: quotation_id, item_ids: [valves] }))).toBe(
    'inquiry.wrong_state',
  );
  mall.clock.advance(-days(15) - 1000);
});

test('who pays the first of several stores may still choose the second, until its offer is over or declined', async () => {
  const { id, items } = await openInquiryOf(mall, 4);
  const [bolts = '', valves = ''] = items;
  const north = { inquiry_id: id, ...offerOf(mall, [boltsAt(bolts, '6.00')]) };
  const first = valueOf(await quote(mall.merchant(NORTH), north));
  mall.clock.advance(1000);
  const south = { inquiry_id: id, ...offerOf(mall, [valvesAt(valves, '9.00')]) };
  const second = valueOf(await quote(mall.merchant(SOUTH), south));
  const { cart_id } = valueOf(await accept(mall.ctx(4), { id: first.quotation_id }));
  await pay(mall, valueOf((await orderLines(cart_id, 4)).placed).order_id);
  await sweepQuotations(mall.system);
  expect([await stateOf(id, 4), await statesOf(id, 4)]).toEqual(['chosen', ['ordered', 'quoted']]);
  valueOf(await reject(mall.ctx(4), { id: second.quotation_id, reason: '已另行采购' }));
  await sweepQuotations(mall.system);
  expect(await stateOf(id, 4)).toBe('done');
});

test('an offer in another size than asked says so, to its store and to the buyer', async () => {
  const { id, items } = await openInquiryOf(mall, 9, {
    items: [{ ...formOf(mall).items[0]!, name: '六角螺栓', spec: 'M10×30' }],
  });
  const [bolts = ''] = items;
  const offer = offerOf(mall, [boltsAt(bolts, '6.00')]);
  const given = valueOf(await quote(mall.merchant(NORTH), { inquiry_id: id, ...offer }));
  expect(given.items.map((item) => item.is_substitute)).toEqual([true]);
  const right = { ...offer.items[0]!, product_attr_unique: BOLT.m10 };
  valueOf(await revise(mall.merchant(NORTH), { id: given.quotation_id, ...offer, items: [right] }));
  const { list } = valueOf(await listQuotations(mall.ctx(9), { id, page: 1, limit: 20 }));
  expect(list[0]?.items.map((item) => item.is_substitute)).toEqual([false]);
});

test('an offer of another length, or in another strength or material, is a substitute', async () => {
  // As real goods are kept: the length stands in the stored size alone.
  await mall.change('sku', { skuId: BOLT.m8 }, { sizes: ['m8x40'], designation: 'B-08' });
  await mall.change('product', { productId: 1 }, { name: '六角螺栓 10.9级 304' });
  const marked = async (uid: number, spec: string): Promise<boolean | undefined> => {
    const asked = { ...formOf(mall).items[0]!, name: '六角螺栓', spec };
    const { id, items } = await openInquiryOf(mall, uid, { items: [asked] });
    const offer = offerOf(mall, [boltsAt(items[0]!, '6.00')]);
    const given = valueOf(await quote(mall.merchant(NORTH), { inquiry_id: id, ...offer }));
    return given.items[0]?.is_substitute;
  };
  expect(await marked(10, 'M8×30')).toBe(true);
  expect(await marked(11, 'M8×40')).toBe(false);
  expect(await marked(12, 'M8×40 8.8级')).toBe(true);
  expect(await marked(13, 'M8×40 10.9级 不锈钢')).toBe(false);
  expect(await marked(14, 'M8×40 A4-70')).toBe(true);
  await mall.change('sku', { skuId: BOLT.m8 }, { sizes: [], designation: 'M8x30' });
  await mall.change('product', { productId: 1 }, { name: '六角螺栓' });
});

test('an offer says how many of its unit are what was asked for, and the goods of a store do before it', async () => {
  await mall.change('product', { productId: 1 }, { unitName: '百支', unitNameEn: '100 pcs' });
  const amounts = async (uid: number, unit: string) => {
    const { id, items } = await openInquiryOf(mall, uid, {
      items: [{ ...formOf(mall).items[0]!, num: 2000, unit }],
    });
    const offer = offerOf(mall, [{ ...boltsAt(items[0]!, '6.00'), num: 2000 }]);
    const store = mall.merchant(NORTH);
    const sold = { page: 1, limit: 20, inquiry_id: id, item_id: items[0]! };
    const [size] = valueOf(await listSkus(store, sold)).list;
    const given = valueOf(await quote(store, { inquiry_id: id, ...offer })).items[0]!;
    expect([size?.asked_num, size?.holds]).toEqual([given.asked_num, given.holds]);
    return [given.num, given.asked_num, given.holds?.count];
  };
  expect(await amounts(9, '支')).toEqual([2000, 20, 100]);
  expect(await amounts(10, '100 pcs')).toEqual([2000, 2000, 100]);
  expect(await amounts(11, '米')).toEqual([2000, null, 100]);
  await mall.change('product', { productId: 1 }, { unitName: '件', unitNameEn: 'pcs' });
});

test('the quantity may differ by a tenth; for more the buyer asks again', async () => {
  const { north, bolts } = await quotedInquiry(mall, 4);
  valueOf(await accept(mall.ctx(4), { id: north }));
  const order = (num: number) => orderQuotation(mall.ctx(4), { id: north, items: [{ item_id: bolts, num }] });
  expect(await order(230)).toMatchObject({
    failure: { code: 'quotation.quantity', params: { min: 180, max: 220 } },
  });
  expect(codeOf(await order(185))).toBe('quantity.not_multiple');
  const { cart_id } = valueOf(await order(220));
  const { preview, placed } = await orderLines(cart_id, 4);
  expect([preview.order_price, valueOf(placed).pay_price]).toEqual(['1430.00', '1430.00']);
});

test('a quotation is ordered once, and again when its order was cancelled', async () => {
  const { id, north } = await quotedInquiry(mall, 5);
  const { cart_id } = valueOf(await accept(mall.ctx(5), { id: north }));
  const first = valueOf((await orderLines(cart_id, 5)).placed);
  expect(codeOf(await orderQuotation(mall.ctx(5), { id: north }))).toBe('quotation.wrong_state');
  valueOf(await cancelOrder(mall.ctx(5), { id: first.order_id }));
  await sweepQuotations(mall.system);
  expect((await statesOf(id, 5))[0]).toBe('accepted');
  const again = valueOf(await orderQuotation(mall.ctx(5), { id: north }));
  valueOf((await orderLines(again.cart_id, 5)).placed);
});

test('after its day a quoted price is no price: what was shown is not ordered, and the inquiry chooses again', async () => {
  const { id, north } = await quotedInquiry(mall, 6);
  const { cart_id } = valueOf(await accept(mall.ctx(6), { id: north }));
  const choice = choiceOf(cart_id);
  mall.clock.advance(days(15) - 1000);
  const preview = valueOf(await previewCheckout(mall.ctx(6), choice));
  mall.clock.advance(2000);
  const late = await placeOrder(mall.ctx(6), { ...choice, key: preview.key, mark: {} });
  expect(codeOf(late)).toBe('checkout.price_changed');
  await inquiryDue(mall.system, { inquiryId: id });
  await quotationDue(mall.system, { quotationId: north });
  expect([await stateOf(id, 6), (await statesOf(id, 6))[0]]).toEqual(['ended', 'expired']);
  mall.clock.advance(-days(15) - 1000);
});

test('a notice calls an inquiry as the list does, in English by what it asks for', async () => {
  const { id } = await quotedInquiry(mall, 14);
  const notices = async (locale: 'zh-CN' | 'en-US') =>
    valueOf(await listNotices({ ...mall.ctx(14), locale }, { page: 1, limit: 1 })).list;
  expect((await notices('zh-CN'))[0]?.params['title']).toBe('采购螺栓和球阀');
  const { title } = valueOf(await readInquiry({ ...mall.ctx(14), locale: 'en-US' }, { id }));
  expect((await notices('en-US'))[0]?.params['title']).toBe(title);
  expect(title).toBe('Hex bolt M8, ball valve DN25');
});

test('an inquiry with quotations cannot be changed; closed, it declines them', async () => {
  const { id, north } = await quotedInquiry(mall, 7);
  expect(codeOf(await updateInquiry(mall.ctx(7), { id, ...formOf(mall) }))).toBe('inquiry.quoted');
  valueOf(await reject(mall.ctx(7), { id: north, reason: '价格偏高' }));
  valueOf(await closeInquiry(mall.ctx(7), { id, reason: '项目取消' }));
  expect([await stateOf(id, 7), ...(await statesOf(id, 7))]).toEqual(['closed', 'refused', 'refused']);
  expect(codeOf(await createInquiry(mall.ctx(7), formOf(mall, { deadline: inDays(mall, 31) })))).toBe(
    'inquiry.deadline_far',
  );
});

test('a price with freight in it holds for the asked region; elsewhere the store charges its freight', async () => {
  const { north } = await quotedInquiry(mall, 8, { receive_area: ['13', '1304', '130408'] });
  const { cart_id } = valueOf(await accept(mall.ctx(8), { id: north }));
  const here = valueOf(await previewCheckout(mall.ctx(8), choiceOf(cart_id)));
  expect([here.order_total_postage, here.order_price]).toEqual(['0.00', '1300.00']);
  await mall.change('address', { uid: 8 }, { regionCodes: ['65', '6501', '650102', '650102001'] });
  const far = valueOf(await previewCheckout(mall.ctx(8), choiceOf(cart_id)));
  expect(Number(far.order_total_postage)).toBeGreaterThan(0);
  await mall.change('address', { uid: 8 }, { regionCodes: ['13', '1304', '130408', '130408001'] });
});

test('an offer without freight says what sending it to the asked region costs, as the check-out will', async () => {
  const { id, south } = await quotedInquiry(mall, 7);
  const { list } = valueOf(await listQuotations(mall.ctx(7), { id, page: 1, limit: 20 }));
  const offer = list.find((row) => row.quotation_id === south);
  const { cart_id } = valueOf(await accept(mall.ctx(7), { id: south }));
  const preview = valueOf(await previewCheckout(mall.ctx(7), choiceOf(cart_id)));
  expect([list[0]?.freight, offer?.freight]).toEqual(['0.00', preview.order_total_postage]);
  const nowhere = await quotedInquiry(mall, 7, { receive_area: [] });
  const unknown = valueOf(await listQuotations(mall.ctx(7), { id: nowhere.id, page: 1, limit: 20 }));
  expect(unknown.list.map((row) => row.freight)).toEqual(['0.00', null]);
});

test('what no store lists is quoted by its name, and ordered, sent and paid at that price like other goods', async () => {
  // The mall of the tests names its goods by numbers of its own.
  for (const table of ['product', 'sku'] as const) await mall.numberFrom(table, 1000);
  const { id, items } = await openInquiryOf(mall, 3);
  const [bolts = ''] = items;
  const made = { name: '非标法兰', spec: '图号 FL-08', unit: '件', weight: '2.5' };
  const offer = offerOf(mall, [{ item_id: bolts, price: '88.00', num: 20, made }]);
  expect(
    codeOf(
      await quote(mall.merchant(NORTH), {
        inquiry_id: id,
        ...offerOf(mall, [{ ...offer.items[0]!, made: { ...made, weight: '0' } }]),
      }),
    ),
  ).toBe('quotation.made_weight');
  const quoted = valueOf(await quote(mall.merchant(NORTH), { inquiry_id: id, ...offer }));
  expect(quoted.items[0]).toMatchObject({ store_name: '非标法兰', product_id: null, made });
  const { cart_id } = valueOf(await accept(mall.ctx(3), { id: quoted.quotation_id }));
  const { preview, placed } = await orderLines(cart_id, 3);
  expect(preview.order[0]?.list[0]).toMatchObject({
    store_name: '非标法兰',
    unit_price: '88.00',
    cart_num: 20,
  });
  expect(Number(preview.order_price)).toBe(1760 + Number(preview.order_total_postage));
  await pay(mall, valueOf(placed).order_id);
  await sweepQuotations(mall.system);
  expect(await statesOf(id, 3)).toEqual(['ordered']);
  // It is no goods of the mall: nobody finds it, and nobody buys it without a quotation.
  const { productId, status } = await mall.first('product', { name: '非标法兰' });
  const { skuId } = await mall.first('sku', { productId });
  expect(status).toBe('to_order');
  expect(codeOf(await readGoods(mall.ctx(3), { id: productId }))).toBe('goods.gone');
  const put = await addLines(mall.ctx(3), [{ product_attr_unique: skuId, cart_num: 1 }], true);
  expect(put.cart_id).toEqual([]);
});

test('a coupon takes nothing off a negotiated price', async () => {
  const { north } = await quotedInquiry(mall, 6);
  await claimed(
    mall,
    6,
    await openCoupon(mall, { kind: 'store', merId: NORTH, value: 100_00, threshold: 0 }),
  );
  const { cart_id } = valueOf(await accept(mall.ctx(6), { id: north }));
  const preview = valueOf(await previewCheckout(mall.ctx(6), choiceOf(cart_id)));
  expect([preview.order_price, preview.total_coupon]).toEqual(['1300.00', '0.00']);
  expect(preview.order[0]?.coupon.map((one) => [one.disabled, one.reason])).toEqual([[true, 'goods']]);
});

test('the invoice that an inquiry asks for arrives at the check-out', async () => {
  const { north } = await quotedInquiry(mall, 5, { invoice_type: 2 });
  const { cart_id } = valueOf(await accept(mall.ctx(5), { id: north }));
  const preview = valueOf(await previewCheckout(mall.ctx(5), choiceOf(cart_id)));
  expect(preview.order.map((store) => store.invoice_wish)).toEqual(['special']);
});

test('a store reads beside its quotations and invitations who asks, finds them by that, and no longer once it has withdrawn or is closed', async () => {
  const { id, items } = await openInquiryOf(mall, 9, { company: '滨海船舶配套厂' });
  const offer = { inquiry_id: id, ...offerOf(mall, [boltsAt(items[0]!, '6.00')]) };
  const { quotation_id: quotationId } = valueOf(await quote(mall.merchant(NORTH), offer));
  const { id: invitedTo } = await openInquiryOf(mall, 9, {
    company: '滨海船舶配套厂',
    type: 1,
    mer_ids: [NORTH],
  });
  const [north, south] = [await mall.login(900 + NORTH), await mall.login(900 + SOUTH)];
  const keyword = '滨海船舶';
  const quoted = async () =>
    valueOf(await north(quotationApi.mine, { keyword })).list.map((row) => [
      row.inquiry_id,
      row.asker?.company,
    ]);
  const invited = async (store: typeof north) =>
    valueOf(await store(inquiryApi.received, { keyword })).list.map((row) => [
      row.inquiry_id,
      row.asker?.company,
    ]);
  expect(await quoted()).toEqual([[id, '滨海船舶配套厂']]);
  expect(await invited(north)).toEqual([[invitedTo, '滨海船舶配套厂']]);
  // Whoever may only look at the inquiry hears nothing of the buyer, by name neither.
  const open = valueOf(await south(inquiryApi.received, { status: 'open' })).list;
  expect(open.find((row) => row.inquiry_id === id)?.asker).toBeNull();
  expect(valueOf(await south(inquiryApi.received, { status: 'open', keyword })).count).toBe(0);
  await mall.change('merchant', { merId: NORTH }, { status: 'closed' });
  expect([await quoted(), await invited(north)]).toEqual([[], []]);
  await mall.change('merchant', { merId: NORTH }, { status: 'open' });
  valueOf(await withdraw(mall.merchant(NORTH), { id: quotationId }));
  expect(await quoted()).toEqual([]);
  const all = valueOf(await north(quotationApi.mine, {})).list;
  const { counts } = valueOf(await north(quotationApi.mineCounts));
  for (const tab of ['quoted', 'withdrawn', 'expired'] as const)
    expect(counts[tab]).toBe(valueOf(await north(quotationApi.mine, { status: tab })).count);
  expect(counts['all']).toBe(valueOf(await north(quotationApi.mine, {})).count);
  expect(valueOf(await south(quotationApi.mineCounts)).counts).not.toEqual(counts);
  expect(all.find((row) => row.inquiry_id === id)?.asker).toBeNull();
});

test('a store’s inbox counts the inquiries that it may still quote for, and its list shows the same', async () => {
  await mall.change('inquiry', {}, { deadline: mall.clock.now() });
  const open = await openInquiryOf(mall, 1);
  const foreign = await openInquiryOf(mall, 1);
  await openInquiryOf(mall, 1, { type: 1, mer_ids: [SOUTH] });
  await mall.change('inquiry', { inquiryId: open.id }, { categoryId: 1 });
  await mall.add('category', {
    categoryId: 77,
    level: 1,
    key: 'sold-by-nobody',
    path: [77],
    name: '电缆',
    nameEn: 'Cables',
  });
  await mall.change('inquiry', { inquiryId: foreign.id }, { categoryId: 77 });
  // What is of no one category is every store's to look at.
  const any = await openInquiryOf(mall, 1);
  await mall.change('inquiry', { inquiryId: any.id }, { categoryId: null });
  const [north, south] = [await mall.login(900 + NORTH), await mall.login(900 + SOUTH)];
  const waits = async (store: typeof north) => [
    valueOf(await store(deskApi.storeInbox)).rows.find(({ kind }) => kind === 'inquiries')?.count ?? 0,
    valueOf(await store(inquiryApi.received, { status: 'open' })).count,
  ];
  expect([await waits(north), await waits(south)]).toEqual([
    [2, 2],
    [3, 3],
  ]);
  valueOf(
    await quote(mall.merchant(NORTH), {
      inquiry_id: open.id,
      ...offerOf(mall, [boltsAt(open.items[0]!, '6.00')]),
    }),
  );
  expect(await waits(north)).toEqual([1, 1]);
  await mall.change('userRole', { uid: 900 + SOUTH }, { storeRoles: ['warehouse'] });
  const packer = await mall.login(900 + SOUTH);
  expect(valueOf(await packer(deskApi.storeInbox)).rows).not.toContainEqual(
    expect.objectContaining({ kind: 'inquiries' }),
  );
  await mall.change('userRole', { uid: 900 + SOUTH }, { storeRoles: ['owner'] });
});

test('an inquiry that names no category is of the one that all its lines are of', async () => {
  await mall.change('category', { categoryId: 1 }, { key: 'fasteners-bolts-hex' });
  await mall.add('category', {
    categoryId: 78,
    level: 1,
    key: 'valves-ball-flanged',
    path: [78],
    name: '阀门',
    nameEn: 'Valves',
  });
  const categoryOf = async (names: string[]): Promise<unknown> => {
    const items = names.map((name) => ({ ...formOf(mall).items[0]!, name }));
    const { id } = await openInquiryOf(mall, 2, { items });
    const [row] = await mall.read('inquiry', { inquiryId: id }, { category_id: 'categoryId' });
    return row?.category_id;
  };
  expect(await categoryOf(['六角螺栓 M8×30'])).toBe(1);
  expect(await categoryOf(['六角螺栓 M8×30', '图号 FL-08'])).toBe(1);
  expect(await categoryOf(['六角螺栓 M8×30', '球阀 DN25'])).toBeNull();
  expect(await categoryOf(['图号 FL-08'])).toBeNull();
});

test('a store keeps lines and terms by name, fills a quotation with those that fit what is asked for, and no other store knows them', async () => {
  const [store, other] = [await mall.login(900 + NORTH), await mall.login(900 + SOUTH)];
  const terms = { tax_rate: 13, freight_included: true, lead_days: 9, valid_days: 20, pay_term: '货到付款' };
  const made = { name: '球阀', spec: 'DN25', unit: '件', weight: '1.25' };
  const lines = [
    { product_attr_unique: BOLT.m10, price: '8.80', minimum: 100 },
    { product_attr_unique: BOLT.m8, price: '6.05', minimum: 500 },
    { made, price: '199.99', minimum: 1 },
  ];
  const kept = valueOf(await store(quotationTemplateApi.save, { name: ' 常规 ', ...terms, lines }));
  expect(kept.lines.map((line) => [line.price, line.minimum, line.made?.weight])).toEqual([
    ['8.80', 100, undefined],
    ['6.05', 500, undefined],
    ['199.99', 1, '1.25'],
  ]);
  const twice = await store(quotationTemplateApi.save, { name: '常规', ...terms, lines });
  expect(codeOf(twice)).toBe('quotation.template_twice');
  const foreign = { name: '别家', ...terms, lines: [{ ...lines[0]!, product_attr_unique: VALVE.sku }] };
  const refused = await store(quotationTemplateApi.save, foreign);
  expect(refused.ok ? undefined : [refused.failure.code, refused.failure.field]).toEqual([
    'quotation.goods',
    'lines.0.product_attr_unique',
  ]);

  const { id, items } = await openInquiryOf(mall, 14);
  const { list, ...said } = valueOf(
    await store(quotationTemplateApi.lay, { id: kept.template_id, inquiry_id: id }),
  );
  expect(said).toMatchObject(terms);
  expect(list.map((one) => [one.item_id, one.goods?.product_attr_unique, one.price, one.num])).toEqual([
    [items[0], BOLT.m8, '6.05', 200],
    [items[1], undefined, '199.99', 10],
  ]);
  const all = valueOf(
    await store(quotationTemplateApi.lay, { id: kept.template_id, inquiry_id: id, item_id: items[0]! }),
  ).list;
  expect(all.map((one) => [one.price, one.goods?.is_substitute])).toEqual([
    ['6.05', false],
    ['8.80', true],
    ['199.99', undefined],
  ]);

  // The other store neither lays, changes nor deletes them, and its own may bear the same name.
  const lay = { id: kept.template_id, inquiry_id: id };
  expect(codeOf(await other(quotationTemplateApi.lay, lay))).toBe('quotation.template_gone');
  const change = { ...foreign, id: kept.template_id };
  expect(codeOf(await other(quotationTemplateApi.save, change))).toBe('quotation.template_gone');
  expect(codeOf(await other(quotationTemplateApi.remove, { id: kept.template_id }))).toBe(
    'quotation.template_gone',
  );
  valueOf(await other(quotationTemplateApi.save, { ...foreign, name: '常规' }));
  expect(valueOf(await store(quotationTemplateApi.list, { keyword: '常' })).count).toBe(1);

  // Goods that have left the shelf stay in the template, are laid on nothing, and the template is changed as before.
  await mall.change('sku', { skuId: BOLT.m8 }, { shown: false });
  const left = valueOf(await store(quotationTemplateApi.lay, lay)).list;
  expect(left.map((one) => one.item_id)).toEqual([items[1]]);
  const renamed = { ...terms, id: kept.template_id, name: '常规 2', lines };
  const changed = valueOf(await store(quotationTemplateApi.save, renamed));
  expect(changed.lines.map((line) => line.is_gone)).toEqual([false, true, false]);
  await mall.change('sku', { skuId: BOLT.m8 }, { shown: true });
  valueOf(await store(quotationTemplateApi.remove, { id: kept.template_id }));
  expect(valueOf(await store(quotationTemplateApi.list, {})).count).toBe(0);
});

test('the lines of a quotation are kept as a template by the store that made it', async () => {
  const [store, other] = [await mall.login(900 + NORTH), await mall.login(900 + SOUTH)];
  const { north } = await quotedInquiry(mall, 14);
  const keep = { quotation_id: north, name: '螺栓' };
  expect(codeOf(await other(quotationTemplateApi.keep, keep))).toBe('quotation.not_found');
  const kept = valueOf(await store(quotationTemplateApi.keep, keep));
  expect(kept).toMatchObject({ name: '螺栓', freight_included: true, lead_days: 5, valid_days: 15 });
  expect(kept.lines.map((line) => [line.product_attr_unique, line.price, line.minimum])).toEqual([
    [BOLT.m8, '6.50', 200],
  ]);
  expect(codeOf(await store(quotationTemplateApi.keep, keep))).toBe('quotation.template_twice');
  valueOf(await store(quotationTemplateApi.remove, { id: kept.template_id }));
});
