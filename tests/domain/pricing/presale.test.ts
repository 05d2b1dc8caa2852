import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDeposit, priceCheckout } from '#lib/domain/trade/pricing/index.ts';
import type { Activity, CheckoutInput } from '#lib/domain/trade/pricing/index.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import { expectTotalsAddUp } from '../../support/totals.ts';
import { A, checkout, flat, line, numberOf, valueOf } from './fixture.ts';

const deposit: Activity = { id: 'p', kind: 'presale', paid: 'deposit', deposit: 20_00, balance: 90_00 };
const full: Activity = { id: 'p', kind: 'presale', paid: 'full', price: 100_00 };

function presale(activity: Activity, coupons: CheckoutInput['coupons'] = []): CheckoutInput {
  return checkout({
    lines: [line({ lineId: 'a', quantity: 3, freightTemplateId: 1, activity })],
    templates: [flat(1, 12_00)],
    coupons,
    points: { balance: 100_000, use: true },
  });
}

describe('presale money', () => {
  it('paid at once: the full price with freight', () => {
    const priced = valueOf(priceCheckout(presale(full)));
    expect(priced).toMatchObject({ payable: 312_00, payNow: 312_00, balance: 0, points: 0 });
    expectTotalsAddUp(priced);
  });

  it('with a deposit: freight and coupons belong to the balance', () => {
    const coupon = { couponId: 's', kind: 'store' as const, merId: A, value: 50_00, threshold: 330_00 };
    const plain = valueOf(priceCheckout(presale(deposit)));
    expect(plain).toMatchObject({ payNow: 60_00, balance: 282_00, payable: 342_00, points: 0 });
    const priced = valueOf(priceCheckout(presale(deposit, [coupon])));
    expect(priced).toMatchObject({ payNow: 60_00, balance: 232_00, storeCoupon: 50_00 });
    expectTotalsAddUp(priced);
  });

  it('never lets a coupon into the deposit', () => {
    fc.assert(
      fc.property(
        fc.nat(50_000),
        fc.nat(50_000),
        fc.integer({ min: 1, max: 90_000 }),
        fc.nat(90_000),
        (value, other, first, later) => {
          const activity: Activity = {
            id: 'p',
            kind: 'presale',
            paid: 'deposit',
            deposit: first,
            balance: later,
          };
          const coupons = [
            { couponId: 's', kind: 'store' as const, merId: A, value, threshold: 0 },
            {
              couponId: 'q',
              kind: 'product' as const,
              merId: A,
              productIds: [numberOf('a')],
              value: other,
              threshold: 0,
            },
          ];
          const priced = valueOf(priceCheckout(presale(activity, coupons)));
          expectTotalsAddUp(priced);

          expect(priced.payNow).toBe(3 * first);
          expect(priced.balance).toBe(Math.max(3 * later - value - other, 0) + 12_00);
        },
      ),
    );
  });

  it('allows a deposit of a fifth', () => {
    expect(checkDeposit(20_00, 80_00)).toEqual(ok());
    expect(checkDeposit(20_01, 79_99)).toEqual(fail('presale.deposit_too_high', { n: 20 }));
  });
});
