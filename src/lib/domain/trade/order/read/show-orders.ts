import type { OrderRow as OrderView } from '#lib/contracts/order.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { linesOfOrders, type OrderRow } from '../order.repo.ts';
import { presalesOfOrders } from '../presale/presale-order.repo.ts';
import { presellView } from '../presale/presell-view.ts';
import { invoicedOf } from './invoiced.repo.ts';
import { refundsOfLines } from './line-refunds.repo.ts';
import { orderView } from './order-view.ts';
import { merchantsByIds } from './read.repo.ts';

const rootOf = (order: OrderRow): string => order.parentOrderId ?? order.orderId;

/** States in which only the deposit of a presale may have been paid. */
const OPEN_BALANCE = ['balance_due', 'closed'];

/** Store orders with their stores and lines, in a handful of queries however many they are. */
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
  const refunds = await refundsOfLines(
    db,
    lines.filter((line) => line.refundState !== 'none').map((line) => line.orderLineId),
  );
  const now = ctx.clock.now();
  const invoiced = await invoicedOf(db, orders.map(rootOf));
  const deposits = orders.filter((order) => order.paidAt && OPEN_BALANCE.includes(order.status));
  const presales = await presalesOfOrders(
    db,
    deposits.map((order) => order.orderId),
  );
  const open = new Map(presales.filter((row) => row.status !== 'paid').map((row) => [row.orderId, row]));
  return orders.map((order) => {
    const merchant = byId.get(order.merId)!;
    const presale = open.get(order.orderId);
    const isPaid = ['to_ship', 'to_receive', 'to_review', 'done'].includes(order.status);
    return {
      ...orderView(ctx.locale, order, merchant, linesOf.get(order.orderId) ?? [], refunds, now),
      balance_price: yuan(presale?.balance ?? 0),
      presell: presale ? presellView(presale, now) : null,
      can_receipt: isPaid && order.payPrice > 0 && merchant.openReceipt && !invoiced.has(rootOf(order)),
    };
  });
}

/** One of them. */
export const showOrder = async (ctx: Context, order: OrderRow): Promise<OrderView> =>
  (await showOrders(ctx, [order]))[0]!;
