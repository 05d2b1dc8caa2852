import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCheckout } from '#lib/domain/trade/pricing/index.ts';
import type { CouponChoice, PricedCheckout } from '#lib/domain/trade/pricing/index.ts';
import { sumFen } from '#lib/kernel/money.ts';
import { expectTotalsAddUp } from '../../support/totals.ts';
import { anyCheckout } from './carts.ts';
import { valueOf } from './fixture.ts';

const CARTS = 10_000;

function chosenIn(priced: PricedCheckout): CouponChoice {
  const checked = (options: PricedCheckout['platformCoupons']): string[] =>
    options.filter((option) => option.checked).map((option) => option.couponId);
  return {
    stores: Object.fromEntries(priced.stores.map((store) => [store.merId, checked(store.coupons)])),
    platform: checked(priced.platformCoupons)[0] ?? null,
  };
}

describe('any cart', () => {
  it(`adds up, ${CARTS} times`, () => {
    let withCoupons = 0;
    let withPoints = 0;
    let withFreight = 0;
    fc.assert(
      fc.property(anyCheckout, (input) => {
        const priced = valueOf(priceCheckout(input));
        expectTotalsAddUp(priced);
        const lines = priced.stores.flatMap((store) => store.lines);
        expect(lines.map((line) => line.lineId).toSorted()).toEqual(input.lines.map((line) => line.lineId));
        expect(priced.points).toBeLessThanOrEqual(input.points?.use ? input.points.balance : 0);

        // Each checked coupon saves what its option says, and the lines share exactly that.
        const savings = (options: PricedCheckout['platformCoupons']): number =>
          sumFen(options.filter((option) => option.checked).map((option) => option.saving));
        for (const store of priced.stores) {
          expect(store.productCoupon + store.storeCoupon).toBe(savings(store.coupons));
        }
        expect(priced.platformCoupon).toBe(savings(priced.platformCoupons));
        expect(priced.platformCoupons.filter((option) => option.checked).length).toBeLessThanOrEqual(1);

        withCoupons += priced.discount > priced.memberDiscount ? 1 : 0;
        withPoints += priced.points > 0 ? 1 : 0;
        withFreight += priced.freight > 0 ? 1 : 0;
      }),
      { numRuns: CARTS, seed: 20261121 },
    );
    // The carts must really try what the property is about.
    expect(Math.min(withCoupons, withPoints, withFreight)).toBeGreaterThan(CARTS / 10);
  });

  it('costs the same when the automatic choice is sent back', () => {
    fc.assert(
      fc.property(anyCheckout, (input) => {
        const priced = valueOf(priceCheckout(input));
        const again = valueOf(priceCheckout({ ...input, couponChoice: chosenIn(priced) }));
        expect(again).toEqual(priced);
      }),
      { numRuns: 1_000, seed: 20261122 },
    );
  });

  it('keeps freight away from coupons and points, and the platform coupon from product and store', () => {
    fc.assert(
      fc.property(anyCheckout, (input) => {
        const priced = valueOf(priceCheckout(input));
        const plain = valueOf(
          priceCheckout({
            ...input,
            couponChoice: { ...chosenIn(priced), platform: null },
            points: undefined,
          }),
        );
        expect(plain.freight).toBe(priced.freight);
        expect(plain.productCoupon).toBe(priced.productCoupon);
        expect(plain.storeCoupon).toBe(priced.storeCoupon);
      }),
      { numRuns: 1_000, seed: 20261123 },
    );
  });

  it('takes nothing when every choice is none', () => {
    fc.assert(
      fc.property(anyCheckout, (input) => {
        const stores = Object.fromEntries(input.stores.map((store) => [store.merId, []]));
        const priced = valueOf(priceCheckout({ ...input, couponChoice: { stores, platform: null } }));
        expect(priced.discount).toBe(priced.memberDiscount);
      }),
      { numRuns: 300, seed: 20261124 },
    );
  });
});
