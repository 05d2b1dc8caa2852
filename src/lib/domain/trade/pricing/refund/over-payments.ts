import { yuan } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';

export interface Payment {
  paymentId: string;
  paid: Fen;
  refunded: Fen;
}

/**
 * Which payment gives back how much: the latest first, so a presale gives its balance back before the deposit is
 * touched. Payments that give nothing are left out.
 */
export function refundOverPayments(
  amount: Fen,
  payments: readonly Payment[],
): Result<{ paymentId: string; amount: Fen }[], 'refund.above_maximum'> {
  const parts: { paymentId: string; amount: Fen }[] = [];
  let rest = amount;
  for (const payment of payments.toReversed()) {
    const part = Math.min(rest, payment.paid - payment.refunded);
    if (part <= 0) continue;
    parts.push({ paymentId: payment.paymentId, amount: part });
    rest -= part;
  }
  return rest > 0 ? fail('refund.above_maximum', { x: yuan(amount - rest) }) : ok(parts);
}
