import { POINTS_EARNED_PER_YUAN } from '#lib/kernel/limits.ts';
import { share } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';

/** Points that a store order brings: floor(what is paid × rate), freight included. */
export function earnPoints(paid: Fen, perYuan: number = POINTS_EARNED_PER_YUAN): number {
  return share(paid, perYuan, 100);
}

export interface Gift {
  /** Points that the store order brought. */
  points: number;
  /** What was paid for the store order, freight included. */
  paid: Fen;
  /** Money and points that went back before. */
  refunded: Fen;
  taken: number;
}

/**
 * Given points that a refund takes back: refund / paid of the gift, truncated, measured over all refunds so
 * that their order does not matter; the refund that makes it whole takes the rest.
 */
export function takeBackGift(gift: Gift, refund: Fen): number {
  if (gift.paid <= 0) return 0;
  const due = share(gift.points, Math.min(gift.refunded + refund, gift.paid), gift.paid);
  return Math.max(due - gift.taken, 0);
}
