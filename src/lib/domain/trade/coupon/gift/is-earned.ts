import { sumFen } from '#lib/kernel/money.ts';
import type { CouponRow } from '../coupon.repo.ts';
import type { GiftLine } from './gift.repo.ts';

const PLATFORM = 0;

/**
 * Whether what was paid earns this coupon: the amount paid at its owner (goods without freight) reaches the template's,
 * and a gift for certain goods needs one of them. An order that costs nothing earns nothing.
 */
export function isEarned(
  { merId, sendType, giveFrom, giveFor }: Pick<CouponRow, 'merId' | 'sendType' | 'giveFrom' | 'giveFor'>,
  lines: readonly GiftLine[],
): boolean {
  const own = lines.filter((line) => line.paid > 0 && (merId === PLATFORM || line.merId === merId));
  const spent = sumFen(own.map((line) => line.paid));
  if (spent === 0 || spent < giveFrom) return false;
  if (sendType !== 'gift' || giveFor.length === 0) return true;
  return own.some((line) => giveFor.includes(line.productId));
}
