import { describe, expect, it } from 'vitest';
import type { Activity, Coupon } from '#lib/domain/trade/pricing/index.ts';
import { a1, a2, discounts, general, ofStore, priceWith, product } from './coupon-fixture.ts';
import { A, B, C, line, numberOf, store } from './fixture.ts';

describe('thresholds and bases', () => {
  it.each<[string, Coupon[], number[]]>([
    ['product: total of its product', [product('p', 10_00, 200_00, ['a1'])], [10_00, 0, 0]],
    ['product: one fen short', [product('p', 10_00, 200_01, ['a1'])], [0, 0, 0]],
    ['product: another product does not help', [product('p', 10_00, 60_00, ['a2', 'b1'])], [0, 0, 0]],
    [
      'store: total before product coupons',
      [product('p', 30_00, 0, ['a1']), ofStore('s', 5_00, 250_00)],
      [30_00, 5_00, 0],
    ],
    ['store: one fen short', [ofStore('s', 5_00, 250_01)], [0, 0, 0]],
    [
      'store: needs something left',
      [product('p', 900_00, 0, ['a1']), product('q', 90_00, 0, ['a2']), ofStore('s', 5_00)],
      [250_00, 0, 0],
    ],
    ['general: after store discounts', [ofStore('s', 30_00), general('g', 5_00, 300_00)], [0, 30_00, 5_00]],
    ['general: one fen short', [ofStore('s', 30_01), general('g', 5_00, 300_00)], [0, 30_01, 0]],
    ['larger than its base', [ofStore('s', 999_00), ofStore('t', 999_00, 0, B)], [0, 330_00, 0]],
    [
      'all three levels',
      [product('p', 10_00, 0, ['a1']), ofStore('s', 10_00), general('g', 10_00)],
      [10_00, 10_00, 10_00],
    ],
  ])('%s', (_, coupons, expected) => {
    expect(discounts(priceWith(coupons))).toEqual(expected);
  });

  it('category: lines in the category or below it', () => {
    const category = (categories: string[], threshold: number): Coupon => ({
      couponId: 'c',
      kind: 'category',
      categoryIds: categories.map(numberOf),
      value: 9_00,
      threshold,
    });
    const shares = (coupon: Coupon): number[] =>
      priceWith([coupon]).stores.flatMap((each) => each.lines.map((row) => row.platformCoupon));
    expect(shares(category(['tools'], 250_00))).toEqual([7_20, 1_80, 0]);
    expect(shares(category(['saws', 'pipes'], 130_00))).toEqual([0, 3_46, 5_54]);
    expect(shares(category(['tools'], 250_01))).toEqual([0, 0, 0]);
  });

  it('cross-store: lines of the listed stores', () => {
    const cross: Coupon = {
      couponId: 'x',
      kind: 'cross_store',
      merIds: [B, C],
      value: 9_00,
      threshold: 80_00,
    };
    expect(priceWith([cross]).stores.map((each) => each.platformCoupon)).toEqual([0, 9_00]);
    expect(priceWith([{ ...cross, threshold: 80_01 }]).platformCoupon).toBe(0);
  });
});

describe('where coupons do not go', () => {
  const coupons = [product('p', 10_00, 0, ['a1']), ofStore('s', 10_00), general('g', 10_00)];
  const withActivity = (activity: Activity): number[] =>
    discounts(priceWith(coupons, { lines: [{ ...a1, activity }] }));

  it.each(['seckill', 'bundle', 'sample'] as const)('%s takes none', (kind) => {
    expect(withActivity({ id: 'x', kind, price: 100_00 })).toEqual([0, 0, 0]);
  });

  it('presale takes product and store coupons only', () => {
    expect(withActivity({ id: 'x', kind: 'presale', paid: 'full', price: 100_00 })).toEqual([
      10_00, 10_00, 0,
    ]);
    expect(withActivity({ id: 'x', kind: 'presale', paid: 'deposit', deposit: 1_00, balance: 9_00 })).toEqual(
      [10_00, 8_00, 0],
    );
  });

  it('the member price takes them only where the store allows both', () => {
    const lines = [{ ...a1, memberPrice: 90_00 }, a2];
    expect(discounts(priceWith(coupons, { lines }))).toEqual([0, 10_00, 10_00]);
    expect(priceWith(coupons, { lines }).stores[0]!.lines[0]).toMatchObject({
      memberDiscount: 20_00,
      storeCoupon: 0,
      paid: 180_00,
    });
    const stores = [store(A, { couponsWithMemberPrice: true })];
    expect(discounts(priceWith(coupons, { lines, stores }))).toEqual([10_00, 10_00, 10_00]);
    expect(priceWith(coupons, { lines, stores })).toMatchObject({
      listTotal: 250_00,
      discount: 50_00,
      payable: 200_00,
    });
  });
});

describe('shares', () => {
  const three = ['x', 'y', 'z'].map((lineId) => line({ lineId, price: 1_00 }));
  const shares = (coupon: Coupon): number[] =>
    priceWith([coupon], { lines: three }).stores[0]!.lines.map((row) => row.storeCoupon + row.platformCoupon);

  it('never make a line negative when the rest is more than the last line has', () => {
    expect(shares(ofStore('s', 2_99))).toEqual([99, 1_00, 1_00]);
    expect(shares(general('g', 3_00))).toEqual([1_00, 1_00, 1_00]);
  });

  it('give the rest of a platform coupon to the largest line of the last store', () => {
    const shared = priceWith([general('g', 10_00)], {
      lines: [a1, { ...a1, lineId: 'a0', quantity: 1 }].map((row) => ({
        ...row,
        skuId: numberOf(row.lineId),
      })),
    });
    expect(shared.stores[0]!.lines.map((row) => row.platformCoupon)).toEqual([6_67, 3_33]);
  });

  it('give every line of a platform coupon at least one fen while there is one', () => {
    expect(shares(general('g', 2))).toEqual([1, 1, 0]);
    const lines = [line({ lineId: 'tiny', price: 1 }), line({ lineId: 'big', price: 900_00 })];
    const priced = priceWith([general('g', 10_00)], { lines });
    expect(priced.stores[0]!.lines.map((row) => row.platformCoupon)).toEqual([1, 9_99]);
  });
});
