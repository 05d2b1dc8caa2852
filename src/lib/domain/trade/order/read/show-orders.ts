import type { OrderRow as OrderView } from '#lib/contracts/order.ts';
import type { Context } from '#lib/domain/context.ts';
import { linesOfOrders, type OrderRow } from '../order.repo.ts';
import { orderView } from './order-view.ts';
import { merchantsByIds } from './read.repo.ts';

/** Store orders with their stores and lines, in two queries however many they are. */
export async function showOrders(ctx: Context, orders: readonly OrderRow[]): Promise<OrderView[]> {
  if (orders.length === 0) return [];
  const { db } = ctx.database;
  const lines = await linesOfOrders(
    db,
    orders.map((order) => order.orderId),
  );
  const merchants = await merchantsByIds(db, [...new Set(orders.map((order) => order.merId))]);
  const byId = new Map(merchants.map((merchant) => [merchant.merId, merchant]));
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const now = ctx.clock.now();
  return orders.map((order) =>
    orderView(ctx.locale, order, byId.get(order.merId)!, linesOf.get(order.orderId) ?? [], now),
  );
}

/** One of them. */
export const showOrder = async (ctx: Context, order: OrderRow): Promise<OrderView> =>
  (await showOrders(ctx, [order]))[0]!;
