import { share, type Fen } from '#lib/kernel/money.ts';

/**
 * The part `num / whole` of each amount, as differences of the rounded running sum: no part is above its
 * amount, and together they are the rounded part of all, so one rounding is lost and not one for each.
 */
export function runningShares(amounts: readonly Fen[], num: number, whole: number): Fen[] {
  if (whole === 0) return amounts.map(() => 0);
  let run = 0;
  let given = 0;
  return amounts.map((amount) => {
    run += amount;
    const part = share(run, num, whole) - given;
    given += part;
    return part;
  });
}
