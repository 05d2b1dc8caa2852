import type { PaidBy } from '#lib/contracts/states.ts';
import { newDigits } from '#lib/kernel/ids.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { tellDeposit, tellPaid } from '../../../account/notice/index.ts';
import { giveCoupons } from '../../coupon/index.ts';
import { freezeEarned } from '../../points/index.ts';
import { unitsBy } from '../place/move-stock.ts';
import { addSales } from '../place/stock.repo.ts';
import { groupOrderFlow } from '../order.flow.ts';
import {
  changeGroup,
  changeOrders,
  linesOfOrders,
  ordersOfGroup,
  type GroupRow,
  type OrderRow,
} from '../order.repo.ts';
import { depositPaid } from '../presale/balance-steps.ts';
import { writeLog } from '../write-log.ts';

const PICK_UP_DIGITS = 10;

export interface Paying {
  payType: PaidBy;
  paidAt: Date;
}
/** What was paid, for whoever books it. */
export interface PaidOrder {
  groupOrderId: string;
  uid: number;
  payPrice: Fen;
  orders: Pick<
    OrderRow,
    'orderId' | 'merId' | 'payPrice' | 'freight' | 'platformDiscount' | 'pointsEarned'
  >[];
}

/**
 * Marks a group order as paid and lets its stores ship. It opens no transaction: it belongs into the one that holds
 * its row and books the money, whose caller has checked the amount; if it is refused, the money must go back.
 */
export async function markPaid(
  ctx: Context,
  group: GroupRow,
  { payType, paidAt }: Paying,
): Promise<Result<PaidOrder, 'order.cancelled' | 'order.wrong_state'>> {
  const { groupOrderId } = group;
  if (group.status === 'cancelled') return fail('order.cancelled');
  const status = groupOrderFlow.next(group.status, 'pay');
  // Every way of paying has refused it before; money that came all the same goes back.
  if (!status || group.approval === 'waiting') return fail('order.wrong_state');

  const { db } = ctx.database;
  await changeGroup(db, groupOrderId, { status, payType, paidAt });
  const orders = await ordersOfGroup(db, groupOrderId);
  if (group.balancePrice > 0) await awaitBalance(ctx, orders, paidAt);
  else await letShip(ctx, orders, paidAt);
  // Shelves before the books of points and money, as in placing: the other way round they would wait for each other.
  await countSales(ctx, orders);
  if (group.balancePrice === 0) await giveCoupons(ctx, group, storesOf(orders));
  await thank(ctx, group, orders);
  return ok({ groupOrderId, uid: group.uid, payPrice: group.payPrice, orders });
}

const storesOf = (orders: OrderRow[]): number[] => orders.map((order) => order.merId);

/** The buyer hears of it, and the points that it brings begin to rest. */
async function thank(ctx: Context, group: GroupRow, orders: OrderRow[]): Promise<void> {
  const { uid, groupOrderId, groupOrderSn, payPrice } = group;
  const points = orders.reduce((sum, order) => sum + order.pointsEarned, 0);
  await freezeEarned(ctx, { uid, groupOrderId, groupOrderSn, points });
  const tell = group.balancePrice > 0 ? tellDeposit : tellPaid;
  await tell(ctx, { uid, sn: groupOrderSn, amount: payPrice });
}

/** Only the deposit of a presale has come. */
async function awaitBalance(ctx: Context, orders: OrderRow[], paidAt: Date): Promise<void> {
  const ids = orders.map((order) => order.orderId);
  await changeOrders(ctx.database.db, ids, { status: 'balance_due', paidAt, dueAt: null });
  await writeLog(ctx, ids, { event: 'pay_deposit', from: 'unpaid', to: 'balance_due' });
  for (const { groupOrderId } of orders) await depositPaid(ctx, groupOrderId);
}

async function letShip(ctx: Context, orders: OrderRow[], paidAt: Date): Promise<void> {
  const { db } = ctx.database;
  const ids = orders.map((order) => order.orderId);
  await changeOrders(db, ids, { status: 'to_ship', paidAt, dueAt: null });
  for (const order of orders.filter((candidate) => candidate.delivery === 'pick_up')) {
    await changeOrders(db, [order.orderId], { pickUpCode: newDigits(PICK_UP_DIGITS) });
  }
  await writeLog(ctx, ids, { event: 'pay', from: 'unpaid', to: 'to_ship' });
}

async function countSales(ctx: Context, orders: OrderRow[]): Promise<void> {
  const { db } = ctx.database;
  const lines = await linesOfOrders(
    db,
    orders.map((order) => order.orderId),
  );
  const storeOf = new Map(orders.map((order) => [order.orderId, order.merId]));
  await addSales(
    db,
    'sku',
    unitsBy(lines, (line) => line.skuId),
  );
  await addSales(
    db,
    'product',
    unitsBy(lines, (line) => line.productId),
  );
  await addSales(
    db,
    'merchant',
    unitsBy(lines, (line) => storeOf.get(line.orderId)!),
  );
}
