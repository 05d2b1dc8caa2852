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
