import * as limits from '../../../kernel/limits.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { orderMaximum, timer, TIMER_NAMES } from '../../../kernel/timers.ts';

/** Constants of the mall that a client may want to know; all of them are public numbers. Timers are as they hold now. */
export async function readParams(): Promise<Result<Record<string, string | number>, never>> {
  const numbers = Object.entries(limits).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value] as const] : [],
  );
  const timers = TIMER_NAMES.map((name) => [name, timer(name)] as const);
  return ok({ ...Object.fromEntries([...numbers, ...timers]), ORDER_AMOUNT_MAX: orderMaximum() });
}
