import { beforeAll, describe, expect, it } from 'vitest';
import { priceCheckout, refundLine } from '#lib/domain/trade/pricing/index.ts';
import type { PricedCheckout, PricedLine } from '#lib/domain/trade/pricing/index.ts';
import { yuan } from '#lib/kernel/money.ts';
import { expectTotalsAddUp } from '../../support/totals.ts';
import { addRefund } from './add-refund.ts';
import { A, B, numberOf, checkout, flat, line, refundable, valueOf } from './fixture.ts';

/** Two stores, one coupon of each level and points; every figure to the fen. */
const input = checkout({
  lines: [
    line({ lineId: 'A1', quantity: 3, price: 100_00, freightTemplateId: 1 }),
    line({ lineId: 'A2', quantity: 1, price: 50_00, freightTemplateId: 1 }),
    line({ lineId: 'B1', merId: B, price: 200_00 }),
  ],
  templates: [flat(1, 12_00)],
  coupons: [
    {
      couponId: 'p',
      kind: 'product',
      merId: A,
      productIds: [numberOf('A1')],
      value: 30_00,
      threshold: 200_00,
    },
    { couponId: 's', kind: 'store', merId: A, value: 20_00, threshold: 300_00 },
    { couponId: 'g', kind: 'general', value: 50_00, threshold: 400_00 },
  ],
  points: { balance: 5_000, use: true },
});

describe('the worked example', () => {
  let priced: PricedCheckout;
  let lines: Record<string, PricedLine>;

  beforeAll(() => {
    priced = valueOf(priceCheckout(input));
    lines = Object.fromEntries(
      priced.stores.flatMap((store) => store.lines).map((each) => [each.lineId, each]),
    );
  });

  const amounts = (of: (each: PricedLine) => number): Record<string, string> =>
    Object.fromEntries(Object.entries(lines).map(([id, each]) => [id, yuan(of(each))]));

  it('takes product and store coupon off store A', () => {
    expect(amounts((each) => each.total - each.productCoupon - each.storeCoupon)).toEqual({
      A1: '253.13',
      A2: '46.87',
      B1: '200.00',
    });
  });

  it('shares the platform coupon over both stores', () => {
    expect(amounts((each) => each.platformCoupon)).toEqual({ A1: '25.31', A2: '4.68', B1: '20.01' });
  });

  it('takes points from the first line until they run out', () => {
    expect(amounts((each) => each.pointsAmount)).toEqual({ A1: '50.00', A2: '0.00', B1: '0.00' });
    expect(priced.points).toBe(5_000);
    expect(amounts((each) => each.paid)).toEqual({ A1: '177.82', A2: '42.19', B1: '179.99' });
  });

  it('comes to 412.00', () => {
    expect(priced.stores.map((store) => yuan(store.payable))).toEqual(['232.01', '179.99']);
    expect(yuan(priced.payable)).toBe('412.00');
    expect(yuan(priced.listTotal)).toBe('550.00');
    expect(yuan(priced.discount)).toBe('100.00');
    expect(yuan(priced.freight)).toBe('12.00');
    expect(priced.earnedPoints).toBe(232 + 179);
    expect(priced.status).toBe('finish');
    expectTotalsAddUp(priced);
  });

  it('gives A1 back one by one', () => {
    let rest = refundable(lines['A1']!);
    const back = [1, 2, 3].map(() => {
      const part = valueOf(refundLine(rest, 1, true));
      rest = addRefund(rest, part);
      return part;
    });
    expect(back.map((part) => yuan(part.amount))).toEqual(['59.27', '59.27', '59.28']);
    expect(back.map((part) => part.points)).toEqual([1666, 1666, 1668]);
    expect(back.map((part) => part.freight)).toEqual([0, 0, 0]);
    expect(back.map((part) => yuan(part.platformCoupon))).toEqual(['8.43', '8.43', '8.45']);
  });

  it('gives the freight back only before shipment', () => {
    const all = valueOf(refundLine(refundable(lines['A1']!), 3, false));
    expect(yuan(all.freight)).toBe('9.00');
    expect(yuan(valueOf(refundLine(refundable(lines['A2']!), 1, false)).freight)).toBe('3.00');
  });
});
