import type { HandRefund, HandRefundState } from '#lib/contracts/bank-transfer.ts';
import { TWO_PEOPLE_FROM } from '#lib/kernel/limits.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { workplacesOf, type UserContext } from '#lib/domain/context.ts';
import { refuseNewcomers } from '#lib/domain/account/identity/index.ts';
import { paidWithNumber } from '../../ledger/index.ts';
import { lockPayment } from '../payment.repo.ts';
import { bookRefund } from '../refund/send-refund.ts';
import {
  isPartyTo,
  lockRefund,
  noteFirstSender,
  refundsByHand,
  setRefundTradeNo,
  transfersOf,
} from './bank-transfer.repo.ts';

/** Refunds of bank transfers that a person must send from the mall's account, with the account they came from. */
export async function listHandRefunds(
  ctx: UserContext,
  asked: { page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; list: HandRefund[] }, never>> {
  const { db } = ctx.database;
  const found = await refundsByHand(db, asked);
  const list: HandRefund[] = [];
  for (const { refund, payment, firstBy } of found.list) {
    const from = (await transfersOf(db, payment.targetId)).find((row) => row.paymentId === payment.paymentId);
    list.push({
      refund_id: refund.refundPaymentId,
      amount: yuan(refund.amount),
      payer_name: from?.payerName ?? '',
      bank: from?.bank ?? '',
      serial_no: from?.serialNo ?? '',
      is_half_confirmed: refund.firstUid !== null,
      first_by: firstBy ?? '',
      is_own_first: refund.firstUid === ctx.actor.uid,
      create_time: refund.createdAt.toISOString(),
    });
  }
  return ok({ count: found.count, list });
}

/**
 * Confirms that the money was sent back at the bank: the refund is done and booked, once. A large sum is booked when a
 * second person confirms it with the same bank reference; the first one may correct it until then.
 */
export async function confirmHandRefund(
  ctx: UserContext,
  { refund_id: id, trade_no: tradeNo }: { refund_id: string; trade_no: string },
): Promise<
  Result<
    HandRefundState,
    | 'oversight.newcomer'
    | 'request.not_found'
    | 'transfer.decided'
    | 'transfer.own'
    | 'transfer.second_person'
    | 'transfer.serial_other'
    | 'transfer.serial_sent'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const refund = await lockRefund(db, id);
    const payment = refund && (await lockPayment(db, refund.paymentId));
    if (payment?.provider !== 'offline') return fail('request.not_found');
    const { uid } = ctx.actor;
    if (await isPartyTo(db, payment.paymentId, { uid, stores: workplacesOf(ctx.actor) }))
      return fail('transfer.own');
    if (refund?.status === 'done') return fail('transfer.decided');
    const sn = await paidWithNumber(db, tradeNo);
    if (sn) return fail('transfer.serial_sent', { sn }, 'trade_no');
    const needsTwo = refund!.amount >= TWO_PEOPLE_FROM;
    const refusal = needsTwo && (await refuseNewcomers(ctx, uid));
    if (refusal) return refusal;
    const isCorrected = refund!.firstUid === uid && refund!.tradeNo !== tradeNo;
    if (needsTwo && (refund!.firstUid === null || isCorrected)) {
      await noteFirstSender(db, id, { firstUid: uid, tradeNo });
      ctx.log.warn({ refundPaymentId: id, by: uid }, 'transfer.refund_half_confirmed');
      return ok({ status: 'half_confirmed' });
    }
    if (refund!.firstUid === uid) return fail('transfer.second_person');
    if (refund!.firstUid !== null && refund!.tradeNo !== tradeNo)
      return fail('transfer.serial_other', undefined, 'trade_no');
    await setRefundTradeNo(db, id, tradeNo);
    await bookRefund(ctx, refund!, payment);
    ctx.log.warn({ refundPaymentId: id, by: uid }, 'transfer.refund_sent');
    return ok({ status: 'done' });
  });
}
