import { describe, expect, it } from 'vitest';
import { priceCheckout } from '#lib/domain/trade/pricing/index.ts';
import type { Activity, CheckoutInput, Coupon, PricedCheckout } from '#lib/domain/trade/pricing/index.ts';
import { expectTotalsAddUp } from '../../support/totals.ts';
import { A, B, C, checkout, line, numberOf, refusalOf, store, valueOf } from './fixture.ts';

const product = (couponId: string, value: number, threshold: number, products: string[]): Coupon => ({
  couponId,
  kind: 'product',
  merId: A,
  productIds: products.map(numberOf),
  value,
  threshold,
});
const ofStore = (couponId: string, value: number, threshold = 0, merId = A): Coupon => ({
  couponId,
  kind: 'store',
  merId,
  value,
  threshold,
});
const general = (couponId: string, value: number, threshold = 0): Coupon => ({
  couponId,
  kind: 'general',
  value,
  threshold,
});

const a1 = line({
  lineId: 'a1',
  price: 100_00,
  quantity: 2,
  categoryPath: ['tools', 'drills'].map(numberOf),
});
const a2 = line({ lineId: 'a2', price: 50_00, categoryPath: ['tools', 'saws'].map(numberOf) });
const b1 = line({ lineId: 'b1', merId: B, price: 80_00, categoryPath: ['pipes'].map(numberOf) });

function price(coupons: Coupon[], change: Partial<CheckoutInput> = {}): PricedCheckout {
  const lines = [...(change.lines ?? [a1, a2, b1])];
  const priced = valueOf(priceCheckout(checkout({ coupons, ...change, lines })));
  expectTotalsAddUp(priced);
  return priced;
}

const discounts = ({ productCoupon, storeCoupon, platformCoupon }: PricedCheckout): number[] => [
  productCoupon,
  storeCoupon,
  platformCoupon,
];

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
    expect(discounts(price(coupons))).toEqual(expected);
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
      price([coupon]).stores.flatMap((each) => each.lines.map((row) => row.platformCoupon));
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
    expect(price([cross]).stores.map((each) => each.platformCoupon)).toEqual([0, 9_00]);
    expect(price([{ ...cross, threshold: 80_01 }]).platformCoupon).toBe(0);
  });
});

describe('how many', () => {
  it('one coupon for each product, one product for each coupon, the largest saving', () => {
    const narrow = product('narrow', 8_00, 0, ['a1']);
    const wide = product('wide', 9_00, 0, ['a1', 'a2']);
    const priced = price([narrow, wide, product('small', 1_00, 0, ['a2'])]);
    expect(priced.productCoupon).toBe(17_00);
    expect(priced.stores[0]!.coupons).toEqual([
      {
        couponId: 'wide',
        kind: 'product',
        productId: numberOf('a2'),
        saving: 9_00,
        checked: true,
        disabled: false,
      },
      {
        couponId: 'narrow',
        kind: 'product',
        productId: numberOf('a1'),
        saving: 8_00,
        checked: true,
        disabled: false,
      },
      { couponId: 'small', kind: 'product', saving: 1_00, checked: false, disabled: false },
    ]);
  });

  it('one store coupon for each store, the best one', () => {
    const priced = price([
      ofStore('s', 5_00),
      ofStore('t', 7_00),
      ofStore('u', 9_00, 900_00),
      ofStore('b', 2_00, 0, B),
    ]);
    expect(priced.stores.map((each) => each.storeCoupon)).toEqual([7_00, 2_00]);
    expect(
      priced.stores[0]!.coupons.map(({ couponId, checked, disabled }) => [couponId, checked, disabled]),
    ).toEqual([
      ['t', true, false],
      ['s', false, false],
      ['u', false, true],
    ]);
  });

  it('one platform coupon for the whole order', () => {
    const priced = price([general('g', 5_00), general('h', 6_00), general('i', 99_00, 999_00)]);
    expect(priced.platformCoupon).toBe(6_00);
    expect(priced.platformCoupons.map((option) => option.checked)).toEqual([true, false, false]);
  });
});

describe('the buyer chooses', () => {
  const coupons = [
    product('p', 10_00, 0, ['a1']),
    ofStore('s', 5_00),
    ofStore('t', 7_00),
    general('g', 5_00),
    general('h', 6_00),
  ];

  it('other coupons than the best, or none', () => {
    const choose = (couponChoice: CheckoutInput['couponChoice']): number[] =>
      discounts(price(coupons, { couponChoice }));
    expect(choose({ stores: { [A]: ['s'] }, platform: 'g' })).toEqual([0, 5_00, 5_00]);
    expect(choose({ stores: { [A]: [] }, platform: null })).toEqual([0, 0, 0]);
    expect(choose({ stores: { [B]: [] } })).toEqual([10_00, 7_00, 6_00]);
  });

  it.each<[string, CheckoutInput['couponChoice'], string]>([
    ['two store coupons', { stores: { [A]: ['s', 't'] } }, 'coupon.unusable s'],
    ['a coupon the buyer has not', { stores: { [A]: ['nobody'] } }, 'coupon.unusable nobody'],
    ['a platform coupon in a store', { stores: { [A]: ['g'] } }, 'coupon.unusable g'],
    ['a coupon of another store', { stores: { [B]: ['s'] } }, 'coupon.unusable s'],
    ['a store coupon for the platform', { platform: 's' }, 'coupon.unusable s'],
  ])('%s is refused', (_, couponChoice, refusal) => {
    expect(refusalOf(priceCheckout(checkout({ lines: [a1, a2, b1], coupons, couponChoice })))).toBe(refusal);
  });

  it('a coupon below its threshold is refused, not dropped', () => {
    const input = checkout({
      lines: [a2],
      coupons: [general('g', 5_00, 60_00)],
      couponChoice: { platform: 'g' },
    });
    expect(refusalOf(priceCheckout(input))).toBe('coupon.unusable g');
  });
});

describe('where coupons do not go', () => {
  const coupons = [product('p', 10_00, 0, ['a1']), ofStore('s', 10_00), general('g', 10_00)];
  const withActivity = (activity: Activity): number[] =>
    discounts(price(coupons, { lines: [{ ...a1, activity }] }));

  it.each(['seckill', 'group', 'assist', 'bundle'] as const)('%s takes none', (kind) => {
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
    expect(discounts(price(coupons, { lines }))).toEqual([0, 10_00, 10_00]);
    expect(price(coupons, { lines }).stores[0]!.lines[0]).toMatchObject({
      memberDiscount: 20_00,
      storeCoupon: 0,
      paid: 180_00,
    });
    const stores = [store(A, { couponsWithMemberPrice: true })];
    expect(discounts(price(coupons, { lines, stores }))).toEqual([10_00, 10_00, 10_00]);
    expect(price(coupons, { lines, stores })).toMatchObject({
      listTotal: 250_00,
      discount: 50_00,
      payable: 200_00,
    });
  });
});

describe('shares', () => {
  const three = ['x', 'y', 'z'].map((lineId) => line({ lineId, price: 1_00 }));
  const shares = (coupon: Coupon): number[] =>
    price([coupon], { lines: three }).stores[0]!.lines.map((row) => row.storeCoupon + row.platformCoupon);

  it('never make a line negative when the rest is more than the last line has', () => {
    expect(shares(ofStore('s', 2_99))).toEqual([99, 1_00, 1_00]);
    expect(shares(general('g', 3_00))).toEqual([1_00, 1_00, 1_00]);
  });

  it('give the rest of a platform coupon to the largest line of the last store', () => {
    const shared = price([general('g', 10_00)], {
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
    const priced = price([general('g', 10_00)], { lines });
    expect(priced.stores[0]!.lines.map((row) => row.platformCoupon)).toEqual([1, 9_99]);
  });
});
