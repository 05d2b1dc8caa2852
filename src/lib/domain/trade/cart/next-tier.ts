import { yuan, type Fen } from '#lib/kernel/money.ts';
import { nextAllowed } from '#lib/kernel/quantity.ts';
import type { CheckoutLine } from '../pricing/index.ts';

/**
 * How many units more of this line lower its price, and to what; null when none do that may be bought and are there.
 * @param batch what the tiers are measured with: the line's quantity, or that of all sizes of a mixed product
 */
export function nextTier(
  line: CheckoutLine,
  batch: number,
  unit: Fen,
): { num: number; price: string } | null {
  if (line.activity || line.quotedPrice !== undefined) return null;
  const next = line.tiers?.find((tier) => tier.start > batch && tier.price < unit);
  if (!next) return null;
  const least = line.quantity + next.start - batch;
  const whole = nextAllowed(least, line.rule) ?? 0;
  if (whole < least || whole > line.stock) return null;
  // A step of the batch size may reach a tier beyond the next one.
  const reached = line.tiers?.findLast((tier) => tier.start <= batch + whole - line.quantity) ?? next;
  return { num: whole - line.quantity, price: yuan(reached.price) };
}
