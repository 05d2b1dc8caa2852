import { fail, ok } from '#lib/kernel/result.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { Result } from '#lib/kernel/result.ts';
import type { CheckoutLine } from '../checkout-input.ts';
import type { PriceKind } from '../priced-checkout.ts';

export interface UnitPrice {
  kind: PriceKind;
  /** Before the member discount. */
  list: Fen;
  unit: Fen;
  /** What everybody else pays, where the buyer's own price is lower. */
  publicPrice?: Fen;
}

/**
 * Price of one unit in fen: activity, else accepted quotation, else the last tier that `tierQuantity` reaches, else
 * the list price. A member price, and after it the buyer's contract price from its minimum on, count only where they
 * are lower. @param tierQuantity the line's quantity, or that of all SKUs of a mixed product
 */
export function chooseUnitPrice(
  line: CheckoutLine,
  tierQuantity: number,
): Result<UnitPrice, 'quantity.below_minimum'> {
  if (line.activity) return ok(fixed('activity', activityPrice(line.activity)));
  if (line.quotedPrice !== undefined) return ok(fixed('quotation', line.quotedPrice));
  const [firstTier] = line.tiers ?? [];
  const tier = line.tiers?.findLast((candidate) => candidate.start <= tierQuantity);
  if (firstTier && !tier) {
    return fail('quantity.below_minimum', { n: firstTier.start, unit: line.rule.unit ?? '' }, line.lineId);
  }
  const list = tier?.price ?? line.price;
  const publicPrice = Math.min(list, line.memberPrice ?? list);
  if (line.contract && tierQuantity >= line.contract.minimum && line.contract.price < publicPrice) {
    return ok({ ...fixed('contract', line.contract.price), publicPrice });
  }
  if (line.memberPrice !== undefined && line.memberPrice < list) {
    return ok({ kind: 'member', list, unit: line.memberPrice });
  }
  return ok(fixed(tier ? 'tier' : 'list', list));
}

function fixed(kind: PriceKind, price: Fen): UnitPrice {
  return { kind, list: price, unit: price };
}

function activityPrice(activity: NonNullable<CheckoutLine['activity']>): Fen {
  if (activity.kind === 'presale' && activity.paid === 'deposit') return activity.deposit + activity.balance;
  return activity.price;
}
