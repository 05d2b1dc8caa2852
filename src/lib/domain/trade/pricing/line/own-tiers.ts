import { QUOTATION_TOLERANCE_PERMILLE } from '#lib/kernel/limits.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { CheckoutLine, Tier } from '../checkout-input.ts';

type Goods = Pick<CheckoutLine, 'price' | 'tiers' | 'memberPrice' | 'contract'>;

/**
 * What this buyer pays for one unit from which quantity on: at each step the lower of everybody's price, the member's
 * and the agreed one, as `chooseUnitPrice` takes it. One step where the quantity plays no part.
 */
export function ownTiers({ price, tiers = [], memberPrice = Infinity, contract }: Goods): Tier[] {
  const open = tiers.length > 0 ? tiers : [{ start: 1, price }];
  const least = open[0]!.start;
  const starts = new Set(open.map(({ start }) => start));
  if (contract) starts.add(Math.max(contract.minimum, least));
  const at = (start: number): Fen => {
    const everybody = open.findLast((tier) => tier.start <= start)!.price;
    const agreed = contract && start >= contract.minimum ? contract.price : Infinity;
    return Math.min(everybody, memberPrice, agreed);
  };
  const steps = [...starts].toSorted((a, b) => a - b).map((start) => ({ start, price: at(start) }));
  return steps.filter((step, before) => step.price !== steps[before - 1]?.price);
}

/** The same where a price was quoted for so many: it holds for a tenth less, and whatever is fewer has no quoted price. */
export function quotedTiers(goods: Goods, quoted: { quantity: number; price: Fen }): Tier[] {
  const start = Math.ceil((quoted.quantity * (1000 - QUOTATION_TOLERANCE_PERMILLE)) / 1000);
  const [least, ...others] = ownTiers(goods);
  if (start <= 1 || !least) return [];
  const fewer = [{ ...least, start: Math.min(least.start, 1) }, ...others].filter(
    (step) => step.start < start,
  );
  return [...fewer, { start, price: quoted.price }];
}
