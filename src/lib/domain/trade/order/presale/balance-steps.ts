import type { PaidBy } from '#lib/contracts/states.ts';
import type { Context } from '#lib/domain/context.ts';
import { newDigits, newId, newSn } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { giveCoupons } from '../../coupon/index.ts';
import { activitiesById } from '../../activity/index.ts';
import type { PricedCheckout } from '../../pricing/index.ts';
import { linesOfOrders, lockOrder } from '../order.repo.ts';
import type { NewOrder } from '../place/place.repo.ts';
import { returnStock } from '../place/move-stock.ts';
import { stepOrder } from '../step-order.ts';
import { presaleOrderFlow } from './presale-order.flow.ts';
import {
  addPresale,
  changePresale,
  lockPresale,
  presaleById,
  presalesOfGroup,
  type PresaleRow,
} from './presale-order.repo.ts';

const SN_PREFIX = 'YS';
const PICK_UP_DIGITS = 10;

/** Keeps the balance of a new deposit order, with the window in which it is paid; part of placing the order. */
export async function openBalance(
  ctx: Context,
  { group, stores, lines }: NewOrder,
  priced: PricedCheckout,
): Promise<void> {
  if (priced.balance === 0) return;
  const { db } = ctx.database;
  const [order] = stores;
  const activityId = lines[0]!.activityId!;
  const [found] = await activitiesById(db, [activityId]);
  const createdAt = ctx.clock.now();
  await addPresale(db, {
    presaleOrderId: newId(createdAt),
    presaleOrderSn: newSn(SN_PREFIX, createdAt),
    orderId: order!.orderId,
    groupOrderId: group.groupOrderId,
    uid: group.uid,
    merId: order!.merId,
    activityId,
    status: 'waiting',
    deposit: priced.payNow,
    balance: priced.balance,
    finalStartAt: found!.activity.finalStartAt!,
    finalEndAt: found!.activity.finalEndAt!,
    createdAt,
  });
}

/** The deposit has come: the balance is due, and closes by itself when its window ends unpaid. */
export async function depositPaid(ctx: Context, groupOrderId: string): Promise<void> {
  for (const row of await presalesOfGroup(ctx.database.db, groupOrderId)) {
    const status = presaleOrderFlow.next(row.status, 'pay_deposit');
    if (!status) continue;
    await changePresale(ctx.database.db, row.presaleOrderId, { status });
    await ctx.jobs.send(
      'presale.close',
      { presaleOrderId: row.presaleOrderId },
      { at: row.finalEndAt, once: row.presaleOrderId },
    );
  }
}

/** The order was cancelled before its deposit came. */
export async function cancelBalances(ctx: Context, groupOrderId: string): Promise<void> {
  for (const row of await presalesOfGroup(ctx.database.db, groupOrderId)) {
    const status = presaleOrderFlow.next(row.status, 'cancel');
    if (status) await changePresale(ctx.database.db, row.presaleOrderId, { status });
  }
}

/** A balance as it is now, or locked until the transaction ends. */
export const balanceById = (ctx: Context, id: string): Promise<PresaleRow | undefined> =>
  presaleById(ctx.database.db, id);
export const balanceForUpdate = (ctx: Context, id: string): Promise<PresaleRow | undefined> =>
  lockPresale(ctx.database.db, id);

/**
 * A voucher was sent for a balance that the caller has locked, or refused; the job that closes it is sent for the new
 * end of its window.
 */
export async function stepBalance(
  ctx: Context,
  row: PresaleRow,
  event: 'send_voucher' | 'refuse_voucher',
  { finalEndAt }: { finalEndAt: Date },
): Promise<Result<undefined, 'order.wrong_state'>> {
  const { presaleOrderId } = row;
  const status = presaleOrderFlow.next(row.status, event);
  if (!status) return fail('order.wrong_state');
  await changePresale(ctx.database.db, presaleOrderId, { status, finalEndAt });
  await ctx.jobs.send('presale.close', { presaleOrderId }, { at: finalEndAt, once: presaleOrderId });
  return ok();
}

/**
 * Marks a balance that the caller has locked as paid and lets the store ship; belongs into the transaction that books
 * the money.
 */
export async function markBalancePaid(
  ctx: Context,
  row: PresaleRow,
  { payType, paidAt }: { payType: PaidBy; paidAt: Date },
): Promise<Result<undefined, 'order.wrong_state'>> {
  const { db } = ctx.database;
  const status = presaleOrderFlow.next(row.status, 'pay_balance');
  const order = await lockOrder(db, row.orderId);
  if (!status || !order) return fail('order.wrong_state');
  const code = order.delivery === 'pick_up' ? { pickUpCode: newDigits(PICK_UP_DIGITS) } : {};
  const moved = await stepOrder(ctx, order, 'pay_balance', { ...code, dueAt: null });
  if (!moved.ok) return moved;
  await changePresale(db, row.presaleOrderId, { status, payType, paidAt });
  const { uid, groupOrderId } = row;
  await giveCoupons(ctx, { uid, groupOrderId, groupOrderSn: order.orderSn });
  return ok();
}

/**
 * Closes an order whose balance the caller has locked and whose window is over; the stock comes back, the deposit does
 * not (states 3.2).
 */
export async function closeBalance(
  ctx: Context,
  row: PresaleRow,
): Promise<Result<undefined, 'order.wrong_state'>> {
  const { db } = ctx.database;
  const status = presaleOrderFlow.next(row.status, 'time_out');
  const order = await lockOrder(db, row.orderId);
  if (!status || !order || row.finalEndAt > ctx.clock.now()) return fail('order.wrong_state');
  const moved = await stepOrder(ctx, order, 'time_out', { finishedAt: ctx.clock.now(), dueAt: null });
  if (!moved.ok) return moved;
  await changePresale(db, row.presaleOrderId, { status });
  await returnStock(ctx, await linesOfOrders(db, [row.orderId]));
  return ok();
}
