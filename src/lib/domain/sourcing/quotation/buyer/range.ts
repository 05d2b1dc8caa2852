import { QUOTATION_TOLERANCE_PERMILLE } from '#lib/kernel/limits.ts';

/** Least and most of an item that may be bought at its quoted price (states 3.7). */
export const rangeOf = (quantity: number): { min: number; max: number } => ({
  min: Math.ceil((quantity * (1000 - QUOTATION_TOLERANCE_PERMILLE)) / 1000),
  max: Math.floor((quantity * (1000 + QUOTATION_TOLERANCE_PERMILLE)) / 1000),
});
