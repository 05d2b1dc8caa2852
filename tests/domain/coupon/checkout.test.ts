// Coupons of all kinds in a check-out, through the API and to the fen (money.md 4.3 and 4.5).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkoutApi, type CheckoutCoupon } from '#lib/contracts/checkout.ts';
import type { Call } from '#lib/call/call.ts';
import { type LedgerAccountKind } from '#lib/contracts/states.ts';
import { platform } from '#lib/domain/trade/ledger/index.ts';
import { ledgerInvariant } from '#lib/domain/trade/ledger/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { claimed, openCoupon, stateOf } from './coupons.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, expectOrderAddsUp, putIntoCart, valueOf } from '../../support/trade-steps.ts';

let buyer: Call;
let uid = 0;
const mall = await openTradeMall({ buyers: 12 });
beforeAll(async () => {
  // The goods of the worked example: A1 100.00, A2 50.00 with 12.00 freight, B 200.00 sent free.
  await mall.change('product', { productId: 1 }, { moq: 1, multiple: 1, mixedBatch: false });
  await mall.change('sku', { productId: 1 }, { price: 10000, tiers: [] });
  await mall.change('sku', { skuId: 31 }, { price: 5000 });
  await mall.change('product', { productId: 3 }, { deliveryFree: false });
  await mall.change('sku', { skuId: 21 }, { price: 20000 });
  await mall.change('product', { productId: 2 }, { deliveryFree: true });
});
afterAll(() => mall.close());
beforeEach(async () => {
  uid += 1;
  buyer = await mall.login(uid);
});

const example = () =>
  putIntoCart(mall, uid, [
    [BOLT.m8, 3],
    [GAUGE.sku, 1],
    [VALVE.sku, 1],
  ]);
const ofProduct = {
  kind: 'product',
  merId: NORTH,
  targetIds: [BOLT.product],
  value: 3000,
  threshold: 20_000,
};
const ofStore = { kind: 'store' as const, merId: NORTH, value: 2000, threshold: 30_000 };
const general = { kind: 'general', value: 5000, threshold: 40_000 };
const coupons = async (...templates: object[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const template of templates) ids.push(await claimed(mall, uid, await openCoupon(mall, template)));
  return ids;
};
const find = (list: CheckoutCoupon[], id: string | undefined) =>
  list.find((row) => row.coupon_user_id === id);

test('the worked example: three levels stack, every share is to the fen', async () => {
  const ids = await coupons(ofProduct, ofStore, general);
  const choice = { cart_id: await example() };
  const preview = valueOf(await buyer(checkoutApi.preview, choice));
  expect(preview).toMatchObject({
    total_price: '550.00',
    order_total_postage: '12.00',
    total_coupon: '100.00',
    total_platform_coupon_price: '50.00',
    order_price: '462.00',
    platformCoupon: [{ checked: true, disabled: false, saving: '50.00' }],
  });
  const [north, south] = preview.order;
  expect(north?.order).toMatchObject({ pay_price: '282.01', total_coupon: '50.00' });
  expect(south?.order).toMatchObject({ pay_price: '179.99', total_coupon: '0.00' });
  expect(north?.coupon.filter((row) => row.checked)).toHaveLength(2);

  const placed = valueOf(
    await buyer(checkoutApi.create, { ...choice, key: preview.key, address_id: mall.addressId(uid) }),
  );
  expect(placed.pay_price).toBe('462.00');
  await expectOrderAddsUp(mall, placed.order_id);
  const orderId = await mall.list('storeOrder', { groupOrderId: placed.order_id }, 'orderId');
  const lines = await mall.read(
    'orderLine',
    { orderId },
    { sku_id: 'skuId', p: 'productDiscount', s: 'storeDiscount', g: 'platformDiscount', pay: 'payPrice' },
    { by: 'skuId' },
  );
  expect(lines).toEqual([
    { sku_id: BOLT.m8, p: 3000, s: 1687, g: 2531, pay: 22_782 },
    { sku_id: VALVE.sku, p: 0, s: 0, g: 2001, pay: 17_999 },
    { sku_id: GAUGE.sku, p: 0, s: 313, g: 468, pay: 4219 },
  ]);
  for (const id of ids) expect(await stateOf(mall, id)).toBe('used');
});

test('an explicit empty choice means none, and is kept through the order', async () => {
  const ids = await coupons(ofProduct, ofStore, general);
  const choice = { cart_id: await example(), use_coupon: { [NORTH]: [], 0: [] } };
  const preview = valueOf(await buyer(checkoutApi.preview, choice));
  expect(preview).toMatchObject({ order_price: '562.00', total_coupon: '0.00' });
  expect(preview.platformCoupon[0]).toMatchObject({ checked: false, disabled: false });
  const placed = valueOf(
    await buyer(checkoutApi.create, { ...choice, key: preview.key, address_id: mall.addressId(uid) }),
  );
  expect(placed.pay_price).toBe('562.00');
  for (const id of ids) expect(await stateOf(mall, id)).toBe('unused');
});

test('of two platform coupons the better one is chosen; the other can be taken instead', async () => {
  const [small, large] = await coupons({ ...general, value: 1000 }, { ...general, value: 4000 });
  const cart_id = await example();
  const best = valueOf(await buyer(checkoutApi.preview, { cart_id }));
  expect(find(best.platformCoupon, large)).toMatchObject({ checked: true });
  const other = valueOf(await buyer(checkoutApi.preview, { cart_id, use_coupon: { 0: [small!] } }));
  expect(find(other.platformCoupon, small)).toMatchObject({ checked: true, saving: '10.00' });
  expect(codeOf(await buyer(checkoutApi.preview, { cart_id, use_coupon: { 0: [small!, large!] } }))).toBe(
    'coupon.unusable',
  );
});

test('category and cross-store coupons count only what they are for, others say why not', async () => {
  const [category, cross, foreign, short, product] = await coupons(
    { kind: 'category', targetIds: [1], value: 700, threshold: 0 },
    { kind: 'cross_store', targetIds: [SOUTH], value: 25_000, threshold: 20_000 },
    { kind: 'category', targetIds: [77], value: 700, threshold: 0 },
    { ...general, threshold: 60_000 },
    { ...ofProduct, targetIds: [BOLT.product], threshold: 40_000 },
  );
  const preview = valueOf(await buyer(checkoutApi.preview, { cart_id: await example() }));
  // A coupon larger than its base makes it nothing, never less.
  expect(find(preview.platformCoupon, cross)).toMatchObject({ checked: true, saving: '200.00' });
  expect(preview.order[1]?.order.pay_price).toBe('0.00');
  expect(find(preview.platformCoupon, category)).toMatchObject({
    disabled: false,
    saving: '7.00',
    reason: '',
  });
  expect(find(preview.platformCoupon, foreign)).toMatchObject({ disabled: true, reason: 'goods' });
  expect(find(preview.platformCoupon, short)).toMatchObject({
    disabled: true,
    reason: 'threshold',
    gap: '50.00',
  });
  expect(find(preview.order[0]!.coupon, product)).toMatchObject({ disabled: true, gap: '100.00' });
});

test('coupons of others, used and expired ones, and those of other stores are refused', async () => {
  const stranger = uid === 12 ? 1 : 12;
  const template = await openCoupon(mall, ofStore);
  const foreign = await claimed(mall, stranger, template);
  const [own, old] = await coupons(ofStore, ofStore);
  await mall.change('couponUser', { couponUserId: old }, (t) => ({ endsAt: t.createdAt }));
  const cart_id = await example();
  const refuse = async (use_coupon: Record<string, string[]>) =>
    codeOf(await buyer(checkoutApi.preview, { cart_id, use_coupon }));
  expect(await refuse({ [NORTH]: [foreign] })).toBe('coupon.unusable');
  expect(await refuse({ [NORTH]: [old!] })).toBe('coupon.unusable');
  expect(await refuse({ [SOUTH]: [own!] })).toBe('coupon.unusable');
  expect(await refuse({ 0: [own!] })).toBe('coupon.unusable');
  expect(await refuse({ [NORTH]: [own!] })).toBeUndefined();
});

test('a coupon that was spent or ended between preview and submit stops the order with a new price', async () => {
  const [id] = await coupons(general);
  const choice = { cart_id: await example() };
  const { key } = valueOf(await buyer(checkoutApi.preview, choice));
  await mall.change('couponUser', { couponUserId: id }, { status: 'expired' });
  const placed = await buyer(checkoutApi.create, { ...choice, key, address_id: mall.addressId(uid) });
  expect(codeOf(placed)).toBe('checkout.price_changed');
  expect(await mall.count('groupOrder', { uid })).toBe(0);
});

test('a coupon that came between preview and submit waits for the next order: this one costs what was shown', async () => {
  const [known] = await coupons(ofStore);
  const choice = { cart_id: await example() };
  const { key, order_price } = valueOf(await buyer(checkoutApi.preview, choice));
  const [came] = await coupons(general);
  const order = { ...choice, key, address_id: mall.addressId(uid) };
  expect(valueOf(await buyer(checkoutApi.create, order)).pay_price).toBe(order_price);
  expect([await stateOf(mall, known!), await stateOf(mall, came!)]).toEqual(['used', 'unused']);
});

test('the platform pays its coupon to the stores with the payment, and the books balance', async () => {
  await coupons(general);
  const choice = { cart_id: await example() };
  const { key } = valueOf(await buyer(checkoutApi.preview, choice));
  const { order_id } = valueOf(
    await buyer(checkoutApi.create, { ...choice, key, address_id: mall.addressId(uid) }),
  );
  const before = await frozen();
  const owed = await balance(platform('platform_coupon').kind);
  await giveMoney(60_000);
  valueOf(await payOrder(mall.ctx(uid), { group_id: order_id, type: 'balance' }));
  // Buyer 512.00, platform 50.00: the stores hold 562.00 together.
  expect((await frozen()) - before).toBe(56_200);
  expect(await balance('platform_coupon')).toBe(owed - 5000);
  expect(await ledgerInvariant(mall.system)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
});

test('an order that a coupon makes free is paid at once, and the stores get what the platform owes', async () => {
  await mall.change('coupon', {}, { status: 'closed' });
  await coupons({ kind: 'cross_store', targetIds: [SOUTH], value: 90_000, threshold: 0 });
  const cart_id = await putIntoCart(mall, uid, [[VALVE.sku, 1]]);
  const { key, order_price } = valueOf(await buyer(checkoutApi.preview, { cart_id }));
  expect(order_price).toBe('0.00');
  const before = await frozen();
  const placed = valueOf(await buyer(checkoutApi.create, { cart_id, key, address_id: mall.addressId(uid) }));
  expect(placed).toMatchObject({ paid: true, pay_price: '0.00' });
  expect((await frozen()) - before).toBe(20_000);
  expect((await ledgerInvariant(mall.system)).entriesSum).toBe(0);
});

const balance = (kind: LedgerAccountKind) => mall.sum('ledgerAccount', 'balance', { kind });
const frozen = () => balance('merchant_frozen');

async function giveMoney(amount: number): Promise<void> {
  const { transfer, buyerBalance } = await import('#lib/domain/trade/ledger/index.ts');
  valueOf(
    await transfer(mall.system, {
      kind: 'recharge',
      targetId: `test-${uid}`,
      entries: [
        { account: platform('gateway'), amount: -amount },
        { account: buyerBalance(uid), amount },
      ],
    }),
  );
}
