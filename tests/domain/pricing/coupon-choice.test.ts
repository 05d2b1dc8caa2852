import { describe, expect, it } from 'vitest';
import { priceCheckout } from '#lib/domain/trade/pricing/index.ts';
import type { CheckoutInput } from '#lib/domain/trade/pricing/index.ts';
import { a1, a2, b1, discounts, general, ofStore, priceWith, product } from './coupon-fixture.ts';
import { A, B, checkout, numberOf, refusalOf } from './fixture.ts';

describe('how many', () => {
  it('one coupon for each product, one product for each coupon, the largest saving', () => {
    const narrow = product('narrow', 8_00, 0, ['a1']);
    const wide = product('wide', 9_00, 0, ['a1', 'a2']);
    const priced = priceWith([narrow, wide, product('small', 1_00, 0, ['a2'])]);
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
    const priced = priceWith([
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
    const priced = priceWith([general('g', 5_00), general('h', 6_00), general('i', 99_00, 999_00)]);
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
      discounts(priceWith(coupons, { couponChoice }));
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
