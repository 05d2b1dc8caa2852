// Many prices, stocks, places on the shelf and customers are changed at once: looked at before, kept together, and taken
// back for a day, but for what was sold or changed since.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

let north: Call;
let south: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  [north, south] = [await mall.login(900 + NORTH), await mall.login(900 + SOUTH)];
});
afterAll(() => mall.close({ madeUp: true }));

const IDS = [BOLT.m8, BOLT.m10];
const sizes = async () => {
  const { list } = valueOf(await north(goodsDeskApi.skus, {}));
  return IDS.map((id) => list.find((sku) => sku.sku_id === id)!);
};
const prices = async () => (await sizes()).map((sku) => sku.tiers.map((tier) => tier.price));
/** Time goes on, so that changes have an order. */
const later = (): void => mall.clock.advance(1000);
const latest = async (call: Call = north) => valueOf(await call(massChangeApi.list, {})).list[0];

test('prices are looked at, changed by a percentage with all quantities, and taken back', async () => {
  const before = await prices();
  const asked = { ids: IDS, by: '+10%' };
  const look = valueOf(await north(massChangeApi.look, { ...asked, kind: 'price' }));
  expect([look.changes, look.faulty]).toEqual([2, 0]);
  expect(await prices()).toEqual(before);

  later();
  expect(valueOf(await north(massChangeApi.price, asked))).toEqual({ changed: 2, faulty: 0 });
  const raised = before.map((tiers) => tiers.map((price) => (Number(price) * 1.1).toFixed(2)));
  expect(await prices()).toEqual(raised);
  expect(look.rows.map((row) => row.after)).toEqual(raised.map(([first]) => first));

  const change = (await latest())!;
  expect(change).toMatchObject({ kind: 'price', line_count: 2, can_undo: true });
  // Another store does not find it.
  const id = change.mass_change_id;
  expect(codeOf(await south(massChangeApi.detail, { id }))).toBe('mass_change.gone');
  expect(codeOf(await south(massChangeApi.undo, { id }))).toBe('mass_change.gone');

  later();
  expect(valueOf(await north(massChangeApi.undo, { id }))).toEqual({ undone: 2, kept: 0 });
  expect(await prices()).toEqual(before);
  expect(codeOf(await north(massChangeApi.undo, { id }))).toBe('mass_change.over');
  const { log } = valueOf(await north(goodsDeskApi.detail, { id: BOLT.product }));
  expect(log.slice(0, 4).map(({ what }) => what)).toEqual(['price', 'price', 'price', 'price']);
});

test('what was changed is called in its reader’s language, in the list and in the record, whoever changed it', async () => {
  later();
  valueOf(await north(massChangeApi.price, { ids: IDS, by: '+1' }));
  const english = await mall.login(900 + NORTH, 'en-US');
  for (const [call, word] of [
    [english, `Product ${BOLT.product}`],
    [north, '六角螺栓'],
  ] as const) {
    const { mass_change_id: id, names } = (await latest(call))!;
    const { lines } = valueOf(await call(massChangeApi.detail, { id }));
    expect(names.split(' · ')).toEqual(lines.map((line) => line.name));
    for (const { name } of lines) expect(name).toContain(word);
  }
  later();
  valueOf(await north(massChangeApi.undo, { id: (await latest())!.mass_change_id }));
});

test('a pasted column is one line for each size; what is faulty is left out, what changed since is left as it is', async () => {
  const [m8, m10] = await sizes();
  const asked = { ids: IDS, by: `${Number(m8!.price) + 1}\t\n0.01` };
  const { rows } = valueOf(await north(massChangeApi.look, { ...asked, kind: 'price' }));
  expect(rows.map((row) => row.fault)).toEqual(['', m10!.tiers.length > 1 ? 'tier_above' : '']);
  expect(codeOf(await north(massChangeApi.price, { ids: IDS, by: '1\n2\n3' }))).toBe('mass_change.lines');
  expect(codeOf(await north(massChangeApi.price, { ids: IDS, by: 'cheap' }))).toBe('mass_change.value');
  expect(codeOf(await north(massChangeApi.price, { ids: IDS, by: '+0%' }))).toBe('mass_change.nothing');

  later();
  valueOf(await north(massChangeApi.price, { ids: IDS, by: '+1' }));
  const { mass_change_id: id } = (await latest())!;
  const raised = (await sizes())[0]!;
  const own = (Number(raised.price) + 3).toFixed(2);
  valueOf(await north(goodsDeskApi.setPrice, { id: BOLT.m8, price: own }));
  expect(valueOf(await north(massChangeApi.undo, { id }))).toEqual({ undone: 1, kept: 1 });
  expect((await sizes()).map((sku) => sku.price)).toEqual([own, m10!.price]);
  const { lines } = valueOf(await north(massChangeApi.detail, { id }));
  expect(lines.map((line) => line.outcome)).toEqual(['kept', 'undone']);
});

test('stock that was added goes back without what was sold, and nothing goes back after a day', async () => {
  const before = (await sizes()).map((sku) => sku.stock);
  const was = before;
  later();
  valueOf(await north(massChangeApi.stock, { ids: IDS, by: '+100', was }));
  const { mass_change_id: id } = (await latest())!;
  await paidOrder(mall, 1, [[BOLT.m8, 20]]);
  expect(codeOf(await north(massChangeApi.undo, { id }))).toBe('mass_change.gone');
  expect(valueOf(await north(massChangeApi.undoStock, { id }))).toEqual({ undone: 2, kept: 0 });
  expect((await sizes()).map((sku) => sku.stock)).toEqual([before[0]! - 20, before[1]!]);

  // Counted at what was read: the pieces that were sold since are taken off.
  later();
  valueOf(await north(massChangeApi.stock, { ids: IDS, by: '500', was }));
  expect((await sizes()).map((sku) => sku.stock)).toEqual([480, 500]);
  const late = (await latest())!.mass_change_id;
  mall.clock.advance(24 * 3_600_000);
  expect(codeOf(await north(massChangeApi.undoStock, { id: late }))).toBe('mass_change.over');
  expect((await latest())!.can_undo).toBe(false);
});

test('goods that left the shelf together come back together; goods of others are never among them', async () => {
  const { list } = valueOf(await north(goodsDeskApi.list, { tab: 'on_sale' }));
  const ids = list.map((goods) => goods.product_id);
  expect(ids.length).toBeGreaterThan(1);
  const mixed = { ids: [...ids, VALVE.product], on_sale: false };
  expect(valueOf(await north(massChangeApi.look, { ...mixed, kind: 'shelf' })).changes).toBe(ids.length);
  expect(codeOf(await north(goodsDeskApi.shelf, mixed))).toBe('goods.not_found');
  later();
  valueOf(await north(goodsDeskApi.shelf, { ids, on_sale: false }));
  expect(valueOf(await north(goodsDeskApi.list, { tab: 'on_sale' })).list).toEqual([]);
  const { mass_change_id: id } = (await latest())!;
  expect(valueOf(await north(massChangeApi.undo, { id })).undone).toBe(ids.length);
  const back = valueOf(await north(goodsDeskApi.list, { tab: 'on_sale' })).list;
  expect(back.map((goods) => goods.product_id).toSorted()).toEqual(ids.toSorted());
});

test('what a new store takes off the shelf and back is looked at by the platform first', async () => {
  const ids = [BOLT.product, GAUGE.product];
  await mall.change('merchant', { merId: NORTH }, { isReviewed: true });
  later();
  valueOf(await north(goodsDeskApi.shelf, { ids, on_sale: false }));
  const { mass_change_id: id } = (await latest())!;
  valueOf(await north(massChangeApi.undo, { id }));
  const state = async () => await mall.first('product', { productId: BOLT.product }, ['status']);
  expect(await state()).toEqual({ status: 'reviewing' });
  await mall.change('merchant', { merId: NORTH }, { isReviewed: false });
  later();
  valueOf(await north(goodsDeskApi.shelf, { ids, on_sale: true }));
  expect(await state()).toEqual({ status: 'on_sale' });
});

test('customers that were put into a group together go back to theirs', async () => {
  await paidOrder(mall, 2, [[BOLT.m8, 10]]);
  const known = valueOf(await north(customerApi.list, {})).list.map((row) => row.customer);
  expect(known.length).toBeGreaterThan(1);
  const { group_id } = valueOf(await north(customerApi.saveGroup, { name: '老客户', note: '' }));
  const asked = { customers: known, group_id };
  const { rows } = valueOf(await north(massChangeApi.look, { ...asked, kind: 'group' }));
  expect(rows.map((row) => [row.before, row.after])).toEqual(known.map(() => ['', '老客户']));
  later();
  expect(valueOf(await north(customerApi.setGroup, asked)).changed).toBe(known.length);
  const { mass_change_id: id } = (await latest())!;
  valueOf(await north(massChangeApi.undo, { id }));
  const groups = valueOf(await north(customerApi.list, {})).list.map((row) => row.group_id);
  expect(groups).toEqual(known.map(() => 0));
  const strangers = { customers: [...known, 'buyer:999999'], group_id };
  expect(codeOf(await north(customerApi.setGroup, strangers))).toBe('customer.not_found');
});

test('prices of a list that were set or taken out together come back, but for what was agreed anew since', async () => {
  const follows = { type_id: NORTH, type: FAVOURITE_TYPES.store };
  valueOf(await (await mall.login(1))(favouriteApi.create, follows));
  valueOf(await north(customerApi.add, { who: '13900000001', note: '' }));
  const agreed = { name: '协议', customer: 'buyer:1', lines: 'M8x30 9.20\nY-100 -10%' };
  const { price_list_id: id } = valueOf(await north(priceListApi.create, agreed));
  const lines = async () => valueOf(await north(priceListApi.detail, { id })).lines;
  const now = async () => (await lines()).map(({ code, price, minimum }) => [code, price, minimum]);
  const before = await now();
  later();
  valueOf(await north(priceListApi.addLines, { id, lines: 'M8x30,8.80,50\nM10x30,9.10' }));
  const { mass_change_id: put } = (await latest())!;
  expect(valueOf(await north(massChangeApi.detail, { id: put })).lines).toMatchObject([
    { before: '9.20 ≥1', after: '8.80 ≥50' },
    { before: '', after: '9.10 ≥1' },
  ]);
  expect(codeOf(await south(massChangeApi.undo, { id: put }))).toBe('mass_change.gone');
  expect(valueOf(await north(massChangeApi.undo, { id: put }))).toEqual({ undone: 2, kept: 0 });
  expect(await now()).toEqual(before);

  later();
  const ids = (await lines()).map((line) => line.line_id);
  valueOf(await north(priceListApi.dropLines, { ids }));
  expect(codeOf(await north(priceListApi.dropLines, { ids }))).toBe('price_list.not_found');
  const { mass_change_id: dropped } = (await latest())!;
  valueOf(await north(priceListApi.addLines, { id, lines: 'M8x30 9.90' }));
  expect(valueOf(await north(massChangeApi.undo, { id: dropped }))).toEqual({ undone: 1, kept: 1 });
  expect(await now()).toEqual(
    expect.arrayContaining([
      ['M8x30', '9.90', 1],
      ['Y-100', '-10%', 1],
    ]),
  );

  later();
  valueOf(await north(priceListApi.dropLines, { ids: (await lines()).map((line) => line.line_id) }));
  const { mass_change_id: late } = (await latest())!;
  valueOf(await north(priceListApi.end, { id }));
  expect(valueOf(await north(massChangeApi.undo, { id: late }))).toEqual({ undone: 0, kept: 2 });
});

test('coupons that were opened or closed together are closed or open again', async () => {
  const coupon = {
    title: '店铺券',
    type: 0,
    coupon_price: '20',
    use_min_price: '300',
    coupon_type: 0,
    coupon_time: 15,
    total_count: 50,
  };
  const ids: number[] = [];
  for (let n = 0; n < 2; n += 1) ids.push(valueOf(await north(couponApi.storeCreate, coupon)).coupon_id);
  const states = async () => {
    const { list } = valueOf(await north(couponApi.storeList, {}));
    return ids.map((id) => list.find((row) => row.coupon_id === id)!.status);
  };
  later();
  valueOf(await north(couponApi.storeOpen, { ids }));
  const { mass_change_id: opened } = (await latest())!;
  valueOf(await north(massChangeApi.undo, { id: opened }));
  expect(await states()).toEqual(['closed', 'closed']);

  valueOf(await north(couponApi.storeOpen, { ids }));
  later();
  valueOf(await north(couponApi.storeClose, { ids }));
  const change = (await latest())!;
  expect(change).toMatchObject({ kind: 'coupon', line_count: 2, names: '店铺券 · 店铺券' });
  valueOf(await north(couponApi.storeOpen, { ids: [ids[0]!] }));
  expect(codeOf(await north(couponApi.storeOpen, { ids }))).toBe('coupon.wrong_state');
  expect(await states()).toEqual(['open', 'closed']);
  const undone = valueOf(await north(massChangeApi.undo, { id: change.mass_change_id }));
  expect(undone).toEqual({ undone: 1, kept: 1 });
  expect(await states()).toEqual(['open', 'open']);
});
