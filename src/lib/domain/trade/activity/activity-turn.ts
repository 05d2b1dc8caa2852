import { createGate } from '#lib/kernel/gate.ts';
import { fail, type Refused, type Result } from '#lib/kernel/result.ts';

/**
 * Orders of activities that run at once in this process; more would wait for locks on the same rows, each with a
 * database connection.
 */
const gate = createGate(4);

interface Line {
  cartId: string;
  quantity: number;
  /** What is left of the activity that it is bought in; null for normal goods. */
  limitedStock: number | null;
}

/**
 * Places orders of activities a few at a time, so that a flash sale does not take the database connections of all other
 * requests. Before an order is placed, `look` reads the limited stock again, which is cheap: who comes too late is
 * refused without a whole check-out. The reading is a hint only, since it locks nothing; `takeActivity` decides. Orders
 * without limited goods are placed at once.
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
