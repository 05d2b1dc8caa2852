import {
  checkLifetime,
  checkMaximum,
  checkMinimum,
  checkMultiple,
  checkPresent,
  checkStock,
} from '#lib/kernel/quantity.ts';
import type { QuantityFailure } from '#lib/kernel/quantity.ts';
import { fail, firstFailure, ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';
import type { CheckoutLine } from '../checkout-input.ts';
import { batchQuantity, productQuantity } from './batch-quantity.ts';

export type LineFailure =
  | QuantityFailure
  | 'quantity.above_lifetime'
  | 'stock.short'
  | 'checkout.empty'
  | 'checkout.activity_alone'
  | 'checkout.virtual_alone';

/**
 * Whether these lines may be bought together. The minimum is measured per SKU, or over the product under 混批; the
 * multiple always per SKU; maximum and lifetime limit always over the product, so that several SKUs do not evade
 * them. Lines of one bundle are one activity.
 */
export function checkLines(lines: readonly CheckoutLine[]): Result<undefined, LineFailure> {
  if (lines.length === 0) return fail('checkout.empty');
  const refusal = firstFailure<LineFailure>(
    () => activitiesAreAlone(lines),
    () => virtualGoodsAreAlone(lines),
    ...lines.map((line) => () => checkLine(line, lines)),
  );
  return refusal ?? ok();
}

function activitiesAreAlone(lines: readonly CheckoutLine[]): Result<undefined, LineFailure> {
  const id = lines.find((line) => line.activity)?.activity?.id;
  const stranger = lines.find((line) => line.activity?.id !== id);
  return stranger ? fail('checkout.activity_alone', undefined, stranger.lineId) : ok();
}

function virtualGoodsAreAlone(lines: readonly CheckoutLine[]): Result<undefined, LineFailure> {
  const virtual = lines.find((line) => line.virtual);
  return virtual && lines.length > 1 ? fail('checkout.virtual_alone', undefined, virtual.lineId) : ok();
}

/** The rules of one line among the lines that it is bought with. */
export function checkLine(
  line: CheckoutLine,
  lines: readonly CheckoutLine[],
): Result<unknown, LineFailure> | undefined {
  const { lineId, rule } = line;
  const ofProduct = (): number => productQuantity(line, lines);
  return firstFailure<LineFailure>(
    () => checkPresent(line.quantity, lineId),
    () => checkMinimum(batchQuantity(line, lines), rule, lineId),
    () => checkMultiple(line.quantity, rule, lineId),
    () => checkMaximum(ofProduct(), rule, lineId),
    () => checkLifetime(ofProduct(), line.bought ?? 0, line.lifetimeLimit ?? 0, lineId),
    () => checkStock(skuQuantity(line, lines), line.stock, lineId),
  );
}

function skuQuantity(line: CheckoutLine, lines: readonly CheckoutLine[]): number {
  return lines.filter((other) => other.skuId === line.skuId).reduce((sum, other) => sum + other.quantity, 0);
}
