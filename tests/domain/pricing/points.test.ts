import { describe, expect, it } from 'vitest';
import { earnPoints, pointsNeeded, pointsWorth, priceCheckout } from '#lib/domain/trade/pricing/index.ts';
import type { CheckoutInput, CheckoutLine, PricedCheckout } from '#lib/domain/trade/pricing/index.ts';
import { expectTotalsAddUp } from '../../support/totals.ts';
import { A, B, checkout, flat, line, store, valueOf } from './fixture.ts';

const a = line({ lineId: 'a', price: 100_00 });
const b = line({ lineId: 'b', price: 50_00 });

function price(lines: CheckoutLine[], balance: number, change: Partial<CheckoutInput> = {}): PricedCheckout {
  const priced = valueOf(priceCheckout(checkout({ lines, points: { balance, use: true }, ...change })));
  expectTotalsAddUp(priced);
  return priced;
}
const taken = (priced: PricedCheckout): number[] =>
  priced.stores.flatMap((each) => each.lines.map((row) => row.points));

describe('points', () => {
  it('pay a fifth of each line in order, the last one in part', () => {
    expect(taken(price([a, b], 100_000))).toEqual([2_000, 1_000]);
    expect(taken(price([a, b], 2_300))).toEqual([2_000, 300]);
    expect(taken(price([a, b], 0))).toEqual([0, 0]);
  });

  it.each([
    ['the product has a lower rate', { pointsRate: 50 }, 500],
    ['the product asks for more than the mall allows', { pointsRate: 900 }, 2_000],
    ['the product takes none', { pointsRate: 0 }, 0],
    ['the goods are an activity', { activity: { id: 'k', kind: 'seckill' as const, price: 100_00 } }, 0],
  ])('when %s', (_, change, points) => {
    expect(taken(price([{ ...a, ...change }], 100_000))).toEqual([points]);
  });

  it('follow the store, and stop at its switch', () => {
    const stores = (pointsRate: number) => ({ stores: [store(A, { pointsRate })] });
    expect(taken(price([a], 100_000, stores(100)))).toEqual([1_000]);
    expect(taken(price([{ ...a, pointsRate: 100 }], 100_000, stores(0)))).toEqual([0]);
  });

  it('take no more than coupons left, and never the freight', () => {
    const priced = price([{ ...a, freightTemplateId: 1 }], 100_000, {
      templates: [flat(1, 30_00)],
      coupons: [{ couponId: 'g', kind: 'general', value: 95_00, threshold: 0 }],
    });
    expect(priced).toMatchObject({ pointsAmount: 5_00, points: 500, freight: 30_00, payable: 30_00 });
  });

  it('are offered but not taken until the buyer ticks them', () => {
    const priced = price([a, b], 2_300, { points: { balance: 2_300, use: false } });
    expect(priced).toMatchObject({
      points: 0,
      usablePoints: 2_300,
      usablePointsAmount: 23_00,
      payable: 150_00,
    });
    const off = price([a, b], 0, { points: undefined });
    expect(off).toMatchObject({ points: 0, usablePoints: 0, earnedPoints: 0 });
  });

  it('are counted up where one point is not one fen', () => {
    const coarse = { balance: 3, use: true, perYuan: 1 };
    expect(price([line({ lineId: 'x', price: 12_55 })], 0, { points: coarse })).toMatchObject({
      points: 3,
      pointsAmount: 2_51,
    });
    const fine = { balance: 1_009, use: true, perYuan: 1_000 };
    expect(price([a], 0, { points: fine })).toMatchObject({ points: 1_000, pointsAmount: 1_00 });
    expect([pointsWorth(1_009, 1_000), pointsNeeded(1, 3), pointsNeeded(34, 3)]).toEqual([100, 1, 2]);
  });

  it('are given for whole yuan of what is paid, freight included', () => {
    const priced = price([a, { ...b, merId: B }], 100, { points: { balance: 150, use: true } });
    expect(priced.stores.map((each) => each.earnedPoints)).toEqual([98, 50]);
    expect(priced.earnedPoints).toBe(148);
    expect([earnPoints(99), earnPoints(1_00), earnPoints(199, 3)]).toEqual([0, 1, 5]);
  });
});
