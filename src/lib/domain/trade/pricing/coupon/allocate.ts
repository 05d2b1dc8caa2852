import { share, splitFen, sumFen } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';

/**
 * Splits a discount over lines by what is left of each: truncated shares, the last line takes the rest.
 * Where the rest is more than the last line has, the lines before it take over, so no line goes below zero.
 * `amount` must not exceed the sum of `lefts`.
 */
export function allocate(amount: Fen, lefts: readonly Fen[]): Fen[] {
  if (amount === 0) return lefts.map(() => 0);
  return spill(splitFen(amount, lefts), lefts);
}

/**
 * Splits a platform coupon: left / base cut to six digits, at least one fen for a line with something left,
 * the last line takes the rest. The caller puts the lines in order.
 */
export function allocatePlatform(amount: Fen, lefts: readonly Fen[]): Fen[] {
  const base = sumFen(lefts);
  const last = lefts.findLastIndex((left) => left > 0);
  let rest = amount;
  const parts = lefts.map((left, index) => {
    if (index === last || left === 0) return 0;
    const millionths = share(1_000_000, left, base);
    const part = Math.min(Math.max(share(amount, millionths, 1_000_000), 1), left, rest);
    rest -= part;
    return part;
  });
  return last < 0 ? parts : spill(parts.with(last, rest), lefts);
}

function spill(parts: readonly Fen[], lefts: readonly Fen[]): Fen[] {
  const result = [...parts];
  let over = 0;
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const wanted = result[index]! + over;
    result[index] = Math.min(wanted, lefts[index]!);
    over = wanted - result[index]!;
  }
  if (over > 0) throw new RangeError(`A discount is ${over} fen larger than its base`);
  return result;
}
