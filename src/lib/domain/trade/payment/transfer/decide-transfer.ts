import type { TransferDecision } from '#lib/contracts/bank-transfer.ts';
import { after, later } from '#lib/kernel/clock.ts';
import { CONFIRMED_ALONE_WITHIN, TWO_PEOPLE_FROM } from '#lib/kernel/limits.ts';
import { timer } from '#lib/kernel/timers.ts';
import { parseYuan, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { workplacesOf, type UserContext } from '#lib/domain/context.ts';
import { refuseNewcomers } from '#lib/domain/account/identity/index.ts';
import { notifyUser } from '#lib/domain/account/notice/index.ts';
import { balanceForUpdate, stepBalance, stepGroup } from '../../order/index.ts';
import { lockGroupOrder } from '../payable.repo.ts';
import { closePending, lockPayment } from '../payment.repo.ts';
import { settlePayment } from '../settle-payment.ts';
import { bankTransferFlow, type BankTransferState } from './bank-transfer.flow.ts';
import {
  changeTransfer,
  confirmedAlone,
  isPartyTo,
  isSlipUsed,
  lockSlip,
  lockTransfer,
  transferById,
  type BankTransferRow,
} from './bank-transfer.repo.ts';

/**
 * Locks order, payment and transfer, always in this order, so that two decisions never deadlock. Whoever buys, for
 * themselves or for their company, or works for a store that sells, may not decide.
 */
async function lockWaiting(
  ctx: UserContext,
  id: string,
): Promise<Result<BankTransferRow, 'transfer.not_found' | 'transfer.own'>> {
  const { db } = ctx.database;
  const found = await transferById(db, id);
  if (!found) return fail('transfer.not_found');
  const { uid } = ctx.actor;
  if (await isPartyTo(db, found.paymentId, { uid, stores: workplacesOf(ctx.actor) }))
    return fail('transfer.own');
  if (found.presaleOrderId) await balanceForUpdate(ctx, found.presaleOrderId);
  else await lockGroupOrder(db, found.groupOrderId);
  await lockPayment(db, found.paymentId);
  const row = await lockTransfer(db, id);
  return row ? ok(row) : fail('transfer.not_found');
}

const stateOf = (row: BankTransferRow): BankTransferState => row.status;

/**
 * The finance desk has seen the money. Large sums need a second person, and then nothing is paid by the first; so do
 * small ones of one buyer that one person has confirmed in a day, once they are a large sum together. Money
 * for an order that was cancelled or paid by then is booked and goes back by hand.
 */
export async function confirmTransfer(
  ctx: UserContext,
  { transfer_id: id, amount }: { transfer_id: string; amount: string },
): Promise<
  Result<
    TransferDecision,
    | FailureOf<typeof lockWaiting>
    | 'oversight.newcomer'
    | 'transfer.amount'
    | 'transfer.decided'
    | 'transfer.second_person'
    | 'transfer.serial_used'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const held = await lockWaiting(ctx, id);
    if (!held.ok) return held;
    const row = held.value;
    if (parseYuan(amount) !== row.amount) return fail('transfer.amount', { x: yuan(row.amount) }, 'amount');
    const { uid } = ctx.actor;
    const since = after(ctx.clock.now(), -CONFIRMED_ALONE_WITHIN);
    const before = await confirmedAlone(ctx.database.db, { buyer: row.uid, by: uid, since });
    const needsTwo = before + row.amount >= TWO_PEOPLE_FROM;
    const event = needsTwo && row.firstUid === null ? 'confirm_first' : 'confirm';
    const status = bankTransferFlow.next(stateOf(row), event);
    if (!status) return fail('transfer.decided');
    if (row.firstUid === uid) return fail('transfer.second_person');
    const refusal = needsTwo && (await refuseNewcomers(ctx, uid));
    if (refusal) return refusal;
    await lockSlip(ctx.database.db, row);
    if (await isSlipUsed(ctx.database.db, row)) return fail('transfer.serial_used');
    const people = row.firstUid === null ? { firstUid: uid } : { secondUid: uid };
    const decidedAt = status === 'confirmed' ? ctx.clock.now() : null;
    await changeTransfer(ctx.database.db, id, { status, decidedAt, ...people });
    ctx.log.warn({ transferId: id, by: uid, amount: row.amount, status }, 'transfer.confirmed');
    if (status !== 'confirmed') return ok({ status, outcome: null });
    return book(ctx, row);
  });
}

async function book(ctx: UserContext, row: BankTransferRow): Promise<Result<TransferDecision, never>> {
  const payment = (await lockPayment(ctx.database.db, row.paymentId))!;
  const outcome = await settlePayment(ctx, payment, { tradeNo: row.serialNo });
  return ok({ status: 'confirmed', outcome });
}

/**
 * The money has not come, or it is another sum: the order waits for its payment again, half an hour at least.
 */
export async function refuseTransfer(
  ctx: UserContext,
  { transfer_id: id, reason }: { transfer_id: string; reason: string },
): Promise<
  Result<TransferDecision, 'transfer.decided' | 'transfer.not_found' | 'transfer.own' | 'transfer.reason'>
> {
  const why = reason.trim();
  if (!why) return fail('transfer.reason', undefined, 'reason');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await lockWaiting(ctx, id);
    if (!held.ok) return held;
    const row = held.value;
    const status = bankTransferFlow.next(stateOf(row), 'refuse');
    if (!status) return fail('transfer.decided');
    const now = ctx.clock.now();
    await changeTransfer(db, id, { status, reason: why, decidedAt: now });
    await closePending(db, row.paymentId);
    await (row.presaleOrderId ? reopenBalance(ctx, row, why) : reopenOrder(ctx, row, why));
    ctx.log.warn({ transferId: id, by: ctx.actor.uid }, 'transfer.refused');
    return ok({ status, outcome: null });
  });
}

/** The order is unpaid again, and its buyer gets the reason. */
async function reopenOrder(ctx: UserContext, row: BankTransferRow, reason: string): Promise<void> {
  const order = await lockGroupOrder(ctx.database.db, row.groupOrderId);
  if (order?.status !== 'verifying') return;
  const closesAt = later(order.closesAt, after(ctx.clock.now(), timer('unpaid_order')));
  await stepGroup(ctx, order, 'refuse_voucher', { closesAt });
  await ctx.jobs.send('order.close_unpaid', { groupOrderId: order.groupOrderId }, { at: closesAt });
  const link = `/payment?orderId=${row.groupOrderId}`;
  await notifyRefused(ctx, row, { sn: order.groupOrderSn, reason }, link);
}

/** The balance is due again, and its buyer gets the reason. */
async function reopenBalance(ctx: UserContext, row: BankTransferRow, reason: string): Promise<void> {
  const balance = await balanceForUpdate(ctx, row.presaleOrderId ?? '');
  if (balance?.status !== 'verifying') return;
  const finalEndAt = later(balance.finalEndAt, after(ctx.clock.now(), timer('unpaid_order')));
  await stepBalance(ctx, balance, 'refuse_voucher', { finalEndAt });
  const link = `/payment?type=presell&orderId=${balance.presaleOrderId}`;
  await notifyRefused(ctx, row, { sn: balance.presaleOrderSn, reason }, link);
}

const notifyRefused = (
  ctx: UserContext,
  { uid }: BankTransferRow,
  params: { sn: string; reason: string },
  link: string,
) => notifyUser(ctx, { uid, kind: 'transfer.refused', params, link });
