import type { CheckoutLine } from '../checkout-input.ts';

/** Pieces of the product in this check-out, over all its SKUs. */
export function productQuantity(line: CheckoutLine, lines: readonly CheckoutLine[]): number {
  return lines
    .filter((other) => other.productId === line.productId)
    .reduce((sum, other) => sum + other.quantity, 0);
}

/** What tiers and the minimum are measured with: all SKUs of the product under 混批, else this line. */
export function batchQuantity(line: CheckoutLine, lines: readonly CheckoutLine[]): number {
  return line.mixedBatch ? productQuantity(line, lines) : line.quantity;
}
