import { sumFen } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';
import { refundLine } from './refund-line.ts';
import type { RefundableLine, RefundMoney } from './refundable-line.ts';

export interface RefundBatch {
  lines: RefundMoney[];
  /** Goods and freight together; fixed, the buyer cannot lower it. */
  total: Fen;
}

/** Everything that is left of several lines. */
export function refundBatch(
  lines: readonly RefundableLine[],
  shipped: boolean,
): Result<RefundBatch, 'refund.pieces'> {
  if (lines.length === 0) return fail('refund.pieces', { n: 0 });
  const parts: RefundMoney[] = [];
  for (const line of lines) {
    const part = refundLine(line, line.quantity - line.refunded.quantity, shipped);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return ok({ lines: parts, total: sumFen(parts.map((part) => part.amount + part.freight)) });
}
