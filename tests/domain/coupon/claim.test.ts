// Claiming: once, in time, while there are some; and what becomes of a coupon that nobody uses.
import { afterAll, expect, test } from 'vitest';
import { couponApi } from '#lib/contracts/coupon.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { expireCoupons, receiveCoupon, sweepCoupons, welcomeBuyer } from '#lib/domain/trade/coupon/index.ts';
import { after, days, seconds } from '#lib/kernel/clock.ts';
import { claimed, leftOf, openCoupon, shownCoupons, stateOf } from './coupons.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall({ buyers: 6 });
afterAll(() => mall.close());

const claim = async (uid: number, id: number) => codeOf(await receiveCoupon(mall.ctx(uid), { id }));
const day = (n: number) => after(mall.clock.now(), days(n));

test('a coupon is claimed once by each buyer and counts down', async () => {
  const id = await openCoupon(mall, { totalCount: 2, remainCount: 2 });
  expect(await claim(1, id)).toBeUndefined();
  mall.clock.advance(seconds(10));
  expect(await claim(1, id)).toBe('coupon.received');
  expect(await leftOf(mall, id)).toBe(1);
});

test('the same claim again hears what the first one heard, by its key or within ten seconds', async () => {
  const [keyed, bare] = [await openCoupon(mall), await openCoupon(mall)];
  const say = (id: number, key?: string) => receiveCoupon(mall.ctx(1), { id, key });
  const first = { keyed: await say(keyed, 'wish-one'), bare: await say(bare) };
  expect(valueOf(first.keyed).coupon_user_id).toMatch(/^[0-9a-z]{26}$/);
  expect(await say(bare)).toEqual(first.bare);
  expect(codeOf(await say(bare, 'wish-two'))).toBe('coupon.received');
  mall.clock.advance(days(1));
  expect(await say(keyed, 'wish-one')).toEqual(first.keyed);
  expect(codeOf(await say(keyed, 'wish-two'))).toBe('coupon.received');
  expect(codeOf(await say(keyed))).toBe('coupon.received');
  expect(codeOf(await say(bare))).toBe('coupon.received');
  expect([await leftOf(mall, keyed), await leftOf(mall, bare)]).toEqual([99, 99]);
});

test('the last one empties the template, and whoever has one hears that and not that it is gone', async () => {
  const id = await openCoupon(mall, { totalCount: 1, remainCount: 1 });
  expect(await claim(1, id)).toBeUndefined();
  expect(await claim(2, id)).toBe('coupon.gone');
  mall.clock.advance(seconds(10));
  expect(await claim(1, id)).toBe('coupon.received');
  expect(await leftOf(mall, id)).toBe(0);
  expect(await mall.count('couponUser', { couponId: id })).toBe(1);
  expect(mall.tags).toContain('coupons');
});

test('a coupon without a limit is never all taken', async () => {
  const id = await openCoupon(mall, { isLimited: false, totalCount: 0, remainCount: 0 });
  expect(await claim(1, id)).toBeUndefined();
  expect(await claim(2, id)).toBeUndefined();
});

test('drafts, closed ones and those outside their time are refused with their reason', async () => {
  const draft = await openCoupon(mall, { status: 'draft' });
  const shut = await openCoupon(mall, { status: 'closed' });
  const early = await openCoupon(mall, { receiveFrom: day(1) });
  const late = await openCoupon(mall, { receiveUntil: day(-1) });
  const past = await openCoupon(mall, { validDays: null, validFrom: day(-9), validUntil: day(-1) });
  const gift = await openCoupon(mall, { sendType: 'new_user' });
  expect(await claim(1, 999_999)).toBe('coupon.not_found');
  expect(await claim(1, draft)).toBe('coupon.not_found');
  expect(await claim(1, shut)).toBe('coupon.expired');
  expect(await claim(1, early)).toBe('coupon.not_begun');
  expect(await claim(1, late)).toBe('coupon.expired');
  expect(await claim(1, past)).toBe('coupon.expired');
  expect(await claim(1, gift)).toBe('coupon.not_found');
});

test('the lists show what may be claimed, by kind, store and product, and mark what the caller has', async () => {
  const store = await openCoupon(mall, { kind: 'store', merId: SOUTH, title: '店' });
  const product = await openCoupon(mall, {
    kind: 'product',
    merId: NORTH,
    targetIds: [BOLT.product],
    title: '品',
  });
  await claimed(mall, 3, store);
  const visitor = mall.as();
  const member = await mall.login(3);
  const idsOf = (list: { coupon_id: number }[]) => list.map((row) => row.coupon_id);

  const stores = valueOf(await visitor(couponApi.list, { type: 0 })).list;
  expect(idsOf(stores)).toEqual([store]);
  expect(stores[0]).toMatchObject({ issue: false, merchant: { mer_id: SOUTH }, coupon_price: '10.00' });
  expect(valueOf(await member(couponApi.list, { type: 0 })).list[0]).toMatchObject({ issue: true });
  expect(idsOf(valueOf(await visitor(couponApi.ofProduct, { ids: `${VALVE.product}` })))).toEqual([]);
  const own = valueOf(await visitor(couponApi.ofProduct, { ids: `${BOLT.product},${VALVE.product}` }));
  expect(idsOf(own)).toEqual([product]);
  expect(own[0]?.ProductLst).toMatchObject([{ product_id: BOLT.product }]);
  expect(idsOf(valueOf(await visitor(couponApi.ofStore, { id: NORTH })))).toEqual([]);
  expect(idsOf(valueOf(await visitor(couponApi.ofStore, { id: NORTH, all: 1 })))).toEqual([product]);
  expect(valueOf(await member(couponApi.received, { ids: `${store},${product}` }))).toEqual([
    { coupon_id: store, is_left: true },
  ]);
});

test('the goods of a coupon are those it can be used on', async () => {
  const product = await openCoupon(mall, { kind: 'product', merId: NORTH, targetIds: [BOLT.product] });
  const store = await openCoupon(mall, { kind: 'store', merId: NORTH });
  const category = await openCoupon(mall, { kind: 'category', targetIds: [1] });
  const cross = await openCoupon(mall, { kind: 'cross_store', targetIds: [SOUTH] });
  const idsFor = async (coupon_id: number) =>
    valueOf(await mall.as()(couponApi.goods, { coupon_id }))
      .list.map((row) => row.product_id)
      .toSorted();
  expect(await idsFor(product)).toEqual([BOLT.product]);
  expect(await idsFor(store)).toEqual([1, 3]);
  expect(await idsFor(category)).toEqual([1, 2, 3]);
  expect(await idsFor(cross)).toEqual([VALVE.product]);
});

test('half a minute after its end a coupon is marked as expired, and counts as such before', async () => {
  const id = await openCoupon(mall, { validDays: 3 });
  const claimId = await claimed(mall, 4, id);
  const counter = async () => valueOf(await (await mall.login(4))(profileApi.me)).total_coupon;
  expect(await counter()).toBe(1);
  mall.clock.advance(days(3));
  expect(await counter()).toBe(0);
  expect(await shownCoupons(mall, 4, 1)).toEqual([]);
  expect(await shownCoupons(mall, 4, 0)).toMatchObject([{ coupon_user_id: claimId, status: 2 }]);
  expect(await stateOf(mall, claimId)).toBe('unused');
  await expireCoupons(mall.system);
  expect(await stateOf(mall, claimId)).toBe('expired');
});

test('the sweep comes again in thirty seconds and closes templates whose time is over', async () => {
  const id = await openCoupon(mall, { receiveUntil: day(1) });
  mall.clock.advance(days(2));
  await sweepCoupons(mall.system);
  expect(mall.jobs.at(-1)).toEqual({
    name: 'coupon.expire',
    payload: {},
    at: after(mall.clock.now(), 30_000),
  });
  expect(await mall.read('coupon', { couponId: id }, ['status'])).toEqual([{ status: 'closed' }]);
});

test('a new account gets the coupons for new buyers once', async () => {
  await mall.change('coupon', { sendType: 'new_user' }, { status: 'closed' });
  const first = await openCoupon(mall, {
    sendType: 'new_user',
    isLimited: false,
    totalCount: 0,
    remainCount: 0,
  });
  const second = await openCoupon(mall, { sendType: 'new_user', totalCount: 1, remainCount: 1 });
  await welcomeBuyer(mall.system, { uid: 5 });
  await welcomeBuyer(mall.system, { uid: 5 });
  await welcomeBuyer(mall.system, { uid: 6 });
  const idsOf = async (uid: number) =>
    (await shownCoupons(mall, uid, 1)).map((row) => row.coupon_id).toSorted((a, b) => a - b);
  expect(await idsOf(5)).toEqual([first, second]);
  expect(await idsOf(6)).toEqual([first]);
  expect(valueOf(await mall.as()(couponApi.newPeople)).map((row) => row.coupon_id)).toEqual([first, second]);
});
