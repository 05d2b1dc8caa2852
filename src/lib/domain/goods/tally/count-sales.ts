import { shanghaiDay } from '#lib/kernel/clock.ts';
import { splitFen, type Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { addOfLines, ofOrdersAlong, type Sales } from './tally.repo.ts';

type Counting = Pick<Context, 'database' | 'clock'>;
interface OrderMoney {
  orderId: string;
  /** Fen that its store was given, or gave back. */
  amount: Fen;
}

/**
 * Counts what stores were paid for orders, shared among the goods by what they cost. Part of the transaction that
 * books it; `isRest` is a later payment of goods whose pieces are counted already.
 */
export async function countPaid(
  ctx: Counting,
  orders: readonly OrderMoney[],
  { isRest = false } = {},
): Promise<void> {
  await countOrders(ctx, 'paid', orders, !isRest);
}

/** Counts what went back of orders as a whole, shared among the goods. */
export const countGivenBack = (ctx: Counting, orders: readonly OrderMoney[]): Promise<void> =>
  countOrders(ctx, 'refunded', orders, false);

async function countOrders(
  ctx: Counting,
  what: Sales,
  orders: readonly OrderMoney[],
  hasPieces: boolean,
): Promise<void> {
  const moved = orders.flatMap(({ orderId, amount }) => (amount === 0 ? [] : [{ id: orderId, amount }]));
  if (moved.length === 0) return;
  await ctx.database.changeLast(ofOrdersAlong({ day: shanghaiDay(ctx.clock.now()), what }, moved, hasPieces));
}

/**
 * Counts a refund or a commission, in fen: each line has the share that it weighs, and all of them together the total.
 * Part of the transaction that books it.
 */
export async function countOfLines(
  ctx: Counting,
  what: Exclude<Sales, 'paid'>,
  total: Fen,
  lines: readonly { orderLineId: string; weight: number }[],
): Promise<void> {
  if (total === 0) return;
  const parts = splitFen(
    total,
    lines.map(({ weight }) => weight),
  );
  const shares = lines.map(({ orderLineId }, at) => ({ id: orderLineId, amount: parts[at] ?? 0 }));
  await addOfLines(ctx.database.db, { day: shanghaiDay(ctx.clock.now()), what }, shares);
}
