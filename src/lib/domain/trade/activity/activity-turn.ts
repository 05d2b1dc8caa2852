import { createGate } from '#lib/kernel/gate.ts';
import { fail, type Refused, type Result } from '#lib/kernel/result.ts';

/** Orders of activities under way in this process; more would only wait for the same rows, with a connection each. */
const gate = createGate(4);

interface Line {
  cartId: string;
  quantity: number;
  /** What is left of the activity that it is bought in; null for normal goods. */
  limitedStock: number | null;
}

/**
 * Places orders of activities a few at a time: a flash sale must not take the connections of everybody else, and
 * whoever comes too late is told by one cheap look instead of a whole check-out. It promises nothing; `takeActivity`
 * decides. Normal goods go straight on.
 */
export async function inActivityTurn<R extends Result<unknown, string>>(
  lines: readonly Line[],
  look: () => Promise<readonly Line[]>,
  place: () => Promise<R>,
): Promise<R | Refused<'stock.short'>> {
  if (lines.every((line) => line.limitedStock === null)) return place();
  return gate(async () => {
    const isShort = (line: Line) => line.limitedStock !== null && line.limitedStock < line.quantity;
    const short = (await look()).find(isShort);
    return short ? fail('stock.short', { n: short.limitedStock ?? 0 }, short.cartId) : place();
  });
}
