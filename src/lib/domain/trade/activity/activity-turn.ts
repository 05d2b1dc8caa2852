import type { UserContext } from '#lib/domain/context.ts';
import { createGate } from '#lib/kernel/gate.ts';
import { fail, type Refused, type Result } from '#lib/kernel/result.ts';
import { leftOfLines } from './stock.repo.ts';

/** Orders of activities under way in this process; more would only wait for the same rows, with a connection each. */
const gate = createGate(4);

/**
 * Places orders of activities a few at a time: a flash sale must not take the connections of everybody else, and
 * whoever comes too late is told by one cheap look instead of a whole check-out. It promises nothing; `takeActivity`
 * decides. Normal goods go straight on.
 */
export async function inActivityTurn<R extends Result<unknown, string>>(
  ctx: UserContext,
  cartIds: readonly string[],
  place: () => Promise<R>,
): Promise<R | Refused<'stock.short'>> {
  const look = () => leftOfLines(ctx.database.db, ctx.actor.uid, cartIds);
  if ((await look()).length === 0) return place();
  return gate(async () => {
    const short = (await look()).find((line) => line.stock < line.quantity);
    return short ? fail('stock.short', { n: short.stock }, short.cart_id) : place();
  });
}
