import { multiply } from '#lib/kernel/money.ts';
import { ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';
import type { CheckoutLine } from '../checkout-input.ts';
import type { PricedLine } from '../priced-checkout.ts';
import { chooseUnitPrice } from './choose-unit-price.ts';
import { aboveAmount, fitsOrder } from './fits-order.ts';
import { batchQuantity } from './batch-quantity.ts';

/** Unit price and line total of every line, in the order given; discounts and freight still 0. */
export function priceLines(
  lines: readonly CheckoutLine[],
): Result<PricedLine[], 'checkout.above_amount' | 'quantity.below_minimum'> {
  const priced: PricedLine[] = [];
  for (const line of lines) {
    const price = chooseUnitPrice(line, batchQuantity(line, lines));
    if (!price.ok) return price;
    const { kind, list, unit, publicPrice } = price.value;
    if (!fitsOrder(list, line.quantity)) return aboveAmount();
    const listTotal = multiply(list, line.quantity);
    const total = multiply(unit, line.quantity);
    priced.push({
      ...line,
      priceKind: kind,
      ...(publicPrice === undefined ? {} : { publicPrice }),
      listUnitPrice: list,
      unitPrice: unit,
      listTotal,
      total,
      memberDiscount: listTotal - total,
      productCoupon: 0,
      storeCoupon: 0,
      platformCoupon: 0,
      points: 0,
      pointsAmount: 0,
      paid: total,
      freight: 0,
      served: true,
    });
  }
  return ok(priced);
}
