import { sumFen } from '#lib/kernel/money.ts';
import type { PricedLine, Totals } from './priced-checkout.ts';
import { presaleMoney } from './presale-money.ts';

/** Every total of some lines: of one store, or of a whole group order. */
export function addTotals(lines: readonly PricedLine[]): Totals {
  const sum = (of: (line: PricedLine) => number): number => sumFen(lines.map(of));
  const memberDiscount = sum((line) => line.memberDiscount);
  const productCoupon = sum((line) => line.productCoupon);
  const storeCoupon = sum((line) => line.storeCoupon);
  const platformCoupon = sum((line) => line.platformCoupon);
  const freight = sum((line) => line.freight);
  const payable = sum((line) => line.paid) + freight;
  return {
    listTotal: sum((line) => line.listTotal),
    memberDiscount,
    productCoupon,
    storeCoupon,
    platformCoupon,
    discount: memberDiscount + productCoupon + storeCoupon + platformCoupon,
    points: sum((line) => line.points),
    pointsAmount: sum((line) => line.pointsAmount),
    freight,
    payable,
    ...presaleMoney(lines, payable),
  };
}
