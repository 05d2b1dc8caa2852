// Prices of a store's own customers, from the desk to the order, to the fen.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { quickOrderApi } from '#lib/contracts/quick-order.ts';
import { quotationApi } from '#lib/contracts/quotation.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { savedListApi } from '#lib/contracts/saved-list.ts';
import { shippingFeeApi } from '#lib/contracts/shipping-fee.ts';
import { designationKey } from '#lib/domain/goods/search/index.ts';
import { ownPrices } from '#lib/domain/trade/price-list/index.ts';
import { previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { claimed, openCoupon } from '../coupon/coupons.ts';
import { apply, bought, fund } from '../refund/refund-steps.ts';
import { openFirm, type Firm } from '../../support/company/firm.ts';
import { openInquiryOf } from '../../support/sourcing/inquiry-steps.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE, type TradeMall } from '../../support/trade-mall.ts';
import {
  choiceOf,
  codeOf,
  expectOrderAddsUp,
  order,
  putIntoCart,
  valueOf,
} from '../../support/trade-steps.ts';

let mall: TradeMall;
let store: Call;
/** Two companies, and buyer 3 who is nobody's member. */
let first: Firm;
let second: Firm;
beforeAll(async () => {
  mall = await openTradeMall({ buyers: 7 });
  first = await openFirm(mall, 1, { 4: 'purchaser' });
  second = await openFirm(mall, 2);
  store = await mall.login(901);
  for (const uid of [1, 2]) await follow(uid);
  await follow(3);
  for (const who of ['公司1', '公司2', '13900000003'])
    valueOf(await store(customerApi.add, { who, note: '' }));
});
afterAll(() => mall.close());

const follow = async (uid: number, store = NORTH): Promise<void> => {
  const buyer = await mall.login(uid);
  valueOf(await buyer(favouriteApi.create, { type_id: store, type: FAVOURITE_TYPES.store }));
};

const firm = (): string => `company:${first.companyId}`;
const set = async (customer: string, lines: string, more: object = {}): Promise<number> =>
  valueOf(await store(priceListApi.create, { name: '协议', customer, lines, ...more })).price_list_id;
const end = async (...ids: number[]): Promise<void> => {
  for (const id of ids) valueOf(await store(priceListApi.end, { id }));
};
/** Price of one unit, and what everybody else pays where that is more. */
async function unitOf(uid: number, skuId: number, quantity: number, more: object = {}) {
  const ids = await putIntoCart(mall, uid, [[skuId, quantity]], true);
  const { order: stores } = valueOf(await previewCheckout(mall.ctx(uid), choiceOf(ids, more)));
  const { unit_price, public_price } = stores[0]!.list[0]!;
  return public_price === null ? unit_price : [unit_price, public_price];
}

test('a company pays its own price in preview, cart and order; another company and a stranger do not', async () => {
  const list = await set(firm(), 'M8x30\t9.20\nY-100,-10%');
  expect(await unitOf(1, BOLT.m8, 10)).toEqual(['9.20', '10.00']);
  expect(await unitOf(4, BOLT.m8, 10)).toEqual(['9.20', '10.00']);
  expect(await unitOf(1, GAUGE.sku, 1)).toEqual(['54.00', '60.00']);
  expect(await unitOf(2, BOLT.m8, 10)).toBe('10.00');
  expect(await unitOf(3, BOLT.m8, 10)).toBe('10.00');

  const { cart_id } = valueOf(
    await first.as[1]!(cartApi.create, { product_attr_unique: BOLT.m8, cart_num: 10, is_new: 0 }),
  );
  const cart = valueOf(await first.as[1]!(cartApi.list));
  expect(cart.list[0]!.list[0]).toMatchObject({
    unit_price: '9.20',
    line_total: '92.00',
    public_price: '10.00',
  });
  const total = valueOf(await first.as[1]!(cartApi.total, { cart_id: [cart_id].flat() }));
  expect(total).toMatchObject({ total: '92.00', lines: [{ unit_price: '9.20', public_price: '10.00' }] });

  const placed = await order(mall, 1, [[BOLT.m8, 20]]);
  await expectOrderAddsUp(mall, placed);
  await end(list);
  const orderId = await mall.list('storeOrder', { groupOrderId: placed }, 'orderId');
  expect(await mall.read('orderLine', { orderId }, ['unitPrice', 'snapshot'])).toMatchObject([
    { unitPrice: 920, snapshot: { contract: { priceListId: list, publicPrice: 1000 } } },
  ]);
  expect(await unitOf(1, BOLT.m8, 10)).toBe('10.00');
});

test('whoever buys for themselves pays what everybody pays', async () => {
  const list = await set(firm(), 'M8x30 9.20');
  expect(await unitOf(1, BOLT.m8, 10, { company_id: 0 })).toBe('10.00');
  await end(list);
});

test('nobody pays more than everybody: the lower of tier and own price holds', async () => {
  const list = await set(firm(), 'M8x30 9.20');
  expect(await unitOf(1, BOLT.m8, 90)).toEqual(['9.20', '10.00']);
  expect(await unitOf(1, BOLT.m8, 100)).toBe('8.00');
  const dearer = await set(firm(), 'M8x30 12');
  expect(await unitOf(1, BOLT.m8, 10)).toBe('10.00');
  await end(list, dearer);
});

test('the buyer’s list goes before the company’s, that before the group’s; then the list that began last', async () => {
  const { group_id } = valueOf(await store(customerApi.saveGroup, { name: 'A类', note: '' }));
  valueOf(await store(customerApi.setGroup, { customers: [firm()], group_id }));
  const group = await set(`group:${group_id}`, '全部 -20%');
  expect(await unitOf(1, BOLT.m10, 10)).toEqual(['8.00', '10.00']);
  const older = await set(firm(), 'M10x30 9.50');
  expect(await unitOf(1, BOLT.m10, 10)).toEqual(['9.50', '10.00']);
  expect(await unitOf(1, GAUGE.sku, 1)).toEqual(['48.00', '60.00']);
  mall.clock.advance(1000);
  const newer = await set(firm(), 'M10x30 9.40');
  expect(await unitOf(1, BOLT.m10, 10)).toEqual(['9.40', '10.00']);
  valueOf(await store(customerApi.add, { who: '13900000001', note: '' }));
  const own = await set('buyer:1', 'M10x30 9.90');
  expect(await unitOf(1, BOLT.m10, 10)).toEqual(['9.90', '10.00']);
  expect(valueOf(await store(priceListApi.asCustomer, {})).list).toEqual([]);
  const asked = valueOf(await store(priceListApi.asCustomer, { customer: firm(), keyword: 'M10' }));
  expect(asked.list).toMatchObject([{ own_price: '9.40', price_list: '协议', scope: 'sku' }]);
  await end(own, newer, older, group);
  expect(codeOf(await store(customerApi.dropGroup, { id: group_id }))).toBe('customer.group_used');
  valueOf(await store(customerApi.setGroup, { customers: [firm()], group_id: 0 }));
});

test('a group says how many customers and running lists are its own, and counts no others', async () => {
  const made = async (name: string): Promise<number> =>
    valueOf(await store(customerApi.saveGroup, { name, note: '' })).group_id;
  const full = await made('B类');
  const empty = await made('C类');
  valueOf(await store(customerApi.setGroup, { customers: [firm()], group_id: full }));
  const list = await set(`group:${full}`, '全部 -20%');
  const groups = valueOf(await store(customerApi.groups, {})).list;
  const countsOf = (id: number) => groups.find(({ group_id }) => group_id === id);
  expect(countsOf(full)).toMatchObject({ member_count: 1, list_count: 1 });
  expect(countsOf(empty)).toMatchObject({ member_count: 0, list_count: 0 });
  await end(list);
  valueOf(await store(customerApi.setGroup, { customers: [firm()], group_id: 0 }));
});

test('in one list what names the goods most closely holds: size, product, category, everything', async () => {
  const id = await set(firm(), '* -5%');
  const scope = { id, minimum: 1 };
  expect(await unitOf(1, BOLT.m8, 10)).toEqual(['9.50', '10.00']);
  valueOf(await store(priceListApi.addScope, { ...scope, scope: 'category', category_id: 1, price: '-6%' }));
  expect(await unitOf(1, BOLT.m8, 10)).toEqual(['9.40', '10.00']);
  valueOf(
    await store(priceListApi.addScope, {
      ...scope,
      scope: 'product',
      product_id: BOLT.product,
      price: '9.3',
    }),
  );
  expect(await unitOf(1, BOLT.m8, 10)).toEqual(['9.30', '10.00']);
  valueOf(await store(priceListApi.addLines, { id, lines: 'm8x30;9.25' }));
  expect(await unitOf(1, BOLT.m8, 10)).toEqual(['9.25', '10.00']);
  expect(await unitOf(1, BOLT.m10, 10)).toEqual(['9.30', '10.00']);
  await end(id);
});

test('a line holds from its minimum on; in a mixed batch all sizes count', async () => {
  const list = await set(firm(), 'M8x30\t9.20\t50');
  expect(await unitOf(1, BOLT.m8, 40)).toBe('10.00');
  expect(await unitOf(1, BOLT.m8, 50)).toEqual(['9.20', '10.00']);
  const ids = await putIntoCart(
    mall,
    1,
    [
      [BOLT.m8, 20],
      [BOLT.m10, 30],
    ],
    true,
  );
  const mixed = valueOf(await previewCheckout(mall.ctx(1), choiceOf(ids)));
  expect(mixed.order[0]!.list.map((line) => line.unit_price)).toEqual(['9.20', '10.00']);
  await end(list);
});

test('a list holds from its first day to the end of its last', async () => {
  const list = await set(firm(), 'Y-100 50', { from: '2026-11-25', to: '2026-11-26' });
  const at = async (iso: string) => {
    mall.clock.set(iso);
    return unitOf(1, GAUGE.sku, 1);
  };
  const before = mall.clock.now().toISOString();
  expect(await at('2026-11-24T23:59:59+08:00')).toBe('60.00');
  expect(await at('2026-11-25T00:00:00+08:00')).toEqual(['50.00', '60.00']);
  expect(await at('2026-11-26T23:59:59+08:00')).toEqual(['50.00', '60.00']);
  expect(await at('2026-11-27T00:00:00+08:00')).toBe('60.00');
  expect(codeOf(await store(priceListApi.change, { id: list, name: '协议', to: '' }))).toBe(
    'price_list.over',
  );
  mall.clock.set(before);
});

test('coupons of store and platform leave own prices alone, and count no such line for their threshold', async () => {
  const list = await set('buyer:3', 'Y-100 50');
  const coupon = await claimed(
    mall,
    3,
    await openCoupon(mall, { kind: 'store', merId: NORTH, value: 1000, threshold: 10_000 }),
  );
  const ids = await putIntoCart(
    mall,
    3,
    [
      [GAUGE.sku, 2],
      [BOLT.m8, 10],
    ],
    true,
  );
  const alone = valueOf(await previewCheckout(mall.ctx(3), choiceOf([ids[0]!])));
  expect(alone).toMatchObject({ order_coupon_price: '0.00', total_price: '100.00' });
  expect(alone.order[0]!.coupon).toMatchObject([{ coupon_user_id: coupon, disabled: true, reason: 'goods' }]);
  const both = valueOf(await previewCheckout(mall.ctx(3), choiceOf(ids)));
  expect(both).toMatchObject({ order_coupon_price: '10.00', total_price: '200.00' });
  await end(list);
});

test('an accepted quotation goes before the list', async () => {
  const list = await set('buyer:3', 'Y-100 50');
  const [id] = await putIntoCart(mall, 3, [[GAUGE.sku, 1]], true);
  await mall.change(
    'cartLine',
    { cartId: id },
    { quotedPrice: 5500, quotedUntil: new Date('2026-12-22T00:00:00+08:00') },
  );
  const view = valueOf(await previewCheckout(mall.ctx(3), choiceOf([id!])));
  expect(view.order[0]!.list[0]).toMatchObject({ unit_price: '55.00', public_price: null });
  await end(list);
});

test('a price that changed between preview and order places nothing', async () => {
  const list = await set(firm(), 'Y-100 50');
  const buyer = first.as[1]!;
  const ids = await putIntoCart(mall, 1, [[GAUGE.sku, 1]], true);
  const { key } = valueOf(await buyer(checkoutApi.preview, { cart_id: ids }));
  await end(list);
  expect(codeOf(await buyer(checkoutApi.create, { cart_id: ids, key, mark: {} }))).toBe(
    'checkout.price_changed',
  );
});

test('goods on request, unknown codes, prices of nothing and doubles are told before anything is set', async () => {
  await mall.change('product', { productId: VALVE.product }, { priceOnRequest: true });
  const south = await mall.login(902);
  await follow(4, SOUTH);
  valueOf(await south(customerApi.add, { who: '公司1', note: '' }));
  const rows = valueOf(
    await south(priceListApi.look, { lines: 'DN25 20\nnone 5\n* 5\n全部 -5%\n全部 -6%' }),
  ).rows;
  expect(rows.map((row) => row.fault)).toEqual(['on_request', 'code', 'all', 'twice', 'twice']);
  const tried = await south(priceListApi.create, { name: 'x', customer: firm(), lines: 'DN25 20' });
  expect(codeOf(tried)).toBe('price_list.lines');
  await mall.change('product', { productId: VALVE.product }, { priceOnRequest: false });
  expect(await mall.count('priceList', { merId: SOUTH })).toBe(0);
});

test('what was done with a list is kept with who did it; another store does not see it', async () => {
  const id = await set(firm(), 'M8x30 9.20');
  const [line] = valueOf(await store(priceListApi.detail, { id })).lines;
  mall.clock.advance(1000);
  const of = { id: line!.line_id, was: line!.price };
  expect(valueOf(await store(priceListApi.setPrice, { ...of, price: '-5%' })).price).toBe('-5%');
  // A colleague has read the price before: it is told, and not passed over.
  expect(await store(priceListApi.setPrice, { ...of, price: '9' })).toMatchObject({
    failure: { code: 'goods.value_moved', params: { now: '-5%' } },
  });
  mall.clock.advance(1000);
  const more = { id: line!.line_id, minimum: 20, was: 1 };
  expect(valueOf(await store(priceListApi.setMinimum, more)).minimum).toBe(20);
  expect(codeOf(await store(priceListApi.setMinimum, { ...more, minimum: 30 }))).toBe('goods.value_moved');
  mall.clock.advance(1000);
  valueOf(await store(priceListApi.dropLines, { ids: [line!.line_id] }));
  mall.clock.advance(1000);
  await end(id);
  const { log, state } = valueOf(await store(priceListApi.detail, { id }));
  expect(state).toBe('over');
  expect(log.map(({ event, before, after }) => [event, before, after]).toReversed()).toMatchObject([
    ['made', '', '2026-11-21 –'],
    ['line', '9.20', '-5%'],
    ['line', '≥ 1', '≥ 20'],
    ['line_gone', '-5%', ''],
    ['ended', '', ''],
  ]);
  expect(new Set(log.map(({ author }) => author))).toEqual(new Set(['buyer901']));
  const south = await mall.login(902);
  expect(codeOf(await south(priceListApi.detail, { id }))).toBe('price_list.not_found');
  expect(codeOf(await south(priceListApi.end, { id }))).toBe('price_list.not_found');
  expect(codeOf(await south(priceListApi.create, { name: 'x', customer: 'buyer:5', lines: '* 5%' }))).toBe(
    'customer.not_found',
  );
});

test('copied lists hold for another customer', async () => {
  const id = await set(firm(), 'M8x30\t9.20\t20');
  const copy = valueOf(
    await store(priceListApi.copy, { id, name: '副本', customer: `company:${second.companyId}` }),
  ).price_list_id;
  expect(await unitOf(2, BOLT.m8, 20)).toEqual(['9.20', '10.00']);
  await end(id, copy);
});

test('own prices are told to the buyer alone, and to nobody who has none', async () => {
  const list = await set(firm(), 'M8x30 7.50\nY-100 70');
  const ids = `${BOLT.product},${VALVE.product},${GAUGE.product}`;
  expect(valueOf(await first.as[1]!(priceListApi.own, { ids }))).toEqual([
    { product_id: BOLT.product, price: '7.50', public_price: '8.00' },
  ]);
  expect(valueOf(await first.as[1]!(priceListApi.ofGoods, { id: BOLT.product }))).toEqual([
    { unique: BOLT.m8, price: '7.50', minimum: 1 },
  ]);
  const sizes = { ids: `${BOLT.m8},${BOLT.m10},${GAUGE.sku}` };
  expect(valueOf(await first.as[1]!(priceListApi.ofSizes, sizes))).toEqual([
    { unique: BOLT.m8, price: '7.50', minimum: 1 },
  ]);
  expect(valueOf(await second.as[2]!(priceListApi.own, { ids }))).toEqual([]);
  expect(valueOf(await second.as[2]!(priceListApi.ofSizes, sizes))).toEqual([]);
  await end(list);
  expect(valueOf(await first.as[1]!(priceListApi.own, { ids }))).toEqual([]);
});

test('own prices of many goods ask the database as often as those of one, and lists of others add nothing', async () => {
  const lists = [await set(firm(), 'M8x30 7.50\nY-100 50\n全部 -10%')];
  const asked = async (ids: string): Promise<number> => {
    let selects = 0;
    const ctx = mall.ctx(1);
    const db = new Proxy(ctx.database.db, {
      get(target, key) {
        if (key === 'select' || key === 'selectDistinct') selects += 1;
        const found: unknown = Reflect.get(target, key);
        return typeof found === 'function' ? found.bind(target) : found;
      },
    });
    const database = Object.create(ctx.database, { db: { value: db } }) as typeof ctx.database;
    const actor = { ...ctx.actor, companyId: first.companyId };
    expect(valueOf(await ownPrices({ ...ctx, actor, database }, { ids })).length).toBeGreaterThan(0);
    return selects;
  };
  const one = await asked(String(BOLT.product));
  for (const _ of [1, 2, 3]) lists.push(await set(`company:${second.companyId}`, '全部 -20%'));
  expect(await asked([BOLT.product, GAUGE.product, VALVE.product].join())).toBe(one);
  await end(...lists);
});

test('quick order, saved lists and the freight reckon with the price of whoever asks', async () => {
  // As the search writes it.
  await mall.change('sku', { skuId: BOLT.m8 }, { designationKey: `${designationKey('M8x30')}` });
  const list = await set(firm(), 'M8x30\t9\t20');
  const shown = async (call: Call, uid: number) => {
    const [match] = valueOf(await call(quickOrderApi.match, { lines: [{ words: 'M8x30', num: 20 }] }));
    const cart_id = await putIntoCart(mall, uid, [[BOLT.m8, 20]]);
    const { saved_list_id: id } = valueOf(await call(savedListApi.create, { name: '常购', cart_id }));
    const { lines } = valueOf(await call(savedListApi.detail, { id }));
    return [match!.choices[0]!, lines[0]!].map((line) => [line.unit_price, line.public_price]);
  };
  const goods = async (call: Call, num: number): Promise<string> => {
    const asked = { id: BOLT.product, region: '330106', items: `${BOLT.m8}:${num}` };
    return valueOf(await call(shippingFeeApi.quote, asked)).total_price;
  };
  const [own, others] = [first.as[1]!, second.as[2]!];
  expect(await shown(own, 1)).toEqual([
    ['9.00', '10.00'],
    ['9.00', '10.00'],
  ]);
  expect(await shown(others, 2)).toEqual([
    ['10.00', null],
    ['10.00', null],
  ]);
  expect([await goods(own, 20), await goods(own, 10)]).toEqual(['180.00', '100.00']);
  expect([await goods(others, 20), await goods(mall.as(), 20)]).toEqual(['200.00', '200.00']);
  await end(list);
});

test('a store that is invited to quote sees what the buyer pays already; where it may not know who asks, it does not', async () => {
  const list = await set(firm(), 'Y-100 50');
  const priceFor = async (inquiry_id: string): Promise<string | null> => {
    const asked = valueOf(await store(quotationApi.goods, { keyword: 'Y-100', inquiry_id }));
    return asked.list[0]!.own_price;
  };
  const invited = await openInquiryOf(mall, 1, { type: 1, mer_ids: [NORTH] });
  expect(await priceFor(invited.id)).toBe('50.00');
  const open = await openInquiryOf(mall, 1);
  expect(await priceFor(open.id)).toBeNull();
  await end(list);
});

test('what went back is no turnover of the customer', async () => {
  const turnover = async () =>
    valueOf(await store(customerApi.list, { keyword: '13900000006' })).list[0]?.turnover ?? '0.00';
  const before = Number(await turnover());
  await fund(mall, 6);
  const [id] = await bought(mall, 6, [[GAUGE.sku, 3]]);
  const paid = Number(await turnover()) - before;
  expect(paid).toBeGreaterThan(0);
  const refund = valueOf(await apply(mall, await mall.login(6), id!, { num: 1, refund_price: '40.00' }));
  valueOf(await store(refundApi.agree, { id: refund.refund_order_id }));
  expect(Number(await turnover()) - before).toBeCloseTo(paid - 40, 2);
});

test('customers are those who bought, asked or were written down, with what they bought', async () => {
  const { list } = valueOf(await store(customerApi.list, {}));
  const bought = list.find((row) => row.customer === firm())!;
  expect(bought).toMatchObject({ name: '公司1', is_company: true, group: '' });
  expect(list.find((row) => row.customer === 'buyer:3')).toMatchObject({ phone: '139****0003' });
  valueOf(await store(customerApi.note, { customer: 'buyer:3', note: '月结' }));
  const found = valueOf(await store(customerApi.list, { keyword: '0003' })).list;
  expect(found).toMatchObject([{ customer: 'buyer:3', note: '月结', order_count: 0, turnover: '0.00' }]);
});

test('a store lists the orders of one customer: those of a company, and those that its buyer made for himself', async () => {
  const ordersOf = async (customer: string, of = store) =>
    valueOf(await of(orderDeskApi.list, { customer })).list.map((row) => row.order_id);
  await fund(mall, 6);
  const [own] = await bought(mall, 6, [[GAUGE.sku, 1]]);
  const [firms] = await bought(mall, 6, [[GAUGE.sku, 1]]);
  const [{ groupOrderId } = { groupOrderId: '' }] = await mall.read('storeOrder', { orderId: firms! });
  await mall.change('groupOrder', { groupOrderId }, { companyId: Number(firm().split(':')[1]) });
  expect(await ordersOf(firm())).toEqual([firms]);
  const forHimself = await ordersOf('buyer:6');
  expect(forHimself).toContain(own);
  expect(forHimself).not.toContain(firms);
  expect(await ordersOf(firm(), await mall.login(902))).toEqual([]);
});

test('no store learns of a number whether it has an account: a buyer is found once he has turned to the store', async () => {
  const find = (phone: string) => store(customerApi.add, { who: phone, note: '' });
  const [known, unknown] = [await find('13900000007'), await find('13912345678')];
  expect(codeOf(known)).toBe('customer.not_in_touch');
  expect(known).toEqual(unknown);
  await follow(7);
  expect(valueOf(await find('13900000007'))).toEqual({ customer: 'buyer:7' });
  const south = await mall.login(902);
  expect(await south(customerApi.add, { who: '13900000007', note: '' })).toEqual(unknown);
});

test('nor of a company, by its whole name: it is found once one of its people has turned to the store', async () => {
  const south = await mall.login(902);
  const find = (name: string) => south(customerApi.add, { who: name, note: '' });
  const [known, unknown] = [await find('公司2'), await find('没有这家公司')];
  expect(codeOf(known)).toBe('customer.not_in_touch');
  expect(known).toEqual(unknown);
  await follow(2, SOUTH);
  expect(valueOf(await find('公司2'))).toEqual({ customer: `company:${second.companyId}` });
});
