import { fail, ok } from './result.ts';
import type { Result } from './result.ts';

/** How much of a thing may be bought at once; counts are in sales units. */
export interface QuantityRule {
  /** Minimum order quantity (MOQ); 1 when absent. */
  minimum?: number;
  /** Batch size: the quantity must be a multiple of it, counted from zero; 1 when absent. */
  multiple?: number;
  /** Largest quantity in one order; absent or 0 means no limit. */
  maximum?: number;
  /** The sales unit's own name, for the sentence of the refusal. */
  unit?: string;
}

export type QuantityFailure =
  'quantity.required' | 'quantity.below_minimum' | 'quantity.not_multiple' | 'quantity.above_maximum';

/** A whole number above zero. Fails: `quantity.required`. */
export function checkPresent(quantity: number, field?: string): Result<number, 'quantity.required'> {
  const present = Number.isSafeInteger(quantity) && quantity > 0;
  return present ? ok(quantity) : fail('quantity.required', undefined, field);
}

/** Fails: `quantity.below_minimum` {n, unit}. */
export function checkMinimum(
  quantity: number,
  rule: QuantityRule,
  field?: string,
): Result<number, 'quantity.below_minimum'> {
  const minimum = rule.minimum ?? 1;
  if (quantity >= minimum) return ok(quantity);
  return fail('quantity.below_minimum', { n: minimum, unit: rule.unit ?? '' }, field);
}

/** Fails: `quantity.not_multiple` {n}. */
export function checkMultiple(
  quantity: number,
  rule: QuantityRule,
  field?: string,
): Result<number, 'quantity.not_multiple'> {
  const multiple = rule.multiple || 1;
  return quantity % multiple === 0 ? ok(quantity) : fail('quantity.not_multiple', { n: multiple }, field);
}

/** Fails: `quantity.above_maximum` {n}. */
export function checkMaximum(
  quantity: number,
  rule: QuantityRule,
  field?: string,
): Result<number, 'quantity.above_maximum'> {
  const maximum = rule.maximum || Infinity;
  return quantity <= maximum ? ok(quantity) : fail('quantity.above_maximum', { n: maximum }, field);
}

/** Fails: `stock.short` {n} with what is left. */
export function checkStock(quantity: number, stock: number, field?: string): Result<number, 'stock.short'> {
  return quantity <= stock ? ok(quantity) : fail('stock.short', { n: Math.max(stock, 0) }, field);
}

/**
 * The limit of one buyer over all orders. `limit` 0 means none; `bought` counts earlier orders.
 * Fails: `quantity.above_lifetime` {n} with what the buyer may still take.
 */
export function checkLifetime(
  quantity: number,
  bought: number,
  limit: number,
  field?: string,
): Result<number, 'quantity.above_lifetime'> {
  if (limit <= 0 || bought + quantity <= limit) return ok(quantity);
  return fail('quantity.above_lifetime', { n: Math.max(limit - bought, 0) }, field);
}

/**
 * The smallest allowed quantity that is not below `quantity`, else the largest allowed one;
 * undefined when the rule allows none at all.
 */
export function nextAllowed(quantity: number, rule: QuantityRule): number | undefined {
  const multiple = rule.multiple || 1;
  const least = Math.ceil(Math.max(rule.minimum ?? 1, 1) / multiple) * multiple;
  const most = rule.maximum ? Math.floor(rule.maximum / multiple) * multiple : Infinity;
  if (least > most) return undefined;
  const wanted = Number.isFinite(quantity) ? Math.ceil(quantity / multiple) * multiple : least;
  return Math.min(Math.max(wanted, least), most);
}
