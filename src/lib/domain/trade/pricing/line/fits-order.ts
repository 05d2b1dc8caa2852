import { yuan, type Fen } from '#lib/kernel/money.ts';
import { fail, type Refused } from '#lib/kernel/result.ts';
import { ORDER_MAXIMUM_BOUNDS, orderMaximum } from '#lib/kernel/timers.ts';

/** A thousand times the most that any mall lets an order cost; a whole cart of such sums is still a whole number. */
export const SUM_MAX: Fen = 1000 * ORDER_MAXIMUM_BOUNDS[1];

/** Whether so many at this price could be in an order at all; what could not is refused before it is added up. */
export const fitsOrder = (unit: Fen, quantity: number): boolean => unit * quantity <= SUM_MAX;

export const aboveAmount = (field?: string, maximum = orderMaximum()): Refused<'checkout.above_amount'> =>
  fail('checkout.above_amount', { x: yuan(maximum) }, field);
