import type { PaidBy } from '#lib/contracts/states.ts';
import { newDigits } from '#lib/kernel/ids.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { notifyDepositPaid, notifyPaid } from '../../../account/notice/index.ts';
import { giveCoupons } from '../../coupon/index.ts';
import type { Transfer } from '../../ledger/index.ts';
import { earnedPoints } from '../../points/index.ts';
import { groupOrderFlow } from '../order.flow.ts';
import { changeOrders, factsOfPaying, payGroup, type GroupRow, type OrderRow } from '../order.repo.ts';
import { depositPaid } from '../presale/balance-steps.ts';
import { sendOrderEvent } from '../send-order-event.ts';
import { logOf } from '../write-log.ts';

const PICK_UP_DIGITS = 10;

export interface Paying {
  payType: PaidBy;
  paidAt: Date;
}
/** What was paid, for the code that books it. */
export interface PaidOrder {
  groupOrderId: string;
  uid: number;
  payPrice: Fen;
  orders: Pick<
    OrderRow,
    'orderId' | 'merId' | 'payPrice' | 'freight' | 'platformDiscount' | 'pointsEarned'
  >[];
  /** The points that it brings, which begin to rest: made together with the transfer of the money. */
  earned: Transfer[];
}

/**
 * Marks a group order as paid and lets its stores ship. It opens no transaction of its own: call it in the one that has
 * locked the order's row and books the money, after the amount was checked. If it fails, the money must go back.
 */
export async function markPaid(
  ctx: Context,
  group: GroupRow,
  { payType, paidAt }: Paying,
): Promise<Result<PaidOrder, 'order.cancelled' | 'order.wrong_state'>> {
  const { groupOrderId } = group;
  if (group.status === 'cancelled') return fail('order.cancelled');
  const status = groupOrderFlow.next(group.status, 'pay');
  // Every way to pay refuses an order that waits for approval; money that comes all the same goes back.
  if (!status || group.approval === 'waiting') return fail('order.wrong_state');

  const { db } = ctx.database;
  const { orders, hooks, ...gifts } = await factsOfPaying(db, group, ctx.clock.now());
  const ids = orders.map((order) => order.orderId);
  // Only the deposit of a presale has come, where there is a balance.
  const isDeposit = group.balancePrice > 0;
  const to = isDeposit ? 'balance_due' : 'to_ship';
  const log = logOf(ctx, ids, { event: isDeposit ? 'pay_deposit' : 'pay', from: 'unpaid', to });
  // Locks in the same order as placing: sales before coupons before accounts of the ledger. Another order would
  // deadlock.
  await payGroup(db, { groupOrderId, status, payType, paidAt }, to, log);
  if (isDeposit) await awaitBalance(ctx, orders);
  else await giveCodes(ctx, orders);
  if (!isDeposit) for (const order of orders) await sendOrderEvent(ctx, 'order.paid', order, hooks);
  if (group.balancePrice === 0) await giveCoupons(ctx, group, gifts);
  const { uid, payPrice, groupOrderSn: sn } = group;
  const tell = isDeposit ? notifyDepositPaid : notifyPaid;
  await tell(ctx, { uid, sn, amount: payPrice });
  const points = orders.reduce((sum, order) => sum + order.pointsEarned, 0);
  return ok({ groupOrderId, uid, payPrice, orders, earned: earnedPoints({ uid, groupOrderId, sn, points }) });
}

async function awaitBalance(ctx: Context, orders: OrderRow[]): Promise<void> {
  for (const { groupOrderId } of orders) await depositPaid(ctx, groupOrderId);
}

/** Whoever fetches the goods shows a code. */
async function giveCodes(ctx: Context, orders: OrderRow[]): Promise<void> {
  for (const order of orders.filter((candidate) => candidate.delivery === 'pick_up')) {
    await changeOrders(ctx.database.db, [order.orderId], { pickUpCode: newDigits(PICK_UP_DIGITS) });
  }
}
