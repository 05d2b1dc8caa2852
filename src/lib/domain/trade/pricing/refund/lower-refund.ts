import { yuan } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';
import type { RefundMoney } from './refundable-line.ts';

/**
 * A single refund at the amount the buyer asks for, goods and freight together; goods are paid first. What is not
 * asked for is waived: once this refund is paid, no other refund of the line gives it back.
 */
export function lowerRefund(most: RefundMoney, asked: Fen): Result<RefundMoney, 'refund.above_maximum'> {
  const maximum = most.amount + most.freight;
  if (!Number.isSafeInteger(asked) || asked < 0 || asked > maximum) {
    return fail('refund.above_maximum', { x: yuan(maximum) });
  }
  const amount = Math.min(asked, most.amount);
  return ok({ ...most, amount, freight: asked - amount });
}
